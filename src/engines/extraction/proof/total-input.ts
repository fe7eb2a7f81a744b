import type { Amounts } from '../document/amounts.ts';
import type { Item } from '../items/find-items.ts';
import type { MoneyFact } from '../money/facts.ts';
import type { MoneySolution } from '../money/solve.ts';
import type { Row } from '../page/rows.ts';

/** What the total is proven, or contradicted, by. */
export interface TotalInput {
  readonly amounts: Amounts;
  readonly solution: MoneySolution;
  readonly facts: readonly MoneyFact[];
  readonly items: readonly Item[];
  /** Day of the paper, which decides the rates. */
  readonly date?: string | null;
  /** All rows of the paper. */
  readonly rows?: readonly Row[];
}
