import { anyOf } from '../../../japan/any-of.ts';
import type { Row } from '../page/rows.ts';
import type { Place } from './candidate.ts';

export interface BankAccount extends Place {
  readonly bankName: string;
  readonly branch: string | null;
  readonly type: string | null;
  readonly number: string | null;
  readonly holder: string | null;
}

const BANK_NAME = /(?<name>[^\s:：、,()（）]{1,16}?(?:銀行|信用金庫|信金|信用組合|農業協同組合|労働金庫|ゆうちょ))/;
const namesBank = anyOf([/銀行|信用金庫|信金|信用組合|農業協同組合|労働金庫|ゆうちょ/]);
const BRANCH = /(?<branch>[^\s:：、,]{1,16}?(?:支店|本店営業部|営業部|本店|出張所|店))/;
const ACCOUNT = /(?<type>普通|当座|貯蓄|総合)(?:預金|口座)?\s*(?:No\.?|口座番号)?[:：]?\s*(?<number>\d{6,8})/i;

/** Rows that belong to the transfer account; nothing in them names a party of the document. */
export const isBankRow = (row: Row): boolean =>
  /振込先|お振込|振込口座|口座名義|口座番号|銀行名|支店名|(?:銀行|信用金庫|信用組合).*(?:支店|本店|普通|当座)|(?:普通|当座)(?:預金|口座)?[:：]?\s*\d{6,8}|名義[:：]/.test(
    row.tight,
  ) ||
  (row.index > 0 && HOLDER.test(row.tight));
/** カ)ミホン: how banks write the holder of an account; in the first row of a paper it is who made it out. */
const HOLDER = /^(?:カ\)|ユ\)|ド\))(?!.*(?:株式|有限|合同)会社)/;

/** The account a payment goes to, from one row or a block of rows. */
export function findBankAccount(rows: readonly Row[]): BankAccount | null {
  for (const row of rows) {
    if (!namesBank(row.text)) continue;
    const bank = BANK_NAME.exec(
      row.text.replace(/(?:お?振込先|振込口座|銀行名|取引銀行|Bank)[:：]?\s*/gi, (label) => ' '.repeat(label.length)),
    );
    if (!bank) continue;
    const block = rows
      .slice(row.index, row.index + 5)
      .map((entry) => entry.text)
      .join('\n');
    const account = ACCOUNT.exec(block);
    if (!account) continue;
    const afterBank = block.slice(block.indexOf(bank.groups!.name!) + bank.groups!.name!.length, account.index);
    const branch = BRANCH.exec(afterBank.replace(/支店名[:：]?/g, ''))?.groups?.branch?.trim() ?? null;
    const afterNumber = block.slice(account.index + account[0].length);
    const holder =
      /^\s*(?:(?:口座)?名義(?:人)?[:：]?\s*)?([^\n]{2,40})/.exec(afterNumber.replace(/^\n+/, ''))?.[1]?.trim() ?? null;
    return {
      row,
      start: bank.index,
      end: bank.index + bank[0].length,
      bankName: bank.groups!.name!,
      branch,
      type: account.groups!.type!,
      number: account.groups!.number!,
      holder: holder?.replace(/^(?:口座)?名義(?:人)?[:：]?\s*/, '') ?? null,
    };
  }
  return null;
}
