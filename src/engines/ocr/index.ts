/** Documents into lines with boxes, confidence and alternatives, on this machine's CPU. */
export { drawPage } from './draw.ts';
export { boundsOf, inkBounds, partOfLine, toSourcePolygon } from './geometry.ts';
export { keepOutOfCoreDumps } from './isolation.ts';
export { openLocalOcr, openLocalReader, picturesOf, type ReaderOptions } from './local.ts';
export { checkModels } from './onnx/models.ts';
export { runtimeProblem } from './onnx/runtime-problem.ts';
export { type OcrOptions, type OpenOcr, openOcr } from './open.ts';
export type {
  DocumentReading,
  Line,
  LinePicture,
  LineRef,
  Ocr,
  Page,
  Point,
  Polygon,
  ReadDocument,
  Reading,
} from './types.ts';
