import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { askPrice, paidCall } from '../../src/client/paid-call.ts';
import type { PaymentRequired } from '../../src/client/x402.types.ts';
import { type Service, startService } from '../../testkit/service.ts';

let service: Service;
before(async () => {
  service = await startService();
});
after(() => service.close());

const ITEMS = [
  { item_id: 'toyota', name: 'トヨタ自動車株式会社' },
  { corporate_number: '1180301018771' },
  { name: '存在しない架空商会株式会社' },
];
const request = (body: unknown) => ({
  url: `${service.url}/v1/batch-jobs`,
  method: 'POST' as const,
  body: JSON.stringify(body),
});
const pay = (body: unknown, headers: Record<string, string> = {}) =>
  paidCall(request(body), {
    wallet: service.wallet,
    maxPrice: 10_000_000n,
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), ...headers } }),
  });
const get = async (path: string) => {
  const response = await fetch(service.url + path);
  return {
    status: response.status,
    body: (await response.json()) as Record<string, never> & { detail?: { error: { code: string } } },
  };
};

async function finished(id: string): Promise<Record<string, unknown>> {
  // Long polling: the answer comes when the job ends, without a loop of short looks here.
  for (let i = 0; i < 4; i++) {
    const { body } = await get(`/v1/batch-jobs/${id}?wait=30`);
    if (['completed', 'failed'].includes(String(body.status))) return body;
  }
  throw new Error('the job did not finish');
}

test('a probe is quoted the lowest price, a valid body its exact price with the quote, a bad item 422', async () => {
  const probe = await fetch(`${service.url}/v1/batch-jobs`, { method: 'POST' });
  assert.equal(probe.status, 402);
  const lowest = (await probe.json()) as PaymentRequired;
  assert.equal(lowest.accepts[0]!.amount, '1000');
  assert.deepEqual(lowest.extensions?.price_range, { min: '$0.001', max: '$50' });

  const quote = await askPrice(request({ operation: 'company_verify', items: ITEMS }));
  assert.ok('requirement' in quote);
  assert.equal(quote.price, 15_000n);
  const { batch_quote } = quote.required.extensions as { batch_quote: Record<string, unknown> };
  assert.deepEqual(
    [batch_quote.operation, batch_quote.item_count, batch_quote.unit_price, batch_quote.total_price],
    ['company_verify', 3, '$0.005', '$0.015'],
  );

  const bad = await fetch(request({}).url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operation: 'company_verify',
      items: [{ name: 'a' }, { corporate_number: '1' }, { item_id: 'x', name: 'b', extra: 1 }],
    }),
  });
  assert.equal(bad.status, 422);
  const { detail } = (await bad.json()) as { detail: { loc: unknown[] }[] };
  assert.deepEqual(
    detail.map((item) => item.loc),
    [
      ['body', 'items', 1, 'corporate_number'],
      ['body', 'items', 2, 'extra'],
    ],
  );
});

test('a thousand items are quoted what they cost, however long the body is', async () => {
  const items = Array.from({ length: 1000 }, (_, i) => ({ item_id: `item-${i}`, name: '株式会社'.repeat(20) }));
  const quote = await askPrice(request({ operation: 'company_verify', items }));
  assert.ok('requirement' in quote);
  assert.equal(quote.price, 5_000_000n);
});

test('a paid job runs after settlement and gives its results in input order, by pages', async () => {
  const created = await pay({ operation: 'company_verify', items: ITEMS, client_reference: 'ref-1' });
  assert.equal(created.status, 202, created.body);
  assert.equal(created.receipt?.success, true);
  const job = JSON.parse(created.body) as { job_id: string; total_price: string; status: string };
  assert.match(job.job_id, /^bj_[a-z2-7]{32}$/);
  assert.deepEqual([job.total_price, job.status], ['$0.015', 'queued']);

  const status = await finished(job.job_id);
  assert.deepEqual(status.counts, { total: 3, pending: 0, succeeded: 3, failed: 0 });
  assert.deepEqual([status.progress, status.client_reference], [1, 'ref-1']);
  const { transaction, network } = created.receipt!;
  assert.deepEqual(status.settlement, { status: 'settled', transaction, network });

  const first = (await get(`/v1/batch-jobs/${job.job_id}/results?limit=2`)).body as unknown as {
    next_cursor: string;
    results: { index: number; item_id: string | null; result: { corporate_number: string } }[];
  };
  assert.deepEqual(
    first.results.map((result) => [result.index, result.item_id, result.result.corporate_number]),
    [
      [0, 'toyota', '1180301018771'],
      [1, null, '1180301018771'],
    ],
  );
  const rest = (await get(`/v1/batch-jobs/${job.job_id}/results?cursor=${first.next_cursor}`)).body as unknown as {
    next_cursor: null;
    results: { index: number; result: { status: string } }[];
  };
  assert.deepEqual(
    [rest.next_cursor, rest.results[0]!.index, rest.results[0]!.result.status],
    [null, 2, 'not_determined'],
  );
});

test('results are read as often as anybody needs, and not without end', async () => {
  const items = Array.from({ length: 40 }, () => ({ postal_code: '100-0005' }));
  const created = await pay({ operation: 'postal_lookup', items });
  const { job_id } = JSON.parse(created.body) as { job_id: string };
  await finished(job_id);
  const readings = [];
  for (let i = 0; i < 6; i++) readings.push(await get(`/v1/batch-jobs/${job_id}/results`));
  assert.deepEqual(
    readings.map(({ status }) => status),
    [200, 200, 200, 200, 200, 429],
  );
  assert.equal(readings.at(-1)!.body.detail?.error.code, 'rate_limited');
  assert.equal((await get(`/v1/batch-jobs/${job_id}`)).status, 200, 'its status is told as ever');
});

test('the same idempotency key gives the same job and is charged once; other content is 409', async () => {
  const body = { operation: 'postal_lookup', items: [{ postal_code: '100-0005' }] };
  const key = { 'idempotency-key': 'order-4711-a' };
  const first = await pay(body, key);
  const job = JSON.parse(first.body) as { job_id: string };
  await finished(job.job_id);
  const again = await pay(body, key);
  assert.deepEqual([again.status, (JSON.parse(again.body) as { job_id: string }).job_id], [202, job.job_id]);
  assert.equal(again.receipt, null, 'the repeat was not charged');
  const other = await pay({ operation: 'postal_lookup', items: [{ postal_code: '100-0006' }] }, key);
  assert.equal(other.status, 409);
  assert.match(other.body, /idempotency_conflict/);
});

test('an unknown job is 404, a deleted one 410, and deleting needs no payment', async () => {
  assert.equal((await get(`/v1/batch-jobs/bj_${'a'.repeat(32)}`)).body.detail?.error.code, 'job_not_found');
  const created = await pay({ operation: 'address_normalize', items: [{ address: '東京都千代田区丸の内1-1-1' }] });
  const { job_id } = JSON.parse(created.body) as { job_id: string };
  await finished(job_id);
  const removed = await fetch(`${service.url}/v1/batch-jobs/${job_id}`, { method: 'DELETE' });
  assert.equal(removed.status, 204);
  assert.equal((await get(`/v1/batch-jobs/${job_id}/results`)).status, 410);
});

test('a job without failed items has nothing to retry', async () => {
  const created = await pay({ operation: 'postal_lookup', items: [{ postal_code: '100-0005' }] });
  const { job_id } = JSON.parse(created.body) as { job_id: string };
  await finished(job_id);
  const retry = await fetch(`${service.url}/v1/batch-jobs/${job_id}/retry`, { method: 'POST' });
  assert.equal(retry.status, 409);
  const { error } = ((await retry.json()) as { detail: { error: { code: string; retryable: boolean } } }).detail;
  assert.deepEqual([error.code, error.retryable], ['job_not_retryable', false]);
});
