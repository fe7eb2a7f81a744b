import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { withoutCertificates } from './credentials.ts';

const titles = (...values: string[]): string[] => {
  const [row] = rowsOfText('名刺').rows;
  const printed = values.map((value) => ({ row: row!, start: 0, end: value.length, value, repairs: [] }));
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
