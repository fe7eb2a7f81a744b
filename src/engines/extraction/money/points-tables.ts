import type { Row } from '../page/rows.ts';
import type { MoneyFact } from './facts.ts';

/** A heading of the columns, not the count of things that were bought. */
const HEADING = /(?<!合計|買上げ?)点数(?!\d)/;
/** One point is ten yen in the schedule of medical fees (診療報酬の算定方法). */
const YEN_A_POINT = 10;

/**
 * `区分  点数  金額` over `検査  640  6,400`: what a treatment is worth in points and yen. The patient pays a share of it that
 * stands below; no row of the table, and not its sum, is a sum of the paper.
 */
export function pointsRows(rows: readonly Row[]): ReadonlySet<Row> {
  const head = rows.findIndex(({ tight }) => HEADING.test(tight) && /金額|費用/.test(tight) && !/\d/.test(tight));
  const found = new Set<Row>();
  if (head < 0) return found;
  for (const row of rows.slice(head + 1, head + 1 + MOST_ROWS)) {
    const [points, yen, ...more] = (row.text.match(/(?<![\d,.])\d[\d,]*(?![\d,.])/g) ?? []).slice(-2).map(worth);
    if (points === undefined || yen === undefined || more.length > 0 || points * YEN_A_POINT !== yen) continue;
    found.add(row);
  }
  return found.size > 1 ? found : new Set();
}
const MOST_ROWS = 30;
const worth = (printed: string): number => Number(printed.replaceAll(',', ''));

/** Their amounts are no money of the paper. */
export function withoutPoints(rows: readonly Row[], facts: readonly MoneyFact[]): MoneyFact[] {
  const points = pointsRows(rows);
  return points.size === 0
    ? [...facts]
    : facts.map((fact) => (points.has(fact.row) ? { ...fact, kind: 'ignore', word: '点数' } : fact));
}
