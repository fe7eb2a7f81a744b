import { makeReceipt, type ReceiptFacts } from '../../ocr/pages/facts.ts';
import { GOTHIC, MINCHO, MONO } from '../../ocr/pages/fonts.ts';
import type { Random } from '../../ocr/pages/random.ts';
import { gap, type LayoutPage, labelled, left, line, middle, type PageLine, right } from './page.ts';
import {
  breakdown,
  clock,
  iso,
  itemTruth,
  longDate,
  money,
  PASSED,
  receiptDate,
  someRounding,
  type Truth,
  taxesInside,
  taxesOnTop,
  total,
} from './truth.ts';

export interface Generated extends Truth {
  readonly page: LayoutPage;
}
type Layout = (random: Random) => Generated;

const COLUMNS = 34;
const paper = (random: Random, lines: PageLine[]): LayoutPage => ({
  width: 600,
  margin: 34,
  size: random.int(25, 29),
  font: random.pick(MONO),
  lines,
  columns: COLUMNS,
});
const sheet = (random: Random, lines: PageLine[]): LayoutPage => ({
  width: 1100,
  margin: 70,
  size: random.int(25, 29),
  font: random.pick(random.chance(0.5) ? GOTHIC : MINCHO),
  lines,
  columns: 64,
});
const both = (label: string, value: string, field?: string) => line(left(label), right(value, field ? { field } : {}));
const address = (facts: ReceiptFacts) => facts.issuer.address;

/** Names, place and number of the shop, in the order the layout wants. */
const head = (facts: ReceiptFacts, random: Random): PageLine[] => [
  line(middle(facts.shop, { field: 'supplier_name', scale: 1.5 })),
  gap(0.3, middle(address(facts), { field: 'supplier_address' })),
  line(...labelled(COLUMNS, random.pick(['TEL', 'TEL:', '電話']), facts.issuer.phone, 'phone_number', 0.15)),
];
const number = (facts: ReceiptFacts, at = 0) =>
  line(...labelled(COLUMNS, '登録番号', facts.issuer.registrationNumber, 'registration_number', at));
const moment = (facts: ReceiptFacts, random: Random) => {
  const [day, time] = receiptDate(facts.date, random).split(' ') as [string, string];
  return line(left(day, { field: 'receipt_date' }), right(time));
};
const common = (facts: ReceiptFacts) => ({
  supplier_name: facts.shop,
  registration_number: facts.issuer.registrationNumber,
  receipt_date: iso(facts.date),
  transaction_time: clock(facts.date),
  supplier_address: address(facts),
  phone_number: facts.issuer.phone,
  currency: 'JPY',
});
/** Names that are already taken by another line would make the sets of items ambiguous. */
const distinct = (facts: ReceiptFacts): ReceiptFacts => {
  const seen = new Set<string>();
  return { ...facts, items: facts.items.filter((item) => !seen.has(item.description) && seen.add(item.description)) };
};
const facts = (random: Random): ReceiptFacts => distinct(makeReceipt(random));

const convenience: Layout = (random) => {
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

const posBlock: Layout = (random) => {
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

const rateTable: Layout = (random) => {
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

const supermarket: Layout = (random) => {
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

const taxi: Layout = (random) => {
  const f = makeReceipt(random);
  const sum = random.int(8, 120) * 100;
  const tax = Math.floor((sum * 10) / 110);
  return {
    page: paper(random, [
      line(middle('領収書', { scale: 1.3 })),
      line(left(`車番 ${random.digits(4)}`)),
      moment(f, random),
      both('運賃', `¥${money(sum)}`),
      line(left('合計', { scale: 1.3 }), right(`¥${money(sum)}`, { field: 'total', scale: 1.3 })),
      both('(10%対象)', `(内消費税 ¥${money(tax)})`),
      line(left('現金')),
      gap(0.5, left(f.issuer.name, { field: 'supplier_name' })),
      line(left(address(f), { field: 'supplier_address' })),
      line(left(f.issuer.phone, { field: 'phone_number' })),
      number(f),
    ]),
    expected: {
      ...common(f),
      supplier_name: f.issuer.name,
      total: sum,
      tax_amount: tax,
      tax_included: true,
      tax_breakdown: [{ rate: 10, taxable_amount: sum, tax, basis: 'incl' }],
      payment_method: 'cash',
    },
    checks: PASSED,
  };
};

const parking: Layout = (random) => {
  const f = makeReceipt(random);
  const sum = random.int(3, 40) * 100;
  const tax = Math.floor((sum * 10) / 110);
  const day = iso(f.date).replaceAll('-', '/');
  return {
    page: paper(random, [
      line(
        left(`タイムパーク${random.pick(['本町', '駅前', '東口'])}第${random.int(1, 9)}`, {
          field: 'supplier_name',
          scale: 1.2,
        }),
      ),
      line(left(address(f), { field: 'supplier_address' })),
      number(f),
      line(left('入庫'), right(`${day} 07:05`)),
      line(left('出庫'), { text: day, at: 0.45, field: 'receipt_date' }, right(clock(f.date))),
      both('駐車料金', `${money(sum)}円`),
      line(left('合計', { scale: 1.3 }), right(`${money(sum)}円`, { field: 'total', scale: 1.3 })),
      both('内消費税(10%)', `${money(tax)}円`),
      both('現金', `${money(Math.ceil(sum / 1000) * 1000)}円`),
      line(...labelled(COLUMNS, '伝票番号', f.number, 'receipt_number')),
    ]),
    expected: {
      registration_number: f.issuer.registrationNumber,
      receipt_date: iso(f.date),
      receipt_number: f.number,
      total: sum,
      tax_amount: tax,
      tax_included: true,
      tax_breakdown: [{ rate: 10, taxable_amount: sum, tax, basis: 'incl' }],
      payment_method: 'cash',
      supplier_address: address(f),
    },
    checks: PASSED,
  };
};

const form: Layout = (random) => {
  const f = makeReceipt(random);
  const sum = random.int(20, 900) * 110;
  const tax = sum / 11;
  const customer = `株式会社${random.pick(['オーロラ', 'みずほ堂', 'ナカノ', 'ペンタ'])}`;
  return {
    page: sheet(random, [
      line(
        middle('領 収 証', { scale: 1.8, spacing: 0.2 }),
        right(longDate(f.date, random), { field: 'receipt_date' }),
      ),
      gap(1, left(customer, { field: 'customer_name', scale: 1.2 }), { text: '様', at: 0.42, scale: 1.2 }),
      gap(1, middle(`¥${money(sum)}-`, { field: 'total', scale: 1.9, bold: true })),
      gap(
        0.6,
        ...labelled(64, '但し', `${random.pick(['お食事代', '書籍代', '施設利用料', '宿泊代'])}として`, undefined, 0.2),
      ),
      line({ text: '上記正に領収いたしました', at: 0.2 }),
      gap(0.6, left(`10%対象 ¥${money(sum)}`), { text: f.issuer.name, at: 0.52, field: 'supplier_name', scale: 1.1 }),
      line(left(`内消費税 ¥${money(tax)}`), { text: address(f), at: 0.52, field: 'supplier_address' }),
      line(...labelled(64, 'TEL', f.issuer.phone, 'phone_number', 0.52)),
      line(...labelled(64, '登録番号', f.issuer.registrationNumber, 'registration_number', 0.52)),
    ]),
    expected: {
      supplier_name: f.issuer.name,
      registration_number: f.issuer.registrationNumber,
      receipt_date: iso(f.date),
      customer_name: customer,
      total: sum,
      tax_amount: tax,
      tax_included: true,
      tax_breakdown: [{ rate: 10, taxable_amount: sum, tax, basis: 'incl' }],
      supplier_address: address(f),
      phone_number: f.issuer.phone,
      currency: 'JPY',
    },
    checks: PASSED,
  };
};

const restaurant: Layout = (random) => {
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

const hotel: Layout = (random) => {
  const f = makeReceipt(random);
  const room = random.int(60, 320) * 100;
  const tax = room / 10;
  const lodging = random.pick([100, 200, 500]);
  const sum = room + tax + lodging;
  const person = random.pick(['北村 一郎', '佐藤 恵子', '木下 亮']);
  return {
    page: sheet(random, [
      line(left('領収書', { scale: 1.6 }), right(longDate(f.date, random), { field: 'receipt_date' })),
      gap(0.5, left(person, { field: 'customer_name', scale: 1.2 }), { text: '様', at: 0.28, scale: 1.2 }),
      gap(0.5, left('ご宿泊料'), right(money(room))),
      line(left('消費税(10%)'), right(money(tax))),
      line(left('宿泊税'), right(money(lodging))),
      gap(0.2, left('合計', { scale: 1.3 }), right(`¥${money(sum)}`, { field: 'total', scale: 1.3 })),
      line(left(`10%対象 ${money(room)}  消費税 ${money(tax)}  不課税 ${money(lodging)}`)),
      gap(0.8, { text: f.issuer.name, at: 0.4, field: 'supplier_name' }),
      line({ text: address(f), at: 0.4, field: 'supplier_address' }),
      line(...labelled(64, 'TEL', f.issuer.phone, 'phone_number', 0.4)),
      line(...labelled(64, '登録番号', f.issuer.registrationNumber, 'registration_number', 0.4)),
      line(left('クレジット')),
    ]),
    expected: {
      supplier_name: f.issuer.name,
      registration_number: f.issuer.registrationNumber,
      receipt_date: iso(f.date),
      customer_name: person,
      total: sum,
      tax_amount: tax,
      tax_included: false,
      tax_breakdown: [
        { rate: 10, taxable_amount: room, tax, basis: 'excl' },
        { rate: 0, taxable_amount: lodging, tax: 0, basis: 'out_of_scope' },
      ],
      payment_method: 'credit_card',
      supplier_address: address(f),
      phone_number: f.issuer.phone,
    },
    checks: PASSED,
  };
};

const gasStation: Layout = (random) => {
  const f = makeReceipt(random);
  const litres = random.int(200, 600) / 10;
  const price = random.int(165, 190);
  const sum = Math.floor(litres * price);
  const tax = Math.floor((sum * 10) / 110);
  return {
    page: paper(random, [
      line(left(f.issuer.name, { field: 'supplier_name' })),
      line(left(address(f), { field: 'supplier_address' })),
      line(left(f.issuer.phone, { field: 'phone_number' })),
      number(f),
      moment(f, random),
      line(left('レギュラー')),
      both(`  ${litres.toFixed(2)}L x @${price}`, money(sum)),
      both('(内消費税10%', `${money(tax)})`),
      line(left('合計', { scale: 1.3 }), right(`¥${money(sum)}`, { field: 'total', scale: 1.3 })),
      line(...labelled(COLUMNS, '伝票No', f.number, 'receipt_number')),
      line(left('現金')),
    ]),
    expected: {
      ...common(f),
      supplier_name: f.issuer.name,
      receipt_number: f.number,
      total: sum,
      tax_amount: tax,
      tax_included: true,
      tax_breakdown: [{ rate: 10, taxable_amount: sum, tax, basis: 'incl' }],
      payment_method: 'cash',
    },
    checks: PASSED,
  };
};

const creditSlip: Layout = (random) => {
  const f = makeReceipt(random);
  const sum = random.int(10, 600) * 50;
  return {
    page: paper(random, [
      line(middle('クレジット売上票', { scale: 1.2 })),
      line(middle('(お客様控え)')),
      line(...labelled(COLUMNS, '加盟店名', f.shop, 'supplier_name')),
      line(...labelled(COLUMNS, 'TEL', f.issuer.phone, 'phone_number')),
      line(...labelled(COLUMNS, 'ご利用日', iso(f.date).replaceAll('-', '/'), 'receipt_date'), right(clock(f.date))),
      line(left(`会員番号 ************${random.digits(4)}`)),
      line(left(`承認番号 ${random.digits(6)}`)),
      line(left('支払区分 一括')),
      line(left('合計金額', { scale: 1.3 }), right(`¥${money(sum)}`, { field: 'total', scale: 1.3 })),
    ]),
    expected: {
      supplier_name: f.shop,
      registration_number: null,
      receipt_date: iso(f.date),
      total: sum,
      payment_method: 'credit_card',
      phone_number: f.issuer.phone,
      tax_breakdown: [],
    },
  };
};

const cafe: Layout = (random) => {
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

/** Layouts the rules were developed on, and layouts kept apart for the test. */
export const RECEIPT_LAYOUTS: Readonly<Record<'development' | 'test', Readonly<Record<string, Layout>>>> = {
  development: { convenience, posBlock, supermarket, taxi, form, gasStation, creditSlip },
  test: { rateTable, parking, restaurant, hotel, cafe },
};
