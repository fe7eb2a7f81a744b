import extractAndVerify from '../../src/endpoints/invoice/extract-and-verify.endpoint.ts';
import receipt from '../../src/endpoints/receipt/extract.endpoint.ts';
import { compareCompanyNames } from '../../src/japan/company-name.ts';
import { invoiceText, receiptText } from './cases.ts';
import type { State } from './world.ts';

/** A document with one character changed, and what may still be concluded from it. */
export interface DamagedDocument {
  readonly endpoint: typeof receipt | typeof extractAndVerify;
  readonly text: string;
  readonly what: 'number' | 'name' | 'total' | 'date';
  /** The name is still the registered one after the registry's own folding. */
  readonly isSameName: boolean;
  readonly printedNumber: string;
}

const NAME = '株式会社みどり見本商事';
const NUMBER = 'T7999901000001';
const LOOKALIKES = ['口', '土', '見', '木', 'ー', '0', 'み'];

export function* damagedDocuments({ quick }: { readonly quick: boolean }): Generator<DamagedDocument> {
  for (const [endpoint, write, date, total] of [
    [receipt, receiptText, '2026年10月26日', '2,200'],
    [extractAndVerify, invoiceText, '2026年10月31日', '11,000'],
  ] as const) {
    const plain = { endpoint, isSameName: true, printedNumber: NUMBER };
    for (const number of changedDigits(NUMBER, quick ? 3 : 9))
      yield { ...plain, what: 'number', text: write(NAME, number, date, total), printedNumber: number };
    for (const changed of changedDigits(date, quick ? 2 : 9))
      yield { ...plain, what: 'date', text: write(NAME, NUMBER, changed, total) };
    for (const changed of changedDigits(total, quick ? 2 : 9))
      yield { ...plain, what: 'total', text: write(NAME, NUMBER, date, changed) };
    for (let at = 0; at < NAME.length; at++)
      for (const other of LOOKALIKES) {
        const name = NAME.slice(0, at) + other + NAME.slice(at + 1);
        const agreement = compareCompanyNames(name, NAME);
        const isSameName = agreement === 'exact' || agreement === 'normalized';
        yield { ...plain, what: 'name', text: write(name, NUMBER, date, total), isSameName };
      }
  }
}

function* changedDigits(text: string, others: number): Generator<string> {
  for (let at = 0; at < text.length; at++) {
    const digit = Number(text[at]);
    if (!/\d/.test(text[at]!)) continue;
    for (let step = 1; step <= others; step++)
      yield text.slice(0, at) + String((digit + step) % 10) + text.slice(at + 1);
  }
}

/** Verdicts about a damaged document that its own print does not carry. */
export function unprovenDocument(document: DamagedDocument, answer: Record<string, unknown>, state: State): string[] {
  const block = (answer.qualified_invoice ?? answer.verification) as Record<string, unknown>;
  const { decision, verdict, resolved_registration_number: resolved, judged_on: day } = block;
  const faults: string[] = [];
  if (resolved !== null && resolved !== document.printedNumber)
    faults.push(`${document.printedNumber} read as ${resolved}`);
  const isWhole = document.what !== 'number' && document.isSameName;
  if (decision === 'verified' && !isWhole) faults.push(`verified with a changed ${document.what}`);
  if (document.what === 'number' && verdict === 'qualified') faults.push(`qualified with ${document.printedNumber}`);
  if (verdict === 'not_qualified' && document.what === 'number' && state !== 'complete' && resolved !== null)
    faults.push('a "no" from data that cannot say it');
  if (verdict === 'qualified' && (typeof day !== 'string' || day < '2023-10-01')) faults.push(`qualified on ${day}`);
  return faults;
}
