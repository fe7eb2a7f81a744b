import { addDays, monthEnd } from '../../../japan/eras.ts';
import { contextOf } from '../page/context.ts';
import { DUE_DAY_LABEL } from '../vocabulary/date-labels.ts';
import type { Analysis } from './analysis.ts';
import { type DateInput, labelText, type ResolvedDate } from './dates.ts';

/** When the money is due: printed beside its label, or told by the terms. */
export function findDueDate({ analysis }: DateInput, issue: string | null, terms: string | null): ResolvedDate | null {
  const scored = analysis.dates
    .map((candidate) => {
      const context = contextOf(analysis.rows, candidate, 14);
      const label = labelText(context.left) || context.above;
      let score = DUE_DAY_LABEL.pattern.test(label) ? 5 : 0;
      if (score === 0 && /^(?:まで(?:に)?(?:お?支払|お?振込)|期限|引落|振替)/.test(context.right)) score = 4;
      if (score === 0 && label === '' && DUE_DAY_LABEL.pattern.test(context.below) && context.left === '') score = 2.5;
      if (/発行日|請求日|有効/.test(label)) score -= 5;
      if (issue !== null && candidate.value < issue) score -= 1;
      return { ...candidate, score, derived: false, labelled: score > 0 };
    })
    .sort((a, b) => b.score - a.score);
  if (scored[0] && scored[0].score > 0) return scored[0];
  return derivedDueDate(analysis, issue, terms);
}

/** Month-day without a year beside a due label, or words such as 翌月末: always marked as derived. */
function derivedDueDate(analysis: Analysis, issue: string | null, terms: string | null): ResolvedDate | null {
  if (issue === null) return null;
  for (const row of analysis.rows) {
    const match =
      /(?:支払い?期限|支払い?期日|振込期限|振込期日|お支払日|お支払い?は|引落し?日|振替日|納入期限|払込期限)[:]?(?:(?:(20\d\d)年|令和(\d{1,2})年)?(\d{1,2})月(?:(\d{1,2})日|(末)日?))/.exec(
        row.tight,
      ) ?? /^()()(\d{1,2})月(?:(\d{1,2})日|(末)日?)まで(?:に)?(?:お支払|お振込)/.exec(row.tight);
    if (!match) continue;
    const [, western, era, month = '', day, end] = match;
    const year = western ? Number(western) : era ? 2018 + Number(era) : Number(issue.slice(0, 4));
    const pad = (text: string) => text.padStart(2, '0');
    const first = `${year}-${pad(month)}-01`;
    const sameYear = end === undefined ? `${year}-${pad(month)}-${pad(day!)}` : monthEnd(first);
    const value = sameYear >= issue || western || era ? sameYear : `${year + 1}${sameYear.slice(4)}`;
    const start = row.tightIndex[match.index] ?? 0;
    return {
      row,
      start,
      end: row.tightIndex[match.index + match[0].length] ?? row.text.length,
      value,
      repairs: [end === undefined ? 'year_from_issue_date' : 'end_of_month'],
      score: 3,
      derived: !western && !era,
      labelled: true,
    };
  }
  if (terms === null) return null;
  const days = /net\s?(\d{1,3})|(\d{1,3})日以内/i.exec(terms);
  const value = /翌々月末/.test(terms)
    ? monthEnd(issue, 2)
    : /翌月末/.test(terms)
      ? monthEnd(issue, 1)
      : /当月末|月末(?:まで|払)/.test(terms)
        ? monthEnd(issue)
        : days && !/検収|納品/.test(terms)
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
