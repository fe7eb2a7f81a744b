import { STACK_WORDS, type StackPart } from '../vocabulary/stack-words.ts';

/** One line of a stack: which value it names, of which of several goods, and the value where it stands beside the word. */
export interface StackLine {
  readonly part: StackPart;
  /** 商品2金額, 単価2. */
  readonly number: number | null;
  /** 数量2 with nothing behind it: a count, or the second of several, whose value stands below. */
  readonly loose: number | null;
  readonly value: string;
  /** Where the value begins in the line. */
  readonly start: number;
}

/** 商品1, 明細2: what is numbered, in front of the word or without one. */
const NUMBERED = String.raw`(?:商品|品目|品名|明細|項目|item)\s?(?<front>\d{1,2})\s?[_.・-]?\s?`;
const BEHIND = String.raw`(?<behind>\d{1,2}(?=\s|[:：(（]|$))?`;
const TAX = String.raw`(?:\s?[(（](?:税[込抜]き?|円|JPY|tax (?:included|excluded|incl\.?|excl\.?))[)）])?`;
/** A name stands apart from its word, a figure may have grown together with it. */
const GOODS = String.raw`(?:\s?[:：]\s*|\s{2,}|\s*$)(?<value>.*)$`;
const FIGURE = String.raw`(?:\s?[:：])?\s*(?<value>(?:JPY\s?)?[¥\\@]?-?\d.*)?$`;

const LINES = STACK_WORDS.map(({ part, words }) => ({
  part,
  pattern: new RegExp(
    `^\\s*(?:${NUMBERED})?(?:${words})${BEHIND}${TAX}${part === 'name' ? GOODS : part === 'other' ? '.*$' : FIGURE}`,
    'iu',
  ),
}));
/** 商品1  綿ロープ: the number alone names its goods. */
const NAME = new RegExp(`^\\s*${NUMBERED}(?:\\s?[:：]\\s*|\\s+|$)(?<value>.*)$`, 'iu');
/** Longer lines are sentences. */
const LONGEST = 80;

export function stackLineOf(text: string): StackLine | null {
  if (text.length > LONGEST) return null;
  for (const { part, pattern } of LINES) {
    const found = pattern.exec(text)?.groups;
    if (found) return lineOf(text, part, found);
  }
  const name = NAME.exec(text)?.groups;
  return name ? lineOf(text, 'name', name) : null;
}

function lineOf(
  text: string,
  part: StackPart,
  { front, behind, value = '' }: Partial<Record<string, string>>,
): StackLine {
  const trimmed = value.trim();
  const isLoose = front === undefined && trimmed === '' && part !== 'name';
  const number = front ?? (isLoose ? undefined : behind);
  return {
    part,
    number: number === undefined ? null : Number(number),
    loose: isLoose && behind !== undefined ? Number(behind) : null,
    value: trimmed,
    start: trimmed === '' ? text.length : text.lastIndexOf(trimmed),
  };
}
