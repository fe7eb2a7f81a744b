import { jaroWinkler } from '../core/similarity.ts';
import type { FieldMatch } from './vies.types.ts';

/** Letters and digits only, accents gone, upper case. */
export const foldLatin = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/Ø/g, 'O')
    .replace(/Ł/g, 'L')
    .replace(/ß|SS/g, 'SS')
    .replace(/&/g, ' AND ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// Legal forms of the member states, as the last words of a name; written with and without dots.
const FORMS =
  /(?:\s(?:S\s?A\s?R\s?L|S\s?A\s?S|S\s?A|S\s?R\s?L|S\s?P\s?A|S\s?L|S\s?L\s?U|GMBH(?:\sCO\sKG)?|AG|KG|OHG|UG|SE|B\s?V|N\s?V|V\s?O\s?F|A\sS|S\sR\sO|SPOL\sS\sR\sO|SP\sZ\sO\sO|SPOLKA\sAKCYJNA|OY|OYJ|AB|APS|AS|D\sO\sO|D\sD|KFT|ZRT|NYRT|EOOD|OOD|AD|SIA|UAB|OU|LTD|LIMITED|PLC|LDA|EPE|AE|S\sP\sA))+$/;

const core = (folded: string): string => folded.replace(FORMS, '').replace(/\s/g, '');

/** Compares a name as given with a name as registered, here, since most states do not compare for us. */
export function compareTraderNames(given: string, registered: string): FieldMatch {
  const a = foldLatin(given);
  const b = foldLatin(registered);
  if (a.replace(/\s/g, '') === b.replace(/\s/g, '')) return 'match';
  const [coreA, coreB] = [core(a), core(b)];
  if (coreA === '' || coreB === '') return 'mismatch';
  if (coreA === coreB) return 'match';
  // Registers print trade names and seats around the name: one inside the other, or nearly equal, is partial.
  if (
    Math.min(coreA.length, coreB.length) >= 4 &&
    (coreA.includes(coreB) || coreB.includes(coreA) || jaroWinkler(coreA, coreB) >= 0.92)
  )
    return 'partial_match';
  return 'mismatch';
}

/** Whether a registered address holds a street, postal code or city as given. */
export function containsPlace(address: string, place: string): FieldMatch {
  const a = foldLatin(address).replace(/\s/g, '');
  const b = foldLatin(place).replace(/\s/g, '');
  return b !== '' && a.includes(b) ? 'match' : 'mismatch';
}
