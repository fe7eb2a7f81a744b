import type { CharReading } from '../../types.ts';
import { at, DIGIT, type Rule, replace, textOf } from './context-rule.ts';

const LATIN = /[A-Za-z]/;

const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  〇: '0',
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  ー: '-',
  一: '-',
  '―': '-',
};

/** O, l and long marks inside a number; a long mark before one is a hyphen of a broken line. */
const digits: Rule = (chars) => {
  if (/[ー―]/.test(at(chars, 0)) && DIGIT.test(at(chars, 1))) replace(chars, 0, '-');
  for (let i = 1; i + 1 < chars.length; i++) {
    const digit = DIGIT_OF[at(chars, i)];
    if (digit && DIGIT.test(at(chars, i - 1)) && DIGIT.test(at(chars, i + 1)) && !LATIN.test(at(chars, i + 2))) {
      replace(chars, i, digit);
    }
  }
};

/** Letters that small or broken digits look like. */
const DIGIT_LIKE: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', D: '0', l: '1', I: '1', i: '1', '|': '1', Z: '2', z: '2', S: '5', s: '5' },
  ...{ b: '6', G: '6', B: '8', g: '9', q: '9' },
};

/** 2,584,00o: what stands among the three digits after a comma is a digit. */
const withinThousands: Rule = (chars) => {
  const text = textOf(chars);
  for (const match of text.matchAll(/[0-9],[0-9]{0,2}([A-Za-z|])[0-9]{0,2}(?![0-9A-Za-z])/g)) {
    const digit = DIGIT_LIKE[match[1]!];
    if (digit && match[0].length === 5) replace(chars, match.index + match[0].indexOf(match[1]!), digit);
  }
};

/** 85480g and q200853: a lone g or q in a number too long for a weight. */
const hiddenNine: Rule = (chars) => {
  for (const match of textOf(chars).matchAll(/(?<![0-9A-Za-z])[0-9]*[gq][0-9]*(?![0-9A-Za-z])/g))
    if (match[0].length >= 6) replace(chars, match.index + match[0].search(/[gq]/), '9');
};

/** 1.234 in yen is 1,234: a point before exactly three digits, after at most three, with money around it. */
const thousands: Rule = (chars) => {
  dropDoubled(chars);
  const text = textOf(chars);
  for (const match of text.matchAll(/(^|[^0-9.,])([0-9]{1,3}(?:[.,、·・][0-9]{3})+)(?![0-9.,%])/g)) {
    const start = match.index + match[1]!.length;
    const end = start + match[2]!.length;
    const money = /[¥\\]/.test(match[1]!) || /^\s*[円\-)]?$/.test(text.slice(end)) || text[end] === '円';
    for (let i = start; i < end; i++) {
      const char = chars[i]!;
      if (DIGIT.test(char.text) || char.text === ',') continue;
      if (money || char.alternatives.some((other) => other.text === ',')) replace(chars, i, ',');
    }
  }
};

/** 4,.115: one mark seen twice. */
function dropDoubled(chars: CharReading[]): void {
  for (let i = chars.length - 3; i >= 1; i--) {
    const [a, b] = [at(chars, i), at(chars, i + 1)];
    if (!/^[.,]$/.test(a) || !/^[.,]$/.test(b) || !DIGIT.test(at(chars, i - 1)) || !DIGIT.test(at(chars, i + 2)))
      continue;
    const [kept, dropped] = a === ',' ? [chars[i]!, chars[i + 1]!] : [chars[i + 1]!, chars[i]!];
    chars.splice(i, 2, { ...kept, x: Math.min(kept.x, dropped.x), w: kept.w + dropped.w });
  }
}

/** 〒 before a postal code, ¥ before an amount at the start of a line. */
const signs: Rule = (chars) => {
  const text = textOf(chars);
  const postal = /^(\s*)([〒T丁テ干〶ﾃ平=])(?=\s?[0-9]{3}-[0-9]{4}(?![-0-9]))/.exec(text);
  if (postal) replace(chars, postal[1]!.length, '〒');
  for (const match of text.matchAll(/(^|[\s(:])([YV\\半羊])(?=\s?[0-9]{1,3}(?:,[0-9]{3})+(?![0-9]))/g)) {
    replace(chars, match.index + match[1]!.length, '¥');
  }
  // 合計y163: a letter between a total's name and its digits.
  for (const match of text.matchAll(/[計額金税]\s?([Yy])(?=[0-9])/g)) {
    replace(chars, match.index + match[0].length - 1, '¥');
  }
};

/** Shapes that a zero or a one without foot may have, and how likely the digit must be to be taken. */
const MAY_BE_DIGIT: readonly { readonly shape: RegExp; readonly digit: string; readonly least: number }[] = [
  { shape: /[OoD〇○]/, digit: '0', least: 0.02 },
  { shape: /[Iil|:;!ー]/, digit: '1', least: 0.15 },
];

/** NoO0012, 3O, x:枚: beside a digit, with no capital on the other side, what may be a digit is one. */
const besideDigits: Rule = (chars) => {
  for (const [i, char] of chars.entries()) {
    const kind = MAY_BE_DIGIT.find(({ shape }) => shape.test(char.text));
    const seen = kind && char.alternatives.find((other) => other.text === kind.digit)?.confidence;
    if (!kind || seen === undefined || seen < kind.least) continue;
    const [before, after] = [at(chars, i - 1), at(chars, i + 1)];
    const beside = DIGIT.test(after) ? before : DIGIT.test(before) ? after : undefined;
    if (beside !== undefined && !/[A-Z]/.test(beside)) replace(chars, i, kind.digit);
  }
};

/** Numbers, amounts and postal codes. */
export const NUMBER_RULES: readonly Rule[] = [digits, besideDigits, withinThousands, hiddenNine, thousands, signs];
