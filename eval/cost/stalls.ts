import { print, type RunOptions } from '../../bench/figure.ts';
import type { HostileServer } from './hostile-server.ts';

type Payment = 'unpaid' | 'paid';

/** Main-thread CPU between two turns of the loop, the worst over a list of attacks; paid ones are told apart. */
export interface StallList {
  /** The least of the readings counts: what the compiler does once, and a collection of garbage, are not its cost. */
  read(server: HostileServer, by: string, readings: readonly (() => Promise<unknown>)[], who?: Payment): Promise<void>;
  print(context: Readonly<Record<string, unknown>>): void;
}

const round = (ms: number) => Math.round(ms * 10) / 10;

export function openStallList({ note, quick }: Pick<RunOptions, 'note' | 'quick'>): StallList {
  const worst = { unpaid: { ms: 0, by: '', attacks: 0 }, paid: { ms: 0, by: '', attacks: 0 } };
  return {
    async read(server, by, readings, who = 'unpaid') {
      let least = Number.POSITIVE_INFINITY;
      for (const attack of readings) {
        await server.ask('look');
        await attack();
        least = Math.min(least, (await server.ask('stall')).stallMs);
      }
      note(`${by}: ${least.toFixed(1)} ms`);
      const known = worst[who];
      worst[who] = { ...(least > known.ms ? { ms: least, by } : known), attacks: known.attacks + 1 };
    },
    print(context) {
      const { unpaid, paid } = worst;
      const { ms, by } = paid.ms > unpaid.ms ? paid : unpaid;
      print({
        figure: 'security.stall_ms_max',
        value: round(ms),
        unit: 'ms',
        context: {
          attacks: unpaid.attacks + paid.attacks,
          worst: by,
          unpaid: round(unpaid.ms),
          paid: round(paid.ms),
          paid_attacks: paid.attacks,
          largest_bytes: quick ? 1_000_000 : 60_000_000,
          ...context,
        },
      });
    },
  };
}
