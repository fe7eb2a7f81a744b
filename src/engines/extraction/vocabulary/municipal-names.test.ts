import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MUNICIPAL_NAMES, withoutMunicipalOffice } from './municipal-names.ts';

for (const { id, example, counterExample } of MUNICIPAL_NAMES)
  test(`the town and not its office: ${id}`, () => {
    assert.match(withoutMunicipalOffice(example), /^見本[市町](?:水道事業)?$/);
    assert.equal(withoutMunicipalOffice(counterExample), counterExample);
  });

test('what only ends like a town keeps what stands behind it', () => {
  for (const name of ['朝市 みなと屋', '木村 工務店', '田村 歯科センター', '辻村 太郎'])
    assert.equal(withoutMunicipalOffice(name), name);
});
