import type { NameAgreement } from './name-agreement.ts';

export type NameFlag = 'name_mismatch' | 'fuzzy_match_only' | 'previous_name_used';

/** What a name that does not agree says of the company; the same in every endpoint. */
const NAME_FLAGS: Readonly<Partial<Record<NameAgreement, readonly NameFlag[]>>> = {
  previous: ['previous_name_used'],
  other_form: ['name_mismatch', 'fuzzy_match_only'],
  fuzzy: ['name_mismatch', 'fuzzy_match_only'],
  different: ['name_mismatch'],
};

/** The flags of a name beside the number of a company. */
export const nameFlags = (agreement: NameAgreement | null): readonly NameFlag[] =>
  (agreement && NAME_FLAGS[agreement]) ?? [];

/** The flags of a name that alone found the company: there is no number it could contradict. */
export const searchedNameFlags = (agreement: NameAgreement | null): readonly NameFlag[] =>
  nameFlags(agreement).filter((flag) => flag !== 'name_mismatch');
