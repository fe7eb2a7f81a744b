import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const outcome = (a: string, b: string) => engine.compare(a, b).outcome;

test('the same block in two spellings', () => {
  assert.equal(outcome('東京都千代田区丸の内一丁目9番1号', '千代田区丸ノ内1-9-1 グラントウキョウ12F'), 'same_block');
  assert.equal(outcome('和歌山県和歌山市今福１－１－３', '和歌山市今福1丁目1番3号'), 'same_block');
});

test('a house number on one side only is the same block', () => {
  assert.deepEqual(engine.compare('千代田区丸の内1-9', '千代田区丸の内1-9-1'), {
    outcome: 'same_block',
    numbers: 'one_goes_further',
  });
});

test('a room number at the end does not matter', () => {
  assert.equal(outcome('渋谷区神宮前1-2-3-405', '渋谷区神宮前1-2-3'), 'same_block');
});

test('other numbers in one town are the same town', () => {
  assert.equal(outcome('千代田区丸の内1-9-1', '千代田区丸の内2-4-1'), 'same_town');
  assert.equal(outcome('千代田区丸の内1-9-1', '千代田区丸の内1-9-2'), 'same_town');
  assert.equal(outcome('千代田区丸の内1-9-1', '千代田区丸の内'), 'same_town');
});

test('whole numbers are compared, never their beginnings', () => {
  assert.equal(outcome('長野県塩尻市大字広丘原新田1', '長野県塩尻市広丘原新田11'), 'same_town');
});

test('another town of the municipality', () => {
  assert.equal(outcome('千代田区丸の内1-9-1', '千代田区大手町1-9-1'), 'same_municipality');
});

test('another municipality is different, even with the same town name', () => {
  assert.equal(outcome('東京都府中市府中町1-1', '広島県府中市府中町1-1'), 'different');
});

test('of several readings the closest pair counts', () => {
  assert.equal(outcome('府中市府中町1-1', '広島県府中市府中町1-1'), 'same_block');
});

test('a former ward name is today’s ward', () => {
  assert.equal(outcome('静岡県浜松市中区元城町103-2', '静岡県浜松市中央区元城町103-2'), 'same_block');
});

test('without a municipality nothing can be compared', () => {
  assert.deepEqual(engine.compare('どこか', '千代田区丸の内1-9-1'), { outcome: 'incomparable', numbers: null });
});

test('an address that is read once compares with many as it does alone', () => {
  const registered = '東京都千代田区丸の内１丁目９番１号';
  const compare = engine.compareWith(registered);
  for (const written of [
    '千代田区丸の内1-9-1',
    '千代田区丸の内1-9',
    '千代田区大手町1-1',
    '大阪市北区梅田1-1',
    'どこか',
  ])
    assert.deepEqual(compare(written), engine.compare(written, registered), written);
});
