import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();

test('a code of two prefectures returns both', () => {
  const { status, results } = engine.lookupPostal({ postalCode: '498-0000' });
  assert.equal(status, 'multiple');
  assert.deepEqual(
    results.map(({ municipalityCode, isDefault, town }) => [municipalityCode, isDefault, town]),
    [
      ['23235', true, null],
      ['24303', true, null],
    ],
  );
  assert.equal(results[1]!.english, 'Kisosaki-cho, Kuwana-gun, Mie');
});

test('a code with 66 towns lists them all, and a limit truncates', () => {
  const all = engine.lookupPostal({ postalCode: '4520961' });
  assert.equal(all.total, 66);
  const some = engine.lookupPostal({ postalCode: '4520961', limit: 5 });
  assert.deepEqual([some.results.length, some.total], [5, 66]);
});

test('a town with several codes returns each with its condition', () => {
  const { match, results } = engine.lookupPostal({ city: '札幌市中央区', town: '大通西' });
  assert.equal(match, 'exact');
  assert.deepEqual(
    results.map(({ postalCode, condition }) => [postalCode, condition?.kind]),
    [
      ['060-0042', 'chome_range'],
      ['064-0820', 'chome_range'],
    ],
  );
});

test('floors and offices are kinds of their own', () => {
  const floor = engine.lookupPostal({ postalCode: '100-6801' }).results[0]!;
  assert.deepEqual([floor.kind, floor.condition?.kind], ['building_floor', 'floor']);
  const office = engine.lookupPostal({ postalCode: '060-8621' }).results[0]!;
  assert.equal(office.kind, 'office');
  assert.match(office.office!.name, /日本経済新聞社/);
});

test('components are found in other spellings and by a unique beginning', () => {
  assert.equal(engine.lookupPostal({ city: '千代田区', town: '丸ノ内' }).match, 'normalized');
  const unique = engine.lookupPostal({ city: '千代田区', town: '神田駿河' });
  assert.deepEqual([unique.match, unique.results[0]!.postalCode], ['prefix_unique', '101-0062']);
  const former = engine.lookupPostal({ city: '千代田区', town: '三崎町' });
  assert.deepEqual([former.match, former.warnings], ['former_name', ['former_name_used']]);
});

test('a town that is not listed gives the code for such towns, but only within a municipality', () => {
  const anchored = engine.lookupPostal({ prefecture: '東京都', city: '港区', town: '存在しない町' });
  assert.deepEqual([anchored.match, anchored.results[0]!.isDefault], ['municipality_default', true]);
  assert.equal(engine.lookupPostal({ town: '存在しない町' }).status, 'not_found');
});

test('components sent beside a code are compared with it', () => {
  assert.equal(engine.lookupPostal({ postalCode: '100-0005', city: '千代田区', town: '丸の内' }).componentsAgree, true);
  assert.equal(engine.lookupPostal({ postalCode: '100-0005', city: '港区' }).componentsAgree, false);
  assert.equal(engine.lookupPostal({ postalCode: '100-0005' }).componentsAgree, null);
});

test('an unknown code is not found', () => {
  const { status, results } = engine.lookupPostal({ postalCode: '000-0000' });
  assert.deepEqual([status, results], ['not_found', []]);
});
