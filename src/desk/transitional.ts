/**
 * How much of the tax may be deducted when the issuer is not a registered one: 80 % to September 2026, then 70, 50 and
 * 30 %, nothing from October 2031. National Tax Agency, 令和8年度税制改正特集 (インボイス制度):
 * www.nta.go.jp/taxes/shiraberu/zeimokubetsu/shohi/keigenzeiritsu/invoice-review/index.htm and its leaflet
 * invoice-review/pdf/0026002-095.pdf (28年改正法附則 52・53; before the reform the step from October 2026 was 50 %).
 * The same steps in freee's tax codes: developer.freee.co.jp/accounting/accounting-improvement/8133.
 * Of one issuer only 100 million yen a year count (税込; 1 billion before): a pile cannot know the year, so nothing here
 * counts it. A person can edit the table: laws change.
 */
export interface DeductionStep {
  /** First day; the step ends the day before the next one begins. */
  readonly from: string;
  readonly percent: number;
}

/** First day of the system of qualified invoices. */
export const SYSTEM_BEGAN = '2023-10-01';

export const DEDUCTION_STEPS: readonly DeductionStep[] = [
  { from: '0000-01-01', percent: 100 },
  { from: SYSTEM_BEGAN, percent: 80 },
  { from: '2026-10-01', percent: 70 },
  { from: '2028-10-01', percent: 50 },
  { from: '2030-10-01', percent: 30 },
  { from: '2031-10-01', percent: 0 },
];

export const deductionOn = (date: string, steps: readonly DeductionStep[]): number =>
  steps.toSorted((a, b) => a.from.localeCompare(b.from)).findLast((step) => step.from <= date)?.percent ?? 100;

/**
 * Small businesses may deduct in full from a receipt under 10,000 yen without a registered issuer
 * (少額特例, 28年改正法附則 53 の 2): 2023-10-01 to 2029-09-30, sales of the base period up to 100 million yen.
 */
export const isSmallAmount = (date: string, total: number): boolean =>
  total < 10_000 && date >= SYSTEM_BEGAN && date <= '2029-09-30';
