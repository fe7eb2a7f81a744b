import { loadavg } from 'node:os';
import type { RunOptions } from '../bench/figure.ts';
import { casesIn, generatedCases, type OcrCase } from './ocr/cases.ts';
import { type Contender, contendersFrom, DEFAULT_CONTENDERS, openChild, openContender } from './ocr/contenders.ts';
import { missingFonts } from './ocr/fonts-installed.ts';
import { childrenOf, cpuOfProcessAndChildren, memoryOf } from './ocr/process-memory.ts';
import { evaluateReal } from './ocr/real/index.ts';
import { report } from './ocr/report.ts';
import { choiceFrom } from './ocr/specs.ts';
import { Results } from './ocr/tally.ts';

/** Seeds of the generated pages; tuning looks at others. */
const SEED = 9000;
/** Memory is measured on the largest pages. */
const RSS_PAGES = 8;

/**
 * `npm run eval -- ocr [--cases DIR | --layouts SET --looks SET --fonts SET --resolution full|half|both
 * --ornaments no|yes|some --rounds N --seed N --pages N] [--strategy onnx,tesseract] [--compare NAME=SETTING,…;…] [--memory] [--misses]`
 * `npm run eval -- ocr --real DIR`: a rebuilt set of real documents (eval/ocr/real).
 * CER, exact segments, key fields and CPU per page, for each contender on the same pages, by group and over all.
 */
export default async function evaluate(options: RunOptions): Promise<void> {
  const { flags, quick, note } = options;
  if (typeof flags.real === 'string') return evaluateReal(flags.real, options);
  const folder = typeof flags.cases === 'string' ? flags.cases : undefined;
  const choice = choiceFrom(flags, { rounds: quick ? 1 : 4, seed: SEED });
  const cases = folder ? casesIn(folder) : generatedCases(choice);
  const chosen = quick ? cases.filter((_, i) => i % 3 === 0) : cases;
  if (chosen.length === 0) throw new Error(folder ? `No cases (*.gt.json) in ${folder}` : 'No pages chosen');
  const missing = folder ? [] : missingFonts(choice.fonts);
  if (missing.length > 0) note(`Fonts not installed, others stand in: ${missing.join(', ')}`);
  // Pages in other fonts than named would be a claim nobody can check.
  if (missing.length > 0 && choice.fonts === 'unseen')
    throw new Error(`Install the unseen fonts: ${missing.join(' ')}`);
  const names = typeof flags.strategy === 'string' ? flags.strategy : DEFAULT_CONTENDERS;
  const contenders = contendersFrom(names, typeof flags.compare === 'string' ? flags.compare : undefined);
  const { layouts, looks, fonts, resolutions, seed } = choice;
  const about = folder
    ? { source: folder }
    : { source: `generated, seed ${seed}`, layouts: layouts.length, looks: looks.length, fonts, resolutions };
  const results = await readAll(await open(contenders, flags, note), chosen, options);
  for (const [index, [contender, result]] of [...results].entries()) {
    note(`\n${contender.name}: ${result.model}`);
    const suffix = index === 0 ? '' : `.peer.${contender.name}`;
    const context = { pages: chosen.length, ...about, quick, strategy: contender.name, model: result.model };
    report(result, { suffix, context: { ...context, load: loadavg()[0] }, note });
    if ('misses' in flags)
      for (const { kind, truth, row, edits } of result.all.score.misses) note(`${kind}\t${truth}\t${row}\t${edits}`);
  }
}

type Opened = Awaited<ReturnType<typeof openContender>>;

/** Those that can be opened; an engine or model that is not there is named and left out. */
async function open(
  contenders: readonly Contender[],
  flags: RunOptions['flags'],
  note: RunOptions['note'],
): Promise<Map<Contender, Opened>> {
  const opened = new Map<Contender, Opened>();
  for (const contender of contenders) {
    const options = { ...readerOptions(flags), ...contender.options };
    const chosen = { ...contender, options };
    try {
      opened.set(chosen, await openContender(chosen));
    } catch (error) {
      note(`${contender.name}: skipped. ${(error as Error).message}`);
    }
  }
  return opened;
}

/** Options of the reader for every contender. */
function readerOptions(flags: RunOptions['flags']): Record<string, unknown> {
  const number = (key: string) => (typeof flags[key] === 'string' ? { [key]: Number(flags[key]) } : {});
  const precision = typeof flags.precision === 'string' ? { precision: flags.precision } : {};
  return { ...number('detectorEdge'), ...number('detectorTallEdge'), ...precision };
}

async function readAll(readers: Map<Contender, Opened>, cases: readonly OcrCase[], { flags, note }: RunOptions) {
  const results = new Map([...readers.keys()].map((contender) => [contender, new Results()]));
  const largest: Uint8Array[] = [];
  for (const [index, page] of cases.entries()) {
    const { bytes, segments } = await page.load();
    for (const [contender, reader] of readers) {
      // Models are loaded and code is compiled before the first page is counted.
      if (index === 0) await reader.read(bytes, 2);
      const before = cpuOfProcessAndChildren();
      const reading = await reader.read(bytes, 2);
      const result = results.get(contender)!;
      result.add(page, segments, reading, cpuOfProcessAndChildren() - before);
      result.model = reading.engine?.model ?? result.model;
    }
    if ('memory' in flags) largest.splice(0, Infinity, ...largestOf([...largest, bytes]));
    note(`${index + 1}/${cases.length} ${page.id}`);
  }
  for (const reader of readers.values()) await reader.close();
  if ('memory' in flags) for (const [contender, result] of results) result.peakRssMb = await peakOf(contender, largest);
  return results;
}

const largestOf = (pages: Uint8Array[]): Uint8Array[] => pages.sort((a, b) => b.length - a.length).slice(0, RSS_PAGES);

/** The most memory the contender's own process had while it read the pages. */
async function peakOf(contender: Contender, pages: readonly Uint8Array[]): Promise<number> {
  const others = new Set(childrenOf(process.pid));
  const ocr = await openChild(contender);
  await ocr.ready();
  const child = childrenOf(process.pid).find((pid) => !others.has(pid));
  if (child === undefined) throw new Error(`the process of ${contender.name} was not found`);
  for (const bytes of pages) await ocr.readDocument({ bytes, maxPages: 2 });
  const peak = memoryOf(child, 'VmHWM');
  await ocr.close();
  return peak;
}
