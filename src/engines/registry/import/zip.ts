import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { ImportError } from './import-error.ts';

/** One file inside a zip archive (APPNOTE 6.3, zip64 included). */
export interface ZipEntry {
  readonly name: string;
  readonly size: number;
  readonly compressedSize: number;
  readonly crc32: number;
  readonly method: number;
  readonly headerOffset: number;
}

const END = 0x06054b50;
const END64_LOCATOR = 0x07064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

/** The list of files in an archive, from its central directory. */
export async function listZip(path: string): Promise<ZipEntry[]> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const tail = await readAt(file, Math.max(0, size - 65_557), Math.min(size, 65_557));
    let at = tail.length - 22;
    while (at >= 0 && tail.readUInt32LE(at) !== END) at--;
    if (at < 0) throw new ImportError(path, null, 'not a zip archive, or it is cut off');
    let count = tail.readUInt16LE(at + 10);
    let length = tail.readUInt32LE(at + 12);
    let offset = tail.readUInt32LE(at + 16);
    if (at >= 20 && tail.readUInt32LE(at - 20) === END64_LOCATOR) {
      const end64 = await readAt(file, Number(tail.readBigUInt64LE(at - 12)), 56);
      count = Number(end64.readBigUInt64LE(32));
      length = Number(end64.readBigUInt64LE(40));
      offset = Number(end64.readBigUInt64LE(48));
    }
    if (offset + length > size) throw new ImportError(path, null, 'the zip archive is cut off');
    return parseCentral(path, await readAt(file, offset, length), count);
  } finally {
    await file.close();
  }
}

function parseCentral(path: string, directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0, i = 0; i < count; i++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== CENTRAL)
      throw new ImportError(path, null, 'the directory of the zip archive is damaged');
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const [size, compressedSize, headerOffset] = wideSizes(extra, [
      directory.readUInt32LE(at + 24),
      directory.readUInt32LE(at + 20),
      directory.readUInt32LE(at + 42),
    ]) as [number, number, number];
    if (directory.readUInt16LE(at + 8) & 1) throw new ImportError(path, null, 'the zip archive is encrypted');
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      size,
      compressedSize,
      headerOffset,
      crc32: directory.readUInt32LE(at + 16),
      method: directory.readUInt16LE(at + 10),
    });
    at += 46 + nameLength + extraLength + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Values of 0xffffffff stand in the zip64 extra field, in this order. */
function wideSizes(extra: Buffer, values: number[]): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let from = at + 4;
    return values.map((value) => {
      if (value !== 0xffffffff) return value;
      const wide = Number(extra.readBigUInt64LE(from));
      from += 8;
      return wide;
    });
  }
  return values;
}

/** The bytes of one file, inflated as they are read. */
export async function readZipEntry(path: string, entry: ZipEntry): Promise<AsyncIterable<Buffer>> {
  const file = await open(path, 'r');
  let start: number;
  try {
    const header = await readAt(file, entry.headerOffset, 30);
    if (header.length < 30 || header.readUInt32LE(0) !== LOCAL)
      throw new ImportError(path, null, `the header of ${entry.name} is damaged`);
    start = entry.headerOffset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    await file.close();
  }
  if (entry.method !== 0 && entry.method !== 8)
    throw new ImportError(path, null, `${entry.name} is compressed with method ${entry.method}; only deflate is known`);
  if (entry.compressedSize === 0) return emptyFile();
  const bytes = createReadStream(path, { start, end: start + entry.compressedSize - 1, highWaterMark: 1 << 18 });
  if (entry.method === 0) return bytes;
  return pipeline(bytes, createInflateRaw({ chunkSize: 1 << 18 }), () => undefined);
}

async function* emptyFile(): AsyncIterable<Buffer> {}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
