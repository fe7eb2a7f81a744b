import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import { CsvError, createCsvParser } from '../../../contract/csv.ts';
import { ImportError } from './import-error.ts';
import { listZip, readZipEntry } from './zip.ts';

/** One CSV to load: inside a zip as published, or lying unpacked in a folder. */
export interface SourceCsv {
  /** The archive or the CSV file itself. */
  readonly path: string;
  /** Base name of the CSV, which carries kind and date: `00_zenkoku_all_20260731.csv`. */
  readonly name: string;
  readonly size: number;
  readonly bytes: () => Promise<AsyncIterable<Buffer>>;
  /** The detached signature `NAME.asc`, when it came along. */
  readonly signature: Buffer | null;
}

/** The CSV files of an archive (or the CSV itself) with their signatures. */
export async function openSource(path: string): Promise<SourceCsv[]> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new ImportError(path, null, 'there is no such file');
  if (!found.isFile()) throw new ImportError(path, null, 'is a folder; name the files in it');
  if (/\.csv$/i.test(path)) {
    const signature = await readFile(`${path}.asc`).catch(() => null);
    const { size } = found;
    const bytes = async () => createReadStream(path, { highWaterMark: 1 << 18 });
    return [{ path, name: basename(path), size, bytes, signature }];
  }
  const entries = await listZip(path);
  const files = entries.filter((entry) => /\.csv$/i.test(entry.name));
  if (files.length === 0)
    throw new ImportError(path, null, 'no CSV file inside; download the CSV variant, not XML or JSON');
  return Promise.all(
    files.map(async (entry) => {
      const signed = entries.find((other) => other.name === `${entry.name}.asc`);
      return {
        path,
        name: basename(entry.name),
        size: entry.size,
        bytes: () => readZipEntry(path, entry).then((bytes) => checked(bytes, entry.crc32, path, entry.name)),
        signature: signed ? await collect(await readZipEntry(path, signed)) : null,
      };
    }),
  );
}

async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Passes the bytes on and compares their checksum with the archive's at the end. */
async function* checked(
  bytes: AsyncIterable<Buffer>,
  expected: number,
  path: string,
  name: string,
): AsyncIterable<Buffer> {
  let sum = 0;
  try {
    for await (const chunk of bytes) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw new ImportError(path, null, `${name} does not inflate: ${(error as Error).message}`);
  }
  if (sum !== expected) throw new ImportError(path, null, `${name} is damaged: its checksum is wrong`);
}

export interface ReadProgress {
  readonly file: string;
  readonly bytes: number;
  readonly totalBytes: number;
  readonly rows: number;
}

interface ReadOptions {
  readonly onRow: (fields: string[], line: number) => void;
  readonly onBytes?: (chunk: Buffer) => void;
  readonly onProgress?: (progress: ReadProgress) => void;
  readonly signal?: AbortSignal;
}

/** Reads one CSV row by row; the encoding (UTF-8 or Shift_JIS) is told by the first bytes. */
export async function readRows(source: SourceCsv, options: ReadOptions): Promise<{ rows: number; encoding: string }> {
  let rows = 0;
  let bytes = 0;
  let decoder: TextDecoder | undefined;
  let encoding = 'utf-8';
  const parser = createCsvParser((fields, line) => {
    rows++;
    options.onRow(fields, line);
  });
  try {
    for await (const chunk of await source.bytes()) {
      options.signal?.throwIfAborted();
      options.onBytes?.(chunk);
      if (!decoder) {
        encoding = isUtf8(chunk) ? 'utf-8' : 'shift_jis';
        decoder = new TextDecoder(encoding, { fatal: true });
      }
      parser.push(decode(decoder, chunk, source.name, rows));
      bytes += chunk.length;
      options.onProgress?.({ file: source.name, bytes, totalBytes: source.size, rows });
    }
    parser.push(decoder ? decode(decoder, undefined, source.name, rows) : '');
    parser.end();
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError(source.name, error.line, error.message);
    throw error;
  }
  return { rows, encoding };
}

function decode(decoder: TextDecoder, chunk: Buffer | undefined, file: string, rows: number): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new ImportError(file, rows + 1, `bytes that are no ${decoder.encoding} text at or after this line`);
  }
}

/** The first chunk of a Shift_JIS file holds kanji, which are no valid UTF-8; the cut-off end is forgiven. */
function isUtf8(chunk: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}
