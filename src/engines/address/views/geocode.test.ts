import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();

test('with the data of the package the point is that of the 丁目, and says how far it may be off', () => {
  const result = engine.geocode('和歌山県和歌山市今福1-1-3 みらいビル');
  const [first] = result.candidates;
  assert.deepEqual(
    [result.status, result.requestedLevel, result.matchedLevel, result.availableLevel],
    ['partial', 8, 6, 6],
  );
  assert.deepEqual([first!.coordinateLevel, first!.positionKind], [6, 'town_representative']);
  assert.equal(result.houseFound, false);
  assert.ok(first!.radius! >= 100 && first!.radius! < 1000, String(first!.radius));
  assert.equal(first!.score, 0.8);
  assert.equal(first!.source, 'geolonia_addresses');
  assert.deepEqual(result.warnings, ['house_not_in_data', 'town_level_only', 'data_stale']);
  assert.deepEqual([result.unmatched, result.buildingPart], ['1-3 みらいビル', 'みらいビル']);
});

test('a municipality alone is matched at its level', () => {
  const result = engine.geocode('京都市上京区');
  assert.deepEqual([result.status, result.matchedLevel], ['matched', 4]);
  assert.ok(result.warnings.includes('municipality_level_only'));
});

test('several places are candidates, cut at the number asked for', () => {
  const result = engine.geocode('府中市府中町1-1', { maxCandidates: 1 });
  assert.deepEqual([result.status, result.candidates.length, result.candidateCount], ['ambiguous', 1, 2]);
});

test('without a municipality nothing is found', () => {
  assert.deepEqual(engine.geocode('丸の内1-9-1').candidates, []);
  assert.equal(engine.geocode('丸の内1-9-1').status, 'not_found');
});

test('every municipality of the default data has a point in Japan', () => {
  for (const address of ['札幌市中央区', '浜松市浜名区', '沖縄県那覇市', '東京都小笠原村', '横浜市']) {
    const { latitude, longitude } = engine.geocode(address).candidates[0]!;
    assert.ok(latitude! > 20 && latitude! < 46 && longitude! > 122 && longitude! < 154, address);
  }
});

test('a municipality’s centre is never a whole match of an address that says more', () => {
  const { candidates } = engine.geocode('東京都港区ああ町1-2');
  assert.equal(candidates[0]!.positionKind, 'municipality_representative');
  assert.ok(candidates[0]!.score <= 0.3);
});

test('a town without a point has that of the town it is a part of', () => {
  const at = (address: string) => {
    const [first] = engine.geocode(address).candidates;
    return [first!.coordinateLevel, first!.latitude, first!.longitude];
  };
  assert.equal(at('高知県安芸郡芸西村和食甲1262')[0], 5);
  assert.deepEqual(at('高知県安芸郡芸西村和食甲1262'), at('高知県安芸郡芸西村和食1262'));
});

test('a post box in brackets leaves the town before it', () => {
  const { components } = engine.parse('北海道枝幸郡枝幸町本町（枝幸郵便局私書箱第3号）');
  assert.equal(components.town, '本町');
});

test('lots right below a municipality have the point of their own area', () => {
  const [first] = addressEngine().geocode('和歌山県西牟婁郡白浜町3300-17').candidates;
  assert.deepEqual([first!.latitude, first!.longitude, first!.coordinateLevel], [33.67783, 135.34875, 3]);
  const [town] = addressEngine().geocode('和歌山県西牟婁郡白浜町').candidates;
  assert.notEqual(town!.latitude, first!.latitude);
});

test('a name right below a municipality is a town, and no mark of a list is shown', () => {
  const { components } = addressEngine().parse('香川県仲多度郡琴平町琴平810-3');
  assert.deepEqual([components.town, components.subTown], ['琴平', null]);
  assert.equal(addressEngine().validate('香川県仲多度郡琴平町琴平810-3').status, 'exact');
});
