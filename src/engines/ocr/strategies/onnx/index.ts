import { type Grey, isBlank, type Raster, toGrey } from '../../../document/raster.ts';
import { hasInt8Instructions } from '../../cpu.ts';
import { detectLines } from '../../detect/line-detector.ts';
import type { Rect } from '../../detect/rects.ts';
import { turnPoint } from '../../geometry.ts';
import { inReadingOrder } from '../../layout/order.ts';
import { loadCharset, loadModel, MODEL_FILES } from '../../models.ts';
import { readColumn } from '../../recognise/column.ts';
import { applyContext } from '../../recognise/context.ts';
import { cut, polygonOf, type Quarter, stripOf, stripOfPolygon, varied } from '../../recognise/crop.ts';
import { type Recognise, recogniser } from '../../recognise/recogniser.ts';
import { columnQuarter, decideTurn, isAcross, type ReadBox, type Turn } from '../../recognise/turn.ts';
import { openSession } from '../../runtime.ts';
import type { Line, Page, Polygon, Reading } from '../../types.ts';
import type { PageReading, Run, Strategy, StrategyFactory, StrategyOptions } from '../strategy.ts';

/** Boxes read with less than this are drawings, stamps and dirt. */
const LEAST_CONFIDENCE = 0.35;
/** A tall box on an upright page is tried as a column from this aspect on; below it is a single character. */
const COLUMN_ASPECT = 2.2;

/** Our own detector finds the lines, our own recogniser reads them. */
export const onnxStrategy: StrategyFactory = { name: 'onnx', open };

async function open(options: StrategyOptions): Promise<Strategy> {
  const { precision = 'auto', threads, root } = options;
  const int8 = precision === 'int8' || (precision === 'auto' && hasInt8Instructions());
  const detector = await openSession(loadModel(MODEL_FILES.detector, root), threads, 'all');
  const file = int8 ? MODEL_FILES.recogniserInt8 : MODEL_FILES.recogniser;
  const session = await openSession(loadModel(file, root), threads);
  const recognise = recogniser(session, loadCharset(root));
  const edges = { edge: options.detectorEdge, tallEdge: options.detectorTallEdge };
  return {
    name: 'onnx',
    model: `recogniser-v2${int8 ? '-int8' : ''}+detector-v1`,
    readPage: async (page, run) => {
      if (isBlank(page)) return { rotation: 0, lines: [] };
      const grey = toGrey(page);
      const rects = await run.measure('detect', () => detectLines(detector, grey, edges));
      return readRects(page, grey, rects, recognise, run);
    },
    reread: async (page, rotation, lines) => {
      const grey = toGrey(page);
      const results: Reading[][] = [];
      for (const line of lines) results.push(await secondReadings(grey, rotation, line, recognise));
      return results;
    },
    close: async () => {
      await detector.release();
      await session.release();
    },
  };
}

const ROTATION_OF: Readonly<Record<Quarter, Page['rotation']>> = { 0: 0, 1: 270, 2: 180, 3: 90 };

async function readRects(
  page: Raster,
  grey: Grey,
  rects: Rect[],
  recognise: Recognise,
  run: Run,
): Promise<PageReading> {
  const known = new Map<Rect, Partial<Record<Quarter, Reading>>>();
  const read = async (rect: Rect, quarter: Quarter): Promise<Reading> => {
    const readings = known.get(rect) ?? known.set(rect, {}).get(rect)!;
    return (readings[quarter] ??= await recognise(cut(grey, stripOf(rect, quarter))));
  };
  const readAsColumn: ReadBox = (rect, quarter) => readColumn(grey, stripOf(rect, quarter), recognise);
  const turn = await run.measure('turn', () => decideTurn(rects, read, readAsColumn));
  const lines: Line[] = [];
  await run.measure('recognise', async () => {
    for (const rect of rects) {
      run.check();
      const line = await readLine(rect, turn, read, readAsColumn);
      if (line && line.text !== '' && line.confidence >= LEAST_CONFIDENCE) lines.push(line);
    }
  });
  const rotation = ROTATION_OF[turn.quarter];
  const upright = lines.map((line) => ({ ...line, polygon: turned(line.polygon, page, rotation) }));
  return { rotation, lines: inReadingOrder(upright) };
}

async function readLine(rect: Rect, turn: Turn, read: ReadBox, readAsColumn: ReadBox): Promise<Line> {
  const { quarter, columns } = turn;
  const line = (reading: Reading, way: Quarter, vertical: boolean): Line => ({
    ...applyContext(reading, vertical),
    polygon: polygonOf(stripOf(rect, way)),
    vertical,
    source: 'ocr',
  });
  if (!isAcross(rect, quarter)) return line(await read(rect, quarter), quarter, false);
  // A single character is upright whatever the shape of its box; a long box across the lines is a column.
  const straight = line(await read(rect, quarter), quarter, false);
  const aspect = Math.max(rect.w / rect.h, rect.h / rect.w);
  if (aspect < COLUMN_ASPECT && straight.confidence > 0.8) return straight;
  const down = columnQuarter(quarter);
  const column = line(await readAsColumn(rect, down), down, true);
  if (columns || column.confidence > 0.8) return column;
  // Or a line printed sideways along the edge.
  const up = ((quarter + 3) % 4) as Quarter;
  const sideways = [line(await read(rect, down), down, false), line(await read(rect, up), up, false)];
  return [straight, column, ...sideways].reduce((a, b) => (b.confidence > a.confidence ? b : a));
}

const turned = (polygon: Polygon, page: Raster, rotation: Page['rotation']): Polygon =>
  polygon.map((point) => turnPoint(page, point, rotation)) as unknown as Polygon;

/** Crops a little larger, and shifted: what a box cut too tight or too wide hides, another shows. */
const SECOND_CROPS = [
  { grow: 0.1, shift: 0.02 },
  { grow: -0.06, shift: -0.02 },
] as const;

async function secondReadings(
  grey: Grey,
  rotation: Page['rotation'],
  { polygon, vertical }: { polygon: Polygon; vertical: boolean },
  recognise: Recognise,
): Promise<Reading[]> {
  const upright = rotation % 180 === 0 ? grey : { width: grey.height, height: grey.width };
  const back = ((360 - rotation) % 360) as Page['rotation'];
  const strip = stripOfPolygon(polygon.map((point) => turnPoint(upright, point, back)) as unknown as Polygon);
  const readings: Reading[] = [];
  for (const change of SECOND_CROPS) {
    const other = varied(strip, change);
    const reading = vertical ? await readColumn(grey, other, recognise) : await recognise(cut(grey, other));
    readings.push(applyContext(reading, vertical));
  }
  return readings.sort((a, b) => b.confidence - a.confidence);
}
