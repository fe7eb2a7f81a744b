import { rememberedOf } from '../../../contract/remembered.ts';
import { foldText } from '../../../japan/company-name.ts';
import { nfkc } from '../../../japan/nfkc.ts';
import type { AddressAgreement } from '../../../matching/index.ts';
import type { CompanyRecord } from '../types.ts';
import type { Located, PlaceIndex } from './places.ts';

/**
 * How far a written address agrees with a registered one, judged by the registry's own words; used to rank candidates
 * (a few microseconds each). The outcome that is reported to callers comes from the address engine.
 */
export type AddressEvidence = Exclude<AddressAgreement, 'incomparable'>;

export interface QueryAddress extends Located {
  readonly parts: AddressParts;
}

export interface AddressParts {
  /** Town as far as the first number, folded. */
  readonly town: string;
  readonly numbers: readonly string[];
  /** The first number is a 丁目, so the block is the second. */
  readonly hasChome: boolean;
}

const KANJI_DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const KANJI_NUMBER = /[〇一二三四五六七八九十百]+(?=丁目|番|号)/gu;
const SEPARATOR = /(?<=[0-9])(?:丁目|番地の?|番丁?|号|[-‐‑‒–—―−─ー・/のノ之])(?=[0-9])/gu;
const UNIT = /(?<=[0-9])(?:丁目|番地|番|号)/gu;
const FIRST_NUMBER = /[0-9]/u;
// Separators are kept through the fold as the one punctuation it keeps.
const KEPT = '_';

/** An address (after NFKC) folded so that 一丁目二番地の三, 1丁目2番3号 and 1-2-3 become one text. */
function foldAddress(address: string): string {
  const plain = nfkc(address).replace(KANJI_NUMBER, (digits) => String(kanjiNumber(digits)));
  return foldText(plain.replace(SEPARATOR, KEPT).replace(UNIT, KEPT)).replace(/大字|字(?=.)/u, '');
}

function kanjiNumber(text: string): number {
  let total = 0;
  let digit = -1;
  for (const character of text) {
    const value = KANJI_DIGITS[character];
    if (value !== undefined) digit = digit < 0 ? value : digit * 10 + value;
    else {
      total += (digit < 0 ? 1 : digit) * (character === '十' ? 10 : 100);
      digit = -1;
    }
  }
  return total + Math.max(digit, 0);
}

/** Splits what follows the municipality into town and numbers. `written` tells whether a 丁目 was spelled out. */
function addressParts(rest: string, written: string): AddressParts {
  const at = rest.search(FIRST_NUMBER);
  const town = at < 0 ? rest : rest.slice(0, at);
  const run = at < 0 ? '' : (/^[0-9_]+/.exec(rest.slice(at))?.[0] ?? '');
  return { town, numbers: run.split(KEPT).filter((number) => number !== ''), hasChome: /丁目/u.test(written) };
}

export function readQueryAddress(places: PlaceIndex, address: string): QueryAddress | null {
  const folded = foldAddress(address.replace(POSTAL_CODE, ''));
  const located = places.locate(folded) ?? places.prefecture(folded);
  return located && { ...located, parts: addressParts(located.rest, address) };
}

/** The same of a place that is named without its kind: 米子皆生温泉. */
export function readNamedPlace(places: PlaceIndex, written: string): QueryAddress | null {
  const located = places.named(foldAddress(written));
  if (located === null) return null;
  const rest = located.rest.replace(/^[のノ]/u, '');
  return { ...located, rest, parts: addressParts(rest, written) };
}

const POSTAL_CODE = /^[\s〒]*[0-9０-９]{3}[-－‐―ー−]?[0-9０-９]{4}[\s　]*/u;

/** Whether a record lies in a municipality the query names. */
export const isInPlace = (query: QueryAddress, { municipalityCode }: CompanyRecord): boolean =>
  municipalityCode !== null && query.codes.has(Number(municipalityCode));

/** Town and numbers of a registered street. */
export const streetPartsOf = rememberedOf(({ street }: CompanyRecord) => addressParts(foldAddress(street), street));

/** Compares two written addresses by the municipalities the registry names. */
export function compareWritten(places: PlaceIndex, a: string, b: string): AddressAgreement {
  const left = readQueryAddress(places, a);
  const right = readQueryAddress(places, b);
  if (left === null || right === null) return 'incomparable';
  if (![...left.codes].some((code) => right.codes.has(code))) return 'different';
  return compareParts(left.parts, right.parts);
}

export function compareParts(a: AddressParts, b: AddressParts): AddressEvidence {
  if (!townsAgree(a.town, b.town)) return 'same_municipality';
  if (a.numbers.length === 0 || b.numbers.length === 0) return 'same_town';
  const depth = a.hasChome || b.hasChome ? 2 : 1;
  if (a.numbers[0] !== b.numbers[0]) return depth === 2 ? 'same_municipality' : 'same_town';
  if (depth === 2 && (a.numbers[1] === undefined || a.numbers[1] !== b.numbers[1])) return 'same_town';
  return 'same_block';
}

/** The same town, or one with the small section (小字) the other leaves out. */
const townsAgree = (a: string, b: string): boolean =>
  a === b || (a.length >= 2 && b.startsWith(a)) || (b.length >= 2 && a.startsWith(b));

/** How many of the lot numbers agree from the left: decides between neighbours in one block. */
export function agreeingNumbers(a: AddressParts, b: AddressParts): number {
  let count = 0;
  while (count < a.numbers.length && a.numbers[count] === b.numbers[count]) count++;
  return count;
}
