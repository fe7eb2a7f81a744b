import type { Place } from '../candidates/candidate.ts';
import type { Item } from '../items/find-items.ts';
import type { MoneySolution } from '../money/solve.ts';
import type { Amounts } from './amounts.ts';

/** Points on a line from raw score to measured share of right values; between them straight. */
type Curve = readonly (readonly [score: number, probability: number])[];

// Fitted on the written development cases and the development layouts, and kept a step below what was measured there:
// real papers are harder than written ones.
const SUPPLIER: Curve = [
  [0, 0.1],
  [0.5, 0.45],
  [0.8, 0.75],
  [0.95, 0.92],
  [1, 0.98],
];
const DATE: Curve = [
  [-2.5, 0.2],
  [-1, 0.4],
  [0, 0.55],
  [0.8, 0.9],
  [2, 0.96],
  [4, 0.985],
  [6, 0.99],
];

function read(curve: Curve, score: number): number {
  const [first] = curve;
  if (score <= first![0]) return first![1];
  for (let i = 1; i < curve.length; i++) {
    const [[x0, y0], [x1, y1]] = [curve[i - 1]!, curve[i]!];
    if (score <= x1) return y0 + ((y1 - y0) * (score - x0)) / (x1 - x0);
  }
  return curve.at(-1)![1];
}

export const ofSupplier = (score: number): number => read(SUPPLIER, score);
export const ofDate = (score: number): number => read(DATE, score);

/** A total that closes a lawful equation is nearly certain; a lone figure is not. */
export function ofTotal(solution: MoneySolution, amounts: Amounts): number {
  if (amounts.total === null || !solution.total) return 0;
  if (amounts.disproved !== null) return 0.7;
  const lawful =
    solution.groups.length > 0 && solution.groups.every((group) => group.tax === null || group.rounding !== null);
  if (solution.closes && lawful) return solution.total.labelled ? 0.985 : 0.85;
  if (solution.closes) return solution.total.labelled ? 0.93 : 0.6;
  if (amounts.amountCheck === 'failed') return 0.55;
  if (!solution.total.labelled) return 0.5;
  return amounts.amountCheck === 'passed' ? 0.96 : Math.min(0.92, 0.6 + solution.total.score * 0.04);
}

export function ofTax(amounts: Amounts): number {
  if (amounts.groups.length === 0) return amounts.tax === null ? 0 : 0.6;
  const lawful = amounts.groups.every((group) => group.tax === null || group.rounding !== null);
  if (amounts.amountCheck === 'passed' && lawful) return 0.97;
  return lawful ? 0.8 : 0.6;
}

export function ofItems(items: readonly Item[], amounts: Amounts): number {
  const sum = items.reduce((value, item) => value + item.amount, 0);
  const bases = amounts.groups.reduce((value, group) => value + group.base, 0);
  return sum === amounts.total || sum === bases || sum === amounts.subtotal ? 0.95 : 0.6;
}

/** What the recogniser was unsure of cannot be surer afterwards. */
export const withOcr = (value: number, { row, start, end }: Place): number =>
  Math.round(value * Math.min(1, 0.2 + row.confidence(start, end) * 0.8) * 1000) / 1000;
