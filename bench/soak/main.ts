import { parseArgs } from 'node:util';
import { postgresMissing } from '../../testkit/postgres.ts';
import { print } from '../figure.ts';
import { startAttackers } from './attacks.ts';
import { audit } from './audit.ts';
import { jumpLeases, startFaults } from './faults.ts';
import { openFleet } from './fleet.ts';
import { startLoad } from './load.ts';
import { pause } from './node.ts';

const HELP = `Paid load against 2 api nodes, 2 workers and PostgreSQL while they are killed, cut off, frozen and starved.

Usage: npm run soak -- [--minutes N] [--every SECONDS] [--kills SECONDS] [--attacks N] [--buyers N] [--seed N] [--quick] [--json-only]

  --minutes N   length of the load (default 10)
  --every N     seconds between two faults (default 8)
  --kills N     seconds between two kills besides (default 3)
  --attacks N   attacks per second by callers who never pay, beside the buyers (default 5)
  --quick       at most 50 seconds: every kind of fault once, about a second apart
Exit code 1 when anything was lost, charged twice or delivered unpaid.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    every: { type: 'string', default: '8' },
    kills: { type: 'string', default: '3' },
    attacks: { type: 'string', default: '5' },
    buyers: { type: 'string', default: '6' },
    seed: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'json-only': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(`${HELP}\n`);
  process.exit(0);
}
const note = (text: string) => {
  if (!values['json-only']) process.stderr.write(`${text}\n`);
};
const missing = postgresMissing();
if (missing) {
  process.stderr.write(`npm run soak needs PostgreSQL: ${missing}\n`);
  process.exit(1);
}

const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const loadMs = values.quick ? 18_000 : Number(values.minutes) * 60_000;
const everyMs = values.quick ? 1200 : Number(values.every) * 1000;
const killEveryMs = values.quick ? 4000 : Number(values.kills) * 1000;
const phaseMs = values.quick ? 5000 : 60_000;
const settleMs = values.quick ? 15_000 : 60_000;
note(`seed ${seed}: load for ${loadMs / 1000} s, a fault every ${everyMs / 1000} s`);

const started = Date.now();
const fleet = await openFleet({ api: 2, workers: 2 });
let failed = true;
try {
  // On a machine's first run one node compiles the address data, and the others then share them.
  if (!fleet.hasData) await fleet.nodes[0]!.start(0);
  await Promise.all(fleet.nodes.slice(fleet.hasData ? 0 : 1).map((node) => node.start(0)));
  note(`${fleet.nodes.length} nodes ready after ${Math.round((Date.now() - started) / 1000)} s`);
  const load = await startLoad(fleet, { buyers: Number(values.buyers), restMs: 100, random: generator(seed) });
  // What attackers cost those who pay is told from two phases without faults, one quiet and one attacked.
  const quietMs = await phase(load.paidMs, phaseMs);
  const attackers = startAttackers(fleet, { perSecond: Number(values.attacks), random: generator(seed + 2) });
  const attackedMs = await phase(load.paidMs, phaseMs);
  note(`paid answers, p99: ${quietMs.p99} ms undisturbed, ${attackedMs.p99} ms under attack`);
  const faults = startFaults(fleet, { everyMs, killEveryMs, random: generator(seed + 1), note });
  await pause(loadMs);
  await faults.stop();
  await attackers.stop();
  note(`load over after ${Math.round((Date.now() - started) / 1000)} s; settling`);
  // What dead nodes held waits for the end of its lease; a quick run cannot.
  if (values.quick) await jumpLeases(fleet);
  await load.finish(Date.now() + settleMs);
  const verdict = await audit(fleet, load.calls);
  const context = {
    seed,
    seconds: Math.round((Date.now() - started) / 1000),
    load_seconds: loadMs / 1000,
    faults: faults.done,
    kills: (faults.done['kill api'] ?? 0) + (faults.done['kill worker'] ?? 0),
    attacks: attackers.done,
    answers: load.seen,
    ...verdict.counts,
    quick: values.quick,
  };
  const report = (figure: string, found: readonly string[]) => {
    print({ figure, value: found.length, unit: 'count', context });
    for (const line of found.slice(0, 20)) process.stderr.write(`${figure}: ${line}\n`);
  };
  const latency = { undisturbed: quietMs, attacked: attackedMs, ...context };
  print({
    figure: 'soak.attacked_p99_ratio',
    value: Math.round((attackedMs.p99 / quietMs.p99) * 100) / 100,
    unit: 'ratio',
    context: latency,
  });
  report('soak.lost', verdict.lost);
  report('soak.double_charged', verdict.doubleCharged);
  report('soak.unpaid_results', verdict.unpaid);
  failed = verdict.lost.length + verdict.doubleCharged.length + verdict.unpaid.length > 0;
} finally {
  await fleet.close();
}
process.exit(failed ? 1 : 0);

/** How long paid answers took while the phase lasted. */
async function phase(times: readonly number[], ms: number): Promise<{ p50: number; p99: number; answers: number }> {
  const from = times.length;
  await pause(ms);
  const sorted = times.slice(from).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  return { p50: at(0.5), p99: at(0.99), answers: sorted.length };
}

/** mulberry32: the same seed gives the same orders and faults. */
function generator(state: number): () => number {
  let a = state >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
