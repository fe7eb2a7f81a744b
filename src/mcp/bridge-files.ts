import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Local files a tool call may name. What a model asks for may come from a document it read, so only pictures and PDFs
 * inside folders the user allowed ever leave the machine, and each upload is told.
 */
export interface BridgeFiles {
  /** The Base64 of a file field: of the file it names, or the value itself when it names none. */
  content(value: string): string;
}

export interface BridgeFileOptions {
  /** Folders whose files may be uploaded; default the working folder. */
  readonly folders: readonly string[];
  /** Told what is uploaded. */
  readonly onUpload: (path: string, bytes: number) => void;
}

const LARGEST = 26 * 1024 * 1024;

/** What a picture or PDF begins with: `at` bytes in, these. */
const BEGINNINGS: readonly { readonly format: string; readonly at: number; readonly bytes: string }[] = [
  { format: 'JPEG', at: 0, bytes: '\xff\xd8\xff' },
  { format: 'PNG', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { format: 'WebP', at: 8, bytes: 'WEBP' },
  { format: 'TIFF', at: 0, bytes: 'II*\0' },
  { format: 'TIFF', at: 0, bytes: 'MM\0*' },
  { format: 'HEIF or AVIF', at: 4, bytes: 'ftyp' },
  { format: 'PDF', at: 0, bytes: '%PDF-' },
];

export function createBridgeFiles({ folders, onUpload }: BridgeFileOptions): BridgeFiles {
  const allowed = folders.map((folder) => realpathSync(resolve(folder)));
  return {
    content(value) {
      const named = pathIn(value);
      if (named === undefined) return value;
      const path = follow(named);
      if (!allowed.some((folder) => isInside(folder, path)))
        throw new Error(`${named} is not in a folder that may be uploaded from (${allowed.join(', ')}).`);
      const bytes = readPicture(path, named);
      onUpload(path, bytes.length);
      return bytes.toString('base64');
    },
  };
}

/** A path is read; anything else is taken as Base64. Base64 of a picture is long and has no file extension. */
function pathIn(value: string): string | undefined {
  if (value.startsWith('file://')) return fileURLToPath(value);
  return value.length < 1024 && /\.[A-Za-z0-9]{2,5}$/.test(value) ? value : undefined;
}

/** Where the path leads in the end: a link inside an allowed folder may point out of it. */
function follow(path: string): string {
  try {
    return realpathSync(resolve(path));
  } catch (error) {
    throw new Error(`The file ${path} cannot be read: ${(error as Error).message}`);
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
}

/** Opening a pipe would wait for its writer for ever; a link put there after the path was followed is not followed. */
const TO_READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Looked at and read through one handle: what was checked is what is sent. */
function readPicture(path: string, named: string): Buffer {
  const handle = openSync(path, TO_READ);
  try {
    const state = fstatSync(handle);
    const { size } = state;
    if (!state.isFile()) throw new Error(`${named} is no file.`);
    if (size > LARGEST) throw new Error(`${named} has ${size} bytes; at most 26 MB are uploaded.`);
    const bytes = Buffer.alloc(size);
    const read = readSync(handle, bytes, 0, size, 0);
    const begin = (at: number, length: number) => bytes.toString('latin1', at, at + length);
    if (read < size || !BEGINNINGS.some(({ at, bytes: magic }) => begin(at, magic.length) === magic))
      throw new Error(`${named} is no picture or PDF; nothing else is uploaded.`);
    return bytes;
  } finally {
    closeSync(handle);
  }
}
