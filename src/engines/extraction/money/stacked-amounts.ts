import { stacksOf } from '../items/labelled-stacks.ts';
import type { Row } from '../page/rows.ts';
import type { MoneyFact } from './facts.ts';

/**
 * `回数 2 / 単価 8,800 / 金額 17,600`, `商品1金額(税抜) 5,040`: in a stack of labels 金額 is what one of the goods came to, and no
 * sum of the paper, which is called by a word of its own elsewhere.
 */
export function withStackedAmounts(rows: readonly Row[], facts: readonly MoneyFact[]): MoneyFact[] {
  const stacks = [...stacksOf(rows).values()].filter(({ isWhole }) => !isWhole);
  const own = new Set(stacks.flatMap((stack) => (stack.isMade || stacks.length > 1 ? stack.rows : [])));
  if (own.size === 0 || !facts.some((fact) => SUMS.has(fact.kind) && !own.has(fact.row.index))) return [...facts];
  const last = new Set(stacks.map((stack) => stack.rows.at(-1)));
  return facts.flatMap((fact) => {
    if (!own.has(fact.row.index)) return [fact];
    return last.has(fact.row.index) ? [{ ...fact, kind: 'bare', hint: null, word: '', via: 'none' }] : [];
  });
}
const SUMS: ReadonlySet<MoneyFact['kind']> = new Set(['total', 'payable']);
