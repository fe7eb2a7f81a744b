import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findBrokenAddress } from './broken-address.ts';

const read = (...lines: string[]) => {
  const { rows } = rowsOfText(lines.join('\n'));
  return findBrokenAddress(rows[0]!, rows[1])?.value ?? null;
};

test('a town at the end of its line goes on in the next', () => {
  assert.equal(read('富山県高岡市蓮花寺', '582-4'), '富山県高岡市蓮花寺582-4');
  assert.equal(read('TEL 0577-34-9021 岐阜県高山市', '新宮町332-1'), '岐阜県高山市新宮町332-1');
});

test('what stands under a town may be something else', () => {
  assert.equal(read('富山県高岡市', '0766-25-8811'), null);
  assert.equal(read('富山県高岡市役所', '582-4'), null);
  assert.equal(read('富山県高岡市蓮花寺', '12,300円'), null);
});
