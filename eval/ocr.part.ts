import { readFileSync } from 'node:fs';
import { print, type RunOptions } from '../bench/figure.ts';
import { openLocalReader } from '../src/engines/ocr/local.ts';
import { casesIn, generatedCases, type OcrCase } from './ocr/cases.ts';
import { missingFonts } from './ocr/fonts-installed.ts';
import { rowsOf } from './ocr/rows.ts';
import { addPage, newScore, type Score } from './ocr/score.ts';

const KEY_FIELDS = ['tno', 'zip', 'tel', 'amount', 'date', 'email', 'company', 'name'];
/** Seeds of the generated pages; tuning looks at others. */
const SEED = 9000;

interface Result {
  readonly score: Score;
  readonly cpuMs: number[];
  readonly stages: Record<string, number>;
  readonly byGroup: Map<string, Score>;
  readonly wrongTurns: number;
  readonly model: string;
}

/**
 * `npm run eval -- ocr [--cases DIR] [--rounds N] [--seed N] [--strategy onnx,tesseract] [--misses]`
 * CER, exact segments, key fields and CPU per page, for each strategy on the same pages.
 */
export default async function evaluate({ flags, quick, note }: RunOptions): Promise<void> {
  const folder = typeof flags.cases === 'string' ? flags.cases : undefined;
  const seed = Number(flags.seed ?? SEED);
  const cases = folder ? casesIn(folder) : generatedCases(Number(flags.rounds ?? (quick ? 1 : 4)), seed);
  const chosen = quick ? cases.filter((_, i) => i % 3 === 0) : cases;
  if (chosen.length === 0) throw new Error(`No cases (*.gt.json) in ${folder}`);
  const missing = folder ? [] : missingFonts();
  if (missing.length > 0) note(`Fonts not installed, others stand in: ${missing.join(', ')}`);
  const names = typeof flags.strategy === 'string' ? flags.strategy.split(',') : ['onnx', 'tesseract'];
  const source = folder ?? `generated, seed ${seed}`;
  for (const name of names) {
    const result = await runStrategy(name as 'onnx' | 'tesseract', chosen, note, flags);
    if (result) report(name, result, { pages: chosen.length, source, quick }, note, 'misses' in flags);
  }
}

async function runStrategy(
  name: 'onnx' | 'tesseract',
  cases: OcrCase[],
  note: (text: string) => void,
  flags: RunOptions['flags'],
): Promise<Result | undefined> {
  const option = (key: string) => (typeof flags[key] === 'string' ? { [key]: Number(flags[key]) } : {});
  const precision = typeof flags.precision === 'string' ? { precision: flags.precision as 'int8' | 'fp32' } : {};
  let reader: Awaited<ReturnType<typeof openLocalReader>>;
  try {
    reader = await openLocalReader({
      engine: name,
      ...precision,
      ...option('detectorEdge'),
      ...option('detectorTallEdge'),
    });
  } catch (error) {
    note(`${name}: skipped. ${(error as Error).message}`);
    return undefined;
  }
  const result = {
    score: newScore(),
    cpuMs: [] as number[],
    stages: {} as Record<string, number>,
    byGroup: new Map<string, Score>(),
    wrongTurns: 0,
    model: '',
  };
  for (const [index, page] of cases.entries()) {
    const bytes = await page.load();
    // Models are loaded and code is compiled before the first page is counted.
    if (index === 0) await reader.read(bytes, 2);
    const before = cpuOfProcessAndChildren();
    const reading = await reader.read(bytes, 2);
    result.cpuMs.push(cpuOfProcessAndChildren() - before);
    for (const [stage, ms] of Object.entries(reading.cpuMs)) result.stages[stage] = (result.stages[stage] ?? 0) + ms;
    result.model = reading.engine?.model ?? result.model;
    const expected = { turn90: 270, turn180: 180, turn270: 90 }[page.degradation] ?? 0;
    if (reading.pages[0]!.rotation !== expected) result.wrongTurns++;
    const rows = reading.pages.flatMap((read) => rowsOf(read.lines));
    const group = (key: string) => result.byGroup.get(key) ?? result.byGroup.set(key, newScore()).get(key)!;
    for (const score of [result.score, group(page.type), group(page.degradation)]) addPage(score, page.segments, rows);
    note(`${name} ${index + 1}/${cases.length} ${page.id}`);
  }
  await reader.close();
  return result;
}

/** Tesseract works in child processes; the kernel counts them when they have ended. */
function cpuOfProcessAndChildren(): number {
  const { user, system } = process.cpuUsage();
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const TICK_MS = 10;
  return (user + system) / 1000 + (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

const cer = (score: Score): number => score.edits / Math.max(1, score.characters);
const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
const round = (value: number, places = 5): number => Number(value.toFixed(places));

function report(name: string, result: Result, about: object, note: (text: string) => void, misses: boolean): void {
  const suffix = name === 'onnx' ? '' : `.peer.${name}`;
  const context = { ...about, strategy: name, model: result.model };
  const { score } = result;
  const figure = (key: string, value: number, unit: string, more: object = {}) =>
    print({ figure: `${key}${suffix}`, value, unit, context: { ...context, ...more } });
  figure('ocr.cer', round(cer(score)), 'ratio', { characters: score.characters, edits: score.edits });
  figure('ocr.exact_segments', round(score.exact / score.segments), 'ratio', { segments: score.segments });
  for (const kind of KEY_FIELDS) {
    const [exact, all] = score.byKind.get(kind) ?? [0, 0];
    if (all > 0) figure(`ocr.keyfield.${kind}`, round(exact / all), 'ratio', { exact, all });
  }
  const perPage = Object.fromEntries(
    Object.entries(result.stages).map(([k, v]) => [k, round(v / result.cpuMs.length, 1)]),
  );
  figure('ocr.cpu_ms_per_page', round(mean(result.cpuMs), 1), 'ms', {
    stages: perPage,
    max: round(Math.max(...result.cpuMs), 1),
  });
  figure('ocr.wrong_turns', result.wrongTurns, 'pages');
  for (const [group, part] of [...result.byGroup].sort()) {
    note(
      `${name} ${group.padEnd(12)} CER ${(100 * cer(part)).toFixed(2)} %  exact ${((100 * part.exact) / part.segments).toFixed(1)} %`,
    );
    figure(`ocr.cer.${group}`, round(cer(part)), 'ratio');
  }
  if (misses) for (const miss of score.misses) note(`${miss.kind}\t${miss.truth}\t${miss.row}\t${miss.edits}`);
}
