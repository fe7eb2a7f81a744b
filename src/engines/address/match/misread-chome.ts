import type { Correction, Match, Place } from './place.ts';

/** 二丁且, 3丁日, 一丁自: what 目 is read as behind a numeral and 丁, in front of a lot or at the end. */
const MISREAD = /(?<=[0-9０-９〇一二三四五六七八九十]丁)[日曰且自白貝メﾒ](?=[\s　0-9０-９]|$)/g;
/** ニ丁目, 神野町ミ丁, 丸の内ー丁目: what a kanji numeral is read as before 丁 and 丁目. ー behind katakana is a part of the word. */
const NUMERAL = /(?<=[\p{Script=Han}\p{Script=Hiragana}ノケヶ])[ニﾆミﾐハﾊーｰ－‐−lI|｜-](?=丁(?:目|[\s　0-9０-９]|$))/gu;
const NUMERALS: Readonly<Record<string, string>> = { ニ: '二', ﾆ: '二', ミ: '三', ﾐ: '三', ハ: '八', ﾊ: '八' };

/** No address is longer, and a change means a second reading. */
const LONGEST = 200;

/** What 目 and its numeral are read as, beside a 丁. */
const BEHIND = new Set('日曰且自白貝メﾒ');
const BEFORE = new Set('ニﾆミﾐハﾊーｰ－‐−lI|｜-');

/** Hardly any address has one of them there, and the patterns look at what stands before each. */
function mayBeMisread(text: string): boolean {
  for (let at = text.indexOf('丁'); at >= 0; at = text.indexOf('丁', at + 1))
    if (BEHIND.has(text.charAt(at + 1)) || BEFORE.has(text.charAt(at - 1))) return true;
  return false;
}

/** The text with 丁目 and its numeral where they were misread, as long as it was. */
export const withChome = (text: string): string =>
  text.length <= LONGEST && mayBeMisread(text)
    ? text.replace(NUMERAL, (char) => NUMERALS[char] ?? '一').replace(MISREAD, '目')
    : text;

/** A place that was found so: the correction is shown, and the answer is never exact. */
export function correctedChome(match: Match, sent: string): Match {
  const correct = (place: Place): Place => {
    if (!place.townSpan || !place.tail.chomeSpan) return place;
    const span = [place.townSpan[0], place.tail.chomeSpan[1]] as const;
    const correction: Correction = { level: 5, span, confidence: SURE };
    return { ...place, corrections: [...place.corrections, correction] };
  };
  return { ...match, text: sent, places: match.places.map(correct) };
}

/** Nothing else is written between a numeral with 丁 and a lot. */
const SURE = 0.95;
