import { addDays, todayInJapan } from '../../../japan/eras.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import type { Analysis } from '../document/analysis.ts';
import { ISSUE_LABEL, type ResolvedDate } from '../document/dates.ts';
import { isClause } from '../page/clause.ts';
import { contextOf } from '../page/context.ts';
import { ISSUE_DAYS, OWN_DAYS } from '../vocabulary/shared-words.ts';
import { compact, differing, MAX_ROWS, printedInNumber } from './dated-numbers.ts';
import { isMisprint } from './misprinted-days.ts';
import { hasUnreadable, unreadableIssue } from './unreadable-days.ts';

export interface DateContext {
  readonly analysis: Analysis;
  readonly date: ResolvedDate;
  readonly due: ResolvedDate | null;
  readonly isReceipt: boolean;
  readonly now: Date;
  readonly hasNumber: boolean;
}

/** T-numbers were first given out on this day (registrations were taken from October 2021). */
const FIRST_NUMBERS = '2021-10-01';
/** A receipt is at most from tomorrow (time zones), an invoice may be dated a month ahead. */
const AHEAD = { receipt: 1, invoice: 31 };

/** What the paper itself says against a date. */
export function contradictionsOf(
  { analysis, date, due, isReceipt, now, hasNumber }: DateContext,
  numbers: readonly string[],
): string[] {
  const against: string[] = [];
  const prints = analysis.dates.filter((candidate) => candidate.value === date.value);
  if (prints.some((candidate) => candidate.hit.weekday && !candidate.hit.weekday.matches)) against.push('weekday');
  const today = todayInJapan(now);
  if (date.value > addDays(today, isReceipt ? AHEAD.receipt : AHEAD.invoice)) against.push('future');
  if (hasNumber && date.value < FIRST_NUMBERS) against.push('before_t_numbers');
  if (due && !due.derived && due.value < date.value) against.push('after_due_date');
  if (due && !due.derived && due.value > addDays(date.value, LONGEST_TERM)) against.push('due_date_far_away');
  if (earlierDates(analysis, (isReceipt && isTicket(analysis)) || isBooked(analysis)).some((iso) => iso > date.value))
    against.push('before_what_it_bills');
  if (!isReceipt && daysOfGoods(analysis, date.value).some((iso) => iso > date.value)) against.push('before_its_goods');
  if (isReceipt && otherTimedDay(analysis, date)) against.push('two_days');
  if (unreadableIssue(analysis)) against.push('issue_date_unreadable');
  if (otherNumber(analysis, numbers, date)) against.push('document_number');
  const month = monthSaid(analysis);
  if (month !== null && !isReceipt && !withinMonths(date.value, month) && !isPaidAhead(date.value, month, due))
    against.push('month_said');
  if (hasUnreadable(analysis)) against.push('date_unreadable');
  if (hasOtherIssue(analysis, date)) against.push('two_issue_dates');
  if (isMisprint(analysis, date)) against.push('one_digit_apart');
  if (!isReceipt && isReissued(analysis, date)) against.push('reissued');
  if (closings(analysis).some((iso) => date.value > addDays(iso, AFTER_CLOSING))) against.push('long_after_closing');
  return against;
}

/** Two days, each with a time of day, of which nothing says that one is another event (入庫, 予約, チェックイン). */
function otherTimedDay(analysis: Analysis, date: ResolvedDate): boolean {
  return analysis.dates.slice(0, 40).some((candidate) => {
    if (candidate.value === date.value || candidate.row === date.row) return false;
    const timed = (row: ResolvedDate['row']) => analysis.times.some((time) => time.row === row);
    const { left } = contextOf(analysis.rows, candidate, 14);
    return (
      timed(candidate.row) && timed(date.row) && (left === '' || ISSUE_LABEL.test(left) || /(?<!再)発行/.test(left))
    );
  });
}

/** 再発行日 2026年10月14日: a bill made out again, perhaps corrected, bears two days. */
const isReissued = ({ rows, dates }: Analysis, date: ResolvedDate): boolean =>
  dates
    .slice(0, 40)
    .some((other) => other.value !== date.value && /再発行(?:年月)?日[:：]?$/.test(contextOf(rows, other, 14).left));

/** Four months: longer terms than 翌々月末 are rare enough for a person to look. */
const LONGEST_TERM = 125;
/** Days that lie before a bill is written: reading of a meter, delivery, order, stay, closing. */
const BEFORE =
  /検針|納品日|納入日|注文日|ご?利用日|ご?利用期間|使用期間|宿泊|チェックイン|入庫|締切|元取引|作業日|施工日|出荷日/;

/** 乗車券, 指定席, 航空券: bought before the day on which they are used. */
const TICKET = /乗車券|乗船券|航空券|搭乗券|入場券|観覧券|特急券|指定席|前売|チケット/;
const isTicket = ({ rows }: Analysis): boolean => rows.slice(0, MAX_ROWS).some((row) => TICKET.test(row.tight));
/** 会場利用請求書, 予約番号: paid for before the day, in part or whole. */
const BOOKED =
  /予約番号|会場(?:利用|使用)|貸切|予約金|(?:ホール|施設|会議室|会館|体育館|競技場|スタジオ)\S{0,3}[利使]用料/;
const isBooked = ({ rows }: Analysis): boolean => rows.slice(0, MAX_ROWS).some((row) => BOOKED.test(row.tight));
const USED = /ご?利用日/;

function earlierDates(analysis: Analysis, ticket: boolean): string[] {
  return analysis.dates.slice(0, 40).flatMap((candidate) => {
    if (isClause(candidate.row)) return [];
    const { left, right } = contextOf(analysis.rows, candidate, 14);
    const label = left.replace(/.*\d(?=\D*$)/, '');
    if (ticket && USED.test(label)) return [];
    return BEFORE.test(label) || /^(?:締切|締め|〆切|現在|納品)/.test(right) ? [candidate.value] : [];
  });
}

/** Dates without a year at the head of rows of goods, in the year that fits the bill best. */
function daysOfGoods(analysis: Analysis, issue: string): string[] {
  const days = analysis.rows.slice(0, MAX_ROWS).flatMap((row) => {
    const match = /^\s*(\d{1,2})[/月](\d{1,2})日?\s+\S.*\d$/.exec(row.text.trimEnd());
    // 18/60: the instalments of a lease.
    return match && Number(match[1]) <= 12 && Number(match[2]) <= 31
      ? [`-${match[1]!.padStart(2, '0')}-${match[2]!.padStart(2, '0')}`]
      : [];
  });
  if (days.length < 2) return [];
  const year = Number(issue.slice(0, 4));
  // December goods on a January bill are last year's.
  const wraps = days.some((day) => day.slice(1, 3) >= '11') && issue.slice(5, 7) <= '02';
  return days.map((day) => `${wraps && day.slice(1, 3) >= '09' ? year - 1 : year}${day}`);
}

/** A document number that holds a date one digit away from this one, and no other date of the paper. */
function otherNumber(analysis: Analysis, numbers: readonly string[], date: ResolvedDate): boolean {
  const days = analysis.dates.slice(0, 40).filter((candidate) => candidate.hit.notation !== 'compact');
  if (days.some((candidate) => printedInNumber(numbers, candidate.value))) return false;
  return numbers.some((number) => {
    // 202611-0417 and 2026-11-0417 are a month and a serial number.
    const match = /^(?:[A-Za-z]{0,4}-?)(20\d\d)(-?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?!\d)/.exec(number);
    return match !== null && differing(`${match[1]}${match[3]}${match[4]}`, compact(date.value)) === 1;
  });
}

/** `2026年9月分`, `10月分`: the month the paper is about; 2026年10月~2027年3月分 are many. */
function monthSaid(analysis: Analysis): { year: number | null; month: number } | null {
  const months = analysis.rows.flatMap((row) =>
    matchesOf(
      row.tight.includes('月') ? row.tight : '',
      /(?<![\d~〜年-])(?:(20\d\d)年|令和\d{1,2}年)?(\d{1,2})月(?:分|度)/g,
    ).map((match) => ({
      year: match[1] ? Number(match[1]) : null,
      month: Number(match[2]),
    })),
  );
  return months.length > 0 && months.every((entry) => entry.month === months[0]!.month && entry.month <= 12)
    ? months[0]!
    : null;
}

/** Billing months lie from two months before the issue to the month after it. */
function withinMonths(iso: string, said: { year: number | null; month: number }): boolean {
  const [year, month] = [Number(iso.slice(0, 4)), Number(iso.slice(5, 7))];
  const apart = (y: number) => (y - year) * 12 + said.month - month;
  const years = said.year === null ? [year - 1, year, year + 1] : [said.year];
  return years.some((y) => apart(y) >= -2 && apart(y) <= 1);
}

/** Rent and fees are billed and paid ahead: the month said begins after the printed due date, within a month. */
function isPaidAhead(issue: string, said: { year: number | null; month: number }, due: ResolvedDate | null): boolean {
  if (due === null || due.derived) return false;
  // 12月分使用料, お振込期限 11月27日: without a year the bill must be a fresh one.
  if (said.year === null)
    return due.value <= addDays(issue, FRESH) && said.month === (Number(due.value.slice(5, 7)) % 12) + 1;
  const months = (said.year - Number(due.value.slice(0, 4))) * 12 + said.month - Number(due.value.slice(5, 7));
  return months === 1;
}

const FRESH = 45;

const SAME_LABEL = new RegExp(`(?<![再元原])(?:${ISSUE_DAYS.words})[:：]?$`);

/** `発行日` in front of two different days. */
function hasOtherIssue(analysis: Analysis, date: ResolvedDate): boolean {
  const labelOf = (place: ResolvedDate | Analysis['dates'][number]) =>
    SAME_LABEL.exec(contextOf(analysis.rows, place, 14).left)?.[0].replace(/[:：]$/, '');
  const own = labelOf(date);
  const others = analysis.dates.slice(0, 40).filter((other) => other.value !== date.value);
  if (own !== undefined && others.some((other) => labelOf(other) === own)) return true;
  // 発行日 10月31日 / 請求日 8月31日: days of the same paper lie close together, whatever they are called.
  const isOwn = (place: ResolvedDate | Analysis['dates'][number]) =>
    OWN_DAY.test(contextOf(analysis.rows, place, 14).left);
  const isFar = (iso: string) => iso > addDays(date.value, DAYS_BETWEEN) || iso < addDays(date.value, -DAYS_BETWEEN);
  return isOwn(date) && others.some((other) => isOwn(other) && isFar(other.value));
}
const OWN_DAY = new RegExp(`(?<![再元原])(?:${OWN_DAYS.words}|会計日)[:：]?$`);
const DAYS_BETWEEN = 7;

/** A bill follows its closing day within weeks. */
const AFTER_CLOSING = 25;

function closings(analysis: Analysis): string[] {
  return analysis.dates.slice(0, 40).flatMap((candidate) => {
    const { left, right } = contextOf(analysis.rows, candidate, 14);
    return /[締〆]切?日?[:：]?$/.test(left) || /^(?:締切|締め|締|〆|検針)/.test(right) || /検針日[:：]?$/.test(left)
      ? [candidate.value]
      : [];
  });
}
