import { asPrinted } from '../candidates/candidate.ts';
import type { Analysis } from '../document/analysis.ts';
import { LINE_RULES } from '../features/line.features.ts';
import { classify, type Fired, type Weights } from '../learned/rule.ts';
import { closesBracket } from '../money/closing-bracket.ts';
import type { MoneyFact } from '../money/facts.ts';
import { pointsRows } from '../money/points-tables.ts';
import type { Row } from '../page/rows.ts';
import { isNoGoods } from '../vocabulary/no-goods.ts';
import { UNTAXED } from '../vocabulary/shared-words.ts';
import weights from '../weights/line.json' with { type: 'json' };
import type { RowReading } from './cells.ts';
import { clean } from './clean-name.ts';
import {
  isCountOver,
  isCutName,
  isLabelledPrice,
  isNameOver,
  isPriceUnder,
  isWorthAlone,
  saysProduct,
} from './labelled-prices.ts';
import { labelledStacks } from './labelled-stacks.ts';
import { countAlone, discountOf, isLabelRow, isTakenOff } from './line-kinds.ts';
import { LINE_ROLES, type LineRole, type LineSubject, linesOf } from './lines.ts';
import { tidyNames } from './name-counts.ts';
import { type Count, countAloneIn, isRemark, productAlone, withCount, withRemark } from './stacked-rows.ts';

export interface Item {
  readonly description: string;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
  /** After a discount printed under the item. */
  readonly amount: number;
  readonly discount: number | null;
  readonly rate: number | null;
  readonly mark: string | null;
  /** A charge outside the tax, such as 軽油引取税. */
  readonly zeroRated: boolean;
  /** The rows it was read from; the first holds the description. */
  readonly rows: readonly Row[];
  readonly source: { readonly row: Row; readonly start: number; readonly end: number };
  /** How sure the rules are that these rows are goods. */
  readonly probability: number;
}

export interface Line extends LineSubject {
  readonly role: LineRole;
  readonly probability: number;
  /** The next best role, for when the sum says that the best one is wrong. */
  readonly fired: readonly Fired[];
  readonly probabilities: readonly number[];
}

/** Every row with the part it plays. */
export function lineRoles(analysis: Analysis, facts: readonly MoneyFact[], isReceipt: boolean): Line[] {
  const points = pointsRows(analysis.rows);
  const lines = linesOf(analysis, facts, isReceipt).map((subject): Line => {
    const verdict = classify(LINE_RULES, weights as Weights, subject);
    return {
      ...subject,
      // The words of a heading name columns, never goods; a treatment in points is paid for in a row of its own.
      role:
        subject.isHeading || subject.labelAlone || points.has(subject.row) || closesBracket(subject.row)
          ? 'other'
          : (verdict.best as LineRole),
      probability: Math.max(...verdict.probabilities),
      fired: verdict.fired,
      probabilities: verdict.probabilities,
    };
  });
  return lines.map((line, index) => {
    const [above, next] = [lines[index - 1], lines[index + 1]];
    if (isTakenOff(line)) return { ...line, role: 'discount' };
    if (isLabelledPrice(line) || (above && (isPriceUnder(above, line) || isCountOver(above, line))))
      return { ...line, role: 'detail' };
    if (saysProduct(line)) return { ...line, role: 'item' };
    const isName = next && isNameOver(line, next);
    return isName ? { ...line, role: 'name' } : line;
  });
}

const ITEM = LINE_ROLES.indexOf('item');

/** The goods, from the rows that are goods. */
export function assembleItems(lines: readonly Line[], { withPeople = false } = {}): Item[] {
  const items: Item[] = [];
  let name: Line | null = null;
  let count: Count | null = null;
  const paper = lines.map(({ row }) => row);
  const stacks = labelledStacks(lines);
  const stacked = new Set([...stacks.values()].flatMap(({ rows }) => rows));
  for (const line of lines) {
    const stack = stacks.get(line.row.index);
    if (stack) items.push(stack.item);
    if (stacked.has(line.row.index)) continue;
    const product = productAlone(line, items.at(-1));
    if (product) {
      items[items.length - 1] = product;
      continue;
    }
    const counted: Count | null = name && countAloneIn(line.row, count);
    if (counted) {
      count = counted;
      continue;
    }
    // レギュラー / 数量 38.42L 単価 @168.0 / (揮発油税 内 53.8円/L) / 6,455
    if (name && isRemark(line)) {
      count = withRemark(count, line.row);
      continue;
    }
    const priced = name && count ? withCount(line, name.row, count) : null;
    const whole = priced && itemOf(priced, name);
    if (whole) {
      items.push({ ...whole, rows: [name!.row, count!.row, line.row] });
      [name, count] = [null, null];
      continue;
    }
    if (line.role === 'other') {
      // A remark in brackets or a bar code between a name and its price breaks nothing.
      if ((line.words.length > 3 || line.labelAlone) && !/^[(]|[@]|単価|^数量/.test(line.row.tight)) name = null;
      else if (UNTAXED_REMARK.test(line.row.tight) && items.length > 0) {
        const last = items.at(-1)!;
        if (line.row.index - last.rows.at(-1)!.index === 1) items[items.length - 1] = { ...last, zeroRated: true };
      }
      continue;
    }
    if (line.role === 'name') {
      name =
        (isLabelRow(line) && !isWorthAlone(line) && !isCutName(line)) || isNoGoods(line.row.text.trim()) ? null : line;
      continue;
    }
    // An amount that a neighbouring label calls a total, a tax or a payment is no price.
    if (
      line.facts.some((fact) => fact.kind !== 'bare' && (fact.via === 'neighbour' || fact.via === 'heading')) &&
      line.heading === null
    ) {
      name = null;
      continue;
    }
    if (line.role === 'discount') {
      const last = items.at(-1);
      const off = discountOf(line);
      if (last && off !== null && off <= last.amount && line.isReceipt && line.beforeTotals)
        items[items.length - 1] = {
          ...last,
          amount: last.amount - off,
          discount: (last.discount ?? 0) - off,
          rows: [...last.rows, line.row],
        };
      else if (off !== null && line.beforeTotals) {
        const item = itemOf(line, null);
        if (item) items.push({ ...item, amount: -off });
      }
      name = null;
      continue;
    }
    if (line.role === 'detail') {
      const item = detail(line, name, items.at(-1));
      if (item === 'replaced') continue;
      if (item && 'replace' in item) items[items.length - 1] = item.replace;
      else if (item) {
        items.push(item);
        name = null;
      }
      continue;
    }
    const item = itemOf(line, name);
    if (item) items.push(item);
    name = null;
  }
  return tidyNames(items, paper, lines[0]?.isReceipt).filter(
    ({ description, rows }) => !isNoGoods(description, { withPeople, row: rows[0] }),
  );
}

/** A row of price and count: it completes the name above it, or the item above it. */
function detail(line: Line, name: Line | null, last: Item | undefined): Item | { replace: Item } | 'replaced' | null {
  if (name) return itemOf(line, name);
  if (!last || line.row.index - last.rows.at(-1)!.index > 1) return null;
  const quantity = line.reading.quantity ?? countAlone(line);
  const price = line.reading.unitPrice;
  // `宴会コース  3,850` / `×6  23,100`: the first row was the price of one.
  if (quantity !== null && line.amount !== null && (last.quantity ?? 1) === 1 && last.amount * quantity === line.amount)
    return {
      replace: { ...last, quantity, unitPrice: last.amount, amount: line.amount, rows: [...last.rows, line.row] },
    };
  if (quantity === null || price === null || last.quantity !== null) return null;
  const amount = last.amount - (last.discount ?? 0);
  if (Math.abs(Math.round(quantity * price) - amount) > 1) return null;
  return { replace: { ...last, quantity, unitPrice: price, rows: [...last.rows, line.row] } };
}

export function itemOf(line: Line, above: Line | null): Item | null {
  const { reading, row } = line;
  // 駐車場(税込) 8,800 うち消費税 800: the tax of the row is not its amount.
  const last = line.facts.at(-1);
  const isTax = last?.kind === 'tax' && last.value === reading.amount;
  const amount = isTax
    ? (line.facts.findLast((fact) => fact.kind === 'bare')?.value ?? reading.amount)
    : reading.amount;
  if (amount === null) return null;
  // 10ユーザー × ¥980  ¥9,800: what is counted is what is sold.
  const counted = line.product && reading.cells.quantity?.unit ? reading.cells.quantity : null;
  const named = reading.description === '' ? counted : { ...reading, text: clean(reading.description) };
  const own = named && { text: named.text, ...spanOf(named) };
  // レギュラー / 金額 5,483: the word of a column names nothing.
  const useAbove =
    above !== null &&
    (own === null ||
      !/\p{L}/u.test(own.text) ||
      own.text === '金額' ||
      CODE_ALONE.test(own.text) ||
      line.role === 'detail');
  const place = useAbove ? { row: above.row, ...spanOf(above.reading) } : { row, ...spanOf(named ?? reading) };
  // A name that holds an amount of its own (26円切手) is taken whole.
  const isCount =
    above !== null && above.amount !== null && !above.facts.some((fact) => fact.currency) && above.amount < 100;
  const nameAbove = above?.amount === null || isCount ? (above?.reading.description ?? '') : '';
  const description = useAbove ? clean(nameAbove === '' ? above.row.text.trim() : nameAbove) : (own?.text ?? '');
  if (!/[\p{L}]/u.test(description)) return null;
  let { quantity, unitPrice } = reading;
  if (useAbove && quantity === null) quantity = above.reading.quantity ?? (isCount ? above.amount : null);
  if (useAbove && unitPrice === null) unitPrice = above.reading.unitPrice;
  const zero =
    line.facts.some((fact) => (fact.kind === 'zero_item' && fact.hint !== 'incl') || fact.kind === 'zero') ||
    (above?.facts.some((fact) => fact.kind === 'zero_item') ?? false) ||
    /対象外|非課税|不課税/.test(reading.cells.rate?.text ?? '');
  return {
    description: asPrinted(description, place),
    quantity,
    unitPrice,
    amount,
    discount: null,
    rate: zero ? 0 : reading.rate,
    mark: reading.mark ?? (useAbove ? above.reading.mark : null),
    zeroRated: zero,
    rows: useAbove ? [above.row, row] : [row],
    source: place,
    probability: line.probabilities[ITEM]!,
  };
}

/** 型番 BL1855 under the name: which model, in a row of its own. */
const CODE_ALONE = /^(?:型番|品番|商品番号|商品コード|SKU|JAN|ASIN)[:：\s]*[A-Za-z0-9-]*$/i;
const spanOf = ({ start, end }: Pick<RowReading, 'start' | 'end'>) => ({ start, end: Math.max(start + 1, end) });

const UNTAXED_REMARK = new RegExp(`^[(].*(?:${UNTAXED.words})`);
