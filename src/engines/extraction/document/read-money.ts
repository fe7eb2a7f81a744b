import { withChargesBeside } from '../items/charges-beside.ts';
import { withChargesInARow } from '../items/charges-in-a-row.ts';
import { withFeeColumns } from '../items/fee-columns.ts';
import { assembleItems, type Item, type Line } from '../items/find-items.ts';
import { withGoodsBesideContacts } from '../items/goods-beside-contacts.ts';
import { withMoneyMarked } from '../items/money-marked.ts';
import { withPricedCounts } from '../items/priced-counts.ts';
import { reconcile } from '../items/reconcile.ts';
import { withRowsLeftOver } from '../items/rows-left-over.ts';
import { withoutSoleShare, withSoleCharge } from '../items/sole-charge.ts';
import { withUntaxedBeside } from '../items/untaxed-beside.ts';
import type { Currency } from '../money/currency.ts';
import type { MoneyFact } from '../money/facts.ts';
import { type MoneySolution, solveMoney } from '../money/solve.ts';
import { withTaxOnTop } from '../money/tax-on-top.ts';
import { withTaxesAlone } from '../money/taxes-alone.ts';
import type { Row } from '../page/rows.ts';
import { type Amounts, settleAmounts } from './amounts.ts';

/** Items and amounts settle each other: the sum of the items decides what the equations leave open, and back. */
export function readMoney(
  lines: readonly Line[],
  facts: readonly MoneyFact[],
  isReceipt: boolean,
  date: string | null,
  currency: Currency,
): { items: readonly Item[]; solution: MoneySolution; amounts: Amounts } {
  const read = settled(lines, facts, isReceipt, date, currency);
  const items = withoutSoleShare(withFeeColumns(read.items, facts), read.amounts.total);
  return { ...read, items: withSoleCharge(items, facts, read.amounts.total, isReceipt) };
}

function settled(
  lines: readonly Line[],
  facts: readonly MoneyFact[],
  isReceipt: boolean,
  date: string | null,
  currency: Currency,
): { items: Item[]; solution: MoneySolution; amounts: Amounts } {
  const totals = { cents: currency.foreign, lost: lines.some((line) => isLostTotal(line.row)) || goesOn(lines, facts) };
  const solve = (items: readonly Item[]) => {
    const itemsSum = items.length === 0 ? null : items.reduce((sum, item) => sum + item.amount, 0);
    // A row of its own, or under the thing it makes cheaper.
    const taken = new Set(items.flatMap(({ amount, discount }) => [-amount, Math.abs(discount ?? 0)]));
    const whole = solveMoney({ facts, isReceipt, date, itemsSum, taken, totals });
    const goods = items.map(({ amount }) => amount);
    const solved = withTaxesAlone(withTaxOnTop(whole, facts), facts, goods);
    const solution = isOneOfMany(solved, facts, items) ? { ...solved, total: null } : solved;
    return { solution, amounts: settleAmounts(solution, facts, items) };
  };
  const first = assembleItems(lines);
  const alone = solve(first);
  const items = reconcile(lines, first, alone.amounts, facts);
  const again = items === first ? { items: first, ...alone } : { items, ...solve(items) };
  const goods = lines.filter((line) => !line.contact).map(({ row }) => row);
  const whole =
    withChargesBeside(lines, again.items, again.amounts) ??
    withUntaxedBeside(lines, again.items, again.amounts) ??
    withGoodsBesideContacts(lines, again.items, again.amounts) ??
    withChargesInARow(goods, again.items, again.amounts) ??
    withPricedCounts(goods, again.items, again.amounts) ??
    withMoneyMarked(lines, again.items, again.amounts) ??
    withRowsLeftOver(lines, again.items, again.amounts);
  if (!whole) return again;
  // The rows that were missing may say on which side of the price the tax lies.
  const anew = solve(whole);
  return anew.amounts.total === again.amounts.total ? { items: whole, ...anew } : { ...again, items: whole };
}

/** A paper torn above its sums: the price of one thing among others, and nothing that says it is all of them. */
function isOneOfMany({ total, groups }: MoneySolution, facts: readonly MoneyFact[], items: readonly Item[]): boolean {
  const row = total?.fact?.row;
  if (!total || !row || total.labelled || groups.length > 0) return false;
  const others = items.filter((item) => !item.rows.includes(row));
  // お代 5,000円 below 3,300, 2,200 and -500: all of them, in words of the shop's own.
  if (others.length === items.length || others.reduce((sum, { amount }) => sum + amount, 0) === total.value)
    return false;
  return others.length > 0 || facts.some((fact) => fact.kind === 'bare' && fact.row !== row && fact.grouped);
}

/** `小計(次頁へ続く)` and no total: the page with the total is missing. */
const goesOn = (lines: readonly Line[], facts: readonly MoneyFact[]): boolean =>
  lines.some((line) => /次(?:頁|ページ)(?:へ|に)|つづく|へ続く/.test(line.row.tight)) &&
  !facts.some((fact) => fact.kind === 'total' || fact.kind === 'payable');

/** `合計 ¥■,■■2`, `合計 #VALUE!`, `合計      円`: the total is there, and cannot be read, or was never filled in. */
const isLostTotal = (row: Row): boolean =>
  /^(?:総?合計|(?:御|ご)?請求)(?:金)?(?:額)?(?:\(税込み?\))?[¥\\]?[_.…]{0,20}円(?:\(税込み?\))?$/.test(row.tight) ||
  /^(?:合[計■□]|総合計|お会計|ご請求金?額)[^\d]{0,4}(?:[\d,]*[■□▓▒░█]|#(?:[A-Z]{3,5}[!?/]|#{2}))/.test(row.tight);
