import type { CharReading } from '../../types.ts';

/** Settles characters of a line by their neighbours, in place. */
export type Rule = (chars: CharReading[]) => void;

export const KATAKANA = /[\u30a1-\u30fa\u30fc]/;
export const HIRAGANA = /[\u3041-\u3096]/;
export const KANJI = /[\u4e00-\u9fff\u3005\uf900-\ufaff]/;
export const DIGIT = /[0-9]/;

export const at = (chars: readonly CharReading[], index: number): string => chars[index]?.text ?? '';

/** The line as a string in which every character has its own index. */
export const textOf = (chars: readonly CharReading[]): string =>
  chars.map((char) => (char.text.length === 1 ? char.text : '\0')).join('');

/** Another name for a character; the first reading stays among the alternatives. */
export function replace(chars: CharReading[], index: number, text: string): void {
  const char = chars[index]!;
  if (char.text === text) return;
  const others = char.alternatives.filter((other) => other.text !== text);
  const seen = char.alternatives.find((other) => other.text === text)?.confidence ?? 0;
  chars[index] = {
    ...char,
    text,
    // The shape was read surely, only its name was not: the two readings together.
    confidence: Math.min(char.confidence + seen, 1),
    alternatives: [{ text: char.text, confidence: char.confidence }, ...others],
  };
}
