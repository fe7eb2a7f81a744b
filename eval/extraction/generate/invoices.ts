import {
  bank,
  CHECKS,
  COLUMNS,
  facts,
  HALF,
  id,
  issuerLines,
  type Layout,
  page,
  pair,
  reduced,
  sums,
  table,
  truth,
} from './invoice-parts.ts';
import { gap, left, line, middle, type Piece, right } from './page.ts';
import { breakdown, iso, longDate, money, taxesInside, total } from './truth.ts';

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
