import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '../../bench/figure.ts';
import { loadCases } from './case.ts';
import { loadRegister } from './register.ts';
import { Results, type RunDeps, runCase } from './run.ts';

/** Every line is one thing a set does not get right; lines are compared between two runs. */
type Lines = readonly string[];

/** Papers were written in the months before it, and none is younger. */
const JUDGED_ON = new Date('2026-11-18T00:00:00Z');
/** Lines of a kind that are shown; the file holds all. */
const SHOWN = 60;

export interface SetsOptions {
  readonly keep: string | undefined;
  readonly against: string | undefined;
  readonly only: RegExp | undefined;
  readonly note: (text: string) => void;
}

/**
 * All sets of a folder at once, for whoever changes a rule: one figure a set, and with `--against` of an earlier `--keep`
 * what was won and what was lost since.
 */
export async function measureSets(folder: string, deps: Pick<RunDeps, 'address'>, options: SetsOptions): Promise<void> {
  const { keep, against, only, note } = options;
  const lines: string[] = [];
  const sum = { passed: 0, wrong: 0, shouldPass: 0, shouldPassAndDoes: 0, mustNotPassButDoes: 0 };
  for (const set of readdirSync(folder).sort()) {
    if (only && !only.test(set)) continue;
    const results = await readSet(join(folder, set), deps);
    lines.push(...linesOf(set, results));
    const { passed, wrongButPassed: wrong, shouldPass, shouldPassAndDoes, mustNotPassButDoes } = results;
    const counts = { passed, wrong, shouldPass, shouldPassAndDoes, mustNotPassButDoes };
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += counts[name];
    const value = Math.round(results.board.microF1() * 10_000) / 10_000;
    const context = { set, documents: results.documents, ...counts };
    print({ figure: 'extraction.sets.micro_f1', value, unit: 'ratio', context });
  }
  note(JSON.stringify(sum));
  if (against !== undefined) compare(JSON.parse(readFileSync(against, 'utf8')) as Lines, lines, note);
  if (keep !== undefined) writeFileSync(keep, JSON.stringify(lines, null, 1));
}

async function readSet(folder: string, { address }: Pick<RunDeps, 'address'>): Promise<Results> {
  const results = new Results();
  const file = join(folder, 'register.json');
  const register = existsSync(file) ? loadRegister(file) : undefined;
  const cases = loadCases(folder).filter((item) => !item.image && !item.front_image && !item.back_image);
  for (const item of cases) await runCase(results, item, { address, now: JUDGED_ON, register });
  return results;
}

const linesOf = (set: string, { board, wrongButPassedIds, passMisses }: Results): Lines => [
  ...wrongButPassedIds.map((id) => `WRONG ${set} ${id}`),
  ...passMisses.map((text) => `PASS ${set} ${text}`),
  ...board.misses.map(
    ({ id, field, got, want }) =>
      `FIELD ${set} ${id} ${field}: got ${JSON.stringify(got)}, want ${JSON.stringify(want)}`,
  ),
];

function compare(before: Lines, after: Lines, note: (text: string) => void): void {
  const [old, now] = [new Set(before), new Set(after)];
  const show = (sign: string, lines: Lines) => {
    note(`${sign} ${lines.length}`);
    for (const line of lines.slice(0, SHOWN)) note(`  ${sign} ${line}`);
  };
  show(
    'won',
    before.filter((line) => !now.has(line)),
  );
  show(
    'lost',
    after.filter((line) => !old.has(line)),
  );
}
