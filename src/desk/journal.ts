import type { BookSettings, Target, TaxCodeKey } from './bookkeeping.settings.ts';
import { grossOf } from './recheck.ts';
import { type DeskRecord, money, type TaxRow } from './record.ts';
import { deductionOn, isSmallAmount } from './transitional.ts';
import type { WordKey } from './words.ts';

/** A document of the pile on its way into books. */
export interface Booked {
  readonly id: string;
  readonly file: string;
  readonly record: DeskRecord;
  /** Account chosen for this document; '' takes the one of the settings. */
  readonly account: string;
}

export interface JournalLine {
  /** Amount with tax. */
  readonly amount: number;
  readonly tax: number | null;
  readonly codeKey: TaxCodeKey;
  /** Deductible share of the tax; 100 with a registered issuer. */
  readonly percent: number;
}
export interface Entry {
  readonly booked: Booked;
  readonly date: string;
  readonly dueDate: string;
  readonly issuer: string;
  readonly total: number;
  readonly debit: string;
  readonly credit: string;
  readonly isPaid: boolean;
  readonly method: string;
  readonly summary: string;
  readonly number: string;
  readonly lines: readonly JournalLine[];
}
/** What is not exported, and why: nothing is guessed into somebody's books. */
export interface LeftOut {
  readonly booked: Booked;
  readonly why: WordKey;
}

const PAID_AT_ONCE = ['cash', 'credit_card', 'e_money', 'qr_code', 'voucher'];

/** The entries of a pile, by date, and the documents that cannot be booked. */
export function journalOf(pile: readonly Booked[], settings: BookSettings): { entries: Entry[]; leftOut: LeftOut[] } {
  const entries: Entry[] = [];
  const leftOut: LeftOut[] = [];
  for (const booked of pile) {
    if (booked.record.kind === 'card') continue;
    const made = entryOf(booked, settings);
    if (typeof made === 'string') leftOut.push({ booked, why: made });
    else entries.push(made);
  }
  return { entries: entries.toSorted((a, b) => a.date.localeCompare(b.date)), leftOut };
}

function entryOf(booked: Booked, settings: BookSettings): Entry | WordKey {
  const { record } = booked;
  const { values, taxes } = record;
  const total = money(values.total);
  const date = values.date ?? '';
  if (total === null) return 'left_no_total';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'left_no_date';
  if ((values.currency || 'JPY') !== 'JPY') return 'left_currency';
  if (total <= 0 || record.documentKind === 'credit_note') return 'left_credit_note';
  const percent = deductiblePercent(record, date, total, settings);
  if (percent === null) return isOtherName(record) ? 'left_other_name' : 'left_issuer_unknown';
  if (taxes.length === 0) return 'left_no_tax_rate';
  const lines: JournalLine[] = [];
  for (const row of taxes) {
    const line = lineOf(row, date, percent);
    if (typeof line === 'string') return line;
    if (line.amount !== 0) lines.push(line);
  }
  if (lines.reduce((sum, line) => sum + line.amount, 0) !== total) return 'left_does_not_add_up';
  const method = values.payment_method ?? '';
  return {
    booked,
    date,
    dueDate: values.due_date ?? '',
    issuer: values.issuer ?? '',
    total,
    debit: booked.account || settings.account,
    credit: settings.paidBy[method] || settings.paidBy.other || '',
    method,
    isPaid: record.kind === 'receipt' && (method === '' || PAID_AT_ONCE.includes(method)),
    summary: values.summary || record.items[0]?.description || '',
    number: values.number ?? '',
    lines,
  };
}

/** Null: it is not known whether the issuer is registered, and nobody has said. */
function deductiblePercent(record: DeskRecord, date: string, total: number, settings: BookSettings): number | null {
  if (settings.smallAmounts && isSmallAmount(date, total)) return 100;
  const share = deductionOn(date, settings.steps);
  if (record.qualified !== 'auto') return record.qualified === 'yes' ? 100 : share;
  // Paper without a number is no qualified invoice, whoever wrote it.
  if (!record.values.registration_number) return share;
  const { registry } = record;
  const isThisNumber = registry?.number === record.values.registration_number;
  if (isThisNumber && registry.verdict === 'qualified') return isOtherName(record) ? null : 100;
  return isThisNumber && registry.verdict === 'not_qualified' ? share : null;
}

/** The number is registered, but to another name than the paper has: whose paper it is, a person says. */
const isOtherName = ({ registry, values }: DeskRecord): boolean =>
  registry?.number === values.registration_number && registry?.decision === 'name_mismatch';

function lineOf(row: TaxRow, date: string, percent: number): JournalLine | WordKey {
  const amount = grossOf(row);
  if (amount === null) return 'left_no_tax_rate';
  const tax = percent === 100 ? row.tax : null;
  const line = (codeKey: TaxCodeKey, share = percent): JournalLine => ({ amount, tax, codeKey, percent: share });
  if (row.basis === 'exempt') return line('exempt', 100);
  if (row.basis === 'out_of_scope' || row.rate === 0) return line('outside', 100);
  const size = percent === 100 ? 'full' : percent > 0 ? 'part' : 'none';
  if (row.rate === 10) return line(`${size}10`);
  // 8 % is the reduced rate from October 2019, the general one before.
  if (row.rate === 8) return date < '2019-10-01' ? line('full8old', 100) : line(`${size}8`);
  return 'left_rate_without_code';
}

export const codeOf = ({ codeKey, percent }: JournalLine, target: Target, { taxCodes }: BookSettings): string =>
  taxCodes[target][codeKey].replaceAll('{percent}', String(percent));

/** The note that books must carry when only a part is deducted (28年改正法附則 52). */
export const deductionNote = ({ codeKey, percent }: JournalLine): string =>
  codeKey.startsWith('part') ? `${percent}%控除対象` : '';

export const describe = ({ issuer, summary, number }: Entry, line?: JournalLine): string =>
  [issuer, summary, number && `No.${number}`, line && deductionNote(line)].filter(Boolean).join(' ');
