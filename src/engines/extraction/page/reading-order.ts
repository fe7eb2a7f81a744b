import { cellTables } from './cell-tables.ts';
import { goodsFlow, isSaid, isSumWord } from './goods-flow.ts';
import { labelBlocks } from './label-blocks.ts';
import { regularRows } from './regular-rows.ts';
import { CONTACT, DATE, runsUpwards, SUM } from './runs-upwards.ts';
import { taxCells } from './tax-cells.ts';
import { valueBlocks } from './value-blocks.ts';

/**
 * Texts of some engines run from the bottom of a paper to its top, and give a label and its value as two lines, in
 * either order. Both are put right before anything is read: pairs become one row, and the rows run downwards.
 */

const BARE = /^[(（]?\s*(?:JPY\s?)?[¥\\]?\s?-?\d[\d,. ]*\s?円?\s?[-)）内外ウ分※*]*\s*$/;
/** Fewer lines than this leave no order to see. */
const LEAST_LINES = 7;

const isBare = (line: string): boolean =>
  BARE.test(line) && /\d{2}|[¥\\]|^\s*0\s*円?$/.test(line) && !DATE.test(line) && !/\d{8}/.test(line);
/** `(10%対象 ¥3,260)`, `10%対象 1,870 税170`: a label with its own value waits for no other. */
const WITH_VALUE = /^[^¥\\@]*\p{L}[^¥\\@]*[¥\\]\s?\d[\d,]*\s?円?\s?[)）]?\s*$/u;
const RATE_WITH_VALUE = /対象\D{0,4}\d[\d,]*\d/;
const isComplete = (line: string): boolean => (WITH_VALUE.test(line) || RATE_WITH_VALUE.test(line)) && !isBare(line);
const opensBracket = (line: string): boolean => /[(（][^)）]*$/.test(line);

type Block = readonly number[];

/** Groups of lines, each one row of the paper, from its top to its bottom; null where the text is in order as it is. */
export function readingOrder(lines: readonly string[]): number[][] | null {
  const used = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  if (used.length < LEAST_LINES) return null;
  const texts = used.map((index) => lines[index]!.normalize('NFKC'));
  const bare = texts.map(isBare);
  const values = bare.filter(Boolean).length;
  const goods = goodsFlow(texts);
  const upwards = !goods.isDownward && runsUpwards(texts);
  const apart =
    values >= (upwards ? 2 : 3) && values >= texts.length * 0.12 && bare.some((value, at) => value && !bare[at + 1]);
  // Upwards the values of a block stand over its labels, and their order is turned.
  const blocks: Block[] = upwards
    ? []
    : [
        ...regularRows(texts),
        ...cellTables(texts),
        ...goods.rows,
        ...taxCells(texts),
        ...(values < 2 ? [] : valueBlocks(texts)),
        ...labelBlocks(texts),
      ];
  if (!apart && !upwards && blocks.length === 0) return null;
  const groups = withBlocks(
    apart || goods.isDownward ? pairs(texts, bare, goods.isDownward) : texts.map((_, at) => [at]),
    blocks,
  );
  if (upwards) groups.reverse();
  return groups.map((group) => group.map((at) => used[at]!));
}

/** Labels that stand together over their values are rows of their own. */
function withBlocks(groups: number[][], found: readonly Block[]): number[][] {
  if (found.length === 0) return groups;
  const taken = new Set<number>();
  // Of two that claim a line the first has it.
  const blocks = found.filter((block) => {
    const isFree = !block.some((line) => taken.has(line));
    if (isFree) for (const line of block) taken.add(line);
    return isFree;
  });
  const rest = groups.map((group) => group.filter((line) => !taken.has(line))).filter((group) => group.length > 0);
  return [...rest, ...blocks.map((pair) => [...pair])].sort((a, b) => Math.min(...a) - Math.min(...b));
}

/** Labels with their values: alternating runs decide which of the two comes first. */
function pairs(texts: readonly string[], bare: readonly boolean[], isDownward: boolean): number[][] {
  const groups: number[][] = [];
  const taken = new Set<number>();
  // `(内税(10%)対象額 ¥837` / `¥83)`: a bracket opened on one line and closed on the next.
  for (let at = 0; at + 1 < texts.length; at++)
    if (
      !bare[at] &&
      bare[at + 1] &&
      /[¥\\]?\d{2,}\s*$/.test(texts[at]!) &&
      opensBracket(texts[at]!) &&
      /[)）]/.test(texts[at + 1]!)
    ) {
      taken.add(at).add(at + 1);
      groups.push([at, at + 1]);
    }
  for (let at = 0; at + 3 < texts.length; at++)
    if (isStack(texts, at)) {
      const stack = [at, at + 1, at + 2, at + 3];
      for (const line of stack) taken.add(line);
      groups.push(stack);
    }
  texts.forEach((text, at) => {
    if (taken.has(at) || !isComplete(text)) return;
    taken.add(at);
    groups.push([at]);
  });
  if (isDownward)
    for (let at = 0; at < texts.length; at++) {
      const isValued = isSumWord(texts[at]!) && /\d\s*円?[)）]?$/.test(texts[at]!);
      const run = taken.has(at) || bare[at] || isValued ? [] : valuesBelow(texts, bare, at);
      if (run.length === 0) continue;
      for (const line of [at, ...run]) taken.add(line);
      groups.push([at, ...run]);
    }
  const single = (at: number) => at < texts.length && !taken.has(at);
  let majority: boolean | undefined;
  for (let at = 0; at < texts.length; ) {
    if (!single(at)) {
      at++;
      continue;
    }
    let end = at;
    while (single(end + 1) && bare[end + 1] !== bare[end]) end++;
    const length = end - at + 1;
    if (length < 2) groups.push([at]);
    else {
      const valueFirst =
        sumsUp(texts, bare, at, end) ??
        endOfRun(texts, bare, at, end) ??
        (!isDownward && (length % 2 === 0 ? bare[at]! : (majority ??= majorityValueFirst(texts, bare))));
      let from = at;
      // Of an odd run the line without a partner stands alone: at the end, or in front when values come first.
      if (bare[at] !== valueFirst) {
        groups.push([at]);
        from++;
      }
      for (let i = from; i <= end; i += 2) groups.push(i + 1 > end ? [i] : bare[i] ? [i + 1, i] : [i, i + 1]);
    }
    at = end + 1;
  }
  return groups.sort((a, b) => Math.min(...a) - Math.min(...b));
}

/** `小計 / 210,000 / 195,000`, `合計 / 6点 / 2,530`: where values stand behind their words, all that come before the next. */
function valuesBelow(texts: readonly string[], bare: readonly boolean[], at: number): number[] {
  if (!/\p{L}/u.test(texts[at]!) || /[様殿]$|御中$/.test(texts[at]!.trim())) return [];
  let from = at + 1;
  // A line that ends with a figure needs no other over a remark.
  while (!/\d\s*円?$/.test(texts[at]!) && from < texts.length && !bare[from] && isSaid(texts[from]!)) from++;
  let end = from;
  while (bare[end]) end++;
  return end === from ? [] : Array.from({ length: end - at - 1 }, (_, i) => at + 1 + i);
}

const worth = (line: string): number =>
  /^[¥\\]?\s?\d[\d,]*(?:\.\d+)?\s?円?$/.test(line.trim()) ? Number(line.replace(/[^\d.]/g, '')) : Number.NaN;
/** `24人工`, `3 箱`: a count with its unit. */
const COUNTED = /^(\d[\d,]*(?:\.\d+)?)\s?[\p{L}㎡㎥]{1,4}$/u;
const counted = (line: string): number => worth(COUNTED.exec(line.trim())?.[1] ?? line);

/** A name, and under it count, price and amount, each on a line of its own: the product tells. */
function isStack(texts: readonly string[], at: number): boolean {
  const [quantity, price, amount] = [counted(texts[at + 1]!), worth(texts[at + 2]!), worth(texts[at + 3]!)];
  return /\p{L}/u.test(texts[at]!) && amount > 0 && Math.abs(Math.round(quantity * price) - amount) <= 1;
}

/** Behind a contact, a day or a label with its own value in the end: no value in front is its own. */
const endOfRun = (texts: readonly string[], bare: readonly boolean[], first: number, last: number): false | null =>
  !bare[first] && !bare[last] && (CONTACT.test(texts[last]!) || DATE.test(texts[last]!) || OWN_VALUE.test(texts[last]!))
    ? false
    : null;
const OWN_VALUE = /(?:税|計|対象|額).{0,24}\d{2}\s?円?(?:含む|込み?|を含みます)?[)）]?$/;

const PARTS = [/^(?:小\s?計|税抜(?:[小合]?計|金額))/, /^消費税/, /^(?:総?合\s?計|[御ご]?請求(?:金)?額)/];

/**
 * Whether values come first in a run, told by its sums: `44,000 / 小計 / 209,000 / 消費税 / 20,900 / 合計 / 229,900 / 期日`
 * opens with the amount of a ware; in `珈琲 / 450 / 菓子 / 220 / 合計 / 670` the wares make the total. Null where neither
 * order adds up, or both.
 */
function sumsUp(texts: readonly string[], bare: readonly boolean[], first: number, last: number): boolean | null {
  // Only the run is looked at: a long text may have thousands of them.
  const labels: number[] = [];
  for (let at = first; at <= last; at++) if (!bare[at]) labels.push(at);
  const valueAt = (at: number) => (at >= first && at <= last && bare[at] ? worth(texts[at]!) : Number.NaN);
  const labelled = (pattern: RegExp) => labels.find((at) => pattern.test(texts[at]!)) ?? Number.NaN;
  const [net, tax, total] = PARTS.map(labelled) as [number, number, number];
  const sum = labelled(SUM);
  const adds = (step: 1 | -1): boolean => {
    if (valueAt(net + step) + valueAt(tax + step) === valueAt(total + step)) return true;
    let [wares, count] = [0, 0];
    for (let at = first; at < (step === 1 ? sum : sum - 1); at++)
      if (bare[at]) [wares, count] = [wares + worth(texts[at]!), count + 1];
    if (count > 1 && wares === valueAt(sum + step)) return true;
    // Upwards the wares stand below their sum.
    [wares, count] = [0, 0];
    for (let at = sum + Math.max(1, step + 1); at <= last; at++)
      if (bare[at]) [wares, count] = [wares + worth(texts[at]!), count + 1];
    return count > 1 && wares === valueAt(sum + step);
  };
  const [below, above] = [adds(1), adds(-1)];
  return below === above ? null : above;
}

const NOTE = /^\s*[※*＊★](?:印)?は/;
/** `(10%対象` / `¥930 内税` / `¥84)`: a value with the next label behind it. */
const OPENS_WITH_VALUE = /^[¥\\]\s?\d[\d,]*\s+\p{L}/u;
/** `小計` / `3点` / `¥3,740`: a count between a label and its value. */
const COUNT = /^\d{1,3}\s?点$/;

function majorityValueFirst(texts: readonly string[], bare: readonly boolean[]): boolean {
  let votes = 0;
  texts.forEach((text, at) => {
    // ※は軽減税率(8%)対象: a note under the goods has no value.
    if (bare[at] || NOTE.test(text) || /点数/.test(text) || isComplete(text)) return;
    // `¥51)` / `(内税額` / `¥570`: a bracket is opened by the label of the value that closes it.
    if (opensBracket(text)) {
      const closes = (line: number) => bare[line] && /[)）]/.test(texts[line] ?? '');
      if (closes(at - 1)) votes += 2;
      if (closes(at + 1)) votes -= 2;
    }
    // 小計 7,320: the value stands beside its label.
    if ((!SUM.test(text) && !/対象|消費税/.test(text)) || /\s[\d,]*\d{3}\s*円?$/.test(text)) return;
    const below = texts[at + 1]?.trim() ?? '';
    const next = COUNT.test(below) ? bare[at + 2] : bare[at + 1] || OPENS_WITH_VALUE.test(below);
    if (bare[at - 1] && !next) votes++;
    if (next && !bare[at - 1]) votes--;
  });
  return votes > 0;
}
