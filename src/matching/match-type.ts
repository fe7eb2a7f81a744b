import type { MatchType } from '../contract/labels/registry.labels.ts';
import type { NameAgreement } from './name-agreement.ts';

/** The match a name alone makes. */
const NAME_TYPES: Readonly<Record<Exclude<NameAgreement, 'different'>, MatchType>> = {
  exact: 'name_exact',
  normalized: 'name_normalized',
  // Found inside a longer line: a candidate like any folded name.
  branch: 'name_normalized',
  kana: 'name_kana',
  english: 'name_english',
  trade_name: 'trade_name',
  previous: 'name_previous',
  other_form: 'name_fuzzy',
  fuzzy: 'name_fuzzy',
};

const SCORES: Readonly<Record<Exclude<MatchType, 'name_fuzzy' | 'none'>, number>> = {
  corporate_number: 1,
  corporate_number_and_name: 1,
  name_and_address: 0.95,
  name_exact: 0.9,
  name_normalized: 0.85,
  name_kana: 0.8,
  name_english: 0.8,
  trade_name: 0.8,
  name_previous: 0.65,
};
const FUZZY_WEIGHT = 0.75;

/** Agreements that an agreeing address turns into `name_and_address`; an office of a company has an address of its own. */
const CONFIRMABLE: ReadonlySet<NameAgreement> = new Set(['exact', 'normalized', 'kana', 'english']);

/** The kind of match of a company found by its name and, where given, its address. */
export function matchTypeOf(name: NameAgreement, addressMatch: boolean | null): MatchType {
  if (name === 'different') return 'none';
  return addressMatch === true && CONFIRMABLE.has(name) ? 'name_and_address' : NAME_TYPES[name];
}

/** The score of a match; `similarity` (0–1) counts for similar names only. */
export function matchScore(type: MatchType, similarity: number): number | null {
  if (type === 'none') return null;
  return Math.round((type === 'name_fuzzy' ? similarity * FUZZY_WEIGHT : SCORES[type]) * 1000) / 1000;
}

/**
 * Whether a company that was found by its name alone, or by name and address, is verified: the full legal name and
 * nothing else by itself; a folded name, a reading or an English name when the address confirms it.
 */
export const verifiesByName = (name: NameAgreement, addressMatch: boolean | null): boolean =>
  name === 'exact' || (CONFIRMABLE.has(name) && addressMatch === true);
