import type { MoneyFact } from '../money/facts.ts';
import type { Item } from './find-items.ts';

/** What a machine or a booth charges for, in words that are the thing sold and the label of the sum. */
const CHARGE = /^(?:(?:駐車|駐輪|通行|乗車|入場|入館|入浴|入園|施術|レンタル)(?:料金?|代)|(?:普通)?運賃)$/;

/** `駐車料金 1,000円` and nothing else that was sold: the one charge of a slip is its one row of goods. */
export function withSoleCharge(
  items: readonly Item[],
  facts: readonly MoneyFact[],
  total: number | null,
  isReceipt: boolean,
): readonly Item[] {
  if (!isReceipt || items.length > 0 || total === null) return items;
  const sums = facts.filter((fact) => fact.value === total && (fact.kind === 'total' || fact.kind === 'bare'));
  const charge = sums.find((fact) => fact.via !== 'follow' && CHARGE.test(wordsBefore(fact)));
  // Another sum beside it may be of other things.
  if (!charge || facts.some((fact) => fact.kind === 'subtotal' && fact.value !== total)) return items;
  const { row } = charge;
  const description = wordsBefore(charge);
  const start = row.text.indexOf(description);
  return [
    {
      description,
      quantity: null,
      unitPrice: null,
      amount: total,
      discount: null,
      rate: null,
      mark: null,
      zeroRated: false,
      rows: [row],
      source: { row, start: Math.max(0, start), end: Math.max(0, start) + description.length },
      probability: 0.9,
    },
  ];
}

/** What a patient pays of what the treatment cost is the sum of the paper; beside other things it is one of them. */
const SHARE_OF_PATIENT = /^(?:(?:保険|調剤)(?:診療|調剤)?(?:分)?)?(?:一部)?負担[金額]+$/;
export const withoutSoleShare = (items: readonly Item[], total: number | null): readonly Item[] =>
  items.length === 1 && items[0]!.amount === total && SHARE_OF_PATIENT.test(items[0]!.description) ? [] : items;

const wordsBefore = ({ row, start }: MoneyFact): string =>
  row.text
    .slice(0, start)
    .replace(/[¥\\\s:]+$/, '')
    .trim();
