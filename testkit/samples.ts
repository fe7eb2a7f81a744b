import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOTS = [process.env.JBIS_SAMPLES, join(import.meta.dirname, '../../shared/samples')];

/** The path of a prepared sample file, or undefined on a machine that does not have them. */
export function samplePath(relative: string): string | undefined {
  for (const root of ROOTS) {
    if (root && existsSync(join(root, relative))) return join(root, relative);
  }
  return undefined;
}

/** For `test(name, { skip: withoutSample(path) }, …)`: false when the file is there, a loud reason when not. */
export const withoutSample = (relative: string): false | string =>
  samplePath(relative) === undefined ? `SKIPPED: the sample file ${relative} is not on this machine` : false;
