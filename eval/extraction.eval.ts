import { join } from 'node:path';
import { print, type RunOptions } from '../bench/figure.ts';
import { openAddressEngine } from '../src/engines/address/index.ts';
import { openLocalOcr } from '../src/engines/ocr/index.ts';
import { loadCases } from './extraction/case.ts';
import { generateCases, renderPage, type Split } from './extraction/generate/index.ts';
import { type PicturedCase, Results, type RunDeps, runCase } from './extraction/run.ts';
import { f1, precision, recall } from './extraction/score.ts';
import { missingFonts } from './ocr/fonts-installed.ts';

const CASES = join(import.meta.dirname, 'extraction/cases');
/** Seeds of the reported pages; development looks at others. */
const SEED = 5000;
const NOW = new Date('2027-02-01T00:00:00Z');

/**
 * `npm run eval -- extraction [--cases DIR] [--set written|generated|image] [--split development|test] [--per-layout N] [--misses]`
 * Precision, recall and F1 per field, checks, documents with all critical fields right, wrong-but-passed, calibration.
 */
export default async function evaluate(options: RunOptions): Promise<void> {
  const { flags, quick } = options;
  const address = openAddressEngine({});
  const folder = typeof flags.cases === 'string' ? flags.cases : undefined;
  if (folder) {
    const cases = loadCases(folder);
    const pictured = cases.some((item) => item.image ?? item.front_image ?? item.back_image);
    const ocr = pictured ? await openLocalOcr() : undefined;
    await measure('cases', cases, { address, ocr, now: new Date() }, options, { folder });
    await ocr?.close();
    return;
  }
  const wanted = typeof flags.set === 'string' ? flags.set.split(',') : ['written', 'generated', 'image'];
  const split: Split = flags.split === 'development' ? 'development' : 'test';
  if (wanted.includes('written'))
    for (const part of ['development', 'held-out'] as const)
      await measure('text', loadCases(join(CASES, part)), { address, now: NOW }, options, { set: `written, ${part}` });
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
  report(name, results, { ...context, documents: results.documents }, note, 'misses' in flags);
}

async function withPictures(item: ReturnType<typeof generateCases>[number]): Promise<PicturedCase> {
  const front = await renderPage(item.pages.front, item.seed * 7 + item.layout.length);
  const back = item.pages.back ? await renderPage(item.pages.back, item.seed * 11 + 3) : undefined;
  return { ...item, pictures: { front, ...(back ? { back } : {}) } };
}

function report(
  name: string,
  results: Results,
  context: Record<string, unknown>,
  note: (text: string) => void,
  withMisses: boolean,
): void {
  const { board, calibration } = results;
  const figure = (suffix: string, value: number, unit = 'ratio', more: Record<string, unknown> = {}) =>
    print({
      figure: `extraction.${name}.${suffix}`,
      value: Math.round(value * 10_000) / 10_000,
      unit,
      context: { ...context, ...more },
    });
  note(`\n${name}: ${JSON.stringify(context)}`);
  for (const [field, tally] of [...board.fields].sort(([a], [b]) => a.localeCompare(b))) {
    if (tally.tp + tally.fp + tally.fn === 0) continue;
    figure(`field.${field}.f1`, f1(tally), 'ratio', { precision: precision(tally), recall: recall(tally), ...tally });
    note(
      `  ${field.padEnd(34)} P ${precision(tally).toFixed(3)} R ${recall(tally).toFixed(3)} F1 ${f1(tally).toFixed(3)} ${JSON.stringify(tally)}`,
    );
  }
  figure('micro_f1', board.microF1());
  if (board.checks.all > 0)
    figure('checks_right', board.checks.right / board.checks.all, 'ratio', { checks: board.checks.all });
  const billing = Math.max(1, results.billing);
  figure('all_critical_right', results.allCriticalRight / billing, 'ratio', { billing });
  print({
    figure: 'extraction.wrong_but_passed',
    value: results.wrongButPassed / billing,
    unit: 'ratio',
    context: { ...context, passed: results.passed },
  });
  if (calibration.size > 0)
    figure('calibration_error', calibration.expectedError(), 'ratio', {
      values: calibration.size,
      bins: calibration.bins(),
    });
  if (results.regions > 0)
    print({
      figure: 'extraction.region_iou50',
      value: results.regionsRight / results.regions,
      unit: 'ratio',
      context: { ...context, regions: results.regions },
    });
  note(
    `  micro F1 ${board.microF1().toFixed(4)}, checks ${board.checks.right}/${board.checks.all}, wrong but passed ${results.wrongButPassed} of ${results.passed} passed, regions ${results.regionsRight}/${results.regions}`,
  );
  for (const bin of calibration.bins())
    note(
      `  confidence ${bin.from.toFixed(2)}–${bin.to.toFixed(2)}: ${bin.count} values, said ${bin.confidence.toFixed(3)}, right ${bin.accuracy.toFixed(3)}`,
    );
  if (!withMisses) return;
  for (const miss of board.misses)
    note(`  ${miss.id} ${miss.field}: got ${JSON.stringify(miss.got)}, want ${JSON.stringify(miss.want)}`);
  for (const miss of results.regionMisses) note(`  region ${miss}`);
}
