import type { StateStore } from '../store/state-store.ts';
import { createStandings } from './standings.ts';

/**
 * A key costs nothing: whoever signs each request with a new, empty wallet has no payer to hold strikes against, and each
 * one reaches the facilitator. So payers who never paid here are counted by network address: `most` of them are verified
 * at one time, each that is refused, or fails unpaid, takes one place away until one is left, and from twice `most` on
 * newcomers of this address are told to come back. Each newcomer who pays gives one place back. Who has paid before is never asked to wait.
 */
export interface Newcomers {
  /** Seconds after which a newcomer of this address may come again; null: now. Asked before a body is read. */
  waitSeconds(from: string | undefined, payer: string): Promise<number | null>;
  /** A turn to be verified, when it is there; seconds when there is none. */
  enter(from: string | undefined, payer: string): Promise<Turn | number>;
  paid(from: string | undefined, payer: string): void;
  /** Whether it is none. */
  hasPaid(payer: string): Promise<boolean>;
  /** Was verified, and paid nothing for the work all the same. */
  failed(from: string | undefined, payer: string): Promise<void>;
}

export interface Turn {
  /** Must be called once the verdict is there; a second time does nothing. */
  end(verdict: 'refused' | 'other'): Promise<void>;
  /** There is no verdict, and the place is taken until this is over. Never rejects. */
  endAfter(over: Promise<unknown>): void;
}

interface Line {
  inside: number;
  readonly waiting: ((outcome: 'go' | 'refused') => void)[];
}

const FREE: Turn = { end: async () => undefined, endAfter: () => undefined };
const MOST_REMEMBERED = 10_000;
/** For each that is verified so many may wait; more would only wait longer than their clients do. */
const WAITING_PER_PLACE = 8;
const LONGEST_WAIT_MS = 10_000;

export interface NewcomerOptions {
  /** Under which their points are kept. */
  readonly prefix?: string;
  /** For each that is verified so many may wait for their turn. */
  readonly waitingPerPlace?: number;
  readonly most: number;
  readonly fadeMs: number;
  readonly now: () => number;
}

interface Known {
  readonly strikes: StateStore['strikes'];
  readonly payments: Pick<StateStore['payments'], 'hasPaid'>;
}

export function createNewcomers(store: Known, options: NewcomerOptions): Newcomers {
  const { most, now, prefix = 'newcomers', waitingPerPlace = WAITING_PER_PLACE } = options;
  const fadeMs = options.fadeMs / most;
  const refuseFrom = 2 * most - 0.5;
  const standings = createStandings(store, { prefix, fadeMs, now });
  const lines = new Map<string, Line>();
  const paidBefore = new Set<string>();

  const hasPaid = async (payer: string): Promise<boolean> => {
    if (paidBefore.has(payer)) return true;
    const known = await store.payments.hasPaid(payer);
    if (known) remember(payer);
    return known;
  };
  const remember = (payer: string) => {
    if (paidBefore.size >= MOST_REMEMBERED) paidBefore.delete(paidBefore.values().next().value!);
    paidBefore.add(payer);
  };
  /** Half a point less: points fade from the first moment on, and the last one shall count as the last. */
  const placesOf = (from: string) => Math.max(1, most - Math.round(standings.pointsOf(from)));
  const secondsLeft = (from: string): number | null => {
    const over = standings.pointsOf(from) - refuseFrom;
    return over < 0 ? null : Math.max(1, Math.ceil((over * fadeMs) / 1000));
  };

  const failed = async (from: string | undefined, payer: string): Promise<void> => {
    if (from !== undefined && !(await hasPaid(payer))) standings.change(from, 1);
  };

  const callNext = (from: string, line: Line): void => {
    const isClosed = secondsLeft(from) !== null;
    while (line.waiting.length > 0 && (isClosed || line.inside < placesOf(from))) {
      if (!isClosed) line.inside++;
      line.waiting.shift()!(isClosed ? 'refused' : 'go');
    }
    if (line.inside === 0 && line.waiting.length === 0) lines.delete(from);
  };

  const turnOf = (from: string, payer: string, line: Line): Turn => {
    let isOver = false;
    const leave = () => {
      line.inside--;
      callNext(from, line);
    };
    return {
      async end(verdict) {
        if (isOver) return;
        isOver = true;
        try {
          if (verdict === 'refused') await failed(from, payer);
        } finally {
          leave();
        }
      },
      endAfter(over) {
        if (isOver) return;
        isOver = true;
        over.then(leave, leave);
      },
    };
  };

  const waitIn = (line: Line): Promise<'go' | 'refused'> =>
    new Promise((resolve) => {
      const called = (outcome: 'go' | 'refused') => {
        clearTimeout(timer);
        resolve(outcome);
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(called), 1);
        resolve('refused');
      }, LONGEST_WAIT_MS);
      line.waiting.push(called);
    });

  return {
    failed,
    hasPaid,

    async waitSeconds(from, payer) {
      const seconds = from === undefined ? null : secondsLeft(from);
      return seconds === null || (await hasPaid(payer)) ? null : seconds;
    },

    async enter(from, payer) {
      if (from === undefined || paidBefore.has(payer)) return FREE;
      // While nothing stands against the address and there is room, nobody has to be looked up.
      const isQuiet = standings.pointsOf(from) === 0 && (lines.get(from)?.inside ?? 0) < most;
      if (!isQuiet && (await hasPaid(payer))) return FREE;
      const closed = secondsLeft(from);
      if (closed !== null) return closed;
      const line = lines.get(from) ?? { inside: 0, waiting: [] };
      lines.set(from, line);
      const places = placesOf(from);
      if (line.inside < places && line.waiting.length === 0) line.inside++;
      else if (line.waiting.length >= places * waitingPerPlace) return 1;
      else if ((await waitIn(line)) === 'refused') return secondsLeft(from) ?? 1;
      return turnOf(from, payer, line);
    },

    paid(from, payer) {
      if (paidBefore.has(payer)) return;
      remember(payer);
      if (from !== undefined && standings.pointsOf(from) > 0) standings.change(from, -1);
    },
  };
}
