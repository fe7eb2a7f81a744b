import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withWorld } from './adversarial-world.ts';

test('questions are made of the names and readings that the service gives, not of what the data file keeps', async () => {
  await withWorld({ rows: 400, note: () => {} }, ({ rows, ask }) => {
    assert.ok(rows.length > 300);
    for (const { number, name, furigana } of rows.slice(0, 60)) {
      const candidate = ask(name, null).candidates.find(({ record }) => record.corporateNumber === number);
      assert.equal(candidate?.record.name, name);
      assert.equal(candidate?.record.furigana ?? null, furigana);
    }
  });
});
