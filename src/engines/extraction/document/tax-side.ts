import type { Row } from '../page/rows.ts';
import type { Amounts } from './amounts.ts';

/** 税込, 消費税込み, 消費税10%込, 税を含む. */
const INSIDE = /税込|税(?:\d{1,2}%)?(?:込|を含|含む)|tax(?:included|incl)/i;
const OUTSIDE = /税抜|税別|taxexcluded/i;
/** (消費税込・サービス料込): said of the whole paper, on a row of its own. */
const ALONE =
  /^[(（※]?(?:全て|すべて|価格は|金額は|表示は)?(?:消費)?税(?:\d{1,2}%)?込(?:み|価格|・[^\d¥]{0,10}込み?)?(?:です)?[)）]?$/;
/** 但 庭木剪定代(消費税10%込): what was paid for, with the tax in it. */
const PURPOSE = /^但/;

const NET = /^(?:税抜)?(?:小計|計)|^税抜/;
const TAX_ON_TOP = /^(?:外税|(?:消費)?税(?!込|抜)|[(（]?外税)/;
const TAX_INSIDE = /内消費税|内税|うち(?:消費)?税|[(（]内(?:消費)?税/;
const SUM = /^(?:総?合計|(?:御|ご)?請求|お会計|総計)/;

/** On which side of the prices the tax lies, by the words of a paper whose taxes do not tell: not printed, or unreadable. */
export function sideOfTax(rows: readonly Row[], { total, totalFact }: Amounts): 'incl' | 'excl' | null {
  if (total === null) return null;
  const printed = printOf(total);
  for (const row of rows) {
    const isTotal = row === totalFact?.row || printed.test(row.tight);
    if (ALONE.test(row.tight) || ((isTotal || PURPOSE.test(row.tight)) && INSIDE.test(row.tight))) return 'incl';
    if (isTotal && OUTSIDE.test(row.tight)) return 'excl';
  }
  return byOrder(rows);
}

/** 165,000 or 165000, and no part of a longer number. */
const printOf = (total: number): RegExp =>
  new RegExp(String.raw`(?<![\d,.])(?:${total.toLocaleString('en-US')}|${total})(?![\d,]|\.\d)`);

/** 小計, below it 消費税, below it 合計: put on top, whatever the figures say. */
function byOrder(rows: readonly Row[]): 'incl' | 'excl' | null {
  if (rows.some(({ tight }) => TAX_INSIDE.test(tight))) return 'incl';
  const net = rows.findIndex(({ tight }) => NET.test(tight));
  const tax = rows.findIndex(({ tight }, index) => index > net && TAX_ON_TOP.test(tight));
  const isBelow = rows.some(({ tight }, index) => index > tax && SUM.test(tight));
  return net >= 0 && tax > net && isBelow ? 'excl' : null;
}
