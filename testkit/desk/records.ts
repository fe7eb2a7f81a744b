import { recordOf } from '../../src/desk/from-answer.ts';
import type { Booked } from '../../src/desk/journal.ts';
import type { DeskRecord } from '../../src/desk/record.ts';

interface Bill {
  readonly issuer?: string;
  readonly number?: string | null;
  readonly date?: string | null;
  readonly total?: number | null;
  readonly taxes?: readonly { rate: number; taxable_amount: number; tax: number | null; basis: string }[];
  readonly verdict?: string;
  readonly decision?: string;
  readonly method?: string | null;
  readonly summary?: string;
}

/** A record as the desk makes it from an answer of /jp-receipt/extract. */
export const receipt = (bill: Bill = {}, more: Partial<DeskRecord> = {}): DeskRecord => ({
  ...recordOf('receipt', {
    merchant: {
      name: bill.issuer ?? '株式会社山田商店',
      registration_number: bill.number === undefined ? 'T1180301018771' : bill.number,
    },
    transaction: { date: bill.date === undefined ? '2026-11-03' : bill.date, time: '12:30' },
    amounts: {
      currency: 'JPY',
      total: bill.total === undefined ? 2200 : bill.total,
      tax: 200,
      tax_breakdown: bill.taxes ?? [{ rate: 10, taxable_amount: 2200, tax: 200, basis: 'incl' }],
    },
    items: [],
    payment: { method: bill.method === undefined ? 'cash' : bill.method },
    summary: bill.summary ?? '文具代',
    qualified_invoice: {
      decision: bill.decision ?? 'verified',
      verdict: bill.verdict ?? 'qualified',
      registration_number: bill.number === undefined ? 'T1180301018771' : bill.number,
    },
    validation: { status: 'passed', checks: {} },
    warnings: [],
  }),
  ...more,
});

export const booked = (record: DeskRecord, file = 'a.jpg', account = ''): Booked => ({
  id: file,
  file,
  record,
  account,
});
