import { print, type RunOptions } from '../../../bench/figure.ts';
import { contendersFrom, openContender } from '../contenders.ts';
import { cpuOfProcessAndChildren } from '../process-memory.ts';
import { degradeBy, degradedPages } from './degraded.ts';
import { openPeerCost, PEER_SIZES, type PeerSize } from './peer-cost.ts';
import { cerOf, isGoodButLost, isReadable, type RealResult, resultOf, totalsOf } from './real-results.ts';
import { type RealPage, realPages } from './real-set.ts';

const KEY_FIELDS = ['tno', 'zip', 'tel', 'total', 'amount', 'date', 'company', 'name', 'item', 'email'];
const DEFAULT = 'onnx,tesseract';
const PEER_DETECTOR = 'pp-ocrv5-detector=detector:pp-ocrv5';

/**
 * `npm run eval -- ocr --real DIR [--strategy onnx,tesseract] [--compare …] [--misses] [--peer-cost]`: the pages of a
 * rebuilt set, by class; Tesseract and PP-OCRv5's detector beside ours. `--peer-cost`: what PP-OCRv5 mobile costs on the
 * lines ours found, at least. `--degrade blur1,blur1.5,jpeg30` reads the pictures as they are and then degraded in each of
 * these ways (`degraded.ts`). Figures carry no text of the pages.
 */
export async function evaluateReal(folder: string, options: RunOptions): Promise<void> {
  const pages = realPages(folder);
  if (pages.length === 0) throw new Error(`No pages with a truth in ${folder}`);
  const { flags, note } = options;
  if (typeof flags.degrade !== 'string') return readBy(pages, {}, options);
  const ways = flags.degrade.split(',').map((way) => ({ way, degrade: degradeBy(way) }));
  await readBy(degradedPages(pages), { degraded: 'no' }, options);
  for (const { way, degrade } of ways) {
    note(way);
    await readBy(degradedPages(pages, degrade), { degraded: way }, options);
  }
}

async function readBy(pages: readonly RealPage[], about: object, { flags, note }: RunOptions): Promise<void> {
  const names = typeof flags.strategy === 'string' ? flags.strategy : DEFAULT;
  const compare = typeof flags.compare === 'string' ? flags.compare : PEER_DETECTOR;
  const precision = typeof flags.precision === 'string' ? { precision: flags.precision } : {};
  for (const [index, contender] of contendersFrom(names, compare).entries()) {
    const options = { ...precision, ...contender.options };
    const reader = await openContender({ ...contender, options }).catch((error: Error) => {
      note(`${contender.name}: skipped. ${error.message}`);
    });
    if (!reader) continue;
    const results: RealResult[] = [];
    let model = '';
    for (const page of pages) {
      const bytes = await page.load();
      const before = cpuOfProcessAndChildren();
      const reading = await reader.read(bytes, 2);
      const result = resultOf(page, reading, cpuOfProcessAndChildren() - before);
      model = reading.engine?.model ?? model;
      results.push(result);
      note(rowOf(result));
      if ('misses' in flags)
        for (const miss of [...result.print.misses, ...result.written.misses])
          note(`    ${miss.kind}\t${miss.truth}\t${miss.row}\t${miss.edits}`);
    }
    if (index === 0 && 'peer-cost' in flags) await reportPeerCost(pages, results, reader, note);
    await reader.close();
    report(results, index === 0 ? '' : `.peer.${contender.name}`, { ...about, contender: contender.name, model }, note);
  }
}

type Reader = Awaited<ReturnType<typeof openContender>>;

/** Beside our cost of this run; pages with a text layer need no network and are left out on both sides. */
async function reportPeerCost(
  pages: readonly RealPage[],
  results: readonly RealResult[],
  reader: Reader,
  note: (text: string) => void,
): Promise<void> {
  const peerCost = await openPeerCost();
  const all: { ours: number; peers: Record<PeerSize, number> }[] = [];
  for (const [index, page] of pages.entries()) {
    if (page.group.startsWith('pdf')) continue;
    const picture = await page.load();
    const peers = await peerCost(picture, await reader.read(picture, 1));
    all.push({ ours: results[index]!.cpuMs, peers });
    note(
      `${page.id.padEnd(18)}  ${Object.entries({ ours: results[index]!.cpuMs, ...peers })
        .map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`)
        .join('  ')}`,
    );
  }
  const mean = (of: (cost: (typeof all)[number]) => number) =>
    all.reduce((sum, cost) => sum + of(cost), 0) / all.length;
  const ours = mean((cost) => cost.ours);
  for (const name of Object.keys(PEER_SIZES) as PeerSize[]) {
    const peer = mean((cost) => cost.peers[name]);
    print({
      figure: `ocr.real.cpu_ms_per_page.peer.${name}`,
      value: Math.round(peer),
      unit: 'ms',
      context: {
        pages: all.length,
        ours_cpu_ms: Math.round(ours),
        ours_to_peer: Number((ours / peer).toFixed(4)),
        what: 'its two networks on the lines ours found, at least',
      },
    });
  }
}

function report(
  results: readonly RealResult[],
  suffix: string,
  about: Readonly<Record<string, unknown>>,
  note: (text: string) => void,
): void {
  const { print: score, written, pages } = totalsOf(results);
  const context = { ...about, pages, characters: score.characters, set: 'real, development' };
  const figure = (name: string, value: number, unit: string, more: object = {}) =>
    print({
      figure: `ocr.real.${name}${suffix}`,
      value: Number(value.toFixed(5)),
      unit,
      context: { ...context, ...more },
    });
  const printed = results.filter((result) => result.print.characters > 0);
  for (const group of [...new Set(printed.map((result) => result.group))].sort()) {
    const some = totalsOf(printed.filter((result) => result.group === group));
    figure('cer', cerOf(some.print), 'ratio', { group, pages: some.pages, edits: some.print.edits });
    note(`${group.padEnd(20)} ${String(some.pages).padStart(3)} pages  CER ${(100 * cerOf(some.print)).toFixed(2)} %`);
  }
  figure('cer', cerOf(score), 'ratio', { edits: score.edits });
  figure('exact_segments', score.exact / Math.max(1, score.segments), 'ratio', { segments: score.segments });
  const worst = Math.max(...printed.filter(isReadable).map((result) => cerOf(result.print)));
  figure('worst_page_cer', worst, 'ratio');
  for (const kind of KEY_FIELDS) {
    const [exact, all] = score.byKind.get(kind) ?? [0, 0];
    if (all > 0) figure(`keyfield.${kind}`, exact / all, 'ratio', { exact, all });
  }
  if (written.characters > 0) {
    figure('handwriting_cer', cerOf(written), 'ratio', { characters: written.characters, segments: written.segments });
    const [exact, all] = [...written.byKind].reduce(
      ([a, b], [kind, [right, count]]) => (/amount|total/.test(kind) ? [a + right, b + count] : [a, b]),
      [0, 0],
    );
    if (all > 0) figure('handwritten_amounts', exact / all, 'ratio', { exact, all });
  }
  figure('good_but_lost', results.filter(isGoodButLost).length, 'pages');
  const covered = results.flatMap((result) => (result.coverage === undefined ? [] : [result.coverage]));
  for (const group of [...new Set(results.map((result) => result.group))].sort()) {
    const some = results.flatMap((r) => (r.group === group && r.coverage !== undefined ? [r.coverage] : []));
    if (some.length > 0)
      figure('coverage', some.reduce((a, b) => a + b, 0) / some.length, 'ratio', { group, pages: some.length });
  }
  if (covered.length > 0) figure('coverage', covered.reduce((a, b) => a + b, 0) / covered.length, 'ratio');
  const sum = (of: (sure: RealResult['sure']) => number) => results.reduce((all, { sure }) => all + of(sure), 0);
  const sure = { exact: sum((s) => s.exact), all: sum((s) => s.all), undecided: sum((s) => s.undecided) };
  if (sure.all > 0) {
    // Strict: a line the typed truth cannot decide counts as not exact. Beside it, those that can be decided.
    figure('line99_exact', sure.exact / (sure.all + sure.undecided), 'ratio', sure);
    figure('line99_exact.decided', sure.exact / sure.all, 'ratio', sure);
  }
  figure('cpu_ms_per_page', results.reduce((sum, result) => sum + result.cpuMs, 0) / results.length, 'ms');
  note(`${about.contender}: CER ${(100 * cerOf(score)).toFixed(2)} %, exact ${score.exact} of ${score.segments}`);
}

function rowOf({ id, print: score, written, coverage, lineHeight, quality, good, lost, cpuMs }: RealResult): string {
  return [
    id.padEnd(18),
    `${score.edits}/${score.characters}`.padStart(9),
    `${(100 * cerOf(score)).toFixed(2)} %`.padStart(8),
    written.characters > 0 ? `pen ${(100 * cerOf(written)).toFixed(1)} %` : '',
    `coverage ${coverage?.toFixed(3) ?? '–'}`,
    `lost ${lost.toFixed(3)}`,
    `${quality.toFixed(2)}${good ? ' good' : ''}`,
    `${lineHeight.toFixed(0)} px`,
    `${cpuMs.toFixed(0)} ms`,
  ].join('  ');
}
