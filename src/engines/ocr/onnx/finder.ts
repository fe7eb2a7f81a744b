import type { InferenceSession } from 'onnxruntime-node';
import type { Grey, Raster } from '../../document/index.ts';
import type { StrategyOptions } from '../strategy.ts';
import { detect } from './detect/detector.ts';
import { detectorSize, toStride } from './detect/detector-size.ts';
import { detectLines, enlarged, type Size } from './detect/line-detector.ts';
import type { Rect } from './detect/rects.ts';
import { cutOut, type Part, redParts } from './detect/red-print.ts';
import { addMissing } from './detect/scales.ts';
import { prefersInt8 } from './exact-products.ts';
import { loadModel, MODEL_FILES, PEER_DETECTOR } from './models.ts';
import { openSession } from './runtime.ts';

type Find = (page: () => Raster, grey: Grey, withoutRed: Grey | undefined) => Promise<Rect[]>;

/** Finds the lines of a page. */
export interface Finder {
  readonly name: string;
  /** `withoutRed` is the page without its seals, where it has any. */
  readonly find: Find;
  /** Small print is looked for again in a larger picture; what was found where there is none. */
  readonly findSmall: (found: Rect[], ...page: Parameters<Find>) => Promise<Rect[]>;
  readonly close: () => Promise<void>;
}

/** Our detector; PP-OCRv5's stays available to be measured against. */
export async function openFinder(options: StrategyOptions): Promise<Finder> {
  const { threads, root, precision = 'auto' } = options;
  const edges = { edge: options.detectorEdge, tallEdge: options.detectorTallEdge };
  if (options.detector === 'pp-ocrv5') {
    const session = await openSession(loadModel(PEER_DETECTOR, root), threads);
    const find = (page: () => Raster) => detect(session, page(), edges);
    const findSmall = async (found: Rect[]) => found;
    return { name: 'PP-OCRv5_mobile_det', find, findSmall, close: () => session.release() };
  }
  const int8 = precision === 'int8' || (precision === 'auto' && (await prefersInt8()));
  const model = loadModel(int8 ? MODEL_FILES.detectorInt8 : MODEL_FILES.detector, root);
  const session = await openSession(model, threads, 'all');
  const findAt = async (size: Size, grey: Grey, withoutRed: Grey | undefined) => {
    if (!withoutRed) return detectLines(session, grey, size);
    // A seal cuts the line it stands on, and red print is only found with its colour.
    let found = await detectLines(session, withoutRed, size);
    for (const part of redParts(grey, withoutRed))
      found = addMissing(found, await detectPart(session, grey, part, size));
    return found;
  };
  return {
    name: `detector-v2${int8 ? '-int8' : ''}`,
    find: (_, grey, withoutRed) => findAt(detectorSize(grey, edges), grey, withoutRed),
    findSmall: async (found, _, grey, withoutRed) => {
      const larger = enlarged(found, grey, detectorSize(grey, edges));
      return larger ? findAt(larger, grey, withoutRed) : found;
    },
    close: () => session.release(),
  };
}

/** Lines of a part of the page, seen at the size the whole page would be seen at. */
async function detectPart(session: InferenceSession, page: Grey, part: Part, size: Size): Promise<Rect[]> {
  const cut = cutOut(page, part);
  const scale = size.height / page.height;
  const own = { width: toStride(cut.width * scale), height: toStride(cut.height * scale) };
  const rects = await detectLines(session, cut, own);
  return rects.map((rect) => ({ ...rect, cx: rect.cx + part.x0, cy: rect.cy + part.y0 }));
}
