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

test('every country but Northern Ireland has a check digit that is looked at', () => {
  const numbers =
    'ATU12345678 BE0123456789 BG123456789 CY12345678X CZ12345678 DE123456789 DK12345678 EE123456789 EL123456789 ESX1234567X FI12345678 FR12345678901 HR12345678901 HU12345678 IE1234567A IT12345678901 LT123456789 LU12345678 LV12345678901 MT12345678 NL123456789B01 PL1234567890 PT123456789 RO1234567890 SE123456789012 SI12345678 SK1234567890';
  for (const number of numbers.split(' ')) {
    const check = checkVatId(number);
    assert.deepEqual([check?.supported, check?.formatValid], [true, true], number);
    assert.equal(typeof check?.checksumValid, 'boolean', number);
  }
});
