import type { CompanyHistoryEntry, CompanyRecord } from '../engines/registry/index.ts';

/**
 * The name a company bore on a day, as far as the history goes: each row of the registry holds from its change to the
 * next one. Null when that is the name of today, or when the history does not reach back.
 */
export function nameOnDate(
  company: Pick<CompanyRecord, 'name' | 'changeDate' | 'updateDate'>,
  history: readonly Pick<CompanyHistoryEntry, 'name' | 'changeDate' | 'updateDate'>[],
  day: string,
): string | null {
  const startOf = (row: { changeDate: string | null; updateDate: string }) => row.changeDate ?? row.updateDate;
  const rows = [...history].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  // Of rows that began on one day the last one counts; before the first known row its name is the best that is known.
  const held = [...rows, company].findLast((row) => startOf(row) <= day) ?? rows[0];
  return held === undefined || held.name === company.name ? null : held.name;
}
