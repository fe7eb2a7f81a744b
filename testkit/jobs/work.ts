import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentKey } from '../../src/store/payments.types.ts';
import type { StateStore } from '../../src/store/state-store.ts';

export interface Place {
  readonly dataDir: string;
  readonly stateKey: string;
  readonly databaseUrl?: string;
}

/** What a dying process is told to do. */
export interface CrashOrder {
  readonly action: 'work' | 'stop' | 'sweep' | 'retry' | 'remove';
  readonly place: Place;
  readonly key: PaymentKey;
  /** `NewBatch`, its unit price as text. */
  readonly batch?: unknown;
  readonly jobId?: string;
  readonly leaseMs: number;
}

export const JOB_LIMITS = { maxUnfinishedPerPayer: 1000, maxWaitingItems: 1_000_000, createPerMinute: 10_000 };

interface Input {
  readonly n: number;
  /** Fails this often before it succeeds. */
  readonly failures: number;
}

/** Doubles a number and writes down that it did, so that runs can be counted over processes. */
export async function work(dataDir: string, input: unknown): Promise<{ doubled: number }> {
  const { n, failures } = input as Input;
  const before = runsOf(dataDir, n);
  appendFileSync(join(dataDir, 'runs.log'), `${n}\n`);
  if (before < failures) throw new Error('not yet');
  return { doubled: n * 2 };
}

export function runsOf(dataDir: string, n: number): number {
  const file = join(dataDir, 'runs.log');
  if (!existsSync(file)) return 0;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line === String(n)).length;
}

/** The payment's own life is tested elsewhere; here it is settled, once, by whoever comes first. */
export async function settle(store: StateStore, key: PaymentKey): Promise<void> {
  await store.payments.move(key, { to: 'settled', txHash: '0x1' });
}
