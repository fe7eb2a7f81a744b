import { isoDate } from '../../../japan/eras.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import type { Analysis } from '../document/analysis.ts';
import { ISSUE_LABEL } from '../document/dates.ts';
import { MAX_ROWS } from './dated-numbers.ts';

const ENGLISH_LABEL = String.raw`\b(?:[Dd]ate of (?:[Ii]ssue|[Ii]nvoice)|(?:[Ii]ssue|[Ii]nvoice|[Bb]illing|[Rr]eceipt) [Dd]ate|[Dd]ate(?: [Pp]aid)?|[Ii]ssued(?: [Oo]n)?)`;
const LABELLED_DAY = new RegExp(
  `(?:${ISSUE_LABEL.source}|${ENGLISH_LABEL})\\s?[:：]?\\s*(?:[RH]|令和|平成)?\\s?(?=\\d{1,4}\\s?[年/.-]\\s?\\d{1,2})`,
);

/** `請求日 2025/20/20`: the label is there, and what follows is a date nobody can read. */
export function unreadableIssue(analysis: Analysis): boolean {
  return analysis.rows.slice(0, MAX_ROWS).some((row) => {
    const match = LABELLED_DAY.exec(row.text);
    if (!match) return false;
    const at = match.index + match[0].length;
    return !analysis.dates.some((date) => date.row === row && date.start <= at && date.end > at);
  });
}

/** `出庫 2026-19-30 08:35`: the form of a date, and no day that exists. */
const DATE_FORM =
  /(?<![\d.,/-])[1-9]\d{3}(?:\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日|\/\d{1,2}\/\d{1,2}(?![\d/])|-\d\d-\d\d(?= +\d{1,2}:\d\d))/g;

/** `2026年12月..`: a date that breaks off. */
const BROKEN_OFF = /(?<!\d)20\d\d\s?年\s?\d{1,2}\s?月\s?(?:[.…・_]{2,}|[■□▓▒░█])/;

export function hasUnreadable({ rows, dates, phones }: Analysis): boolean {
  if (rows.slice(0, MAX_ROWS).some((row) => BROKEN_OFF.test(row.text))) return true;
  return rows.slice(0, MAX_ROWS).some((row) =>
    matchesOf(row.text, DATE_FORM).some((match) => {
      const [start, end] = [match.index, match.index + match[0].length];
      const isKnown = (place: { start: number; end: number }) => place.start < end && place.end > start;
      const [year, month, day] = match[0].match(/\d+/g)!.map(Number) as [number, number, number];
      if (year >= 1989 && year < 2100 && isoDate(year, month, day) !== undefined) return false;
      return ![...dates, ...phones].some((place) => place.row === row && isKnown(place));
    }),
  );
}
