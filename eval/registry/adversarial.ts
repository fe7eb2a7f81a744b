import { print, type RunOptions } from '../../bench/figure.ts';
import { foldCompanyName } from '../../src/japan/company-name.ts';
import { random } from '../../testkit/registry/random.ts';
import { type World, withWorld } from './adversarial-world.ts';
import { evalAsked } from './asked.ts';
import { falseVerified } from './false-verified.ts';
import { openFts5 } from './fts5.ts';
import { QUESTIONS } from './questions.ts';

/** More than this many companies of one core: the question carries the municipality. */
const FITS = 10;

/**
 * `npm run eval -- registry --adversarial [--rows N] [--queries N] [--snapshot DIR] [--genuine FILE]
 * [--only CLASS] [--asked FILE]`: texts of every class that people and agents send, made from the registry at hand, or written by hand,
 * and plain FTS5 on the same texts in the same run.
 */
export async function evalAdversarial({ quick, flags, note }: RunOptions): Promise<void> {
  const count = Number(flags.rows ?? (quick ? 30_000 : 300_000));
  const queries = Number(flags.queries ?? (quick ? 60 : 200));
  const snapshot = typeof flags.snapshot === 'string' ? flags.snapshot : null;
  const genuine = typeof flags.genuine === 'string' ? flags.genuine : null;
  await withWorld({ rows: count, snapshot, genuine, note }, (world) => {
    if (typeof flags.asked === 'string') return evalAsked(flags.asked, world.rows, world.ask, note);
    const context = { companies: world.rows.length, cores: world.perCore.size, snapshot: snapshot !== null };
    foundAmongTen(world, { queries, only: flags.only }, context, note);
    if (flags.only !== undefined) return;
    const { wrong, counts } = falseVerified(world, quick ? 0.1 : 1, note);
    print({ figure: 'registry.false_verified', value: wrong, unit: 'count', context: { ...context, ...counts } });
  });
}

function foundAmongTen(
  world: World,
  { queries, only }: { queries: number; only: string | true | undefined },
  context: object,
  note: (text: string) => void,
): void {
  const peer = openFts5(world.rows);
  // A trigram of 株式会社 matches every second row: the peer takes a hundred times as long.
  const peerQueries = Math.min(queries, 50);
  const starts = prefixCounter(world.perCore);
  for (const [kind, question] of Object.entries(QUESTIONS)) {
    if (only !== undefined && only !== kind) continue;
    const r = random(kind.length * 7919 + kind.charCodeAt(0));
    const tally = { asked: 0, found: 0, peerAsked: 0, peerFound: 0, verified: 0, long: 0, longFound: 0 };
    const times: number[] = [];
    let spent = 0;
    let spentOnPeer = 0;
    for (let tries = 0; tally.asked < queries && tries < queries * 400; tries++) {
      const company = r.pick(world.rows);
      const text = question(company, r, r.pick(world.rows));
      if (text === null) continue;
      const { core } = foldCompanyName(company.name);
      const alike = world.perCore.get(core) ?? 0;
      const fits =
        kind === 'prefix'
          ? starts(text)
          : kind === 'dropped_word'
            ? Math.max(alike, containedIn(world.perCore, foldCompanyName(text).core))
            : alike;
      const crowded = fits > FITS;
      if (crowded && kind === 'branch_other_prefecture') continue;
      const address = crowded ? company.prefecture + company.city : null;
      const match = world.ask(text, address);
      const started = process.cpuUsage();
      times.push(fastest(() => world.ask(text, address)));
      const { user, system } = process.cpuUsage(started);
      spent += (user + system) / 3;
      tally.asked++;
      const isFound = match.candidates.some(({ record }) => record.corporateNumber === company.number);
      if (isFound) tally.found++;
      else note(`${kind}: ${text} ${address ?? ''} (${company.name}) ${match.candidates[0]?.record.name ?? '-'}`);
      if (core.length >= 6) {
        tally.long++;
        if (isFound) tally.longFound++;
      }
      const isNamed =
        match.record !== null && foldCompanyName(match.record.name).spelling === foldCompanyName(text).spelling;
      if (match.verified && match.record!.corporateNumber !== company.number && !isNamed) tally.verified++;
      if (tally.peerAsked >= peerQueries) continue;
      const before = process.cpuUsage();
      tally.peerAsked++;
      if (peer.find(text, crowded ? company.city : null).includes(company.number)) tally.peerFound++;
      const peerSpent = process.cpuUsage(before);
      spentOnPeer += peerSpent.user + peerSpent.system;
    }
    if (tally.asked === 0) {
      note(`${kind}: the registry gives no such question`);
      continue;
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!);
    const more = {
      ...context,
      queries: tally.asked,
      cpu_us_mean: Math.round(spent / times.length),
      fastest_us_p50: at(0.5),
      fastest_us_p99: at(0.99),
    };
    const long = tally.long > 0 ? tally.longFound / tally.long : null;
    print({
      figure: `registry.found10.${kind}`,
      value: tally.found / tally.asked,
      unit: 'share',
      context: { ...more, six_and_more: long, wrong_verified: tally.verified },
    });
    print({
      figure: `registry.found10.${kind}.peer.fts5`,
      value: tally.peerFound / tally.peerAsked,
      unit: 'share',
      context: { queries: tally.peerAsked, cpu_us_mean: Math.round(spentOnPeer / tally.peerAsked) },
    });
  }
  peer.close();
}

/** The fastest of three by the clock, in microseconds: no clock of this thread alone is fine enough for one look-up. */
function fastest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const start = process.hrtime.bigint();
    work();
    best = Math.min(best, Number(process.hrtime.bigint() - start) / 1000);
  }
  return best;
}

/** How many companies have a core with this in it, as far as that matters. */
function containedIn(perCore: ReadonlyMap<string, number>, part: string): number {
  let count = 0;
  for (const [core, companies] of perCore) if (core.includes(part) && (count += companies) > FITS) break;
  return count;
}

/** How many companies have a core that begins so. */
function prefixCounter(perCore: ReadonlyMap<string, number>): (prefix: string) => number {
  const cores = [...perCore.keys()].sort();
  return (prefix) => {
    let low = 0;
    let high = cores.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (cores[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    let count = 0;
    for (let i = low; i < cores.length && cores[i]!.startsWith(prefix) && count <= FITS; i++)
      count += perCore.get(cores[i]!)!;
    return count;
  };
}
