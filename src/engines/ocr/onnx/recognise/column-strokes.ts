import type { CharReading } from '../../types.ts';

/** A character of a column with the height and the width of its ink, in sizes of a character. */
export interface ColumnChar {
  readonly char: CharReading;
  readonly height: number;
  readonly width: number;
}

/** A lying stroke is no higher, a standing one no lower, unless it is a short one: a hyphen is narrow as well. */
const LYING = 0.35;
const STANDING = 0.55;
const NARROW = 0.3;

const STROKE = /^[一ー―\-|1lI丨!｜]$/;
const RING = /^[O○◯0o〇Q]$/;
const NUMERAL = /^[一二三四五六七八九〇十百千0-9]$/;
const KATAKANA = /^[\u30a1-\u30fa\u30fc]$/;

/**
 * In a column the long mark and the hyphen stand upright and 一 lies: what a stroke is, its height says and no context
 * can. A ring beside kanji numerals is 〇.
 */
export function settleStrokes(column: readonly ColumnChar[]): CharReading[] {
  const chars = column.map(({ char, height, width }, i) => {
    // A comma stands at the upper right of its square.
    if (/^[`'′]$/.test(char.text)) return renamed(char, '、');
    if (!STROKE.test(char.text)) return char;
    if (height <= LYING && width > NARROW) return renamed(char, '一');
    if (height < STANDING && width > NARROW) return char;
    const [before, after] = [column[i - 1]?.char.text ?? '', column[i + 1]?.char.text ?? ''];
    if (KATAKANA.test(before)) return renamed(char, 'ー');
    // A digit 1 stands among other digits and is read as such; a bar between numerals is a hyphen.
    if (/^[1lI]$/.test(char.text) && (/[0-9]/.test(before) || /[0-9]/.test(after))) return renamed(char, '1');
    const numeral = (text: string) => NUMERAL.test(text) || RING.test(text) || STROKE.test(text);
    return numeral(before) && numeral(after) ? renamed(char, '-') : char;
  });
  return chars.map((char, i) => {
    if (!RING.test(char.text) || char.text === '〇') return char;
    return besideKanjiNumerals(chars, i) ? renamed(char, '〇') : char;
  });
}

/** The nearest character that is neither ring nor hyphen, on either side, is a kanji numeral. */
function besideKanjiNumerals(chars: readonly CharReading[], index: number): boolean {
  return [-1, 1].some((step) => {
    let i = index + step;
    while (chars[i] && (RING.test(chars[i]!.text) || chars[i]!.text === '-')) i += step;
    return chars[i] !== undefined && /^[一二三四五六七八九十百千]$/.test(chars[i]!.text);
  });
}

function renamed(char: CharReading, text: string): CharReading {
  if (char.text === text) return char;
  const others = char.alternatives.filter((other) => other.text !== text);
  const seen = char.alternatives.find((other) => other.text === text)?.confidence ?? 0;
  const alternatives = [{ text: char.text, confidence: char.confidence }, ...others];
  return { ...char, text, confidence: Math.min(1, char.confidence + seen), alternatives };
}
