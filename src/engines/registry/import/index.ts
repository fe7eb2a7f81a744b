export { runSync } from '../sync/run-sync.ts';
export { importDifferences } from './import-differences.ts';
export { ImportError } from './import-error.ts';
export { importFull } from './import-full.ts';
