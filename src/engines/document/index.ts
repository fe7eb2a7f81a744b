export { type DocumentFormat, declaredTypeMatches, mediaTypeOf, sniffFormat } from './format.ts';
