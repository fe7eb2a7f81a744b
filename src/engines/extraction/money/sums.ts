import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import { withChargeColumns } from './charge-columns.ts';
import { withChargesAboveBill } from './charges-above-bill.ts';
import { withContractAsTotal } from './contract-sums.ts';
import type { MoneyFact } from './facts.ts';
import { withRowSums, withSumOfList } from './list-sums.ts';
import { withSettledSales } from './settled-sales.ts';
import { withUnsignedDiscounts } from './unsigned-discounts.ts';

/** What the sums of a paper say about each other: several in one row, one above its tax, a part beside the whole. */
export const settleSums = (facts: readonly MoneyFact[]): MoneyFact[] =>
  [
    withRowSums,
    withSumOfList,
    withContractAsTotal,
    withSettledSales,
    withChargesAboveBill,
    withAdvanceSold,
    withTendered,
    withUnsignedDiscounts,
    withSumRows,
    withBaseRows,
    withChargeColumns,
    withPartsInARow,
    withNetAboveTax,
    withPartialTotals,
    withFees,
    withFeesOfAList,
    withSoleSum,
  ].reduce<MoneyFact[]>((settled, step) => step(settled), [...facts]);

const isSum = (fact: MoneyFact | undefined): boolean => fact?.kind === 'total' || fact?.kind === 'payable';
const sumsOf = (facts: readonly MoneyFact[]): Set<number> => new Set(facts.filter(isSum).map((fact) => fact.value));
const beside = (entry: MoneyFact | undefined, of: MoneyFact): boolean =>
  entry?.row === of.row && entry.via === 'follow';
/** Rates a tax may have been taken at; one printed with it decides. */
const RATES = [10, 8];
const isTaxOf = (tax: MoneyFact, net: number): boolean =>
  (tax.rate === null ? RATES : [tax.rate]).some((rate) => lawfulRounding(net, tax.value, rate, 'excl') !== null);

/** `七五三フォトプラン(お内金) 20,000 / 消費税(10%) 2,000 / 領収額 22,000`: an advance with a tax on it is what is sold. */
function withAdvanceSold(facts: readonly MoneyFact[]): MoneyFact[] {
  const sums = sumsOf(facts);
  return facts.map((fact, index) => {
    const tax = facts[index + 1];
    if (fact.kind !== 'received' || fact.value <= 0 || tax?.kind !== 'tax' || tax.row.index - fact.row.index > 1)
      return fact;
    const isSold = sums.has(fact.value + tax.value) && isTaxOf(tax, fact.value);
    return isSold ? { ...fact, kind: 'bare', word: '', via: 'none' } : fact;
  });
}

/** `合計 491,000 49,100 540,100`: net, tax and gross of a table side by side; `合計 40,700 800` over their sum. */
function withSumRows(facts: readonly MoneyFact[]): MoneyFact[] {
  const sums = sumsOf(facts);
  return facts.map((fact, index) => {
    const isTotal = (entry: MoneyFact | undefined) => entry?.kind === 'total' && entry.via === 'row';
    const [second, third] = [facts[index + 1], facts[index + 2]];
    // 今回請求額 2,940,000 294,000 3,234,000: the steps of a contract, each with its tax.
    if (fact.kind === 'payable' && fact.via === 'row' && beside(second, fact) && beside(third, fact)) {
      const isStep = fact.value + second!.value === third!.value && isTaxOf(second!, fact.value);
      if (isStep && sums.has(third!.value)) return { ...fact, kind: 'subtotal', hint: 'excl' };
    }
    if (isTotal(fact) && beside(second, fact)) {
      const whole = fact.value + second!.value;
      if ((beside(third, fact) && third!.value === whole) || (sums.has(whole) && second!.value !== 0))
        return { ...fact, kind: 'subtotal', hint: 'excl' };
    }
    const before = facts[index - 1];
    const first = facts[index - 2];
    if (isTotal(first) && beside(before, first!) && beside(fact, first!) && first!.value + before!.value === fact.value)
      return { ...fact, kind: 'total', rate: null, via: 'row', word: first!.word };
    return fact;
  });
}

/** `合計(10%対象) 73,500 7,350 80,850`: the sums of a table whose goods are all of one rate. */
function withBaseRows(facts: readonly MoneyFact[]): MoneyFact[] {
  const settled = [...facts];
  for (const [index, base] of facts.entries()) {
    const [tax, gross] = [facts[index + 1], facts[index + 2]];
    if (base.kind !== 'base' || base.via !== 'row' || base.rate === null || !SUM_ROW.test(base.row.tight)) continue;
    if (!beside(tax, base) || !beside(gross, base) || base.value + tax!.value !== gross!.value) continue;
    if (lawfulRounding(base.value, tax!.value, base.rate, 'excl') === null) continue;
    settled[index] = { ...base, hint: 'excl' };
    settled[index + 1] = { ...tax!, kind: 'tax', rate: base.rate, via: 'heading', word: '消費税' };
    settled[index + 2] = { ...gross!, kind: 'total', rate: null, via: 'row', word: '合計' };
  }
  return settled;
}
const SUM_ROW = /^(?:総?合計|総計)[(（]/;

/** `部品計 104,500   技術料計 52,000` over `課税計 156,500`: parts side by side that make a printed sum are none themselves. */
function withPartsInARow(facts: readonly MoneyFact[]): MoneyFact[] {
  const printed = (value: number, index: number) =>
    facts.some(
      ({ kind, row, via, value: own }) => WHOLE.has(kind) && via === 'row' && own === value && row.index !== index,
    );
  const rows = Map.groupBy(
    facts.filter(({ row }) => PARTS_IN_A_ROW.test(row.tight)),
    ({ row }) => row.index,
  );
  const parted = [...rows].flatMap(([index, parts]) =>
    parts.length >= 2 && parts.every(({ value }) => value > 0) && printed(sumOf(parts), index) ? [index] : [],
  );
  return facts.map((fact) =>
    parted.includes(fact.row.index) ? { ...fact, kind: 'ignore', rate: null, hint: null } : fact,
  );
}
const PARTS_IN_A_ROW = /^(?:(?!総|合|小)[^\P{L}税]{1,6}計[¥\\]?[\d,]{3,12}円?\/?){2,4}$/u;
const WHOLE: ReadonlySet<MoneyFact['kind']> = new Set(['subtotal', 'base', 'total']);
const sumOf = (facts: readonly MoneyFact[]): number => facts.reduce((sum, { value }) => sum + value, 0);

/** `今回請求額 6,000,000 / 消費税 600,000 / 今回請求額(税込) 6,600,000`: what is called a bill above its tax is the net. */
function withNetAboveTax(facts: readonly MoneyFact[]): MoneyFact[] {
  const sums = sumsOf(facts);
  return facts.map((fact, index) => {
    const tax = facts[index + 1];
    if (!isSum(fact) || fact.via !== 'row' || fact.rate !== null || fact.hint === 'incl') return fact;
    if (tax?.kind !== 'tax' || tax.hint === 'incl' || tax.value === 0 || tax.row.index - fact.row.index !== 1)
      return fact;
    const isNet = sums.has(fact.value + tax.value) && isTaxOf(tax, fact.value);
    return isNet ? { ...fact, kind: 'subtotal', hint: 'excl' } : fact;
  });
}

/** 報酬合計, 整備代金計: a sum of one kind of thing. 御請求合計 and the like name the whole. */
const OF_A_PART = /(?<!総|御|ご|請求|支払|金額|今回|当月|今月|お買上|税込|税抜|領収|ご利用|お会|料金|売上|代金)$/;

/** `報酬合計 54,450 / ご請求額合計 65,450`: a sum with the name of a part in front, below a larger one. */
function withPartialTotals(facts: readonly MoneyFact[]): MoneyFact[] {
  const sizes = facts.filter((fact) => isSum(fact) && fact.via === 'row').map((fact) => Math.abs(fact.value));
  const largest = Math.max(0, ...sizes);
  return facts.map((fact) => {
    if (fact.kind !== 'total' || fact.via !== 'row' || fact.rate !== null || Math.abs(fact.value) >= largest)
      return fact;
    const [, part] =
      /^[^\p{L}]*(\p{L}{2,8}?)(?:合計|計)(?:\(税[込抜][みき]?\))?[^\p{L}]*$/u.exec(fact.row.tight.slice(0, -1)) ?? [];
    // 報酬計(税込) 330,000 / 実費 19,000 / ご請求総額 349,000: what bears its tax is a part where something printed is the rest.
    const isRest = (other: MoneyFact) => other !== fact && fact.value + other.value === largest;
    const isPart = fact.hint !== 'incl' || facts.some(isRest);
    return part !== undefined && isPart && OF_A_PART.test(part) ? { ...fact, kind: 'subtotal' } : fact;
  });
}

/** `お会計 1,520 / 現計 2,000 / おつり 480`: a till that calls the money handed over by the word of others for the sum. */
function withTendered(facts: readonly MoneyFact[]): MoneyFact[] {
  const back = Math.abs(facts.find(({ kind }) => kind === 'change')?.value ?? 0);
  const isKept = (fact: MoneyFact) =>
    facts.some(
      (other) => other !== fact && (isSum(other) || other.kind === 'subtotal') && other.value === fact.value - back,
    );
  return facts.map((fact) =>
    back > 0 && fact.kind === 'total' && fact.word === '現計' && isKept(fact) ? { ...fact, kind: 'tender' } : fact,
  );
}

/** Fees as they stand in a list, `宿泊料金 11,800 / 宿泊料金 12,400 / 朝食 2,200 / ご利用合計 26,400`: parts of the sum below. */
function withFeesOfAList(facts: readonly MoneyFact[]): MoneyFact[] {
  const isFee = (fact: MoneyFact) => fact.kind === 'total' && fact.via === 'row' && FEE.test(fact.word);
  const first = facts.findIndex(isFee);
  const whole = facts.findIndex((fact, index) => index > first && isSum(fact) && fact.via === 'row' && !isFee(fact));
  const list = first < 0 ? [] : facts.slice(first, Math.max(first, whole));
  const parts = list.filter((fact) => isFee(fact) || fact.kind === 'bare' || fact.kind === 'discount');
  const isList =
    list.filter(isFee).length > 1 && parts.reduce((sum, { value }) => sum + value, 0) === facts[whole]?.value;
  return facts.map((fact) =>
    isList && list.includes(fact) && isFee(fact) ? { ...fact, kind: 'bare', via: 'none' } : fact,
  );
}

/** `駐車料金 2,600 / 最大料金適用 -1,000 / サービス券 -200 / 合計金額 1,400`: the first of what a sum below adds up. */
function withFees(facts: readonly MoneyFact[]): MoneyFact[] {
  return facts.map((fact, index) => {
    if (fact.kind !== 'total' || fact.via !== 'row' || !FEE.test(fact.word)) return fact;
    const below = facts.slice(index + 1);
    const whole = below.findIndex((sum) => isSum(sum) && sum.via === 'row' && !FEE.test(sum.word));
    const between = below.slice(0, Math.max(0, whole)).filter(({ kind }) => kind === 'bare' || kind === 'discount');
    const charges = between.reduce((sum, { value }) => sum + value, 0);
    const isFirst = between.length > 0 && fact.value + charges === below[whole]!.value;
    return isFirst ? { ...fact, kind: 'bare', via: 'none' } : fact;
  });
}
const FEE = /^(?:\p{L}{0,4}料金|金額)$/u;

/** `年間保険料 64,320円 (非課税)`, `立替金合計 20,240` on a paper without any other sum: what was laid out is all of it. */
function withSoleSum(facts: readonly MoneyFact[]): MoneyFact[] {
  if (facts.some(isSum) || facts.some((fact) => fact.kind === 'subtotal' || fact.kind === 'base')) return [...facts];
  const zero = facts.filter((fact) => fact.kind === 'zero_item' && fact.via === 'row');
  const sum = zero.find((fact) => /合計$/.test(fact.word));
  if (sum) return facts.map((fact) => (fact === sum ? { ...fact, kind: 'total', rate: null } : fact));
  const money = facts.filter((fact) => fact.currency || fact.grouped);
  const [only] = zero;
  return only && money.length === 1 ? [...facts, { ...only, kind: 'total', rate: null, hint: null }] : [...facts];
}
