import { type Grey, isBlank, toGrey } from '../../document/index.ts';
import { turnPoint } from '../geometry.ts';
import type { Strategy, StrategyFactory, StrategyOptions } from '../strategy.ts';
import type { Page, Polygon, Reading } from '../types.ts';
import { hasInt8Instructions } from './cpu.ts';
import { openFinder } from './finder.ts';
import { loadCharset, loadModel, MODEL_FILES } from './models.ts';
import { look, pageReader, type Reader, type Seen, turnSeen } from './page.ts';
import { applyContext } from './recognise/context.ts';
import { cut, stripOfPolygon, tightened } from './recognise/crop.ts';
import { openLanguage } from './recognise/language.ts';
import { recogniser } from './recognise/recogniser.ts';
import { secondReadings } from './recognise/second-look.ts';
import { readVerticalText } from './recognise/vertical-text.ts';
import { openSession } from './runtime.ts';

/** Our own detector finds the lines, our own recogniser reads them. */
export const onnxStrategy: StrategyFactory = { name: 'onnx', open };

async function open(options: StrategyOptions): Promise<Strategy> {
  const { precision = 'auto', threads, root } = options;
  const int8 = precision === 'int8' || (precision === 'auto' && hasInt8Instructions());
  const finder = await openFinder(options);
  const file = int8 ? MODEL_FILES.recogniserInt8 : MODEL_FILES.recogniser;
  const session = await openSession(loadModel(file, root), threads, 'all');
  const recognise = recogniser(session, loadCharset(root));
  const language = openLanguage(loadModel(MODEL_FILES.language, root));
  return {
    name: 'onnx',
    model: `recogniser-v2${int8 ? '-int8' : ''}+${finder.name}`,
    readPage: async (page, run) => {
      if (isBlank(page)) return { rotation: 0, lines: [] };
      const find = ({ raster, grey, withoutRed }: Seen) =>
        run.measure('detect', () => finder.find(raster, grey, withoutRed));
      const seen = look(page);
      const rects = await find(seen);
      const reader = pageReader(seen, { recognise, language });
      const { rotation, columns } = await run.measure('turn', () => reader.orientationOf(rects));
      if (rotation === 0) return { rotation, lines: await reader.read(rects, columns, run) };
      // The detector is at its best with lines that stand upright.
      const upright = turnSeen(seen, rotation);
      const lines = await pageReader(upright, { recognise, language }).read(await find(upright), columns, run);
      return { rotation, lines };
    },
    reread: async (page, rotation, lines) => {
      const grey = toGrey(page);
      const results: Reading[][] = [];
      for (const line of lines) results.push(await readAgain(grey, rotation, line, { recognise, language }));
      return results;
    },
    close: async () => {
      await finder.close();
      await session.release();
    },
  };
}

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
