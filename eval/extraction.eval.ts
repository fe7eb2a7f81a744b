import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOptions } from '../bench/figure.ts';
import { openAddressEngine } from '../src/engines/address/index.ts';
import { openLocalOcr } from '../src/engines/ocr/index.ts';
import { type Case, loadCases } from './extraction/case.ts';
import { measureFaults } from './extraction/faults.ts';
import { generateCases, renderPage, type Split } from './extraction/generate/index.ts';
import { measureNoise } from './extraction/noise.ts';
import { loadRegister } from './extraction/register.ts';
import { report } from './extraction/report.ts';
import { type PicturedCase, Results, type RunDeps, runCase } from './extraction/run.ts';
import { measureSets } from './extraction/sets.ts';
import { missingFonts } from './ocr/fonts-installed.ts';

const CASES = join(import.meta.dirname, 'extraction/cases');
/** Seeds of the reported pages; development looks at others. */
const SEED = 5000;
const NOW = new Date('2027-02-01T00:00:00Z');

/**
 * `npm run eval -- extraction [--cases DIR [--register FILE] [--blind] [--now DATE]] [--faults] [--noise]`
 * `                           [--sets [DIR] [--only NAMES] [--keep FILE] [--against FILE]]`
 * `                           [--set written|generated|image] [--split development|test] [--per-layout N] [--misses]`
 * Precision, recall and F1 per field, checks, documents with all critical fields right, wrong-but-passed, should-pass,
 * calibration; with `--faults` what spoiled digits do to passed documents, with `--noise` what unrelated lines do.
 */
export default async function evaluate(options: RunOptions): Promise<void> {
  const { flags, quick } = options;
  const address = openAddressEngine({});
  if ('sets' in flags) {
    const text = (name: string) => (typeof flags[name] === 'string' ? flags[name] : undefined);
    const only = text('only') === undefined ? undefined : new RegExp(text('only')!);
    return measureSets(
      text('sets') ?? CASES,
      { address },
      { keep: text('keep'), against: text('against'), only, note: options.note },
    );
  }
  const now = typeof flags.now === 'string' ? new Date(flags.now) : undefined;
  if (typeof flags.cases === 'string') return measureFolder(flags.cases, { address, now: now ?? new Date() }, options);
  const wanted = typeof flags.set === 'string' ? flags.set.split(',') : ['written', 'generated', 'image'];
  const split: Split = flags.split === 'development' ? 'development' : 'test';
  if (wanted.includes('written'))
    for (const part of ['development', 'held-out'] as const)
      await measure('text', loadCases(join(CASES, part)), { address, now: now ?? NOW }, options, {
        set: `written, ${part}`,
      });
  if (wanted.includes('generated')) {
    const perLayout = Number(flags['per-layout'] ?? (quick ? 5 : 40));
    await measure('text', generateCases(split, perLayout, SEED), { address, now: NOW }, options, {
      set: `generated, ${split} layouts`,
      perLayout,
    });
  }
  if (wanted.includes('image')) {
    const missing = missingFonts();
    if (missing.length > 0) options.note(`Fonts not installed, others stand in: ${missing.join(', ')}`);
    const perLayout = Number(flags['per-layout'] ?? (quick ? 1 : 10));
    const ocr = await openLocalOcr();
    const cases = generateCases(split, perLayout, SEED + 500);
    await measure(
      'image',
      cases,
      { address, ocr, now: NOW },
      options,
      { set: `rendered, ${split} layouts`, perLayout, missing_fonts: missing },
      true,
    );
    await ocr.close();
  }
}

/** Any folder in the case format. `--blind`: a set nobody had looked at; the figures are called so. */
async function measureFolder(folder: string, deps: RunDeps, options: RunOptions): Promise<void> {
  const { flags } = options;
  const cases = loadCases(folder);
  const file = typeof flags.register === 'string' ? flags.register : join(folder, 'register.json');
  const register = existsSync(file) ? loadRegister(file) : undefined;
  const pictured = cases.some((item) => item.image ?? item.front_image ?? item.back_image);
  const ocr = pictured ? await openLocalOcr() : undefined;
  const blind = 'blind' in flags;
  const context = {
    cases: cases.length,
    first_reading: blind,
    register: register ? 'stand-in register of the set’s T-numbers' : 'none',
    judged_on: deps.now.toISOString().slice(0, 10),
    ...(blind ? { independent: true } : {}),
  };
  const all = { ...deps, ocr, register };
  await measure(blind ? 'blind' : 'cases', cases, all, options, context);
  await ocr?.close();
}

async function measure(
  name: string,
  cases: readonly PicturedCase[],
  deps: RunDeps,
  { note, flags }: RunOptions,
  context: Record<string, unknown>,
  render = false,
): Promise<void> {
  const results = new Results();
  for (const [index, item] of cases.entries()) {
    await runCase(results, render ? await withPictures(item as ReturnType<typeof generateCases>[number]) : item, deps);
    if (render && index % 10 === 9) note(`${index + 1} of ${cases.length} pages`);
  }
  const all = { ...context, documents: results.documents };
  report(results, { name, context: all, note, withMisses: 'misses' in flags });
  if ('faults' in flags) measureFaults(cases as readonly Case[], deps, all, note);
  if ('noise' in flags) measureNoise(cases as readonly Case[], deps, all, note);
}

async function withPictures(item: ReturnType<typeof generateCases>[number]): Promise<PicturedCase> {
  const front = await renderPage(item.pages.front, item.seed * 7 + item.layout.length);
  const back = item.pages.back ? await renderPage(item.pages.back, item.seed * 11 + 3) : undefined;
  return { ...item, pictures: { front, ...(back ? { back } : {}) } };
}
