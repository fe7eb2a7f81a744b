import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkVatId } from './vat-id.ts';

test('splits country and number, reads GR as EL and drops separators', () => {
  assert.deepEqual(checkVatId('gr 094 259 216')?.vatId, { countryCode: 'EL', number: '094259216', id: 'EL094259216' });
  assert.equal(checkVatId('DE-811.115.368')?.vatId.id, 'DE811115368');
});

test('a number that fails its check digit keeps a valid format', () => {
  const check = checkVatId('DE811115369');
  assert.equal(check?.formatValid, true);
  assert.equal(check?.checksumValid, false);
});

test('Belgian numbers beginning with 1 and the old nine-digit form are accepted', () => {
  assert.equal(checkVatId('BE1000000123')?.formatValid, true);
  assert.equal(checkVatId('BE428759497')?.vatId.number, '0428759497');
  assert.equal(checkVatId('BE428759497')?.checksumValid, true);
});

test('Northern Ireland is served without a local checksum, Great Britain is not served', () => {
  assert.deepEqual([checkVatId('XI123456789')?.supported, checkVatId('XI123456789')?.checksumValid], [true, null]);
  assert.equal(checkVatId('GB123456789')?.supported, false);
});

test('a wrong format is never checked further', () => {
  const check = checkVatId('DE12');
  assert.equal(check?.formatValid, false);
  assert.equal(check?.checksumValid, null);
  assert.equal(checkVatId('12345'), undefined);
});
