import type { TotalInput } from './total-input.ts';

/**
 * `合計 2,106 / 10%対象 3,106 / クーポン -1,000`: a sum under the goods and above what is taken off still bears it; a total
 * that closes only without it is a slip.
 */
export function takenOffTooSoon({ amounts, solution, facts, items }: TotalInput): string[] {
  const total = amounts.total!;
  const row = amounts.totalFact?.row.index;
  const bases = solution.groups.reduce((sum, group) => sum + group.base, 0);
  const off = bases - total;
  if (row === undefined || off <= 0 || items.length === 0 || solution.groups.some(({ basis }) => basis !== 'incl'))
    return [];
  const taken = facts.filter(({ kind, value }) => kind === 'discount' && Math.abs(value) === off);
  const lastItem = Math.max(...items.filter(({ amount }) => amount > 0).map((item) => item.rows.at(-1)!.index));
  const prints = facts.filter(({ kind, value }) => value === total && kind !== 'bare').map((fact) => fact.row.index);
  const isAbove = taken.length > 0 && taken.every((fact) => prints.every((at) => at < fact.row.index));
  return isAbove && row > lastItem ? [`discount ${off}`] : [];
}
