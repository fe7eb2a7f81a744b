import type { CharReading, Reading } from '../../types.ts';
import { hiddenDigits, kanjiNumeral, opening, type Renamed, standingHyphen, timesSign } from './context-kanji.ts';
import { faintMarks, slantedMark } from './context-marks.ts';
import { NUMBER_RULES } from './context-numbers.ts';
import { cutLabel, lostDot, patterns } from './context-patterns.ts';
import { at, DIGIT, HIRAGANA, KANJI, KATAKANA, type Rule, replace } from './context-rule.ts';
import { readingOf } from './decode.ts';
import { type Language, settleByLanguage } from './language.ts';
import { phrases } from './phrases.ts';

/**
 * Characters that look alike in print are settled by their neighbours: ー between katakana, 一 between kanji, a
 * comma inside an amount. A rule changes a character only into one of its look-alikes, and the first reading stays
 * among the alternatives.
 */
export function applyContext(reading: Reading, vertical = false, language?: Language): Reading {
  const chars = language ? settleByLanguage(reading.chars, language) : [...reading.chars];
  for (const rule of vertical ? VERTICAL_RULES : RULES) rule(chars);
  return readingOf(chars);
}

/** Katakana and their kanji or sign twins. */
const KATAKANA_OF: Readonly<Record<string, string>> = {
  一: 'ー',
  '-': 'ー',
  '―': 'ー',
  二: 'ニ',
  三: 'ミ',
  八: 'ハ',
  力: 'カ',
  口: 'ロ',
  工: 'エ',
  夕: 'タ',
  卜: 'ト',
  才: 'オ',
  千: 'チ',
  へ: 'ヘ',
  べ: 'ベ',
  ぺ: 'ペ',
  り: 'リ',
  丿: 'ノ',
};
const HIRAGANA_OF: Readonly<Record<string, string>> = { ヘ: 'へ', ベ: 'べ', ペ: 'ぺ', リ: 'り' };
const KANJI_OF: Readonly<Record<string, string>> = {
  ー: '一',
  ニ: '二',
  ハ: '八',
  カ: '力',
  ロ: '口',
  エ: '工',
  タ: '夕',
  ト: '卜',
};
/** A rule may overrule the picture when the look-alike was considered at all, or is the same shape in most fonts. */
const SAME_SHAPE = new Set([
  'へ',
  'ヘ',
  'べ',
  'ベ',
  'ぺ',
  'ペ',
  '一',
  'ー',
  '―',
  '-',
  '二',
  'ニ',
  '口',
  'ロ',
  '力',
  'カ',
  '工',
  'エ',
  '夕',
  'タ',
  '卜',
  'ト',
  '八',
  'ハ',
]);

const considered = (char: CharReading, text: string): boolean =>
  SAME_SHAPE.has(char.text) || char.alternatives.some((other) => other.text === text);

const scripts =
  (vertical: boolean): Rule =>
  (chars) => {
    for (let i = 0; i < chars.length; i++) {
      const char = chars[i]!;
      const [before, after] = [at(chars, i - 1), at(chars, i + 1)];
      const katakana = KATAKANA_OF[char.text];
      if (katakana && considered(char, katakana)) {
        const long = katakana === 'ー';
        // A long mark follows katakana; others stand between katakana, or beside some and no kanji.
        const fits = long
          ? KATAKANA.test(before) && !KANJI.test(after) && !DIGIT.test(after)
          : char.text === 'り' || char.text === 'へ' || char.text === 'べ' || char.text === 'ぺ'
            ? KATAKANA.test(before) && KATAKANA.test(after)
            : (KATAKANA.test(before) && (KATAKANA.test(after) || !KANJI.test(after))) ||
              (KATAKANA.test(after) && !KANJI.test(before) && !DIGIT.test(before) && before !== '第');
        if (fits) {
          replace(chars, i, katakana);
          continue;
        }
      }
      const hiragana = HIRAGANA_OF[char.text];
      if (
        hiragana &&
        (HIRAGANA.test(before) || HIRAGANA.test(after)) &&
        !KATAKANA.test(before) &&
        !KATAKANA.test(after)
      ) {
        replace(chars, i, hiragana);
        continue;
      }
      // In a column a hyphen stands where 一 lies: there is nothing to mistake.
      if (!(vertical && char.text === '-') && isMistakenOne(char, before, after)) {
        replace(chars, i, '一');
        continue;
      }
      const kanji = KANJI_OF[char.text];
      if (!kanji || !considered(char, kanji) || !KANJI.test(before)) continue;
      // 窓口まで: no katakana word has one letter. カ and ハ stand alone in 一カ月 and 1ハ.
      if (KANJI.test(after) || (/[ロニエタ]/.test(char.text) && HIRAGANA.test(after))) replace(chars, i, kanji);
    }
  };

/** 一般社団法人 after any name, 一丁目 after a town: no dash stands there. */
const isMistakenOne = (char: CharReading, before: string, after: string): boolean =>
  /^[-ー―]$/.test(char.text) &&
  (after === '般' ||
    after === '丁' ||
    (KANJI.test(before) && KANJI.test(after) && char.alternatives.some((other) => other.text === '一')));

/** 請求日 read as 請求H: a lone letter after a kanji, where a kanji was considered too. */
const loneLetters: Rule = (chars) => {
  for (let i = 1; i < chars.length; i++) {
    const [before, after] = [at(chars, i - 1), at(chars, i + 1)];
    if (!/^[A-Za-z]$/.test(at(chars, i)) || !KANJI.test(before) || /[A-Za-z0-9]/.test(after)) continue;
    const kanji = chars[i]!.alternatives.find((other) => KANJI.test(other.text) && other.confidence > 0.05);
    if (kanji) replace(chars, i, kanji.text);
  }
};

/** Pairs that occur in no document: 丁日 is 丁目, 今和8年 is 令和8年. */
const fixedPairs: Rule = (chars) => {
  for (let i = 0; i + 1 < chars.length; i++) {
    if (at(chars, i) === '丁' && at(chars, i + 1) === '日') replace(chars, i + 1, '目');
    if (
      /^[今合]$/.test(at(chars, i)) &&
      at(chars, i + 1) === '和' &&
      /^[0-9元一二三四五六七八九十]$/.test(at(chars, i + 2))
    ) {
      replace(chars, i, '令');
    }
    // 2L×6本: the sign where it was considered, a letter elsewhere.
    const times = /^[xX]$/.test(at(chars, i)) && DIGIT.test(at(chars, i + 1));
    if (times && chars[i]!.alternatives.some((other) => other.text === '×')) replace(chars, i, '×');
  }
};

/** The long mark of a vertical line is an upright stroke. */
const verticalBars: Rule = (chars) => {
  for (let i = 1; i < chars.length; i++) {
    const number = DIGIT.test(at(chars, i + 1));
    if (/[1lI|丨ｌ!]/.test(at(chars, i)) && KATAKANA.test(at(chars, i - 1)) && !number) replace(chars, i, 'ー');
  }
};

const renaming =
  (renamed: Renamed): Rule =>
  (chars) => {
    for (let i = 0; i < chars.length; i++) {
      const char = chars[i]!;
      replace(chars, i, renamed(char, at(chars, i - 1), at(chars, i + 1)) ?? char.text);
    }
  };

const COMMON: readonly Rule[] = [
  faintMarks,
  ...[kanjiNumeral, opening, timesSign, hiddenDigits].map(renaming),
  loneLetters,
  fixedPairs,
  ...NUMBER_RULES,
  patterns,
  cutLabel,
  lostDot,
  slantedMark,
  phrases,
];
const RULES: readonly Rule[] = [scripts(false), ...COMMON];
const VERTICAL_RULES: readonly Rule[] = [verticalBars, renaming(standingHyphen), scripts(true), ...COMMON];
