import type { Analysis } from '../document/analysis.ts';
import { ISSUE_LABEL, type ResolvedDate } from '../document/dates.ts';
import { contextOf } from '../page/context.ts';
import { compact, differing } from './dated-numbers.ts';

const OWN_LABEL = new RegExp(`${ISSUE_LABEL.source}|(?:請求書|領収[書証]|レシート)$`);

/** A second day without a label of its own, one digit away from this one: one of the two is misread. */
export function isMisprint(analysis: Analysis, date: ResolvedDate): boolean {
  return analysis.dates.slice(0, 40).some((other) => {
    if (isSaidAgain(date, other)) return true;
    if (other.row === date.row || other.hit.notation === 'compact' || headsGoods(other)) return false;
    if (differing(compact(other.value), compact(date.value)) !== 1) return false;
    const { left, right, above } = contextOf(analysis.rows, other, 14);
    const label = left.replace(/.*\d(?=\D*$)/, '');
    // One end of a period is no day of the paper.
    if (/[-~〜–]$/.test(left) || /^[-~〜–]/.test(right)) return false;
    // 納品日 2026/11/04、2026/11/10: the second of a list bears the label of the first.
    if (/\d日?[、,・]\s*$/.test(left) || /元(?:レシート|取引|領収|請求)|ご?利用(?:年月)?日[:：]?\s*$/.test(label))
      return false;
    // 請求書 2026年9月20日締: the closing day is not the paper's; (2026/02/25 入金確認) and an order's day are others, too.
    if (/^[(（]?[締〆]|^(?:入金|着金|受付|注文|受注|発送|納品|申込)/.test(right)) return false;
    if (/(?:注文|受注|予約|申込)(?:番号|No\.?)?[:：]?[\dA-Za-z-]*[(（]?$/.test(left)) return false;
    return (label + right + above).replace(/[^\p{L}]/gu, '') === '' || OWN_LABEL.test(label);
  });
}

/** `発行日 26/10/15  2026年10月15日`: the same day in another form, directly behind the labelled one. */
function isSaidAgain(date: ResolvedDate, other: Analysis['dates'][number]): boolean {
  if (other.row !== date.row || differing(compact(other.value), compact(date.value)) !== 1) return false;
  const [first, second] = date.start < other.start ? [date, other] : [other, date];
  // 2026/10/31 2026/11/30 are the values of two columns: it is the other form that says the day again.
  if (formOf(date) === formOf(other)) return false;
  return (
    OWN_LABEL_BEFORE.test(date.row.text.slice(0, first.start)) &&
    /^[\s(（/]*$/.test(date.row.text.slice(first.end, second.start))
  );
}
const formOf = ({ row, start, end }: Pick<ResolvedDate, 'row' | 'start' | 'end'>): string =>
  row.text.slice(start, end).replace(/\d/g, '0');
const OWN_LABEL_BEFORE = new RegExp(`(?:${ISSUE_LABEL.source})\\s?[:：]?\\s*$`);

/** `2026/11/10 F-31 ホワイトボード脚 3,500 2 組 10% 7,000`: the day of what was sold, at the head of its row. */
const headsGoods = ({ row, start, end }: Analysis['dates'][number]): boolean =>
  row.text.slice(0, start).trim() === '' && GOODS_BEHIND.test(row.text.slice(end));
const GOODS_BEHIND = /^\s.*\p{L}{2}.*\s[¥\\]?\d{1,3}(?:,\d{3})+円?\s*$/u;
