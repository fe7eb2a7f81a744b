import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();

test('with the default data the point is the municipality’s, and says so', () => {
  const result = engine.geocode('和歌山県和歌山市今福1-1-3 みらいビル');
  const [first] = result.candidates;
  assert.deepEqual(
    [result.status, result.requested_level, result.matched_level, result.available_level],
    ['partial', 8, 5, 5],
  );
  assert.deepEqual([first!.coordinate_level, first!.position_kind], [3, 'municipality_representative']);
  assert.equal(result.house_level_evidence, false);
  assert.deepEqual(result.warnings, ['house_not_in_data', 'town_level_only', 'position_from_parent']);
  assert.deepEqual([result.unmatched_tail, result.building_part], ['1-1-3 みらいビル', 'みらいビル']);
});

test('a municipality alone is matched at its level', () => {
  const result = engine.geocode('京都市上京区');
  assert.deepEqual([result.status, result.matched_level], ['matched', 4]);
  assert.ok(result.warnings.includes('municipality_level_only'));
});

test('several places are candidates, cut at the number asked for', () => {
  const result = engine.geocode('府中市府中町1-1', { maxCandidates: 1 });
  assert.deepEqual(
    [result.status, result.candidates.length, result.candidate_count, result.candidates_truncated],
    ['ambiguous', 1, 2, true],
  );
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
