import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { withoutCertificates } from './credentials.ts';

/** Each in a row of its own, or several in one with strokes between. */
const titles = (...rows: string[]): string[] => {
  const printed = rowsOfText(rows.join('\n')).rows.flatMap((row) =>
    row.text.split('/').map((value) => ({ row, start: 0, end: value.length, value, repairs: [] })),
  );
  return withoutCertificates(printed).map(({ value }) => value);
};

test('beside a post certificates are no titles', () => {
  assert.deepEqual(titles('工事部長', '一級土木施工管理技士', '測量士補'), ['工事部長']);
  assert.deepEqual(titles('院長', '皮膚科専門医'), ['院長']);
  assert.deepEqual(titles('三代目', '店主'), ['店主']);
});

test('alone they say what the person is', () => {
  assert.deepEqual(titles('一級土木施工管理技士'), ['一級土木施工管理技士']);
});

test('in one row with a title a certificate of works is one too; letters behind a planner say only of what', () => {
  assert.deepEqual(titles('作業所長/一級建築施工管理技士'), ['作業所長', '一級建築施工管理技士']);
  assert.deepEqual(titles('代表取締役/AFP'), ['代表取締役', 'AFP']);
  assert.deepEqual(titles('ファイナンシャルプランナー/AFP'), ['ファイナンシャルプランナー']);
});
