import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { placesInRow } from './places-in-row.ts';

test('the places of a row keep the order of their list', () => {
  const [first, second] = rowsOfText('一行目です\n二行目です').rows;
  const places = [
    { row: second!, start: 3, end: 4 },
    { row: first!, start: 0, end: 1 },
    { row: second!, start: 0, end: 1 },
  ];
  assert.deepEqual(
    placesInRow(places, second!).map(({ start }) => start),
    [3, 0],
  );
  assert.equal(placesInRow(places, first!).length, 1);
  assert.equal(placesInRow([], first!).length, 0);
});
