import { type InvoiceFacts, makeInvoice } from '../../ocr/pages/facts.ts';
import { GOTHIC, MINCHO } from '../../ocr/pages/fonts.ts';
import type { Random } from '../../ocr/pages/random.ts';
import { gap, type LayoutPage, labelled, left, line, middle, type PageLine, type Piece, right } from './page.ts';
import type { Generated } from './receipts.ts';
import {
  breakdown,
  iso,
  itemTruth,
  longDate,
  money,
  PASSED,
  someRounding,
  taxesInside,
  taxesOnTop,
  total,
} from './truth.ts';

type Layout = (random: Random) => Generated;

const COLUMNS = 84;
const HALF = 0.54;
const CHECKS = { required_fields: 'passed', ...PASSED };
const page = (random: Random, lines: PageLine[]): LayoutPage => ({
  width: 1400,
  margin: 90,
  size: random.int(24, 27),
  font: random.pick(random.chance(0.6) ? GOTHIC : MINCHO),
  lines,
  columns: COLUMNS,
});
const pair = (label: string, value: string, field: string | undefined, at = 0, scale = 1) =>
  labelled(COLUMNS, label, value, field, at, scale);

interface Priced extends InvoiceFacts {
  readonly rows: ReturnType<typeof taxesOnTop>;
}

function facts(random: Random, rates: 'any' | 10 = 'any'): Priced {
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

const id = (f: Priced): string => f.id.replace(/^No\./, '');
const truth = (f: Priced) => ({
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

const issuerLines = (f: Priced, at: number): Piece[][] => [
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
const table = (
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
const sums = (f: Priced): PageLine[] => [
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
const bank = (f: Priced) => gap(0.8, left(`お振込先 ${f.bank}`));
const reduced = (f: Priced): PageLine[] =>
  f.rows.some((row) => row.rate === 8) ? [line(left('※は軽減税率対象'))] : [];

const customerLeft: Layout = (random) => {
  const f = facts(random);
  const issuer = issuerLines(f, HALF);
  return {
    page: page(random, [
      line(middle('請 求 書', { scale: 1.8, spacing: 0.2 })),
      gap(0.6, ...pair('請求日', longDate(f.issueDate, random), 'issue_date', HALF)),
      line(...pair('請求書番号', id(f), 'invoice_id', HALF)),
      gap(0.4, left(`${f.customer}`, { field: 'customer_name', scale: 1.15 }), { text: '御中', at: 0.4, scale: 1.15 }),
      ...issuer.map((pieces) => line(...pieces)),
      gap(0.4, ...pair('ご請求金額', `¥${money(f.total)}-`, 'total', 0, 1.4)),
      line(...pair('お支払期限', longDate(f.dueDate, random), 'due_date')),
      ...table(f),
      ...sums(f),
      ...reduced(f),
      bank(f),
    ]),
    expected: { ...truth(f), payment_method: 'bank_transfer' },
    checks: CHECKS,
  };
};

const issuerLeft: Layout = (random) => {
  const f = facts(random, 10);
  const issuer = issuerLines(f, 0);
  return {
    page: page(random, [
      line(...issuer[0]!, right('請求書', { scale: 1.6 })),
      line(...issuer[1]!, ...pair('No.', id(f), 'invoice_id', 0.68)),
      line(...issuer[2]!, ...pair('発行日', longDate(f.issueDate, random), 'issue_date', 0.68)),
      line(...issuer[3]!),
      line(...issuer[4]!),
      gap(0.6, { text: f.customer, at: HALF, field: 'customer_name', scale: 1.15 }, { text: '御中', at: 0.92 }),
      gap(0.4, ...pair('ご請求金額', `¥${money(f.total)}`, 'total', 0, 1.3)),
      ...table(f, ['品目', '数量', '単価', '金額']),
      line({ text: '税抜合計', at: 0.6 }, right(money(f.subtotal), { field: 'subtotal' })),
      line({ text: '消費税額(10%)', at: 0.6 }, right(money(f.tax), { field: 'tax_amount' })),
      line({ text: '請求合計', at: 0.6 }, right(money(f.total), { field: 'total' })),
      gap(0.4, ...pair('お支払期日', longDate(f.dueDate, random), 'due_date')),
    ]),
    expected: truth(f),
    checks: CHECKS,
  };
};

const singleColumn: Layout = (random) => {
  const f = facts(random, 10);
  return {
    page: page(random, [
      line(left('御請求書', { scale: 1.6 })),
      line(...pair('請求番号:', id(f), 'invoice_id')),
      line(...pair('発行日:', longDate(f.issueDate, random), 'issue_date')),
      gap(0.4, left(f.customer, { field: 'customer_name', scale: 1.1 }), { text: '御中', at: 0.38, scale: 1.1 }),
      gap(0.4, ...pair('ご請求金額', `￥${money(f.total)}-`, 'total', 0, 1.2)),
      line(...pair('支払期限', longDate(f.dueDate, random), 'due_date')),
      ...table(f),
      ...sums(f),
      ...issuerLines(f, 0).map((pieces, index) => (index === 0 ? gap(0.8, ...pieces) : line(...pieces))),
      bank(f),
    ]),
    expected: { ...truth(f), payment_method: 'bank_transfer' },
    checks: CHECKS,
  };
};

const bilingual: Layout = (random) => {
  const f = facts(random, 10);
  return {
    page: page(random, [
      line(left('INVOICE / 請求書', { scale: 1.5 })),
      line(...pair('Invoice No. 請求書番号:', id(f), 'invoice_id')),
      line(...pair('Date of issue 発行日:', iso(f.issueDate), 'issue_date')),
      line(...pair('Due date 支払期限:', iso(f.dueDate), 'due_date')),
      gap(0.4, ...pair('From 請求元:', f.issuer.name, 'supplier_name')),
      line(
        ...pair('〒', f.issuer.postalCode, 'postal_code').map((piece, index) =>
          index === 1 ? { ...piece, at: 2.2 / COLUMNS } : piece,
        ),
      ),
      line(left(f.issuer.address, { field: 'supplier_address' })),
      line(...pair('Tel', f.issuer.phone, 'supplier_phone')),
      line(...pair('Registration No. 登録番号', f.issuer.registrationNumber, 'registration_number')),
      line(...pair('Bill to 請求先:', f.customer, 'customer_name')),
      ...table(f, ['Description 品目', 'Qty', 'Unit price', 'Amount']),
      line({ text: 'Subtotal 小計', at: 0.5 }, right(`JPY ${money(f.subtotal)}`)),
      line({ text: 'Consumption tax 消費税 (10%)', at: 0.5 }, right(`JPY ${money(f.tax)}`)),
      line({ text: 'Total 合計', at: 0.5 }, right(`JPY ${money(f.total)}`, { field: 'total' })),
    ]),
    expected: truth(f),
    checks: CHECKS,
  };
};

const statement: Layout = (random) => {
  const f = facts(random);
  const previous = random.int(5, 60) * 10_000;
  const paid = previous - random.int(0, 4) * 10_000;
  const carried = previous - paid;
  const at = [0.14, 0.3, 0.46, 0.64, 0.8, 1];
  const cells = (values: readonly string[], fields: readonly (string | undefined)[] = []) =>
    values.map(
      (text, index): Piece => ({
        text,
        at: at[index]!,
        anchor: 'end',
        ...(fields[index] ? { field: fields[index] } : {}),
      }),
    );
  const { due_date: _, invoice_id: __, ...expected } = truth(f);
  return {
    page: page(random, [
      line(
        left('請 求 明 細 書', { scale: 1.4 }),
        right(`${longDate(new Date(f.issueDate.getTime() - 3 * 86_400_000), random)}締切分`),
      ),
      line(
        left(f.customer, { field: 'customer_name' }),
        { text: '様', at: 0.38 },
        ...pair('発行日', longDate(f.issueDate, random), 'issue_date', 0.6),
      ),
      ...issuerLines(f, HALF).map((pieces) => line(...pieces)),
      gap(0.4, ...cells(['前回御請求額', '御入金額', '繰越金額', '今回御買上額', '消費税額', '今回御請求額'])),
      line(
        ...cells(
          [money(previous), money(paid), money(carried), money(f.subtotal), money(f.tax), money(f.total + carried)],
          [undefined, undefined, undefined, 'subtotal', 'tax_amount', 'amount'],
        ),
      ),
      ...table(f),
      ...f.rows.map((row) => line(left(`${row.rate}%対象 ${money(row.taxable)} 消費税 ${money(row.tax)}`))),
      ...reduced(f),
    ]),
    expected: { ...expected, amount: f.total + carried, total: f.total },
    checks: CHECKS,
  };
};

const freelancer: Layout = (random) => {
  const f = facts(random, 10);
  const withheld =
    f.subtotal <= 1_000_000
      ? Math.floor((f.subtotal * 1021) / 10_000)
      : Math.floor(((f.subtotal - 1_000_000) * 2042) / 10_000) + 102_100;
  const payable = f.total - withheld;
  return {
    page: page(random, [
      line(middle('請求書', { scale: 1.6 })),
      line(
        ...pair('請求日:', iso(f.issueDate).replaceAll('-', '/'), 'issue_date'),
        ...pair('請求番号:', id(f), 'invoice_id', 0.5),
      ),
      line(left(f.customer, { field: 'customer_name' }), { text: '御中', at: 0.38 }),
      gap(0.4, ...pair('ご請求金額', `¥${money(payable)}`, 'amount', 0, 1.2)),
      line(...pair('お支払い期限:', iso(f.dueDate).replaceAll('-', '/'), 'due_date')),
      ...table(f),
      ...sums(f),
      line({ text: '源泉徴収税額', at: 0.6 }, right(`△${money(withheld)}`)),
      line({ text: '差引ご請求額', at: 0.6 }, right(money(payable))),
      ...issuerLines(f, 0).map((pieces, index) => (index === 0 ? gap(0.6, ...pieces) : line(...pieces))),
    ]),
    expected: { ...truth(f), amount: payable },
    checks: CHECKS,
  };
};

const inclusive: Layout = (random) => {
  const f = facts(random, 10);
  const rows = taxesInside(f.items, Math.floor);
  const tax = total(rows.map((row) => row.tax));
  const { subtotal: _, ...expected } = truth(f);
  return {
    page: page(random, [
      line(left('ご請求書', { scale: 1.6 }), right(longDate(f.issueDate, random), { field: 'issue_date' })),
      line(...pair('請求書No.', id(f), 'invoice_id', 0.7)),
      gap(0.4, left(f.customer, { field: 'customer_name', scale: 1.1 }), { text: '御中', at: 0.42 }),
      ...issuerLines(f, HALF).map((pieces) => line(...pieces)),
      ...pairLine('ご請求金額(税込)', `¥${money(f.subtotal)}`),
      line(...pair('お支払期限', longDate(f.dueDate, random), 'due_date')),
      ...table(f, ['内容', '数量', '単価', '金額(税込)']),
      line({ text: '合計(税込)', at: 0.6 }, right(money(f.subtotal), { field: 'total' })),
      line({ text: '(内消費税額 10%', at: 0.6 }, right(`${money(tax)})`, { field: 'tax_amount' })),
    ]),
    expected: {
      ...expected,
      tax_amount: tax,
      total: f.subtotal,
      amount: f.subtotal,
      tax_included: true,
      tax_breakdown: breakdown(rows, 'incl'),
    },
    checks: CHECKS,
  };
};
const pairLine = (label: string, value: string) => [gap(0.4, ...pair(label, value, 'total', 0, 1.2))];

const headings: Layout = (random) => {
  const f = facts(random, 10);
  return {
    page: page(random, [
      line(middle('請求書', { scale: 1.7 })),
      gap(0.3, left('請求日'), { text: '請求書番号', at: 0.35 }, { text: 'お支払期限', at: 0.7 }),
      line(
        left(iso(f.issueDate).replaceAll('-', '/'), { field: 'issue_date' }),
        { text: id(f), at: 0.35, field: 'invoice_id' },
        { text: iso(f.dueDate).replaceAll('-', '/'), at: 0.7, field: 'due_date' },
      ),
      gap(0.4, left(f.customer, { field: 'customer_name' })),
      line(left('経理部 御中')),
      ...issuerLines(f, HALF).map((pieces) => line(...pieces)),
      ...table(f),
      ...sums(f),
      bank(f),
    ]),
    expected: { ...truth(f), payment_method: 'bank_transfer' },
    checks: CHECKS,
  };
};

const construction: Layout = (random) => {
  const f = facts(random, 10);
  return {
    page: page(random, [
      line(middle('御 請 求 書', { scale: 1.7 }), right(longDate(f.issueDate, random), { field: 'issue_date' })),
      line(...pair('No.', id(f), 'invoice_id', 0.75)),
      line(left(f.customer, { field: 'customer_name', scale: 1.2 }), { text: '御中', at: 0.46 }),
      gap(0.3, ...pair('工事名', '東町倉庫改修工事', 'summary')),
      ...issuerLines(f, HALF).map((pieces) => line(...pieces)),
      gap(0.3, ...pair('御請求金額', `￥${money(f.total)}-`, 'total', 0, 1.4)),
      ...table(f, ['名称', '数量', '単価', '金額']),
      ...sums(f),
      gap(0.4, ...pair('支払期日', longDate(f.dueDate, random), 'due_date')),
    ]),
    expected: { ...truth(f), summary: '東町倉庫改修工事' },
    checks: CHECKS,
  };
};

const rateColumns: Layout = (random) => {
  const f = facts(random);
  return {
    page: page(random, [
      line(left('請求書', { scale: 1.6 })),
      line(
        left(f.customer, { field: 'customer_name', scale: 1.1 }),
        { text: '御中', at: 0.4 },
        ...pair('発行日', longDate(f.issueDate, random), 'issue_date', 0.62),
      ),
      line(...pair('請求書番号', id(f), 'invoice_id', 0.62)),
      ...issuerLines(f, HALF).map((pieces) => line(...pieces)),
      line(...pair('お支払期限', longDate(f.dueDate, random), 'due_date')),
      ...table(f),
      gap(
        0.4,
        { text: '税率', at: 0.4 },
        { text: '対象額', at: 0.66, anchor: 'end' },
        { text: '消費税額', at: 0.84, anchor: 'end' },
      ),
      ...f.rows.map((row) =>
        line(
          { text: `${row.rate}%`, at: 0.4 },
          { text: money(row.taxable), at: 0.66, anchor: 'end' },
          { text: money(row.tax), at: 0.84, anchor: 'end' },
        ),
      ),
      gap(0.2, { text: '小計', at: 0.6 }, right(money(f.subtotal), { field: 'subtotal' })),
      line({ text: '消費税', at: 0.6 }, right(money(f.tax), { field: 'tax_amount' })),
      line({ text: 'ご請求金額', at: 0.6 }, right(`¥${money(f.total)}`, { field: 'total', scale: 1.2 })),
      ...reduced(f),
    ]),
    expected: truth(f),
    checks: CHECKS,
  };
};

export const INVOICE_LAYOUTS: Readonly<Record<'development' | 'test', Readonly<Record<string, Layout>>>> = {
  development: { customerLeft, singleColumn, bilingual, statement, freelancer, headings },
  test: { issuerLeft, inclusive, construction, rateColumns },
};
