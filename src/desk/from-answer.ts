import type {
  CheckResult,
  DeskRecord,
  FieldName,
  ItemRow,
  Kind,
  PageSize,
  Region,
  Registry,
  Status,
  TaxBasis,
  TaxRow,
  Values,
} from './record.ts';

type Json = Record<string, unknown>;
const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(object) : []);
const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const texts = (value: unknown): string => (Array.isArray(value) ? value.map(text).filter(Boolean).join(' / ') : '');
const orNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Where the service's answer keeps confidence, region and evidence of a field of the desk. */
const PUBLIC_NAMES: Partial<Record<FieldName, readonly string[]>> = {
  issuer: ['supplier_name', 'company'],
  registration_number: ['registration_number'],
  date: ['issue_date', 'receipt_date', 'date'],
  total: ['total'],
  tax: ['tax_amount'],
  number: ['invoice_id', 'receipt_number'],
  due_date: ['due_date'],
  time: ['transaction_time'],
  payment_method: ['payment_method'],
  subtotal: ['subtotal'],
  payable: ['amount'],
  currency: ['currency'],
  customer: ['customer_name'],
  summary: ['summary'],
  address: ['supplier_address', 'address'],
  postal_code: ['postal_code'],
  phone: ['supplier_phone', 'phone_number', 'phones'],
  name: ['person_name'],
  name_reading: ['person_name_reading'],
  name_en: ['person_name_en'],
  company: ['organization_legal_name', 'organization_display_name'],
  department: ['departments'],
  title: ['titles'],
  email: ['emails'],
  website: ['websites'],
};

/** An answer of /jp-receipt/extract, /jp-invoice/extract-and-verify or a card endpoint as a record of the desk. */
export function recordOf(kind: Kind, answer: unknown): DeskRecord {
  const whole = object(answer);
  if (kind === 'card') return cardRecord(whole);
  const body = kind === 'invoice' ? object(whole.extraction ?? whole) : whole;
  const amounts = object(body.amounts);
  const merchant = object(body.merchant ?? body.vendor);
  const values: Values =
    kind === 'receipt'
      ? {
          date: text(object(body.transaction).date),
          time: text(object(body.transaction).time),
          number: text(object(body.receipt).number),
          payment_method: text(object(body.payment).method),
          customer: text(object(body.customer).name),
        }
      : {
          date: text(body.issue_date),
          number: text(body.invoice_id),
          due_date: text(body.due_date),
          payment_method: text(body.payment_method),
          customer: text(body.customer_name),
        };
  Object.assign(values, {
    issuer: text(merchant.name),
    registration_number: text(merchant.registration_number ?? body.registration_number),
    address: text(merchant.address),
    postal_code: text(merchant.postal_code),
    phone: text(merchant.phone),
    total: text(amounts.total),
    tax: text(amounts.tax),
    subtotal: text(amounts.subtotal),
    payable: text(amounts.payable),
    currency: text(amounts.currency),
    summary: text(body.summary),
  });
  const items = list(body.items).map(toItem);
  const taxes = list(amounts.tax_breakdown).map(toTax);
  return {
    kind,
    documentKind: orNull(body.document_kind ?? whole.document_kind),
    ...edited({ values, items, taxes }),
    ...trail(body),
    ...validation(body),
    registry: registryOf(object(kind === 'receipt' ? body.qualified_invoice : whole.verification)),
    pages: { front: pagesOf(object(body.processing)), back: [] },
    confirmed: false,
    qualified: 'auto',
  };
}

function cardRecord(whole: Json): DeskRecord {
  const card = object(whole.card);
  const [person, organization, contact, address] = ['person', 'organization', 'contact', 'address'].map((key) =>
    object(card[key]),
  ) as [Json, Json, Json, Json];
  const phones = list(contact.phones);
  const numbers = (...types: string[]) =>
    phones
      .filter((phone) => types.includes(text(phone.type)))
      .map((phone) => text(phone.value))
      .join(' / ');
  const company = object(whole.company);
  const entity = object(company.legal_entity);
  const invoice = object(company.invoice);
  const values: Values = {
    name: text(person.name),
    name_reading: text(person.name_reading),
    name_en: text(person.name_en),
    company: text(organization.legal_name ?? organization.display_name),
    department: texts(person.departments),
    title: texts(person.titles),
    email: texts(list(contact.emails).map((email) => email.value)),
    phone: numbers('work', 'direct', 'home', 'toll_free', 'unknown'),
    mobile: numbers('mobile'),
    fax: numbers('fax'),
    website: texts(contact.websites),
    postal_code: text(address.postal_code),
    address: text(address.raw),
    corporate_number: text(entity.corporate_number),
    registration_number: text(invoice.registration_number),
  };
  const extraction = object(whole.extraction);
  const sides = object(object(extraction.processing).sides);
  const match = object(company.match);
  return {
    kind: 'card',
    documentKind: null,
    ...edited({ values, items: [], taxes: [] }),
    ...trail(extraction),
    ...validation({ ...whole, validation: whole.validation ?? extraction.validation }),
    registry: invoice.status
      ? { ...registryOf({ ...invoice, decision: match.status })!, registeredName: orNull(entity.name) }
      : null,
    pages: { front: pagesOf(object(sides.front)), back: pagesOf(object(sides.back)) },
    confirmed: false,
    qualified: 'auto',
  };
}

const edited = (read: { values: Values; items: ItemRow[]; taxes: TaxRow[] }) => ({
  read: read.values,
  values: read.values,
  readItems: read.items,
  items: read.items,
  readTaxes: read.taxes,
  taxes: read.taxes,
});

const toItem = (item: Json): ItemRow => ({
  description: text(item.description),
  quantity: number(item.quantity),
  unitPrice: number(item.unit_price),
  amount: number(item.amount),
  taxRate: number(item.tax_rate),
});

const toTax = (row: Json): TaxRow => ({
  rate: number(row.rate) ?? 0,
  base: number(row.taxable_amount) ?? 0,
  tax: number(row.tax),
  basis: text(row.basis) as TaxBasis,
});

const pagesOf = (processing: Json): PageSize[] =>
  list(processing.pages).map((page) => ({
    width: number(page.width) ?? 0,
    height: number(page.height) ?? 0,
    rotation: number(page.rotation) ?? 0,
  }));

/** One box per line of the value. */
const boxesOf = ({ box, boxes }: Json): Region['boxes'] =>
  (Array.isArray(boxes) ? boxes : [box]).filter(
    (one) => Array.isArray(one) && one.length === 4,
  ) as unknown as Region['boxes'];

function trail(body: Json): Pick<DeskRecord, 'confidence' | 'regions' | 'printed'> {
  const confidence: Partial<Record<FieldName, number>> = {};
  const regions: Partial<Record<FieldName, Region>> = {};
  const printed: Partial<Record<FieldName, string>> = {};
  for (const [field, names] of Object.entries(PUBLIC_NAMES) as [FieldName, readonly string[]][]) {
    for (const name of names) {
      const sure = number(object(body.field_confidence)[name]);
      if (sure !== null) confidence[field] ??= sure;
      const region = object(object(body.field_regions)[name]);
      const boxes = boxesOf(region);
      if (boxes.length > 0)
        regions[field] ??= {
          side: region.side === 'back' ? 'back' : 'front',
          page: number(region.page) ?? 1,
          boxes,
        };
      const evidence = object(object(body.field_evidence)[name]);
      if (orNull(evidence.raw) && evidence.method !== 'printed') printed[field] ??= text(evidence.raw);
    }
  }
  return { confidence, regions, printed };
}

function validation(body: Json): Pick<DeskRecord, 'checks' | 'warnings' | 'status'> {
  const block = object(body.validation);
  const status = orNull(block.status) as Status | null;
  const warnings = Array.isArray(body.warnings) ? body.warnings.map(text) : [];
  return {
    checks: object(block.checks) as Record<string, CheckResult>,
    warnings,
    // Cards had no verdict of their own at first: whatever is warned of is looked at.
    status: status ?? (warnings.length > 0 ? 'review' : 'passed'),
  };
}

function registryOf(answer: Json): Registry | null {
  const decision = orNull(answer.decision);
  if (decision === null) return null;
  const risks = Array.isArray(answer.risk_flags) ? answer.risk_flags.map(text) : [];
  const status = orNull(answer.registration_status ?? answer.status);
  return {
    number: orNull(answer.registration_number),
    decision,
    verdict: (orNull(answer.verdict) ?? 'unknown') as Registry['verdict'],
    status: orNull(answer.status_on_date) ?? status,
    statusToday: status,
    judgedOn: orNull(answer.judged_on),
    registeredName: orNull(answer.registered_name ?? answer.legal_name),
    registrationDate: orNull(answer.registration_date),
    endDate: orNull(answer.cancel_date ?? answer.expire_date),
    asOf: orNull(answer.data_as_of),
    isSample: answer.data_freshness === 'sample' || risks.includes('sample_data'),
    risks,
  };
}
