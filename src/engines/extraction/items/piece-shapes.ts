import { findAmounts } from '../../../japan/amounts.ts';
import { parseKanjiNumber } from '../../../japan/kanji-numbers.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import { isUnit, UNIT } from './units.ts';

/** What a piece of a row looks like, before anything is said about what it means. */
export type PieceShape = 'number' | 'rate' | 'mark' | 'unit' | 'sign' | 'date' | 'word';

/** A word of a row, or a part of one, with its shape. Positions are those of the row. */
export interface ShapedWord {
  readonly shape: PieceShape;
  readonly start: number;
  readonly end: number;
  /** Of a number, a rate, or 一式. */
  readonly value: number | null;
  /** Grown together with the number: 枚, 時間. */
  readonly unit: string | null;
  readonly currency: boolean;
  readonly grouped: boolean;
  readonly decimals: number;
}

const AMOUNT = String.raw`[@¥\\$€£]?\s?(?:[△▲-]|\+(?=\d{3}(?!\d)|\d{1,3},\d{3}))?\s?[¥\\$€£]?\d[\d,]*(?:\.\d+)?`;
/** 84,000.-, 84,000円也: what closes an amount so that nothing is written behind it. */
const NUMBER = new RegExp(String.raw`^(${AMOUNT})(円|${UNIT})?(?:\.?-|也)?$`);
const LINK = '[xX×*@単各=]';
/** `@440x3`, `3個@128`, `2コX単158`: count and price grown together. */
const FORMULA = new RegExp(
  String.raw`^(?:${LINK}|単価)*${AMOUNT}(?:円|${UNIT})?(?:(?:${LINK}|単価)+${AMOUNT}(?:円|${UNIT})?)*(?:${LINK})?$`,
);
const FORMULA_PART = new RegExp(String.raw`(?:単価|${LINK})|[¥\\$€£]?-?\d[\d,]*(?:\.\d+)?(?:円|${UNIT})?`, 'g');
/** 六脚, 二百個: counts of papers written in kanji; 一式 is a unit of its own. */
const KANJI_COUNT =
  /^([一二三四五六七八九十百千]{1,6})(本|脚|台|枚|個|冊|袋|箱|反|着|名|組|点|足|基|件|回|人工?|膳|束|瓶|樽|升|俵|斤|泊|日|時間)$/;
/** 単3: the size of a battery, not 単230, the price of one. */
const BATTERY = /^単[1-5]$/;
const SIGN = /^(?:[xX×*@=]|単価?|各)$/;
const MARK = /^(?:[※*＊★☆◎●○◆◇■□・>#軽内外込非課税T]|返|戻|取消|訂正|外税|内税)$/;
const LONGEST_SIGN = 2;
/** What every rate has. */
const RATE_SIGN = /[%軽非課対]/;
const RATE =
  /^[([]?(?:(?:税率?|消費税)?(\d{1,2})%(?:税込|税抜|対象|軽減?)?|(軽減?(?:税率)?(?:対象)?|軽減?8)|(非課税?等?|不課税等?|課税対象外|対象外|課税対象?|非課|課税?10))[)\]]?$/;
const DATE =
  /^(?:(?:\d{2,4}|(?:R|令和)\.?\d{1,2})[/.-]\d{1,2}[/.-]\d{1,2}|\d{1,2}\/\d{1,2}|\d{1,2}月\d{1,2}日)(?:\([月火水木金土日祝・]{1,3}\))?(?:[~〜-](?:(?:\d{1,2}[/月])?\d{1,2}日?)?)?$|^\d{1,2}:\d{2}(?::\d{2})?$/;
const RATES: ReadonlySet<string> = new Set(['0', '3', '5', '8', '10']);

export const shaped = (shape: PieceShape, start: number, end: number, more: Partial<ShapedWord> = {}): ShapedWord => ({
  shape,
  start,
  end,
  value: null,
  unit: null,
  currency: false,
  grouped: false,
  decimals: 0,
  ...more,
});

/** Nothing but figures, grouped by threes or not: half the words of a table, and no other shape is one of them. */
const PLAIN = /^(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})$/;
export const plainNumber = (word: string, start: number): ShapedWord | null =>
  PLAIN.test(word)
    ? shaped('number', start, start + word.length, {
        value: Number(word.replaceAll(',', '')),
        grouped: word.includes(','),
      })
    : null;

/** The shapes of one word; a count and a price grown together are several. `amounts` are the numbers of its row. */
export function shapesOf(printed: string, start: number, amounts: () => readonly number[]): ShapedWord[] {
  const end = start + printed.length;
  // 84, 000: read with a gap behind the comma.
  const core = printed.replace(', ', ',');
  const isShort = core.length <= LONGEST_SIGN;
  if (isShort && SIGN.test(core)) return [shaped('sign', start, end)];
  if (isShort && MARK.test(core)) return [shaped('mark', start, end)];
  if (core === '一式') return [shaped('unit', start, end, { value: 1, unit: '式' })];
  const rate = rateIn(core);
  if (rate !== null) return [shaped('rate', start, end, { value: rate })];
  const hasFigure = /\d/.test(core);
  if (hasFigure && DATE.test(core)) return [shaped('date', start, end)];
  if (isUnit(core)) return [shaped('unit', start, end, { unit: core })];
  if (hasFigure && NUMBER.test(core)) return [{ ...numberAt(core, start), end }];
  const counted = hasFigure ? null : KANJI_COUNT.exec(core);
  if (counted)
    return [shaped('number', start, end, { value: parseKanjiNumber(counted[1]!) ?? null, unit: counted[2]! })];
  if (hasFigure && !BATTERY.test(core) && FORMULA.test(core) && isFormula(core, amounts))
    return matchesOf(core, FORMULA_PART).map((part) => {
      const from = start + part.index;
      return /^\D+$/.test(part[0]) ? shaped('sign', from, from + part[0].length) : numberAt(part[0], from);
    });
  const hit = /[\d円也圓]/.test(core) ? findAmounts(core)[0] : undefined;
  if (hit && hit.start === 0 && hit.end === core.length && (hit.currency || hit.grouped))
    return [shaped('number', start, end, { value: hit.value, currency: hit.currency, grouped: hit.grouped })];
  return [shaped('word', start, end)];
}

/** The tax rate a word says, 0 for what bears none; null when it says nothing of the kind. */
export function rateIn(word: string): number | null {
  const match = RATE_SIGN.test(word) ? RATE.exec(word) : null;
  if (!match || (match[1] !== undefined && !RATES.has(match[1]))) return null;
  if (match[1]) return Number(match[1]);
  if (match[2]) return 8;
  return /^[([]?課税/.test(word) ? 10 : 0;
}

function numberAt(core: string, start: number): ShapedWord {
  const unit = NUMBER.exec(core)?.[2] ?? null;
  return shaped('number', start, start + core.length, {
    value: worth(core, unit),
    unit: unit === '円' ? null : unit,
    currency: /[¥\\円$€£]/.test(core),
    grouped: core.includes(','),
    decimals: /\.(\d+)/.exec(core)?.[1]?.length ?? 0,
  });
}

/** A count and a price, not the size of a thing (60x180): a price sign, a unit, or a product that is printed. */
function isFormula(core: string, amounts: () => readonly number[]): boolean {
  if (/[@単¥\\円各$€£]/.test(core)) return true;
  const numbers = matchesOf(core, /\d[\d,]*(?:\.\d+)?/g).map((match) => toNumber(match[0]));
  // 1,400× 2  2,800: the sign grown to the price, and the count apart.
  const [only] = numbers;
  if (numbers.length === 1)
    return (
      /^[xX×]/.test(core) || (/[xX×]$/.test(core) && amounts().some((value) => value > only! && value % only! === 0))
    );
  return amounts().includes(Math.round(numbers.reduce((product, value) => product * value, 1)));
}

/** `1.580` is a thousand and more where a comma was not read; with a unit it is a measure. */
function worth(core: string, unit: string | null): number {
  if (unit === null || unit === '円') {
    const hit = findAmounts(core.replace(/^@/, ''))[0];
    if (hit) return hit.value;
  }
  return toNumber(core.replace(/(?:円|也|-)$/, '').slice(0, unit && unit !== '円' ? -unit.length : undefined));
}

export const toNumber = (text: string): number => {
  const digits = text.replace(/[¥\\$€£,@\s△▲+-]/g, '');
  return (/^[@¥\\$€£]?\s?[△▲-]/.test(text) ? -1 : 1) * Number(digits === '' ? Number.NaN : digits);
};
