import { type Grey, type QuarterTurn, type Raster, turnGrey, turnRaster, withoutRed } from '../../document/index.ts';
import { inReadingOrder } from '../layout/order.ts';
import { joinPostalBoxes } from '../layout/postal-boxes.ts';
import type { Run } from '../strategy.ts';
import type { Line, Page, Polygon, Reading } from '../types.ts';
import { partsReader } from './box-parts.ts';
import { paperOf } from './detect/patterned-paper.ts';
import type { Rect } from './detect/rects.ts';
import { hasRedIn } from './detect/red-print.ts';
import { splitMergedLines, usualHeight } from './detect/split-merged-lines.ts';
import { type ReadRect, readLeftOvers } from './left-overs.ts';
import { readColumn } from './recognise/column.ts';
import type { ReadBox } from './recognise/columns-or-lines.ts';
import { applyContext } from './recognise/context.ts';
import { cut, polygonOf, type Quarter, stripOf, tightened } from './recognise/crop.ts';
import { withoutDoubles } from './recognise/doubles.ts';
import type { Language } from './recognise/language.ts';
import { readingHollow } from './recognise/outlined.ts';
import { decidePageOrientation, isTall } from './recognise/page-orientation.ts';
import { isByPen, isForPens, isLikelyByPen, withPen } from './recognise/pen.ts';
import { withPenOnes } from './recognise/pen-ones.ts';
import type { Recognise, RecogniseAll } from './recognise/recogniser.ts';
import { isRuleReading } from './recognise/rule-reading.ts';
import { type ReadStrip, secondLook } from './recognise/second-look.ts';
import { joinSigns } from './recognise/signs-apart.ts';
import { surePart } from './recognise/sure-part.ts';
import { readVerticalText } from './recognise/vertical-text.ts';

/** Boxes read with less than this are drawings, stamps and dirt. */
const LEAST_CONFIDENCE = 0.35;
/** A tall box on an upright page is tried as a column from this aspect on; below it is a single character. */
const COLUMN_ASPECT = 2.2;
/** Print read the wrong way is never read this surely. */
const WELL_READ = 0.8;
/** Two ways to read a box are as sure as each other within this. */
const AS_SURE = 0.03;
/** Among columns another way is only tried below this. */
const SURE_COLUMN = 0.86;
/** Below this a line is read again where red seals and stamps are as light as paper. */
const UNDER_A_SEAL = 0.88;

/** The ways a column runs, and a line that is printed sideways. */
const [DOWN, UP] = [1, 3] as const;

const ROTATION_OF: Readonly<Record<Quarter, Page['rotation']>> = { 0: 0, 1: 270, 2: 180, 3: 90 };

/** What reads a line, and what settles the characters it leaves open. */
export interface Reader {
  readonly recognise: Recognise;
  readonly recogniseAll: RecogniseAll;
  /** For lines a pen wrote. */
  readonly recognisePen: Recognise;
  readonly language: Language;
}

/** A page in colour, in grey, and without its red seals where it has any. */
export interface Seen {
  readonly raster: () => Raster;
  readonly grey: Grey;
  readonly withoutRed: Grey | undefined;
}

export function look(raster: Raster): Seen {
  const { grey, isPatterned } = paperOf(raster);
  // A pattern goes with all colour, seals and stamps included.
  return { raster: () => raster, grey, withoutRed: isPatterned ? undefined : withoutRed(raster) };
}

export const turnSeen = (seen: Seen, rotation: QuarterTurn): Seen => ({
  raster: () => turnRaster(seen.raster(), rotation),
  grey: turnGrey(seen.grey, rotation),
  withoutRed: seen.withoutRed && turnGrey(seen.withoutRed, rotation),
});

export interface PageReader {
  /** How far the page has to be turned, clockwise, to stand upright; whether its text stands in columns. */
  readonly orientationOf: (rects: readonly Rect[]) => Promise<{ rotation: Page['rotation']; columns: boolean }>;
  /** Reads the boxes of an upright page, then what ink they left over. */
  readonly read: (rects: readonly Rect[], about: PageAbout, run: Run) => Promise<PageLines>;
}

export interface PageAbout {
  /** Its text stands in columns. */
  readonly columns: boolean;
  readonly isOnSheet: (x: number, y: number) => boolean;
}

export interface PageLines {
  readonly lines: Line[];
  readonly unread: readonly Polygon[];
}

export function pageReader({ grey, withoutRed: plain }: Seen, whatReads: Reader): PageReader {
  const { recognise } = whatReads;
  const reader = boxReader(grey, whatReads);
  const sealless = plain && boxReader(plain, whatReads);
  const readBox = async (rect: Rect, columns: boolean): Promise<Line> => {
    const line = await readLine(rect, columns, reader);
    if (!sealless || line.confidence >= UNDER_A_SEAL) return line;
    if (!hasRedIn(grey, plain, rect)) return line;
    const other = await readLine(rect, columns, sealless);
    return other.confidence > line.confidence ? other : line;
  };
  const readParts = partsReader(grey, readBox);
  return {
    orientationOf: async (rects) => {
      const { quarter, columns } = await decidePageOrientation(rects, reader.straight, reader.cells);
      return { rotation: ROTATION_OF[quarter], columns };
    },
    read: async (found, { columns, isOnSheet }, run) => {
      const sideways = columns ? new Set<Rect>() : await run.measure('recognise', () => readSideways(found, reader));
      const rects = columns ? found : splitMergedLines(grey, found, (rect) => sideways.has(rect));
      const usual = usualHeight(rects) ?? Infinity;
      const boxes: ReadRect[] = [];
      await run.measure('recognise', async () => {
        await reader.ahead(rects, run);
        for (const rect of rects) {
          run.check();
          const line = await readBox(rect, columns);
          boxes.push(...((!columns && (await readParts(rect, line, usual))) || [{ rect, line }]));
        }
      });
      const kept = boxes.flatMap((box) => {
        const { line } = box;
        if (line.text === '' || isRuleReading(line.text)) return [];
        return line.confidence >= LEAST_CONFIDENCE ? box : (surePart(box) ?? []);
      });
      // Columns are rarely cut, and what lies between them is rarely text.
      const rest = columns
        ? { lines: kept.map(({ line }) => line), unread: [] }
        : await run.measure('coverage', () =>
            readLeftOvers(grey, kept, rects, {
              isOnSheet,
              read: (rect) => readBox(rect, false),
              glance: (rect) => reader.straight(rect, 0),
            }),
          );
      const joined = await run.measure('recognise', () =>
        joinPostalBoxes(rest.lines, (strip) => recognise(cut(grey, tightened(strip)))),
      );
      return { lines: inReadingOrder(joinSigns(withPen(withoutDoubles(joined)))), unread: rest.unread };
    },
  };
}

interface BoxReader {
  /** First readings, remembered: the turn decision reads some boxes before their line's turn comes. */
  readonly straight: ReadBox;
  readonly cells: ReadBox;
  /** First readings of many lines, the cheaper way. */
  readonly ahead: (rects: readonly Rect[], run: Run) => Promise<void>;
  /** The finished line: doubtful characters looked at again, settled by their neighbours. */
  readonly line: (rect: Rect, quarter: Quarter, vertical: boolean) => Promise<Line>;
}

type Way = 'straight' | 'cells' | 'column';
const keyOf = (way: Way, quarter: Quarter): string => `${way} ${quarter}`;
/** Lines cut out before they are read: what they take in memory, and how often one looks whether anybody still waits. */
const AT_A_TIME = 50;

function boxReader(page: Grey, { recognise, recogniseAll, recognisePen, language }: Reader): BoxReader {
  const straight: ReadStrip = (strip) => recognise(cut(page, strip));
  const pen: ReadStrip = (strip) => recognisePen(cut(page, strip));
  const known = new Map<Rect, Map<string, Reading>>();
  const knownOf = (rect: Rect) => known.get(rect) ?? known.set(rect, new Map()).get(rect)!;
  const firstReadings = () => [...known.values()].flatMap((readings) => readings.get(keyOf('straight', 0)) ?? []);
  const first = async (rect: Rect, quarter: Quarter, way: Way): Promise<Reading> => {
    const readings = knownOf(rect);
    const key = keyOf(way, quarter);
    const reading = readings.get(key) ?? (await read(rect, quarter, way));
    readings.set(key, reading);
    return reading;
  };
  const read = async (rect: Rect, quarter: Quarter, way: Way): Promise<Reading> => {
    const strip = tightened(stripOf(rect, quarter));
    if (way === 'straight') return straight(strip);
    // Only asked whether it is a column: once is enough.
    if (way === 'cells') return readColumn(page, strip, recognise, [1]);
    return readVerticalText(page, strip, recognise, await first(rect, quarter, 'straight'));
  };
  return {
    straight: (rect, quarter) => first(rect, quarter, 'straight'),
    cells: (rect, quarter) => first(rect, quarter, 'cells'),
    ahead: async (rects, run) => {
      const upright = keyOf('straight', 0);
      // In the order of their widths, so that those of one width come together.
      const waiting = rects
        .filter((rect) => !isTall(rect) && !knownOf(rect).has(upright))
        .sort((a, b) => a.w / a.h - b.w / b.h);
      for (let from = 0; from < waiting.length; from += AT_A_TIME) {
        run.check();
        const some = waiting.slice(from, from + AT_A_TIME);
        const readings = await recogniseAll(some.map((rect) => cut(page, tightened(stripOf(rect, 0)))));
        for (const [index, rect] of some.entries()) knownOf(rect).set(upright, readings[index]!);
      }
    },
    line: async (rect, quarter, vertical) => {
      const strip = stripOf(rect, quarter);
      const seen = await first(rect, quarter, vertical ? 'column' : 'straight');
      const again = !vertical && isForPens(seen, firstReadings()) ? pen : straight;
      const looked = await secondLook(tightened(strip), seen, straight, again);
      // The whole box: an outline that is cut shuts nothing in.
      const reading = vertical ? looked : await readingHollow(looked, () => cut(page, strip), recognise);
      const shown = reading === looked ? seen : reading;
      const settled = applyContext(reading, vertical, language);
      const line = isLikelyByPen(shown) ? withPenOnes(settled) : settled;
      return {
        ...line,
        polygon: polygonOf(strip),
        vertical,
        source: 'ocr',
        hand: shown.hand ?? 0,
        handwritten: isByPen(shown),
      };
    },
  };
}

/** Tall boxes among lines that read well up or down: print that is turned against the rest of the page. */
async function readSideways(rects: readonly Rect[], reader: BoxReader): Promise<Set<Rect>> {
  const sideways = new Set<Rect>();
  for (const rect of rects) {
    if (rect.h < rect.w * COLUMN_ASPECT) continue;
    // Upwards first: that is asked of every such box again, the other way only of those that are not read so.
    const isRead = async (way: Quarter) => (await reader.straight(rect, way)).confidence >= WELL_READ;
    if ((await isRead(UP)) || (await isRead(DOWN))) sideways.add(rect);
  }
  return sideways;
}

async function readLine(rect: Rect, columns: boolean, reader: BoxReader): Promise<Line> {
  if (!isTall(rect)) return reader.line(rect, 0, false);
  // A single character is upright whatever the shape of its box; a long box across the lines is a column.
  const single = rect.h / rect.w < COLUMN_ASPECT && (await reader.straight(rect, 0)).confidence > WELL_READ;
  if (single) return reader.line(rect, 0, false);
  // Of print that runs up the page, characters cut out one by one read as surely, in the wrong order.
  const up = columns ? undefined : await reader.straight(rect, UP);
  const runsUp = (than: number) => up && up.chars.length > 1 && up.confidence > Math.max(WELL_READ, than - AS_SURE);
  // No column is surer than certain.
  if (runsUp(1)) return reader.line(rect, UP, false);
  const column = await reader.line(rect, DOWN, true);
  if (runsUp(column.confidence)) return reader.line(rect, UP, false);
  if (column.confidence > (columns ? SURE_COLUMN : WELL_READ)) return column;
  // Or a line printed sideways: along the edge, or Latin letters in a column.
  const others = [];
  for (const way of [0, DOWN, UP] as const) others.push({ way, ...(await reader.straight(rect, way)) });
  const best = others.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  return best.confidence > column.confidence ? reader.line(rect, best.way, false) : column;
}
