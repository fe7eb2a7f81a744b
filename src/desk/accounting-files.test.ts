import assert from 'node:assert/strict';
import { test } from 'node:test';
import { booked, receipt } from '../../testkit/desk/records.ts';
import { accountingFile, cut } from './accounting-files.ts';
import { DEFAULT_BOOKS } from './bookkeeping.settings.ts';
import { journalOf } from './journal.ts';

const TWO_RATES = receipt({
  issuer: 'スーパー髙橋〜駅前店',
  total: 3296,
  taxes: [
    { rate: 10, taxable_amount: 1000, tax: 100, basis: 'excl' },
    { rate: 8, taxable_amount: 2196, tax: 162, basis: 'incl' },
  ],
  method: 'credit_card',
  date: '2026-10-31',
  summary: '会議用, 茶菓',
});
const UNREGISTERED = receipt({
  issuer: '喫茶ポプラ',
  number: null,
  verdict: 'unknown',
  decision: 'no_registration_number',
});
const PILE = [booked(UNREGISTERED, 'b.pdf', '会議費'), booked(TWO_RATES, 'a.jpg')];
const entries = journalOf(PILE, DEFAULT_BOOKS).entries;

test('freee: the template of 21 columns, UTF-8 with a byte-order mark, further rates without the columns of the whole', () => {
  const { bytes } = accountingFile('freee', entries, DEFAULT_BOOKS);
  assert.equal(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    '\ufeff収支区分,管理番号,発生日,決済期日,取引先コード,取引先,勘定科目,税区分,金額,税計算区分,税額,備考,品目,部門,メモタグ（複数指定可、カンマ区切り）,セグメント1,セグメント2,セグメント3,決済日,決済口座,決済金額\r\n' +
      '支出,,2026/10/31,,,スーパー髙橋〜駅前店,消耗品費,課対仕入10%,1100,内税,100,"会議用, 茶菓",,,,,,,,,\r\n' +
      ',,,,,,消耗品費,課対仕入8%（軽）,2196,内税,162,"会議用, 茶菓",,,,,,,,,\r\n' +
      '支出,,2026/11/03,,,喫茶ポプラ,会議費,課対仕入（控70）10%,2200,内税,,文具代 70%控除対象,,,,,,,2026/11/03,現金,2200\r\n',
  );
});

test('freee: a receipt is settled from the account that is named for its payment method', () => {
  const wallets = { ...DEFAULT_BOOKS.wallets, credit_card: '会社カード' };
  const { bytes } = accountingFile('freee', entries, { ...DEFAULT_BOOKS, wallets });
  const [, first, second] = new TextDecoder().decode(bytes).split('\r\n');
  assert.match(first!, /,2026\/10\/31,会社カード,3296$/);
  assert.match(second!, /,,,$/);
});

test('Money Forward: 27 columns in Shift_JIS, one number per entry, the invoice class beside the tax class', () => {
  const { bytes, missing } = accountingFile('moneyforward', entries, DEFAULT_BOOKS);
  assert.deepEqual(missing, []);
  // Windows has one wave sign: what was typed as the other one comes back as it.
  assert.equal(
    new TextDecoder('shift_jis').decode(bytes),
    '取引No,取引日,借方勘定科目,借方補助科目,借方部門,借方取引先,借方税区分,借方インボイス,借方金額(円),借方税額,貸方勘定科目,貸方補助科目,貸方部門,貸方取引先,貸方税区分,貸方インボイス,貸方金額(円),貸方税額,摘要,仕訳メモ,タグ,MF仕訳タイプ,決算整理仕訳,作成日時,作成者,最終更新日時,最終更新者\r\n' +
      '1,2026/10/31,消耗品費,,,スーパー髙橋～駅前店,課税仕入 10%,適格,1100,100,未払金,,,スーパー髙橋～駅前店,対象外,,1100,,"スーパー髙橋～駅前店 会議用, 茶菓",a.jpg,,,,,,,\r\n' +
      '1,2026/10/31,消耗品費,,,スーパー髙橋～駅前店,課税仕入 (軽)8%,適格,2196,162,未払金,,,スーパー髙橋～駅前店,対象外,,2196,,"スーパー髙橋～駅前店 会議用, 茶菓",a.jpg,,,,,,,\r\n' +
      '2,2026/11/03,会議費,,,喫茶ポプラ,課税仕入 10%,70%控除,2200,,現金,,,喫茶ポプラ,対象外,,2200,,喫茶ポプラ 文具代 70%控除対象,b.pdf,,,,,,,\r\n',
  );
});

test('Yayoi: 25 columns without a header, exact bytes in Shift_JIS', () => {
  const { bytes } = accountingFile('yayoi', entries.slice(1), DEFAULT_BOOKS);
  const text =
    '2000,,,2026/11/03,会議費,,,課対仕入込10%区分70%,2200,,現金,,,対象外,2200,,喫茶ポプラ 文具代 70%控除対象,,,0,,b.pdf,0,0,no\r\n';
  assert.equal(new TextDecoder('shift_jis').decode(bytes), text);
  assert.equal(
    Buffer.from(bytes.slice(0, 24)).toString('hex'),
    `${Buffer.from('2000,,,2026/11/03,').toString('hex')}89ef8b6394ef`,
    '会議費',
  );
  assert.equal(text.trimEnd().split(',').length, 25);
});

test('Yayoi: a receipt from before the invoice system has no invoice class', () => {
  const old = journalOf([booked(receipt({ date: '2023-09-30', number: null }))], DEFAULT_BOOKS).entries;
  assert.match(
    new TextDecoder('shift_jis').decode(accountingFile('yayoi', old, DEFAULT_BOOKS).bytes),
    /,課対仕入込10%,2200,200,/,
  );
});

test('a text is cut at the width the product counts', () => {
  assert.equal(cut('ｶﾌﾞｼｷabc株式会社', 13), 'ｶﾌﾞｼｷabc株式');
});
