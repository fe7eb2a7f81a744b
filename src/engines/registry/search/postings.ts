import type { LegalFormCode } from '../../../japan/legal-form.ts';
import { LEGAL_FORM_CODES } from '../../../japan/legal-form.ts';
import type { NameKey } from '../types.ts';

/**
 * A core's row keeps the companies that carry it as 12-byte entries: body of the corporate number (5 bytes),
 * municipality (2), attributes (2: key 3 bits, closed 1, form 6, position 2), 24 bits of the exact spelling (3).
 * All little-endian. The spelling tells which of the thousands under 八幡神社 are namesakes to the letter, so that
 * uniqueness can be proven and a unique name is never lost in a crowd. Under a reading it is that of the kana.
 */
export const ENTRY_BYTES = 12;

const KEYS: readonly NameKey[] = ['current', 'former', 'kana', 'english', 'trade'];
const FORMER = KEYS.indexOf('former');
const POSITIONS = [null, 'before', 'after'] as const;
const FORM_INDEX = new Map<LegalFormCode | null, number>([
  [null, 0],
  ...LEGAL_FORM_CODES.map((code, i) => [code, i + 1] as const),
]);

export interface Posting {
  /** Twelve digits without the check digit, as a number. */
  readonly body: number;
  readonly municipality: number;
  readonly key: NameKey;
  readonly closed: boolean;
  readonly form: LegalFormCode | null;
  readonly position: 'before' | 'after' | null;
  readonly spelling: number;
}

export const packAttributes = (posting: Pick<Posting, 'key' | 'closed' | 'form' | 'position'>): number =>
  KEYS.indexOf(posting.key) |
  (posting.closed ? 8 : 0) |
  (FORM_INDEX.get(posting.form)! << 4) |
  (POSITIONS.indexOf(posting.position) << 10);

export function writePosting(
  target: Uint8Array,
  offset: number,
  body: number,
  municipality: number,
  attributes: number,
  spelling: number,
): void {
  let rest = body;
  for (let i = 0; i < 5; i++) {
    target[offset + i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  target[offset + 5] = municipality & 255;
  target[offset + 6] = municipality >> 8;
  target[offset + 7] = attributes & 255;
  target[offset + 8] = attributes >> 8;
  target[offset + 9] = spelling & 255;
  target[offset + 10] = (spelling >> 8) & 255;
  target[offset + 11] = spelling >> 16;
}

export const postingCount = (list: Uint8Array): number => list.length / ENTRY_BYTES;

export const bodyAt = (list: Uint8Array, index: number): number => {
  const o = index * ENTRY_BYTES;
  return (
    list[o]! + list[o + 1]! * 0x100 + list[o + 2]! * 0x1_0000 + list[o + 3]! * 0x100_0000 + list[o + 4]! * 0x1_0000_0000
  );
};

export const municipalityAt = (list: Uint8Array, index: number): number =>
  list[index * ENTRY_BYTES + 5]! | (list[index * ENTRY_BYTES + 6]! << 8);

export const spellingAt = (list: Uint8Array, index: number): number => {
  const o = index * ENTRY_BYTES + 9;
  return list[o]! | (list[o + 1]! << 8) | (list[o + 2]! << 16);
};

export function postingAt(list: Uint8Array, index: number): Posting {
  const attributes = list[index * ENTRY_BYTES + 7]! | (list[index * ENTRY_BYTES + 8]! << 8);
  return {
    body: bodyAt(list, index),
    municipality: municipalityAt(list, index),
    key: KEYS[attributes & 7]!,
    closed: (attributes & 8) !== 0,
    form: LEGAL_FORM_CODES[((attributes >> 4) & 63) - 1] ?? null,
    position: POSITIONS[(attributes >> 10) & 3] ?? null,
    spelling: spellingAt(list, index),
  };
}

/** Whether a current or former name of some company stands in the list, not readings and English names alone. */
export function hasName(list: Uint8Array): boolean {
  for (let o = 7; o < list.length; o += ENTRY_BYTES) if ((list[o]! & 7) <= FORMER) return true;
  return false;
}

/** A posting with its attributes packed. */
export interface PackedPosting {
  readonly body: number;
  readonly municipality: number;
  readonly attributes: number;
  readonly spelling: number;
}

/** The list without the entries of some companies and with others at its end; thousands may share a name. */
export function changePostings(
  list: Uint8Array,
  removed: readonly number[],
  added: readonly PackedPosting[],
): Uint8Array {
  const gone = new Set(removed);
  // Most entries are told apart by their first byte alone.
  const firstBytes = new Uint8Array(256);
  for (const body of removed) firstBytes[body % 256] = 1;
  const next = new Uint8Array(list.length + added.length * ENTRY_BYTES);
  let end = 0;
  let from = 0;
  const keep = (to: number) => {
    next.set(list.subarray(from, to), end);
    end += to - from;
  };
  for (let i = 0; i < postingCount(list); i++) {
    if (firstBytes[list[i * ENTRY_BYTES]!] === 0 || !gone.has(bodyAt(list, i))) continue;
    keep(i * ENTRY_BYTES);
    from = (i + 1) * ENTRY_BYTES;
  }
  keep(list.length);
  for (const { body, municipality, attributes, spelling } of added) {
    writePosting(next, end, body, municipality, attributes, spelling);
    end += ENTRY_BYTES;
  }
  return next.subarray(0, end);
}
