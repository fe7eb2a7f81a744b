import { withinOneEdit } from '../../connectors/core/similarity.ts';
import { compareCompanyNames, foldCompanyName, foldText } from '../../japan/company-name.ts';
import type { Grade } from './evidence.types.ts';

export type NameAgreement = 'exact' | 'normalized' | 'kana' | 'english' | 'previous' | 'fuzzy' | 'different';

interface Named {
  readonly name: string;
  readonly nameEnOfficial?: string | null;
  readonly furigana?: string | null;
  readonly previousNames?: readonly string[];
}

/** How a given name agrees with a known company: the present name first, then reading, English name, former names. */
export function compareWithCompany(given: string, company: Named): NameAgreement {
  const present = compareCompanyNames(given, company.name);
  if (present === 'exact' || present === 'normalized') return present;
  const core = foldCompanyName(given).core;
  if (company.furigana && core !== '' && core === foldText(company.furigana)) return 'kana';
  if (company.nameEnOfficial && agrees(given, company.nameEnOfficial)) return 'english';
  if (company.previousNames?.some((name) => agrees(given, name))) return 'previous';
  if (present === 'except_legal_form' || nearlySame(core, foldCompanyName(company.name).core)) return 'fuzzy';
  return 'different';
}

const agrees = (left: string, right: string): boolean =>
  ['exact', 'normalized'].includes(compareCompanyNames(left, right));

/** One character apart, in names long enough that this is no accident. */
const nearlySame = (a: string, b: string): boolean => Math.min(a.length, b.length) >= 4 && withinOneEdit(a, b);

/** The name agrees: written the same, folded the same, or by its reading or official English form. */
export const nameAgrees = (agreement: NameAgreement): boolean =>
  ['exact', 'normalized', 'kana', 'english'].includes(agreement);

export const nameGrade = (agreement: NameAgreement | null): Grade =>
  agreement === null ? 'Z' : nameAgrees(agreement) ? 'A' : agreement === 'different' ? 'F' : 'B';
