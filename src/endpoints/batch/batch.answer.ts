import type { Job } from '../../batch-jobs/job-service.ts';
import { withRetention } from '../../batch-jobs/retention.ts';
import { type BatchOperation, isDocumentOperation } from '../../contract/batch.ts';
import { ERROR_TABLE, type ErrorCode, serviceError } from '../../contract/errors.ts';
import { formatUsd } from '../../contract/money.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { ItemResult } from '../../store/jobs.types.ts';
import type { JobPayment } from '../services.ts';

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const languageOf = (job: Job) => (job.meta.response_language as ResponseLanguage | undefined) ?? 'both';
const isOver = (job: Job) => ['completed', 'failed', 'payment_failed', 'expired'].includes(job.state);

/** A waiting client asks about as often as the job moves. */
const pollAfter = (job: Job): number => (isOver(job) ? 0 : job.total > 200 ? 5 : 1);

export const presentCreated = (job: Job) => ({
  job_id: job.id,
  // The answer leaves only after the settlement, so the job it speaks of is at least queued.
  status: job.state === 'settling' ? ('queued' as const) : job.state,
  operation: job.operation as BatchOperation,
  item_count: job.total,
  unit_price: formatUsd(job.unitPrice),
  total_price: formatUsd(job.totalPrice),
  currency: 'USDC',
  created_at: iso(job.createdAt)!,
  status_url: `/v1/batch-jobs/${job.id}`,
  results_url: `/v1/batch-jobs/${job.id}/results`,
  expires_at: iso(job.expiresAt),
  poll_after_seconds: pollAfter(job),
  privacy: { result_retention_hours: job.resultHours },
  response_language: languageOf(job),
});

export const presentStatus = (job: Job, { network, transaction }: JobPayment) => ({
  job_id: job.id,
  status: job.state,
  operation: job.operation as BatchOperation,
  item_count: job.total,
  counts: {
    total: job.total,
    pending: job.total - job.succeeded - job.failed,
    succeeded: job.succeeded,
    failed: job.failed,
  },
  progress: job.total === 0 ? 1 : Math.round(((job.succeeded + job.failed) / job.total) * 1000) / 1000,
  created_at: iso(job.createdAt)!,
  settled_at: iso(job.settledAt),
  started_at: iso(job.startedAt),
  completed_at: iso(job.completedAt),
  expires_at: iso(job.expiresAt),
  settlement: {
    status:
      job.settledAt !== null
        ? ('settled' as const)
        : job.state === 'payment_failed'
          ? ('failed' as const)
          : ('pending' as const),
    transaction,
    network,
  },
  error: job.error === null ? null : errorOf(job.error, !job.retried),
  client_reference: (job.meta.client_reference as string | null | undefined) ?? null,
  poll_after_seconds: pollAfter(job),
  results_url: job.state === 'completed' || job.state === 'failed' ? `/v1/batch-jobs/${job.id}/results` : null,
});

export const presentResults = (job: Job, results: readonly ItemResult[], nextCursor: string | null) => ({
  job_id: job.id,
  status: job.state,
  count: results.length,
  next_cursor: nextCursor,
  results: results.map(({ index, itemId, ok, result, error, retryable }) => ({
    index,
    item_id: itemId,
    status: ok ? ('succeeded' as const) : ('failed' as const),
    result: result === null ? null : resultOf(job, result),
    error: error === null ? null : errorOf(error, retryable),
    retryable,
  })),
  privacy: { result_retention_hours: job.resultHours },
  response_language: languageOf(job),
});

function resultOf(job: Job, stored: Uint8Array): Record<string, unknown> {
  const result = JSON.parse(Buffer.from(stored).toString('utf8')) as Record<string, unknown>;
  return isDocumentOperation(job.operation) ? withRetention(result, job.resultHours) : result;
}

/** The table speaks of single calls, which are not charged when they fail. */
const FAILED_HERE = {
  message: 'Something went wrong on our side. One retry of the job is free.',
  message_ja: 'サービス内部でエラーが発生しました。ジョブの再実行は1回無料です。',
};

/** Item errors are said in both languages; `retryable` says whether the free retry runs the item again. */
function errorOf(code: string, retryable: boolean): Record<string, unknown> {
  const known: ErrorCode =
    code === 'timeout' ? 'engine_timeout' : code in ERROR_TABLE ? (code as ErrorCode) : 'internal_error';
  const { message, messageJa } = serviceError(known);
  const words = known === 'internal_error' ? FAILED_HERE : { message, message_ja: messageJa };
  return { code, ...words, retryable };
}
