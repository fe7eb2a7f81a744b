import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/index.ts';
import { makeFolder } from '../store/make-folder.ts';

/** What a disk that is full says: no reason not to start, requests are told so. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** The folder for data files and state, made where it is missing. One that cannot be written is named by its setting. */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(folder, 0o700);
    writeOnce(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError('JBIS_DATA_DIR', `a folder that can be written; ${folder} cannot (${code})`);
  }
}

/** Rights alone do not tell: in /proc they allow what the system refuses. */
function writeOnce(folder: string): void {
  const file = join(folder, `.write-${process.pid}`);
  try {
    closeSync(openSync(file, 'w', 0o600));
    rmSync(file);
  } catch (error) {
    if (!FULL.includes((error as NodeJS.ErrnoException).code!)) throw error;
  }
}
