import { findAmounts } from '../../../japan/amounts.ts';
import { findDates } from '../../../japan/dates.ts';
import type { DocumentFields, ExtractedDocument, Field } from '../document/types.ts';
import type { LanguageModel } from './client.ts';

const TEXT_FIELDS = [
  'supplierName',
  'customerName',
  'invoiceId',
  'receiptNumber',
  'summary',
  'paymentTerms',
  'supplierAddress',
] as const;
const DATE_FIELDS = ['date', 'dueDate'] as const;
const AMOUNT_FIELDS = ['total'] as const;
/** A proposal is never surer than this: below the line at which a person must look. */
const PROPOSED_CONFIDENCE = 0.5;

type Proposable = (typeof TEXT_FIELDS)[number] | (typeof DATE_FIELDS)[number] | (typeof AMOUNT_FIELDS)[number];

/** The JSON key a model is asked for: `supplier_name` for `supplierName`. */
const keyOf = (name: Proposable): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Fields of this document that are empty and may be proposed. */
function emptyFields({ kind, fields }: ExtractedDocument): Proposable[] {
  const names: Proposable[] = [...TEXT_FIELDS, ...DATE_FIELDS, ...AMOUNT_FIELDS];
  const foreign = kind === 'receipt' ? ['invoiceId', 'dueDate', 'paymentTerms'] : ['receiptNumber'];
  return names.filter((name) => fields[name].value === null && !foreign.includes(name));
}

/**
 * Asks the model for what is missing and keeps only what stands in the document: a text that is printed there, a date
 * or an amount that was read there. Registration numbers, taxes and items are never proposed.
 */
export async function withProposals(
  model: LanguageModel,
  document: ExtractedDocument,
  text: string,
  signal?: AbortSignal,
): Promise<ExtractedDocument> {
  const wanted = emptyFields(document);
  if (wanted.length === 0) return document;
  const answer = await model.propose(
    { kind: document.kind, text: text.slice(0, 12_000), fields: wanted.map(keyOf) },
    signal,
  );
  const accepted: Partial<Record<Proposable, Field<never>>> = {};
  for (const name of wanted) {
    const value = checked(name, answer[keyOf(name)], text);
    if (value !== null)
      accepted[name] = {
        value: value as never,
        source: 'language_model',
        confidence: PROPOSED_CONFIDENCE,
        evidence: null,
      };
  }
  if (Object.keys(accepted).length === 0) return document;
  const fields = { ...document.fields, ...accepted } as DocumentFields;
  const warnings = document.warnings.filter(
    (warning) => !(warning === 'total_not_found' && accepted.total) && !(warning === 'date_not_found' && accepted.date),
  );
  return {
    ...document,
    fields,
    warnings,
    manualReview: true,
    status: document.status === 'failed' ? 'failed' : 'review',
  };
}

function checked(name: Proposable, value: unknown, text: string): string | number | null {
  if ((AMOUNT_FIELDS as readonly string[]).includes(name)) {
    const amount =
      typeof value === 'number' ? value : typeof value === 'string' ? Number(value.replace(/[^\d-]/g, '')) : Number.NaN;
    return Number.isSafeInteger(amount) && amount !== 0 && findAmounts(text).some((hit) => hit.value === amount)
      ? amount
      : null;
  }
  if (typeof value !== 'string' || value.trim() === '' || value.length > 300) return null;
  if ((DATE_FIELDS as readonly string[]).includes(name))
    return findDates(text).some((hit) => hit.iso === value) ? value : null;
  const fold = (part: string) => part.normalize('NFKC').replace(/\s/g, '');
  return fold(text).includes(fold(value)) ? value.trim() : null;
}
