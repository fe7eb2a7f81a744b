import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INVOICE_NUMBER_LABELS, OTHER_NUMBER, RECEIPT_NUMBER_LABELS } from './number-labels.ts';

for (const { id, pattern, example, counterExample } of [...INVOICE_NUMBER_LABELS, ...RECEIPT_NUMBER_LABELS])
  test(`${id}: ${example}, not ${counterExample}`, () => {
    const finds = (text: string) =>
      [...text.matchAll(pattern)].some((match) => !OTHER_NUMBER.test(text.slice(0, match.index)));
    assert.ok(finds(example));
    assert.ok(!finds(counterExample));
  });
