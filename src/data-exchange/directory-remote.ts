import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../store/make-folder.ts';
import { type LocalFile, type Remote, RemoteError } from './remote.ts';

const CHUNK = 1 << 20;

/** A folder, usually a mounted network share. */
export function createDirectoryRemote(dir: string): Remote {
  const at = (name: string) => join(dir, name);
  return {
    where: dir,
    list: () => orNull(readdir(dir)).then((names) => names ?? []),
    readText: (name) => orNull(readFile(at(name), 'utf8')),
    async writeText(name, text) {
      makeFolder(dir);
      const draft = at(`.${name}.${process.pid}.tmp`);
      await writeFile(draft, text, { flush: true });
      await rename(draft, at(name));
    },
    size: async (name) => (await orNull(stat(at(name))))?.size ?? null,
    read: (name, from) => createReadStream(at(name), { start: from, highWaterMark: CHUNK }),
    async upload(name, file, onBytes) {
      makeFolder(dir);
      const part = at(`.${name}.part`);
      const sha256 = await append(part, file, onBytes);
      if (sha256 !== file.sha256) {
        await rm(part, { force: true });
        throw new RemoteError(`${at(name)}: what was written is not what was sent. Try again.`);
      }
      await rename(part, at(name));
    },
    remove: (name) => rm(at(name), { force: true }),
  };
}

/** Goes on behind what is there already; the digest is of all of it, as it stands in the target. */
async function append(part: string, file: LocalFile, onBytes: (sent: number) => void): Promise<string> {
  const there = (await orNull(stat(part)))?.size ?? 0;
  const from = there > file.bytes ? 0 : there;
  const target = await open(part, from === 0 ? 'w' : 'a');
  try {
    let sent = from;
    if (from < file.bytes) {
      for await (const chunk of createReadStream(file.path, { start: from, highWaterMark: CHUNK })) {
        await target.writeFile(chunk as Buffer);
        sent += (chunk as Buffer).length;
        onBytes(sent);
      }
    }
    await target.sync();
  } finally {
    await target.close();
  }
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(part, { highWaterMark: CHUNK })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const orNull = <T>(promise: Promise<T>): Promise<T | null> =>
  promise.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
