import { generateCases } from '../eval/extraction/generate/index.ts';
import { extractCard, extractDocument, rowsOfText } from '../src/engines/extraction/index.ts';
import { HOSTILE_TEXTS, hostileText, LIMIT, PAGE_LIMIT } from '../testkit/hostile-texts.ts';
import { print, type RunOptions } from './figure.ts';

/** `npm run bench -- extraction`: CPU per document after OCR, and the slowest hostile text. */
export default async function bench({ quick, note }: RunOptions): Promise<void> {
  const cases = generateCases('development', quick ? 10 : 60, 1);
  const now = new Date('2027-02-01T00:00:00Z');
  const run = (item: (typeof cases)[number]): number => {
    const rows = (lines: readonly string[] | undefined) => (lines ? rowsOfText(lines.join('\n')).rows : undefined);
    const kind = item.document_type;
    return cpuMs(() => {
      if (kind === 'business_card') extractCard({ front: rows(item.sides?.front), back: rows(item.sides?.back) });
      else extractDocument({ rows: rowsOfText(item.text ?? '').rows, kind, now, source: 'text' });
    });
  };
  for (const item of cases.slice(0, 30)) run(item);
  const times = cases.map(run).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  const mean = times.reduce((sum, value) => sum + value, 0) / times.length;
  print({
    figure: 'extraction.cpu_ms',
    value: round(mean),
    unit: 'ms',
    context: { documents: times.length, p50: round(at(0.5)), p99: round(at(0.99)), max: round(at(1)), quick },
  });
  note(`CPU per document: mean ${mean.toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms over ${times.length}`);
  // The first thousand documents pay for the compiler; a server that has read them goes on at the cost of these.
  const warm = generateCases('development', quick ? 10 : 60, 2).map(run);
  const warmMean = warm.reduce((sum, value) => sum + value, 0) / warm.length;
  print({
    figure: 'extraction.cpu_ms.warm',
    value: round(warmMean),
    unit: 'ms',
    context: { documents: warm.length, after: times.length, quick },
  });
  note(`  once ${times.length} others were read: mean ${warmMean.toFixed(2)} ms`);
  let worst = { name: '', ms: 0, characters: 0 };
  for (const text of HOSTILE_TEXTS)
    for (const [kind, characters] of MOST) {
      const extract = () => {
        const { rows } = rowsOfText(hostileText(text, characters));
        if (kind === 'card') extractCard({ front: rows, back: rows });
        else extractDocument({ rows, kind, now, source: 'text' });
      };
      // What the compiler does once is not its cost.
      const ms = Math.min(cpuMs(extract), cpuMs(extract));
      if (ms > worst.ms) worst = { name: `${kind}: ${text.name}`, ms, characters };
      note(`  ${text.name.padEnd(32)} ${kind.padEnd(8)} ${ms.toFixed(1)} ms`);
    }
  print({
    figure: 'extraction.hostile_ms_max',
    value: round(worst.ms),
    unit: 'ms',
    context: { text: worst.name, texts: HOSTILE_TEXTS.length, characters: worst.characters },
  });
}

/** The most characters that each is extracted from: a text, two pages of a PDF, and each of two sides. */
const MOST = [
  ['invoice', LIMIT],
  ['receipt', LIMIT],
  ['invoice', 2 * PAGE_LIMIT],
  ['receipt', 2 * PAGE_LIMIT],
  ['card', PAGE_LIMIT],
] as const;

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const spent = process.cpuUsage(before);
  return (spent.user + spent.system) / 1000;
}

const round = (value: number): number => Math.round(value * 100) / 100;
