import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkItems } from './operations.ts';

const job = (...ids: string[]) => ({
  operation: 'postal_lookup' as const,
  items: ids.map((item_id) => ({ item_id, postal_code: '1000001' })),
});

test('ids of items come back as they were sent, or are refused', () => {
  assert.deepEqual(
    checkItems(job('a', '漢字', '😀')).items.map(({ item_id }) => item_id),
    ['a', '漢字', '😀'],
  );
  for (const id of ['a\0', 'a\n', '\ud800', 'x\udc00y'])
    assert.throws(() => checkItems(job(id)), /422|invalid|control/i);
  assert.throws(() => checkItems(job('a', 'a')));
});
