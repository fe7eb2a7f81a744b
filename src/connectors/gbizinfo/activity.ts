export interface ActivityRecord {
  readonly date: string | null;
  readonly amount: number | null;
  readonly agency: string | null;
  readonly category: string | null;
}

export const AMOUNT_BANDS = ['none', 'lt_1m', '1m_10m', '10m_100m', 'gte_100m', 'undisclosed'] as const;
export type AmountBand = (typeof AMOUNT_BANDS)[number];

interface Money {
  readonly count: number;
  readonly latestDate: string | null;
  readonly agencies: readonly string[];
  readonly totalAmountBand: AmountBand;
}

/** Public activity of the last 24 months: counts, dates, ministries, an amount band. */
export interface Activity {
  readonly windowMonths: 24;
  readonly procurement: Money;
  readonly certification: {
    readonly count: number;
    readonly latestDate: string | null;
    readonly categories: readonly string[];
  };
  readonly subsidy: Money;
  readonly commendation: { readonly count: number };
}

export function summarise(
  records: Readonly<Record<'procurement' | 'certification' | 'subsidy' | 'commendation', readonly ActivityRecord[]>>,
  now: Date,
): Activity {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 24, now.getUTCDate()))
    .toISOString()
    .slice(0, 10);
  const recent = (list: readonly ActivityRecord[]) => list.filter((item) => (item.date ?? '').slice(0, 10) >= from);
  const certification = recent(records.certification);
  return {
    windowMonths: 24,
    procurement: money(recent(records.procurement)),
    certification: {
      count: certification.length,
      latestDate: latest(certification),
      categories: distinct(certification.map((item) => item.category)),
    },
    subsidy: money(recent(records.subsidy)),
    commendation: { count: recent(records.commendation).length },
  };
}

const money = (list: readonly ActivityRecord[]): Money => ({
  count: list.length,
  latestDate: latest(list),
  agencies: distinct(list.map((item) => item.agency)),
  totalAmountBand: band(list),
});

const latest = (list: readonly ActivityRecord[]): string | null =>
  list.map((item) => item.date?.slice(0, 10) ?? null).reduce((a, b) => ((b ?? '') > (a ?? '') ? b : a), null);

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null))].slice(0, 5);

function band(list: readonly ActivityRecord[]): AmountBand {
  if (list.length === 0) return 'none';
  const known = list.flatMap((item) => item.amount ?? []);
  if (known.length === 0) return 'undisclosed';
  const total = known.reduce((sum, amount) => sum + amount, 0);
  return total < 1e6 ? 'lt_1m' : total < 1e7 ? '1m_10m' : total < 1e8 ? '10m_100m' : 'gte_100m';
}
