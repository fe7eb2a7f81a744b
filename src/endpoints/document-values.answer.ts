import type {
  CheckName,
  CheckResult,
  DocumentFields,
  ExtractedDocument,
  FieldName,
  LineItem,
  TaxRow,
} from '../engines/extraction/index.ts';

/** Every name of an answer and the field it shows: first the one name of each field, then the other ones. */
export const PUBLIC_NAMES = {
  supplier_name: 'supplierName',
  registration_number: 'registrationNumber',
  corporate_number: 'corporateNumber',
  date: 'date',
  due_date: 'dueDate',
  amount: 'payable',
  tax_amount: 'taxAmount',
  tax_rate: 'taxRate',
  invoice_id: 'invoiceId',
  subtotal: 'subtotal',
  total: 'total',
  currency: 'currency',
  tax_breakdown: 'taxBreakdown',
  items: 'items',
  customer_name: 'customerName',
  transaction_time: 'transactionTime',
  payment_method: 'paymentMethod',
  tax_included: 'taxIncluded',
  summary: 'summary',
  payment_terms: 'paymentTerms',
  supplier_address: 'supplierAddress',
  supplier_phone: 'supplierPhone',
  postal_code: 'postalCode',
  receipt_number: 'receiptNumber',
  notes: 'notes',
  company: 'supplierName',
  invoice_date: 'date',
  receipt_date: 'date',
  issue_date: 'date',
  phone_number: 'supplierPhone',
} as const satisfies Record<string, FieldName>;

export type PublicName = keyof typeof PUBLIC_NAMES;

const INVOICE_ONLY = new Set<PublicName>(['invoice_date', 'issue_date', 'due_date', 'invoice_id', 'payment_terms']);
const RECEIPT_ONLY = new Set<PublicName>(['receipt_date', 'receipt_number', 'transaction_time']);

const taxRow = ({ rate, taxableAmount, tax, basis }: TaxRow) => ({ rate, taxable_amount: taxableAmount, tax, basis });
const lineItem = ({ description, quantity, unitPrice, amount, taxRate, discount }: LineItem) => ({
  description,
  quantity,
  unit_price: unitPrice,
  amount,
  tax_rate: taxRate,
  discount,
});

type Values = { readonly [N in PublicName]: DocumentFields[(typeof PUBLIC_NAMES)[N]]['value'] };
type Lists = {
  readonly tax_breakdown: readonly ReturnType<typeof taxRow>[];
  readonly items: readonly ReturnType<typeof lineItem>[];
};
export type FlatValues = Omit<Values, keyof Lists> & Lists;

/** The values under their public names; the date names of the other kind of document are null. */
export function flatValues({ kind, fields }: ExtractedDocument): FlatValues {
  const hidden = kind === 'invoice' ? RECEIPT_ONLY : INVOICE_ONLY;
  const values = Object.fromEntries(
    Object.entries(PUBLIC_NAMES).map(([name, field]) => [
      name,
      hidden.has(name as PublicName) ? null : fields[field].value,
    ]),
  ) as Values;
  return {
    ...values,
    tax_breakdown: (fields.taxBreakdown.value ?? []).map(taxRow),
    items: (fields.items.value ?? []).map(lineItem),
  };
}

const CHECK_NAMES = {
  requiredFields: 'required_fields',
  registrationNumberFormat: 'registration_number_format',
  registrationNumberChecksum: 'registration_number_checksum',
  amountConsistency: 'amount_consistency',
  taxConsistency: 'tax_consistency',
  total: 'total',
  date: 'date',
  issuer: 'issuer',
  items: 'items',
  documentKind: 'document_kind',
  reading: 'reading',
} as const satisfies Record<CheckName, string>;

/** Every check under its name in the answer. */
export const checksAnswer = ({ checks }: ExtractedDocument) =>
  Object.fromEntries(
    Object.entries(CHECK_NAMES).map(([check, name]) => [name, checks[check as CheckName]]),
  ) as Readonly<Record<(typeof CHECK_NAMES)[CheckName], CheckResult>>;

const ONE_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(PUBLIC_NAMES)
    .map(([name, field]) => [field, name] as const)
    .reverse(),
);

/** What proves and what contradicts each check. What speaks against the reading opens with the name of a field. */
export const reasonsAnswer = ({ reasons }: ExtractedDocument) =>
  Object.fromEntries(
    Object.entries(reasons).map(([check, { by, against }]) => [
      CHECK_NAMES[check as CheckName],
      {
        by: [...by],
        against:
          check === 'reading'
            ? against.map((reason) => reason.replace(/^\w+/, (word) => ONE_NAME.get(word) ?? word))
            : [...against],
      },
    ]),
  );
