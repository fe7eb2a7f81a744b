import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalise } from '../page/normalise.ts';
import { Row, type SourceLine } from '../page/rows.ts';
import { evidenceOf } from './candidate.ts';

/** A line of print at a height, ten pixels per character. */
function line(index: number, text: string, y: number, page = 0): Row {
  const source: SourceLine = {
    page,
    text,
    rect: [0, y, text.length * 10, 20],
    confidence: 1,
    rectOf: (start, end) => [start * 10, y, (end - start) * 10, 20],
  };
  return new Row(index, [{ line: index, source, normalised: normalise(text), left: 0, width: text.length }]);
}
const whole = (row: Row) => ({ row, start: 0, end: row.text.length });

test('a value over two lines has a rectangle for each, and none on another page', () => {
  const first = line(0, '大阪市中央区谷町2-3-1', 100);
  const building = line(1, 'ターネンビル1F', 130);
  const evidence = evidenceOf({ ...whole(first), more: [whole(building)] }, '');
  assert.deepEqual(evidence.region, [0, 100, 130, 20]);
  assert.deepEqual(evidence.lineRegions, [
    [0, 100, 130, 20],
    [0, 130, 80, 20],
  ]);
  const overleaf = evidenceOf({ ...whole(first), more: [whole(line(1, 'ターネンビル1F', 10, 1))] }, '');
  assert.deepEqual(overleaf.lineRegions, [[0, 100, 130, 20]]);
});
