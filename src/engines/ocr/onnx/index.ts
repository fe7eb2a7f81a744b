import { type Grey, isBlank } from '../../document/index.ts';
import { turnPoint } from '../geometry.ts';
import { inkOf } from '../ink.ts';
import type { Strategy, StrategyFactory, StrategyOptions } from '../strategy.ts';
import type { Page, Polygon, Reading } from '../types.ts';
import { paperOf } from './detect/patterned-paper.ts';
import type { Rect } from './detect/rects.ts';
import { tiltOf } from './detect/tilt.ts';
import { prefersInt8 } from './exact-products.ts';
import { openFinder } from './finder.ts';
import { openExpert } from './late-expert.ts';
import { loadCharset, loadModel, MODEL_FILES } from './models.ts';
import { look, pageReader, type Reader, type Seen, turnSeen } from './page.ts';
import { openPens } from './pens.ts';
import { readingBlurred } from './recognise/blur.ts';
import { calibrated } from './recognise/calibration.ts';
import { applyContext } from './recognise/context.ts';
import { cut, stripOfPolygon, tightened } from './recognise/crop.ts';
import { openLanguage } from './recognise/language.ts';
import { oneByOne, recogniser } from './recognise/recogniser.ts';
import { secondReadings } from './recognise/second-look.ts';
import { readingSoft } from './recognise/soft.ts';
import { readVerticalText } from './recognise/vertical-text.ts';
import { openSession } from './runtime.ts';
import { type SheetView, viewOfSheet } from './sheet-view.ts';
import { straightened } from './tilted-view.ts';

/** Our own detector finds the lines, our own recogniser reads them. */
export const onnxStrategy: StrategyFactory = { name: 'onnx', open };

async function open(options: StrategyOptions): Promise<Strategy> {
  const { precision = 'auto', threads, root } = options;
  const int8 = precision === 'int8' || (precision === 'auto' && (await prefersInt8()));
  const finder = await openFinder(options);
  const file = int8 ? MODEL_FILES.recogniserInt8 : MODEL_FILES.recogniser;
  const session = await openSession(loadModel(file, root), threads, 'all');
  const charset = loadCharset(root);
  // Over floats it would take more than the models may (14 MB), and gain less.
  const soft = int8 ? openExpert('soft', { file, charset }, { threads, root }) : null;
  const plain = recogniser(session, charset);
  const recogniseAll = soft ? readingSoft(plain, soft.reader) : readingBlurred(plain);
  const recognise = oneByOne(recogniseAll);
  const pens = openPens({ file, charset, recognise }, { threads, root });
  const reader = {
    recogniseAll,
    recognise,
    recognisePen: pens.recognise,
    language: openLanguage(loadModel(MODEL_FILES.language, root)),
  };
  return {
    name: 'onnx',
    model: `recogniser-v7${int8 ? '-int8' : ''}+${finder.name}`,
    readPage: async (page, run, closer) => {
      if (isBlank(page)) return { rotation: 0, lines: [], unread: [], othersIgnored: false };
      const find = ({ raster, grey, withoutRed }: Seen) =>
        run.measure('detect', () => finder.find(raster, grey, withoutRed));
      const findSmall = (boxes: Rect[], { raster, grey, withoutRed }: Seen) =>
        run.measure('detect', () => finder.findSmall(boxes, raster, grey, withoutRed));
      const whole = look(page);
      const found = await find(whole);
      const flat = await run.measure('sheet', () => viewOfSheet(page, found, closer));
      const near = flat.findAgain ? look(flat.raster) : whole;
      const nearRects = flat.findAgain ? await find(near) : found;
      const tilt = tiltOf(near.grey, onSheet(flat, nearRects, 0));
      const view = tilt === 0 ? flat : await run.measure('sheet', () => straightened(page, flat, tilt));
      const seen = tilt === 0 ? near : look(view.raster);
      const rects = onSheet(view, await findSmall(tilt === 0 ? nearRects : await find(seen), seen), 0);
      const asSeen = pageReader(seen, reader);
      const { rotation, columns } = await run.measure('turn', () => asSeen.orientationOf(rects));
      // The detector is at its best with lines that stand upright.
      const upright = rotation === 0 ? seen : turnSeen(seen, rotation);
      const boxes = rotation === 0 ? rects : onSheet(view, await findSmall(await find(upright), upright), rotation);
      // What was read to find the turn need not be read again.
      const asRead = rotation === 0 ? asSeen : pageReader(upright, reader);
      const isOnSheet = (x: number, y: number) => view.isOnSheet([x, y], rotation);
      const { lines, unread } = await asRead.read(boxes, { columns, isOnSheet }, run);
      return {
        rotation,
        lines: await run.measure('ink', () =>
          lines.map((line) => {
            const ink = inkOf(upright.grey, line);
            return {
              ...line,
              confidence: calibrated(line),
              polygon: view.toPage(line.polygon, rotation),
              ...(ink && { ink: { ...ink, polygon: view.toPage(ink.polygon, rotation) } }),
            };
          }),
        ),
        unread: [...unread.map((polygon) => view.toPage(polygon, rotation)), ...view.doubtful(rotation)],
        othersIgnored: view.hasOthers,
      };
    },
    reread: async (page, rotation, lines) => {
      const { grey } = paperOf(page);
      const results: Reading[][] = [];
      for (const line of lines) results.push(await readAgain(grey, rotation, line, reader));
      return results;
    },
    close: async () => {
      await finder.close();
      await pens.close();
      await soft?.close();
      await session.release();
    },
  };
}

const onSheet = (view: SheetView, rects: readonly Rect[], turned: Page['rotation']): Rect[] =>
  rects.filter((rect) => view.isOnSheet([rect.cx, rect.cy], turned));

/** A line of an upright page again, best reading first. */
async function readAgain(
  page: Grey,
  rotation: Page['rotation'],
  { polygon, vertical }: { polygon: Polygon; vertical: boolean },
  { recognise, language }: Reader,
): Promise<Reading[]> {
  const upright = rotation % 180 === 0 ? page : { width: page.height, height: page.width };
  const back = ((360 - rotation) % 360) as Page['rotation'];
  const strip = stripOfPolygon(polygon.map((point) => turnPoint(upright, point, back)) as unknown as Polygon);
  const readings = await secondReadings(tightened(strip), async (other) => {
    const line = await recognise(cut(page, other));
    return vertical ? readVerticalText(page, other, recognise, line) : line;
  });
  return readings
    .map((reading) => applyContext(reading, vertical, language))
    .sort((a, b) => b.confidence - a.confidence);
}
