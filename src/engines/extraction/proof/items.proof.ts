import type { Amounts } from '../document/amounts.ts';
import type { Item } from '../items/find-items.ts';
import type { MoneyFact } from '../money/facts.ts';
import { conclude, NOT_APPLICABLE, type Proof } from './proof.ts';

/** Sums of the paper that its items may add up to. */
export function targetsOf(amounts: Amounts, facts: readonly MoneyFact[]): Set<number> {
  const { total, subtotal, groups, breakdown } = amounts;
  const zero = breakdown.filter((row) => row.rate === 0).reduce((sum, row) => sum + row.taxable_amount, 0);
  const bases = groups.reduce((sum, group) => sum + group.base, 0);
  const targets = new Set<number>();
  const add = (value: number | null) => {
    if (value !== null && value !== 0) targets.add(value);
  };
  add(total);
  add(subtotal);
  add(bases);
  add(bases + zero);
  if (total !== null) add(total - zero);
  // A discount, a service charge or points between the goods and the total.
  const offs = facts
    .filter((fact) => fact.kind === 'discount' || fact.kind === 'points_used')
    .map((fact) => Math.abs(fact.value));
  const off = offs.reduce((sum, value) => sum + value, 0);
  for (const value of [...targets]) if (off > 0) targets.add(value + off);
  return targets;
}

/** Items are proven by their sum; items that add up to nothing printed are shown, and flagged. */
export function proveItems(items: readonly Item[], amounts: Amounts, facts: readonly MoneyFact[]): Proof {
  if (items.length === 0) return NOT_APPLICABLE;
  const sum = items.reduce((value, item) => value + item.amount, 0);
  const gross = items.reduce((value, item) => value + item.amount - (item.discount ?? 0), 0);
  const targets = targetsOf(amounts, facts);
  // Parts with sen are cut to whole yen in the end.
  if ([sum, gross, Math.floor(sum + 1e-6)].some((value) => targets.has(value))) return conclude(['sum'], []);
  return conclude([], [`sum ${sum}`]);
}
