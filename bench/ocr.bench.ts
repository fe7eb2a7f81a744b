import { readFileSync } from 'node:fs';
import { generatedCases } from '../eval/ocr/cases.ts';
import { childrenOf, memoryOf } from '../eval/ocr/process-memory.ts';
import { choiceFrom } from '../eval/ocr/specs.ts';
import { openLocalReader, openOcr } from '../src/engines/ocr/index.ts';
import { makePdf } from '../testkit/documents/pdf.ts';
import { print, type RunOptions } from './figure.ts';

/** `npm run bench -- ocr`: CPU per page by stage, a digital PDF page, and the peak memory of a reading process. */
export default async function bench({ quick, note }: RunOptions): Promise<void> {
  const cases = generatedCases(choiceFrom({}, { rounds: quick ? 1 : 2, seed: 5000 })).filter(
    (_, i) => !quick || i % 4 === 0,
  );
  const pages: Uint8Array[] = [];
  for (const page of cases) pages.push((await page.load()).bytes);
  note(`${pages.length} pages`);
  const context = { pages: pages.length, quick, cpu: cpuName() };
  await costPerPage(pages, context);
  await costOfText(context);
  await memoryOfProcess(pages, context);
}

async function costPerPage(pages: Uint8Array[], context: object): Promise<void> {
  const reader = await openLocalReader();
  await reader.read(pages[0]!, 1);
  const stages: Record<string, number> = {};
  const totals: number[] = [];
  for (const bytes of pages) {
    const { cpuMs } = await reader.read(bytes, 2);
    for (const [stage, ms] of Object.entries(cpuMs)) stages[stage] = (stages[stage] ?? 0) + ms / pages.length;
    totals.push(Object.values(cpuMs).reduce((a, b) => a + b, 0));
  }
  totals.sort((a, b) => a - b);
  await reader.close();
  const value = totals.reduce((a, b) => a + b, 0) / totals.length;
  print({
    figure: 'ocr.cpu_ms_per_page',
    value: round(value),
    unit: 'ms',
    context: {
      ...context,
      model: reader.engine.model,
      stages: Object.fromEntries(Object.entries(stages).map(([k, v]) => [k, round(v)])),
      p95: round(totals[Math.floor(totals.length * 0.95)]!),
    },
  });
}

/** A dense digital invoice page: 60 lines of 20 characters. */
async function costOfText(context: object): Promise<void> {
  const texts = Array.from({ length: 60 }, (_, i) => ({
    x: 40 + (i % 2) * 270,
    y: 800 - Math.floor(i / 2) * 24,
    size: 11,
    text: `明細${i} システム保守費用 ¥${1000 + i},000`,
  }));
  const bytes = makePdf([{ texts }]);
  const reader = await openLocalReader();
  await reader.read(bytes, 1);
  const costs: number[] = [];
  for (let i = 0; i < 20; i++)
    costs.push(Object.values((await reader.read(bytes, 1)).cpuMs).reduce((a, b) => a + b, 0));
  await reader.close();
  const characters = texts.reduce((sum, item) => sum + item.text.length, 0);
  print({
    figure: 'ocr.pdf_text.cpu_ms',
    value: round(costs.reduce((a, b) => a + b, 0) / costs.length),
    unit: 'ms',
    context: { ...context, characters, max: round(Math.max(...costs)) },
  });
}

async function memoryOfProcess(pages: Uint8Array[], context: object): Promise<void> {
  const ocr = openOcr({ maxConcurrency: 1, maxQueue: 2, deadlineMs: 60_000, maxMemoryMb: 4000, recycleMb: 4000 });
  await ocr.ready();
  const [pid] = childrenOf(process.pid);
  if (pid === undefined) throw new Error('the reading process was not found');
  const idle = memoryOf(pid, 'VmRSS');
  for (const bytes of pages) await ocr.readDocument({ bytes, maxPages: 2 });
  print({
    figure: 'ocr.child_rss_mb',
    value: round(memoryOf(pid, 'VmHWM')),
    unit: 'MB',
    context: { ...context, warm_idle_mb: round(idle), after_mb: round(memoryOf(pid, 'VmRSS')) },
  });
  await ocr.close();
}

const cpuName = (): string => /model name\s*:\s*(.*)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? process.arch;
const round = (value: number): number => Math.round(value * 10) / 10;
