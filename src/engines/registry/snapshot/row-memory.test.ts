import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RowMemory } from './row-memory.ts';

const memory = (kept: number) => {
  const read: number[][] = [];
  const rows = new RowMemory<string>(kept, (numbers) => {
    read.push([...numbers]);
    return numbers.map((number) => (number < 0 ? null : `row ${number}`));
  });
  return { rows, read };
};

test('what is not known is read together, in the order asked', () => {
  const { rows, read } = memory(10);
  assert.equal(rows.one(2), 'row 2');
  assert.deepEqual(rows.many([3, 2, -1, 1]), ['row 3', 'row 2', null, 'row 1']);
  assert.deepEqual(rows.many([-1, 1]), [null, 'row 1']);
  assert.deepEqual(read, [[2], [3, -1, 1]]);
});

test('rows that are not asked for are forgotten, those asked again stay', () => {
  const { rows, read } = memory(2);
  for (const number of [1, 2, 1, 3, 1, 4, 1, 5]) rows.one(number);
  assert.deepEqual(read.flat(), [1, 2, 3, 4, 5]);
  rows.one(2);
  assert.deepEqual(read.flat(), [1, 2, 3, 4, 5, 2]);
});

test('without memory every row is read again', () => {
  const { rows, read } = memory(0);
  rows.one(1);
  rows.many([1]);
  assert.deepEqual(read, [[1], [1]]);
});
