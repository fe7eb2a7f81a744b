import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';

const engine = addressEngine();
const outcome = (address: string, postalCode?: string) => {
  const { status, reasons } = engine.validate(address, { postalCode: postalCode ?? null });
  return [status, reasons[0]];
};

test('the policy, first row that fits', () => {
  assert.deepEqual(outcome('どこか遠く'), ['unverified', 'municipality_not_found']);
  assert.deepEqual(outcome('〒100-0005 千代田区丸の内1-9-1', '100-0004'), ['conflict', 'postal_codes_differ']);
  assert.deepEqual(outcome('和歌山市今福1-1-3', '640-8156'), ['conflict', 'postal_code_conflict']);
  assert.deepEqual(outcome('大阪府横浜市西区みなとみらい1-1'), ['conflict', 'hierarchy_conflict']);
  assert.deepEqual(outcome('横浜市北区大通1'), ['conflict', 'hierarchy_conflict']);
  assert.deepEqual(outcome('府中市府中町1-1'), ['ambiguous', 'multiple_places']);
  assert.deepEqual(outcome('東京都千代田区丸の内1-9-1'), ['exact', 'all_evidence_agrees']);
  assert.deepEqual(outcome('東京都港区ああ町1-2'), ['partial', 'town_not_found']);
  assert.deepEqual(outcome('千代田区神田駿河1-1'), ['partial', 'town_recovered']);
  assert.deepEqual(outcome('千代田区三崎町2-1-1'), ['partial', 'former_name_used']);
  assert.deepEqual(outcome('東京都千代田区丸の内'), ['partial', 'number_missing']);
  assert.deepEqual(outcome('千代田区丸の内1-9-1', '000-0001'), ['partial', 'postal_code_unknown']);
  assert.deepEqual(outcome('千代田区丸の内1-9-0'), ['partial', 'number_form_unusual']);
});

test('a postal code decides between places of one name', () => {
  const { status, reasons, accepted } = engine.validate('府中市府中町1-1', { postalCode: '726-0005' });
  assert.equal(status, 'exact');
  assert.deepEqual(reasons, ['all_evidence_agrees', 'number_not_checked', 'resolved_by_postal_code']);
  assert.match(accepted!.normalized, /^広島県/);
});

test('a missing data set is not_checked, never failed', () => {
  const { checks, reasons } = engine.validate('東京都千代田区丸の内1-9-1');
  assert.equal(checks.numberListed, 'not_checked');
  assert.equal(checks.subTown, 'passed');
  assert.equal(checks.postalCode, 'not_applicable');
  assert.ok(reasons.includes('number_not_checked'));
});

test('a conflict accepts only what all evidence agrees on, and names the contradiction', () => {
  const { status, accepted, unaccepted, conflicts } = engine.validate('和歌山県和歌山市今福1-1-3', {
    postalCode: '640-8156',
  });
  assert.deepEqual([accepted!.level, accepted!.normalized], [3, '和歌山県和歌山市']);
  assert.equal(unaccepted, '今福1-1-3');
  assert.deepEqual(conflicts, [
    { field: 'postal_code', input: '640-8156', expected: ['641-0044'], source: 'jp_postal_data' },
  ]);
  assert.equal(status, 'conflict');
});

test('the code of a floor or of an office in the town agrees', () => {
  assert.equal(engine.validate('東京都千代田区大手町1-3-1 JAビル1階', { postalCode: '100-6801' }).status, 'exact');
});

test('exact only when every level written is in the data', () => {
  assert.deepEqual(outcome('東京都中央区日本橋架空町1-2'), ['partial', 'sub_town_not_listed']);
  assert.deepEqual(outcome('東京都千代田区丸の内9丁目1-1'), ['conflict', 'sub_town_out_of_range']);
  assert.deepEqual(outcome('東京都千代田区丸の内99-99-99'), ['partial', 'sub_town_not_listed']);
  assert.deepEqual(outcome('東京都文京区本郷9-3-1'), ['partial', 'sub_town_not_listed']);
  assert.deepEqual(outcome('東京都文京区本郷3丁目3丁目1'), ['partial', 'sub_town_not_listed']);
  assert.deepEqual(outcome('京都市中京区寺町通御池上る上本能寺前町488'), ['exact', 'all_evidence_agrees']);
  assert.deepEqual(outcome('京都市中京区寺町通御也上る上本能寺前町488'), ['partial', 'tail_unmatched']);
  assert.deepEqual(outcome('宮崎県宮崎市橘通東2-1�-1'), ['partial', 'tail_unmatched']);
  assert.deepEqual(outcome('埼玉県浦和市高砂3-15-1'), ['partial', 'former_name_used']);
});

test('a failed check never stands beside exact', () => {
  for (const address of [
    '東京都千代田区丸の内1-9-1',
    '丸の内架空1-1',
    '東京都中央区日本橋架空町1-2',
    '港区芝公園4丁目2-8',
  ]) {
    const { status, checks } = engine.validate(address);
    if (status === 'exact') assert.ok(!Object.values(checks).includes('failed'), address);
  }
});

test('the code of an office agrees with the address of its own row, however that writes the town', () => {
  assert.equal(engine.validate('長野県長野市県町524番地', { postalCode: '380-8524' }).checks.postalCode, 'passed');
  assert.equal(engine.validate('千葉県香取市佐原イ4149', { postalCode: '287-8510' }).checks.postalCode, 'passed');
});

test('丁目 behind a lot is no building', () => {
  assert.notEqual(engine.validate('青森県八戸市新井田酉四丁目211').status, 'exact');
  assert.equal(engine.validate('青森県八戸市新井田12-3').status, 'exact');
});
