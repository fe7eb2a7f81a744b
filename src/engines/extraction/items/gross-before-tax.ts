import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { TableHeading } from './columns.ts';
import type { Piece } from './pieces.ts';

/** Rates that the tax inside a price may have been taken at. */
const RATES = [10, 8];

/** `税込金額  (うち消費税)` over `下水道使用料 14,300円  1,300円`: of two sums the first, where the second is its lawful tax. */
export function grossBeforeTax(numbers: readonly Piece[], heading: TableHeading | null): Piece | undefined {
  const [gross, tax] = numbers;
  if (numbers.length !== 2 || gross?.value == null || tax?.value == null) return undefined;
  const order = heading?.columns.flatMap(({ meaning }) => (meaning === 'amount' || meaning === 'tax' ? [meaning] : []));
  if (order?.join() !== 'amount,tax') return undefined;
  const isInside = RATES.some((rate) => lawfulRounding(gross.value!, tax.value!, rate, 'incl') !== null);
  return isInside ? gross : undefined;
}
