import type { Row } from '../page/rows.ts';
import type { Place } from './candidate.ts';

const NONE: readonly never[] = [];
const known = new WeakMap<readonly Place[], ReadonlyMap<Row, readonly Place[]>>();

/**
 * The places of a finished list that stand in a row, in the order of the list. Sorted by rows once: a text of nothing
 * but phones has a thousand of them, and every piece of every row asks.
 */
export function placesInRow<P extends Place>(places: readonly P[], row: Row): readonly P[] {
  if (places.length === 0) return NONE;
  let byRow = known.get(places);
  if (byRow === undefined) {
    byRow = Map.groupBy(places, (place) => place.row);
    known.set(places, byRow);
  }
  return (byRow.get(row) as readonly P[] | undefined) ?? NONE;
}
