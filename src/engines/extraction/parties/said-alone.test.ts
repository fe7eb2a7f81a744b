import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const issuer = (...lines: string[]) => {
  const rest = [
    '登録番号T8308927604340',
    '2026年8月2日(日) 8:15',
    'トマト 350',
    '合計 350円',
    '8%対象 350円 (うち消費税25円)',
  ];
  const { rows } = rowsOfText([...lines, ...rest].join('\n'));
  return extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' }).fields.supplierName
    .value;
};

test('a name that also stands alone ends where it does there', () => {
  assert.equal(issuer('見本ファーム 軽トラ市', '見本ファーム  tel 090-3371-0582'), '見本ファーム');
  assert.equal(issuer('見本ファーム みなみ', 'tel 090-3371-0582'), '見本ファーム みなみ');
});
