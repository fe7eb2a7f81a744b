import { opensWith } from '../items/lines.ts';
import type { RateGroup } from '../money/breakdown.ts';
import type { MoneyFact } from '../money/facts.ts';
import { cutSums, damagedSums } from './damaged-labels.ts';
import { columnSums, explainedBy, netThenGross, partialSums } from './explained-sums.ts';
import { paidContradictions } from './paid-contradictions.ts';
import { isPartCalledWhole } from './part-called-whole.ts';
import { brokenProgress, isBeforeRetention, isOfContract } from './progress.ts';
import { takenOffTooSoon } from './taken-off.ts';
import { taxContradictions } from './tax-contradictions.ts';
import type { TotalInput } from './total-input.ts';
import { correctedSums, unknownSums } from './unknown-sums.ts';

/** A zero stands for what there was none of; `00,000` is a damaged sum. */
const isNothing = (fact: MoneyFact): boolean => fact.value === 0 && !fact.grouped;

/** `合計 285,000 20,000 405,000`, `合計 7,901 790 8,671`: the sums of a table's columns, of which the last is none. */
function brokenSumRow(facts: readonly MoneyFact[], explained: ReadonlySet<number>): string[] {
  const rows = Map.groupBy(
    facts.filter(({ row, grouped, value }) => (grouped || Math.abs(value) >= 100) && SUM_ROW.test(row.tight)),
    ({ row }) => row.index,
  );
  return [...rows.values()].flatMap((sums) => {
    const ordered = sums.toSorted((a, b) => a.start - b.start);
    if (!ordered.at(-1)!.grouped) return [];
    const values = ordered.map(({ value }) => value);
    const last = values.at(-1)!;
    const isWhole = values.length > 2 && values.every((value) => value > 0);
    return isWhole && !explained.has(last) && values.slice(0, -1).every((value) => explained.has(value))
      ? [`total ${last}`]
      : [];
  });
}
const SUM_ROW = /^(?:総?合計|総計|計)[¥\\\d]/;

/** 診療費合計 11,400: the sum of all charges, called by what they are for. */
const OF_ALL_CHARGES = /^\s*(?:診療|治療|医療|施術|修理|宿泊|利用)[費料](?:総?合計|総額)\s*[¥\\]?\s*$/;

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
  // 計 227,000 29,920 256,920 over 燃料サーチャージ 9,080: the columns' sums of a part of the table.
  for (const sum of columnSums(facts, (value) => explained.has(value) || partial.has(value))) explained.add(sum);
  const itemRows = new Set(items.flatMap((item) => item.rows.map((row) => row.index)));
  const found: string[] = [];
  const change = facts.find((fact) => fact.kind === 'change' && fact.via === 'row' && fact.value !== 0);
  const isReduced = facts.some((fact) => REDUCES.has(fact.kind)) || items.some((item) => item.amount < 0);
  for (const fact of facts) {
    // 小計 1,870 / 合計 1,780, and nothing was taken off.
    const isMoreThanAll = total > 0 && fact.value > total && fact.kind === 'subtotal' && fact.rate === null;
    if (isMoreThanAll && fact.via === 'row' && !isReduced && !isBeforeRetention(fact, facts)) {
      found.push(`subtotal ${fact.value}`);
      continue;
    }
    if (isLessThanAll(fact, input) || (isOnlyTax(fact, input) && !partial.has(fact.value))) {
      found.push(`subtotal ${fact.value}`);
      continue;
    }
    const weight = fact.currency || fact.grouped || Math.abs(fact.value) >= 100;
    const isExplained =
      explained.has(Math.abs(fact.value)) &&
      fact.value !== 0 &&
      !isPartCalledWhole(fact, input) &&
      !isLeftTooSoon(fact, input);
    if (!weight || itemRows.has(fact.row.index) || isNothing(fact) || isExplained) continue;
    // A base of a rate is for all of that rate: some of its items explain none where the rate has another base.
    const isOtherBase = fact.kind === 'base' && fact.rate !== null && solution.groups.some(hasOtherBase(fact));
    if ((fact.kind === 'subtotal' || fact.kind === 'base') && partial.has(Math.abs(fact.value)) && !isOtherBase)
      continue;
    if (fact.via !== 'row' && fact.via !== 'heading') continue;
    // What a sentence tells (差し引きお振り込みいたします) is no sum of this paper.
    if (/。|いたします|ください|円で\d+ポイント/.test(fact.row.tight)) continue;
    // 実務でわかる消費税 2,640: the word ends a longer name; 請求書    ご請求金額 68,200: it opens a column of its own.
    if (
      fact.via === 'row' &&
      !(isWhole(fact) && (opensColumn(fact) || OF_ALL_CHARGES.test(fact.row.text.slice(0, fact.start)))) &&
      !opensWith(fact.row.text.slice(0, fact.start).replace(/^.*\d[\d,]{2,}\s?円?[)）]?/, ''), fact.word)
    )
      continue;
    // 現計 7,000 / 釣銭 70: what was handed over; a charge (駐車料金) never is.
    if (fact.kind === 'total' && /^現/.test(fact.word) && change && fact.value - Math.abs(change.value) === total)
      continue;
    if (isWholeSoFar(fact, input) || isOfContract(fact, facts) || isBeforeRetention(fact, facts)) continue;
    if (fact.kind === 'total' || fact.kind === 'payable') found.push(`${fact.kind} ${fact.value}`);
    else if (fact.kind === 'subtotal' && fact.rate === null) found.push(`subtotal ${fact.value}`);
    else if (fact.kind === 'base' && fact.rate !== null && fact.rate > 0) found.push(`base ${fact.value}`);
    else if (fact.kind === 'tax' && Math.abs(fact.value) > 1) found.push(`tax ${fact.value}`);
  }
  found.push(
    ...taxContradictions(input, total),
    ...brokenCarry(facts),
    ...brokenPages(facts),
    ...brokenProgress(facts, [total, amounts.subtotal ?? total, ...solution.groups.map(({ base }) => base)]),
    ...otherHead(facts, explained, itemRows, total),
    ...brokenSumRow(facts, explained),
    ...cutSums(facts),
    ...damagedSums(facts, explained, itemRows),
    ...unknownSums(facts, explained, partial),
    ...correctedSums(facts),
    ...takenOffTooSoon(input),
    ...paidContradictions(input, explained),
  );
  return [...new Set(found)];
}

/** `小計 2,080 / 合計 2,280 (10%対象 2,280 内税 207)`: prices bear their tax, and nothing printed makes up the difference. */
function isLessThanAll(fact: MoneyFact, { amounts, solution, facts, items }: TotalInput): boolean {
  const { groups, evidence } = solution;
  if (fact.kind !== 'subtotal' || fact.via !== 'row' || fact.rate !== null || groups.length === 0) return false;
  const missing = amounts.total! - fact.value;
  if (missing <= 1 || fact.value <= 0 || groups.some(({ basis }) => basis !== 'incl')) return false;
  const zero = evidence.zero.reduce((sum, { amount }) => sum + amount, 0);
  const below = items.filter((item) => item.rows.at(-1)!.index > fact.row.index);
  const added = below.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = groups.reduce((sum, { tax }) => sum + (tax ?? 0), 0);
  const isTableSum = facts.some(
    ({ kind, row, value }) => kind === 'subtotal' && row !== fact.row && value !== fact.value,
  );
  return (
    ![zero, added, taxes, zero + added].includes(missing) &&
    !isTableSum &&
    !netThenGross(facts, amounts.total!).includes(fact.value) &&
    !facts.some(({ value }) => Math.abs(value) === missing)
  );
}

/** `小計 330 / 消費税10% 330 / 合計 3,630`: the sum of the goods cannot be what their tax is. */
function isOnlyTax(fact: MoneyFact, { solution, facts, items }: TotalInput): boolean {
  if (fact.kind !== 'subtotal' || fact.via !== 'row' || fact.rate !== null || fact.value <= 0) return false;
  if (/税額|消費税|内税|外税|税合計|税計/.test(fact.row.tight)) return false;
  const goods = items.reduce((sum, item) => sum + item.amount, 0);
  if (fact.value === goods || solution.groups.some(({ base }) => base === fact.value)) return false;
  return facts.some(({ kind, row, value }) => kind === 'tax' && row !== fact.row && value === fact.value);
}

const isWhole = ({ kind }: MoneyFact): boolean => kind === 'total' || kind === 'payable';
const opensColumn = ({ row, start, word }: MoneyFact): boolean =>
  row.segments.some((segment) => segment.start > 0 && segment.start < start && tightOf(segment.text).startsWith(word));
const tightOf = (text: string): string => text.replaceAll(' ', '');

/** `小計 12,080` over `デポジット充当 -20,000` of 32,080: what is left stands under what was taken off, never above it. */
function isLeftTooSoon(fact: MoneyFact, { amounts, solution, facts, items }: TotalInput): boolean {
  if (fact.kind !== 'subtotal') return false;
  const goods = items.reduce((sum, item) => sum + item.amount, 0);
  const bases = solution.groups.reduce((sum, group) => sum + group.base, 0);
  if (fact.value === goods || fact.value === bases || solution.groups.some(({ base }) => base === fact.value))
    return false;
  return facts.some(
    (off) =>
      (off.kind === 'received' || off.kind === 'points_used' || off.kind === 'withholding') &&
      off.row.index > fact.row.index &&
      amounts.total! - Math.abs(off.value) === fact.value,
  );
}

/** `ご利用合計 17,700 / 事務手数料 885 / ご請求額 18,585`: all goods above it, and the rest between it and the total. */
function isWholeSoFar({ kind, row, value }: MoneyFact, { amounts, items }: TotalInput): boolean {
  const end = amounts.totalFact?.row.index ?? -1;
  if (kind !== 'total' || row.index >= end) return false;
  const sum = (wanted: (at: number) => boolean) =>
    items.reduce((all, item) => all + (wanted(item.rows.at(-1)!.index) ? item.amount : 0), 0);
  const added = sum((at) => at > row.index && at < end);
  return added > 0 && sum((at) => at < row.index) === value && value + added === amounts.total;
}

const hasOtherBase =
  (fact: MoneyFact) =>
  ({ rate, base, baseFact }: RateGroup): boolean =>
    rate === fact.rate && base !== fact.value && baseFact?.rate !== rate;

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

const SO_FAR = /^累計/;
const isSumSoFar = (facts: readonly MoneyFact[], handed: MoneyFact, value: number): boolean =>
  facts.some((fact) => fact.value === value && fact.row.index === handed.row.index + 1 && SO_FAR.test(fact.row.tight));
/** `ページ計 464,000` and overleaf `前ページより 446,000`: what a page hands on is what the next one takes up. */
function brokenPages(facts: readonly MoneyFact[]): string[] {
  const carried = facts.filter(({ kind, via }) => kind === 'page_carry' && via === 'row');
  return carried.flatMap((fact, index) => {
    const handed = carried[index - 1];
    const isTakenUp = fact.word.startsWith('前') && handed !== undefined && !handed.word.startsWith('前');
    // 頁計 102,100 / 累計 223,900 / 前頁繰越 223,900: what has added up so far.
    const isSoFar = handed !== undefined && isSumSoFar(facts, handed, fact.value);
    return isTakenUp && handed.value !== fact.value && !isSoFar ? [`page ${fact.value}`] : [];
  });
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
