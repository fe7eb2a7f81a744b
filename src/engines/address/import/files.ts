import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';

/** Files of an import: a folder, a plain file, a zip or a tar.gz look the same to the readers. */
export interface ImportFile {
  readonly path: string;
  /** Date the archive gives the file, YYYY-MM-DD. */
  readonly modified: string | null;
  readonly bytes: () => Uint8Array;
  readonly text: (encoding?: 'utf-8' | 'shift_jis') => string;
}
export type Files = Iterable<ImportFile>;

const file = (path: string, bytes: () => Uint8Array, modified: string | null = null): ImportFile => ({
  path,
  modified,
  bytes,
  text: (encoding = 'utf-8') => new TextDecoder(encoding).decode(bytes()),
});

export function* openFiles(path: string): Generator<ImportFile> {
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const full = join(entry.parentPath, entry.name);
      yield* openFiles(full);
    }
    return;
  }
  const bytes = readFileSync(path);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    // Some official zips use backslashes in entry names.
    const modified = zipDate(bytes);
    for (const [name, content] of Object.entries(unzipSync(bytes)))
      yield file(name.replaceAll('\\', '/'), () => content, modified);
  } else if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const content = gunzipSync(bytes);
    if (isTar(content)) yield* readTar(content);
    else yield file(path.replace(/\.gz$/, ''), () => content);
  } else if (isTar(bytes)) yield* readTar(bytes);
  else yield file(path, () => bytes);
}

/** Date of the first entry: MS-DOS format in the local header. */
function zipDate(bytes: Uint8Array): string | null {
  const date = bytes[12]! | (bytes[13]! << 8);
  const [year, month, day] = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  // 1980-01-01 is what archivers write when they leave the date out.
  if (year === 1980 || month === 0 || month > 12 || day === 0) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const BLOCK = 512;
const isTar = (bytes: Uint8Array) =>
  bytes.length > BLOCK && Buffer.from(bytes.subarray(257, 262)).toString('latin1') === 'ustar';

function* readTar(bytes: Uint8Array): Generator<ImportFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let longName: string | undefined;
  for (let at = 0; at + BLOCK <= buffer.length && buffer[at] !== 0; ) {
    const field = (from: number, to: number) => buffer.toString('utf8', at + from, at + to).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 136).trim() || '0', 8);
    const kind = field(156, 157);
    const content = buffer.subarray(at + BLOCK, at + BLOCK + size);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (kind === 'L') longName = content.toString('utf8').replace(/\0.*$/s, '');
    else if (kind === 'x') longName = /\d+ path=([^\n]*)\n/.exec(content.toString('utf8'))?.[1];
    else {
      const header = at - BLOCK - Math.ceil(size / BLOCK) * BLOCK;
      const name = (from: number, to: number) =>
        buffer.toString('utf8', header + from, header + to).replace(/\0.*$/s, '');
      const prefix = name(345, 500);
      const path = longName ?? (prefix ? `${prefix}/` : '') + name(0, 100);
      longName = undefined;
      const seconds = Number.parseInt(name(136, 148).trim() || '0', 8);
      const modified = seconds > 0 ? new Date(seconds * 1000).toISOString().slice(0, 10) : null;
      if (kind === '0' || kind === '') yield file(path, () => content, modified);
    }
  }
}
