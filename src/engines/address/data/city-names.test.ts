import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAddressData } from '../open.ts';
import { CityNames } from './city-names.ts';
import { foldKey } from './fold.ts';

const data = openAddressData(undefined, () => undefined);

test('the folded names of a municipality, by the rows of its towns', () => {
  const starts = data.townStarts();
  const city = data.number('townCity', 5000);
  const { first, names } = new CityNames(data).all(city);
  assert.equal(first, starts[city]);
  assert.equal(names.length, starts[city + 1]! - first);
  assert.equal(names[1], foldKey(data.text('townName', first + 1)));
});

test('an ending is the end of a name, and is found without folding the names again', () => {
  let read = 0;
  const name = (row: number) => {
    read++;
    return row % 2 ? '大曲福住町' : '福住';
  };
  const counted = { townStarts: () => data.townStarts(), texts: () => name };
  const cities = new CityNames(counted as unknown as typeof data);
  assert.ok(cities.hasEnding(3, foldKey('福住町')));
  const once = read;
  assert.ok(!cities.hasEnding(3, foldKey('大曲福')));
  assert.ok(once > 0 && read === once);
});
