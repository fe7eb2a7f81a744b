/**
 * Japanese business days, on ISO dates (YYYY-MM-DD). Holidays follow 国民の祝日に関する法律 as in force since 2007,
 * with the special laws of 2019 (accession) and 2020–2021 (Olympic games); the equinoxes follow the formula that
 * matched every official announcement so far (valid 1980–2099). Government offices also close 12-29 to 01-03
 * (行政機関の休日に関する法律 第1条).
 */
const DAY_MS = 86_400_000;

/** Reads YYYY-MM-DD digit by digit: a full load does it thirty million times. */
export function toEpochDay(iso: string): number {
  const digit = (at: number) => iso.charCodeAt(at) - 48;
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3);
  return Math.floor(Date.UTC(year, digit(5) * 10 + digit(6) - 1, digit(8) * 10 + digit(9)) / DAY_MS);
}

// Registry records carry half a dozen dates each, all of the last decades: their texts are made once.
const texts: string[] = [];
export const fromEpochDay = (day: number): string => (texts[day] ??= new Date(day * DAY_MS).toISOString().slice(0, 10));
export const addDays = (iso: string, days: number): string => fromEpochDay(toEpochDay(iso) + days);

/** The calendar date in Japan at an instant: what "today" means for a registry. */
export const dateInJapan = (instant: Date): string => dayInJapan(instant, 0);

/** The calendar date in Japan so many days after an instant; ISO dates compare as texts. */
export const dayInJapan = (instant: Date, days: number): string =>
  fromEpochDay(Math.floor((instant.getTime() + 9 * 3_600_000) / DAY_MS) + days);

const weekdayOf = (epochDay: number): number => (((epochDay + 4) % 7) + 7) % 7;
const dayOf = (year: number, month: number, day: number): number => Math.floor(Date.UTC(year, month - 1, day) / DAY_MS);
const nthMonday = (year: number, month: number, nth: number): number => {
  const first = dayOf(year, month, 1);
  return first + ((8 - weekdayOf(first)) % 7) + (nth - 1) * 7;
};
const equinox = (year: number, base: number): number =>
  Math.floor(base + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4);

function namedHolidays(year: number): number[] {
  const days = [
    dayOf(year, 1, 1),
    nthMonday(year, 1, 2),
    dayOf(year, 2, 11),
    dayOf(year, 3, equinox(year, 20.8431)),
    dayOf(year, 4, 29),
    dayOf(year, 5, 3),
    dayOf(year, 5, 4),
    dayOf(year, 5, 5),
    nthMonday(year, 9, 3),
    dayOf(year, 9, equinox(year, 23.2488)),
    dayOf(year, 11, 3),
    dayOf(year, 11, 23),
  ];
  if (year >= 2020) days.push(dayOf(year, 2, 23));
  else if (year <= 2018) days.push(dayOf(year, 12, 23));
  if (year === 2019) days.push(dayOf(2019, 5, 1), dayOf(2019, 10, 22));
  if (year === 2020) days.push(dayOf(2020, 7, 23), dayOf(2020, 7, 24), dayOf(2020, 8, 10));
  else if (year === 2021) days.push(dayOf(2021, 7, 22), dayOf(2021, 7, 23), dayOf(2021, 8, 8));
  else {
    days.push(nthMonday(year, 7, 3), nthMonday(year, 10, 2));
    if (year >= 2016) days.push(dayOf(year, 8, 11));
  }
  return days;
}

function computeHolidays(year: number): ReadonlySet<number> {
  const named = new Set(namedHolidays(year));
  const all = new Set(named);
  for (const day of named) {
    // 第3条第2項: a holiday on a Sunday moves to the next day that is no holiday.
    if (weekdayOf(day) === 0) {
      let substitute = day + 1;
      while (named.has(substitute)) substitute++;
      all.add(substitute);
    }
    // 第3条第3項: a day between two holidays is a holiday.
    if (named.has(day + 2) && !named.has(day + 1)) all.add(day + 1);
  }
  return all;
}

const cache = new Map<number, ReadonlySet<number>>();
function holidaysOf(year: number): ReadonlySet<number> {
  let days = cache.get(year);
  if (!days) cache.set(year, (days = computeHolidays(year)));
  return days;
}

export const isHoliday = (iso: string): boolean => holidaysOf(Number(iso.slice(0, 4))).has(toEpochDay(iso));

/** A day on which a government office works, and so publishes a difference file. */
export function isBusinessDay(iso: string): boolean {
  const weekday = weekdayOf(toEpochDay(iso));
  if (weekday === 0 || weekday === 6) return false;
  const monthDay = iso.slice(5);
  if (monthDay >= '12-29' || monthDay <= '01-03') return false;
  return !isHoliday(iso);
}

export function nextBusinessDay(iso: string): string {
  let day = addDays(iso, 1);
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/** The business days after `from` up to and including `to`, in order. */
export function businessDaysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = toEpochDay(from) + 1, last = toEpochDay(to); day <= last; day++) {
    const iso = fromEpochDay(day);
    if (isBusinessDay(iso)) days.push(iso);
  }
  return days;
}
