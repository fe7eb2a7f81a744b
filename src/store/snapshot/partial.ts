import { open, readdir, rename, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { DataFile } from './manifest.ts';

/** After this long without a byte, a transfer of another machine on a shared folder counts as dead. */
const SILENT_MS = 10 * 60_000;

const OWNER = `${hostname().replace(/[^\w-]/g, '_')}+${process.pid}`;

/**
 * The file a transfer of this data file writes to: the partial one of a dead transfer, taken over by rename so that only
 * one process gets it, or a new empty one. Ends in `.draft` like every draft, so forgotten ones are tidied away.
 */
export async function claimPartial(dir: string, name: string, wanted: DataFile): Promise<string> {
  makeFolder(dir);
  const id = wanted.file.startsWith(`${name}.`) ? wanted.file.replace(/\.db$/, '') : `${name}.${wanted.file}`;
  const prefix = `.${id}@`;
  const mine = join(dir, `${prefix}${OWNER}.draft`);
  for (const file of await readdir(dir)) {
    if (!file.startsWith(prefix) || !file.endsWith('.draft')) continue;
    const path = join(dir, file);
    const found = await stat(path).catch(() => null);
    if (!found || found.size > wanted.bytes) continue;
    if (path !== mine && (await isAlive(file.slice(prefix.length, -'.draft'.length), found.mtimeMs))) continue;
    const taken = await rename(path, mine).then(
      () => true,
      () => false,
    );
    if (taken) return mine;
  }
  await (await open(mine, 'w')).close();
  return mine;
}

async function isAlive(owner: string, touched: number): Promise<boolean> {
  const [host, pid] = owner.split('+');
  if (host !== OWNER.split('+')[0]) return Date.now() - touched < SILENT_MS;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
