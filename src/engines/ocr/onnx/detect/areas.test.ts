import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areasAbove, cornersOf } from './areas.ts';

/** Areas of a picture drawn with `#` on `.`, each as its sorted pixels "x,y". */
function areasOf(...rows: string[]): string[][] {
  const map = Float32Array.from(rows.join(''), (mark) => (mark === '#' ? 0.9 : 0.1));
  return areasAbove(map, rows[0]!.length, rows.length, 0.5).map((runs) =>
    runs.flatMap(({ y, from, to }) => Array.from({ length: to - from + 1 }, (_, i) => `${from + i},${y}`)),
  );
}

test('the arms of a U are one area once they meet', () => {
  const [area, ...others] = areasOf('#...#', '#...#', '#####');
  assert.equal(others.length, 0);
  assert.equal(area!.length, 9);
});

test('a comb whose teeth meet in the last row is one area, whichever tooth was first', () => {
  assert.equal(areasOf('#.#.#.#', '#.#.#.#', '#######').length, 1);
  assert.equal(areasOf('......#', '....#.#', '..#.#.#', '#.#.#.#', '#######').length, 1);
});

test('pixels that touch at a corner belong together, on both slants', () => {
  assert.equal(areasOf('#..', '.#.', '..#').length, 1);
  assert.equal(areasOf('..#', '.#.', '#..').length, 1);
});

test('a column or a row of paper between two areas keeps them apart', () => {
  assert.deepEqual(areasOf('#.#', '#.#'), [
    ['0,0', '0,1'],
    ['2,0', '2,1'],
  ]);
  assert.equal(areasOf('###', '...', '###').length, 2);
});

test('the end of one row does not touch the start of the next', () => {
  assert.equal(areasOf('..#', '#..').length, 2);
});

test('a value at the threshold is outside', () => {
  assert.deepEqual(areasAbove(Float32Array.of(0.5, 0.5), 2, 1, 0.5), []);
});

test('corners surround the pixels, so that one pixel has an extent', () => {
  assert.deepEqual(cornersOf([{ y: 2, from: 3, to: 3 }]), [
    [3, 2],
    [4, 2],
    [3, 3],
    [4, 3],
  ]);
});
