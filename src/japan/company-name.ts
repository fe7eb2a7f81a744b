import { editDistance, WILDCARD } from '../contract/edit-distance.ts';
import { remembered } from '../contract/remembered.ts';
import { KANJI_VARIANTS, REGISTRY_SUBSTITUTES } from './kanji-variants.ts';
import { LEGAL_FORM_CHARACTERS, type LegalFormCode, legalForm } from './legal-form.ts';
import { nfkc } from './nfkc.ts';
import { type SplitName, splitLegalForm } from './split-legal-form.ts';

/** A company name brought to the forms it is compared in. */
export interface FoldedName {
  /**
   * The full legal name as the registry would write it: NFKC, no spaces, a Japanese abbreviation of the form written
   * out in its place, the registry's own substitutes for glyphs it cannot hold. Equality here is `name_exact`.
   */
  readonly spelling: string;
  /** The name without its legal form, folded: equality here, with the same form, is `name_normalized`. */
  readonly core: string;
  readonly form: LegalFormCode | null;
  /** A western ending (Co., Ltd.) that fits several Japanese forms. */
  readonly western: boolean;
  readonly position: 'before' | 'after' | null;
}

const DROP = 0;
const TABLE = buildTable();

/** One BMP code unit after NFKC → the unit it is compared as; DROP for what carries no meaning between names. */
function buildTable(): Uint16Array {
  const table = new Uint16Array(0x10000);
  for (let unit = 0; unit < 0x10000; unit++) table[unit] = unit;
  const drop = (from: number, to = from) => table.fill(DROP, from, to + 1);
  drop(0x00, 0x2f);
  drop(0x3a, 0x40);
  drop(0x5b, 0x5e);
  drop(0x60);
  drop(0x7b, 0xbf);
  drop(0x2000, 0x206f);
  drop(0x2190, 0x2bff);
  drop(0x3000, 0x3004);
  drop(0x3006);
  drop(0x3008, 0x3020);
  drop(0x3030);
  drop(0x3099, 0x309c);
  drop(0x30fb, 0x30fc);
  drop(0xfe00, 0xfe4f);
  drop(0xfeff);
  for (let unit = 0x41; unit <= 0x5a; unit++) table[unit] = unit + 32;
  for (let unit = 0x3041; unit <= 0x3096; unit++) table[unit] = unit + 0x60;
  for (let unit = 0xc0; unit < 0x250; unit++) {
    // É and é are typed E and e as often as not.
    const plain = String.fromCharCode(unit).normalize('NFD').charCodeAt(0);
    table[unit] =
      plain < 0x80
        ? String.fromCharCode(plain).toLowerCase().charCodeAt(0)
        : String.fromCharCode(unit).toLowerCase().charCodeAt(0);
  }
  const kana: Record<string, string> = {
    ァ: 'ア',
    ィ: 'イ',
    ゥ: 'ウ',
    ェ: 'エ',
    ォ: 'オ',
    ッ: 'ツ',
    ャ: 'ヤ',
    ュ: 'ユ',
    ョ: 'ヨ',
    ヮ: 'ワ',
    ヵ: 'カ',
    ヶ: 'ケ',
    ヴ: 'ブ',
    ヰ: 'イ',
    ヱ: 'エ',
    ヲ: 'オ',
    ヂ: 'ジ',
    ヅ: 'ズ',
    ヷ: 'ワ',
    ヺ: 'オ',
  };
  for (const [from, to] of Object.entries(kana)) table[from.charCodeAt(0)] = to.charCodeAt(0);
  for (let unit = 0x3041; unit <= 0x3096; unit++) table[unit] = table[unit + 0x60]!;
  for (const [from, to] of KANJI_VARIANTS)
    if (from.length === 1 && to.length === 1) table[from.charCodeAt(0)] = to.charCodeAt(0);
  return table;
}

const ITERATION = 0x3005;
const VARIATION_SELECTORS = /[\u{e0100}-\u{e01ef}]/gu;
const SPACES_AND_SELECTORS = /(?:\s|[\ufe00-\ufe0f])+/gu;
const SURROGATE = /[\ud800-\udfff]/;

/** Folds a text that is in NFKC already: case, kana, old characters, long marks, punctuation. */
function foldNormalized(text: string): string {
  let out = '';
  let last = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // ヴァ ヴィ are written バ ビ: ブ + small vowel becomes the plain syllable.
    if (unit === 0x30f4 || unit === 0x3094) {
      const vowel = '\u30a1\u30a3\u30a7\u30a9\u3041\u3043\u3047\u3049'.indexOf(text[i + 1] ?? ' ');
      if (vowel >= 0) {
        last = 'バビベボ'.charCodeAt(vowel % 4);
        out += String.fromCharCode(last);
        i++;
        continue;
      }
    }
    const folded = unit === ITERATION && last !== 0 ? last : TABLE[unit]!;
    if (folded === DROP) continue;
    out += String.fromCharCode(folded);
    last = folded;
  }
  return out;
}

const compat = (text: string): string => withCommonVariants(nfkc(text));

/** A text in NFKC with the characters beyond the first plane that are brought together with common ones. */
const withCommonVariants = (normalized: string): string => {
  if (!SURROGATE.test(normalized)) return normalized;
  const plain = normalized.replace(VARIATION_SELECTORS, '');
  return plain.replace(/[\u{10000}-\u{10ffff}]/gu, (character) => KANJI_VARIANTS.get(character) ?? character);
};

/** The comparison form of any piece of a name: a core, a reading, a trade name. */
export function foldText(text: string): string {
  const normalized = compat(text);
  // A name of punctuation alone ("＆") still has to be found.
  return foldNormalized(normalized) || normalized.replace(/\s+/gu, '').toLowerCase();
}

const JAPANESE = /[\u3041-\u30ff\u3400-\u9fff]/;

/** A Japanese name without spaces, its legal form in today's characters: 株 式 會 社 is 株式会社. */
function forSplitting(normalized: string, has: number): string {
  if (has & HAS.surrogates ? !JAPANESE.test(normalized) : (has & HAS.japanese) === 0) return normalized;
  const compact = has & HAS.spaces ? normalized.replace(/\s+/gu, '') : normalized;
  return has & HAS.oldInForms ? compact.replace(OLD_IN_FORMS, (character) => KANJI_VARIANTS.get(character)!) : compact;
}

const oldInForms = [...KANJI_VARIANTS].filter(([from, to]) => from.length === 1 && LEGAL_FORM_CHARACTERS.has(to));
const OLD_IN_FORMS = new RegExp(`[${oldInForms.map(([from]) => from).join('')}]`, 'gu');

/** Names of the look-ups under way: each is compared several times with each of its candidates. */
const KEPT = 512;

/** The forms a name is compared in. */
export const foldCompanyName = remembered(fold, KEPT);

/** What a text may have that has to be replaced; characters of two units may be anything. */
const HAS = { asked: 1, spaces: 2, surrogates: 4, substituted: 8, oldInForms: 16, japanese: 32, anything: 63 } as const;
const units = new Uint8Array(0x10000);

function unitOf(unit: number): number {
  const character = String.fromCharCode(unit);
  const has = (pattern: RegExp, bit: number) => (character.search(pattern) >= 0 ? bit : 0);
  return (units[unit] =
    HAS.asked |
    has(SPACES_AND_SELECTORS, HAS.spaces) |
    has(SURROGATE, HAS.anything) |
    has(SUBSTITUTED, HAS.substituted) |
    has(OLD_IN_FORMS, HAS.oldInForms) |
    has(JAPANESE, HAS.japanese));
}

/** Each character is asked once: five patterns over a name that has none of them cost as much as folding it. */
function kindsIn(text: string): number {
  let all = 0;
  for (let i = 0; i < text.length; i++) all |= units[text.charCodeAt(i)] || unitOf(text.charCodeAt(i));
  return all;
}

function fold(name: string): FoldedName {
  const normalized = nfkc(name);
  const has = kindsIn(normalized);
  const text = forSplitting(has & HAS.surrogates ? withCommonVariants(normalized) : normalized, has);
  const split = splitLegalForm(text);
  const { body, form, western, position } = split;
  const core = foldNormalized(body) || body.replace(/\s+/gu, '').toLowerCase();
  return { spelling: spellingOf(normalized, has, text, split), core, form, western, position };
}

const SUBSTITUTED = new RegExp(`[${[...REGISTRY_SUBSTITUTES.keys()].join('')}]`, 'gu');

function spellingOf(normalized: string, has: number, folded: string, split: SplitName): string {
  // Without `compat`: 𠮷 is the registry's 吉, but other characters beyond the first plane are not brought together.
  let text = has & HAS.spaces ? normalized.replace(SPACES_AND_SELECTORS, '') : normalized;
  if (has & HAS.surrogates) text = text.replace(VARIATION_SELECTORS, '');
  if (has & HAS.substituted) text = text.replace(SUBSTITUTED, (character) => REGISTRY_SUBSTITUTES.get(character)!);
  // Old characters in the form itself (株式會社) are another spelling, so the form is looked for as it was written.
  const { body, form, position, style } = folded === text ? split : splitLegalForm(text);
  if (form === null || style !== 'short') return text;
  return position === 'before' ? legalForm(form).ja + body : body + legalForm(form).ja;
}

const MAIN_FORMS = ['株式会社', '有限会社', '合同会社', '合資会社', '合名会社'];

/** What the core may be when the legal form has one wrong, missing or extra character. */
export function coresWithoutDamagedForm(name: string): string[] {
  const text = compat(name).replace(/\s+/gu, '');
  const cores = new Set<string>();
  for (const form of MAIN_FORMS)
    for (const length of [5, 4, 3]) {
      if (text.length <= length + 1) continue;
      if (editDistance(text.slice(0, length), form, 1) === 1) cores.add(foldNormalized(text.slice(length)));
      if (editDistance(text.slice(-length), form, 1) === 1) cores.add(foldNormalized(text.slice(0, -length)));
    }
  return [...cores];
}

export type NameOutcome = 'exact' | 'normalized' | 'except_legal_form' | 'different';

/** Two forms that do not contradict each other: the same one, one not written, or a western ending of a company. */
export function formsAgree(a: FoldedName, b: FoldedName): boolean {
  if (a.form === b.form) return true;
  if (a.form === null || b.form === null) {
    const other = a.form ?? b.form;
    const open = a.form === null ? a : b;
    // Co., Ltd. says "company", which an association or a school is not.
    return !open.western || other === 'kk' || other === 'yk' || other === 'gk';
  }
  // "LLC" and "G.K." on one side only come with an explicit code and have been compared above.
  return false;
}

/** `Tidepoolー`: Latin letters are not drawn out, so a mark behind the last one stands for a sign that was not read. */
const STRAY_MARK = /[a-z][ー―]$/i;

/** How two written names agree. A missing legal form is no contradiction, another one is. */
export function compareCompanyNames(left: string, right: string): NameOutcome {
  const a = foldCompanyName(left);
  const b = foldCompanyName(right);
  if (a.spelling === b.spelling) return 'exact';
  if (!coresEqual(a.core, b.core) || a.spelling.search(STRAY_MARK) >= 0 !== b.spelling.search(STRAY_MARK) >= 0)
    return 'different';
  return formsAgree(a, b) ? 'normalized' : 'except_legal_form';
}

/** Equal cores, `_` standing for any one character. */
export function coresEqual(a: string, b: string): boolean {
  if (a === b) return a !== '';
  if (a.length !== b.length || (!a.includes(WILDCARD) && !b.includes(WILDCARD))) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && a[i] !== WILDCARD && b[i] !== WILDCARD) return false;
  return true;
}
