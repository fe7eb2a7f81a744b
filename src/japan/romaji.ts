import { toKatakana } from './kana.ts';

/*
 * Hepburn as Japanese passports, the Geospatial Information Authority (地名等の英語表記規程, 2016) and Japan Post
 * use it: long vowels unmarked, m before b, m and p, no apostrophes.
 */
const table = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(/\s+/).map((pair) => pair.split(':')));

const SYLLABLES = table(
  'ア:a イ:i ウ:u エ:e オ:o カ:ka キ:ki ク:ku ケ:ke コ:ko ガ:ga ギ:gi グ:gu ゲ:ge ゴ:go ' +
    'サ:sa シ:shi ス:su セ:se ソ:so ザ:za ジ:ji ズ:zu ゼ:ze ゾ:zo タ:ta チ:chi ツ:tsu テ:te ト:to ' +
    'ダ:da ヂ:ji ヅ:zu デ:de ド:do ナ:na ニ:ni ヌ:nu ネ:ne ノ:no ハ:ha ヒ:hi フ:fu ヘ:he ホ:ho ' +
    'バ:ba ビ:bi ブ:bu ベ:be ボ:bo パ:pa ピ:pi プ:pu ペ:pe ポ:po マ:ma ミ:mi ム:mu メ:me モ:mo ' +
    'ヤ:ya ユ:yu ヨ:yo ラ:ra リ:ri ル:ru レ:re ロ:ro ワ:wa ヰ:i ヱ:e ヲ:o ン:n ヴ:vu ' +
    'ァ:a ィ:i ゥ:u ェ:e ォ:o ャ:ya ュ:yu ョ:yo ヮ:wa ヵ:ka ヶ:ga',
);
const PAIRS = table(
  'シェ:she ジェ:je チェ:che ティ:ti ディ:di デュ:dyu テュ:tyu トゥ:tu ドゥ:du ファ:fa フィ:fi フェ:fe フォ:fo フュ:fyu ' +
    'ウィ:wi ウェ:we ウォ:wo イェ:ye ツァ:tsa ツィ:tsi ツェ:tse ツォ:tso ヴァ:va ヴィ:vi ヴェ:ve ヴォ:vo ヴュ:vyu ' +
    'クァ:kwa クォ:kwo グァ:gwa',
);
const CONTRACTIONS = table('キ:ky ギ:gy シ:sh ジ:j チ:ch ヂ:j ニ:ny ヒ:hy ビ:by ピ:py ミ:my リ:ry');
const CONTRACTED_VOWEL = table('ャ:a ュ:u ョ:o');

/** The same tables by the place of a katakana in its block: no string is made to look a character up. */
const FIRST = 0x30a0;
const inBlock = (entries: Readonly<Record<string, string>>): readonly (string | undefined)[] =>
  Array.from({ length: 0x60 }, (_, i) => entries[String.fromCharCode(FIRST + i)]);
const SYLLABLE = inBlock(SYLLABLES);
const CONTRACTED = inBlock(CONTRACTIONS);
const CONTRACTED_VOWELS = inBlock(CONTRACTED_VOWEL);
const isSmall = inBlock(Object.fromEntries([...'ァィゥェォャュョヮ'].map((small) => [small, small])));
const DOUBLING = 0x30c3;
const LONG_MARK = 0x30fc;

/** Marks a boundary across which vowels do not join: `ノ` + BOUNDARY + `ウチ` → nouchi. Removed from the result. */
const BOUNDARY = '\u0001';

interface HepburnOptions {
  /** Keep long vowels as they are written in kana (`ou`, `oo`, `uu`). */
  readonly keepLongVowels?: boolean;
}

/** Kana to lower-case Hepburn; characters that are not kana pass through. */
export function hepburn(kana: string, options: HepburnOptions = {}): string {
  const spelled = spell(toKatakana(kana));
  // One pass only: トウオン is to-on, not ton; ショウオウ is sho-o.
  const vowels = options.keepLongVowels ? spelled : spelled.replace(/(o)[ou]|(u)u/g, '$1$2');
  return vowels.replace(/n(?=[bmp])/g, 'm').replaceAll(BOUNDARY, '');
}

function spell(kana: string): string {
  let out = '';
  let double = false;
  for (let i = 0; i < kana.length; i++) {
    const unit = kana.charCodeAt(i);
    if (unit === DOUBLING) {
      double = true;
      continue;
    }
    if (unit === LONG_MARK) continue;
    const at = unit - FIRST;
    const next = kana.charCodeAt(i + 1) - FIRST;
    let syllable: string;
    // Joining two characters to look them up costs more than all the rest, and few are followed by a small one.
    const pair = isSmall[next] === undefined ? undefined : PAIRS[kana[i]! + kana[i + 1]!];
    if (pair !== undefined) {
      syllable = pair;
      i++;
    } else if (CONTRACTED[at] !== undefined && CONTRACTED_VOWELS[next] !== undefined) {
      syllable = CONTRACTED[at] + CONTRACTED_VOWELS[next];
      i++;
    } else syllable = SYLLABLE[at] ?? kana[i]!;
    // ッチ is tchi; a ッ before a vowel or at the end has no sound of its own to double.
    if (double && /^[bcdfghjkmpqrstvwyz]/.test(syllable)) out += syllable.startsWith('ch') ? 't' : syllable[0];
    double = false;
    out += syllable;
  }
  return out;
}

const SMALL_LETTER = /[a-z]/;
const BREAK = /[\s(/・.]/;

/** `tokyo to` → `Tokyo To`: the first letter of every word, also after a hyphen-free separator. */
export function titleCase(romaji: string): string {
  // Most are one word, and their first letter is all there is to do.
  const whole = SMALL_LETTER.test(romaji.charAt(0)) ? romaji.charAt(0).toUpperCase() + romaji.slice(1) : romaji;
  return BREAK.test(whole) ? whole.replace(/[\s(/・.][a-z]/g, (all) => all.toUpperCase()) : whole;
}

/** A reading as an English name: `ヤマダ タロウ` → `Yamada Taro`. */
export const romanizeName = (kana: string): string =>
  titleCase(
    hepburn(kana)
      .replace(/[\s・･]+/g, ' ')
      .trim(),
  );

/** Nothing to normalise and nothing counted. */
const KANA_ALONE = /^[ァ-ヶー]+$/;

/**
 * A place name's reading in Hepburn, each word with a capital. The written form is needed for one thing: in 丸の内 the
 * vowels of の and うち belong to two words, so the customary English is Marunouchi. `wordStart` is where a second word
 * begins (鳴子温泉 and 赤湯: Narukonsen Akayu); counted rows are words of their own (Kita 3-jo Nishi).
 */
export function romanizePlace(kana: string, written: string, wordStart = 0): string {
  const reading = toKatakana(kana);
  const words = wordStart > 0 ? `${reading.slice(0, wordStart)} ${reading.slice(wordStart)}` : reading;
  const split = /[のノ之乃]内/.test(written) ? words.replace(/ノウチ/g, `ノ${BOUNDARY}ウチ`) : words;
  const counted = KANA_ALONE.test(split)
    ? split
    : split.normalize('NFKC').replace(/(\d+)(ジョウ|セン)(?=[ァ-ヶ ]|$)/g, ' $1$2 ');
  return (
    counted
      .trim()
      .split(/ +/)
      // Counted names are written 3-jo, 15-sen.
      .map((word) => hepburn(word.replace(/(\d+)(?=[ァ-ヶ])/g, '$1-')))
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
