import type { MoneyFact } from '../money/facts.ts';
import { sumOf } from './charges-in-a-row.ts';
import type { Item } from './find-items.ts';

/** So many rows with one amount are tried on either side. */
const MOST_OPEN = 12;

/**
 * `役員変更登記 28,000 10,000 / 議事録作成 12,000 / 計 40,000 10,000`: fees, and beside them what was laid out for the customer.
 * A row of both is two things sold; a row of one is what makes both columns add up.
 */
export function withFeeColumns(items: readonly Item[], facts: readonly MoneyFact[]): readonly Item[] {
  const [fees, charges] = columnSums(facts) ?? [];
  if (fees === undefined || charges === undefined || items.length === 0) return items;
  if (sumOf(items) !== fees + charges) return items;
  const parts = items.map((item) => partsOf(item, facts));
  const paired = parts.filter((part) => part.length === 2);
  const open = items.filter((_, index) => parts[index]!.length !== 2);
  if (open.length > MOST_OPEN) return items;
  const rest = fees - paired.reduce((sum, [fee]) => sum + fee!, 0);
  const sides = waysTo(
    rest,
    open.map(({ amount }) => amount),
  );
  if (sides.length !== 1) return items;
  const isFee = new Map(open.map((item, index) => [item, sides[0]![index]!]));
  return items.flatMap((item, index): Item[] => {
    const [fee, charge] = parts[index]!;
    if (fee !== undefined && charge !== undefined)
      return [
        { ...item, quantity: null, unitPrice: null, amount: fee, zeroRated: false },
        { ...item, quantity: null, unitPrice: null, amount: charge, rate: null, zeroRated: true },
      ];
    return isFee.get(item) ? [{ ...item, zeroRated: false }] : [{ ...item, rate: null, zeroRated: true }];
  });
}

/** The sums of the two columns, as the reading of the money settled them. */
function columnSums(facts: readonly MoneyFact[]): readonly [number, number] | null {
  for (const [index, charges] of facts.entries()) {
    const fees = facts[index - 1];
    if (charges.kind !== 'zero' || charges.via !== 'heading' || fees?.kind !== 'subtotal' || fees.row !== charges.row)
      continue;
    return [fees.value, charges.value];
  }
  return null;
}

/** The two amounts of the item's row, where they are what it was read as. */
function partsOf({ rows, amount }: Item, facts: readonly MoneyFact[]): readonly number[] {
  const own = facts.filter(({ row, value }) => rows.includes(row) && value > 0).map(({ value }) => value);
  return own.length === 2 && own[0]! + own[1]! === amount ? own : [];
}

/** Every way to choose amounts that make the sum; two are enough to know that it cannot be told. */
function waysTo(goal: number, amounts: readonly number[]): boolean[][] {
  const found: boolean[][] = [];
  for (let choice = 0; choice < 1 << amounts.length && found.length < 2; choice++) {
    const chosen = amounts.map((_, index) => (choice & (1 << index)) !== 0);
    if (amounts.reduce((sum, amount, index) => sum + (chosen[index] ? amount : 0), 0) === goal) found.push(chosen);
  }
  return found;
}
