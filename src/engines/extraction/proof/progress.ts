import type { MoneyFact } from '../money/facts.ts';

/** Done up to now, and billed before: the steps of a bill by progress, by the words of their labels. */
const DONE = /出来高(?:累計|総額)|(?<![回迄での])出来高\(?\d{1,3}%|(?:今回|累計)(?:まで|迄)(?:の)?出来高|累計出来高/;
const BILLED = /既(?:御|ご)?請求|(?:前回|前月|既)(?:まで|迄)(?:の)?(?:御|ご)?(?:請求|出来高)|前回(?:御|ご)?請求/;
const KEPT_BACK = /保留金/;
const STEP_OF_BILL = /出来高|請負|工事|契約/;

/**
 * `出来高累計 3,000,000 / 前回請求済 1,500,000 / 今回請求額 2,000,000`: what is billed now is not what was done since, with
 * or without the tax, with or without what is kept back.
 */
export function brokenProgress(facts: readonly MoneyFact[], sums: readonly number[]): string[] {
  if (!facts.some((fact) => STEP_OF_BILL.test(fact.row.tight))) return [];
  const only = (pattern: RegExp): number | null => {
    const found = facts.filter((fact) => fact.via === 'row' && pattern.test(fact.row.tight));
    return new Set(found.map((fact) => fact.value)).size === 1 ? Math.abs(found[0]!.value) : null;
  };
  const [done, billed] = [only(DONE), only(BILLED)];
  if (done === null || billed === null || done < billed) return [];
  const kept = only(KEPT_BACK) ?? 0;
  const now = [done - billed, done - billed - kept];
  const shares = now.flatMap((value) => [value, Math.round(value * 1.1), Math.round(value / 1.1), value * 0.9]);
  return sums.some((sum) => shares.some((share) => Math.abs(share - Math.abs(sum)) <= 1)) ? [] : [`progress ${now[0]}`];
}
