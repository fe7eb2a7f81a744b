import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const read = (address: string) => {
  const { normalized, warnings } = engine.parse(address);
  return [normalized, warnings.includes('former_name_used')];
};

test('a former municipality without its county is read with a town of its own', () => {
  assert.deepEqual(read('熊石町字雲石町12'), ['北海道二海郡八雲町熊石雲石町12', true]);
  assert.deepEqual(read('東鷹栖町4線12'), ['北海道旭川市東鷹栖四線12', true]);
  assert.deepEqual(read('久居町本町12'), ['三重県津市久居本町12', true]);
});

test('without a town a former name stays as it is written, and becomes no other municipality', () => {
  assert.deepEqual(read('熊石町12'), [null, false]);
  assert.deepEqual(read('緑町12'), [null, false]);
  assert.deepEqual(read('北海道上川郡東鷹栖町12'), ['北海道旭川市12', true]);
});

test('an old spelling of a county is read as the county', () => {
  assert.deepEqual(read('鹿児島県囎唹郡大崎町假宿1029'), ['鹿児島県曽於郡大崎町假宿1029', false]);
  assert.deepEqual(read('鹿児島県囎唹郡末吉町岩崎12'), ['鹿児島県曽於市末吉町岩崎12', true]);
});
