import { createHash, randomBytes } from 'node:crypto';
import { type BatchOperation, hashJobId } from '../contract/batch.ts';
import { because } from '../contract/error-details.ts';
import { serviceError } from '../contract/errors.ts';
import type { AtomicUnits } from '../contract/money.ts';
import type { ItemResult, JobRow } from '../store/jobs.types.ts';
import type { StateStore } from '../store/state-store.ts';
import { inSteps } from './in-steps.ts';
import { createReadingLimit } from './reading-limit.ts';
import { pageOf } from './results-page.ts';
import { resultHoursOf, retentionMeta } from './retention.ts';
import { sealedWords } from './sealed-words.ts';

export interface JobLimits {
  readonly maxUnfinishedPerPayer: number;
  readonly maxWaitingItems: number;
  readonly createPerMinute: number;
  /** Hours for which results are kept; those of documents at most a day. */
  readonly resultHours?: number;
}

export interface NewBatch {
  readonly operation: BatchOperation;
  readonly items: readonly { readonly itemId: string | null; readonly input: unknown }[];
  readonly unitPrice: AtomicUnits;
  readonly requestHash: string;
  readonly payer: string;
  readonly paymentId: string;
  readonly idempotencyKey: string | null;
  readonly meta: Record<string, unknown>;
}

/** A job with the capability id its owner knows. */
export interface Job extends JobRow {
  readonly id: string;
  /** Hours for which its results are kept once it has ended. */
  readonly resultHours: number;
}

export interface JobService {
  /**
   * The job of this payment, made now or before it was interrupted. 409 when another payment holds the idempotency key:
   * `findRepeat` then has that payment's job as soon as it is settled.
   */
  create(batch: NewBatch): Promise<Job>;
  /** The job of an earlier request with the same key; throws 409 when the key was used for something else. */
  findRepeat(key: string | null, payer: string, requestHash: string): Promise<Job | undefined>;
  /** Throws 404 for an id nobody has. */
  get(id: string): Promise<Job>;
  /** At most `limit` results, fewer where they are long: `from` of the next page is behind the last of them. */
  results(id: string, options: { from: number; limit: number }): Promise<{ job: Job; results: ItemResult[] }>;
  retry(id: string): Promise<Job>;
  remove(id: string): Promise<void>;
}

const DEFAULT_RESULT_HOURS = 72;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

function newJobId(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const chars = bits.match(/.{5}/g)!.map((group) => BASE32[Number.parseInt(group, 2)]);
  return `bj_${chars.join('')}`;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Jobs as the endpoints see them. Inputs, results and ids are sealed in the store; payers are kept as hashes only. */
export function createJobService(store: StateStore, limits: JobLimits): JobService {
  const { jobs, secrets } = store;
  const { resultHours = DEFAULT_RESULT_HOURS } = limits;
  const kept = (row: JobRow) => ({ ...row, resultHours: resultHoursOf(row.operation, resultHours) });
  const seal = (value: unknown, label: string) => secrets.seal(Buffer.from(JSON.stringify(value)), label);
  const words = sealedWords(secrets);
  /** The row with what its owner wrote into it readable again. */
  const opened = (row: JobRow, id: string): Job => {
    const reference = row.meta.client_reference;
    const client_reference = typeof reference === 'string' ? words.open(reference, row.jobIdHash) : null;
    return { ...kept(row), id, meta: { ...row.meta, client_reference } };
  };
  const named = (row: JobRow): Job => opened(row, secrets.open(row.sealedId, `job:${row.jobIdHash}`).toString('utf8'));
  const keyHash = (key: string, payer: string) => hash(`${payer}\0${key}`);

  const find = async (id: string): Promise<Job> => {
    const jobIdHash = hashJobId(id);
    let row = await jobs.get(jobIdHash);
    if (row?.state === 'settling') {
      await jobs.followPayments({ jobIdHash });
      row = await jobs.get(jobIdHash);
    }
    if (!row) throw serviceError('job_not_found');
    return opened(row, id);
  };

  return {
    async create(batch) {
      const rate = { capacity: limits.createPerMinute, refillPerSecond: limits.createPerMinute / 60 };
      const allowed = await store.limits.take(`batch-create:${hash(batch.payer)}`, rate);
      if (!allowed.allowed)
        throw serviceError('rate_limited', { retryAfterSeconds: Math.ceil(allowed.retryAfterMs / 1000) });
      const id = newJobId();
      const jobIdHash = hashJobId(id);
      const items = await inSteps(batch.items, ({ itemId, input }) => ({
        itemId: itemId === null ? null : words.seal(itemId, jobIdHash),
        input: seal(input, `item:${jobIdHash}`),
      }));
      const outcome = await jobs.create({
        jobIdHash,
        sealedId: secrets.seal(Buffer.from(id), `job:${jobIdHash}`),
        operation: batch.operation,
        requestHash: batch.requestHash,
        idemKeyHash: batch.idempotencyKey === null ? null : keyHash(batch.idempotencyKey, batch.payer),
        payerHash: hash(batch.payer),
        paymentId: batch.paymentId,
        unitPrice: batch.unitPrice,
        totalPrice: batch.unitPrice * BigInt(batch.items.length),
        meta: {
          ...batch.meta,
          ...(typeof batch.meta.client_reference === 'string'
            ? { client_reference: words.seal(batch.meta.client_reference, jobIdHash) }
            : {}),
          ...retentionMeta(batch.operation, resultHours),
        },
        items,
        maxUnfinishedPerPayer: limits.maxUnfinishedPerPayer,
        maxWaitingItems: limits.maxWaitingItems,
      });
      if (!('job' in outcome) && outcome.outcome === 'payer_limited')
        throw serviceError('payer_limited', {
          detail: because('unfinished_jobs', { count: limits.maxUnfinishedPerPayer }),
        });
      if (!('job' in outcome))
        throw serviceError('rate_limited', { detail: because('batch_queue_full'), retryAfterSeconds: 60 });
      const { job } = outcome;
      if (job.requestHash !== batch.requestHash) throw serviceError('idempotency_conflict');
      // One key buys one job: another payment made it, so this one must not be settled. Throwing releases it.
      if (job.paymentId !== batch.paymentId)
        throw serviceError('payment_in_progress', { detail: because('other_payment_of_key') });
      // Created, or the same payment again after a crash: the job it made is the answer.
      return named(job);
    },

    async findRepeat(key, payer, requestHash) {
      if (key === null) return undefined;
      const row = await jobs.findByIdemKey(keyHash(key, payer));
      if (!row) return undefined;
      if (row.requestHash !== requestHash) throw serviceError('idempotency_conflict');
      if (row.state === 'settling') {
        await jobs.followPayments({ jobIdHash: row.jobIdHash });
        const now = await jobs.get(row.jobIdHash);
        if (now?.state === 'settling') throw serviceError('payment_in_progress', { retryAfterSeconds: 2 });
        return now === null || now.state === 'payment_failed' ? undefined : named(now);
      }
      return row.state === 'payment_failed' ? undefined : named(row);
    },

    get: find,

    async results(id, options) {
      const job = await find(id);
      if (job.state === 'expired') throw serviceError('job_expired');
      if (job.state === 'payment_failed') throw serviceError('payment_conflict', { detail: because('job_unsettled') });
      if (job.state !== 'completed' && job.state !== 'failed')
        throw serviceError('job_not_finished', { retryAfterSeconds: 2 });
      const open = (result: ItemResult): ItemResult => ({
        ...result,
        itemId: result.itemId === null ? null : words.open(result.itemId, job.jobIdHash),
        result: result.result === null ? null : secrets.open(result.result, `result:${job.jobIdHash}`),
      });
      const limit = createReadingLimit(store.limits, job);
      // Who has none left learns it before anything is read.
      await limit.count(1);
      const page = await pageOf((from, most) => jobs.results(job.jobIdHash, { from, limit: most }), options);
      await limit.count(page.length - 1);
      return { job, results: await inSteps(page, open) };
    },

    async retry(id) {
      const job = await find(id);
      if (job.state === 'expired') throw serviceError('job_expired');
      if (await jobs.retry(job.jobIdHash)) return find(id);
      const isFinished = job.state === 'completed' || job.state === 'failed';
      throw isFinished ? serviceError('job_not_retryable') : serviceError('job_not_finished', { retryAfterSeconds: 2 });
    },

    async remove(id) {
      const job = await find(id);
      if (!(await jobs.expire(job.jobIdHash)) && job.state !== 'expired') throw serviceError('job_not_finished');
    },
  };
}
