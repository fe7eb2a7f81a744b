import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';
import { CONTACT_CELLS } from './label-blocks.ts';

const types = (...lines: string[]) =>
  extractCard({ front: rowsOfText(lines.join('\n')).rows }).card.contact.phones.map((phone) => phone.type);

for (const { id, pattern, example, counterExample } of CONTACT_CELLS)
  test(`${id}: a label fills its cell`, () => {
    assert.match(example, pattern);
    assert.doesNotMatch(counterExample, pattern);
  });

test('values below their labels take the kinds in order', () => {
  const values = ['03-5550-6201', '03-5550-6202', '080-5550-6203', 'y.tsukioka@lumina.example.jp'];
  assert.deepEqual(types('TEL', 'FAX', 'MOBILE', 'MAIL', ...values, '月岡 友理'), ['work', 'mobile', 'fax']);
  assert.deepEqual(types('鈴木 健一', 'TEL      FAX', '03-5550-6201    03-5550-6202'), ['work', 'fax']);
});

test('where numbers and labels do not agree in count nothing is said', () => {
  assert.deepEqual(types('鈴木 健一', 'TEL', 'FAX', 'MAIL', '03-5550-6201', '東京都港区芝1-2-3'), ['work']);
});

test('labels are no brands and no names', () => {
  const { card } = extractCard({ front: rowsOfText('TEL\nFAX\n03-5550-6201\n03-5550-6202\nルミナ株式会社').rows });
  assert.deepEqual(card.organization.brandNames, []);
});
