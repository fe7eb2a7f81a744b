import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOSTILE_TEXTS, hostileText, LIMIT } from '../../../../testkit/hostile-texts.ts';
import { corporateNumberOf } from '../../../japan/corporate-number.ts';
import { rowsOfText } from '../page/rows.ts';
import { extractDocument } from './extract.ts';

const NOW = new Date('2026-11-15T03:00:00Z');
const read = (text: string, kind: 'invoice' | 'receipt' = 'invoice') =>
  extractDocument({ rows: rowsOfText(text).rows, kind, now: NOW, source: 'text' });
const OWN = `T${corporateNumberOf('010001234521')}`;
const BUYER = `T${corporateNumberOf('120001777666')}`;

const INVOICE = `請求書
請求日 2026年10月31日
株式会社みどり 御中
貴社登録番号 ${BUYER}
株式会社あおぞら
〒150-0002 東京都渋谷区渋谷9-9-9
TEL 03-5550-3101
登録番号 ${OWN}
品名   数量   単価   金額
設計費   2   50,000   100,000
小計   100,000
消費税(10%)   10,000
合計   110,000
源泉徴収税額   △10,210
差引ご請求額   99,790`;

test('supplier, customer and their numbers keep their roles', () => {
  const document = read(INVOICE);
  const { supplierName, customerName, registrationNumber } = document.fields;
  assert.deepEqual(
    [supplierName.value, customerName.value, registrationNumber.value],
    ['株式会社あおぞら', '株式会社みどり', OWN],
  );
  assert.deepEqual(document.otherRegistrationNumbers, [BUYER]);
  assert.ok(document.warnings.includes('multiple_registration_numbers'));
});

test('what is payable differs from the total when income tax is withheld', () => {
  const document = read(INVOICE);
  assert.deepEqual(
    [document.fields.total.value, document.fields.payable.value, document.withholding],
    [110_000, 99_790, 10_210],
  );
  assert.equal(document.status, 'passed');
});

test('tax rounded per line fails the tax check with its own warning', () => {
  const document = read(
    '請求書\n2026-10-30\n合同会社よる 御中\n(株)かみの\n登録番号 ' +
      OWN +
      '\n品名 数量 単価 金額\n付箋  1  105  105\nメモ  1  105  105\n封筒  1  105  105\n小計  315\n消費税(10%)  30\n合計  345',
  );
  assert.equal(document.checks.taxConsistency, 'failed');
  assert.equal(document.checks.amountConsistency, 'passed');
  assert.ok(document.warnings.includes('tax_rounded_per_line'));
  assert.equal(document.manualReview, true);
});

test('a total contradicted by items and rates stays as it is printed and goes to a person', () => {
  const document = read(
    '焼肉 牛王\n2026/10/09 20:15\nカルビ 2 x 980  1,960\nビール 3 x 550  1,650\nキムチ  390\n小計  4,000\n消費税(10%)  400\n合計  ¥4,900\n(10%対象 4,000 消費税 400)',
    'receipt',
  );
  assert.equal(document.fields.total.value, 4900);
  assert.equal(document.fields.total.evidence?.raw, '¥4,900');
  assert.ok(document.warnings.includes('total_disproved_by_arithmetic'));
  assert.equal(document.status, 'failed');
});

test('an empty text is all null and never passes', () => {
  for (const text of ['', ' ', '\n\n', 'あ']) {
    const document = read(text, 'receipt');
    assert.equal(document.fields.total.value, null);
    assert.notEqual(document.status, 'passed');
  }
});

test('another kind of document is named', () => {
  assert.ok(read('御見積書\n株式会社あおぞら\n合計 1,000').warnings.includes('document_type_mismatch'));
});

test('every value can be traced to its line', () => {
  const { evidence } = read(INVOICE).fields.total;
  assert.deepEqual([evidence?.raw, evidence?.lines], ['110,000', [12]]);
});

test('the longest hostile texts cost less than 0.5 s of CPU each', () => {
  const cost = (text: string) => {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  // The least of a few readings: the first one compiles, and a busy machine makes each dearer.
  const isCheap = (text: string) => [1, 2, 3, 4].some(() => cost(text) < 500);
  assert.deepEqual(
    HOSTILE_TEXTS.filter((text) => !isCheap(hostileText(text, LIMIT))).map(({ name }) => name),
    [],
  );
});

test('a paper that was not read to its end does not pass', () => {
  const filler = (rows: number) => `\n${'備考\n'.repeat(rows)}`;
  assert.equal(read(INVOICE + filler(10)).checks.reading, 'passed');
  const long = read(INVOICE + filler(700));
  assert.deepEqual([long.checks.reading, long.status], ['failed', 'review']);
});

test('a paper under another title, and two papers in one text, are not the one that was asked for', () => {
  const offered = read(
    INVOICE.replace('請求書', '御見積書').concat('\n領収 99,790\nお預り 100,000\nお釣り 210'),
    'receipt',
  );
  assert.equal(offered.checks.documentKind, 'failed');
  const second = INVOICE.replaceAll('あおぞら', 'ゆうやけ').replace(OWN, `T${corporateNumberOf('010001999321')}`);
  const both = read(`${INVOICE}\n${second}`);
  assert.notEqual(both.status, 'passed');
  assert.equal(both.checks.documentKind, 'failed');
});

test('the number in brackets behind the addressee is not the issuer’s, even where it is the only one', () => {
  const { fields } = read(
    `請求書 請求日 2026年10月12日\n株式会社見本商会 御中 (登録番号 ${BUYER})\n合計 59,400\n便利屋みほん`,
  );
  assert.deepEqual([fields.registrationNumber.value, fields.customerName.value], [null, '株式会社見本商会']);
});

test('of coming and going the day of going is that of the receipt', () => {
  const text = `ネットルーム みほん
入店 2026/08/29 23:31
退店 2026/08/30 07:02
ナイトパック 2,200
合計 2,200
株式会社あおぞら
登録番号 ${OWN}`;
  const { fields } = read(text, 'receipt');
  assert.deepEqual([fields.date.value, fields.transactionTime.value], ['2026-08-30', '07:02']);
});

test('a sign in front of the currency takes off', () => {
  const text = `INVOICE
Aozora K.K.
JCT Registration No. ${OWN}
Issue date: Nov 1, 2026
Product            Qty   Rate          Amount
Plan               12    JPY 6,800     JPY 81,600
Loyalty credit     1     -JPY 1,600    -JPY 1,600
Subtotal JPY 80,000
Consumption tax 10% JPY 8,000
Total due JPY 88,000`;
  const document = read(text);
  assert.deepEqual(
    document.fields.items.value?.map((item) => item.amount),
    [81600, -1600],
  );
  assert.equal(document.checks.items, 'passed');
});

test('brackets behind a title, and delivery notes that are enclosed, say what was sold', () => {
  const missing = (title: string, more: string) => {
    const { rows } = rowsOfText(
      `${title}\n請求日 2026年7月31日\n株式会社ハマダ鉄建 御中\n${more}\n税抜金額 318,000\n消費税額(10%) 31,800\n税込請求額 349,800\n株式会社藤永酸素商会 山口県下松市西豊井1340\n登録番号 T8310532606910`,
    );
    return extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' }).missing;
  };
  assert.deepEqual(missing('請求書 (工事出来高)', ''), []);
  assert.deepEqual(missing('合計請求書', '下記のとおり御請求申し上げます(別紙納品書 14枚)'), []);
  assert.deepEqual(missing('請求書 (控)', ''), ['description']);
});

test('the address under the customer in a head of two columns is the customer’s', () => {
  const { fields } = extractDocument({
    rows: rowsOfText(
      [
        'カフェ縁 御中                 請求書No. HM250925',
        '〒506-0052                 請求日 2025年9月25日',
        '岐阜県高山市下岡本町2040     飛騨銘木株式会社',
        '                          〒509-2207 岐阜県下呂市湯之島602',
        '                          登録番号 T8288618900019',
        '合計金額 132,880',
      ].join('\n'),
    ).rows,
    kind: 'invoice',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });
  assert.deepEqual([fields.supplierAddress.value, fields.postalCode.value], ['岐阜県下呂市湯之島602', '509-2207']);
});

test('tax of what is at a rate, and a product over a count, are read as what they are', () => {
  const telecom = extractDocument({
    rows: rowsOfText(
      ['請求書', '電話オプション  900円', '小計 8,840円', '消費税(10%対象) 884円', 'ご請求合計 9,724円'].join('\n'),
    ).rows,
    kind: 'invoice',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });
  assert.deepEqual([telecom.fields.total.value, telecom.fields.taxAmount.value], [9724, 884]);
});

test('a legal form printed in kana is answered as it is printed', () => {
  const { rows } = rowsOfText(
    ['ﾚｼｰﾄ', 'ｶﾌﾞｼｷｶﾞｲｼｬ ﾐﾎﾝﾜﾝ', '登録番号:T4430009492561', '2026年10月31日(土)17:12', 'ﾊﾌﾞ   5,980', '合計 ¥5,980'].join(
      '\n',
    ),
  );
  const { fields } = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-17T00:00:00Z'), source: 'text' });
  assert.equal(fields.supplierName.value, 'ｶﾌﾞｼｷｶﾞｲｼｬ ﾐﾎﾝﾜﾝ');
});
