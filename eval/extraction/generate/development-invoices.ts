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
import { iso, longDate, money } from './truth.ts';

export const customerLeft: Layout = (random) => {
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

export const singleColumn: Layout = (random) => {
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

export const bilingual: Layout = (random) => {
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

export const statement: Layout = (random) => {
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

export const freelancer: Layout = (random) => {
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

export const headings: Layout = (random) => {
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
