import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const HEAD = '賃料等請求書\n発行日 2026年11月2日\n株式会社見本工房 様\n株式会社見本ビル\n登録番号 T1010001000006\n';
const against = (...lines: string[]) =>
  extractDocument({
    rows: rowsOfText(HEAD + lines.join('\n')).rows,
    kind: 'invoice',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  }).reasons.total!.against;

const RENT = ['事務所賃料   180,000', '共益費   30,000', '上記小計   210,000', '消費税(10%)   21,000'];

test('goods with their tax on top and charges that bear it make the bill together', () => {
  const sums = (power: string) => [
    `電気料(10月検針・税込)   ${power}`,
    'ご請求合計   249,480',
    '10%税込合計 249,480(うち消費税 22,680)',
  ];
  assert.deepEqual(against(...RENT, ...sums('18,480')), []);
  assert.notDeepEqual(against(...RENT, ...sums('17,480')), []);
});
