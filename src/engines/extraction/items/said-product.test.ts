import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const itemsOf = (charge: string) =>
  extractDocument({
    rows: rowsOfText(
      [
        '領収書',
        'みほん組合',
        '組合員 見本ホテル 殿',
        '金額 ¥16,500',
        `内訳 ${charge}`,
        '(消費税10% 1,500円含む)',
        '令和8年9月3日 領収',
      ].join('\n'),
    ).rows,
    kind: 'receipt',
    now: new Date('2026-11-19T00:00:00Z'),
    source: 'text',
  }).fields.items.value?.map(({ quantity, unitPrice, amount }) => [quantity, unitPrice, amount]);

test('a count and a price that make the sum of the paper are multiplied', () => {
  assert.deepEqual(itemsOf('衛生講習会参加費  3名 × 5,500円'), [[3, 5500, 16_500]]);
  assert.deepEqual(itemsOf('供花スタンド  3基 × 5,500円'), [[3, 5500, 16_500]]);
  assert.deepEqual(itemsOf('衛生講習会参加費  5,500円×3名'), [[3, 5500, 16_500]]);
});

test('where they do not make it, what is printed stays', () => {
  assert.notDeepEqual(itemsOf('衛生講習会参加費  2名 × 5,500円')?.[0]?.[2], 11_000);
});
