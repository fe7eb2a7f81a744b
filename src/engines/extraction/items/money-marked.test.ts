import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const items = (...lines: string[]) => {
  const { rows } = rowsOfText(['領収書', '医療法人みほん会', '診療日 2026年4月20日', ...lines].join('\n'));
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  return document.fields.items.value?.map(({ description, amount }) => `${description} ${amount}`);
};
const POINTS = ['区分    点数    金額', '再診料    75', 'リハビリ    370', '画像    210', '合計点数  655'];

test('points of a clinic are no goods where the charges in yen make what was paid', () => {
  const paid = ['保険負担金   1,970円', '診断書料(税込10%)  5,500円', '今回領収額  7,470円'];
  assert.deepEqual(items(...POINTS, ...paid), ['保険負担金 1970', '診断書料 5500']);
});

test('charges in yen that make another sum do not push out what stands beside them', () => {
  const paid = ['保険負担金   1,970円', '診断書料(税込10%)  5,500円', '今回領収額  7,480円'];
  assert.notDeepEqual(items(...POINTS, ...paid), ['保険負担金 1970', '診断書料 5500']);
});

test('goods with a comma stay, whatever the others add up to', () => {
  const found = items('湿布  1,200', '診断書料  5,500円', '包帯  300円', '今回領収額  5,800円');
  assert.ok(found?.includes('湿布 1200'), JSON.stringify(found));
});

test('flights stand among the charges of a ticket', () => {
  const flights = ['KZ 512  CTS-HND  12 MAY 0930  Class Y', 'KZ 519  HND-CTS  14 MAY 1745  Class Y'];
  const charges = ['Fare                     JPY 46,800', 'Passenger facility charge JPY    740'];
  assert.deepEqual(items(...flights, ...charges, 'Total   JPY 47,540'), [
    'Fare 46800',
    'Passenger facility charge 740',
  ]);
});
