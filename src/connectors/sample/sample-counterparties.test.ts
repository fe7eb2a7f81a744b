import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkVatId } from '../vies/vat-id.ts';
import { SAMPLE_EVIDENCE_DIR } from './sample-files.ts';

const { vat, participants } = JSON.parse(
  readFileSync(join(SAMPLE_EVIDENCE_DIR, 'counterparties.json'), 'utf8'),
) as Record<'vat' | 'participants', Record<string, unknown>>;

test('the numbers of the sample are well formed and nobody can hold them', () => {
  assert.ok(Object.keys(vat).length > 0);
  for (const id of Object.keys(vat)) {
    // The first three digits are a Polish tax office, and none is 000.
    assert.match(id, /^PL000/);
    assert.equal(checkVatId(id)?.checksumValid, true, id);
  }
  // A corporate number of the invented range, or a number from above.
  for (const id of Object.keys(participants))
    assert.ok(/^0188:\d9999/.test(id) || id.slice(5).toUpperCase() in vat, id);
});
