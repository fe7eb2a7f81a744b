import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print, type RunOptions } from '../../bench/figure.ts';
import { damage } from '../../bench/registry/queries.ts';
import { openRegistry } from '../../src/engines/registry/index.ts';
import { foldCompanyName } from '../../src/japan/company-name.ts';
import { openSnapshotFiles, readManifest } from '../../src/store/snapshot/index.ts';
import { matchCompany } from '../../src/usecases/company-match.ts';
import { random } from '../../testkit/registry/random.ts';
import { evalAsked } from './asked.ts';
import { buildCorpus } from './corpus.ts';
import { openFts5 } from './fts5.ts';
import { type Asked, FOLDS, QUESTIONS } from './questions.ts';

/** More than this many companies of one core: the question carries the municipality. */
const FITS = 10;
const NAMESAKES = 6000;
const ONE_ERROR = 1000;
const FOLD_PAIRS = 400;

interface World {
  readonly rows: readonly Asked[];
  /** Rows per core and live rows per spelling. */
  readonly perCore: ReadonlyMap<string, number>;
  readonly perSpelling: ReadonlyMap<string, number>;
  readonly ask: (name: string, address: string | null) => ReturnType<typeof matchCompany>;
}

/**
 * `npm run eval -- registry --adversarial [--rows N] [--queries N] [--snapshot DIR] [--genuine FILE]
 * [--only CLASS] [--asked FILE]`: texts of every class that people and agents send, made from the registry at hand, or written by hand,
 * and plain FTS5 on the same texts in the same run.
 */
export async function evalAdversarial({ quick, flags, note }: RunOptions): Promise<void> {
  const count = Number(flags.rows ?? (quick ? 30_000 : 300_000));
  const queries = Number(flags.queries ?? (quick ? 60 : 200));
  const given = typeof flags.snapshot === 'string' ? flags.snapshot : null;
  const dir = given ?? mkdtempSync(join(tmpdir(), 'jbis-eval-adversarial-'));
  try {
    if (given === null) {
      note(`building ${count} companies with the crowding of the national registry`);
      await buildCorpus(dir, count, typeof flags.genuine === 'string' ? flags.genuine : null);
    }
    const registry = openRegistry({ dir, sampleDir: null });
    const companies = registry.companies!;
    const now = new Date(`${companies.info.dataAsOf}T03:00:00Z`);
    const world = {
      ...readWorld(dir),
      ask: (name: string, address: string | null) => matchCompany({ companies, now }, { name, address }),
    };
    const context = { companies: world.rows.length, cores: world.perCore.size, snapshot: given !== null };
    if (typeof flags.asked === 'string') evalAsked(flags.asked, world.rows, world.ask, note);
    else foundAmongTen(world, { queries, only: flags.only }, context, note);
    if (flags.asked === undefined && flags.only === undefined) falseVerified(world, quick ? 0.1 : 1, context, note);
    registry.close();
  } finally {
    if (given === null) rmSync(dir, { recursive: true, force: true });
  }
}

function readWorld(dir: string): Omit<World, 'ask'> {
  const { data, changes } = openSnapshotFiles(dir, readManifest(dir, 'company')!);
  const former = new Map<number, string[]>();
  for (const { num, name } of data.prepare('SELECT num, name FROM history').all() as { num: number; name: string }[])
    former.set(num, [...(former.get(num) ?? []), name]);
  const perCore = new Map<string, number>();
  const perSpelling = new Map<string, number>();
  const rows: Asked[] = [];
  const select = data.prepare(
    'SELECT c.num, c.name, c.furigana, c.closed, c.extra, p.prefecture, p.city FROM company c JOIN place p ON p.id = c.place',
  );
  for (const row of select.iterate() as Iterable<Record<string, string | number | null>>) {
    const name = String(row.name);
    const { core, spelling } = foldCompanyName(name);
    perCore.set(core, (perCore.get(core) ?? 0) + 1);
    if (row.closed !== null) continue;
    perSpelling.set(spelling, (perSpelling.get(spelling) ?? 0) + 1);
    rows.push({
      number: String(row.num).padStart(13, '0'),
      name,
      furigana: row.furigana as string | null,
      nameEn: row.extra === null ? null : ((JSON.parse(String(row.extra)) as { en?: string }).en ?? null),
      prefecture: String(row.prefecture),
      city: String(row.city),
      formerNames: (former.get(Number(row.num)) ?? []).filter((old) => old !== name),
    });
  }
  data.close();
  changes?.close();
  return { rows, perCore, perSpelling };
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

/** Names that several live companies carry, misread names and folded names: none of them names one company. */
function falseVerified(world: World, scale: number, context: object, note: (text: string) => void): void {
  const r = random(4711);
  const counts = {
    namesakes: 0,
    one_error: 0,
    fold_pairs: 0,
    into_real_names: 0,
    unique_exact: 0,
    unique_exact_missing: 0,
  };
  let wrong = 0;
  const judge = (text: string, isWrong: boolean, why: string) => {
    if (!isWrong) return;
    wrong++;
    note(`verified wrongly (${why}): ${text}`);
  };
  const spellingOf = (name: string) => foldCompanyName(name).spelling;
  const draw = (limit: number, work: (company: Asked) => boolean) => {
    let done = 0;
    for (let tries = 0; done < limit && tries < limit * 60; tries++) if (work(r.pick(world.rows))) done++;
    return done;
  };
  counts.namesakes = draw(NAMESAKES * scale, ({ name }) => {
    if ((world.perSpelling.get(spellingOf(name)) ?? 0) < 2) return false;
    judge(name, world.ask(name, null).verified, 'namesakes');
    return true;
  });
  counts.one_error = draw(ONE_ERROR * scale, (company) => {
    const text = damage(company.name, r);
    const match = world.ask(text, null);
    const isReal = (world.perSpelling.get(spellingOf(text)) ?? 0) === 1;
    if (match.verified && isReal) counts.into_real_names++;
    judge(text, match.verified && !isReal, 'one error');
    return true;
  });
  counts.fold_pairs = draw(FOLD_PAIRS * scale, ({ name }) => {
    const fold = r.pick(Object.values(FOLDS));
    const text = fold(name);
    if (spellingOf(text) === spellingOf(name) || world.perSpelling.has(spellingOf(text))) return false;
    judge(text, world.ask(text, null).verified, 'fold');
    return true;
  });
  // The other side: a unique full name is verified, however crowded its core.
  counts.unique_exact = draw(ONE_ERROR * scale, (company) => {
    if (world.perSpelling.get(spellingOf(company.name)) !== 1) return false;
    if ((world.perCore.get(foldCompanyName(company.name).core) ?? 0) < FITS) return false;
    const match = world.ask(company.name, null);
    if (!match.verified || match.record?.corporateNumber !== company.number) counts.unique_exact_missing++;
    return true;
  });
  print({ figure: 'registry.false_verified', value: wrong, unit: 'count', context: { ...context, ...counts } });
}
