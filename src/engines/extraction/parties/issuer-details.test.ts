import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const postalCodeIn = (text: string) =>
  extractDocument({
    rows: rowsOfText(text).rows,
    kind: 'invoice',
    now: new Date('2026-11-15T03:00:00Z'),
    source: 'text',
  }).fields.postalCode.value;

const BILL = (issuer: string) => `請求書
発行日 2026年9月10日
〒939-1104 富山県高岡市戸出町3-2-10
 株式会社みどり 御中
       株式会社あおぞら
       ${issuer}  TEL 0763-33-5120
ねじ 1,000
消費税10% 100
合計 1,100`;

test('the postal code of the addressee is not given to an issuer that prints none', () => {
  assert.equal(postalCodeIn(BILL('富山県砺波市太田1770-3')), null);
  assert.equal(postalCodeIn(BILL('〒939-1301 富山県砺波市太田1770-3')), '939-1301');
});

test('the number in the row of the addressee, far from the issuer, and that of a market for an unregistered seller are nobody’s', () => {
  const numberOf = (...lines: string[]) =>
    extractDocument({
      rows: rowsOfText(lines.join('\n')).rows,
      kind: 'invoice',
      now: new Date('2026-11-15T03:00:00Z'),
      source: 'text',
    }).fields.registrationNumber.value;
  const seller = ['見本造船工業', '広島県尾道市向島町 5881   0848-55-0257'];
  const head = ['請求書', '宛先  株式会社 帆風          登録番号 T7010001129946', '発行日 2026年10月31日'];
  assert.equal(numberOf(...head, '船具修理 10月分  150,000', '合計 165,000', ...seller), null);
  assert.equal(
    numberOf('請求書', '宛先  株式会社 帆風', '合計 165,000', ...seller, '登録番号 T7010001129946'),
    'T7010001129946',
  );
  const bill = ['請求書', '【ご請求先】', 'つばみほん株式会社 御中', '富山市新富町9-3   登録番号:T7010001129946'];
  assert.equal(
    numberOf(...bill, '【請求者】', '見本 秀樹', '石川県野々市市本町9-8   090-5555-6120', '合計 88,000'),
    null,
  );
  // Who buys writes the bill: the number under the addressee is the seller's.
  assert.equal(
    numberOf('仕入明細書', '見本 太郎 様', '(登録番号 T7010001129946)', '合計 88,000', '明細', '株式会社みほん'),
    'T7010001129946',
  );
  // The addressee's name, address and number; then the issuer's name and an address of its own.
  assert.equal(
    numberOf(
      '請求書',
      '株式会社みどり商事 御中',
      '東京都港区芝1-2-3',
      'インボイス登録番号 T7010001129946',
      '見本デザイン事務所',
      '東京都世田谷区1-2-3  03-5555-1111',
      '合計 110,000',
    ),
    null,
  );
});

test('where something is used is no place of the issuer’s', () => {
  const { supplierAddress } = extractDocument({
    rows: rowsOfText(
      '電気ご使用量のお知らせ兼ご請求書\nご契約名義 カフェ ヒヨリ 様\nご使用場所 高松市古新町9-14\n見本みらい電力株式会社\n登録番号 T8030001065552\n高松市紺屋町2-3\nご請求金額 1,100円\n(うち消費税等相当額 10% 100円)\n発行日 2026年10月14日',
    ).rows,
    kind: 'invoice',
    now: new Date('2026-11-15T03:00:00Z'),
    source: 'text',
  }).fields;
  assert.equal(supplierAddress.value, '高松市紺屋町2-3');
});
