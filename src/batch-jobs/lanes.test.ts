import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceError } from '../contract/errors.ts';
import { documentError, lookUpError } from './item-error.ts';
import { documentLane, type Readers } from './lanes.ts';

test('a document keeps its own reason and may be tried again; a look-up only where time may help', () => {
  for (const code of ['document_unreadable', 'document_empty', 'document_encrypted', 'file_url_unreachable'] as const)
    assert.deepEqual(documentError(serviceError(code)), { code, retryable: true });
  assert.deepEqual(documentError(new TypeError('ours')), { code: 'internal_error', retryable: true });
  assert.deepEqual(lookUpError(serviceError('registry_unavailable')), { code: 'source_unavailable', retryable: true });
  assert.deepEqual(lookUpError(serviceError('upstream_timeout')), { code: 'timeout', retryable: true });
});

test('a document of a job begins when no other was read or waited for a moment', async () => {
  const looks: Readers[] = [
    { size: 2, active: 2, queued: 0 },
    { size: 2, active: 0, queued: 0 },
    { size: 2, active: 1, queued: 3 },
    { size: 2, active: 0, queued: 0 },
  ];
  let looked = 0;
  const lane = documentLane(() => looks[Math.min(looked++, looks.length - 1)]);
  await lane.whenFree!(() => false);
  // Busy, idle for one look, busy again, and then idle for five.
  assert.equal(looked, 8);
  assert.equal(lane.itemsAtOnce, 1);
});

test('a runner that stops waits for no reader; an engine without a pool has always room', async () => {
  const busy = documentLane(() => ({ size: 1, active: 1, queued: 9 }));
  await busy.whenFree!(() => true);
  await documentLane(() => undefined).whenFree!(() => false);
});
