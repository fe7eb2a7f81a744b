/** Documents into lines with boxes, confidence and alternatives, on this machine's CPU. */
export { boundsOf, partOfLine, toSourcePolygon } from './geometry.ts';
export { openLocalOcr } from './local.ts';
export type {
  Alternative,
  CharReading,
  DocumentReading,
  DocumentWarning,
  Line,
  LineRef,
  Ocr,
  Page,
  Point,
  Polygon,
  ReadDocument,
  ReadInput,
  Reading,
} from './types.ts';
