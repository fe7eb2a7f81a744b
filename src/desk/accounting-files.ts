import type { BookSettings, Target } from './bookkeeping.settings.ts';
import { csvFile, type ExportFile } from './csv.ts';
import { codeOf, describe, type Entry } from './journal.ts';
import { SYSTEM_BEGAN } from './transitional.ts';

const slashed = (date: string): string => date.replaceAll('-', '/');

/** Cuts at a width counted as the products count it: one for ASCII and half-width kana, two for the rest. */
export function cut(text: string, width: number): string {
  let used = 0;
  let kept = '';
  for (const char of text) {
    used += /[\u0020-\u007e\uff61-\uff9f]/.test(char) ? 1 : 2;
    if (used > width) break;
    kept += char;
  }
  return kept;
}

/**
 * freee 会計, 取引のインポート: the 21 columns of its template (support.freee.co.jp/hc/ja/articles/202847320).
 * Further lines of one transaction leave the columns that stand for the whole empty. 決済口座 is one of freee's 口座, not
 * an account title: where no name of one is known the transaction is imported as not settled yet.
 */
const FREEE_HEADER =
  '収支区分,管理番号,発生日,決済期日,取引先コード,取引先,勘定科目,税区分,金額,税計算区分,税額,備考,品目,部門,メモタグ（複数指定可、カンマ区切り）,セグメント1,セグメント2,セグメント3,決済日,決済口座,決済金額';

function freeeRows(entries: readonly Entry[], settings: BookSettings) {
  return entries.flatMap((entry) =>
    entry.lines.map((line, index) => {
      const isFirst = index === 0;
      const once = (value: string | number) => (isFirst ? value : '');
      const date = slashed(entry.date);
      const wallet = entry.isPaid ? (settings.wallets[entry.method] ?? settings.wallets.other ?? '') : '';
      return [
        once('支出'),
        once(entry.number),
        once(date),
        once(entry.isPaid ? '' : slashed(entry.dueDate)),
        '',
        once(entry.issuer),
        entry.debit,
        codeOf(line, 'freee', settings),
        line.amount,
        '内税',
        line.tax,
        describe({ ...entry, issuer: '', number: '' }, line),
        '',
        '',
        '',
        '',
        '',
        '',
        ...(wallet === '' ? ['', '', ''] : [once(date), once(wallet), once(entry.total)]),
      ];
    }),
  );
}

/**
 * マネーフォワード クラウド会計, 仕訳帳のインポート: 27 columns, A to AA
 * (biz.moneyforward.com/support/account, 「仕訳帳」をインポートする). Lines with one 取引No are one entry.
 */
const MONEYFORWARD_HEADER =
  '取引No,取引日,借方勘定科目,借方補助科目,借方部門,借方取引先,借方税区分,借方インボイス,借方金額(円),借方税額,貸方勘定科目,貸方補助科目,貸方部門,貸方取引先,貸方税区分,貸方インボイス,貸方金額(円),貸方税額,摘要,仕訳メモ,タグ,MF仕訳タイプ,決算整理仕訳,作成日時,作成者,最終更新日時,最終更新者';

function moneyforwardRows(entries: readonly Entry[], settings: BookSettings) {
  return entries.flatMap((entry, index) =>
    entry.lines.map((line) => {
      const isTaxed = /^(full|part)/.test(line.codeKey);
      // Before the invoice system there was nothing to say.
      const isBefore = entry.date < SYSTEM_BEGAN;
      const invoice = !isTaxed || isBefore ? '' : line.percent === 100 ? '適格' : `${line.percent}%控除`;
      return [
        index + 1,
        slashed(entry.date),
        entry.debit,
        '',
        '',
        entry.issuer,
        codeOf(line, 'moneyforward', settings),
        invoice,
        line.amount,
        line.tax,
        entry.credit,
        '',
        '',
        entry.issuer,
        '対象外',
        '',
        line.amount,
        '',
        cut(describe(entry, line), 200),
        entry.booked.file,
        ...Array<string>(7).fill(''),
      ];
    }),
  );
}

/**
 * 弥生会計, 仕訳データ: 25 columns without a header, flag 2000 for an entry that is no slip
 * (support.yayoi-kk.co.jp/subcontents.html?page_id=18545). Widths: accounts 24, 摘要 64, in half-width characters.
 */
function yayoiRows(entries: readonly Entry[], settings: BookSettings) {
  return entries.flatMap((entry) =>
    entry.lines.map((line) => [
      '2000',
      '',
      '',
      slashed(entry.date),
      cut(entry.debit, 24),
      '',
      '',
      // Invoice classes exist from the day the system began.
      codeOf(line, 'yayoi', settings).replace(entry.date < SYSTEM_BEGAN ? '適格' : '', ''),
      line.amount,
      line.tax,
      cut(entry.credit, 24),
      '',
      '',
      '対象外',
      line.amount,
      '',
      cut(describe(entry, line), 64),
      '',
      entry.isPaid ? '' : slashed(entry.dueDate),
      '0',
      '',
      cut(entry.booked.file, 180),
      '0',
      '0',
      'no',
    ]),
  );
}

const MAKERS = {
  freee: { name: 'freee-torihiki.csv', header: FREEE_HEADER, rows: freeeRows },
  moneyforward: { name: 'moneyforward-shiwake.csv', header: MONEYFORWARD_HEADER, rows: moneyforwardRows },
  yayoi: { name: 'yayoi-shiwake.csv', header: null, rows: yayoiRows },
};

/** The file that one of the products imports. */
export function accountingFile(target: Target, entries: readonly Entry[], settings: BookSettings): ExportFile {
  const { name, header, rows } = MAKERS[target];
  const body = rows(entries, settings);
  return csvFile(name, header === null ? body : [header.split(','), ...body], settings.encodings[target]);
}
