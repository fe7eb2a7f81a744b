import { accessSync, constants, mkdirSync } from 'node:fs';
import { ConfigError } from '../config/index.ts';

/** The folder for data files and state, made where it is missing. One that cannot be written is named by its setting. */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError('JBIS_DATA_DIR', `a folder that can be written; ${folder} cannot (${code})`);
  }
}
