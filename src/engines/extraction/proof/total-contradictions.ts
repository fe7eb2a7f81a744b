import { ratesOn } from '../../../japan/consumption-tax.ts';
import type { Amounts } from '../document/amounts.ts';
import type { Item } from '../items/find-items.ts';
import { opensWith } from '../items/lines.ts';
import { contribution, isPooledTax, type RateGroup } from '../money/breakdown.ts';
import type { MoneyFact } from '../money/facts.ts';
import type { MoneySolution } from '../money/solve.ts';
import { brokenProgress } from './progress.ts';

export interface TotalInput {
  readonly amounts: Amounts;
  readonly solution: MoneySolution;
  readonly facts: readonly MoneyFact[];
  readonly items: readonly Item[];
  /** Day of the paper, which decides the rates. */
  readonly date?: string | null;
}

/** A zero stands for what there was none of; `00,000` is a damaged sum. */
const isNothing = (fact: MoneyFact): boolean => fact.value === 0 && !fact.grouped;

/**
 * `合計 2,000` where the tax is 2,000, `ご請求金額 20,000` where that is the sum before tax: a part of the total, called
 * the whole. A total before tax is usual where nothing else is called its subtotal, or where it says so.
 */
function isPartCalledWhole(fact: MoneyFact, input: TotalInput): boolean {
  const { amounts, facts, solution } = input;
  const { total, payable, tax } = amounts;
  if (fact.value === total || fact.value === payable || total === null || tax === null || tax === 0) return false;
  if ((fact.kind !== 'total' && fact.kind !== 'payable') || fact.rate !== null || BEFORE_TAX.test(fact.row.tight))
    return false;
  if (fact.value === tax) return true;
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
  const isBelowTax = fact.kind === 'total' && taxRow >= 0 && fact.row.index > taxRow;
  return fact.kind === 'payable' || hasSubtotal || isBelowTax;
}

/** `クーポン -500 / 合計 18,540` where 18,040 is the total: below what was taken off a sum is without it. */
function isBeforeDiscount(fact: MoneyFact, total: number, { facts, items }: TotalInput): boolean {
  const off = fact.value - total;
  if (off <= 0) return false;
  const rows = [
    ...facts.filter(({ kind, value }) => kind === 'discount' && Math.abs(value) === off).map(({ row }) => row.index),
    ...items.filter(({ amount }) => amount === -off).flatMap((item) => item.rows.map((row) => row.index)),
  ];
  return rows.length > 0 && rows.every((row) => row < fact.row.index);
}
/** `合計 285,000 20,000 405,000`: the sums of a table's columns, of which the last is no sum that the paper explains. */
function brokenSumRow(facts: readonly MoneyFact[], explained: ReadonlySet<number>): string[] {
  const rows = Map.groupBy(
    facts.filter(({ row, grouped }) => grouped && SUM_ROW.test(row.tight)),
    ({ row }) => row.index,
  );
  return [...rows.values()].flatMap((sums) => {
    const values = sums.toSorted((a, b) => a.start - b.start).map(({ value }) => value);
    const last = values.at(-1)!;
    const isWhole = values.length > 2 && values.every((value) => value > 0 && value <= last);
    return isWhole && !explained.has(last) && values.slice(0, -1).every((value) => explained.has(value))
      ? [`total ${last}`]
      : [];
  });
}
const SUM_ROW = /^(?:総?合計|総計|計)[¥\\\d]/;

const BEFORE_TAX = /税抜|税別|本体|対象|内訳|excl/i;

/** What may lie between a sum of goods and a smaller total. */
const REDUCES: ReadonlySet<MoneyFact['kind']> = new Set([
  'discount',
  'points_used',
  'received',
  'withholding',
  'carried',
  'previous',
]);

/** Printed sums that no reading of the paper explains. */
export function contradictions(input: TotalInput): string[] {
  const { amounts, solution, facts, items } = input;
  const total = amounts.total!;
  const explained = explainedBy(amounts, solution, facts, items);
  const partial = partialSums(solution, items);
  const itemRows = new Set(items.flatMap((item) => item.rows.map((row) => row.index)));
  const found: string[] = [];
  const change = facts.find((fact) => fact.kind === 'change' && fact.via === 'row' && fact.value !== 0);
  const isReduced = facts.some((fact) => REDUCES.has(fact.kind)) || items.some((item) => item.amount < 0);
  for (const fact of facts) {
    // 小計 1,870 / 合計 1,780, and nothing was taken off.
    const isMoreThanAll = total > 0 && fact.value > total && fact.kind === 'subtotal' && fact.rate === null;
    if (isMoreThanAll && fact.via === 'row' && !isReduced) {
      found.push(`subtotal ${fact.value}`);
      continue;
    }
    const weight = fact.currency || fact.grouped || Math.abs(fact.value) >= 100;
    const isExplained = explained.has(Math.abs(fact.value)) && fact.value !== 0 && !isPartCalledWhole(fact, input);
    if (!weight || itemRows.has(fact.row.index) || isNothing(fact) || isExplained) continue;
    // A base of a rate is for all of that rate: some of its items explain none where the rate has another base.
    const isOtherBase = fact.kind === 'base' && fact.rate !== null && solution.groups.some(hasOtherBase(fact));
    if ((fact.kind === 'subtotal' || fact.kind === 'base') && partial.has(Math.abs(fact.value)) && !isOtherBase)
      continue;
    if (fact.via !== 'row' && fact.via !== 'heading') continue;
    // What a sentence tells (差し引きお振り込みいたします) is no sum of this paper.
    if (/。|いたします|ください/.test(fact.row.tight)) continue;
    // 実務でわかる消費税 2,640: the word ends a longer name.
    if (
      fact.via === 'row' &&
      !opensWith(fact.row.text.slice(0, fact.start).replace(/^.*\d[\d,]{2,}\s?円?[)）]?/, ''), fact.word)
    )
      continue;
    // 現計 7,000 / 釣銭 70: what was handed over.
    if (fact.kind === 'total' && change && fact.value - Math.abs(change.value) === total) continue;
    if (fact.kind === 'total' || fact.kind === 'payable') found.push(`${fact.kind} ${fact.value}`);
    else if (fact.kind === 'subtotal' && fact.rate === null) found.push(`subtotal ${fact.value}`);
    else if (fact.kind === 'base' && fact.rate !== null && fact.rate > 0) found.push(`base ${fact.value}`);
    else if (fact.kind === 'tax' && Math.abs(fact.value) > 1) found.push(`tax ${fact.value}`);
  }
  found.push(
    ...notInForce(input),
    ...discountedAfterTax(input),
    ...taxedTwice(solution, facts, total),
    ...taxedExempt(solution, facts, items, total),
    ...brokenCarry(facts),
    ...brokenProgress(facts, [total, amounts.subtotal ?? total, ...solution.groups.map(({ base }) => base)]),
    ...otherHead(facts, explained, itemRows, total),
    ...brokenSumRow(facts, explained),
  );
  const tender = facts.find((fact) => fact.kind === 'tender' && fact.via === 'row');
  const payable = amounts.payable ?? total;
  if (tender && change && ![total, payable].includes(tender.value - Math.abs(change.value))) {
    const vouchers = facts.some((fact) => fact.kind === 'paid_by' && fact.value < total && fact.value !== tender.value);
    if (!vouchers) found.push(`change ${tender.value} - ${change.value}`);
  }
  // VISA USD 43.87 (1USD=¥150.00): the rate of a card, not a sum.
  const isConverted = (fact: MoneyFact) => /USD|EUR|CNY|\$|€/.test(fact.row.tight);
  const paid = facts.filter(
    (fact) => fact.kind === 'paid_by' && fact.via === 'row' && fact.currency && !isConverted(fact),
  );
  // 現金 ¥4,779 / おつり ¥0: what was paid was the sum.
  const isExact = facts.some((fact) => fact.kind === 'change' && fact.via === 'row' && fact.value === 0);
  if (isExact && !tender && paid.length === 1 && !explained.has(paid[0]!.value)) found.push(`paid ${paid[0]!.value}`);
  // A payment larger than the total is money handed over; one single smaller payment is a contradiction.
  if (paid.length === 1 && !tender && !change && paid[0]!.value < payable && !explained.has(paid[0]!.value)) {
    // 図書券 ¥5,000 / 現金 ¥602: two ways of paying, one of them unknown to the vocabulary.
    const rest = [total, payable].map((sum) => sum - paid[0]!.value);
    const isSplit = facts.some((fact) => fact.kind === 'bare' && fact.currency && rest.includes(fact.value));
    if (!isSplit) found.push(`paid ${paid[0]!.value}`);
  }
  return [...new Set(found)];
}

const hasOtherBase =
  (fact: MoneyFact) =>
  ({ rate, base, baseFact }: RateGroup): boolean =>
    rate === fact.rate && base !== fact.value && baseFact?.rate !== rate;

/** `消費税(5%)` on a paper of 2026: a rate that was not in force. Old contracts that still bear one are for a person. */
function notInForce({ solution, date }: TotalInput): string[] {
  const rates = ratesOn(date ?? null);
  if (!rates) return [];
  return solution.groups
    .filter(({ rate }) => rate > 0 && rate !== rates.standard && rate !== rates.reduced)
    .map(({ rate }) => `rate ${rate} not in force`);
}

/** `小計 270,000 / 消費税 27,000 / 値引 -7,000 / 合計 290,000`: the tax is still the one of the full price. */
function discountedAfterTax({ solution, facts, amounts }: TotalInput): string[] {
  const { groups, total } = solution;
  if (groups.length === 0 || groups.some((group) => group.basis !== 'excl') || !total || !amounts.taxFact) return [];
  const zero = solution.evidence.zero.reduce((sum, row) => sum + row.amount, 0);
  const whole = groups.reduce((sum, { base, tax, basis, rate }) => sum + contribution(base, tax, basis, rate), zero);
  const taxRow = amounts.taxFact.row.index;
  return facts
    .filter(
      ({ kind, value, row }) => kind === 'discount' && row.index > taxRow && Math.abs(value) === whole - total.value,
    )
    .filter(({ value, row }) => Math.abs(value) >= 10 && !facts.some((tax) => tax.kind === 'tax' && tax.row === row))
    .map(({ value }) => `discount after tax ${value}`);
}

const OUTSIDE_TAXES = /宿泊税|入湯税|ゴルフ場利用税|軽油(?:引取)?税/;

/** `宿泊税 1,000 / 合計 56,000 / 10%対象 56,000`: a tax that is never part of a taxed base was put into it. */
function taxedTwice({ groups }: MoneySolution, facts: readonly MoneyFact[], total: number): string[] {
  const taxed = groups.reduce((sum, { base, tax, basis, rate }) => sum + contribution(base, tax, basis, rate), 0);
  if (groups.length === 0 || taxed !== total) return [];
  return facts
    .filter(
      (fact) => fact.kind === 'zero_item' && fact.via === 'row' && fact.value > 0 && OUTSIDE_TAXES.test(fact.word),
    )
    .map((fact) => `taxed ${fact.word} ${fact.value}`);
}

/** `社宅家賃(非課税) 78,000 / 小計 89,000 / 消費税(10%) 8,900`: what the paper itself calls untaxed was taxed. */
function taxedExempt(
  { groups }: MoneySolution,
  facts: readonly MoneyFact[],
  items: readonly Item[],
  total: number,
): string[] {
  const taxed = groups.reduce((sum, { base, tax, basis, rate }) => sum + contribution(base, tax, basis, rate), 0);
  if (groups.length === 0 || taxed !== total) return [];
  const bases = groups.reduce((sum, { base }) => sum + base, 0);
  if (items.reduce((sum, item) => sum + item.amount, 0) !== bases) return [];
  return facts
    .filter((fact) => fact.kind === 'zero' && fact.via === 'row' && fact.value > 0)
    .filter((fact) => items.some((item) => item.amount === fact.value && item.rows.includes(fact.row)))
    .map((fact) => `taxed ${fact.word} ${fact.value}`);
}

/** `前回請求額 124,200 / 入金額 100,000 / 繰越額 34,200`: what was carried over is not what was left. */
function brokenCarry(facts: readonly MoneyFact[]): string[] {
  const only = (kind: MoneyFact['kind']): number | null => {
    const values = new Set(
      facts.filter((fact) => fact.kind === kind && fact.via !== 'follow').map((fact) => fact.value),
    );
    return values.size === 1 ? [...values][0]! : null;
  };
  const [previous, received, carried] = [only('previous'), only('received'), only('carried')];
  if (previous === null || received === null || carried === null) return [];
  const off = only('discount') ?? only('adjustment') ?? 0;
  const left = previous - Math.abs(received);
  return [left, left - Math.abs(off), left + off].includes(carried) ? [] : [`carried ${carried}`];
}

/**
 * `¥23,910 (税込)` alone at the head of a paper: the sum of the whole, whatever the table below adds up to. With its own
 * rates in brackets, `¥16,500 (10%対象 ¥16,500 内消費税 ¥1,500)`, it is so whatever its size.
 */
function otherHead(
  facts: readonly MoneyFact[],
  explained: ReadonlySet<number>,
  itemRows: ReadonlySet<number>,
  total: number,
): string[] {
  const first = Math.min(...itemRows, 12);
  return facts
    .filter((fact) => fact.kind === 'bare' && fact.row.index < first && !explained.has(Math.abs(fact.value)))
    .filter(
      ({ row, start, value }) =>
        (HEAD_SUM.test(row.tight) && value * 2 > total) || (start <= 1 && SUM_WITH_RATES.test(row.tight)),
    )
    .map((fact) => `head ${fact.value}`);
}
const SUM_WITH_RATES = /^金?[¥\\][\d,]+(?:円|也|-|※)*\((?:税率)?(?:\d{1,2}%|(?:うち|内)消費税).*\d.*\)$/;
const HEAD_SUM =
  /^(?:金?[¥\\][\d,]+|一?金[〇一二三四五六七八九十百千万壱弐参伍拾萬阡]+)(?:円|也|-|※)*(?:\((?:税込み?|消費税込み?)\))?$/;

function explainedBy(
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
  // What was received for the bill before is settled in the carry-over: this month's sums know nothing of it.
  const received = amounts.carriedOver === null ? value('received') : [];
  for (const off of [...value('points_used'), ...value('withholding'), ...received, ...value('discount')]) {
    // What was taken off the total to leave the bill is not on top of it as well.
    const isTakenOff = amounts.payable !== null && amounts.payable === total - off;
    values.push(total - off, off, ...(isTakenOff ? [] : [bases + off, total + off]));
    if (amounts.payable !== null) values.push(amounts.payable + off);
  }
  values.push(bases + discounts, total + discounts);
  values.push(...leftToPay(amounts, facts));
  if (amounts.carriedOver !== null) values.push(total + amounts.carriedOver, amounts.carriedOver);
  values.push(...value('previous'), ...value('received'), ...value('page_carry'));
  const whole = items.reduce((sum, item) => sum + item.amount, 0);
  // Goods that bear their tax already do not bear it twice.
  values.push(whole, groups.some((group) => group.basis === 'incl') ? whole : whole + taxes);
  // Items printed before their discount, and the taxes of single lines.
  const gross = items.reduce((sum, item) => sum + item.amount - (item.discount ?? 0), 0);
  values.push(gross);
  values.push(...taxesBySide(facts, taxes));
  // Parts of one kind that add up to a value already explained explain themselves (two taxes, two partial sums).
  const explained = new Set(values.map(Math.abs));
  for (const kind of ['tax', 'subtotal', 'base', 'total'] as const) {
    const parts = value(kind).filter((entry) => !explained.has(entry));
    const sum = parts.reduce((all, entry) => all + entry, 0);
    if (parts.length >= 2 && (explained.has(sum) || (kind === 'tax' && sum === Math.abs(taxes))))
      for (const part of parts) explained.add(part);
  }
  return explained;
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
    const between = below.filter((other) => other.row.index < fact.row.index && TAKEN_OFF.has(other.kind));
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
function partialSums({ groups }: MoneySolution, items: readonly Item[]): Set<number> {
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
