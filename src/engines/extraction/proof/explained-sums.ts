import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { Amounts } from '../document/amounts.ts';
import type { Item } from '../items/find-items.ts';
import { isPooledTax } from '../money/breakdown.ts';
import type { MoneyFact } from '../money/facts.ts';
import type { MoneySolution } from '../money/solve.ts';

/** Every sum that a reading of the paper accounts for: what is printed besides has no place in it. */
export function explainedBy(
  amounts: Amounts,
  { groups, evidence }: MoneySolution,
  facts: readonly MoneyFact[],
  items: readonly Item[],
): Set<number> {
  const total = amounts.total!;
  const zero = evidence.zero.reduce((sum, row) => sum + row.amount, 0);
  const bases = groups.reduce((sum, group) => sum + group.base, 0);
  const taxes = groups.reduce((sum, group) => sum + (group.tax ?? 0), 0);
  const values = [total, amounts.payable ?? total, bases, taxes, bases + zero, total - zero, zero, total - taxes];
  const isPooled = amounts.tax !== null && taxes === 0 && isPooledTax(groups, amounts.tax);
  if (isPooled) values.push(amounts.tax, total - amounts.tax);
  for (const group of groups) {
    const tax = group.tax ?? 0;
    values.push(group.base, tax, group.basis === 'incl' ? group.base - tax : group.base + tax);
  }
  for (const row of evidence.zero) values.push(row.amount);
  const value = (kind: MoneyFact['kind']) =>
    facts.filter((fact) => fact.kind === kind).map((fact) => Math.abs(fact.value));
  const discounts = value('discount').reduce((sum, entry) => sum + entry, 0);
  // 10%対象 17,680 / クーポン -500 / お支払 17,180: bases that still bear what was taken off do not bear it twice.
  const isBeforeOff = (off: number): boolean => off > 0 && bases - off === total;
  // What was received for the bill before is settled in the carry-over: this month's sums know nothing of it.
  const received = amounts.carriedOver === null ? value('received') : [];
  for (const off of [...value('points_used'), ...value('withholding'), ...received, ...value('discount')]) {
    // What was taken off the total to leave the bill is not on top of it as well.
    const isTakenOff = amounts.payable !== null && amounts.payable === total - off;
    values.push(total - off, off, ...(isTakenOff ? [] : [total + off]));
    if (!isTakenOff && !isBeforeOff(off)) values.push(bases + off);
    if (amounts.payable !== null) values.push(amounts.payable + off);
  }
  // 今回請求額 3,300,000 / 保留金 △330,000 / 今回支払請求額 2,970,000: a part of the bill, held back until the work is done.
  for (const held of facts.filter(({ word }) => word === '保留金')) values.push(total - Math.abs(held.value));
  values.push(total + discounts, ...(isBeforeOff(discounts) ? [] : [bases + discounts]));
  values.push(...leftToPay(amounts, facts));
  if (amounts.carriedOver !== null) values.push(total + amounts.carriedOver, amounts.carriedOver);
  values.push(...value('previous'), ...value('received'), ...value('page_carry'));
  const whole = items.reduce((sum, item) => sum + item.amount, 0);
  // Goods that bear their tax already do not bear it twice.
  values.push(whole, groups.some((group) => group.basis === 'incl') ? whole : whole + taxes);
  // Items printed before their discount, and the taxes of single lines.
  const gross = items.reduce((sum, item) => sum + item.amount - (item.discount ?? 0), 0);
  values.push(gross);
  values.push(...taxesBySide(facts, taxes), ...netThenGross(facts, total));
  // Parts of one kind that add up to a value already explained explain themselves (two taxes, two partial sums).
  const explained = new Set(values.map(Math.abs));
  for (const kind of ['tax', 'subtotal', 'base', 'total'] as const) {
    const parts = value(kind).filter((entry) => !explained.has(entry));
    const sum = parts.reduce((all, entry) => all + entry, 0);
    if (
      parts.length >= 2 &&
      (explained.has(sum) || (kind === 'tax' && (sum === Math.abs(taxes) || sum === amounts.tax)))
    )
      for (const part of parts) explained.add(part);
  }
  return explained;
}

/**
 * `計  49,700  2,982  52,682`, `小計  133,000  14,450`: the sums of a table's columns, where the last is that of the others
 * and explained itself, or all of them together are; counts and weights may stand in front of the money.
 */
export function columnSums(facts: readonly MoneyFact[], isExplained: (value: number) => boolean): number[] {
  const rows = Map.groupBy(
    facts.filter(({ row }) => SUM_ROW.test(row.tight)),
    ({ row }) => row.index,
  );
  return [...rows.values()].flatMap((sums) => {
    const values = sums.toSorted((a, b) => a.start - b.start).map(({ value }) => value);
    for (let from = 0; from < values.length - 1; from++) {
      const money = values.slice(from);
      const whole = money.reduce((sum, value) => sum + value, 0);
      const last = money.at(-1)!;
      const isLastOfThem = money.length > 2 && whole === 2 * last && isExplained(last);
      if (isLastOfThem || (isExplained(whole) && money.every((value) => value > 0))) return money;
    }
    return [];
  });
}
const SUM_ROW = /^(?:総?合計|総計|小計|計)(?:\d{1,3}[件台個点名回])?[¥\\\d]/;

/** `小計 210,000 / 消費税(10%) 21,000 / 電気料(税込) 18,480 / 請求合計 249,480`: goods with their tax on top, and charges that bear it. */
export function netThenGross(facts: readonly MoneyFact[], total: number): number[] {
  const whole = facts.findLast(({ kind, value }) => (kind === 'total' || kind === 'payable') && value === total);
  return facts.flatMap((net, at) => {
    const tax = facts[at + 1];
    if (net.kind !== 'subtotal' || tax?.kind !== 'tax' || tax.rate === null || !whole) return [];
    if (lawfulRounding(net.value, tax.value, tax.rate, 'excl') === null) return [];
    const between = facts.filter(({ row }) => row.index > tax.row.index && row.index < whole.row.index);
    const charges = between.filter((fact, i) => fact.kind === 'bare' && between[i + 1]?.row !== fact.row);
    const sum = charges.reduce((all, { value }) => all + value, net.value + tax.value);
    return charges.length > 0 && sum === total ? [net.value, tax.value] : [];
  });
}

/** `(消費税10% 水道 892円 下水道 650円 を含みます)`: parts of the one tax, side by side. */
function taxesBySide(facts: readonly MoneyFact[], taxes: number): number[] {
  return facts.flatMap((first) => {
    if (first.kind !== 'tax') return [];
    const rest = facts.filter((fact) => fact.row === first.row && fact.via === 'follow' && fact.start > first.start);
    const whole = rest.reduce((sum, fact) => sum + fact.value, first.value);
    return rest.length > 0 && whole === taxes ? [first.value] : [];
  });
}

/** `合計 12,100 / 予約金 受領済 3,000 / 差引お支払 9,100`: all that stands between them was taken off. */
function leftToPay({ total, totalFact }: Amounts, facts: readonly MoneyFact[]): number[] {
  if (total === null || totalFact === null) return [];
  const below = facts.filter((fact) => fact.row.index > totalFact.row.index);
  return below.flatMap((fact) => {
    if (fact.kind !== 'payable' || !/差引|差し引/.test(fact.row.tight)) return [];
    const between = below.filter(
      (other) => other.row.index < fact.row.index && (TAKEN_OFF.has(other.kind) || other.word === '保留金'),
    );
    const off = between.reduce((sum, other) => sum + Math.abs(other.value), 0);
    return off > 0 && total - off === fact.value ? [fact.value, ...between.map((other) => Math.abs(other.value))] : [];
  });
}
const TAKEN_OFF: ReadonlySet<MoneyFact['kind']> = new Set([
  'bare',
  'discount',
  'received',
  'points_used',
  'withholding',
  'tender',
]);

/** What a subtotal in the middle of a table may be. A total or a bill is for all of it: some items explain none. */
export function partialSums({ groups }: MoneySolution, items: readonly Item[]): Set<number> {
  const taxes = groups.reduce((sum, group) => sum + (group.tax ?? 0), 0);
  return new Set(runsOf(items.map((item) => item.amount)).flatMap((sum) => [Math.abs(sum), Math.abs(sum + taxes)]));
}

/** Sums of neighbouring items: the partial sums of a longer table. */
function runsOf(amounts: readonly number[]): number[] {
  const sums: number[] = [];
  const list = amounts.slice(0, 60);
  for (let from = 0; from < list.length; from++) {
    let sum = 0;
    for (let to = from; to < list.length; to++) {
      sum += list[to]!;
      sums.push(sum);
    }
  }
  return sums;
}
