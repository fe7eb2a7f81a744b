import { gap, labelled, left, line, middle, right } from './page.ts';
import { both, COLUMNS, common, facts, head, type Layout, moment, number, paper } from './receipt-parts.ts';
import { breakdown, itemTruth, money, PASSED, someRounding, taxesInside, taxesOnTop, total } from './truth.ts';

export const convenience: Layout = (random) => {
  const f = facts(random);
  const taxes = taxesOnTop(f.items, someRounding(random));
  const sum = total(f.items.map((item) => item.amount));
  const tax = total(taxes.map((row) => row.tax));
  return {
    page: paper(random, [
      ...head(f, random),
      moment(f, random),
      line(middle('領 収 書', { scale: 1.2 })),
      ...f.items.map((item) => both(item.description, `${item.rate === 8 ? '*' : ''}${money(item.amount)}`)),
      ...taxes.flatMap((row) => [
        both(`小計(税抜${row.rate}%)`, `¥${money(row.taxable)}`),
        both(`消費税等(${row.rate}%)`, `¥${money(row.tax)}`),
      ]),
      gap(0.3, left('合 計', { scale: 1.4 }), right(`¥${money(sum + tax)}`, { field: 'total', scale: 1.4 })),
      ...taxes.map((row) => both(`(税率${row.rate}%対象`, `¥${money(row.taxable + row.tax)})`)),
      both('交通系マネー支払', `¥${money(sum + tax)}`),
      line(left('*は軽減税率対象です')),
      number(f),
    ]),
    expected: {
      ...common(f),
      total: sum + tax,
      tax_amount: tax,
      tax_included: false,
      tax_breakdown: breakdown(taxes, 'excl'),
      payment_method: 'e_money',
      items: itemTruth(f.items),
    },
    checks: PASSED,
  };
};

export const posBlock: Layout = (random) => {
  const f = facts(random);
  const taxes = taxesInside(f.items, Math.floor);
  const sum = total(f.items.map((item) => item.amount));
  return {
    page: paper(random, [
      number(f),
      ...head(f, random),
      moment(f, random),
      ...f.items.flatMap((item) =>
        item.quantity > 1
          ? [
              line(left(item.description)),
              both(`  ${item.quantity}点 x @${item.unitPrice}`, `¥${money(item.amount)}内`),
            ]
          : [both(item.description, `¥${money(item.amount)}内`)],
      ),
      gap(0.4, left('合計', { scale: 1.4 }), right(`¥${money(sum)}`, { field: 'total', scale: 1.4 })),
      ...taxes.flatMap((row) => [
        both(`(${row.rate}%内税対象`, `¥${money(row.taxable)})`),
        both(`(${row.rate}%内税額`, `¥${money(row.tax)})`),
      ]),
      both('お預り', `¥${money(f.paid)}`),
      both('お釣り', `¥${money(f.paid - sum)}`),
    ]),
    expected: {
      ...common(f),
      total: sum,
      tax_amount: total(taxes.map((row) => row.tax)),
      tax_included: true,
      tax_breakdown: breakdown(taxes, 'incl'),
      items: itemTruth(f.items),
      ...(f.paid > sum ? { payment_method: 'cash' } : {}),
    },
    checks: PASSED,
  };
};

export const rateTable: Layout = (random) => {
  const f = facts(random);
  const taxes = taxesInside(f.items, Math.round);
  const sum = total(f.items.map((item) => item.amount));
  return {
    page: paper(random, [
      ...head(f, random),
      gap(0.5, ...labelled(COLUMNS, '領収書 No.', f.number, 'receipt_number')),
      moment(f, random),
      ...f.items.map((item) => both(`${item.description}${item.rate === 8 ? ' ※' : ''}`, `¥${money(item.amount)}`)),
      gap(0.3, left('合計', { scale: 1.3 }), right(`¥${money(sum)}`, { field: 'total', scale: 1.3 })),
      line(left('税率'), { text: '税込金額', at: 0.62, anchor: 'end' }, right('内消費税')),
      ...taxes.map((row) =>
        line(
          left(`${row.rate}%`),
          { text: `¥${money(row.taxable)}`, at: 0.62, anchor: 'end' },
          right(`¥${money(row.tax)}`),
        ),
      ),
      both('PayPay', `¥${money(sum)}`),
      line(left('※ 軽減税率対象')),
      number(f),
    ]),
    expected: {
      ...common(f),
      receipt_number: f.number,
      total: sum,
      tax_amount: total(taxes.map((row) => row.tax)),
      tax_included: true,
      tax_breakdown: breakdown(taxes, 'incl'),
      payment_method: 'qr_code',
      items: itemTruth(f.items),
    },
    checks: PASSED,
  };
};

export const supermarket: Layout = (random) => {
  const f = facts(random);
  const taxes = taxesOnTop(f.items, Math.floor);
  const sum = total(f.items.map((item) => item.amount));
  const tax = total(taxes.map((row) => row.tax));
  return {
    page: paper(random, [
      ...head(f, random),
      number(f),
      moment(f, random),
      line(left(`レジ:0${random.int(1, 9)}`), ...labelled(COLUMNS, 'No:', f.number, 'receipt_number', 0.5)),
      ...f.items.map((item) =>
        line(
          left(item.quantity > 1 ? `${item.description} ${item.quantity}コX単${item.unitPrice}` : item.description),
          { text: item.rate === 8 ? '※' : ' ', at: 0.72 },
          right(`¥${money(item.amount)}`),
        ),
      ),
      both(`小計 ${f.items.length}点`, `¥${money(sum)}`, 'subtotal'),
      ...taxes.flatMap((row) => [
        both(`外税${row.rate}%対象額`, `¥${money(row.taxable)}`),
        both(`外税${row.rate}%`, `¥${money(row.tax)}`),
      ]),
      gap(0.3, left('合計', { scale: 1.4 }), right(`¥${money(sum + tax)}`, { field: 'total', scale: 1.4 })),
      both('クレジット', `¥${money(sum + tax)}`),
      line(left('※印は軽減税率(8%)適用商品')),
    ]),
    expected: {
      ...common(f),
      receipt_number: f.number,
      subtotal: sum,
      total: sum + tax,
      tax_amount: tax,
      tax_included: false,
      tax_breakdown: breakdown(taxes, 'excl'),
      payment_method: 'credit_card',
      items: itemTruth(f.items),
    },
    checks: PASSED,
  };
};

export const restaurant: Layout = (random) => {
  const f = facts(random);
  const items = f.items.map((item) => ({ ...item, rate: 10 as const }));
  const food = total(items.map((item) => item.amount));
  const service = Math.floor(food / 10);
  const sum = food + service;
  const tax = Math.floor(sum / 10);
  return {
    page: paper(random, [
      ...head(f, random),
      moment(f, random),
      line(left(`テーブル ${random.int(1, 20)}`), right(`${random.int(1, 6)}名様`)),
      ...items.map((item) => both(item.description, money(item.amount))),
      both('サービス料', money(service)),
      both('小計', money(sum), 'subtotal'),
      both('消費税 10%', money(tax)),
      gap(0.3, left('お会計', { scale: 1.4 }), right(`¥${money(sum + tax)}`, { field: 'total', scale: 1.4 })),
      line(left('VISA ****4242')),
      number(f),
    ]),
    expected: {
      ...common(f),
      subtotal: sum,
      total: sum + tax,
      tax_amount: tax,
      tax_included: false,
      tax_breakdown: [{ rate: 10, taxable_amount: sum, tax, basis: 'excl' }],
      payment_method: 'credit_card',
      items: [...itemTruth(items), { description: 'サービス料', amount: service }],
    },
    checks: PASSED,
  };
};

export const cafe: Layout = (random) => {
  const f = facts(random);
  const items = f.items.map((item) => ({ ...item, rate: 8 as const }));
  const sum = total(items.map((item) => item.amount));
  const tax = Math.floor((sum * 8) / 108);
  return {
    page: paper(random, [
      ...head(f, random),
      moment(f, random),
      line(...labelled(COLUMNS, '取引No', f.number, 'receipt_number')),
      ...items.map((item) => both(`*${item.description}`, `¥${money(item.amount)}`)),
      gap(
        0.3,
        left(`合計(${items.length}点)`, { scale: 1.2 }),
        right(`¥${money(sum)}`, { field: 'total', scale: 1.2 }),
      ),
      line(left(`(内 8%対象 ¥${money(sum)} 消費税 ¥${money(tax)})`)),
      both('d払い', `¥${money(sum)}`),
      line(left('*は軽減税率対象')),
      number(f),
    ]),
    expected: {
      ...common(f),
      receipt_number: f.number,
      total: sum,
      tax_amount: tax,
      tax_included: true,
      tax_breakdown: [{ rate: 8, taxable_amount: sum, tax, basis: 'incl' }],
      payment_method: 'qr_code',
      items: itemTruth(items),
    },
    checks: PASSED,
  };
};
