import { businessDaysBetween } from '../../../japan/business-days.ts';
import { ImportError } from './import-error.ts';

/** Both sites keep the differences of this many business days; older data need a full file. */
export const DIFFERENCE_WINDOW = 40;

/** A difference file between the held data and the given files is missing: applying the later ones would lose changes. */
export class GapError extends ImportError {
  readonly missing: readonly string[];
  constructor(registry: string, missing: readonly string[], from: string) {
    const days =
      missing.length > 5 ? `${missing.slice(0, 5).join(', ')} and ${missing.length - 5} more` : missing.join(', ');
    super(
      registry,
      null,
      `the data are of ${from} and the differences of ${days} are missing; load them, or a newer full file`,
    );
    this.missing = missing;
  }
}

/** Business days after `asOf`, up to the newest of `dates`, that have no difference file. */
export function missingDays(asOf: string, dates: readonly string[]): string[] {
  const newest = [asOf, ...dates].sort().at(-1)!;
  const given = new Set(dates);
  return businessDaysBetween(asOf, newest).filter((day) => !given.has(day));
}

/** The data are so old that the sites no longer offer every difference since. */
export const isBeyondWindow = (asOf: string, today: string): boolean =>
  businessDaysBetween(asOf, today).length > DIFFERENCE_WINDOW;
