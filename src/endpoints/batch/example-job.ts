/** The job the examples of the batch endpoints speak of. */
export const EXAMPLE_ID = 'bj_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

export const EXAMPLE_STATUS = {
  job_id: EXAMPLE_ID,
  status: 'completed',
  operation: 'company_verify',
  item_count: 2,
  counts: { total: 2, pending: 0, succeeded: 2, failed: 0 },
  progress: 1,
  created_at: '2026-11-15T00:00:00.000Z',
  settled_at: '2026-11-15T00:00:02.000Z',
  started_at: '2026-11-15T00:00:02.100Z',
  completed_at: '2026-11-15T00:00:02.200Z',
  expires_at: '2026-11-18T00:00:02.200Z',
  settlement: { status: 'settled', transaction: null, network: 'eip155:8453' },
  error: null,
  client_reference: null,
  poll_after_seconds: 0,
  results_url: `/v1/batch-jobs/${EXAMPLE_ID}/results`,
};
