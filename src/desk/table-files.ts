import { csvFile, type Encoding, type ExportFile } from './csv.ts';
import { newNames } from './file-names.ts';
import type { Booked } from './journal.ts';
import { grossOf } from './recheck.ts';
import { corrections, type DeskRecord, fieldsOf, money } from './record.ts';
import { verdictOf } from './verdict.ts';

/** Words a file needs from the page: its language is the person's. */
export interface Namer {
  readonly label: (set: string, code: string) => string;
  readonly word: (
    key: 'status' | 'file' | 'corrected' | 'tax_base' | 'tax_of' | 'kind' | 'sequence' | 'new_name',
  ) => string;
  readonly status: (status: string) => string;
  readonly kind: (kind: string) => string;
}

const RATES = [10, 8] as const;

const ofRate = (record: DeskRecord, rate: number) => record.taxes.filter((row) => row.rate === rate);
const total = (values: readonly (number | null)[]): number | '' =>
  values.length === 0 ? '' : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

const BILL_COLUMNS = ['date', 'time', 'issuer', 'registration_number', 'number', 'total', 'tax'] as const;
const MORE_COLUMNS = ['payment_method', 'due_date', 'customer', 'summary', 'address', 'phone'] as const;

/** The pile as a table: one line per bill. */
export function billsCsv(pile: readonly Booked[], encoding: Encoding, namer: Namer): ExportFile {
  const { label, word } = namer;
  const field = (name: string) => label('FIELD', name);
  const header = [
    word('file'),
    word('kind'),
    word('status'),
    ...BILL_COLUMNS.map(field),
    field('registered_name'),
    field('registration_status'),
    ...RATES.flatMap((rate) => [`${rate}% ${word('tax_base')}`, `${rate}% ${word('tax_of')}`]),
    ...MORE_COLUMNS.map(field),
    word('corrected'),
  ];
  const rows = pile
    .filter(({ record }) => record.kind !== 'card')
    .map(({ file, record }) => [
      file,
      namer.kind(record.kind),
      namer.status(verdictOf(record).status),
      ...BILL_COLUMNS.map((name) =>
        name === 'total' || name === 'tax' ? money(record.values[name]) : (record.values[name] ?? ''),
      ),
      record.registry?.registeredName ?? '',
      record.registry ? label('CHECK_DECISION', record.registry.decision) : '',
      ...RATES.flatMap((rate) => [
        total(ofRate(record, rate).map(grossOf)),
        total(ofRate(record, rate).map((row) => row.tax)),
      ]),
      ...MORE_COLUMNS.map((name) =>
        name === 'payment_method' && record.values[name]
          ? label('PAYMENT_METHOD', record.values[name])
          : (record.values[name] ?? ''),
      ),
      corrections(record).map(field).join(' '),
    ]);
  return csvFile('documents.csv', [header, ...rows], encoding);
}

export function contactsCsv(pile: readonly Booked[], encoding: Encoding, { label, word }: Namer): ExportFile {
  const cards = pile.filter(({ record }) => record.kind === 'card');
  const header = [word('file'), ...fieldsOf('card').map((name) => label('FIELD', name))];
  const rows = cards.map(({ file, record }) => [file, ...fieldsOf('card').map((name) => record.values[name] ?? '')]);
  return csvFile('contacts.csv', [header, ...rows], encoding);
}

/**
 * The index that makes files findable (電子帳簿保存法施行規則 4条; the agency's form 索引簿): number, date, amount,
 * counterparty, kind of document, and the name of the file.
 */
export function booksIndex(pile: readonly Booked[], encoding: Encoding, namer: Namer): ExportFile {
  const bills = pile.filter(({ record }) => record.kind !== 'card');
  const names = newNames(bills);
  const { label, word } = namer;
  const header = [
    word('sequence'),
    label('FIELD', 'date'),
    label('FIELD', 'total'),
    label('FIELD', 'issuer'),
    word('kind'),
    word('new_name'),
    word('file'),
  ];
  const rows = bills.map(({ file, record }, index) => [
    index + 1,
    record.values.date ?? '',
    money(record.values.total),
    record.values.issuer ?? '',
    record.documentKind ? label('DOCUMENT_KIND', record.documentKind) : namer.kind(record.kind),
    names[index]!,
    file,
  ]);
  return csvFile('books-index.csv', [header, ...rows], encoding);
}

/** Everything the desk knows, for programs: values as corrected, and as read where they differ. */
export function jsonFile(pile: readonly Booked[]): ExportFile {
  const documents = pile.map(({ file, record, account }) => {
    const changed = corrections(record);
    const { read, readItems, readTaxes } = record;
    return {
      file,
      kind: record.kind,
      document_kind: record.documentKind,
      status: verdictOf(record).status,
      values: record.values,
      items: record.items,
      taxes: record.taxes,
      registry: record.registry,
      account: account || null,
      corrected: changed,
      ...(changed.length > 0 ? { as_read: { values: read, items: readItems, taxes: readTaxes } } : {}),
    };
  });
  const text = `${JSON.stringify({ version: 'desk.v1', documents }, null, 2)}\n`;
  return { name: 'documents.json', type: 'application/json', bytes: new TextEncoder().encode(text), missing: [] };
}
