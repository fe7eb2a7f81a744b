/** How documents come in: sources, formats, bytes. */
export { type DocumentFormat, declaredTypeMatches, mediaTypeOf } from './format.ts';
export { type Documents, type FileSource, type LoadedDocument, openIntake } from './intake.ts';
export { type DocumentSource, type SourceFields, sourcesIn, urlProblem } from './source.ts';
