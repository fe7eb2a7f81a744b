import type { Line, Ocr, Page } from '../src/engines/ocr/index.ts';

export type Recorded = readonly [text: string, x: number, y: number, width: number, height: number];

/** A line as the engine reads it: every character sure, nothing else seen. */
export const recordedLine = ([text, x, y, width, height]: Recorded): Line => ({
  text,
  confidence: 0.99,
  chars: [...text].map((sign, index, all) => ({
    text: sign,
    confidence: 0.99,
    x: index / all.length,
    w: 1 / all.length,
    alternatives: [],
  })),
  polygon: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  vertical: false,
  source: 'ocr',
});

export const recordedPage = (lines: readonly Line[]): Page => ({
  width: 1075,
  height: 650,
  unit: 'px',
  rotation: 0,
  lines,
  unread: [],
  quality: { score: 0.97, meanConfidence: 0.99, lineHeight: 30, coverage: 1, flags: [] },
});

/** An OCR engine that has read this page; another look at any of its lines reads `again`. */
export const recordedOcr = (page: Page, again: readonly Line[] = []): Ocr => ({
  readDocument: async () => ({
    format: 'png',
    pages: [page],
    pagesTotal: 1,
    warnings: [],
    engine: { name: 'onnx', model: 'recorded' },
    cpuMs: {},
    reread: async (lines) => lines.map(() => again),
  }),
});
