/** How documents come in: sources, formats, bytes; their pages as text with positions and as pictures. */
export { type DecodedPage, openDocument } from './decode/index.ts';
export { type PdfBox, type PdfChar, type TextLayer, unionOf } from './decode/pdf-text.ts';
export { type DocumentFormat, declaredTypeMatches } from './format.ts';
export { type Documents, type FileSource, openIntake } from './intake.ts';
export { DEFAULT_MAX_EDGE, DEFAULT_MAX_PIXELS, type DecodeLimits } from './limits.ts';
export {
  type Grey,
  isBlank,
  type QuarterTurn,
  type Raster,
  toGrey,
  turnGrey,
  turnRaster,
  withoutRed,
} from './raster.ts';
export { type SourceFields, sourcesIn } from './source.ts';
