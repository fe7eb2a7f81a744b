import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export async function digest(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const bytes = await digestInto(hash, path);
  return { bytes, sha256: hash.digest('hex') };
}

export async function digestInto(hash: Hash, path: string): Promise<number> {
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    bytes += (chunk as Buffer).length;
    hash.update(chunk as Buffer);
  }
  return bytes;
}
