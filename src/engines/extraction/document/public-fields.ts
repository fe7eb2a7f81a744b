import type { DocumentFields, ExtractedDocument, FieldName } from './types.ts';

/** Every name of the answer and the internal field it shows; aliases included. */
export const PUBLIC_NAMES = {
  company: 'supplier_name',
  supplier_name: 'supplier_name',
  registration_number: 'registration_number',
  corporate_number: 'corporate_number',
  date: 'date',
  invoice_date: 'date',
  receipt_date: 'date',
  issue_date: 'date',
  due_date: 'due_date',
  amount: 'amount',
  tax_amount: 'tax_amount',
  tax_rate: 'tax_rate',
  invoice_id: 'invoice_id',
  subtotal: 'subtotal',
  total: 'total',
  currency: 'currency',
  tax_breakdown: 'tax_breakdown',
  items: 'items',
  customer_name: 'customer_name',
  transaction_time: 'transaction_time',
  payment_method: 'payment_method',
  tax_included: 'tax_included',
  summary: 'summary',
  payment_terms: 'payment_terms',
  supplier_address: 'supplier_address',
  supplier_phone: 'supplier_phone',
  phone_number: 'supplier_phone',
  postal_code: 'postal_code',
  receipt_number: 'receipt_number',
  notes: 'notes',
} as const satisfies Record<string, FieldName>;

export type PublicName = keyof typeof PUBLIC_NAMES;

const INVOICE_ONLY = new Set<PublicName>(['invoice_date', 'issue_date', 'due_date', 'invoice_id', 'payment_terms']);
const RECEIPT_ONLY = new Set<PublicName>(['receipt_date', 'receipt_number', 'transaction_time']);

export type FlatValues = { readonly [N in PublicName]: DocumentFields[(typeof PUBLIC_NAMES)[N]]['value'] };

/** The values under their public names; the date names of the other kind of document are null. */
export function flatValues({ kind, fields }: ExtractedDocument): FlatValues {
  const hidden = kind === 'invoice' ? RECEIPT_ONLY : INVOICE_ONLY;
  const entries = Object.entries(PUBLIC_NAMES).map(([name, field]) => [
    name,
    hidden.has(name as PublicName) ? null : fields[field].value,
  ]);
  return Object.fromEntries(entries) as FlatValues;
}
