import { randomBytes } from 'node:crypto';
import type { BrokenRule } from '../../contract/rules.ts';
import { MOST_KEYS } from '../../contract/validate-containers.ts';

/** What a request may consist of: a job of 1,000 items has some ten thousand values. */
const MOST_VALUES = 20_000;
const DEEPEST = 32;
/**
 * Objects with the same keys in the same order share one layout, and the engine makes it once; each key that comes
 * where none of that name came before makes another and costs as much as ten. Items of one job have a few layouts;
 * six keys in every order there is would make 1,956.
 */
const MOST_LAYOUTS = 4000;
const SLOTS = 16_384;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;

/** Where the hash starts: nobody outside can look for names that fall together. */
const START = randomBytes(4).readUInt32LE() | 1;
const mixed = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);

/**
 * Why a JSON text is none of ours, told from its signs alone: what follows costs by the value, not by the byte, so a
 * text of very many, very deep or very different values is not even parsed. Undefined for one that may be parsed.
 */
export function whyTooMuch(bytes: Uint8Array): BrokenRule | undefined {
  let values = 1;
  let depth = 0;
  let layouts = 0;
  let inString = false;
  let hash = 0;
  const known = new Uint32Array(SLOTS);
  /** Of each open container: its keys so far and the layout they make; a list has neither. */
  const keys = new Int32Array(DEEPEST + 2);
  const layout = new Int32Array(DEEPEST + 2);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (inString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inString = false;
      else hash = mixed(hash, byte);
    } else if (byte === QUOTE) {
      inString = true;
      hash = START;
    } else if (byte === COMMA) values++;
    else if (byte === COLON) {
      const here = Math.max(0, depth);
      if (++keys[here]! > MOST_KEYS) return `an object has more than ${MOST_KEYS} keys`;
      const next = mixed(layout[here]!, hash) || 1;
      layout[here] = next;
      if (isNew(known, next >>> 0) && ++layouts > MOST_LAYOUTS) return 'its objects have too many different keys';
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values++;
      if (++depth > DEEPEST) return `the body is nested deeper than ${DEEPEST} levels`;
      keys[Math.max(0, depth)] = 0;
      layout[Math.max(0, depth)] = START;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
    if (values > MOST_VALUES) return `the body has more than ${MOST_VALUES} values`;
  }
  return undefined;
}

/** A set of numbers, none of them 0, with room for four times the most that are put in. */
function isNew(known: Uint32Array, value: number): boolean {
  let slot = (value ^ (value >>> 15)) & (SLOTS - 1);
  for (; known[slot] !== 0; slot = (slot + 1) & (SLOTS - 1)) if (known[slot] === value) return false;
  known[slot] = value;
  return true;
}
