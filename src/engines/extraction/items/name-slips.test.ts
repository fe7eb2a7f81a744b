import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import type { Item } from './find-items.ts';
import { withoutCodes, withoutSlips } from './name-slips.ts';

const items = (...names: string[]) => names.map((description) => ({ description })) as unknown as Item[];
const namesOf = (list: readonly Item[]) => list.map(({ description }) => description);

test('the day and the number of the slip in front of most names are left out', () => {
  const list = items('2026/10/05 220118 封筒 長3', '10/12 A-4412 名刺', '配送料');
  assert.deepEqual(namesOf(withoutSlips(list)), ['封筒 長3', '名刺', '配送料']);
  assert.deepEqual(namesOf(withoutSlips(items('10/5 1000円カット', '配送料'))), ['10/5 1000円カット', '配送料']);
});

test('numbers of articles go where the heading says that they stand in front of the names', () => {
  const list = items('OF-2231 オイルフィルター', 'VVF-2.0-3C ケーブル', 'H4バルブ 24V', 'A4 コピー用紙');
  const { rows } = rowsOfText('品番・品名  数量  金額');
  assert.deepEqual(namesOf(withoutCodes(list, rows)), [
    'オイルフィルター',
    'ケーブル',
    'H4バルブ 24V',
    'A4 コピー用紙',
  ]);
  assert.equal(withoutCodes(list, rowsOfText('品名  数量  金額').rows), list);
});
