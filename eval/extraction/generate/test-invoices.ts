import {
  CHECKS,
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
import { gap, left, line, middle, right } from './page.ts';
import { breakdown, longDate, money, taxesInside, total } from './truth.ts';

export const issuerLeft: Layout = (random) => {
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

export const inclusive: Layout = (random) => {
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

export const construction: Layout = (random) => {
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

export const rateColumns: Layout = (random) => {
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
