import type { Grey } from '../../../document/raster.ts';
import type { Rect } from '../../detect/rects.ts';
import { splitStacked } from '../../detect/stacked.ts';
import { turnPoint } from '../../geometry.ts';
import { inReadingOrder } from '../../layout/order.ts';
import { joinPostalBoxes } from '../../layout/postal-boxes.ts';
import { readColumn } from '../../recognise/column.ts';
import { applyContext } from '../../recognise/context.ts';
import { cut, polygonOf, type Quarter, stripOf } from '../../recognise/crop.ts';
import type { Language } from '../../recognise/language.ts';
import type { Recognise } from '../../recognise/recogniser.ts';
import { type ReadStrip, secondLook } from '../../recognise/second-look.ts';
import { readStanding } from '../../recognise/standing.ts';
import { columnQuarter, decideTurn, isAcross, type ReadBox, type Turn } from '../../recognise/turn.ts';
import type { Line, Page, Polygon, Reading } from '../../types.ts';
import type { PageReading, Run } from '../strategy.ts';

/** Boxes read with less than this are drawings, stamps and dirt. */
const LEAST_CONFIDENCE = 0.35;
/** A tall box on an upright page is tried as a column from this aspect on; below it is a single character. */
const COLUMN_ASPECT = 2.2;
/** Print read the wrong way is never read this surely. */
const WELL_READ = 0.8;
/** Among columns another way is only tried below this. */
const SURE_COLUMN = 0.86;
/** Below this a line is read again where red seals and stamps are as light as paper. */
const UNDER_A_SEAL = 0.88;

const ROTATION_OF: Readonly<Record<Quarter, Page['rotation']>> = { 0: 0, 1: 270, 2: 180, 3: 90 };

/** What reads a line, and what settles the characters it leaves open. */
export interface Reader {
  readonly recognise: Recognise;
  readonly language: Language;
}

/** A page in grey, and without its red seals where it has any. */
export interface Seen {
  readonly grey: Grey;
  readonly withoutRed: Grey | undefined;
}

/** Reads the boxes of a page, whichever way it was turned. */
export async function readRects(
  { grey: page, withoutRed }: Seen,
  rects: readonly Rect[],
  { recognise, language }: Reader,
  run: Run,
): Promise<PageReading> {
  const reader = boxReader(page, recognise, language);
  const sealless = withoutRed && boxReader(withoutRed, recognise, language);
  const turn = await run.measure('turn', () => decideTurn(rects, reader.straight, reader.cells));
  const lines: Line[] = [];
  await run.measure('recognise', async () => {
    for (const rect of turn.columns ? rects : splitStacked(page, rects, turn.quarter % 2 === 1)) {
      run.check();
      let line = await readLine(rect, turn, reader);
      if (sealless && line.confidence < UNDER_A_SEAL) {
        const other = await readLine(rect, turn, sealless);
        if (other.confidence > line.confidence) line = other;
      }
      if (line.text !== '' && line.confidence >= LEAST_CONFIDENCE) lines.push(line);
    }
  });
  const rotation = ROTATION_OF[turn.quarter];
  const joined = await joinPostalBoxes(lines, (strip) => recognise(cut(page, strip)));
  const straightened = joined.map((line) => ({ ...line, polygon: turned(line.polygon, page, rotation) }));
  return { rotation, lines: inReadingOrder(straightened) };
}

interface BoxReader {
  /** First readings, remembered: the turn decision reads some boxes before their line's turn comes. */
  readonly straight: ReadBox;
  readonly cells: ReadBox;
  /** The finished line: doubtful characters looked at again, settled by their neighbours. */
  readonly line: (rect: Rect, quarter: Quarter, vertical: boolean) => Promise<Line>;
}

function boxReader(page: Grey, recognise: Recognise, language: Language): BoxReader {
  const readers: Readonly<Record<'straight' | 'cells' | 'column', ReadStrip>> = {
    straight: (strip) => recognise(cut(page, strip)),
    // Only asked whether it is a column: once is enough.
    cells: (strip) => readColumn(page, strip, recognise, [1]),
    column: (strip) => readStanding(page, strip, recognise),
  };
  const known = new Map<Rect, Map<string, Reading>>();
  const first = async (rect: Rect, quarter: Quarter, way: keyof typeof readers): Promise<Reading> => {
    const readings = known.get(rect) ?? known.set(rect, new Map()).get(rect)!;
    const key = `${way} ${quarter}`;
    const reading = readings.get(key) ?? (await readers[way](stripOf(rect, quarter)));
    readings.set(key, reading);
    return reading;
  };
  return {
    straight: (rect, quarter) => first(rect, quarter, 'straight'),
    cells: (rect, quarter) => first(rect, quarter, 'cells'),
    line: async (rect, quarter, vertical) => {
      const way = vertical ? 'column' : 'straight';
      const strip = stripOf(rect, quarter);
      const reading = await secondLook(strip, await first(rect, quarter, way), readers[way]);
      return { ...applyContext(reading, vertical, language), polygon: polygonOf(strip), vertical, source: 'ocr' };
    },
  };
}

async function readLine(rect: Rect, { quarter, columns }: Turn, reader: BoxReader): Promise<Line> {
  if (!isAcross(rect, quarter)) return reader.line(rect, quarter, false);
  const { confidence } = await reader.straight(rect, quarter);
  // A single character is upright whatever the shape of its box; a long box across the lines is a column.
  const aspect = Math.max(rect.w / rect.h, rect.h / rect.w);
  if (aspect < COLUMN_ASPECT && confidence > WELL_READ) return reader.line(rect, quarter, false);
  const down = columnQuarter(quarter);
  const column = await reader.line(rect, down, true);
  if (column.confidence > (columns ? SURE_COLUMN : WELL_READ)) return column;
  // Or a line printed sideways: along the edge, or Latin letters in a column.
  const up = ((quarter + 3) % 4) as Quarter;
  const others = [];
  for (const way of [quarter, down, up]) others.push({ way, ...(await reader.straight(rect, way)) });
  const best = others.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  return best.confidence > column.confidence ? reader.line(rect, best.way, false) : column;
}

const turned = (polygon: Polygon, page: Grey, rotation: Page['rotation']): Polygon =>
  polygon.map((point) => turnPoint(page, point, rotation)) as unknown as Polygon;
