import type { TaxBasis } from '../../../japan/consumption-tax.ts';
import { likelyPatterns } from '../../../japan/likely-patterns.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import type { Row } from '../page/rows.ts';
import type { MoneyKind } from '../vocabulary/money/money-label.types.ts';
import { MONEY_LABELS } from '../vocabulary/money-labels.ts';

export interface MoneyLabel {
  readonly kind: MoneyKind;
  readonly hint: TaxBasis | null;
  /** Position in the row's `tight` text. */
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

const known = new WeakMap<Row, MoneyLabel[]>();

/** The labels of a row, looked for once. */
export function labelsOfRow(row: Row): MoneyLabel[] {
  let labels = known.get(row);
  if (!labels) known.set(row, (labels = isHeadings(row) ? labelsOfHeadings(row) : findMoneyLabels(row.tight)));
  return labels;
}

/** In figures or kanji: 参萬円也. */
const AMOUNT = /\d|[〇一二三四五六七八九十百千万億壱弐参伍拾萬阡][円圓也]/;

/** `税抜金額    消費税額    合計金額`: words in columns, none of them letters set wide (`合   計`). */
const isHeadings = (row: Row): boolean =>
  row.segments.length >= 2 && !AMOUNT.test(row.tight) && row.segments.every(({ text }) => tightOf(text).length >= 2);

const tightOf = (text: string): string => text.replaceAll(' ', '');

/** No word of a heading goes on in the next column: 消費税額 beside 合計金額 is no 消費税額合計. */
function labelsOfHeadings(row: Row): MoneyLabel[] {
  let before = 0;
  return row.segments.flatMap(({ text }) => {
    const tight = tightOf(text);
    const offset = before;
    before += tight.length;
    return findMoneyLabels(tight).map((label) => ({ ...label, start: label.start + offset, end: label.end + offset }));
  });
}

const likelyLabels = likelyPatterns(MONEY_LABELS, ({ pattern }) => pattern);

/** Money labels of a row's tight text, left to right, none overlapping. */
export function findMoneyLabels(tight: string): MoneyLabel[] {
  const labels: MoneyLabel[] = [];
  const likely = likelyLabels(tight);
  if (likely.length === 0 || !/\p{L}/u.test(tight)) return labels;
  const taken = new Uint8Array(tight.length);
  for (const { kind, hint, pattern } of likely) {
    // matchAll would copy every pattern for every row.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(tight); match; match = pattern.exec(tight)) {
      const start = match.index;
      const end = start + match[0].length;
      if (end === start) pattern.lastIndex++;
      if (end === start || taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      labels.push({ kind, hint, start, end, word: match[0] });
    }
  }
  return labels.sort((a, b) => a.start - b.start);
}

export interface RateMark {
  readonly rate: number;
  readonly start: number;
  readonly end: number;
}

/** Behind an amount, without the gap between them, 14,000 8% is 14,0008%: no rate opens with a zero. */
const RATE_MARK =
  /((?!0\d)\d{1,2}(?:\.\d{1,2})?|十|八)(?:[%％]|パーセント)(?!引|割引|OFF|オフ|還元)|(?<=税(?:率|額|等)?[(（]?)(一)割(?!引)/g;
const KANJI_RATES: Readonly<Record<string, number>> = { 十: 10, 八: 8, 一: 10 };
/** 課10対象, 軽8対象: classes of tax by letter. */
const RATE_CLASS = /(?:課税?|軽減?|[内外]税)(8|10)(?=対象|計|[¥\\])/g;
const RATE_WORD = /(標準|軽減)税?率?/g;

const RATE_SIGN = /[%％パ率準課軽]|[内外]税\d|一割/;

/** Tax rates written in the tight text; 標準/軽減 without a figure take the rates in force. */
export function findRates(tight: string, rates: { standard: number; reduced: number | null }): RateMark[] {
  const marks: RateMark[] = [];
  if (!RATE_SIGN.test(tight)) return marks;
  for (const match of matchesOf(tight, RATE_MARK))
    marks.push({
      rate: KANJI_RATES[match[1] ?? match[2]!] ?? Number(match[1]),
      start: match.index,
      end: match.index + match[0].length,
    });
  if (marks.length === 0)
    for (const match of matchesOf(tight, RATE_CLASS))
      marks.push({ rate: Number(match[1]), start: match.index, end: match.index + match[0].length });
  if (marks.length === 0)
    for (const match of matchesOf(tight, RATE_WORD)) {
      const rate = match[1] === '標準' ? rates.standard : rates.reduced;
      if (rate !== null) marks.push({ rate, start: match.index, end: match.index + match[0].length });
    }
  return marks;
}
