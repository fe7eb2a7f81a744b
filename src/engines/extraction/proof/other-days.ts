import type { Analysis } from '../document/analysis.ts';
import { labelText, type ResolvedDate } from '../document/dates.ts';
import { beginsPeriod, endsPeriod } from '../document/period.ts';
import { contextOf } from '../page/context.ts';
import { NEVER_OWN_DAY } from '../vocabulary/date-labels.ts';

/**
 * 次回ご予約 2026年9月20日 10:00, クーポン有効期間 9月1日(火)~9月30日(水): every print of the day stands behind the word for
 * something else, so a weekday or a time beside it proves the day of that.
 */
export function isOfSomethingElse(analysis: Analysis, date: ResolvedDate): boolean {
  if (date.labelled) return false;
  const prints = analysis.dates.filter(({ value }) => value === date.value);
  return prints.length > 0 && prints.every((print) => isOther(analysis, print));
}

function isOther(analysis: Analysis, print: Analysis['dates'][number]): boolean {
  const { left, right } = contextOf(analysis.rows, print, 14);
  // Nov 1 - Nov 30, 2026
  if (beginsPeriod(right) || endsPeriod(left) || /\d[-–]$/.test(left)) return true;
  return NEVER_OWN_DAY.pattern.test(labelText(left)) || /^(?:まで|から|以降|有効|予定)/.test(right);
}
