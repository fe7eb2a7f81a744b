/** Sizes of a run: the national registries, or a small version of them. */
export interface Scale {
  readonly companies: number;
  readonly corporations: number;
  readonly bodies: number;
  readonly individuals: number;
  /** Numbers touched by the large difference; the largest real day has 18,263 rows. */
  readonly differenceNumbers: number;
  readonly queries: number;
}

export const FULL_DATE = '20261030';
/** The business days after it; the third is a holiday. */
export const DIFFERENCE_DATES = ['20261102', '20261104'];

export function scaleOf(companies: number, queries: number): Scale {
  const share = companies / 5_700_000;
  return {
    companies,
    corporations: Math.round(2_560_000 * share),
    bodies: Math.max(9, Math.round(7_300 * share)),
    individuals: Math.round(2_440_000 * share),
    differenceNumbers: Math.round(Math.min(13_300, companies / 10)),
    queries,
  };
}
