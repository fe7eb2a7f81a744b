import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { withWidePersons } from './wide-person.ts';

const parts = (line: string) => withWidePersons(rowsOfText(line).rows[0]!.segments).map(({ text }) => text);

test('a wide space within a name parts no columns', () => {
  assert.deepEqual(parts('林　美咲 ㊞'), ['林 美咲 印']);
  assert.deepEqual(parts('ライター 佐々木　翔'), ['ライター 佐々木 翔']);
  assert.deepEqual(parts('佐々木　翔（個人事業主）'), ['佐々木 翔(個人事業主)']);
});

test('wide spaces between columns stay', () => {
  assert.deepEqual(parts('佐藤工務店　東京都港区'), ['佐藤工務店', '東京都港区']);
  assert.deepEqual(parts('主宰　岩淵 紗代子'), ['主宰', '岩淵 紗代子']);
  assert.deepEqual(parts('文筆業　三好 なつめ'), ['文筆業', '三好 なつめ']);
  assert.deepEqual(parts('小計　消費税'), ['小計', '消費税']);
});

test('what somebody is, is no family name', () => {
  assert.deepEqual(parts('司法書士　見本　仁志'), ['司法書士', '見本 仁志']);
});
