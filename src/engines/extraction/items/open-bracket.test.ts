import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { endOfName } from './open-bracket.ts';
import { piecesOf } from './pieces.ts';

/** The name that is closed by the piece behind `begun`. */
const nameOf = (line: string, begun: string): string => {
  const row = rowsOfText(line).rows[0]!;
  const next = piecesOf(row).find(({ start }) => start >= begun.length);
  return row.text.slice(0, endOfName(row.text, 0, begun.length, next));
};

test('a bracket of words that a rate closes stays whole', () => {
  assert.equal(nameOf('Ocean freight (export, 0%)   148,500', 'Ocean freight (export,'), 'Ocean freight (export, 0%)');
});

test('a bracket of nothing but the tax is no part of the name', () => {
  assert.equal(nameOf('通関料 (課税 10%)   11,800', '通関料 (課税'), '通関料');
  assert.equal(nameOf('Clearance (taxable, 10%)   11,800', 'Clearance (taxable,'), 'Clearance');
});

test('a name without an open bracket ends where it ended', () => {
  assert.equal(nameOf('保管料 (冷蔵)  10%   11,800', '保管料 (冷蔵)'), '保管料 (冷蔵)');
});
