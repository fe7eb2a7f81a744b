import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { MoneyFact } from './facts.ts';

/** Fewer rows with a sum of their own are no list. */
const LEAST_ROWS = 2;
const SUM_WORD = /^(?:小|合)?計$/;

const isSumWord = ({ kind, via, word }: MoneyFact): boolean => kind === 'total' && via === 'row' && SUM_WORD.test(word);

/** `090-…-1181 基本 2,980 通話 340 計 3,320` in row after row: each sums itself up, and none is the sum of the paper. */
export function withRowSums(facts: readonly MoneyFact[]): MoneyFact[] {
  const summed = [...Map.groupBy(facts, ({ row }) => row).values()].flatMap((own) => {
    const last = own.at(-1)!;
    const parts = own.slice(0, -1);
    // 小計 1,000 消費税 100 合計 1,100 sums the paper up in one row.
    const isSum =
      isSumWord(last) &&
      parts.length > 1 &&
      parts.every(({ kind }) => kind === 'bare') &&
      parts.reduce((sum, { value }) => sum + value, 0) === last.value;
    return isSum ? [last] : [];
  });
  const sums = new Set(summed);
  return summed.length < LEAST_ROWS
    ? [...facts]
    : facts.map((fact) => (sums.has(fact) ? { ...fact, kind: 'bare', word: '' } : fact));
}

/** `当月御買上額(税抜) 164,000 / 消費税 16,400 / 当月御請求額 180,400` over a list of deliveries with `計 164,000`: their net again. */
export function withSumOfList(facts: readonly MoneyFact[]): MoneyFact[] {
  const nets = valuesOf(facts, ({ kind, via, hint }) => kind === 'subtotal' && via === 'row' && hint === 'excl');
  const bills = valuesOf(facts, ({ kind }) => kind === 'payable' || kind === 'total');
  const taxes = facts.filter(({ kind }) => kind === 'tax').slice(0, MOST_TAXES);
  const isBilled = (net: number) =>
    taxes.some(({ value, rate }) => bills.has(net + value) && lawfulRounding(net, value, rate ?? 10, 'excl') !== null);
  return facts.map((fact) =>
    isSumWord(fact) && nets.has(fact.value) && isBilled(fact.value)
      ? { ...fact, kind: 'subtotal', hint: 'excl' }
      : fact,
  );
}
/** Papers have a few. */
const MOST_TAXES = 40;
const valuesOf = (facts: readonly MoneyFact[], isWanted: (fact: MoneyFact) => boolean): ReadonlySet<number> =>
  new Set(facts.filter(isWanted).map(({ value }) => value));
