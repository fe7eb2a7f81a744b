import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const read = (address: string) => {
  const { components, recoveries, candidates } = engine.parse(address);
  const kinds = recoveries.map(({ kind }) => kind).filter((kind) => !kind.endsWith('inferred'));
  return [components.town, ...kinds, ...candidates.map(({ normalized }) => normalized)];
};

test('a listed town without its area is completed before any character is changed', () => {
  assert.deepEqual(read('秋田県大仙市福住町3-5'), ['大曲福住町', 'oaza_omitted']);
  assert.deepEqual(read('北海道中川郡豊頃町旭町12'), ['豊頃旭町', 'oaza_omitted']);
  assert.deepEqual(read('岩手県一関市長坂12'), ['東山町長坂', 'oaza_omitted']);
  assert.deepEqual(engine.validate('秋田県大仙市福住町3-5').reasons[0], 'town_recovered');
});

test('a 字 behind the name does not hide it', () => {
  assert.deepEqual(read('岩手県一関市長坂字町12'), ['東山町長坂', 'oaza_omitted']);
});

test('several that fit are reported, none is chosen', () => {
  const [town, ...candidates] = read('静岡県富士市新町四十九');
  assert.equal(town, null);
  assert.deepEqual(candidates.slice(0, 2), ['静岡県富士市神谷新町49', '静岡県富士市増川新町49']);
  assert.equal(read('岐阜県岐阜市田町12-3')[0], null);
});

test('a character more of a name is no area', () => {
  assert.notEqual(read('大分県宇佐市町原12-3')[0], '安心院町原');
});
