import type { DatabaseSync } from 'node:sqlite';
import { fromEpochDay, toEpochDay } from '../../japan/business-days.ts';

export interface IndexCoverage {
  readonly firstDay: string | null;
  readonly lastCompleteDay: string | null;
  /** Weekdays of the span whose list was never loaded; EDINET takes nothing at weekends. */
  readonly missingDays: number;
  /** Those days, ascending; of more than 31 the newest. Days before the first one loaded are not listed. */
  readonly missing: readonly string[];
  readonly complete: boolean;
}

interface Known {
  readonly version: number;
  readonly first: string | null;
  readonly lastComplete: string | null;
  /** Weekdays between the two that were never loaded, ascending. */
  readonly gaps: readonly string[];
}

const DAYS_LISTED = 31;

const isWeekday = (epochDay: number): boolean => (epochDay + 4) % 7 !== 0 && (epochDay + 4) % 7 !== 6;

/** Weekdays from one day to another, both included. */
function weekdaysBetween(from: number, to: number): number {
  if (to < from) return 0;
  const weeks = Math.floor((to - from + 1) / 7);
  let count = weeks * 5;
  for (let day = from + weeks * 7; day <= to; day++) if (isWeekday(day)) count++;
  return count;
}

/** What the index covers of a span of days (all it has, by default). Kept in memory until the index changes. */
export function coverageReader(db: DatabaseSync) {
  const dataVersion = db.prepare('PRAGMA data_version');
  const days = db.prepare('SELECT file_date, complete FROM day ORDER BY file_date');
  let known: Known | undefined;

  function load(): Known {
    const { data_version: version } = dataVersion.get() as { data_version: number };
    if (known?.version === version) return known;
    const rows = days.all() as unknown as { file_date: string; complete: number }[];
    const first = rows[0]?.file_date ?? null;
    const lastComplete = rows.findLast((row) => row.complete === 1)?.file_date ?? null;
    const loaded = new Set(rows.map((row) => row.file_date));
    const gaps: string[] = [];
    if (first && lastComplete)
      for (let day = toEpochDay(first), last = toEpochDay(lastComplete); day <= last; day++) {
        const date = fromEpochDay(day);
        if (isWeekday(day) && !loaded.has(date)) gaps.push(date);
      }
    known = { version, first, lastComplete, gaps };
    return known;
  }

  return {
    /** Changes whenever another process wrote to the index. */
    version: () => load().version,
    whole(): IndexCoverage {
      const { first, lastComplete, gaps } = load();
      return {
        firstDay: first,
        lastCompleteDay: lastComplete,
        missingDays: gaps.length,
        missing: gaps.slice(-DAYS_LISTED),
        complete: first !== null && lastComplete !== null && gaps.length === 0,
      };
    },
    /** For a span asked for: days before the first one and gaps count as missing; days not yet complete do not. */
    of(from: string, to: string): IndexCoverage {
      const { first, lastComplete, gaps } = load();
      if (!first || !lastComplete)
        return { firstDay: first, lastCompleteDay: lastComplete, missingDays: 0, missing: [], complete: false };
      const before =
        from < first
          ? weekdaysBetween(toEpochDay(from), toEpochDay(to < first ? to : first) - (to < first ? 0 : 1))
          : 0;
      const inside = gaps.filter((day) => day >= from && day <= to);
      const missing = before + inside.length;
      return {
        firstDay: first,
        lastCompleteDay: lastComplete,
        missingDays: missing,
        missing: inside.slice(-DAYS_LISTED),
        complete: missing === 0,
      };
    },
  };
}
