import { createHash } from 'node:crypto';

/** Longer strings are files: nobody needs them as a string, and making one of megabytes holds the main thread. */
export const LONG_TEXT = 64 * 1024;
/** What may be left of a message without its long texts: it is looked at, hashed and kept as a whole. */
const MOST_REST = 2 * 1024 * 1024;

/** A long string of a message, as bytes. */
export interface LongTextParts {
  readonly key: string;
  /** What the Base64 stands for, or the UTF-8 of a string that is none. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isBase64: boolean;
  readonly chars: number;
  readonly declaredType: string | undefined;
  readonly digest: string;
}

/** In the place of its string; what it holds is told by its digest only. */
export class LongText {
  readonly parts: LongTextParts;
  constructor(parts: LongTextParts) {
    this.parts = parts;
  }
  /** The string itself, for a field that is no file. */
  toText(): string {
    const { bytes, isBase64 } = this.parts;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(isBase64 ? 'base64' : 'utf8');
  }
  toJSON(): object {
    const { digest, chars } = this.parts;
    return { sha256: digest, chars };
  }
}

/**
 * Takes the long strings out of the container at `path`. Undefined where the rest is still long: a long string stands
 * elsewhere, or very many do.
 */
export function takeOut(root: unknown, path: readonly string[]): LongTextParts[] | undefined {
  let container = root;
  for (const key of path) container = isObject(container) ? container[key] : undefined;
  const taken: LongTextParts[] = [];
  if (isObject(container))
    for (const [key, value] of Object.entries(container)) {
      if (typeof value !== 'string' || value.length <= LONG_TEXT) continue;
      taken.push(partsOf(key, value));
      delete container[key];
    }
  return restOf(root) > MOST_REST ? undefined : taken;
}

/** Puts them back, each as a `LongText`. */
export function putBack(root: unknown, path: readonly string[], taken: readonly LongTextParts[]): void {
  let container = root as Record<string, unknown>;
  for (const key of path) container = container[key] as Record<string, unknown>;
  // Defined, not assigned: a key named __proto__ stays a key.
  for (const parts of taken)
    Object.defineProperty(container, parts.key, {
      value: new LongText(parts),
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

function partsOf(key: string, text: string): LongTextParts {
  const digest = createHash('sha256').update(text).digest('hex');
  const file = decodeBase64(text);
  return {
    key,
    bytes: alone(file?.bytes ?? Buffer.from(text)),
    isBase64: file !== undefined,
    chars: text.length,
    declaredType: file?.declaredType,
    digest,
  };
}

/** Bytes of a Base64 string, in a data URL or not, with line breaks or without; undefined for another string. */
export function decodeBase64(text: string): { bytes: Buffer; declaredType: string | undefined } | undefined {
  const prefix = /^data:([a-z0-9.+/-]*)(?:;[a-z0-9=._-]+)*;base64,/i.exec(text.slice(0, 300));
  const base64 = (prefix ? text.slice(prefix[0].length) : text).replaceAll(/[\r\n]/g, '');
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined;
  return { bytes: Buffer.from(base64, 'base64'), declaredType: prefix?.[1] || undefined };
}

/** In a buffer of its own, which can be moved to another thread. */
const alone = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.byteLength === bytes.buffer.byteLength ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);

/** Characters of all strings and keys; one long string counts as too many. */
function restOf(value: unknown): number {
  if (typeof value === 'string') return value.length > LONG_TEXT ? Number.POSITIVE_INFINITY : value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let sum = 0;
  for (const [key, child] of Object.entries(value)) sum += key.length + restOf(child);
  return sum;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
