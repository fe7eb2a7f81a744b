import type { Fleet } from './fleet.ts';
import { type Node, pause, randomSkew } from './node.ts';

export const FAULTS = [
  'kill api',
  'kill worker',
  'crash database',
  'cut wires',
  'fill disk',
  'freeze node',
  'restart api',
  'jump leases',
  'stall wires',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultLoop {
  readonly done: Record<string, number>;
  stop(): Promise<void>;
}

/** One fault every `everyMs`: the first round in order, so that each happens, then at random. */
export function startFaults(
  fleet: Fleet,
  options: { everyMs: number; killEveryMs: number; random: () => number; note: (text: string) => void },
): FaultLoop {
  const { everyMs, random, note } = options;
  const done: Record<string, number> = {};
  let stopped = false;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const restarts = new Set<Promise<void>>();
  const restart = (node: Node, then: () => void = () => undefined) => {
    const starting = node.start(randomSkew(random)).finally(() => {
      restarts.delete(starting);
      then();
    });
    restarts.add(starting);
  };

  const run: Record<Fault, () => Promise<string>> = {
    'kill api': () => killOne(pick(fleet.api)),
    'kill worker': () => killOne(pick(fleet.workers)),
    'restart api': async () => {
      const node = pick(fleet.api);
      await node.stop();
      restart(node);
      return node.name;
    },
    'crash database': async () => {
      await fleet.database.crash();
      await pause(500 + random() * 1500);
      await fleet.database.start();
      return '';
    },
    'cut wires': async () => {
      const wires = [...fleet.nodes.map((node) => node.wire), ...Object.values(fleet.wires)];
      return `${wires.reduce((sum, wire) => sum + wire.cut(), 0)} connections`;
    },
    'stall wires': async () => {
      const wire = pick(Object.values(fleet.wires));
      wire.stall(4000);
      return '4 s';
    },
    'fill disk': () => fillDisk(fleet),
    'freeze node': async () => {
      const node = pick(fleet.nodes);
      void node.freeze(3000 + random() * 12_000);
      return node.name;
    },
    // What nodes see when the database's clock is set forward by a minute: every lease is over at once.
    'jump leases': () => jumpLeases(fleet),
  };
  async function killOne(node: Node): Promise<string> {
    await node.kill();
    restart(node);
    return node.name;
  }
  /** Nodes on their way back, with the number of the kill that sent them there. */
  const coming = new Map<Node, number>();
  const isBack = (node: Node) => !coming.has(node);
  /**
   * Besides the other faults: one node after the other dies as soon as it is back. On a slow machine none may be; then the
   * first worker dies while it starts, so that there are kills enough and the second one still gets its work done.
   */
  const killing = (async () => {
    for (let i = 0; !stopped; i++) {
      await pause(options.killEveryMs);
      const node = i % 3 === 0 ? fleet.api.find(isBack) : (fleet.workers.findLast(isBack) ?? fleet.workers[0]);
      if (stopped || !node) continue;
      const what = `kill ${node.role}`;
      done[what] = (done[what] ?? 0) + 1;
      coming.set(node, i);
      await node.kill();
      restart(node, () => {
        if (coming.get(node) === i) coming.delete(node);
      });
    }
  })();

  const loop = (async () => {
    for (let i = 0; !stopped; i++) {
      await pause(everyMs);
      if (stopped) break;
      const fault = i < FAULTS.length ? FAULTS[i]! : pick(FAULTS);
      const detail = await run[fault]().catch((error: Error) => `failed: ${error.message}`);
      done[fault] = (done[fault] ?? 0) + 1;
      note(`  ${new Date().toISOString().slice(11, 19)}  ${fault} ${detail}`);
    }
  })();
  return {
    done,
    async stop() {
      stopped = true;
      await loop;
      await killing;
      await ensureDatabase(fleet);
      while (restarts.size > 0) await Promise.all(restarts);
    },
  };
}

/** A minute passes for every lease of a payment or an item. */
export async function jumpLeases(fleet: Fleet): Promise<string> {
  return fleet.sql(async (sql) => {
    const items = await sql`UPDATE batch_item SET lease_until = lease_until - 60000 WHERE state = 'leased'`;
    const rows = await sql`UPDATE payments SET lease_until = lease_until - 60000
      WHERE state IN ('claimed', 'work_done', 'settling', 'unknown')`;
    return `${items.count} items, ${rows.count} payments`;
  });
}

/** PostgreSQL without a free byte gives up by itself; with space again it must come back with everything it promised. */
async function fillDisk(fleet: Fleet): Promise<string> {
  if (!('path' in fleet.disk)) return `left out: ${fleet.disk.reason}`;
  const free = fleet.disk.fill();
  await pause(3000);
  free();
  return (await ensureDatabase(fleet)) ? 'and the database was started again' : 'and the database lived on';
}

/** True when it had to be started. */
async function ensureDatabase(fleet: Fleet): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await fleet.sql((sql) => sql`SELECT 1`);
      return false;
    } catch {
      await pause(500);
    }
  }
  await fleet.database.crash();
  await fleet.database.start();
  return true;
}
