import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();

test('a code of two prefectures returns both', () => {
  const { status, results } = engine.lookupPostal({ postal_code: '498-0000' });
  assert.equal(status, 'multiple');
  assert.deepEqual(
    results.map(({ municipality_code, is_default, town }) => [municipality_code, is_default, town]),
    [
      ['23235', true, null],
      ['24303', true, null],
    ],
  );
  assert.equal(results[1]!.address_en, 'Kisosaki-cho, Kuwana-gun, Mie');
});

test('a code with 66 towns lists them all, and a limit truncates', () => {
  const all = engine.lookupPostal({ postal_code: '4520961' });
  assert.equal(all.total_count, 66);
  const some = engine.lookupPostal({ postal_code: '4520961', limit: 5 });
  assert.deepEqual([some.count, some.total_count, some.truncated], [5, 66, true]);
});

test('a town with several codes returns each with its condition', () => {
  const { match_type, results } = engine.lookupPostal({ city: '札幌市中央区', town: '大通西' });
  assert.equal(match_type, 'exact');
  assert.deepEqual(
    results.map(({ postal_code, condition }) => [postal_code, condition?.kind]),
    [
      ['060-0042', 'chome_range'],
      ['064-0820', 'chome_range'],
    ],
  );
});

test('floors and offices are kinds of their own', () => {
  const floor = engine.lookupPostal({ postal_code: '100-6801' }).results[0]!;
  assert.deepEqual([floor.kind, floor.condition?.kind], ['building_floor', 'floor']);
  const office = engine.lookupPostal({ postal_code: '060-8621' }).results[0]!;
  assert.equal(office.kind, 'office');
  assert.match(office.office!.name, /日本経済新聞社/);
});

test('components are found in other spellings and by a unique beginning', () => {
  assert.equal(engine.lookupPostal({ city: '千代田区', town: '丸ノ内' }).match_type, 'normalized');
  const unique = engine.lookupPostal({ city: '千代田区', town: '神田駿河' });
  assert.deepEqual([unique.match_type, unique.results[0]!.postal_code], ['prefix_unique', '101-0062']);
  const former = engine.lookupPostal({ city: '千代田区', town: '三崎町' });
  assert.deepEqual([former.match_type, former.warnings], ['former_name', ['former_name_used']]);
});

test('a town that is not listed gives the code for such towns, but only within a municipality', () => {
  const anchored = engine.lookupPostal({ prefecture: '東京都', city: '港区', town: '存在しない町' });
  assert.deepEqual([anchored.match_type, anchored.results[0]!.is_default], ['municipality_default', true]);
  assert.equal(engine.lookupPostal({ town: '存在しない町' }).status, 'not_found');
});

test('components sent beside a code are compared with it', () => {
  assert.equal(
    engine.lookupPostal({ postal_code: '100-0005', city: '千代田区', town: '丸の内' }).components_match,
    true,
  );
  assert.equal(engine.lookupPostal({ postal_code: '100-0005', city: '港区' }).components_match, false);
  assert.equal(engine.lookupPostal({ postal_code: '100-0005' }).components_match, null);
});

test('an unknown code is not found', () => {
  const { status, results } = engine.lookupPostal({ postal_code: '000-0000' });
  assert.deepEqual([status, results], ['not_found', []]);
});
