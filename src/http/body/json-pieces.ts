import { MOST_KEYS } from '../../contract/validate-containers.ts';

/**
 * A large JSON value in pieces of a few kilobytes: the worker cuts it up, and the main thread puts it together over many
 * turns of its loop instead of in one long one.
 */
export interface Piece {
  /** Where the container stands that these entries belong to; empty for the root. */
  readonly path: readonly (string | number)[];
  /** JSON of `[[key, value], …]`; of the value itself for the root. */
  readonly text: string;
}

/** A piece on its way between two threads. */
export interface PackedPiece {
  readonly path: Piece['path'];
  readonly bytes: Uint8Array;
}

const LARGEST_PIECE = 32 * 1024;
/** What a request may consist of: a job of 1,000 items has some ten thousand values. */
const MOST_VALUES = 20_000;
const DEEPEST = 32;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/**
 * Why a JSON text is none of ours, told from its signs alone: what follows costs by the value, not by the byte, so a
 * text of very many or very deep values is not even parsed. Undefined for one that may be parsed.
 */
export function whyTooMuch(bytes: Uint8Array): string | undefined {
  let values = 1;
  let depth = 0;
  let inString = false;
  /** Of each open container: its keys so far; a list counts none. */
  const keys = new Int32Array(DEEPEST + 2);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (inString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === COMMA) values++;
    else if (byte === COLON) {
      if (++keys[Math.max(0, depth)]! > MOST_KEYS) return `an object has more than ${MOST_KEYS} keys`;
    } else if (byte === 0x5b || byte === 0x7b) {
      values++;
      if (++depth > DEEPEST) return `the body is nested deeper than ${DEEPEST} levels`;
      keys[Math.max(0, depth)] = 0;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
    if (values > MOST_VALUES) return `the body has more than ${MOST_VALUES} values`;
  }
  return undefined;
}

export function cutUp(root: unknown): Piece[] {
  const pieces: Piece[] = [];
  const textOf = (value: unknown, path: (string | number)[]): string => {
    // Written out as a whole only where it may be one piece: long lists are known to be none.
    if (Array.isArray(value) && value.length > LARGEST_PIECE / 8) return cut(value, path);
    const text = JSON.stringify(value);
    return text.length <= LARGEST_PIECE || typeof value !== 'object' || value === null ? text : cut(value, path);
  };
  const cut = (value: object, path: (string | number)[]): string => {
    const isList = Array.isArray(value);
    let group: string[] = [];
    let length = 0;
    const close = () => {
      if (group.length > 0) pieces.push({ path, text: `[${group.join(',')}]` });
      group = [];
      length = 0;
    };
    for (const [key, child] of Object.entries(value)) {
      const name = isList ? Number(key) : key;
      const at = pieces.length;
      const entry = `[${JSON.stringify(name)},${textOf(child, [...path, name])}]`;
      // A child's own pieces come after the entry that makes its container.
      const own = pieces.splice(at);
      if (length + entry.length > LARGEST_PIECE || own.length > 0) close();
      group.push(entry);
      length += entry.length;
      if (own.length > 0) {
        close();
        pieces.push(...own);
      }
    }
    close();
    return isList ? '[]' : '{}';
  };
  const text = typeof root === 'object' && root !== null ? cut(root, []) : JSON.stringify(root);
  return [{ path: [], text }, ...pieces];
}

type Container = Record<string | number, unknown>;

/** Puts one piece in its place and returns the root. */
export function putTogether(root: unknown, { path, text }: Piece, isFirst: boolean): unknown {
  const value = JSON.parse(text) as unknown;
  if (isFirst) return value;
  let container = root as Container;
  for (const key of path) container = container[key] as Container;
  for (const [key, entry] of value as [string | number, unknown][]) {
    // Defined, not assigned: a key named __proto__ stays a key, as in JSON.parse.
    Object.defineProperty(container, key, { value: entry, enumerable: true, configurable: true, writable: true });
  }
  return root;
}
