import type { MoneyFact } from '../money/facts.ts';
import type { TotalInput } from './total-input.ts';

const BEFORE_TAX = /税抜|税別|本体|対象|内訳|excl/i;

/**
 * `合計 2,000` where the tax is 2,000, `ご請求金額 20,000` where that is the sum before tax: a part of the total, called
 * the whole. A total before tax is usual where nothing else is called its subtotal, or where it says so.
 */
export function isPartCalledWhole(fact: MoneyFact, input: TotalInput): boolean {
  const { amounts, facts, solution, items } = input;
  const { total, payable, tax } = amounts;
  if (total === null || fact.value === total) return false;
  if (fact.kind === 'total' && (isAfterPoints(fact, total, input) || isTakenOff(fact, input))) return true;
  if (fact.kind === 'payable' && isBeforeDiscount(fact, total, input)) return true;
  if (fact.value === payable || tax === null || tax === 0) return false;
  if ((fact.kind !== 'total' && fact.kind !== 'payable') || fact.rate !== null || BEFORE_TAX.test(fact.row.tight))
    return false;
  if (fact.value === tax || isOneRateAtHead(fact, input)) return true;
  if (fact.kind === 'total' && isBeforeDiscount(fact, total, input)) return true;
  if (fact.value !== total - tax) return false;
  // 合計 5,000 / 10%対象 5,500 (内消費税 500): prices that bear their tax have no sum without it.
  if (solution.groups.length > 0 && solution.groups.every(({ basis }) => basis === 'incl')) return true;
  if (/税込|incl/i.test(fact.row.tight)) return true;
  const hasSubtotal = facts.some((other) => other.kind === 'subtotal' && other.value === fact.value);
  // 今回請求額 / 消費税 / 今回請求額合計: directly above the tax and the total it is what the tax is taken from.
  const [taxRow, sumRow] = [amounts.taxFact?.row.index ?? -1, amounts.totalFact?.row.index ?? -1];
  if (taxRow - fact.row.index === 1 && sumRow - taxRow === 1) return false;
  // 原稿料 50,000 / 消費税 5,000 / 合計 50,000: below its tax a sum bears it.
  // 免税 228,000 / 10%対象 49,800 消費税 4,980 / 合計 277,800 / ご請求額 282,780: the goods, and the bill under them.
  const goods = items.reduce((sum, { amount }) => sum + amount, 0);
  if (fact.kind === 'total' && sumRow - fact.row.index === 1 && goods === fact.value && items.length > 1) return false;
  // 消費税 5,740 今回請求額 63,140 over a table with 合計 25 57,400: the sum of the table.
  const firstItem = Math.min(...items.flatMap((item) => item.rows.map((row) => row.index)));
  if (fact.kind === 'total' && taxRow < firstItem && sumRow < firstItem && goods === fact.value) return false;
  const isBelowTax = fact.kind === 'total' && taxRow >= 0 && fact.row.index > taxRow;
  return fact.kind === 'payable' || hasSubtotal || isBelowTax;
}

/**
 * `クーポン -500 / 合計 18,540` where 18,040 is the total: below what was taken off, and at the head of the paper, a sum
 * is without it.
 */
function isBeforeDiscount(fact: MoneyFact, total: number, { facts, items }: TotalInput): boolean {
  const off = fact.value - total;
  if (off <= 0) return false;
  const rows = [
    ...facts.filter(({ kind, value }) => kind === 'discount' && Math.abs(value) === off).map(({ row }) => row.index),
    ...items.filter(({ amount }) => amount === -off).flatMap((item) => item.rows.map((row) => row.index)),
  ];
  const firstItem = Math.min(...items.flatMap((item) => item.rows.map((row) => row.index)));
  // 駐車料金 1,200 / サービス券 -300: without goods a charge stands above what is taken off, and is no head.
  const isHead = fact.row.index < firstItem && (items.length > 0 || fact.kind === 'payable');
  // ご請求額 25,640 / クーポン利用 -1,000 / お支払額 24,640: one directly under the other they are a sum, what is taken off, and the rest.
  const closesBelow = (at: number) =>
    facts.some(
      ({ kind, value, row }) =>
        (kind === 'total' || kind === 'payable') && value === total && row.index - at > 0 && row.index - at <= CLOSE,
    );
  if (rows.some((row) => row - fact.row.index > 0 && row - fact.row.index <= CLOSE && closesBelow(row))) return false;
  return rows.length > 0 && (isHead || rows.every((row) => row < fact.row.index));
}

const CLOSE = 2;

/** `合計 130,000 / 10%対象 130,010 / ポイント使用 -10`: above the points a sum is not without them. */
function isAfterPoints(fact: MoneyFact, total: number, { facts }: TotalInput): boolean {
  const points = facts.filter(({ kind, value }) => kind === 'points_used' && Math.abs(value) === total - fact.value);
  const isNamed = facts.some(({ kind, value }) => (kind === 'total' || kind === 'payable') && value === total);
  return !isNamed && points.length > 0 && points.every(({ row }) => row.index > fact.row.index);
}

/** `合計 540 / 10%対象 8,540 / ポイント利用 540P`: what was taken off is no sum of the goods. */
const isTakenOff = (fact: MoneyFact, { facts, amounts }: TotalInput): boolean =>
  fact.rate === null &&
  fact.value !== amounts.payable &&
  fact.value !== amounts.subtotal &&
  facts.some(
    ({ kind, value }) =>
      (kind === 'points_used' || kind === 'discount' || kind === 'withholding') && Math.abs(value) === fact.value,
  );

/** `金額 ¥24,840` at the head, `8%対象 23,000 税 1,840 / 10%対象 1,000 税 100 / 合計 25,940`: the goods of one rate are not the sum. */
function isOneRateAtHead({ kind, word, row, value }: MoneyFact, { solution: { groups }, items }: TotalInput): boolean {
  const first = Math.min(...items.flatMap((item) => item.rows.map(({ index }) => index)), AT_HEAD);
  return (
    kind === 'total' &&
    /金額$/.test(word) &&
    row.index < first &&
    groups.length > 1 &&
    groups.some(({ base, tax, basis }) => value === (basis === 'excl' ? base + (tax ?? 0) : base))
  );
}
const AT_HEAD = 8;
