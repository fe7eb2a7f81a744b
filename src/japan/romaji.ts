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

const BOUNDARY_UNIT = 1;
const [O, U, N] = [0x6f, 0x75, 0x6e];
/** Before these n is m. */
const isLabial = (unit: number): boolean => unit === 0x62 || unit === 0x6d || unit === 0x70;
/** What ッ can double: every consonant but l, n and x. */
const DOUBLED = new Set([...'bcdfghjkmpqrstvwyz'].map((letter) => letter.charCodeAt(0)));

/**
 * Kana to lower-case Hepburn; characters that are not kana pass through. Each syllable is joined to what is there: a
 * long vowel is left out once (トウオン is to-on, not ton; ショウオウ is sho-o), an n waits for what follows it.
 */
export const hepburn = (written: string, { keepLongVowels = false }: HepburnOptions = {}): string =>
  hepburnOf(toKatakana(written), keepLongVowels);

function hepburnOf(kana: string, keepLongVowels: boolean): string {
  let out = '';
  /** The last letter, as far as a vowel may still join it. */
  let last = 0;
  let hasN = false;
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
    const first = syllable.charCodeAt(0);
    if (hasN) out += isLabial(first) ? 'm' : 'n';
    hasN = false;
    // ッチ is tchi; a ッ before a vowel or at the end has no sound of its own to double.
    if (double && DOUBLED.has(first)) {
      out += syllable.startsWith('ch') ? 't' : syllable[0];
      last = 0;
    }
    double = false;
    if (first === BOUNDARY_UNIT) last = 0;
    else if (!keepLongVowels && ((last === O && (first === O || first === U)) || (last === U && first === U))) last = 0;
    else if (first === N && syllable.length === 1) {
      hasN = true;
      last = 0;
    } else {
      out += syllable;
      last = syllable.charCodeAt(syllable.length - 1);
    }
  }
  return hasN ? `${out}n` : out;
}

const SMALL_LETTER = /[a-z]/;
const BREAK = /[\s(/・.]/;

/** `tokyo to` → `Tokyo To`: the first letter of every word, also after a hyphen-free separator. */
export function titleCase(romaji: string): string {
  // Most are one word, and their first letter is all there is to do.
  const whole = SMALL_LETTER.test(romaji.charAt(0)) ? romaji.charAt(0).toUpperCase() + romaji.slice(1) : romaji;
  return BREAK.test(whole) ? whole.replace(/[\s(/・.][a-z]/g, (all) => all.toUpperCase()) : whole;
}

const APART = /[\s・･]/;

/** Nothing to normalise, and one word. */
const KANA_ALONE = /^[ァ-ヶー]+$/;

/** Such a reading, with a capital. */
const oneWord = (kana: string): string => {
  const word = hepburnOf(kana, false);
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** A reading as an English name: `ヤマダ タロウ` → `Yamada Taro`. */
export const romanizeName = (kana: string): string => {
  if (KANA_ALONE.test(kana)) return oneWord(kana);
  const romaji = hepburn(kana);
  return titleCase(APART.test(romaji) ? romaji.replace(/[\s・･]+/g, ' ').trim() : romaji);
};

/** 丸の内, 山ノ内. */
const PARTED = /[のノ之乃]内/;
const parted = (reading: string): string => reading.replace(/ノウチ/g, `ノ${BOUNDARY}ウチ`);

/**
 * A place name's reading in Hepburn, each word with a capital. The written form is needed for one thing: in 丸の内 the
 * vowels of の and うち belong to two words, so the customary English is Marunouchi. `wordStart` is where a second word
 * begins (鳴子温泉 and 赤湯: Narukonsen Akayu); counted rows are words of their own (Kita 3-jo Nishi).
 */
export function romanizePlace(kana: string, written: string, wordStart = 0): string {
  // Most are one word of kana alone.
  if (wordStart === 0 && KANA_ALONE.test(kana)) return oneWord(PARTED.test(written) ? parted(kana) : kana);
  const reading = toKatakana(kana);
  const words = wordStart > 0 ? `${reading.slice(0, wordStart)} ${reading.slice(wordStart)}` : reading;
  const split = PARTED.test(written) ? parted(words) : words;
  const counted = split.normalize('NFKC').replace(/(\d+)(ジョウ|セン)(?=[ァ-ヶ ]|$)/g, ' $1$2 ');
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
