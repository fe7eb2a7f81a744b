import { randomUUID } from 'node:crypto';
import { toServiceError } from '../contract/errors.ts';
import type { ItemOutcome, Turn } from '../store/jobs.types.ts';
import type { StateStore } from '../store/state-store.ts';

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
}

export interface Runner {
  start(): void;
  /** Finishes the items under way, gives the rest of the turn back. */
  stop(): Promise<void>;
}

/** A live worker holds a lease of 60 s, renewed every 20 s; an item whose lease was lost five times has failed. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 5;
/** Jobs share by turns: after this many items the next job has its turn. */
const ITEMS_PER_TURN = 20;
const ITEMS_AT_ONCE = 2;
const KEEP_KEYS_MS = 72 * 3600_000;
const HOUSEKEEPING_MS = 5000;
const ITEM_BUDGET_MS = 30_000;

/** Works through settled jobs. Any number of runners may share one store: items are leased, never shared. */
export function createRunner(options: RunnerOptions): Runner {
  const { store, runItem, retentionMs, log, leaseMs = LEASE_MS, idleMs = 200 } = options;
  const { jobs, secrets } = store;
  let stopped = false;
  let loop: Promise<void> = Promise.resolve();
  let wake: (() => void) | undefined;
  let housekeeping: NodeJS.Timeout | undefined;

  const runOne = async (turn: Turn, { index, input }: Turn['items'][number]): Promise<ItemOutcome> => {
    try {
      const value: unknown = JSON.parse(secrets.open(input, `item:${turn.jobIdHash}`).toString('utf8'));
      const result = await runItem(turn.operation, value, turn.meta, AbortSignal.timeout(ITEM_BUDGET_MS));
      return {
        index,
        ok: true,
        result: secrets.seal(JSON.stringify(result), `result:${turn.jobIdHash}`),
        error: null,
        retryable: false,
      };
    } catch (error) {
      const { code, retryable } = toServiceError(error);
      const known =
        code === 'internal_error' || code.endsWith('_timeout')
          ? code === 'internal_error'
            ? code
            : 'timeout'
          : 'source_unavailable';
      return { index, ok: false, result: null, error: known, retryable: retryable || known === 'internal_error' };
    }
  };

  const workTurn = async (turn: Turn, owner: string): Promise<void> => {
    const beat = setInterval(() => void jobs.heartbeat(owner, leaseMs).catch(() => undefined), leaseMs / 3);
    try {
      const outcomes: ItemOutcome[] = [];
      for (let at = 0; at < turn.items.length && !stopped; at += ITEMS_AT_ONCE) {
        outcomes.push(
          ...(await Promise.all(turn.items.slice(at, at + ITEMS_AT_ONCE).map((item) => runOne(turn, item)))),
        );
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
        const turn = await jobs.takeTurn({ owner, leaseMs, limit: ITEMS_PER_TURN });
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
