import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument, rowsOfText } from '../engines/extraction/index.ts';
import { checksAnswer, flatValues, reasonsAnswer } from './document-values.answer.ts';

const TEXT = `領収書
株式会社あおぞら
登録番号 T7999901000001
2026年10月31日 12:34
ノート  2  100  200
合計 ¥220
(10%対象 ¥220 内消費税等 ¥20)`;
const read = (kind: 'invoice' | 'receipt') =>
  extractDocument({ rows: rowsOfText(TEXT).rows, kind, now: new Date('2026-11-15'), source: 'text' });

test('a date goes by the names of its kind of document; rows and items are named as the schema has them', () => {
  const receipt = flatValues(read('receipt'));
  assert.deepEqual(
    [receipt.date, receipt.receipt_date, receipt.issue_date, receipt.transaction_time],
    ['2026-10-31', '2026-10-31', null, '12:34'],
  );
  const invoice = flatValues(read('invoice'));
  assert.deepEqual([invoice.receipt_date, invoice.issue_date, invoice.amount], [null, '2026-10-31', 220]);
  assert.deepEqual(receipt.tax_breakdown, [{ rate: 10, taxable_amount: 220, tax: 20, basis: 'incl' }]);
  assert.deepEqual(receipt.items[0], {
    description: 'ノート',
    quantity: 2,
    unit_price: 100,
    amount: 200,
    tax_rate: 10,
    discount: null,
  });
});

test('checks and the fields their reasons speak of have the names of the answer', () => {
  const document = read('receipt');
  const reasons = {
    documentKind: { by: ['receipt'], against: [] },
    reading: {
      by: ['read'],
      against: ['supplierName unsure', 'registrationNumber handwritten', 'date handwritten', 'amount unread'],
    },
    total: { by: [], against: ['payable 220'] },
  };
  assert.deepEqual(reasonsAnswer({ ...document, reasons }), {
    document_kind: { by: ['receipt'], against: [] },
    reading: {
      by: ['read'],
      against: ['supplier_name unsure', 'registration_number handwritten', 'date handwritten', 'amount unread'],
    },
    total: { by: [], against: ['payable 220'] },
  });
  const checks = checksAnswer(document);
  assert.equal(checks.registration_number_checksum, document.checks.registrationNumberChecksum);
  assert.equal(Object.keys(checks).length, Object.keys(document.checks).length);
});
