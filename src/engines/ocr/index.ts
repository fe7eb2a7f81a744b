/** Documents into lines with boxes, confidence and alternatives, on this machine's CPU. */
export { boundsOf, partOfLine } from './geometry.ts';
export { openLocalOcr } from './local.ts';
export type {
  DocumentReading,
  Line,
  Ocr,
  Page,
  Point,
  Polygon,
  ReadDocument,
} from './types.ts';
