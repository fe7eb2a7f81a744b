import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it. Not `recursive: true` of Node, which never ends where the system says that a folder
 * cannot be made because the one above it is missing, though it is there (/proc).
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const path of missing) {
    try {
      mkdirSync(path, { mode });
    } catch (error) {
      // Another process may have been faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  if (!statSync(folder).isDirectory())
    throw Object.assign(new Error(`${folder} is not a folder`), { code: 'ENOTDIR', path: folder });
}
