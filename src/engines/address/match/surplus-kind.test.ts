import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const read = (address: string) => {
  const { town, subTown } = engine.parse(address).components;
  return [town, subTown];
};

test('a 町 too many behind a town with 丁目 is corrected, and never exact', () => {
  for (const [address, town, chome] of [
    ['小樽市稲穂町３－４－１１', '稲穂', '3丁目'],
    ['福島県郡山市桑野町4-47-1', '桑野', '4丁目'],
    ['愛媛県松山市東石井町4丁目11-3', '東石井', '4丁目'],
  ] as const) {
    assert.deepEqual(read(address), [town, chome], address);
    assert.equal(engine.validate(address).reasons[0], 'character_corrected', address);
  }
});

test('a town that is called with 町, or a number that is no 丁目, stays', () => {
  assert.deepEqual(read('東京都中央区日本橋小網町3-2'), ['日本橋小網町', null]);
  assert.deepEqual(read('東京都千代田区丸の内町99-2')[0], '丸の内');
  assert.notEqual(engine.validate('東京都千代田区丸の内町99-2').status, 'exact');
});
