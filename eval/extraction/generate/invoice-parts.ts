import { type InvoiceFacts, makeInvoice } from '../../ocr/pages/facts.ts';
import { GOTHIC, MINCHO } from '../../ocr/pages/fonts.ts';
import type { Random } from '../../ocr/pages/random.ts';
import { gap, type LayoutPage, labelled, left, line, type PageLine, type Piece, right } from './page.ts';
import type { Generated } from './receipt-parts.ts';
import { breakdown, iso, itemTruth, money, PASSED, someRounding, taxesOnTop, total } from './truth.ts';

export type Layout = (random: Random) => Generated;

export const COLUMNS = 84;
export const HALF = 0.54;
export const CHECKS = { required_fields: 'passed', ...PASSED };
export const page = (random: Random, lines: PageLine[]): LayoutPage => ({
  width: 1400,
  margin: 90,
  size: random.int(24, 27),
  font: random.pick(random.chance(0.6) ? GOTHIC : MINCHO),
  lines,
  columns: COLUMNS,
});
export const pair = (label: string, value: string, field: string | undefined, at = 0, scale = 1) =>
  labelled(COLUMNS, label, value, field, at, scale);

interface Priced extends InvoiceFacts {
  readonly rows: ReturnType<typeof taxesOnTop>;
}

export function facts(random: Random, rates: 'any' | 10 = 'any'): Priced {
  const made = makeInvoice(random);
  const seen = new Set<string>();
  const items = made.items
    .filter((item) => !seen.has(item.description) && seen.add(item.description))
    .map((item) => (rates === 10 ? { ...item, rate: 10 as const } : item));
  const rows = taxesOnTop(items, someRounding(random));
  const subtotal = total(items.map((item) => item.amount));
  const tax = total(rows.map((row) => row.tax));
  // The buyer must not be the seller.
  const customer = made.customer.slice(-3) === made.issuer.name.slice(-3) ? '株式会社ヒガシノ' : made.customer;
  return { ...made, customer, items, rows, subtotal, tax, total: subtotal + tax };
}

export const id = (f: Priced): string => f.id.replace(/^No\./, '');
export const truth = (f: Priced) => ({
  supplier_name: f.issuer.name,
  registration_number: f.issuer.registrationNumber,
  issue_date: iso(f.issueDate),
  due_date: iso(f.dueDate),
  invoice_id: id(f),
  customer_name: f.customer,
  subtotal: f.subtotal,
  tax_amount: f.tax,
  total: f.total,
  amount: f.total,
  tax_included: false,
  tax_breakdown: breakdown(f.rows, 'excl'),
  supplier_address: f.issuer.address,
  supplier_phone: f.issuer.phone,
  postal_code: f.issuer.postalCode,
  items: itemTruth(f.items),
  currency: 'JPY',
});

export const issuerLines = (f: Priced, at: number): Piece[][] => [
  [{ text: f.issuer.name, at, field: 'supplier_name', scale: 1.15 }],
  pair('〒', f.issuer.postalCode, 'postal_code', at).map((piece, index) =>
    index === 1 ? { ...piece, at: at + 2.2 / COLUMNS } : piece,
  ),
  [{ text: f.issuer.address, at, field: 'supplier_address' }],
  pair('TEL', f.issuer.phone, 'supplier_phone', at),
  pair('登録番号', f.issuer.registrationNumber, 'registration_number', at),
];
const mark = (rate: number) => (rate === 8 ? ' ※' : '');
const COLUMN = { quantity: 0.56, price: 0.76 };
export const table = (
  f: Priced,
  words: readonly [string, string, string, string] = ['品名', '数量', '単価', '金額'],
): PageLine[] => [
  gap(
    0.8,
    left(words[0]),
    { text: words[1], at: COLUMN.quantity, anchor: 'end' },
    { text: words[2], at: COLUMN.price, anchor: 'end' },
    right(words[3]),
  ),
  ...f.items.map((item) =>
    line(
      left(item.description + mark(item.rate)),
      { text: money(item.quantity), at: COLUMN.quantity, anchor: 'end' },
      { text: money(item.unitPrice), at: COLUMN.price, anchor: 'end' },
      right(money(item.amount)),
    ),
  ),
];
export const sums = (f: Priced): PageLine[] => [
  gap(0.3, { text: '小計', at: 0.6 }, right(money(f.subtotal), { field: 'subtotal' })),
  ...(f.rows.length === 1
    ? [line({ text: `消費税(${f.rows[0]!.rate}%)`, at: 0.6 }, right(money(f.tax), { field: 'tax_amount' }))]
    : [
        ...f.rows.map((row) =>
          line(
            { text: `${row.rate}%対象`, at: 0.42 },
            { text: money(row.taxable), at: 0.64, anchor: 'end' },
            { text: '消費税', at: 0.68 },
            right(money(row.tax)),
          ),
        ),
        line({ text: '消費税計', at: 0.6 }, right(money(f.tax), { field: 'tax_amount' })),
      ]),
  line({ text: '合計', at: 0.6, bold: true }, right(money(f.total), { field: 'total', bold: true })),
];
export const bank = (f: Priced) => gap(0.8, left(`お振込先 ${f.bank}`));
export const reduced = (f: Priced): PageLine[] =>
  f.rows.some((row) => row.rate === 8) ? [line(left('※は軽減税率対象'))] : [];
