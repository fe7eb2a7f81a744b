import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../src/contract/median.ts';
import { print, type RunOptions } from './figure.ts';
import { printMachine } from './machine.ts';
import { runChild, startChild } from './registry/child.ts';
import { applyDifferences } from './registry/differences.ts';
import { load, type Target } from './registry/load.ts';
import { drawCompanies, registeredAddress } from './registry/queries.ts';
import { type Scale, scaleOf } from './registry/scale.ts';

interface Cost {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
  readonly mean: number;
}

/**
 * `npm run bench -- registry [--rows N] [--queries N] [--dir DIR]`: generates both registries in the official archives,
 * builds the snapshots, applies the largest daily difference, and measures look-ups alone and through HTTP.
 * With `--dir` the generated files and snapshots are kept there and used again.
 */
export default async function benchRegistry({ quick, flags, note }: RunOptions): Promise<void> {
  const rows = Number(flags.rows ?? (quick ? 120_000 : 5_700_000));
  const scale = scaleOf(rows, Number(flags.queries ?? (quick ? 600 : 3000)));
  const kept = typeof flags.dir === 'string' ? flags.dir : null;
  const root = kept ?? mkdtempSync(join(tmpdir(), 'jbis-bench-registry-'));
  const context = {
    companies: scale.companies,
    invoices: scale.corporations + scale.bodies + scale.individuals,
    node: process.version,
    quick,
  };
  await printMachine();
  try {
    await run(root, scale, context, note, kept !== null);
  } finally {
    if (kept === null) rmSync(root, { recursive: true, force: true });
  }
}

type Context = Record<string, unknown>;

interface Files {
  readonly company: string;
  readonly invoice: readonly string[];
  readonly differences: readonly [string, string];
}

async function run(
  root: string,
  scale: Scale,
  context: Context,
  note: (text: string) => void,
  reuse: boolean,
): Promise<void> {
  const show = (figure: string, value: number, unit: string, more: Context = {}) =>
    print({
      figure: `registry.${figure}`,
      value: Math.round(value * 10_000) / 10_000,
      unit,
      context: { ...context, ...more },
    });
  const scaleText = JSON.stringify(scale);
  if (!reuse || !readdirSync(root).includes('company.json')) {
    note(`generating ${scale.companies} companies and the invoice archives`);
    const files = await runChild<Files>('generate.child.ts', [root, scaleText]);
    note('building both snapshots');
    const build = await runChild<{ company: number; invoice: number; peakRssMb: number }>('build.child.ts', [
      root,
      JSON.stringify(files),
    ]);
    show('build.cpu_s', build.company + build.invoice, 's', { company_s: build.company, invoice_s: build.invoice });
    show('build.peak_rss_mb', build.peakRssMb, 'MB');
    const sizes = readdirSync(root)
      .filter((name) => name.endsWith('.db'))
      .map((name) => [name.split('.')[0]!, statSync(join(root, name)).size / 1e6] as const);
    show(
      'build.size_mb',
      sizes.reduce((sum, [, size]) => sum + size, 0),
      'MB',
      Object.fromEntries(sizes),
    );
    note('applying the largest daily difference');
    const { cpuS, more } = await applyDifferences(root, files.differences);
    show('diff18k.apply_s', cpuS, 's', more);
  }
  note('measuring look-ups');
  const { results, misses } = await runChild<{ results: Record<string, unknown>; misses: string[] }>(
    'measure.child.ts',
    [root, scaleText],
  );
  for (const miss of misses.slice(0, 20)) note(`  not first: ${miss}`);
  for (const name of [
    'number',
    'exact_name',
    'one_error',
    'name_address',
    'one_error_address',
    'two_errors',
    'inside',
    'part',
  ]) {
    const { p50, p99, ...more } = results[name] as Cost & { value?: number };
    if (p50 === undefined) continue;
    show(`${name}.cpu_us_p50`, p50, 'us', { queries: scale.queries, ...more });
    show(`${name}.cpu_us_p99`, p99, 'us', { queries: scale.queries, ...more });
    if (name === 'two_errors') show('two_errors.cpu_us_mean', more.mean, 'us', { queries: scale.queries });
  }
  for (const name of ['spellings', 'recall_one_error_address', 'ambiguous_address', 'one_error_alone']) {
    const { value, ...more } = results[name] as { value: number };
    show(`recall1.${name.replace('recall_', '')}`, value, 'share', more);
  }
  const { value, ...more } = results.false_verified as { value: number };
  show('false_verified', value, 'count', more);
  await http(root, scale, show, note);
  if (reuse) return;
  note('folding the changes into the data file');
  const fold = await runChild<{ wallS: number; cpuS: number; peakRssMb: number }>('fold.child.ts', [root]);
  show('fold.cpu_s', fold.cpuS, 's', {
    clock_s: fold.wallS,
    peak_rss_mb: fold.peakRssMb,
    when: 'the file of changes has grown above 128 MB',
  });
}

type Show = (figure: string, value: number, unit: string, more?: Context) => void;

async function http(root: string, scale: Scale, show: Show, note: (text: string) => void): Promise<void> {
  note('measuring through HTTP');
  const start = (kind: string) =>
    startChild<{ url: string; startMs: number; rssMb: number; anonymousMb: number }>('server.child.ts', [root, kind]);
  // The first start in a folder compiles the address data; the memory of the second is that of every later one.
  const empty = await start('empty');
  const ours = await start('ours');
  show('start_ms', ours.message.startMs, 'ms');
  show('idle.rss_mb', ours.message.anonymousMb, 'MB', {
    with_mapped_files_mb: ours.message.rssMb,
    note: 'server, both snapshots and the address engine',
  });
  const bodies = drawCompanies(scale.queries * 2, scale.companies, 21).map(({ number, name }, i) =>
    JSON.stringify(i % 2 === 0 ? { corporate_number: number } : { name }),
  );
  const targets: Record<string, Target> = {
    ours: { child: ours.child, url: ours.message.url },
    empty: { child: empty.child, url: empty.message.url },
  };
  const best: Record<string, { perSecond: number; cpuUs: number }[]> = { ours: [], empty: [] };
  for (let round = 0; round < 4; round++)
    for (const [kind, target] of Object.entries(targets)) {
      const result = await load(target, bodies);
      if (round > 0) best[kind]!.push(result);
    }
  await besideBareNode(targets.ours!, scale, show);
  await firstQuestions(root, scale, show);
  for (const target of Object.values(targets)) target.child.kill();
  const medianOf = (kind: string, of: 'perSecond' | 'cpuUs') => median(best[kind]!.map((result) => result[of]));
  const more = {
    mix: 'half by number, half by name',
    cpu_us: medianOf('ours', 'cpuUs'),
    empty_cpu_us: medianOf('empty', 'cpuUs'),
    empty_per_s: medianOf('empty', 'perSecond'),
  };
  show('http.per_s', medianOf('ours', 'perSecond'), 'requests/s', more);
  show('http.ratio_to_empty', medianOf('empty', 'cpuUs') / medianOf('ours', 'cpuUs'), 'ratio', more);
}

const KINDS: Readonly<Record<string, (company: ReturnType<typeof drawCompanies>[number]) => object>> = {
  number: ({ number }) => ({ corporate_number: number }),
  exact_name: ({ name }) => ({ name }),
  name_address: (company) => ({ name: company.name, address: registeredAddress(company) }),
};

/**
 * Each kind of request beside node:http alone, in turns, so that a busy machine weighs on both alike; once more with
 * other companies in every round (`.distinct`), of which nothing is known from before.
 */
async function besideBareNode(ours: Target, scale: Scale, show: Show): Promise<void> {
  const { child, message } = await startChild<{ url: string }>('bare.child.ts', []);
  const bare: Target = { child, url: message.url };
  const measure = async (body: (typeof KINDS)[string], seed: (round: number) => number) => {
    const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let round = 0; round < 4; round++) {
      const companies = drawCompanies(scale.queries, scale.companies, seed(round));
      const bodies = companies.map((company) => JSON.stringify(body(company)));
      const [own, other] = [(await load(ours, bodies)).cpuUs, (await load(bare, bodies)).cpuUs];
      if (round === 0) continue;
      times.ours.push(own);
      times.bare.push(other);
    }
    return [Math.min(...times.ours), Math.min(...times.bare)] as const;
  };
  let seed = 1000;
  for (const [kind, body] of Object.entries(KINDS)) {
    const [own, other] = await measure(body, () => 22);
    show(`http_ratio_to_bare.${kind}`, own / other, 'ratio', { cpu_us: own, bare_cpu_us: other });
    const [fresh, beside] = await measure(body, () => seed++);
    show(`http_ratio_to_bare.${kind}.distinct`, fresh / beside, 'ratio', { cpu_us: fresh, bare_cpu_us: beside });
  }
  child.kill();
}

/** What a server answers first: two processes just started, other companies every time, each over its own connection. */
async function firstQuestions(root: string, scale: Scale, show: Show): Promise<void> {
  let seed = 2000;
  for (const [kind, body] of Object.entries(KINDS)) {
    const bodies = drawCompanies(scale.queries, scale.companies, seed++).map((company) =>
      JSON.stringify(body(company)),
    );
    const cost: number[] = [];
    for (const [file, args] of [
      ['server.child.ts', [root, 'ours']],
      ['bare.child.ts', []],
    ] as const) {
      const { child, message } = await startChild<{ url: string }>(file, [...args]);
      cost.push((await load({ child, url: message.url }, bodies, 'own')).cpuUs);
      child.kill();
    }
    const [own, other] = cost as [number, number];
    show(`http_ratio_to_bare.${kind}.first`, own / other, 'ratio', { cpu_us: own, bare_cpu_us: other });
  }
}
