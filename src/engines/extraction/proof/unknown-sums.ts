import type { MoneyFact } from '../money/facts.ts';

/**
 * `運賃計 7,160`, `今回お支払 ¥9,400`, `ご請求 130,000`: words of the paper's own that end as sums do. Whatever such a
 * sum is of, one that no reading explains is left over.
 */
export function unknownSums(
  facts: readonly MoneyFact[],
  explained: ReadonlySet<number>,
  partial: ReadonlySet<number>,
): string[] {
  const sums = facts
    .filter(({ kind, grouped, currency }) => kind === 'bare' && (grouped || currency))
    .filter(
      (fact) =>
        (fact.via === 'none' && isSum(fact.row.text.slice(0, fact.start))) || isSaidAgain(fact) || isAcknowledged(fact),
    );
  const isLeft = ({ value }: MoneyFact) => !explained.has(Math.abs(value)) && !partial.has(Math.abs(value));
  // 運賃計 209,000 高速代計 31,300 / 税抜合計 240,300: parts of a sum that is explained.
  const isPart = (sum: MoneyFact) =>
    facts.some(
      (other) =>
        Math.abs(other.row.index - sum.row.index) <= 1 &&
        other !== sum &&
        (explained.has(other.value + sum.value) || partial.has(other.value + sum.value)),
    );
  return sums
    .filter((sum) => isLeft(sum) && !isPart(sum) && (isAcknowledged(sum) || ENDS_ROW.test(sum.row.text.slice(sum.end))))
    .map(({ value }) => `unknown sum ${value}`);
}

/** `今回お支払   ¥`, `運賃計`: the words directly in front of the amount. Clocks, plans and running counts are none. */
export const isSum = (label: string): boolean =>
  /(?:(?<![時設累統家余])計|(?:お|ご|御)(?:支払い?|請求|会計))\s*[:：]?\s*[¥\\]?\s*$/.test(label);
const ENDS_ROW = /^\s*(?:円|也|-|※|\(税込\)|\))*\s*$/;

/** `一金 壱拾壱万円也 (¥110,000)`: the sum in words, and again in figures. */
const isSaidAgain = ({ row, start, via, word }: MoneyFact): boolean =>
  via === 'follow' && word.endsWith('金') && /(?:円|也)\s*\($/.test(row.text.slice(0, start));

/** `¥5,420-   御食事代として`: what was received, and for what, alone on its row. */
const isAcknowledged = ({ row, currency, start, end }: MoneyFact): boolean =>
  currency &&
  /^\s*(?:金\s?)?$/.test(row.text.slice(0, start)) &&
  /^[円也\s*※-]*(?:但し?\s?)?\S{1,16}として/.test(row.text.slice(end));

/** `合計 ¥10,450 → 訂正 ¥9,350`: a sum that somebody put right by hand is for a person, whichever of the two was read. */
export const correctedSums = (facts: readonly MoneyFact[]): string[] =>
  facts
    .filter(
      ({ kind, row }) =>
        (kind === 'total' || kind === 'payable') && /(?:訂正|修正)[後済]?[印\s:：)）]*[¥\\\d]/.test(row.text),
    )
    .map(({ value }) => `corrected ${value}`);
