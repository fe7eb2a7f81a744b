import {
  type DecodedPage,
  type DecodeLimits,
  openDocument,
  type PdfBox,
  type Raster,
  type TextLayer,
} from '../document/index.ts';
import { boundsOf, turnPoint } from './geometry.ts';
import { inReadingOrder } from './layout/order.ts';
import { linesFromText } from './layout/pdf-lines.ts';
import type { EngineName } from './pool.types.ts';
import { qualityOf } from './quality.ts';
import type { Closer, LinePlace, PageReading, Run, Strategy } from './strategy.ts';
import type { DocumentReading, DocumentWarning, Line, LinePicture, Page, Polygon, Reading } from './types.ts';

/** A text layer with more unmapped characters than this is worth less than the picture. */
const MAX_BROKEN = 0.15;
/** Fewer characters than this may be a watermark over a drawn page. */
const MIN_TEXT = 30;
/** Pictures smaller than this are logos and stamps. */
const PICTURE_MATTERS = 0.05;

/** Does one step of decoding, within whatever limit the process has for it. */
export type Decode = <T>(step: () => Promise<T> | T) => Promise<T>;

export interface Reader {
  readonly engine: EngineName;
  readonly read: (
    bytes: Uint8Array,
    maxPages: number,
    signal?: AbortSignal,
    decode?: Decode,
  ) => Promise<DocumentReading>;
  readonly reread: (bytes: Uint8Array, targets: readonly LinePicture[]) => Promise<Reading[][]>;
}

/** Reads whole documents in this process. The server runs it in child processes only; see `open.ts`. */
export function openReader(strategy: Strategy, limits: Omit<DecodeLimits, 'maxPages'>): Reader {
  return {
    engine: { name: strategy.name, model: strategy.model },
    read: (bytes, maxPages, signal, decode) => readAll(strategy, bytes, { ...limits, maxPages }, signal, decode),
    reread: (bytes, targets) => rereadAll(strategy, bytes, { ...limits, maxPages: 1 }, targets),
  };
}

async function readAll(
  strategy: Strategy,
  bytes: Uint8Array,
  limits: DecodeLimits,
  signal: AbortSignal | undefined,
  decode?: Decode,
): Promise<DocumentReading> {
  const { run, spent } = newRun(signal, decode);
  const document = await run.measure('decode', () => openDocument(bytes, limits));
  try {
    const read: ReadPage[] = [];
    const count = Math.min(document.pagesTotal, limits.maxPages);
    for (let i = 0; i < count; i++) read.push(await readPage(strategy, () => document.page(i), run));
    const pages = read.map(({ page }) => page);
    const lines = pages.flatMap((page) => page.lines);
    return {
      format: document.format,
      pages,
      pagesTotal: document.pagesTotal,
      warnings: warningsOf(read, document.pagesTotal > count),
      engine: lines.some((line) => line.source === 'ocr') ? { name: strategy.name, model: strategy.model } : null,
      cpuMs: spent,
    };
  } finally {
    document.close();
  }
}

interface ReadPage {
  readonly page: Page;
  readonly othersIgnored: boolean;
}

async function readPage(strategy: Strategy, load: () => Promise<DecodedPage>, run: Run): Promise<ReadPage> {
  const decoded = await run.measure('decode', load);
  const layer = decoded.text;
  const usable = layer !== undefined && layer.chars.length > 0 && layer.broken <= MAX_BROKEN;
  const text = usable ? await run.measure('text', () => readText(layer, decoded.size!)) : NO_TEXT;
  const complete = usable && layer.chars.length >= MIN_TEXT && decoded.pictureShare < PICTURE_MATTERS;
  if (complete) return pageOf(decoded, decoded.size!, text, 0);
  const raster = await run.measure('decode', () => decoded.raster());
  const closer: Closer | undefined =
    decoded.part && ((part) => run.measure('decode', () => decoded.part!(part, raster)));
  const reading = scaled(await strategy.readPage(raster, run, closer), raster);
  const size = { width: raster.sourceWidth, height: raster.sourceHeight };
  const lineScale = raster.width / raster.sourceWidth;
  // Where the page has text of its own, pictures only add what the text does not cover.
  if (text.lines.length === 0) return pageOf(decoded, size, reading, lineScale, raster);
  const added = reading.rotation === text.rotation ? reading.lines.filter((line) => !covered(line, text.lines)) : [];
  const lines = inReadingOrder([...text.lines, ...added]);
  // What the picture hides behind its own text layer is not known to be unread.
  return pageOf(decoded, size, { ...text, lines }, lineScale, raster);
}

const NOTHING_LOST = { unread: [], othersIgnored: false } as const;
const NO_TEXT: PageReading = { rotation: 0, lines: [], ...NOTHING_LOST };
const UPRIGHT = [0, 270, 180, 90] as const;

/** The text layer as lines, turned upright with the page when most of it lies on its side. */
function readText({ chars, quarter }: TextLayer, size: { width: number; height: number }): PageReading {
  const rotation = UPRIGHT[quarter];
  if (rotation === 0) return { rotation, lines: linesFromText(chars), ...NOTHING_LOST };
  const turnBox = (box: PdfBox): PdfBox => {
    const [ax, ay] = turnPoint(size, [box.x0, box.y0], rotation);
    const [bx, by] = turnPoint(size, [box.x1, box.y1], rotation);
    return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) };
  };
  const turned = chars.map((char) => {
    return { text: char.text, ...turnBox(char), ink: turnBox(char.ink) };
  });
  return { rotation, lines: linesFromText(turned), ...NOTHING_LOST };
}

function pageOf(
  decoded: DecodedPage,
  size: { width: number; height: number },
  { rotation, lines, unread, othersIgnored }: PageReading,
  lineScale: number,
  raster?: Raster,
): ReadPage {
  const lying = rotation === 90 || rotation === 270;
  const page: Page = {
    width: lying ? size.height : size.width,
    height: lying ? size.width : size.height,
    unit: decoded.unit,
    rotation,
    lines,
    unread,
    quality: qualityOf(lines, unread, lineScale, raster),
  };
  return { page, othersIgnored };
}

/** From pixels of the shrunk picture to those of the picture as sent. */
function scaled({ rotation, lines, unread, othersIgnored }: PageReading, raster: Raster): PageReading {
  const lying = rotation === 90 || rotation === 270;
  const across = raster.sourceWidth / raster.width;
  const down = raster.sourceHeight / raster.height;
  const [sx, sy] = lying ? [down, across] : [across, down];
  const scale = (polygon: Polygon) => polygon.map(([x, y]) => [x * sx, y * sy]) as unknown as Polygon;
  const placed = lines.map(({ ink, ...line }) => ({
    ...line,
    polygon: scale(line.polygon),
    ...(ink && { ink: { ...ink, polygon: scale(ink.polygon) } }),
  }));
  return { rotation, lines: placed, unread: unread.map(scale), othersIgnored };
}

function covered(line: Line, others: readonly Line[]): boolean {
  const a = boundsOf(line.polygon);
  return others.some((other) => {
    const b = boundsOf(other.polygon);
    const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return width > 0 && height > 0 && width * height > 0.3 * Math.min(a.width * a.height, b.width * b.height);
  });
}

function warningsOf(pages: readonly ReadPage[], more: boolean): DocumentWarning[] {
  const flags = new Set(pages.flatMap(({ page }) => page.quality.flags));
  const warnings: DocumentWarning[] = [];
  if (more) warnings.push('page_limit_reached');
  if (flags.has('small_text') || flags.has('low_contrast') || flags.has('low_confidence')) {
    warnings.push('low_image_quality');
  }
  if (flags.has('handwriting')) warnings.push('handwriting_suspected');
  if (flags.has('unread_text')) warnings.push('unread_text');
  if (pages.some(({ othersIgnored }) => othersIgnored)) warnings.push('other_document_ignored');
  return warnings;
}

async function rereadAll(
  strategy: Strategy,
  bytes: Uint8Array,
  limits: DecodeLimits,
  targets: readonly LinePicture[],
): Promise<Reading[][]> {
  const document = await openDocument(bytes, limits);
  try {
    const results: Reading[][] = targets.map(() => []);
    for (const page of new Set(targets.map((target) => target.page))) {
      const raster = await (await document.page(page)).raster();
      for (const [index, target] of targets.entries()) {
        if (target.page !== page) continue;
        const [readings] = await strategy.reread(raster, target.rotation, [toRaster(target, raster)]);
        results[index] = readings ?? [];
      }
    }
    return results;
  } finally {
    document.close();
  }
}

function toRaster(target: LinePicture, raster: Raster): LinePlace {
  const lying = target.rotation === 90 || target.rotation === 270;
  const across = raster.width / raster.sourceWidth;
  const down = raster.height / raster.sourceHeight;
  const [sx, sy] = lying ? [down, across] : [across, down];
  return {
    vertical: target.vertical,
    polygon: target.polygon.map(([x, y]) => [x * sx, y * sy]) as unknown as Polygon,
  };
}

function newRun(signal: AbortSignal | undefined, decode?: Decode): { run: Run; spent: Record<string, number> } {
  const spent: Record<string, number> = {};
  const check = () => signal?.throwIfAborted();
  const measure: Run['measure'] = async (stage, work) => {
    check();
    const before = process.cpuUsage();
    try {
      return await (decode && stage === 'decode' ? decode(work) : work());
    } finally {
      const { user, system } = process.cpuUsage(before);
      spent[stage] = (spent[stage] ?? 0) + (user + system) / 1000;
    }
  };
  return { run: { measure, check }, spent };
}
