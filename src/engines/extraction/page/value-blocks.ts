import { BARE_MONEY, COLUMN_LABELS } from '../vocabulary/column-labels.ts';
import type { ColumnMeaning } from '../vocabulary/columns.ts';
import { headingOf } from './cell-tables.ts';

/**
 * Goods and their amounts that PDF texts give column by column: first all names, then all amounts. Only where the
 * arithmetic of the paper says so: the amounts make the sum printed behind them, or count times price each amount.
 */

const MONEY_LABEL = COLUMN_LABELS.find(({ id }) => id === 'money')!.label;
/** What the goods add up to. */
const WHOLE = /^(?:小計|総?合計(?:金額|額)?|お会計|税[込抜]き?(?:小計|合計|金額|計))(?:[(（]税[込抜]き?[)）])?[:：]?$/;
/** 税込, 10%, ※: what is said of each of the goods in a column of its own. */
const REMARK = /^(?:税[込抜]|[内外]税?|[(（]?(?:8|10)%[)）]?|※|軽)$/;
/** Days, contacts and numbers of papers name nothing that is sold. */
const NO_NAME = /\d{4}[年/.-]\d{1,2}|\d{2,4}-\d{2,4}-\d{3,4}|[TＴ]\d{13}|[都道府県市区町村郡].*\d|御中$|様$|[:：]$/;
/** Columns are not longer than this. */
const MOST = 60;
/** Lines of contacts between labels and their values. */
const MOST_BETWEEN = 8;

const tight = (line: string | undefined): string => (line ?? '').replace(/\s/g, '');
const isMoney = (line: string | undefined): boolean => line !== undefined && BARE_MONEY.test(line) && /\d/.test(line);
const isLabel = (line: string | undefined): boolean => MONEY_LABEL.test(tight(line));
const worth = (line: string): number => (/^[-△▲]/.test(tight(line)) ? -1 : 1) * Number(line.replace(/[^\d.]/g, ''));
const isName = (line: string | undefined): boolean =>
  line !== undefined && /\p{L}/u.test(line) && !isMoney(line) && !isLabel(line) && !NO_NAME.test(tight(line));
const sumOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + worth(line), 0);

/** Lines that belong together, in the order in which they make a row. */
export function valueBlocks(texts: readonly string[]): number[][] {
  const found: number[][] = [];
  for (let at = 0; at < texts.length; at++) {
    const table = headingOf(texts[at]) === 'name' ? tableAt(texts, at) : [];
    found.push(...table);
    if (!isMoney(texts[at]) || isMoney(texts[at - 1])) continue;
    let end = at + 1;
    while (end - at < MOST && isMoney(texts[end])) end++;
    if (end - at >= 2) found.push(...goodsOver(texts, at, end), ...labelsFarOver(texts, at, end));
    at = end - 1;
  }
  return found;
}

/** `カット / カラー / 4,950 / 7,700 / 小計 / 12,650`: the names right over their amounts, which make the sum below them. */
function goodsOver(texts: readonly string[], first: number, end: number): number[][] {
  const count = end - first;
  const inline = Number(WHOLE_WITH_VALUE.exec(tight(texts[end]))?.[1]?.replaceAll(',', '') ?? Number.NaN);
  if (inline === sumOf(texts.slice(first, end))) return countedGoods(texts, first, end);
  const remarks = texts.slice(Math.max(0, first - count), first).every((line) => REMARK.test(tight(line)));
  // 項目 / 定期清掃 / ガラス清掃 / 金額 / 165,000 / 44,000: the word of the column over its values.
  const top = headingOf(texts[first - 1]) === 'amount' ? first - 1 : first;
  const names = top - count * (remarks ? 2 : 1);
  if (names < 0 || !texts.slice(names, names + count).every(isName)) return [];
  const rows = Array.from({ length: count }, (_, i) => [names + i, first + i]);
  if (!WHOLE.test(tight(texts[end])))
    return count > 2 && isWholeElsewhere(texts, end, sumOf(texts.slice(first, end))) ? rows : [];
  // The value of 小計 stands below it, alone or as the first below all labels of a block.
  let below = end + 1;
  while (below - end < MOST_BETWEEN && isLabel(texts[below])) below++;
  if (!isMoney(texts[below]) || worth(texts[below]!) !== sumOf(texts.slice(first, end))) return [];
  return rows;
}

/** `[税区分] / 消費税等(10%) 903 / ご請求金額合計 11,916円` below the amounts: they and the tax make the sum of the paper. */
function isWholeElsewhere(texts: readonly string[], end: number, sum: number): boolean {
  const below = texts.slice(end, end + MOST_BETWEEN).map(tight);
  const valuesOf = (pattern: RegExp) =>
    below.flatMap((line) => (pattern.test(line) ? [worth(/[\d,]+(?=円?$)/.exec(line)?.[0] ?? '')] : []));
  const taxes = [0, ...valuesOf(/^(?:内|外)?(?:消費税|税額).*\d円?$/)];
  return sum > 0 && valuesOf(/(?:合計|請求(?:金)?額).*\d円?$/).some((total) => taxes.includes(total - sum));
}

/** `牛乳 / (2個 × 218) / パン / 436 / 248 / 小計 684`: a count between the names belongs to the one above it. */
function countedGoods(texts: readonly string[], first: number, end: number): number[][] {
  const rows: number[][] = [];
  let count: number | null = null;
  for (let at = first - 1; at >= 0 && rows.length < end - first && first - at <= MOST; at--) {
    if (COUNT_ALONE.test(texts[at]!)) {
      if (count !== null) return [];
      count = at;
      continue;
    }
    if (!isName(texts[at])) return [];
    rows.unshift(count === null ? [at] : [at, count]);
    count = null;
  }
  return rows.length < end - first ? [] : rows.map((row, i) => [...row, first + i]);
}
const COUNT_ALONE = /^\s*[(（]?\d{1,3}\s?[個点コ本枚]?\s?[×xX]\s?[@単¥\\]*\d[\d,]*円?[)）]?\s*$/;
const WHOLE_WITH_VALUE = /^(?:小計|総?合計)(?:\d{1,3}点)?[¥\\]?(\d[\d,]*)円?$/;

/**
 * `カット / カラー / 小計 / 合計 / TEL / 久保田 / 5,500 / 7,150 / 12,650 / 12,650`: names and sums in one column, their amounts
 * in the other, and lines of contacts between.
 */
function labelsFarOver(texts: readonly string[], first: number, end: number): number[][] {
  // The word of the column over its values is the label of none of them.
  const above = headingOf(texts[first - 1]) === 'amount' ? first - 2 : first - 1;
  let last = above;
  while (first - last <= MOST_BETWEEN && last > 0 && !isLabel(texts[last])) last--;
  if (!isLabel(texts[last])) return [];
  let head = last;
  while (isLabel(texts[head - 1])) head--;
  const values = texts.slice(first, end);
  const goods = values.length - (last - head + 1);
  if (last - head < 1 || goods < 0 || (goods === 0 && last === above)) return [];
  const from = head - goods;
  const names = texts.slice(Math.max(0, from), head);
  const isWhole =
    goods === 0
      ? values.length > 2 && isMadeOfItself(values.map(worth))
      : from >= 0 && names.every(isName) && sumOf(values.slice(0, goods)) === worth(values[goods]!);
  if (!isWhole || !WHOLE.test(tight(texts[head]))) return [];
  const rows = [...values.map((_, i) => [from + i, first + i]), ...labelsBelow(texts, last + 1, first, end)];
  // 担当 over the names, 久保田 over the amounts: who served, not who issued.
  return STAFF.test(tight(texts[from - 1])) && isName(texts[first - 1]) ? [[from - 1, first - 1], ...rows] : rows;
}

/** `小計 / 請求金額 / 支払期限` over `630,000 / 693,000 / 2026年12月25日`: labels that go on below the sums, as their values do. */
function labelsBelow(texts: readonly string[], label: number, first: number, value: number): number[][] {
  const rows: number[][] = [];
  for (let i = 0; label + i < first; i++) {
    const fits = COLUMN_LABELS.find((entry) => entry.label.test(tight(texts[label + i])));
    if (!fits?.value.test((texts[value + i] ?? '').trim())) break;
    rows.push([label + i, value + i]);
  }
  return rows;
}
const STAFF = /^(?:ご?担当者?|スタッフ|係員?|責任者)[:：]?$/;

/** `206,500 / 20,650 / 227,150`, `1,500 / 2,000 / 500`: one of them is what two others make. */
const isMadeOfItself = (values: readonly number[]): boolean =>
  values.some((one, i) => values.some((other, j) => j > i && values.includes(one + other)));

/** `摘要 / 保管料 / 梱包材 / 数量 / 48 / 200 / 単価 / 3,200 / 85 / 金額 / 153,600 / 17,000`: a table told column by column. */
function tableAt(texts: readonly string[], name: number): number[][] {
  let next = name + 1;
  while (next - name <= MOST && next < texts.length && isName(texts[next]) && headingOf(texts[next]) === null) next++;
  const rows = next - name - 1;
  // One alone is a stack of labels, each with its value.
  if (rows < 2) return [];
  const columns: number[] = [name];
  for (let head = next; COLUMNS.has(headingOf(texts[head])) && columns.length < MOST_COLUMNS; head += rows + 1) {
    columns.push(head);
    if (headingOf(texts[head]) === 'amount') break;
  }
  const placeOf = (meaning: ColumnMeaning) => columns.find((head) => headingOf(texts[head]) === meaning);
  const [count, price, amount] = [placeOf('quantity'), placeOf('price'), placeOf('amount')];
  if (count === undefined || price === undefined || amount === undefined) return [];
  const at = (head: number, row: number) => worth(COUNTED.exec(tight(texts[head + row]))?.[1] ?? 'x');
  const row = (index: number) => columns.map((head) => head + index);
  const all = Array.from({ length: rows }, (_, i) => i + 1);
  if (!all.every((index) => Math.abs(Math.round(at(count, index) * at(price, index)) - at(amount, index)) <= 1))
    return [];
  return [row(0), ...all.map(row)];
}
const COLUMNS: ReadonlySet<ColumnMeaning | null> = new Set(['quantity', 'unit', 'price', 'amount', 'rate', 'note']);
const MOST_COLUMNS = 7;
/** `48`, `¥3,200`, `24人工`. */
const COUNTED = /^[¥\\]?(-?\d[\d,]*(?:\.\d+)?)(?:円|[\p{L}㎡㎥]{1,4})?$/u;
