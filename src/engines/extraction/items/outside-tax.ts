import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { MoneyFact } from '../money/facts.ts';
import type { Item } from './find-items.ts';

/**
 * `教材 102,000 / 消費税(10%) 10,200 / 送料(税込) 4,400 / 合計 116,600`: prices without tax and prices with it on one paper.
 * All of them and the tax of the first, printed below what it is the lawful tax of, make the total.
 */
export function closesWithOutsideTax(
  items: readonly Item[],
  total: number | null,
  facts: readonly MoneyFact[],
): boolean {
  if (total === null || items.length < 2) return false;
  const sum = items.reduce((value, item) => value + item.amount, 0);
  return facts.some((tax) => {
    if (tax.kind !== 'tax' || tax.via !== 'row' || tax.hint === 'incl' || tax.value !== total - sum) return false;
    const above = items.filter((item) => item.rows.at(-1)!.index < tax.row.index).toReversed();
    let base = 0;
    return above.some((item) => {
      base += item.amount;
      return [tax.rate ?? 10, tax.rate ?? 8].some((rate) => lawfulRounding(base, tax.value, rate, 'excl'));
    });
  });
}
