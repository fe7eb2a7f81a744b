import { HOUSE_KINDS } from '../vocabulary/house-kinds.ts';

/** A name as the rules found it: without a legal form nothing but its print says where it begins and ends. */
interface PrintedName {
  readonly value: string;
  readonly form: boolean;
  readonly town: boolean;
  /** How often else the paper prints just this. */
  readonly repeats: number;
}

/** クリーニングの白妙舎 円山店: which of its shops, behind the name of a chain. */
const BRANCH = /[^\s/／]店$/;
/** Self-service laundries say what they are on every sign, and are mostly called without it. */
const LAUNDRY = /^コインランドリー /;
const LATIN = /^[\x20-\x7e’À-ÖØ-öø-ſ]+$/;
/** Family and given name; カ行 of a name in kana is set apart alike. */
const PERSON = /^[\p{Script=Han}々ぁ-んァ-ヶー]{1,5} [\p{Script=Han}々ぁ-んァ-ヶー]{1,6}$/u;

/**
 * はちみつ 蜜ノ里, くぜファーム 軽トラ市, 手打そば さとう庵: of several words some are what the house is, sells or does, and some its
 * name, and without a legal form or the register the paper does not tell which. Of such names that passed on sets nobody
 * had read one in five was wrong, of names in one word none.
 */
export function hasOpenExtent({ value, form, town, repeats }: PrintedName, isPerson: boolean): boolean {
  if (form || town || repeats > 0 || LATIN.test(value)) return false;
  const words = value.trim().split(/[\s/／|｜]+/);
  const own = BRANCH.test(words.at(-1)!) ? words.slice(0, -1) : words;
  if (own.length < 2) return false;
  // セルフうどん 見本屋 丸亀店: a chain's shop bears the whole of its sign.
  if (own.length === 2 && own !== words && !LAUNDRY.test(value)) return false;
  if (isPerson && PERSON.test(own.join(' '))) return false;
  const separated = /[/／|｜]/.test(value) ? value.trim() : own.join(' ');
  return !HOUSE_KINDS.some(({ pattern }) => pattern.test(separated));
}
