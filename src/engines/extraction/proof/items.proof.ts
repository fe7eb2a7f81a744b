import { findAmounts } from '../../../japan/amounts.ts';
import type { Amounts } from '../document/amounts.ts';
import type { LineItem } from '../document/types.ts';
import type { Item } from '../items/find-items.ts';
import { closesWithOutsideTax } from '../items/outside-tax.ts';
import type { MoneyFact } from '../money/facts.ts';
import type { Row } from '../page/rows.ts';
import { ALCOHOL, HOME_RENT, NEVER_REDUCED, REDUCED_RATE } from '../vocabulary/paper-words.ts';
import { conclude, NOT_APPLICABLE, type Proof } from './proof.ts';

/** Sums of the paper that its items may add up to. */
export function targetsOf(amounts: Amounts, facts: readonly MoneyFact[]): Set<number> {
  const { total, subtotal, groups, breakdown } = amounts;
  const zero = breakdown.filter((row) => row.rate === 0).reduce((sum, row) => sum + row.taxableAmount, 0);
  const bases = groups.reduce((sum, group) => sum + group.base, 0);
  const targets = new Set<number>();
  const add = (value: number | null) => {
    if (value !== null && value !== 0) targets.add(value);
  };
  add(total);
  add(subtotal);
  add(bases);
  add(bases + zero);
  if (total !== null) add(total - zero);
  // 宿泊料 10%対象 38,450 / 入湯税(不課税) 300: the goods are the bases, and only what bears no tax is left as an item.
  if (bases !== 0 && bases + zero === total) add(zero);
  // A discount, a service charge or points between the goods and the total.
  const offs = facts
    .filter((fact) => fact.kind === 'discount' || fact.kind === 'points_used')
    .map((fact) => Math.abs(fact.value));
  const off = offs.reduce((sum, value) => sum + value, 0);
  for (const value of [...targets]) if (off > 0) targets.add(value + off);
  return targets;
}

/** Items are proven by their sum; items that add up to nothing printed are shown, and flagged. */
export function proveItems(
  items: readonly Item[],
  amounts: Amounts,
  facts: readonly MoneyFact[],
  printed: readonly LineItem[],
  paper: { readonly rows: readonly Row[]; readonly isReceipt: boolean },
): Proof {
  if (items.length === 0) return NOT_APPLICABLE;
  const against = [
    ...exchangedRates(printed, amounts),
    ...items.filter(isMiscounted).map(({ amount }) => `product ${amount}`),
    ...otherRates(printed, amounts),
    ...reducedAlcohol(printed),
    ...reducedThings(printed, amounts),
    ...taxedHomes(printed, amounts),
    ...hiddenAlcohol(items, amounts),
    ...unsaidReduction(paper, amounts),
  ];
  const sum = items.reduce((value, item) => value + item.amount, 0);
  const gross = items.reduce((value, item) => value + item.amount - (item.discount ?? 0), 0);
  const targets = targetsOf(amounts, facts);
  // Parts with sen are cut to whole yen in the end.
  if ([sum, gross, Math.floor(sum + 1e-6)].some((value) => targets.has(value))) return conclude(['sum'], against);
  if (closesWithOutsideTax(items, amounts.total, facts)) return conclude(['sum'], against);
  return conclude([], [`sum ${sum}`, ...against]);
}

/** Between a product and its amount may lie the tax, rounding, or a discount; what is left is a line that is wrong. */
const FACTORS = [1, 1.1, 1.08, 1 / 1.1, 1 / 1.08];

/** `6  7,200  42,300`: count and price of the row do not make its amount, and are one slip from making it. */
function isMiscounted({ amount, discount, rows }: Item): boolean {
  if (discount !== null || rows.length !== 1 || Math.abs(amount) < LEAST_PRODUCT) return false;
  // 10/26 120 駅→白鷺荘 3,320: the day at the head of the row counts nothing.
  // 3.5m3 8,000 28,000: the figure of a measure neither.
  const text = rows[0]!.text.replace(DAY_AT_HEAD, '').replace(MEASURE, '');
  // ¥3,000 10% ¥15,000, 純米吟醸 720ml 2 3,740: a rate and a size count nothing either.
  const numbers = findAmounts(text).flatMap((hit) => (NO_COUNT.test(text.slice(hit.end)) ? [] : [hit.value]));
  const [quantity, price, last] = numbers.slice(-3);
  if (quantity === undefined || price === undefined || last !== amount || !Number.isInteger(quantity)) return false;
  const product = Math.abs(quantity * price);
  // 2日 4台 5,500 44,000: days and things are both counted.
  const days = numbers.at(-4) ?? 1;
  // 定価 1,500  掛率 55%  40  33,000: a share of the price.
  const share = Number(/(\d{1,2}(?:\.\d)?)\s?%/.exec(text)?.[1] ?? 100) / 100;
  const isMade = (made: number) =>
    [...FACTORS, share].some((factor) => Math.abs(made * factor - Math.abs(amount)) <= Math.max(1, quantity));
  if (isMade(product) || isMade(product * days)) return false;
  const [one, other] = [String(Math.round(product)), String(Math.abs(amount))];
  return one.length === other.length && isOneSlip(one, other);
}
const MEASURE = /(?<=\d) ?[km]?m[23](?!\d)/g;
const NO_COUNT = /^(?:\s?%|\s?(?:文?字|回|話|章|号|期)(?!\d)|(?:ml|mL|mm|cm|mg|kg|g|cc)(?![A-Za-z]))/;
const DAY_AT_HEAD = /^\s*\d{1,2}[/月]\d{1,2}日?(?=\s)/;
/** Of short numbers many are one digit apart. */
const LEAST_PRODUCT = 1000;

/** One digit changed, or two neighbours exchanged. */
function isOneSlip(one: string, other: string): boolean {
  const differing = [...one].flatMap((sign, index) => (sign === other[index] ? [] : [index]));
  const [a, b] = differing;
  if (differing.length === 1) return true;
  return differing.length === 2 && b === a! + 1 && one[a!] === other[b] && one[b] === other[a!];
}

/** Goods marked for one rate that add up to the base printed for the other: the two were exchanged. */
function exchangedRates(items: readonly LineItem[], { groups }: Amounts): string[] {
  const baseOf = (rate: number) => groups.find((group) => group.rate === rate)?.base;
  const sumOf = (rate: number) =>
    items.filter((item) => item.taxRate === rate).reduce((sum, item) => sum + item.amount, 0);
  const [reduced, standard] = [baseOf(8), baseOf(10)];
  const isExchanged = sumOf(8) !== reduced && sumOf(8) === standard && sumOf(10) === reduced;
  return reduced !== undefined && standard !== undefined && isExchanged ? ['rates exchanged'] : [];
}

/** Marked goods that add up to the bases of no rate, although all goods add up to all bases: a mark or a base is wrong. */
function otherRates(items: readonly LineItem[], { groups }: Amounts): string[] {
  const taxed = groups.filter((group) => group.rate > 0);
  if (taxed.length < 2 || mixedBasis(groups) || items.some((item) => item.amount <= 0 || item.discount !== null))
    return [];
  const sumOf = (rate: number) =>
    items.filter((item) => item.taxRate === rate).reduce((sum, item) => sum + item.amount, 0);
  const bases = taxed.reduce((sum, group) => sum + group.base, 0);
  const isWhole = taxed.reduce((sum, group) => sum + sumOf(group.rate), 0) === bases;
  const isMarked = taxed.every((group) => sumOf(group.rate) > 0);
  return isWhole && isMarked && taxed.every((group) => sumOf(group.rate) !== group.base)
    ? ['goods of another rate']
    : [];
}

const mixedBasis = (groups: Amounts['groups']): boolean => new Set(groups.map((group) => group.basis)).size > 1;

/** Where all is at the reduced rate, something that is no food was put there. */
function reducedThings(items: readonly LineItem[], { groups }: Amounts): string[] {
  if (groups.length === 0 || groups.some((group) => group.rate !== 8)) return [];
  return items
    .filter((item) => item.taxRate === 8 && NEVER_REDUCED.pattern.test(item.description.replaceAll(' ', '')))
    .map((item) => `reduced rate on ${item.description}`);
}

function taxedHomes(items: readonly LineItem[], { groups }: Amounts): string[] {
  const bases = groups.reduce((sum, group) => sum + group.base, 0);
  const homes = items.filter((item) => HOME_RENT.pattern.test(item.description.replaceAll(' ', '')));
  const rest = items.filter((item) => !homes.includes(item)).reduce((sum, item) => sum + item.amount, 0);
  return groups.length > 0 && homes.length > 0 && bases > rest ? homes.map((item) => `taxed ${item.description}`) : [];
}

function reducedAlcohol(items: readonly LineItem[]): string[] {
  const wrong = items.filter(
    (item) => item.taxRate === 8 && ALCOHOL.pattern.test(item.description.replaceAll(' ', '')),
  );
  return wrong.map((item) => `reduced rate on ${item.description}`);
}

/** More alcohol than the base of the standard rate holds: some of it was counted at the reduced one. */
function hiddenAlcohol(items: readonly Item[], { groups }: Amounts): string[] {
  const standard = groups.find((group) => group.rate === 10);
  const hasReduced = groups.some((group) => group.rate === 8);
  if (!standard || !hasReduced || items.some((item) => item.amount < 0 || item.discount !== null)) return [];
  const drinks = items.filter((item) => ALCOHOL.pattern.test(item.description.replaceAll(' ', '')));
  const sum = drinks.reduce((value, item) => value + item.amount, 0);
  return sum > standard.base * INSIDE ? [`alcohol ${sum} above the standard base`] : [];
}
/** Goods may be printed with their tax over a base without it. */
const INSIDE = 1.11;

/** A full invoice must say which goods bear the reduced rate (消費税法第57条の4第1項第3号): 8 % alone may be the old rate. */
function unsaidReduction({ rows, isReceipt }: { rows: readonly Row[]; isReceipt: boolean }, { groups }: Amounts) {
  // Beside the standard rate the other one is the reduced.
  const isReduced = groups.length > 0 && groups.every((group) => group.rate === 8) && !isReceipt;
  return isReduced && !rows.some((row) => REDUCED_RATE.pattern.test(row.tight)) ? ['reduced rate unsaid'] : [];
}
