import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print, type RunOptions } from '../bench/figure.ts';
import { runChild } from '../bench/registry/child.ts';
import { scaleOf } from '../bench/registry/scale.ts';
import { openRegistry, SAMPLE_DIR } from '../src/engines/registry/index.ts';
import { matchCompany } from '../src/usecases/company-match.ts';
import { evalAdversarial } from './registry/adversarial.ts';

/** One labelled look-up: what is asked, and which company (or null) and status is right. */
interface Case {
  readonly name?: string;
  readonly corporate_number?: string;
  readonly address?: string;
  readonly expect: { readonly corporate_number: string | null; readonly status?: string; readonly verified?: boolean };
}

/**
 * `npm run eval -- registry [--rows N] [--queries N] [--cases DIR] [--snapshot DIR]`: whether look-ups are right, on a
 * generated registry; with `--adversarial`, on texts of every class people send; with `--cases`, on labelled look-ups (`*.jsonl`) against a snapshot folder or the sample.
 */
export default async function evalRegistry(options: RunOptions): Promise<void> {
  const { quick, flags, note } = options;
  if (flags.adversarial) return evalAdversarial(options);
  if (typeof flags.cases === 'string')
    return labelled(flags.cases, typeof flags.snapshot === 'string' ? flags.snapshot : null, note);
  const scale = scaleOf(
    Number(flags.rows ?? (quick ? 60_000 : 300_000)),
    Number(flags.queries ?? (quick ? 600 : 3000)),
  );
  const root = mkdtempSync(join(tmpdir(), 'jbis-eval-registry-'));
  try {
    note(`generating and building ${scale.companies} companies`);
    const files = await runChild<object>('generate.child.ts', [root, JSON.stringify(scale)]);
    await runChild('build.child.ts', [root, JSON.stringify(files)]);
    const { results, misses } = await runChild<{
      results: Record<string, { value: number; queries: number }>;
      misses: string[];
    }>('measure.child.ts', [root, JSON.stringify(scale), 'recall']);
    for (const miss of misses) note(`not first: ${miss}`);
    const figures = {
      spellings: 'recall1.spellings',
      recall_one_error_address: 'recall1.one_error_address',
      ambiguous_address: 'recall1.ambiguous_address',
      one_error_alone: 'recall1.one_error_alone',
      false_verified: 'false_verified',
    };
    for (const [key, figure] of Object.entries(figures)) {
      const { value, ...more } = results[key]!;
      const unit = figure === 'false_verified' ? 'count' : 'share';
      print({ figure: `registry.${figure}`, value, unit, context: { companies: scale.companies, quick, ...more } });
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function labelled(dir: string, snapshot: string | null, note: (text: string) => void): void {
  const registry = openRegistry({ dir: snapshot ?? '/nonexistent', sampleDir: SAMPLE_DIR });
  const cases = readdirSync(dir)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(dir, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Case);
  let right = 0;
  for (const { expect, ...query } of cases) {
    const match = matchCompany(
      { companies: registry.companies!, now: new Date() },
      { name: query.name, corporateNumber: query.corporate_number, address: query.address },
    );
    const same =
      (match.record?.corporateNumber ?? null) === expect.corporate_number &&
      (expect.status === undefined || match.status === expect.status) &&
      (expect.verified === undefined || match.verified === expect.verified);
    if (same) right++;
    else note(`wrong: ${JSON.stringify(query)} gave ${match.record?.corporateNumber ?? 'none'} (${match.status})`);
  }
  registry.close();
  print({
    figure: 'registry.cases.right',
    value: right / cases.length,
    unit: 'share',
    context: { cases: cases.length, dir },
  });
}
