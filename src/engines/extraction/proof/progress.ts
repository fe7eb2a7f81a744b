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

/** `契約金額 6,600,000円 (うち消費税 600,000円)` over `今回請求額 1,650,000円`: the tax of the whole contract. */
export const isOfContract = ({ kind, row, start, value }: MoneyFact, facts: readonly MoneyFact[]): boolean =>
  kind === 'tax' &&
  facts.some(
    (whole) =>
      whole.kind === 'ignore' &&
      whole.row === row &&
      whole.start < start &&
      Math.abs(whole.value / 11 - value) <= 1 &&
      /契約|請負/.test(whole.word),
  );

/** `今回出来高 3,145,000 / 保留金 ▲314,500 / 今回請求額 税抜 2,830,500`: what is held back makes the one out of the other. */
export const isBeforeRetention = ({ kind, row, value }: MoneyFact, facts: readonly MoneyFact[]): boolean =>
  kind === 'subtotal' &&
  facts.some(
    (held) =>
      held.value < 0 &&
      held.row.index > row.index &&
      facts.some(
        (left) => left.kind === 'subtotal' && left.row.index > held.row.index && left.value === value + held.value,
      ),
  );
