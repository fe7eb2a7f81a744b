import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../document/analysis.ts';
import { rowsOfText } from '../page/rows.ts';
import { findCustomers } from './customer.ts';
import { rankSuppliers } from './supplier.ts';

function issuerOf(...block: readonly string[]): string | undefined {
  const text = ['請求書', '見本商事株式会社 御中', ...block, '大阪市北区梅田1-2-3', '合計 11,000'].join('\n');
  const analysis = analyse(rowsOfText(text).rows);
  return rankSuppliers(analysis, findCustomers(analysis), false)[0]?.value;
}

test('a legal form in a line of its own belongs to the name right below it', () => {
  assert.equal(issuerOf('有限会社', '青嶋看板'), '有限会社 青嶋看板');
  assert.equal(issuerOf('株 式 会 社', '青 嶋 看 板'), '株式会社 青嶋看板');
});

test('over a section, a place or a sum in words it belongs to somebody else', () => {
  assert.notEqual(issuerOf('株式会社', '総務部'), '株式会社 総務部');
  assert.notEqual(issuerOf('株式会社', '大阪市北区梅田町字西'), '株式会社 大阪市北区梅田町字西');
  assert.notEqual(issuerOf('青嶋看板株式会社 深川', '総務部 柴山様'), '株式会社 総務部');
});

test('a form at the head of a row belongs to the name far behind it', () => {
  assert.equal(issuerOf('株式会社            絹川製作所'), '株式会社 絹川製作所');
});
