import { print, type RunOptions } from '../bench/figure.ts';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import { askExample, readAlike, shownAnswer, startExampleService } from '../testkit/example-answers.ts';
import { samplePath } from '../testkit/samples.ts';
import { withWorld } from './registry/adversarial-world.ts';
import { falseVerified } from './registry/false-verified.ts';
import { sumOf } from './truth/count.ts';
import { countInLanes } from './truth/lanes.ts';

/** Genuine rows of the corporate-number file, where a machine has them. */
const GENUINE = 'registry/houjin_sample.csv';

/**
 * `npm run eval -- truth [--quick] [--lanes N] [--part K/N] [--only ID]`: every endpoint that gives a verdict, with its sources complete, in part, stale,
 * sample, cut off or behind a resolver that denies every name; every printed digit and character of documents changed.
 * Counts what is said without proof. `--only` asks just the documents with this in their id, `--part 1/8` an
 * eighth of all, in every state.
 */
export default async function evalTruth({ quick, flags, note }: RunOptions): Promise<void> {
  const only = typeof flags.only === 'string' ? flags.only : undefined;
  const part = partOf(flags.part);
  const lanes = Number(flags.lanes ?? 1);
  const { faults, byState, byKind } = await countInLanes({ quick, only, part, lanes, tell: note });
  print({
    figure: 'truth.unproven_verdicts',
    value: faults.length,
    unit: 'count',
    context: {
      cases: sumOf(byKind),
      by_state: byState,
      by_kind: byKind,
      quick,
      ...(only ? { only } : {}),
      ...(part ? { part: flags.part } : {}),
    },
  });
  if (only !== undefined || part !== undefined) return;
  await withWorld({ rows: quick ? 30_000 : 300_000, genuine: samplePath(GENUINE) ?? null, note }, (world) => {
    const { wrong, counts } = falseVerified(world, quick ? 0.1 : 1, note);
    const context = { companies: world.rows.length, ...counts, quick };
    print({ figure: 'truth.false_verified', value: wrong, unit: 'count', context });
  });
  const { equal, total, different } = await compareExamples();
  for (const name of different) note(`the example of ${name} is not the live answer`);
  print({ figure: 'truth.catalog_examples_equal', value: equal / total, unit: 'share', context: { equal, total } });
}

/** `3/8`: the third of eight parts. */
function partOf(flag: unknown): { readonly index: number; readonly of: number } | undefined {
  if (flag === undefined) return undefined;
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(String(flag)) ?? [];
  const part = { index: Number(index) - 1, of: Number(of) };
  if (!(part.index >= 0 && part.index < part.of)) throw new Error(`--part takes K/N, as 1/8: ${String(flag)}`);
  return part;
}

const NEVER_THE_SAME = new Set(['batch_job_create', 'health']);

/** Every example of the catalog against the answer of a fresh machine. */
export async function compareExamples() {
  const service = await startExampleService();
  const different: string[] = [];
  let total = 0;
  try {
    for (const endpoint of ENDPOINTS) {
      if (endpoint.name.startsWith('batch_job') || NEVER_THE_SAME.has(endpoint.name)) continue;
      total++;
      const { body } = await askExample(service, endpoint);
      const { output } = endpoint.example;
      if (JSON.stringify(sorted(readAlike(shownAnswer(body), output))) !== JSON.stringify(sorted(output)))
        different.push(endpoint.name);
    }
  } finally {
    await service.close();
  }
  return { equal: total - different.length, total, different };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
