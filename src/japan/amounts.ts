import { KANJI_NUMERALS, parseKanjiNumber } from './kanji-numbers.ts';
import { matchesOf } from './matches-of.ts';

/** A number that may be money, as it stands in a text (already NFKC). */
export interface AmountHit {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** A currency sign or 円 stands with it. */
  readonly currency: boolean;
  /** Written with thousands separators. */
  readonly grouped: boolean;
  readonly decimals: number;
  /** What was read differently from what is printed. */
  readonly repairs: readonly AmountRepair[];
}

export type AmountRepair = 'dot_as_comma' | 'space_in_number' | 'letter_as_digit' | 'kanji_number';

const MINUS = '-−–△▲';
const YEN = String.raw`(?:¥|\\|JPY\s?|(?<![A-Za-z])[Yy](?=\d{1,3}[,.]\d{3}(?!\d)|\d{2,3}(?![\dA-Za-z.,-])))`;
const NUMBER = String.raw`(?:\d{1,3}(?:\s?[,，、]\s?\d{3})+|\d{1,3}(?:\s?\.\s?\d{3})+(?!\d)|\d+)(?:\.\d{1,3}(?!\d))?`;
/** Minus, currency, minus, number, what stands behind it: by their order, since names for them cost as much as the search. */
const ARABIC = new RegExp(
  String.raw`(?<![\d.,])([△▲]\s{0,4}|[${MINUS}]\s?)?(${YEN}\s{0,12})?([${MINUS}]\s?)?(${NUMBER})(?![\d])(\s?(?:円|圓)|-(?![\d-])|也)?`,
  'g',
);
/** `¥1 100`, `合計 1 100円`: one space between groups of three, believed where a currency sign says that it is one number; `御守 1 800円` counts one. */
const SPACED = new RegExp(
  String.raw`(?<![\d.,])(?<minus>[${MINUS}]\s?)?(?:${YEN}\s?(?<number>\d{1,3}(?: \d{3})+)|(?<=^\s*|\s{2}|[計額税金料代釣預][^\s\d)）]{0,6}\s?)(?<marked>\d{1,3}(?: \d{3})+)(?=\s?[円圓]))(?![\d,.]|\s\d)(?:\s?[円圓])?`,
  'g',
);
/** `22,110円40銭`: bills of utilities. */
const SEN = new RegExp(
  String.raw`(?<![\d.,])(?<minus>[${MINUS}]\s?)?(?<yen>\d{1,3}(?:,\d{3})*|\d+)円(?<sen>\d{2})銭`,
  'g',
);
/** Letters a recogniser puts for a digit inside a grouped number: `594,OOO`. */
const LETTER_DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  S: '5',
  B: '8',
};
const LETTERED = new RegExp(
  String.raw`(?<![\dA-Za-z.,])(?<minus>[${MINUS}]\s?)?(?<yen>(?:${YEN}|[Yy](?=\d{1,3}[.,][\dOo]{3}))\s?)?(?<number>[1-9lISB][\dOoQDlISB]{0,2}(?:,[\dOoQDlISB]{3})+|(?<=[¥\\Yy]\s?)[1-9][\dOoQDlISB]{0,2}\.[\dOoQDlISB]{3})(?![\dA-Za-z])(?<suffix>\s?[円圓])?`,
  'g',
);
const KANJI = new RegExp(
  String.raw`(?:金\s?)?(?<![\d,${KANJI_NUMERALS}])(?<number>[\d,、${KANJI_NUMERALS}]{1,24})\s?(?:円|圓|也)`,
  'g',
);

/** All numbers of a text that can be amounts. Digits inside longer codes (phones, dates) are the caller's to leave out. */
export function findAmounts(text: string): AmountHit[] {
  const hits: AmountHit[] = [];
  for (const match of /[円圓也]/.test(text) ? matchesOf(text, KANJI) : []) {
    const written = match.groups!.number!;
    const value = /^[\d,、]+$/.test(written) ? undefined : parseKanjiNumber(written.replace(/[,、]/g, ''));
    if (value === undefined) continue;
    hits.push({
      value,
      start: match.index,
      end: match.index + match[0].length,
      raw: match[0],
      currency: true,
      grouped: false,
      decimals: 0,
      repairs: ['kanji_number'],
    });
  }
  if (!/\d|[lISB],/.test(text)) return hits;
  for (const match of text.includes('銭') ? matchesOf(text, SEN) : []) {
    const { minus, yen, sen } = match.groups!;
    const value = Number(`${yen!.replaceAll(',', '')}.${sen}`) * (minus === undefined ? 1 : -1);
    push(hits, match, value, true, []);
  }
  for (const match of / \d{3}/.test(text) ? matchesOf(text, SPACED) : []) {
    const { minus, number, marked } = match.groups!;
    push(hits, match, Number((number ?? marked)!.replaceAll(' ', '')) * (minus === undefined ? 1 : -1), true, [
      'space_in_number',
    ]);
  }
  for (const match of /[OoQDlISB]/.test(text) ? matchesOf(text, LETTERED) : []) {
    const { minus, yen, number = '', suffix } = match.groups!;
    // Letters alone are a word; digits alone are no repair.
    if (!/\d/.test(number) || !/[A-Za-z]/.test(number)) continue;
    const digits = [...number.replace(/[,.]/g, '')].map((sign) => LETTER_DIGITS[sign] ?? sign).join('');
    push(hits, match, Number(digits) * (minus === undefined ? 1 : -1), yen !== undefined || suffix !== undefined, [
      'letter_as_digit',
    ]);
  }
  for (const match of matchesOf(text, ARABIC)) {
    const start = match.index;
    const end = start + match[0].length;
    if (hits.some((hit) => start < hit.end && end > hit.start)) continue;
    const [, minus1, yen, minus2, number = '', suffix] = match;
    const repairs: AmountRepair[] = [];
    let digits = number;
    if (!/^\d+$/.test(number)) {
      if (/\s/.test(number)) repairs.push('space_in_number');
      digits = number.replace(/[\s,，、]/g, '');
      if (/^\d{1,3}(?:\.\d{3})+$/.test(digits)) {
        repairs.push('dot_as_comma');
        digits = digits.replaceAll('.', '');
      }
    }
    if (digits.length > 15) continue;
    const value = Number(digits) * (isMinus(text, start, minus1, minus2) ? -1 : 1);
    hits.push({
      value,
      start,
      end,
      raw: match[0],
      currency: yen !== undefined || (suffix !== undefined && /円|圓|也/.test(suffix)),
      grouped: digits !== number && (/[,，、]/.test(number) || repairs.includes('dot_as_comma')),
      decimals: digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0,
      repairs,
    });
  }
  return hits.sort((a, b) => a.start - b.start);
}

function push(
  hits: AmountHit[],
  match: RegExpExecArray,
  value: number,
  currency: boolean,
  repairs: readonly AmountRepair[],
): void {
  const [start, end] = [match.index, match.index + match[0].length];
  if (hits.some((hit) => start < hit.end && end > hit.start)) return;
  hits.push({ value, start, end, raw: match[0], currency, grouped: true, decimals: 0, repairs });
}

/** A hyphen between letters or digits joins a code; only a free-standing one is a minus sign. */
function isMinus(text: string, start: number, first: string | undefined, second: string | undefined): boolean {
  if (second !== undefined) return true;
  if (first === undefined) return false;
  if (/[△▲]/.test(first)) return true;
  return !/[\p{L}\p{N})]/u.test(text[start - 1] ?? ' ');
}
