import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';
import { SIZE_RULES } from './name-sizes.ts';

const item = (line: string) => {
  const { rows } = rowsOfText(['株式会社ソラ', '2026年10月12日 10:02', line, '合計   1,480'].join('\n'));
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  return document.fields.items.value?.[0]?.description;
};

test('one of a thing is the thing; several stay printed', () => {
  assert.equal(item('録画装置 1台   1,480'), '録画装置');
  assert.equal(item('キャベツ 1/2   1,480'), 'キャベツ 1/2');
});

for (const { id, example, counterExample } of SIZE_RULES)
  test(`${id}: a number behind a name is part of it only where it counts and costs nothing`, () => {
    for (const [row, name] of [example, counterExample]) assert.equal(item(row), name, row);
  });

test('the share of a charge belongs to its name', () => {
  assert.equal(item('サービス料 10%   1,480'), 'サービス料 10%');
});

test('a material or a model one space from the name is part of it, a code that counts rows is not', () => {
  assert.equal(item('SUS304 板 1.0t   40枚   37   1,480'), 'SUS304 板 1.0t');
  assert.equal(item('ナット M10   40   37   1,480'), 'ナット M10');
  assert.equal(item('C30 商談テーブル   4   370   1,480'), '商談テーブル');
});
