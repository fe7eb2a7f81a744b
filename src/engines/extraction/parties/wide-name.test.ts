import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstCell } from './wide-name.ts';

test('a wide space within the name of a person parts no cells', () => {
  assert.equal(firstCell('江波戸  亮'), '江波戸 亮');
  assert.equal(firstCell('三ツ井  隆之  TEL 0280-87-4416'), '三ツ井 隆之');
  assert.equal(firstCell('喜屋武  さとみ'), '喜屋武 さとみ');
});

test('other cells stay apart', () => {
  assert.equal(firstCell('花園  本店'), '花園');
  assert.equal(firstCell('見本工房  担当'), '見本工房');
  assert.equal(firstCell('江波戸    亮'), '江波戸');
});
