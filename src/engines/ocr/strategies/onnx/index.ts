import { type Grey, isBlank, toGrey, withoutRed } from '../../../document/raster.ts';
import { hasInt8Instructions } from '../../cpu.ts';
import { turnPoint } from '../../geometry.ts';
import { loadCharset, loadModel, MODEL_FILES } from '../../models.ts';
import { applyContext } from '../../recognise/context.ts';
import { cut, stripOfPolygon } from '../../recognise/crop.ts';
import { openLanguage } from '../../recognise/language.ts';
import { recogniser } from '../../recognise/recogniser.ts';
import { secondReadings } from '../../recognise/second-look.ts';
import { readStanding } from '../../recognise/standing.ts';
import { openSession } from '../../runtime.ts';
import type { Page, Polygon, Reading } from '../../types.ts';
import type { Strategy, StrategyFactory, StrategyOptions } from '../strategy.ts';
import { openFinder } from './finder.ts';
import { type Reader, readRects, type Seen } from './page.ts';

/** Our own detector finds the lines, our own recogniser reads them. */
export const onnxStrategy: StrategyFactory = { name: 'onnx', open };

async function open(options: StrategyOptions): Promise<Strategy> {
  const { precision = 'auto', threads, root } = options;
  const int8 = precision === 'int8' || (precision === 'auto' && hasInt8Instructions());
  const finder = await openFinder(options);
  const file = int8 ? MODEL_FILES.recogniserInt8 : MODEL_FILES.recogniser;
  const session = await openSession(loadModel(file, root), threads);
  const recognise = recogniser(session, loadCharset(root));
  const language = openLanguage(loadModel(MODEL_FILES.language, root));
  return {
    name: 'onnx',
    model: `recogniser-v2${int8 ? '-int8' : ''}+${finder.name}`,
    readPage: async (page, run) => {
      if (isBlank(page)) return { rotation: 0, lines: [] };
      const grey = toGrey(page);
      const seen: Seen = { grey, withoutRed: withoutRed(page) };
      const rects = await run.measure('detect', () => finder.find(page, grey, seen.withoutRed));
      return readRects(seen, rects, { recognise, language }, run);
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
  const readings = await secondReadings(strip, (other) =>
    vertical ? readStanding(page, other, recognise) : recognise(cut(page, other)),
  );
  return readings.map((reading) => applyContext(reading, vertical, language)).sort((a, b) => b.confidence - a.confidence);
}
