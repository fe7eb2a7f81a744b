import { jaroWinkler } from '../core/similarity.ts';
import { TRADER_LEGAL_FORMS } from './legal-forms.ts';
import { isTransliterated, toLatin, withoutCustoms } from './transliterate.ts';
import type { FieldMatch } from './vies.types.ts';

/** Latin letters and digits only, accents gone, Greek and Cyrillic transliterated, upper case. */
export const foldLatin = (text: string): string =>
  toLatin(
    text
      .normalize('NFKD')
      // The breve of й is part of the letter, not an accent.
      .replace(/и\u0306/g, 'й')
      .replace(/И\u0306/g, 'Й')
      .replace(/\p{M}/gu, '')
      .toUpperCase(),
  )
    .replace(/Ø/g, 'O')
    .replace(/Æ/g, 'AE')
    .replace(/Œ/g, 'OE')
    .replace(/Ł/g, 'L')
    .replace(/Đ/g, 'D')
    .replace(/ẞ|ß/g, 'SS')
    .replace(/&/g, ' AND ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Who has no umlauts at hand writes them out: Müller and Mueller are one, Jørgensen and Joergensen, Åberg and Aaberg. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', Ø: 'OE', Å: 'AA' };
const writtenOut = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[ÄÖÜØÅ]/g, (letter) => WRITTEN_OUT[letter]!);

const SPELLINGS = [...new Set(TRADER_LEGAL_FORMS.flatMap(({ spellings }) => spellings))].sort(
  (a, b) => b.length - a.length,
);
const LAST = new RegExp(`(?:\\s(?:${SPELLINGS.join('|')}))+$`);
const FIRST = new RegExp(`^(?:(?:${SPELLINGS.join('|')})\\s)+`);

/** The name without its legal form, which some states print in front (SA DANONE). */
const core = (folded: string): string => folded.replace(LAST, '').replace(FIRST, '').replace(/\s/g, '');

/** Compares a name as given with a name as registered, here, since most states do not compare for us. */
export function compareTraderNames(given: string, registered: string): FieldMatch {
  const a = foldLatin(given);
  const b = foldLatin(registered);
  if (a.replace(/\s/g, '') === b.replace(/\s/g, '')) return 'match';
  const [coreA, coreB] = [core(a), core(b)];
  if (coreA === '' || coreB === '') return 'mismatch';
  if (coreA === coreB) return 'match';
  const [outA, outB] = [core(foldLatin(writtenOut(given))), core(foldLatin(writtenOut(registered)))];
  if (outA === coreB || coreA === outB || outA === outB) return 'match';
  if ((isTransliterated(given) || isTransliterated(registered)) && withoutCustoms(coreA) === withoutCustoms(coreB))
    return 'match';
  // Registers print trade names and seats around the name: one inside the other, or nearly equal, is partial.
  if (
    Math.min(coreA.length, coreB.length) >= 4 &&
    (coreA.includes(coreB) || coreB.includes(coreA) || jaroWinkler(coreA, coreB) >= 0.92)
  )
    return 'partial_match';
  return 'mismatch';
}

/** Whether a registered address holds a street or postal code as given. */
export function containsPlace(address: string, place: string): FieldMatch {
  const folded = foldLatin(place).replace(/\s/g, '');
  return folded !== '' && foldLatin(address).replace(/\s/g, '').includes(folded) ? 'match' : 'mismatch';
}
