import type { Amounts } from '../document/amounts.ts';
import type { Row } from '../page/rows.ts';
import type { Item } from './find-items.ts';

/** A name (給食費 10月分, 24ヶ月点検, too) and its amount, with nothing between two of them but space or a stroke. */
const PAIR =
  /[\s/／]*(?<name>(?:\d{1,2}(?=[ヶケか]月))?\p{L}(?:[^\d¥\\:：/／]|\d{1,2}(?=\p{L})){0,18}?)\s*(?:\s\d{1,2}[A-Za-z個枚本]{0,2}(?:@[\d,]{1,9})?\s+)?[¥\\]?(?<amount>(?:\d{1,3}(?:,\d{3})+|\d{2,3}))円?(?=\s|[/／]|$)/uy;
/** 内訳 機器点検 60,000円: what the row is, in front of its charges. */
const HEADING =
  /^\s*(?:(?:ご?利用)?(?:内訳|明細|(?:作業)?内容|品目|品名|商品名?|部品|(?:実費|立替金?|(?:法定|諸)費用)(?:[(（][^()（）\d]{1,8}[)）])?)[\s:：]+|【[^【】]{2,20}】\s*)/;
/** Sums, taxes, payments and readings of a meter are no charges; what golf clubs and inns collect for the town is one. */
export const NO_CHARGE =
  /計|(?<!利用|入湯|宿泊|引取|重量|自動車|免許)税|(?<![月年日定])額|対象|入金|現金|釣|預|残高|前回|今回|番号/;
const OUTSIDE_TAX = /(?:利用|入湯|宿泊|引取|重量|免許)税$/;

/**
 * `基本料金 1,900   従量料金 11,040`: bills of utilities set their charges side by side. Such a row is several items where
 * they, and not the one that was read, make the sum of the paper.
 */
export function withChargesInARow(rows: readonly Row[], items: readonly Item[], amounts: Amounts): Item[] | null {
  const known = goalsOf(amounts);
  if (known.length === 0 || known.includes(sumOf(items))) return null;
  // 課税小計 59,000 消費税 5,900 … 総合計 117,650 with charges outside the tax: on which side it lies is said nowhere.
  const goals = amounts.tax === null ? known : [...known, amounts.total! - amounts.tax];
  const split = rows.map((row) => ({ row, charges: chargesOf(row) })).filter(({ charges }) => charges.length > 1);
  if (split.length === 0) return null;
  const taken = new Set(split.map(({ row }) => row.index));
  const others = items.filter((item) => !item.rows.some((row) => taken.has(row.index)));
  const all = [...others, ...split.flatMap(({ charges }) => charges)];
  return goals.includes(sumOf(all)) ? all.sort((a, b) => a.rows[0]!.index - b.rows[0]!.index) : null;
}

const TAX_REMARK = /^\s*[(（](?:各|全て|すべて)?(?:税[込抜]み?|[非不]課税)[)）]\s*$/;

/** What the goods may add up to. */
export const goalsOf = ({ total, subtotal, tax, taxIncluded }: Amounts): readonly (number | null)[] =>
  total === null ? [] : [taxIncluded === false && tax !== null ? total - tax : total, subtotal];

export const sumOf = (items: readonly Item[]): number => items.reduce((sum, item) => sum + item.amount, 0);

/** The charges of a row that holds nothing else. */
function chargesOf(row: Row): Item[] {
  const found: Item[] = [];
  const from = HEADING.exec(row.text)?.[0].length ?? 0;
  PAIR.lastIndex = from;
  for (let end = from; row.text.slice(end).trim() !== ''; end = PAIR.lastIndex) {
    const match = PAIR.exec(row.text);
    const { name, amount } = match?.groups ?? {};
    const value = Number(amount?.replaceAll(',', ''));
    // … 計 88,000円: the row sums itself up.
    // 本体 16,500 / 配達料 3,300 (各税込)
    if (found.length > 1 && TAX_REMARK.test(row.text.slice(end))) return found;
    if (name === '計' && value === sumOf(found) && row.text.slice(PAIR.lastIndex).trim() === '') return found;
    if (!match || NO_CHARGE.test(name!)) return [];
    const start = match.index + match[0].indexOf(name!);
    found.push(chargeOf(row, name!, start, value));
  }
  return found;
}

/** A name and its amount in a row, and nothing more known of it. */
export const chargeOf = (row: Row, name: string, start: number, amount: number): Item => ({
  description: name,
  quantity: null,
  unitPrice: null,
  amount,
  discount: null,
  rate: null,
  mark: null,
  zeroRated: OUTSIDE_TAX.test(name),
  rows: [row],
  source: { row, start, end: start + name.length },
  probability: 1,
});
