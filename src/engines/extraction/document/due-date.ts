import { addDays, isoDate, monthEnd } from '../../../japan/eras.ts';
import { contextOf } from '../page/context.ts';
import { DUE_DAY_LABEL } from '../vocabulary/date-labels.ts';
import { BEFORE_DUE_DAY, BEHIND_DUE_DAY, DUE_WORDS } from '../vocabulary/due-words.ts';
import type { Analysis } from './analysis.ts';
import { type DateInput, labelText, type ResolvedDate } from './dates.ts';

/** When the money is due: printed beside its label, or told by the terms. */
export function findDueDate({ analysis }: DateInput, issue: string | null, terms: string | null): ResolvedDate | null {
  const scored = analysis.dates
    .map((candidate) => {
      const context = contextOf(analysis.rows, candidate, 14);
      const label = labelText(context.left) || context.above;
      let score = DUE_DAY_LABEL.pattern.test(label) || BEFORE_DUE_DAY.test(context.left) ? 5 : 0;
      if (score === 0 && isDueBehind(analysis, candidate.row.index, context.right)) score = 4;
      if (score === 0 && label === '' && DUE_DAY_LABEL.pattern.test(context.below) && context.left === '') score = 2.5;
      if (/発行日|請求日|有効/.test(label)) score -= 5;
      // A reminder names the day that passed and a new one.
      if (issue !== null && candidate.value < issue) score -= 1.5;
      return { ...candidate, score, derived: false, labelled: score > 0 };
    })
    .sort((a, b) => b.score - a.score);
  const printed = scored[0] && scored[0].score > 0 ? scored[0] : null;
  const isPast = printed !== null && issue !== null && printed.value < issue;
  if (printed && !isPast) return printed;
  const said = issue === null ? null : saidDueDate(analysis, issue);
  return said ?? printed ?? (issue === null ? null : dueByTerms(analysis, issue, terms));
}

/** `…ので、2026年11月30日までに` goes on in the next row. */
function isDueBehind({ rows }: Analysis, index: number, right: string): boolean {
  const match = BEHIND_DUE_DAY.exec(right);
  if (!match) return false;
  return !/^(?:迄|まで)に?$/.test(right) || /^[おご御]?(?:支払|振込|振り込)/.test(rows[index + 1]?.tight ?? '');
}

/** Month and day without a year: the next such day after the paper's own, always marked as derived. */
function saidDueDate(analysis: Analysis, issue: string): ResolvedDate | null {
  for (const { pattern } of DUE_WORDS)
    for (const row of analysis.rows) {
      const match = pattern.exec(row.tight);
      if (!match) continue;
      const { year: western, era, month, day, end } = match.groups!;
      const year = western ? Number(western) : era ? 2018 + Number(era) : Number(issue.slice(0, 4));
      const first = isoDate(year, Number(month), day ? Number(day) : 1);
      if (!first) continue;
      const sameYear = end === undefined ? first : monthEnd(first);
      // A whole date that has passed is known from the dates of the paper.
      if (sameYear < issue && (western || era)) continue;
      const value = sameYear >= issue ? sameYear : `${year + 1}${sameYear.slice(4)}`;
      return {
        row,
        start: row.tightIndex[match.index] ?? 0,
        end: row.tightIndex[match.index + match[0].length] ?? row.text.length,
        value,
        repairs: [end === undefined ? 'year_from_issue_date' : 'end_of_month'],
        score: 3,
        derived: !western && !era,
        labelled: true,
      };
    }
  return null;
}

/** Words such as 翌月末. What counts from the day a paper or the goods arrived tells no day. */
function dueByTerms(analysis: Analysis, issue: string, terms: string | null): ResolvedDate | null {
  if (terms === null) return null;
  const days = /net\s?(\d{1,3})|(\d{1,3})日以内/i.exec(terms);
  const value = /翌々月末/.test(terms)
    ? monthEnd(issue, 2)
    : /翌月末/.test(terms)
      ? monthEnd(issue, 1)
      : /当月末|月末(?:まで|払)/.test(terms)
        ? monthEnd(issue)
        : days && !/検収|納品|受領|到着/.test(terms)
          ? addDays(issue, Number(days[1] ?? days[2]))
          : null;
  const row = analysis.rows.find((entry) => entry.text.includes(terms.slice(0, 6)));
  return value && row
    ? {
        row,
        start: 0,
        end: row.text.length,
        value,
        repairs: ['from_payment_terms'],
        score: 2,
        derived: true,
        labelled: false,
      }
    : null;
}
