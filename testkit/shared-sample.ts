import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lets a new data folder have the sample's data files of the run (tools/test.mjs), which the first service of it
 * builds; each would otherwise build its own.
 */
export function shareSample(dataDir: string): void {
  const { TEST_SAMPLES: shared } = process.env;
  if (!shared) return;
  mkdirSync(shared, { recursive: true });
  symlinkSync(shared, join(dataDir, 'sample'));
}
