import { addDays, isBusinessDay, nextBusinessDay, toEpochDay } from '../../japan/business-days.ts';

/** A day that is no business day of a government office moves to the next one (行政機関の休日に関する法律 第2条). */
export const roll = (day: string): string => (isBusinessDay(day) ? day : nextBusinessDay(day));

/** The last day of a period of whole months that begins the day after `day` (民法 第140条, 第143条). */
export function monthsAfter(day: string, months: number): string {
  const first = addDays(day, 1);
  const [year, month, date] = first.split('-').map(Number) as [number, number, number];
  const monthIndex = month - 1 + months;
  const target = new Date(Date.UTC(year, monthIndex, 1));
  const lastDate = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
  // The corresponding day may not exist; then the period ends with the month itself.
  if (date > lastDate) return new Date(Date.UTC(year, monthIndex, lastDate)).toISOString().slice(0, 10);
  return addDays(
    new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth(), date)).toISOString().slice(0, 10),
    -1,
  );
}

export const daysBetween = (from: string, to: string): number => toEpochDay(to) - toEpochDay(from);

const annual = new Map<string, string>();

/** 金融商品取引法 第24条: three months after the end of the business year. Period ends are few, so they are kept. */
export function annualStandardDate(periodEnd: string): string {
  let date = annual.get(periodEnd);
  if (date === undefined) {
    if (annual.size > 5000) annual.clear();
    annual.set(periodEnd, (date = roll(monthsAfter(periodEnd, 3))));
  }
  return date;
}

/** Half-year reports give the half or the whole fiscal year as their period; the half ends six months after the start. */
export function halfYearEnd(periodStart: string, periodEnd: string): string {
  return daysBetween(periodStart, periodEnd) > 200 ? monthsAfter(addDays(periodStart, -1), 6) : periodEnd;
}

interface HalfYearStandard {
  readonly standardDate: string;
  /** Listed banks, insurers and the like have 60 days; the metadata does not tell who they are. */
  readonly specifiedBusinessDate: string | null;
}

/** 第24条の5: 45 days for listed companies (form 043A00), three months for the others; undefined for other forms. */
export function halfYearStandardDate(form: string | null, halfEnd: string): HalfYearStandard | undefined {
  if (form === '043A00')
    return { standardDate: roll(addDays(halfEnd, 45)), specifiedBusinessDate: roll(addDays(halfEnd, 60)) };
  if (form === '050000' || form === '052000')
    return { standardDate: roll(monthsAfter(halfEnd, 3)), specifiedBusinessDate: null };
  return undefined;
}
