import { makeReceipt } from '../../ocr/pages/facts.ts';
import { gap, labelled, left, line, middle, right } from './page.ts';
import { address, both, COLUMNS, common, type Layout, moment, number, paper, sheet } from './receipt-parts.ts';
import { clock, iso, longDate, money, PASSED } from './truth.ts';

export const taxi: Layout = (random) => {
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

export const parking: Layout = (random) => {
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

export const form: Layout = (random) => {
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

export const hotel: Layout = (random) => {
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

export const gasStation: Layout = (random) => {
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

export const creditSlip: Layout = (random) => {
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
