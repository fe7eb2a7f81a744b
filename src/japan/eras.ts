/** The eras since 1868 with their first days; an era ends the day before the next begins (era-name decrees and laws). */
const ERAS = [
  { name: '令和', letter: 'R', start: '2019-05-01', firstYear: 2019 },
  { name: '平成', letter: 'H', start: '1989-01-08', firstYear: 1989 },
  { name: '昭和', letter: 'S', start: '1926-12-25', firstYear: 1926 },
  { name: '大正', letter: 'T', start: '1912-07-30', firstYear: 1912 },
  { name: '明治', letter: 'M', start: '1868-10-23', firstYear: 1868 },
] as const;

/** Full names, one-character forms and letters, as they stand in front of a year. */
const ERA_BY_SIGN = new Map<string, (typeof ERAS)[number]>(
  ERAS.flatMap((era) => [
    [era.name, era],
    [era.name[0]!, era],
    [era.letter, era],
    [era.letter.toLowerCase(), era],
  ]),
);

/** `eraYear('R', 8)` → 2026; undefined for an unknown sign or a year the era cannot have had. */
export function eraYear(sign: string, year: number): number | undefined {
  const era = ERA_BY_SIGN.get(sign);
  if (!era || year < 1) return undefined;
  const western = era.firstYear + year - 1;
  const next = ERAS[ERAS.indexOf(era) - 1];
  return next && western > next.firstYear ? undefined : western;
}

/** A calendar day as `YYYY-MM-DD`; undefined for a day that does not exist. */
export function isoDate(year: number, month: number, day: number): string | undefined {
  if (!Number.isInteger(year) || year < 1868 || year > 2199 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** `('R', 1, 4, 30)` is refused: 令和 began on 1 May 2019. */
export function eraDate(sign: string, year: number, month: number, day: number): string | undefined {
  const western = eraYear(sign, year);
  const era = ERA_BY_SIGN.get(sign);
  if (western === undefined || !era) return undefined;
  const date = isoDate(western, month, day);
  if (date === undefined || date < era.start) return undefined;
  const next = ERAS[ERAS.indexOf(era) - 1];
  // Contracts signed before an era change go on to name the old era to the end of that year.
  return next && date >= next.start && western > next.firstYear ? undefined : date;
}

export const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const weekdayOf = (iso: string): Weekday => WEEKDAYS[new Date(`${iso}T00:00:00Z`).getUTCDay()]!;

/** `addDays('2026-02-27', 2)` → `2026-03-01`. */
export const addDays = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The last day of the month `offset` months after the month of `iso`. */
export function monthEnd(iso: string, offset = 0): string {
  const [year, month] = iso.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month + offset, 0)).toISOString().slice(0, 10);
}

/** Today in Japan, where the documents are written. */
export const todayInJapan = (now: Date): string => new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
