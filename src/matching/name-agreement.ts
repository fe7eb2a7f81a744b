import { differByOneCharacter, withinOneEdit } from '../contract/edit-distance.ts';
import { compareCompanyNames, foldCompanyName, foldText, formsAgree } from '../japan/company-name.ts';
import { andSpellings, isUnit, withoutAdditions } from '../japan/name-additions.ts';
import { nfkc } from '../japan/nfkc.ts';
import { isLatinOnly, kanaKey, latinKeys } from '../japan/reading-key.ts';

/**
 * How a written name stands to a known company, best first. One scale for every endpoint.
 * - `exact`: the full legal name (japan/company-name.ts, `spelling`). Only this can verify a company by its name.
 * - `normalized`: the same after folding (long marks, old forms, form left out or in the other place, &/and, 御中).
 * - `branch`: the full legal name followed by an office or department of the company.
 * - `kana`, `english`: its registered reading, an official English name.
 * - `trade_name`: a trade name it publishes. `previous`: a name the history has, with its form.
 * - `other_form`: the same name under another legal form, which is another company's name.
 * - `fuzzy`: one character apart, in names long enough that this is no accident.
 */
const NAME_AGREEMENTS = [
  'exact',
  'normalized',
  'branch',
  'kana',
  'english',
  'trade_name',
  'previous',
  'other_form',
  'fuzzy',
  'different',
] as const;
export type NameAgreement = (typeof NAME_AGREEMENTS)[number];

/** All names that are known of a company. */
export interface KnownNames {
  /** Registered names: of the corporate registry, of the invoice registry, of a list. */
  readonly registered: readonly string[];
  /** A glyph of the registered name had to be replaced, so one character may differ. */
  readonly hasReplacedGlyph?: boolean;
  readonly readings?: readonly string[];
  readonly english?: readonly string[];
  readonly trade?: readonly string[];
  readonly previous?: readonly string[];
}

const SHORTEST_FUZZY = 4;

export function nameAgreement(written: string, known: KnownNames): NameAgreement {
  const outcomes = known.registered.map((name) => compareCompanyNames(written, name));
  if (outcomes.includes('exact')) return 'exact';
  if (outcomes.includes('normalized')) return 'normalized';
  const plain = withoutAdditions(written);
  if (plain !== written && known.registered.some((name) => isSame(plain, name))) return 'normalized';
  if (known.registered.some((name) => sameWithAnd(plain, name))) return 'normalized';
  if (known.hasReplacedGlyph && known.registered.some((name) => differsByGlyph(plain, name))) return 'normalized';
  if (known.registered.some((name) => isBranchOf(plain, name))) return 'branch';
  const folded = foldCompanyName(plain);
  // Read aloud or in English the name is the same; its form, where one is written, must not contradict the registered.
  const inForm =
    known.registered.length === 0 || known.registered.some((name) => formsAgree(folded, foldCompanyName(name)));
  const isReading = known.readings?.some((reading) => isReadingOf(plain, folded.core, reading));
  if (isReading && inForm) return 'kana';
  const isEnglish = known.english?.some((name) => folded.core !== '' && foldCompanyName(name).core === folded.core);
  if (isEnglish && inForm) return 'english';
  if (known.trade?.some((name) => isSame(plain, name))) return 'trade_name';
  if (known.previous?.some((name) => isSame(plain, name))) return 'previous';
  if (isReading || isEnglish || outcomes.includes('except_legal_form')) return 'other_form';
  return known.registered.some((name) => nearlySame(folded.core, foldCompanyName(name).core)) ? 'fuzzy' : 'different';
}

function isSame(left: string, right: string): boolean {
  const outcome = compareCompanyNames(left, right);
  return outcome === 'exact' || outcome === 'normalized';
}

const sameWithAnd = (written: string, registered: string): boolean =>
  andSpellings(written).some((spelling) => isSame(spelling, registered));

function differsByGlyph(written: string, registered: string): boolean {
  const [a, b] = [foldCompanyName(written), foldCompanyName(registered)];
  return formsAgree(a, b) && differByOneCharacter(a.core, b.core);
}

/** 株式会社青空大阪支店 against 株式会社青空: the whole legal name with its form, then a unit. */
function isBranchOf(written: string, registered: string): boolean {
  const known = foldCompanyName(registered);
  if (known.form === null) return false;
  const { spelling } = foldCompanyName(written);
  const name = !spelling.includes('(')
    ? spelling
    : spelling.replace(SHORT_FORM_INSIDE, (all, short: string) =>
        foldCompanyName(`(${short})あ`).form === known.form
          ? foldCompanyName(`(${short})あ`).spelling.slice(0, -1)
          : all,
      );
  return name.startsWith(known.spelling) && isUnit(name.slice(known.spelling.length));
}
const SHORT_FORM_INSIDE = /\((\p{Script=Han}{1,4})\)/gu;

/** The reading in kana, or in Latin letters in any romanisation. */
function isReadingOf(written: string, core: string, registered: string): boolean {
  // A name with characters in it is no reading: none has to be folded to know that.
  if (core === '' || (KANJI.test(core) && !KANJI.test(nfkc(registered)))) return false;
  const reading = foldText(registered);
  return core === reading || (isLatinOnly(core) && latinKeys(written).includes(kanaKey(reading)));
}
const KANJI = /[㐀-鿿]/;

const nearlySame = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= SHORTEST_FUZZY && withinOneEdit(a, b);

/** The name names this company: as registered, folded, by reading, in English, or with one of its offices. */
export const nameAgrees = (agreement: NameAgreement): boolean =>
  ['exact', 'normalized', 'branch', 'kana', 'english'].includes(agreement);

/** The name points at the company without naming it. */
export const nameIsSimilar = (agreement: NameAgreement): boolean => !nameAgrees(agreement) && agreement !== 'different';

/** Agreement in the words of the evidence endpoints. */
export const nameOutcome = (agreement: NameAgreement): 'match' | 'partial_match' | 'mismatch' =>
  nameAgrees(agreement) ? 'match' : nameIsSimilar(agreement) ? 'partial_match' : 'mismatch';

export type NameGrade = 'A' | 'B' | 'F' | 'Z';
export const nameGrade = (agreement: NameAgreement | null): NameGrade =>
  agreement === null ? 'Z' : nameAgrees(agreement) ? 'A' : nameIsSimilar(agreement) ? 'B' : 'F';
