import { readFileSync } from 'node:fs';
import { print, type RunOptions } from '../bench/figure.ts';
import { ServiceError } from '../src/contract/errors.ts';
import { openOcr } from '../src/engines/ocr/index.ts';
import { CARD_LINES, cardIn, cardPng } from '../testkit/documents/files.ts';
import { forgedHeif, hostileFiles } from '../testkit/documents/hostile.ts';
import { mutated } from '../testkit/documents/mutate.ts';
import { makePdf } from '../testkit/documents/pdf.ts';

const DEADLINE_MS = 30_000;
/** Answers a damaged file may get. Anything else is a fault of ours. */
const RIGHT = new Set([
  'ok',
  'document_unreadable',
  'document_encrypted',
  'unsupported_media_type',
  'image_too_large',
  'ocr_timeout',
]);

/** `npm run eval -- ocr-hostile [--count N]`: bombs, forgeries and N damaged files of every format (default 300). */
export default async function evaluate({ flags, quick, note }: RunOptions): Promise<void> {
  const count = Number(flags.count ?? (quick ? 20 : 300));
  const ocr = openOcr({ maxConcurrency: 2, maxQueue: 6, deadlineMs: DEADLINE_MS, maxMemoryMb: 1500 });
  await ocr.ready();
  const read = async (bytes: Uint8Array): Promise<{ code: string; ms: number }> => {
    const start = performance.now();
    const code = await ocr.readDocument({ bytes, maxPages: 2 }).then(
      () => 'ok',
      (error) => (error instanceof ServiceError ? error.code : `thrown: ${error}`),
    );
    return { code, ms: performance.now() - start };
  };
  const before = ownRss();
  const hostile = [
    ...hostileFiles(),
    {
      name: 'heif of 60,000²',
      bytes: forgedHeif(await cardIn('heif'), 60_000, 60_000),
      expected: ['image_too_large', 'document_unreadable'],
    },
  ];
  let survived = 0;
  for (const { name, bytes, expected } of hostile) {
    const { code, ms } = await read(bytes);
    const good = expected.includes(code) && ms < DEADLINE_MS + 2000;
    if (good) survived++;
    note(`${good ? 'held' : 'FAILED'}  ${name}: ${code} in ${Math.round(ms)} ms`);
  }
  const context = { deadline_ms: DEADLINE_MS, quick };
  print({
    figure: 'ocr.hostile.survived',
    value: survived,
    unit: 'files',
    context: { ...context, of: hostile.length },
  });
  const originals = await samples();
  const codes = new Map<string, number>();
  const wrong: string[] = [];
  let [slowest, done] = [0, 0];
  const jobs = Object.entries(originals).flatMap(([format, bytes]) =>
    Array.from({ length: count }, (_, seed) => ({ format, bytes, seed })),
  );
  const worker = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const { code, ms } = await read(mutated(job.bytes, job.seed));
      codes.set(code, (codes.get(code) ?? 0) + 1);
      slowest = Math.max(slowest, ms);
      if (!RIGHT.has(code)) wrong.push(`${job.format} ${job.seed}: ${code}`);
      if (++done % 200 === 0) note(`${done} damaged files, ${wrong.length} wrong answers`);
    }
  };
  await Promise.all([worker(), worker()]);
  for (const fault of wrong) note(`FAILED  ${fault}`);
  const after = await ocr.readDocument({ bytes: cardPng(), maxPages: 1 });
  const alive = after.pages[0]!.lines.map((line) => line.text).join() === CARD_LINES.join();
  print({
    figure: 'ocr.fuzz.survived',
    value: done - wrong.length,
    unit: 'files',
    context: {
      ...context,
      of: done,
      codes: Object.fromEntries(codes),
      slowest_ms: Math.round(slowest),
      alive_after: alive,
      crashed_processes: ocr.counters().crashed,
    },
  });
  print({ figure: 'ocr.fuzz.server_rss_growth_mb', value: Math.round(ownRss() - before), unit: 'MB', context });
  await ocr.close();
}

/** Small ones: damage is for the decoders, reading is not what takes the time. */
async function samples(): Promise<Record<string, Buffer>> {
  const formats = ['jpeg', 'png', 'webp', 'tiff', 'heif', 'avif', 'pdf'] as const;
  const pictures = await Promise.all(formats.map(async (format) => [format, await cardIn(format, 140)] as const));
  const text = makePdf([
    {
      width: 300,
      height: 200,
      texts: [
        { x: 20, y: 100, size: 12, text: '株式会社青葉商店 登録番号 T1234567890123 ご請求金額 ¥1,234,567 お支払期限' },
      ],
    },
  ]);
  return { ...Object.fromEntries(pictures), 'pdf text': text };
}

function ownRss(): number {
  globalThis.gc?.();
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))![1]) / 1024;
}
