import { DEFAULT_MAX_EDGE, DEFAULT_MAX_PIXELS, type DecodeLimits } from '../document/index.ts';
import { openReader, type Reader } from './reader.ts';
import { STRATEGIES, type StrategyName } from './strategies.ts';
import type { LinePicture, LineRef, Ocr, Page } from './types.ts';

export interface ReaderOptions extends Partial<Omit<DecodeLimits, 'maxPages'>> {
  readonly engine?: StrategyName;
  readonly precision?: 'auto' | 'int8' | 'fp32';
  readonly detector?: 'own' | 'pp-ocrv5';
  readonly threads?: number;
  readonly detectorEdge?: number;
  readonly detectorTallEdge?: number;
}

const DETECTOR_EDGE = 1088;
const DETECTOR_TALL_EDGE = 2176;

/** A reader in this process: for the command line and for measurements. The server uses `openOcr`. */
export async function openLocalReader(options: ReaderOptions = {}): Promise<Reader & { close: () => Promise<void> }> {
  const strategy = await STRATEGIES[options.engine ?? 'onnx'].open({
    threads: options.threads ?? 1,
    detectorEdge: options.detectorEdge ?? DETECTOR_EDGE,
    detectorTallEdge: options.detectorTallEdge ?? DETECTOR_TALL_EDGE,
    ...(options.precision ? { precision: options.precision } : {}),
    ...(options.detector ? { detector: options.detector } : {}),
  });
  const reader = openReader(strategy, {
    maxEdge: options.maxEdge ?? DEFAULT_MAX_EDGE,
    maxPixels: options.maxPixels ?? DEFAULT_MAX_PIXELS,
  });
  return { ...reader, close: strategy.close };
}

/** The engine's face over a reader in this process. */
export async function openLocalOcr(options: ReaderOptions = {}): Promise<Ocr & { close: () => Promise<void> }> {
  const reader = await openLocalReader(options);
  return {
    readDocument: async ({ bytes, maxPages }) => {
      const reading = await reader.read(bytes, maxPages);
      return { ...reading, reread: (lines) => reader.reread(bytes, picturesOf(reading.pages, lines)) };
    },
    close: reader.close,
  };
}

/** Where the named lines stand; lines of a text layer have no picture to read again. */
export const picturesOf = (pages: readonly Page[], lines: readonly LineRef[]): LinePicture[] =>
  lines.map(({ page, line }) => {
    const { rotation, lines: found } = pages[page]!;
    const { polygon, vertical } = found[line]!;
    return { page, rotation, polygon, vertical };
  });
