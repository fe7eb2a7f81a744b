import { print, type RunOptions } from '../figure.ts';
import { type Fleet, openFleet } from './fleet.ts';
import { checkJob } from './jobs.ts';
import { type Call, startLoad } from './load.ts';
import { pause } from './node.ts';
import type { Order } from './orders.ts';

interface Phase {
  readonly calls: number;
  readonly cpuMs: number;
}

/**
 * What a second node adds, each as loaded as the one alone. Wall time says nothing on a shared machine, so throughput is counted per CPU second of the
 * nodes: when a call costs the same on two nodes as on one, two nodes carry twice the load.
 */
export async function measureTwoNodes(options: RunOptions): Promise<void> {
  const fleet = await openFleet({ api: 0, workers: 0, all: 2 });
  const calls = options.quick ? 60 : 300;
  // Every node is measured warm: compiling its code is the price of a start, not of a call.
  const warmUp = options.quick ? 40 : 200;
  const [first, second] = fleet.nodes;
  try {
    await first!.start(0);
    await run(fleet, 1, warmUp);
    const one: Phase[] = [await run(fleet, 1, calls)];
    await second!.start(0);
    await run({ ...fleet, nodes: [second!] }, 1, warmUp);
    const two: Phase[] = [await run(fleet, 2, 2 * calls)];
    if (!options.quick) {
      two.push(await run(fleet, 2, 2 * calls));
      await second!.stop();
      one.push(await run(fleet, 1, calls));
    }
    const cost = (phases: readonly Phase[]) => sum(phases, 'cpuMs') / sum(phases, 'calls');
    const value = Math.round(2 * (cost(one) / cost(two)) * 100) / 100;
    const context = {
      calls_per_node_and_phase: calls,
      buyers_per_node: 12,
      warm_up_calls_per_node: warmUp,
      cpu_ms_per_call_one_node: round(cost(one)),
      cpu_ms_per_call_two_nodes: round(cost(two)),
      note: 'paid look-ups and batch jobs on one PostgreSQL; CPU of the node processes',
    };
    print({ figure: 'batch.two_nodes_ratio', value, unit: 'x', context });
    options.note(`two nodes: ${value} times one (${round(cost(one))} and ${round(cost(two))} ms CPU per call)`);
  } finally {
    await fleet.close();
  }
}

/** One paid look-up from the 402 to the receipt on PostgreSQL: CPU of the node. */
export async function measurePaidCall(options: RunOptions): Promise<void> {
  const fleet = await openFleet({ api: 0, workers: 0, all: 1 });
  const calls = options.quick ? 150 : 600;
  try {
    await fleet.nodes[0]!.start(0);
    await run(fleet, 1, 60, lookUp);
    const { cpuMs, calls: done } = await run(fleet, 1, calls, lookUp);
    const value = round(cpuMs / done);
    const context = {
      calls: done,
      note: '402, claim, verify, look-up, settle, receipt; facilitator and chain outside',
    };
    print({ figure: 'endpoints.paid_look_up.cpu_ms', value, unit: 'ms', context });
    options.note(`a paid look-up: ${value} ms CPU`);
  } finally {
    await fleet.close();
  }
}

const lookUp = (): Order => ({ path: '/jp-company/verify', body: '{"corporate_number":"1180301018771"}' });

/** Paid calls over this many nodes, jobs worked to their end; the same mix in every phase. */
async function run(fleet: Fleet, nodes: number, calls: number, order?: () => Order): Promise<Phase> {
  const before = fleet.nodes.map((node) => node.cpuMs());
  const taken = { ...fleet, api: fleet.nodes.slice(0, nodes) };
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const load = await startLoad(taken, { buyers: 12 * nodes, restMs: 0, random, ...(order ? { order } : {}) });
  while (load.calls.filter(({ done }: Call) => done).length < calls) await pause(20);
  await load.finish(Date.now() + 30_000);
  for (const { order, answer } of load.calls)
    if (order.job && answer) await checkJob(taken, (JSON.parse(answer.body) as { job_id: string }).job_id, order.job);
  const cpuMs = fleet.nodes.reduce((total, node, i) => total + node.cpuMs() - before[i]!, 0);
  return { calls: load.calls.length, cpuMs };
}

const sum = (phases: readonly Phase[], key: keyof Phase) => phases.reduce((total, phase) => total + phase[key], 0);
const round = (value: number) => Math.round(value * 10) / 10;
