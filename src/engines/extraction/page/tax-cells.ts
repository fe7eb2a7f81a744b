import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import { figureOf } from './goods-flow.ts';

/**
 * `10%対象 / 86,820 / 税 8,682`, `8%対象 / 324 (税 / 24)`: a rate, its base and its tax, one row that was cut into cells. The
 * law of the rate says that they belong together.
 */

const MOST_LINES = 5;
/** Longer lines are no cells. */
const LONGEST = 60;
/** Taxes of less come out by chance. */
const LEAST_BASE = 50;
const HEAD = /(?<!\d)(8|10)(?:\.0)?\s?%/;
const HEAD_WORDS = /対象|課税|[内外]税|税[込抜率]|計/;
/** What may stand between: the word of the tax, brackets, 計. */
const BETWEEN =
  /^[\s()（）:：¥\\\d,.円-]*(?:(?:うち|内|外)?(?:消費)?税(?:額|等)*|税[込抜]|内)?[\s()（）:：¥\\\d,.円-]*$/;
/** A word that has a row of its own. */
const OWN_ROW = /^[(（]?(?:うち|内|外)?消費税|^[(（]?[うち内外]+税|^[(（]?税額/;
const FIGURES = /\d[\d,]*/g;

/** Lines that belong together, in the order in which they make a row. */
export function taxCells(texts: readonly string[]): number[][] {
  const found: number[][] = [];
  for (let at = 0; at < texts.length; at++) {
    if (texts[at]!.length > LONGEST) continue;
    const rate = HEAD.exec(texts[at]!)?.[1];
    if (rate === undefined || !HEAD_WORDS.test(texts[at]!)) continue;
    const end = endOf(texts, at, Number(rate));
    if (end === null) continue;
    found.push(Array.from({ length: end - at + 1 }, (_, i) => at + i));
    at = end;
  }
  return found;
}

function endOf(texts: readonly string[], head: number, rate: number): number | null {
  const figures = figuresOf(texts[head]!.replace(new RegExp(HEAD, 'g'), ''));
  if (figures.length > 1) return null;
  let isCut = opensBracket(texts[head]!);
  for (let at = head + 1; at < Math.min(head + MOST_LINES, texts.length); at++) {
    const line = texts[at]!;
    if (line.length > LONGEST || !BETWEEN.test(line) || OWN_ROW.test(line.replace(/\s/g, ''))) return null;
    isCut ||= figureOf(line) !== null || opensBracket(line);
    figures.push(...figuresOf(line));
    if (figures.length > 2) return null;
    if (figures.length === 2) return isCut && isLawful(figures[0]!, figures[1]!, rate) ? at : null;
  }
  return null;
}

const figuresOf = (line: string): number[] => (line.match(FIGURES) ?? []).map((one) => Number(one.replaceAll(',', '')));
const opensBracket = (line: string): boolean => /[(（][^)）]*$/.test(line);

/** The tax on top of the base or inside it, rounded in any way. */
const isLawful = (base: number, tax: number, rate: number): boolean =>
  base >= LEAST_BASE && (['excl', 'incl'] as const).some((basis) => lawfulRounding(base, tax, rate, basis) !== null);
