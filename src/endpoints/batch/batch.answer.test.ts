import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Job } from '../../batch-jobs/job-service.ts';
import { SEPOLIA_DOMAIN, USDC_DOMAIN } from '../../contract/usdc.ts';
import { presentStatus } from './batch.answer.ts';

const JOB = {
  id: 'job',
  state: 'completed',
  operation: 'company_verify',
  total: 1,
  succeeded: 1,
  failed: 0,
  createdAt: 0,
  settledAt: 1,
  startedAt: 2,
  completedAt: 3,
  expiresAt: 4,
  error: null,
  meta: {},
  retried: false,
} as unknown as Job;

test('the settlement of a job names the network it was paid on', () => {
  for (const { network } of [USDC_DOMAIN, SEPOLIA_DOMAIN])
    assert.deepEqual(presentStatus(JOB, { network, transaction: '0xab' }).settlement, {
      status: 'settled',
      transaction: '0xab',
      network,
    });
});
