import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../document/analysis.ts';
import { buildRows } from '../page/rows.ts';
import { findCustomers } from './customer.ts';
import { rankSuppliers } from './supplier.ts';

/** Names that a picture could give, its lines read with this confidence. */
function namesRead(head: string, confidence: number): string[] {
  const lines = [head, '東京都中央区銀座1-2-3', 'TEL 03-5550-4011', '2026年11月10日 12:30', '合計 ¥1,980'];
  const rows = buildRows(
    lines.map((text, line) => [
      { source: { page: 0, text, rect: null, confidence, rectOf: () => null }, line, left: 0, width: 0 },
    ]),
  );
  const analysis = analyse(rows);
  return rankSuppliers(analysis, findCustomers(analysis), true).map(({ value }) => value);
}

test('a logo that was hardly read, or read as figures and letters in one word, names nobody', () => {
  assert.ok(namesRead('BLUE LEAF', 0.8).includes('BLUE LEAF'));
  assert.ok(!namesRead('BLUE LEAF', 0.4).includes('BLUE LEAF'));
  assert.ok(!namesRead('9OSTgO', 0.8).includes('9OSTgO'));
  assert.ok(namesRead('9OSTgO', 0.99).includes('9OSTgO'));
  assert.ok(namesRead('3COINS', 0.8).includes('3COINS'));
});
