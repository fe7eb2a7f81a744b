import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { piecesOf } from './pieces.ts';

const shapes = (line: string) => piecesOf(rowsOfText(line).rows[0]!).map(({ shape, text }) => `${shape} ${text}`);

test('a unit that opens its row is what was sold', () => {
  assert.deepEqual(shapes('カット     5,500'), ['word カット', 'number 5,500']);
  assert.deepEqual(shapes('食パン 6 カット  320'), ['word 食パン', 'number 6', 'unit カット', 'number 320']);
});
