import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordedLine, recordedPage } from '../../../../testkit/recorded-page.ts';
import { rowsOfPages } from './ocr-rows.ts';

const boxes = (count: number) =>
  rowsOfPages([recordedPage(Array.from({ length: count }, (_, n) => recordedLine([`${n}`, n * 100, 50, 80, 20])))])
    .rows;

test('what stands on one height is one row, up to more than any paper has', () => {
  assert.deepEqual(
    boxes(100).map((row) => row.segments.length),
    [100],
  );
  const many = boxes(20_000);
  assert.ok(many.every((row) => row.segments.length <= 120));
  assert.equal(
    many.reduce((sum, row) => sum + row.segments.length, 0),
    20_000,
    'nothing is lost',
  );
});
