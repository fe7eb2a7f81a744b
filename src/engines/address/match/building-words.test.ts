import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';
import { goesOnAsBuilding, isBuildingFor } from './building-words.ts';

test('a building may follow a name with its own number', () => {
  for (const rest of ['ビル3F', '第6ビル', '第２マンション', '3ハイツ'])
    assert.equal(goesOnAsBuilding(rest), true, rest);
  for (const rest of ['', '605', '町ビル', '第6号']) assert.equal(goesOnAsBuilding(rest), false, rest);
});

test('what is taken for a name must not reach into the word of a building', () => {
  const text = '下京区笹屋ビル3F';
  assert.equal(isBuildingFor(text, [3, 6], '笹屋町'), true);
  assert.equal(isBuildingFor(text, [3, 5], '笹屋'), false);
  assert.equal(isBuildingFor('白石区流通センター1丁目', [3, 9], '流通センター'), false);
});

test('a lot before a building is no number of the building', () => {
  assert.equal(addressEngine().parse('北海道北斗市中野野通1162ハイツA-102').components.town, '中野通');
});
