import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child.ts';

interface Run {
  readonly rows: number;
  readonly inserted: number;
  readonly wallS: number;
  readonly cpuS: number;
}

const ROUNDS = 3;
const changesIn = (dir: string): string[] => readdirSync(dir).filter((file) => /^company\..*\.changes\.db$/.test(file));

/**
 * The largest daily difference, applied three times to the same data, then another day of the same size on top of it.
 * What counts is the CPU time of everything between the file on disk and answers from it, as in all our figures; the
 * cheapest run, since other processes only ever add. The clock's time of every run stands beside it.
 */
export async function applyDifferences(dir: string, [first, second]: readonly [string, string]) {
  const manifest = join(dir, 'company.json');
  const before = readFileSync(manifest);
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const file of changesIn(dir)) rmSync(join(dir, file));
    writeFileSync(manifest, before);
    runs.push(await runChild<Run>('difference.child.ts', [dir, first]));
  }
  const size = statSync(join(dir, changesIn(dir)[0]!)).size;
  const next = await runChild<Run>('difference.child.ts', [dir, second]);
  const best = runs.reduce((a, b) => (b.cpuS < a.cpuS ? b : a));
  return {
    cpuS: best.cpuS,
    more: {
      rows: best.rows,
      new_companies: best.inserted,
      from: 'file on disk, to answers from it',
      clock_s: best.wallS,
      runs: runs.map(({ cpuS, wallS }) => ({ cpu_s: cpuS, clock_s: wallS })),
      next_day: { cpu_s: next.cpuS, clock_s: next.wallS },
      changes_mb: size / 1e6,
      load: loadavg()[0],
    },
  };
}
