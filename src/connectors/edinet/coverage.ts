import type { DatabaseSync } from 'node:sqlite';
import { addDays, toEpochDay } from '../../japan/business-days.ts';

export interface IndexCoverage {
  readonly first_day: string | null;
  readonly last_complete_day: string | null;
  /** Weekdays between the two whose list was never loaded; EDINET takes nothing at weekends. */
  readonly missing_days: number;
  readonly complete: boolean;
}

const isWeekday = (day: string): boolean => {
  const weekday = (toEpochDay(day) + 4) % 7;
  return weekday !== 0 && weekday !== 6;
};

/** What the index covers of a span of days (all it has, by default). Kept in memory until the index changes. */
export function coverageReader(db: DatabaseSync) {
  const dataVersion = db.prepare('PRAGMA data_version');
  const days = db.prepare('SELECT file_date, complete FROM day ORDER BY file_date');
  let known: { version: number; loaded: Set<string>; first: string | null; lastComplete: string | null } | undefined;

  function load() {
    const { data_version: version } = dataVersion.get() as { data_version: number };
    if (known?.version === version) return known;
    const rows = days.all() as unknown as { file_date: string; complete: number }[];
    known = {
      version,
      loaded: new Set(rows.map((row) => row.file_date)),
      first: rows[0]?.file_date ?? null,
      lastComplete: rows.findLast((row) => row.complete === 1)?.file_date ?? null,
    };
    return known;
  }

  function missing(from: string, to: string): number {
    const { loaded } = load();
    let count = 0;
    for (let day = from; day <= to; day = addDays(day, 1)) if (isWeekday(day) && !loaded.has(day)) count++;
    return count;
  }

  return {
    /** Changes whenever another process wrote to the index. */
    version: () => load().version,
    whole(): IndexCoverage {
      const { first, lastComplete } = load();
      const gaps = first && lastComplete ? missing(first, lastComplete) : 0;
      return {
        first_day: first,
        last_complete_day: lastComplete,
        missing_days: gaps,
        complete: first !== null && gaps === 0,
      };
    },
    /** For a span asked for: days before the first one and gaps count as missing; days not yet complete do not. */
    of(from: string, to: string): IndexCoverage {
      const { first, lastComplete } = load();
      if (!first || !lastComplete)
        return { first_day: first, last_complete_day: lastComplete, missing_days: 0, complete: false };
      const end = to < lastComplete ? to : lastComplete;
      const gaps = missing(from, end);
      return { first_day: first, last_complete_day: lastComplete, missing_days: gaps, complete: gaps === 0 };
    },
  };
}
