import { namesOfCity } from './exonyms.ts';
import { BEFORE_STREETS, BEHIND_STREETS, STREET_PARTICLES } from './street-words.ts';
import { foldLatin } from './trader-names.ts';
import type { FieldMatch } from './vies.types.ts';

/** Letters, or digits: DUBLIN2 and D80331 are two words each. */
const WORD = /\p{L}+|\p{N}+/gu;
const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

/** Whether a registered address is in a city, by its own name or another language's. A street's name is no city. */
export function containsCity(address: string, city: string): FieldMatch {
  const asked = foldLatin(city);
  if (asked === '') return 'mismatch';
  const names = namesOfCity(asked).map((name) => name.replace(/\s/g, ''));
  const parts = address
    .split(/[\n\r,;]+/)
    .map((part) => foldLatin(part).match(WORD) ?? [])
    .filter((part) => part.length > 0);
  return parts.some((part) => names.some((name) => isInPart(part, name))) ? 'match' : 'mismatch';
}

/** Whether words in a row are the city's name, outside the street. */
function isInPart(part: readonly string[], name: string): boolean {
  for (let from = 0; from < part.length; from++) {
    let run = '';
    for (let to = from; to < part.length && run.length < name.length; to++) {
      run += part[to];
      if (run === name && !isInStreet(part, from, to)) return true;
    }
  }
  return false;
}

/**
 * The words from `from` to `to` belong to a street: a street word stands behind them, or one in front with no number
 * in between, which would end the street. Without any number the last words of a part are the city, if something else
 * is left to be the street's name: PLACE DE LA REPUBLIQUE PARIS.
 */
function isInStreet(part: readonly string[], from: number, to: number): boolean {
  const next = part[to + 1];
  const afterNext = part[to + 2];
  // PARIS AVENUE MONTAIGNE: a word that may stand on either side belongs to the name behind it.
  if (next !== undefined && BEHIND_STREETS.has(next) && (afterNext === undefined || isNumber(afterNext))) return true;
  let between = 0;
  for (let i = from - 1; i >= 0 && !isNumber(part[i]!); i--) {
    if (isBefore(part, i)) return between === 0 || to < part.length - 1;
    if (!STREET_PARTICLES.has(part[i]!)) between++;
  }
  return false;
}

/** A street word in front of a name. Where another language has it behind (MUSTER STR), it begins its part. */
function isBefore(part: readonly string[], i: number): boolean {
  const word = part[i]!;
  return BEFORE_STREETS.has(word) && (!BEHIND_STREETS.has(word) || part.slice(0, i).every(isNumber));
}
