import { randomUUID } from 'node:crypto';
import { setImmediate as aTurn } from 'node:timers/promises';
import type { ItemOutcome, Turn } from '../store/jobs.types.ts';
import type { StateStore } from '../store/state-store.ts';
import { isRefused, lookUpError } from './item-error.ts';
import type { Lane } from './lanes.ts';

export interface RunnerOptions {
  readonly store: StateStore;
  /** Runs one item; throws a coded error when it cannot be answered. */
  readonly runItem: (
    operation: string,
    input: unknown,
    meta: Record<string, unknown>,
    signal: AbortSignal,
  ) => Promise<unknown>;
  readonly retentionMs: number;
  readonly log: { warn(fields: object, message: string): void };
  readonly leaseMs?: number;
  readonly idleMs?: number;
  /** Which jobs it works on, and how many items at a time; any job without one. */
  readonly lane?: Lane;
}

export interface Runner {
  start(): void;
  /** Finishes the items under way, gives the rest of the turn back. */
  stop(): Promise<void>;
}

/** A live worker holds a lease of 60 s, renewed every 20 s; an item whose lease was lost five times has failed. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 5;
const KEEP_KEYS_MS = 72 * 3600_000;
const HOUSEKEEPING_MS = 5000;
const ANY_JOB: Lane = { itemsPerTurn: 20, itemsAtOnce: 2, itemBudgetMs: 30_000, errorOf: lookUpError };

/** Works through settled jobs. Any number of runners may share one store: items are leased, never shared. */
export function createRunner(options: RunnerOptions): Runner {
  const { store, runItem, retentionMs, log, leaseMs = LEASE_MS, idleMs = 200, lane = ANY_JOB } = options;
  const { operations, itemsPerTurn, itemsAtOnce, itemBudgetMs, errorOf, whenFree } = lane;
  const { jobs, secrets } = store;
  let stopped = false;
  let loop: Promise<void> = Promise.resolve();
  let wake: (() => void) | undefined;
  let housekeeping: NodeJS.Timeout | undefined;

  const runOne = async (turn: Turn, { index, input }: Turn['items'][number]): Promise<ItemOutcome> => {
    const signal = AbortSignal.timeout(itemBudgetMs);
    const ask = async (value: unknown): Promise<unknown> => {
      for (;;) {
        try {
          return await runItem(turn.operation, value, turn.meta, signal);
        } catch (error) {
          if (signal.aborted || stopped || !isRefused(error)) throw error;
          await idle(1000);
        }
      }
    };
    try {
      const value: unknown = JSON.parse(secrets.open(input, `item:${turn.jobIdHash}`).toString('utf8'));
      const result = await ask(value);
      return {
        index,
        ok: true,
        result: secrets.seal(JSON.stringify(result), `result:${turn.jobIdHash}`),
        error: null,
        retryable: false,
      };
    } catch (error) {
      const { code, retryable } = errorOf(error);
      return { index, ok: false, result: null, error: code, retryable };
    }
  };

  const workTurn = async (turn: Turn, owner: string): Promise<void> => {
    const beat = setInterval(() => void jobs.heartbeat(owner, leaseMs).catch(() => undefined), leaseMs / 3);
    try {
      const outcomes: ItemOutcome[] = [];
      for (let at = 0; at < turn.items.length && !stopped; at += itemsAtOnce) {
        // A look-up and SQLite answer at once: without this a thousand items would hold everybody else until the last.
        await aTurn();
        await whenFree?.(() => stopped);
        if (stopped) break;
        outcomes.push(...(await Promise.all(turn.items.slice(at, at + itemsAtOnce).map((item) => runOne(turn, item)))));
      }
      await jobs.finish({ jobIdHash: turn.jobIdHash, owner, outcomes, retentionMs });
      if (outcomes.length < turn.items.length) await jobs.giveBack(owner);
    } finally {
      clearInterval(beat);
    }
  };

  const run = async (): Promise<void> => {
    while (!stopped) {
      try {
        const owner = randomUUID();
        const turn = await jobs.takeTurn({
          owner,
          leaseMs,
          limit: itemsPerTurn,
          ...(operations ? { operations } : {}),
        });
        if (turn) await workTurn(turn, owner);
        else await idle(idleMs);
      } catch (error) {
        // A store that cannot be reached comes back; what was leased is taken again after its lease.
        log.warn({ error: (error as Error).message }, 'batch worker waits for the store');
        await idle(1000);
      }
    }
  };
  const idle = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const keepHouse = async (): Promise<void> => {
    await jobs.followPayments();
    await jobs.sweep({ maxAttempts: MAX_ATTEMPTS, retentionMs });
    await jobs.purge({ keepMs: KEEP_KEYS_MS });
  };

  return {
    start() {
      loop = run();
      housekeeping = setInterval(
        () => void keepHouse().catch((error: Error) => log.warn({ error: error.message }, 'batch housekeeping failed')),
        HOUSEKEEPING_MS,
      );
    },
    async stop() {
      stopped = true;
      clearInterval(housekeeping);
      wake?.();
      await loop;
    },
  };
}
