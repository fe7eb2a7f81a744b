/** How documents come in: sources, formats, bytes. */
export { declaredTypeMatches } from './format.ts';
export { type Documents, type FileSource, openIntake } from './intake.ts';
export { type SourceFields, sourcesIn } from './source.ts';
