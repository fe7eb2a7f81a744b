import { weekdayOf } from '../../../japan/eras.ts';
import type { Analysis } from '../document/analysis.ts';
import { isDeparture, isPaperNumber, type ResolvedDate } from '../document/dates.ts';
import { contextOf } from '../page/context.ts';
import { ACKNOWLEDGEMENT } from '../vocabulary/paper-words.ts';
import { DOCUMENT_TITLE } from '../vocabulary/party-words.ts';
import { contradictionsOf, type DateContext } from './date-contradictions.ts';
import { numbersOf, printedInNumber } from './dated-numbers.ts';
import { isOfSomethingElse } from './other-days.ts';
import { conclude, type Proof } from './proof.ts';

interface DateInput extends Omit<DateContext, 'date'> {
  readonly date: ResolvedDate | null;
}

/** A date with a label, a right weekday, a time beside it or a second print, that nothing on the paper contradicts. */
export function proveDate(input: DateInput): Proof {
  const { analysis, date } = input;
  if (!date) return conclude([], []);
  const by: string[] = [];
  const prints = analysis.dates.filter((candidate) => candidate.value === date.value);
  if (date.labelled) by.push('label');
  if (isAcknowledged(analysis, date, input.isReceipt)) by.push('acknowledgement');
  if (isTitled(analysis, date)) by.push('title');
  const below = weekdayBelow(analysis.rows, date);
  if (prints.some((candidate) => candidate.hit.weekday?.matches) || below === weekdayOf(date.value)) by.push('weekday');
  const isTimed = analysis.times.some((time) => time.row === date.row && !isDeparture(time));
  if (isTimed || hasTimeBelow(analysis, date)) by.push('time_of_day');
  if (prints.length >= 2 || isDaySaidAgain(analysis, date)) by.push('printed_twice');
  const numbers = numbersOf(analysis);
  // A number cannot confirm the day that was read from it.
  const isOwn = isPaperNumber(contextOf(analysis.rows, date, 14).left);
  if (!isOwn && printedInNumber(numbers, date.value)) by.push('in_document_number');
  const against = below !== undefined && below !== weekdayOf(date.value) ? ['weekday'] : [];
  if (isOfSomethingElse(analysis, date)) against.push('label_of_another_day');
  return conclude(by, [...contradictionsOf({ ...input, date }, numbers), ...against]);
}

/** A paper read one column per line: the day alone, and the time alone directly under it, or under its weekday. */
function hasTimeBelow({ rows, times }: Analysis, date: ResolvedDate): boolean {
  const { row, start, end } = date;
  const isAlone = /^[\s()（）月火水木金土日曜]*$/.test(row.text.slice(0, start) + row.text.slice(end));
  const isWeekday = weekdayBelow(rows, date) !== undefined;
  // (水) 15:07: both in the row under the day.
  if (isWeekday && times.some((time) => time.row === rows[row.index + 1])) return true;
  const below = rows[row.index + (isWeekday ? 2 : 1)];
  return times.some(
    (time) =>
      time.row === below && (TIME_SAID.test(time.row.tight) || (isAlone && /^\s*\S{4,8}\s*$/.test(time.row.text))),
  );
}
/** 給水時刻 8時35分: a row of its own under the day. */
const TIME_SAID = /^\p{L}{0,6}時[刻間][:：]?\d{1,2}[:時]\d{2}分?$/u;

/** `2026年3月3日` over `(火)`, `火曜` or `(火) 15:07`; 金 and 日 alone are words of other things. */
function weekdayBelow(rows: Analysis['rows'], { row, end }: ResolvedDate): string | undefined {
  if (row.text.slice(end).trim() !== '') return undefined;
  return WEEKDAY_ALONE.exec(rows[row.index + 1]?.tight ?? '')?.[1];
}
const WEEKDAY_ALONE = /^(?=[(（]|.曜)[(（]?([月火水木金土日])(?:曜日?)?[)）]?(?:\d{1,2}:\d{2}(?::\d{2})?)?$/;

/** `ご宿泊 2026年10月12日〜10月13日 … 令和8年10月13日`: month and day printed again in another row. */
function isDaySaidAgain({ rows }: Analysis, { row, value }: ResolvedDate): boolean {
  const [, month, day] = value.split('-').map(Number);
  return rows.some((other) => other !== row && saysDay(other.tight, `${month}月${day}日`));
}
/** 11月3日 is no 1月3日. */
function saysDay(text: string, day: string): boolean {
  for (let at = text.indexOf(day); at >= 0; at = text.indexOf(day, at + 1))
    if (!/\d/.test(text[at - 1] ?? '')) return true;
  return false;
}

/**
 * `2026年9月9日 上記正に領収いたしました`: the sentence is the label of the day in its row. A paper written downwards sets
 * each in a column of its own (右正に, 令和八年九月). On others a day in a row of its own has no label, unless the sentence of a
 * receipt stands right below it.
 */
function isAcknowledged({ rows }: Analysis, { row, start, end }: ResolvedDate, isReceipt: boolean): boolean {
  const says = (offset: number) => ACKNOWLEDGEMENT.pattern.test(rows[row.index + offset]?.tight ?? '');
  if (says(0)) return true;
  // 令和8年11月1日 / 上記の金額正に領収いたしました。: a day alone directly over the sentence is the day of which it speaks.
  if (isReceipt && says(1) && row.text.slice(0, start).trim() === '' && row.text.slice(end).trim() === '') return true;
  const isDownwards = [-1, 0, 1].some((offset) => DOWNWARDS.test(printedIn(rows[row.index + offset])));
  return isDownwards && (says(-1) || says(1));
}
const printedIn = (row: Analysis['rows'][number] | undefined): string => row?.printed(0, row.text.length) ?? '';
const DOWNWARDS =
  /右(?:の|記の?)?(?:金額|通り|とおり)?(?:を)?\s?(?:正|確|たし|まさ|領収)|[〇一二三四五六七八九十廿]\s?月/u;

/** Nothing but a title, its number and the date. */
const TITLE_NUMBER =
  /[(（]?\d+\/\d+[)）]?|(?:発行|請求書?|領収|管理|整理|伝票)?(?:No\.?|№|番号)\s?[:：.]?\s?\p{L}{0,4}-?[A-Za-z0-9-]+|\p{Script=Han}{0,5}第?\s?[\d-]+号|\b[A-Z]{1,4}-?\d[\d-]*|\s/giu;
/** ご婚礼 御請求書, レッスン料ご請求書: what is billed, in front of the title. */
const LONG_TITLE = /^(?:[^。、:：\d]{0,12}(?:請求書|領収[書証]|領収証書)|(?:請求|領収)[書証]兼[^。、:：\d]{2,8})$/;
/**
 * `請求書 2026年2月28日 No.2602-5`: the title in the date's own row is its label, where no other day of the paper is left
 * without one. A day alone under the title has none: the contract asks for a word beside it.
 */
function isTitled(analysis: Analysis, date: ResolvedDate): boolean {
  const { row, start, end } = date;
  if (!isTitle(`${row.text.slice(0, start)}${row.text.slice(end)}`)) return false;
  const others = analysis.dates.slice(0, 40).filter((other) => other.value !== date.value && other.row.index < 12);
  return others.every((other) => /\p{L}{2}/u.test(labelBeside(analysis, other)));
}

function isTitle(text: string): boolean {
  const words = text.replace(TITLE_NUMBER, '').replace(/[(（][^)）]{1,12}[)）]$/, '');
  return DOCUMENT_TITLE.pattern.test(words) || LONG_TITLE.test(words);
}

/** The words beside a date that say which one it is. */
function labelBeside(analysis: Analysis, candidate: Analysis['dates'][number]): string {
  const { left, right, above } = contextOf(analysis.rows, candidate, 14);
  return left.replace(/.*\d(?=\D*$)/, '') + right.replace(/\d.*$/, '') + above;
}
