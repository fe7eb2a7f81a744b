/** What the desk knows about one document: as it was read, as a person corrected it, and what was checked. */
export const KINDS = ['receipt', 'invoice', 'card'] as const;
export type Kind = (typeof KINDS)[number];

export const BILL_FIELDS = [
  'issuer',
  'registration_number',
  'date',
  'total',
  'tax',
  'number',
  'due_date',
  'time',
  'payment_method',
  'subtotal',
  'payable',
  'currency',
  'customer',
  'summary',
  'address',
  'postal_code',
  'phone',
] as const;
export const CARD_FIELDS = [
  'name',
  'name_reading',
  'name_en',
  'company',
  'department',
  'title',
  'email',
  'phone',
  'mobile',
  'fax',
  'website',
  'postal_code',
  'address',
  'corporate_number',
  'registration_number',
] as const;
export type FieldName = (typeof BILL_FIELDS)[number] | (typeof CARD_FIELDS)[number];
export const fieldsOf = (kind: Kind): readonly FieldName[] => (kind === 'card' ? CARD_FIELDS : BILL_FIELDS);

/** Every value is text: what a person sees is what a person edits. Amounts are digits, dates YYYY-MM-DD, '' is none. */
export type Values = Partial<Record<FieldName, string>>;

export type TaxBasis = 'excl' | 'incl' | 'exempt' | 'out_of_scope';
export interface TaxRow {
  readonly rate: number;
  readonly base: number;
  readonly tax: number | null;
  readonly basis: TaxBasis;
}
export interface ItemRow {
  readonly description: string;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
  readonly amount: number | null;
  readonly taxRate: number | null;
}

type Box = readonly [number, number, number, number];
/** A place on the picture: page, and [x, y, width, height] of each line on the upright page. */
export interface Region {
  readonly side: 'front' | 'back';
  readonly page: number;
  readonly boxes: readonly Box[];
}
export interface PageSize {
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise by which the page, as displayed, is turned to stand upright. */
  readonly rotation: number;
}

export type CheckResult = 'passed' | 'failed' | 'not_applicable' | 'not_checked';
export type Status = 'passed' | 'review' | 'failed';

/** What the registry of qualified-invoice issuers says about the T-number. */
export interface Registry {
  readonly number: string | null;
  readonly decision: string;
  readonly verdict: 'qualified' | 'not_qualified' | 'unknown';
  /** On the document's date where the service judged on it. */
  readonly status: string | null;
  readonly statusToday: string | null;
  readonly judgedOn: string | null;
  readonly registeredName: string | null;
  readonly registrationDate: string | null;
  readonly endDate: string | null;
  readonly asOf: string | null;
  readonly isSample: boolean;
  readonly risks: readonly string[];
}

export interface DeskRecord {
  readonly kind: Kind;
  /** What the paper seems to be, where the service says so. */
  readonly documentKind: string | null;
  readonly read: Values;
  readonly values: Values;
  readonly readItems: readonly ItemRow[];
  readonly items: readonly ItemRow[];
  readonly readTaxes: readonly TaxRow[];
  readonly taxes: readonly TaxRow[];
  readonly confidence: Partial<Record<FieldName, number>>;
  readonly regions: Partial<Record<FieldName, Region>>;
  /** Printed text of values that were repaired or derived. */
  readonly printed: Partial<Record<FieldName, string>>;
  readonly checks: Readonly<Record<string, CheckResult>>;
  readonly warnings: readonly string[];
  readonly status: Status;
  readonly registry: Registry | null;
  readonly pages: { readonly front: readonly PageSize[]; readonly back: readonly PageSize[] };
  /** A person looked at it and says it is right. */
  readonly confirmed: boolean;
  /** Whether the issuer is taken as a qualified one in the books; `auto` follows the registry. */
  readonly qualified: 'auto' | 'yes' | 'no';
}

export const money = (text: string | undefined): number | null => {
  const digits = (text ?? '').normalize('NFKC').replaceAll(/[¥,\s円]/g, '');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
};

/** An amount as people read it. */
export const yen = (value: number | null): string => (value === null ? '' : value.toLocaleString('en-US'));

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields a person changed, `items` and `taxes` included. */
export function corrections(record: DeskRecord): string[] {
  const changed: string[] = fieldsOf(record.kind).filter(
    (name) => (record.values[name] ?? '') !== (record.read[name] ?? ''),
  );
  if (!same(record.items, record.readItems)) changed.push('items');
  if (!same(record.taxes, record.readTaxes)) changed.push('taxes');
  return changed;
}
