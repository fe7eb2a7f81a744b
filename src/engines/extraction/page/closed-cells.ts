import { isUnit, UNIT } from '../items/units.ts';
import type { ColumnMeaning } from '../vocabulary/columns.ts';
import type { Token } from './closed-tokens.ts';

/** The words of a row dealt out to the columns of its table, in their order: the way that fits best. */

const DAY = /^(?:(?:20)?\d{2}[年/.-])?\d{1,2}[月/.-]\d{1,2}日?(?:[(（].[)）])?$/;
const MONEY = /^[-△▲]?[@¥\\$]?[-△▲]?\d[\d,]*(?:\.\d+)?円?[※*軽内外非]?$/;
const COUNT = new RegExp(String.raw`^[-△▲]?\d[\d,]*(?:\.\d+)?(?:${UNIT})?$|^一式$`);
/** 2026/11〜2027/10, 9/1-9/15, 10/1-. */
const TERM = /^(?:\d{2,4}\/)?\d{1,2}\/\d{1,2}[-~〜]|^\d{4}\/\d{1,2}[-~〜]/;
const RATE = /^(?:[(（]?\d{1,2}%[)）]?|8|10|[※*]|軽減?|非課税?|不課税|課税|対象外|免税?|[内外]税?|[A-Z]\d?)$/;
const MARK = /^(?:[※*＊★☆軽]|[(（]?(?:8|10)%[)）]?)$/;
const CURRENCY = /^(?:JPY|USD|¥|\\|\$)$/;

/** What it costs to leave a column empty; no row is without a name and an amount. */
const EMPTY: Readonly<Record<ColumnMeaning, number>> = {
  date: 2,
  number: 2,
  code: 3,
  name: Number.POSITIVE_INFINITY,
  category: 1.5,
  pack: 1.5,
  quantity: 2,
  unit: 1.5,
  price: 2,
  rate: 1,
  tax: 2,
  gross: 2,
  amount: Number.POSITIVE_INFINITY,
  note: 0,
};
const PRODUCT = -6;
const NO_PRODUCT = 3;
/** Dearer rows stand under no heading. */
const MOST = 4.5;
const MOST_STEPS = 2000;
const MOST_TOKENS = 20;

interface Way {
  readonly count: number;
  readonly cost: number;
}

const isFigure = (text: string): boolean => MONEY.test(text);

/** The numbers of words that a column may take from here, and what each costs. */
function waysOf(meaning: ColumnMeaning | null, texts: readonly string[], at: number, hasUnits: boolean): Way[] {
  const text = texts[at];
  if (text === undefined) return [];
  const one = (cost: number): Way[] => [{ count: 1, cost }];
  switch (meaning) {
    case 'date':
      return DAY.test(text) ? one(0) : [];
    case 'number':
      return /^\d{1,3}[.)]?$/.test(text) ? one(0) : [];
    case 'code':
      return /\d/.test(text) && /^[A-Za-z0-9./-]{2,}$/.test(text) ? one(0) : [];
    case 'name':
      return namesFrom(texts, at);
    case 'category':
      return isFigure(text) ? [] : one(0);
    case 'pack':
      return /[xX×]|\d\p{L}|^\p{L}{1,2}$/u.test(text) ? one(0) : one(isFigure(text) ? 0.4 : 1);
    case 'quantity':
      return countsFrom(texts, at, hasUnits);
    case 'unit':
      return isUnit(text) ? one(0) : /^\p{L}{1,4}$/u.test(text) ? one(1) : [];
    case 'rate':
      return RATE.test(text) ? one(0) : [];
    case 'note':
      return [0, 1, 2].flatMap((more) =>
        texts.length - at > more && !isFigure(texts[at + more]!)
          ? [{ count: more + 1, cost: TERM.test(text) ? 0 : (/\d/.test(text) ? 0.1 : 0.6) * (more + 1) }]
          : [],
      );
    case null:
      return [...one(0.5), ...(isFigure(text) && isUnit(texts[at + 1] ?? '') ? [{ count: 2, cost: 0.5 }] : [])];
    default:
      if (CURRENCY.test(text) && isFigure(texts[at + 1] ?? '')) return [{ count: 2, cost: 0 }];
      return isFigure(text) ? one(0) : [];
  }
}

function countsFrom(texts: readonly string[], at: number, hasUnits: boolean): Way[] {
  if (!COUNT.test(texts[at]!)) return [];
  const isBare = /\d$/.test(texts[at]!);
  return [
    { count: 1, cost: 0 },
    ...(isBare && !hasUnits && isUnit(texts[at + 1] ?? '') ? [{ count: 2, cost: 0 }] : []),
  ];
}

/** One word or more with a letter among them; a figure at its end may be a cell of its own. */
function namesFrom(texts: readonly string[], at: number): Way[] {
  const ways: Way[] = [];
  let [cost, isLettered] = [0, false];
  for (let count = 1; at + count <= texts.length; count++) {
    const text = texts[at + count - 1]!;
    isLettered ||= /\p{L}/u.test(text) && !DAY.test(text) && !COUNT.test(text);
    cost += isFigure(text) ? 0.7 : TERM.test(text) || (DAY.test(text) && count === 1) ? 1 : 0;
    if (isLettered) ways.push({ count, cost });
  }
  return ways;
}

const worth = (text: string | undefined): number =>
  text === '一式' ? 1 : Number(/\d[\d,]*(?:\.\d+)?/.exec(text ?? '')?.[0].replaceAll(',', '') ?? Number.NaN);

/** The cells of a row as printed, empty where it has none; null where the words fit no such row. */
export function alignRow(tokens: readonly Token[], meanings: readonly (ColumnMeaning | null)[]): string[] | null {
  if (tokens.length < 2 || tokens.length > MOST_TOKENS) return null;
  const texts = tokens.map(({ text }) => text);
  const hasUnits = meanings.includes('unit');
  const money = meanings.includes('amount') ? 'amount' : meanings.includes('gross') ? 'gross' : 'price';
  let best: readonly number[] | null = null;
  let [least, steps] = [MOST, 0];
  const walk = (column: number, at: number, ends: readonly number[], cost: number): void => {
    if (steps++ > MOST_STEPS || cost + PRODUCT >= least) return;
    if (column === meanings.length) {
      if (at < texts.length) return;
      const whole = cost + product(texts, ends, meanings, money);
      if (whole < least) [least, best] = [whole, ends];
      return;
    }
    const meaning = meanings[column]!;
    for (const way of waysOf(meaning, texts, at, hasUnits)) {
      let end = at + way.count;
      walk(column + 1, end, [...ends, end], cost + way.cost);
      // A mark stands with the cell in front of it.
      while (end < texts.length && MARK.test(texts[end]!)) {
        end++;
        walk(column + 1, end, [...ends, end], cost + way.cost + 0.2);
      }
    }
    const isLast = column === meanings.length - 1;
    const empty =
      meaning === null
        ? 1
        : meaning === money
          ? Number.POSITIVE_INFINITY
          : EMPTY[meaning] + (meaning === 'note' && !isLast ? 0.4 : 0);
    if (empty < MOST * 2) walk(column + 1, at, [...ends, at], cost + empty);
  };
  walk(0, 0, [], 0);
  const found: readonly number[] | null = best;
  return found === null
    ? null
    : (found as readonly number[]).map((end, i) =>
        tokens
          .slice(i === 0 ? 0 : found[i - 1], end)
          .map(({ printed }) => printed)
          .join(' '),
      );
}

/** Count times price is the amount, or is not. */
function product(
  texts: readonly string[],
  ends: readonly number[],
  meanings: readonly (ColumnMeaning | null)[],
  money: ColumnMeaning,
): number {
  const figure = (meaning: ColumnMeaning): number => {
    const column = meanings.lastIndexOf(meaning);
    return column < 0 ? Number.NaN : worth(texts.slice(column === 0 ? 0 : ends[column - 1], ends[column]).join(''));
  };
  const made = figure('quantity') * figure('price') - figure(money);
  if (Number.isNaN(made) || money === 'price') return 0;
  return Math.abs(made) < 1.5 ? PRODUCT : NO_PRODUCT;
}
