import { LEGAL_FORM_IN_TEXT } from '../../../japan/legal-form.ts';
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

/**
 * 株式会社見本農機白石営業所, 株式会社見本珈琲天神店, 株式会社見本調剤みほん薬局: a company and, grown to it, one of its houses;
 * where the name ends, the print does not say. 株式会社見本酒店 is a name.
 */
const GROWN_BRANCH = new RegExp(
  String.raw`^(?:${LEGAL_FORM_IN_TEXT.source})\S{2,}(?:営業所|支店|支社|出張所|事業所|給油所|整備工場|SS|(?:調剤|ファーマシー|ファーマ|メディカル|薬品)\S+薬局|[^商酒書米茶薬油肉魚花靴鞄器具物服菓本飯鮨畳表章料売理貨務材計豆]店)$`,
  'u',
);
export const endsInBranch = (name: string): boolean => GROWN_BRANCH.test(name.trim());
