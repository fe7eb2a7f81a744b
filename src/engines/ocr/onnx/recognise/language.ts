import { KANJI_VARIANTS } from '../../../../japan/kanji-variants.ts';
import type { Alternative, CharReading } from '../../types.ts';

/** How many times a run of one to three characters stands in the texts it was counted in; 0 when hardly ever. */
export type CountOf = (key: string) => number;

export interface Language {
  readonly countOf: CountOf;
  /** Characters counted in all. */
  readonly total: number;
}

/** Reads the table that `training/language.py` writes. */
export function openLanguage(bytes: Buffer): Language {
  const [slots, total] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4)];
  if (bytes.length !== 8 + slots * 4) throw new Error(`language table of ${bytes.length} bytes for ${slots} places`);
  const table = new Uint32Array(bytes.buffer.slice(bytes.byteOffset + 8, bytes.byteOffset + bytes.length));
  const countOf = (key: string): number => {
    const hash = hashOf(key);
    for (let at = hash % slots; table[at] !== 0; at = (at + 1) % slots) {
      const word = table[at]!;
      if (word >>> 6 === hash >>> 6) return 2 ** (((word & 63) - 1) / 3);
    }
    return 0;
  };
  return { countOf, total };
}

/** FNV-1a over the code units, stirred. */
function hashOf(key: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) value = Math.imul(value ^ key.charCodeAt(i), 0x01000193);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

/** Only what print can confuse: a surer character stays, and one that was hardly considered is not brought in. */
const SURE = 0.97;
const LEAST = 0.02;
/** How much the words count against the picture. */
const WEIGHT = 0.5;
/** What a shorter run is worth where the longer one was never seen. */
const SHORTER = 0.25;

/**
 * て and で carry the grammar of running text, and some fonts print the dots of で apart from it: the other one is
 * considered this much even where the picture speaks against it. Other kana stand in names, which have no grammar.
 */
const OTHER_VOICE = 0.008;
const VOICES: Readonly<Record<string, string>> = { て: 'で', で: 'て' };
/** One name's spellings, which no word tells apart: 髙橋 is not 高橋. 斎 and 斉 are two characters, but of one name. */
const spelling = (char: string): string => {
  const plain = char.normalize('NFKC');
  const form = KANJI_VARIANTS.get(plain) ?? plain;
  return form === '斉' ? '斎' : form;
};

/**
 * What the words it was counted in rarely hold, and papers do: the word of courtesy before a noun (のご購入), the 字 of an
 * address (桑名市大字上野). Read at least this surely it stays.
 */
const KEPT: readonly {
  readonly before: RegExp;
  readonly char: string;
  readonly after: RegExp;
  readonly least: number;
}[] = [
  { before: /(?:^|[^ァ-ヶー])$/, char: 'ご', after: /^\p{Script=Han}{2}/u, least: 0.85 },
  { before: /(?:^|[市区町村郡])大$/, char: '字', after: /^\p{Script=Han}/u, least: 0.4 },
];

const isKept = ({ text, confidence }: CharReading, texts: readonly string[], i: number): boolean =>
  KEPT.some(
    ({ before, char, after, least }) =>
      text === char &&
      confidence >= least &&
      before.test(texts.slice(0, i).join('')) &&
      after.test(texts.slice(i + 1).join('')),
  );

const WORD_CHARACTER = /^[\u3041-\u3096\u30a1-\u30fa\u30fc\u3005-\u3007\u4e00-\u9fff]$/;

/**
 * Kana and kanji that the picture leaves open are settled by the characters around them: プリンター, not ブリンター.
 * Numbers and letters stay as they were read.
 */
export function settleByLanguage(chars: readonly CharReading[], language: Language): CharReading[] {
  const texts = chars.map((char) => char.text);
  return chars.map((char, i) => {
    const open = openChoices(char);
    if (open.length === 0 || isKept(char, texts, i)) return char;
    const candidates: Alternative[] = [{ text: char.text, confidence: char.confidence }, ...open];
    const scores = candidates.map(({ text, confidence }) => {
      texts[i] = text;
      return Math.log(confidence) + WEIGHT * likelihood(texts, i, language);
    });
    const best = scores.indexOf(Math.max(...scores));
    texts[i] = candidates[best]!.text;
    return best === 0 ? char : chosen(char, candidates, scores, best);
  });
}

function openChoices({ text: read, confidence: sureness, alternatives }: CharReading): Alternative[] {
  if (!isOpen(read)) return [];
  const considered = sureness >= SURE ? [] : alternatives.filter(({ confidence }) => confidence >= LEAST);
  const open = considered.filter(({ text }) => isOpen(text) && !isOtherSpelling(text, read));
  const voice = VOICES[read];
  if (!voice || open.some((other) => other.text === voice)) return open;
  return [...open, { text: voice, confidence: OTHER_VOICE }];
}

/** What a single stroke is (一, ー), its direction says and its neighbours, not a word. */
const isOpen = (text: string): boolean => WORD_CHARACTER.test(text) && !/^[一ー]$/.test(text);

const isOtherSpelling = (a: string, b: string): boolean => spelling(a) === spelling(b);

/** Its confidence is the share of the pictures' that the words leave it. */
function chosen(
  char: CharReading,
  candidates: readonly Alternative[],
  scores: readonly number[],
  best: number,
): CharReading {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const share = 1 / sum(scores.map((score) => Math.exp(score - scores[best]!)));
  const { text } = candidates[best]!;
  const others = char.alternatives.filter((other) => other.text !== text);
  return {
    ...char,
    text,
    confidence: Math.min(1, share * sum(candidates.map((candidate) => candidate.confidence))),
    alternatives: [{ text: char.text, confidence: char.confidence }, ...others],
  };
}

/** Logarithm of how likely the three runs are that end with, contain and begin with the character. */
function likelihood(texts: readonly string[], i: number, { countOf, total }: Language): number {
  let sum = 0;
  for (let end = i; end <= Math.min(i + 2, texts.length - 1); end++) {
    if (!WORD_CHARACTER.test(texts[end]!)) break;
    sum += Math.log(chance(texts[end - 2] ?? '', texts[end - 1] ?? '', texts[end]!, countOf, total));
  }
  return sum;
}

/** Chance of `c` after `a` and `b`; shorter runs where longer ones were not seen. */
function chance(a: string, b: string, c: string, countOf: CountOf, total: number): number {
  const word = (text: string) => WORD_CHARACTER.test(text);
  if (word(b)) {
    const three = word(a) ? countOf(a + b + c) : 0;
    if (three > 0) return Math.min(1, three / Math.max(three, countOf(a + b)));
    const two = countOf(b + c);
    if (two > 0) return (word(a) ? SHORTER : 1) * Math.min(1, two / Math.max(two, countOf(b)));
    return (word(a) ? SHORTER * SHORTER : SHORTER) * ((countOf(c) + 0.5) / total);
  }
  return (countOf(c) + 0.5) / total;
}
