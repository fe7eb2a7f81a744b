export { runSync } from '../sync/run-sync.ts';
export { exportHistory, importHistory } from './history-pack.ts';
export { importDifferences } from './import-differences.ts';
export { ImportError } from './import-error.ts';
export { importFull } from './import-full.ts';
