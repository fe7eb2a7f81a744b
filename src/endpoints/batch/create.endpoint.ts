import { MEGABYTE } from '../../contract/endpoint.ts';
import { formatUsd } from '../../contract/money.ts';
import { endpoint } from '../services.ts';
import { presentCreated } from './batch.answer.ts';
import { BatchCreated, BatchCreateRequest } from './batch.schema.ts';
import { checkItems, servicesOf, unitPrice } from './operations.ts';

export default endpoint({
  method: 'POST',
  path: '/v1/batch-jobs',
  name: 'batch_job_create',
  price: {
    of: ({ operation, items }) => unitPrice(operation) * BigInt(items.length),
    min: '$0.001',
    max: '$50',
    quote: {
      name: 'batch_quote',
      of: ({ operation, items }, requestHash) => ({
        operation,
        item_count: items.length,
        unit_price: formatUsd(unitPrice(operation)),
        total_price: formatUsd(unitPrice(operation) * BigInt(items.length)),
        request_hash: requestHash,
      }),
    },
  },
  summary: 'Create a paid batch job of 1 to 1,000 items',
  summaryJa: '最大1,000件のバッチジョブを作成',
  description:
    'Creates an asynchronous job: one operation over 1 to 1,000 items, or 1 to 33 documents by URL. The price is the single endpoint’s times the items, each validated before anything is charged; work starts after settlement. Failed items are not refunded: one retry is free. Results of documents are kept for 24 hours at most. Stock x402 clients refuse more than $1 per payment.',
  tags: ['batch', 'japan', 'async'],
  input: BatchCreateRequest,
  output: BatchCreated,
  successStatus: 202,
  errors: ['idempotency_conflict', 'rate_limited', 'payer_limited', 'source_not_configured', 'source_unavailable'],
  limits: { bodyBytes: 8 * MEGABYTE, budgetMs: 20_000 },
  refine: checkItems,
  paidBefore: async (_input, { deps, payer, requestHash, idempotencyKey }) => {
    const job = payer === null ? undefined : await deps.jobs.findRepeat(idempotencyKey, payer, requestHash);
    return job && presentCreated(job);
  },
  example: {
    input: {
      operation: 'company_verify',
      items: [
        { item_id: 'a', name: 'トヨタ自動車株式会社' },
        { item_id: 'b', corporate_number: '1180301018771' },
      ],
    },
    output: {
      job_id: 'bj_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      status: 'queued',
      operation: 'company_verify',
      item_count: 2,
      unit_price: '$0.005',
      total_price: '$0.01',
      currency: 'USDC',
      created_at: '2026-11-15T00:00:00.000Z',
      status_url: '/v1/batch-jobs/bj_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      results_url: '/v1/batch-jobs/bj_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/results',
      expires_at: null,
      poll_after_seconds: 1,
      privacy: { result_retention_hours: 72 },
      response_language: 'both',
    },
  },
  needs: ['jobs'],
  needsFor: ({ operation }) => servicesOf(operation),
  replay: 'stored',
  handler: async (input, { deps, payer, paymentId, requestHash, idempotencyKey }) => {
    const job = await deps.jobs.create({
      operation: input.operation,
      items: input.items.map((item) => ({ itemId: item.item_id as string | null, input: item.request })),
      unitPrice: unitPrice(input.operation),
      requestHash,
      // The gate is off only in tests; then each request counts as its own payer and payment.
      payer: payer ?? 'test',
      paymentId: paymentId ?? `test:${requestHash}`,
      idempotencyKey,
      meta: { response_language: input.response_language ?? 'both', client_reference: input.client_reference ?? null },
    });
    return presentCreated(job);
  },
});
