import type { Booked } from './journal.ts';
import { grossOf } from './recheck.ts';
import { type DeskRecord, money } from './record.ts';

export interface MonthSum {
  readonly month: string;
  readonly count: number;
  readonly total: number;
  /** Amount with tax and the tax, per rate; -1 stands for amounts without a rate. */
  readonly rates: ReadonlyMap<number, { readonly gross: number; readonly tax: number }>;
}

/** Bills in yen by month: what an accountant compares with the books. */
export function sumsByMonth(pile: readonly Booked[]): MonthSum[] {
  const months = new Map<
    string,
    { count: number; total: number; rates: Map<number, { gross: number; tax: number }> }
  >();
  for (const { record } of pile) {
    const total = money(record.values.total);
    if (record.kind === 'card' || total === null || (record.values.currency || 'JPY') !== 'JPY') continue;
    const month = (record.values.date ?? '').slice(0, 7);
    const sum = months.get(month) ?? { count: 0, total: 0, rates: new Map() };
    sum.count++;
    sum.total += total;
    for (const [rate, gross, tax] of ratesOf(record, total)) {
      const known = sum.rates.get(rate) ?? { gross: 0, tax: 0 };
      sum.rates.set(rate, { gross: known.gross + gross, tax: known.tax + tax });
    }
    months.set(month, sum);
  }
  return [...months].map(([month, sum]) => ({ month, ...sum })).sort((a, b) => a.month.localeCompare(b.month));
}

const ratesOf = ({ taxes }: DeskRecord, total: number): [number, number, number][] =>
  taxes.length === 0 ? [[-1, total, 0]] : taxes.map((row) => [row.rate, grossOf(row) ?? row.base, row.tax ?? 0]);

/** Sorted copies: amounts by size, the rest as text; what has no value stands last in both directions. */
export function sorted<T>(rows: readonly T[], value: (row: T) => string | number | null, descending: boolean): T[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    const [missing, otherMissing] = [one === null || one === '', other === null || other === ''];
    if (missing || otherMissing) return Number(missing) - Number(otherMissing);
    if (typeof one === 'number' && typeof other === 'number') return (one - other) * direction;
    return String(one).localeCompare(String(other), 'ja') * direction;
  });
}
