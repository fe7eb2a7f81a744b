import { randomUUID } from 'node:crypto';

/**
 * A large JSON value in pieces of a few kilobytes: the worker cuts it up, and the main thread puts it together over many
 * turns of its loop instead of in one long one.
 */
export interface Piece {
  /** Where the container stands that these entries belong to; empty for the root. */
  readonly path: readonly (string | number)[];
  /** JSON of some of its entries, in a container like it; of the value itself for the root. */
  readonly text: string;
  /** `text` is no JSON but a long string itself, and `path` its place: reading its escapes would take a long turn. */
  readonly isString?: true;
}

/** A piece on its way between two threads. */
export interface PackedPiece {
  readonly path: Piece['path'];
  readonly bytes: Uint8Array;
  readonly isString?: true;
}

const LARGEST_PIECE = 32 * 1024;
const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** About how long a value that is no container is as JSON. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length + 3 : 16);

/** Numbers that JSON can write and no number is as large as; a body without digits like these has none. */
const MAY_OVERFLOW = /\d{300}|[eE]\+?\d{3}/;
export const mayOverflow = (json: string): boolean => MAY_OVERFLOW.test(json);

/** JSON as `JSON.parse` has read it: too large a number would be written as null, which is another value. */
function writerOf(hasOverflow: boolean): (value: unknown) => string {
  if (!hasOverflow) return JSON.stringify;
  const mark = randomUUID();
  const replace = (_: string, value: unknown) =>
    value === Infinity ? `+${mark}` : value === -Infinity ? `-${mark}` : value;
  return (value) => JSON.stringify(value, replace).replaceAll(`"+${mark}"`, '1e999').replaceAll(`"-${mark}"`, '-1e999');
}

export function cutUp(root: unknown, hasOverflow = false): Piece[] {
  const write = writerOf(hasOverflow);
  const pieces: Piece[] = [];
  const textOf = (value: unknown, path: (string | number)[]): string => {
    // Half of a surrogate pair exists in JSON only.
    if (typeof value === 'string' && value.length > LARGEST_PIECE && value.isWellFormed()) {
      pieces.push({ path, text: value, isString: true });
      return '""';
    }
    // Written out as a whole only where it may be one piece: long lists are known to be none.
    if (Array.isArray(value) && value.length > LARGEST_PIECE / 8) return cut(value, path);
    const text = write(value);
    return text.length <= LARGEST_PIECE || !isContainer(value) ? text : cut(value, path);
  };
  const cut = (value: object, path: (string | number)[]): string => {
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    let group: string[] = [];
    let length = 0;
    const end = () => {
      if (group.length > 0) pieces.push({ path, text: `${open}${group.join(',')}${close}` });
      group = [];
      length = 0;
    };
    const add = (text: string) => {
      if (length + text.length > LARGEST_PIECE) end();
      group.push(text);
      length += text.length;
    };
    const addChild = (key: string | number, name: string, child: unknown) => {
      const at = pieces.length;
      const text = name + textOf(child, [...path, key]);
      // A child's own pieces come after the entry that makes its container.
      const own = pieces.splice(at);
      if (own.length > 0) end();
      add(text);
      if (own.length === 0) return;
      end();
      pieces.push(...own);
    };
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; ) {
        const last = endOfRun(value, i);
        if (last === i) addChild(i, '', value[i++]);
        else add(write(value.slice(i, last)).slice(1, -1));
        i = Math.max(i, last);
      }
    } else for (const [key, child] of Object.entries(value)) addChild(key, `${JSON.stringify(key)}:`, child);
    end();
    return `${open}${close}`;
  };
  const text = isContainer(root) ? cut(root, []) : write(root);
  return [{ path: [], text }, ...pieces];
}

/** Where the plain values from `from` on end that fit into one piece: they are written out at one go. */
function endOfRun(list: readonly unknown[], from: number): number {
  let length = 0;
  let at = from;
  for (; at < list.length && !isContainer(list[at]); at++) {
    length += lengthOf(list[at]);
    if (length > LARGEST_PIECE) break;
  }
  return at;
}

/** Puts one piece in its place and returns the root. Pieces of a list come in the order of its entries. */
export function putTogether(root: unknown, { path, text, isString }: Piece, isFirst: boolean): unknown {
  const value = isString ? text : (JSON.parse(text) as unknown);
  if (isFirst) return value;
  let container = root as Record<string | number, unknown>;
  for (const key of isString ? path.slice(0, -1) : path) container = container[key] as Record<string | number, unknown>;
  if (isString) put(container, path.at(-1)!, value);
  else if (Array.isArray(container)) for (const entry of value as unknown[]) container.push(entry);
  else for (const [key, entry] of Object.entries(value as object)) put(container, key, entry);
  return root;
}

/** Defined, not assigned: a key named __proto__ stays a key, as in JSON.parse. */
function put(container: Record<string | number, unknown>, key: string | number, value: unknown): void {
  if (key !== '__proto__') container[key] = value;
  else Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });
}
