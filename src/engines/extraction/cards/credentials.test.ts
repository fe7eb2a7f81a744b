import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { withoutAdditions } from './credentials.ts';

/** Each in a row of its own, or several in one with strokes between. */
const titles = (...rows: string[]): string[] => {
  const printed = rowsOfText(rows.join('\n')).rows.flatMap((row) =>
    row.text.split('/').map((value) => ({ row, start: 0, end: value.length, value, repairs: [] })),
  );
  return withoutAdditions(printed).map(({ value }) => value);
};

test('certificates are titles, as they are printed', () => {
  assert.deepEqual(titles('工事部長', '一級土木施工管理技士', '測量士補'), [
    '工事部長',
    '一級土木施工管理技士',
    '測量士補',
  ]);
  assert.deepEqual(titles('代表取締役/AFP'), ['代表取締役', 'AFP']);
});

test('generations beside a post and letters behind a planner add nothing', () => {
  assert.deepEqual(titles('三代目', '店主'), ['店主']);
  assert.deepEqual(titles('三代目'), ['三代目']);
  assert.deepEqual(titles('ファイナンシャルプランナー/AFP'), ['ファイナンシャルプランナー']);
});
