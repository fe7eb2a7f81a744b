import { requiredLetters } from '../../../../japan/required-letters.ts';
import type { KindSubject } from '../../document/kind.ts';

/** The letters of a paper's titles: what needs others is in none of them. */
const known = new WeakMap<KindSubject, ReadonlySet<string>>();
function lettersOf(subject: KindSubject): ReadonlySet<string> {
  let letters = known.get(subject);
  if (letters === undefined) known.set(subject, (letters = new Set(subject.titles.join('').split(''))));
  return letters;
}

export function titled(pattern: RegExp): (subject: KindSubject) => boolean {
  let required: readonly string[] | null | undefined;
  return (subject) => {
    if (required === undefined) {
      const letters = requiredLetters(pattern);
      required = letters && [...letters];
    }
    const printed = required && lettersOf(subject);
    if (printed && !required!.some((letter) => printed.has(letter))) return false;
    return subject.titles.some((title) => pattern.test(title));
  };
}
export const says = (pattern: RegExp) => (subject: KindSubject) => pattern.test(subject.text);
export const has = (subject: KindSubject, ...kinds: string[]) =>
  subject.facts.some((fact) => kinds.includes(fact.kind));
/** How often a title of one family opens a line. */
export const titles = (subject: KindSubject, pattern: RegExp) =>
  subject.text.split('\n').filter((line) => line.length <= 30 && pattern.test(line)).length;

export const INVOICE = '請求書\n請求日 2026年10月31日\n合計 11,000';
export const RECEIPT = '領収書\n2026年10月31日\n合計 ¥1,100\nお釣り ¥0';

const isOfPart = ({ row, start, word }: KindSubject['facts'][number]): boolean => {
  const before = row.text.slice(0, start);
  return /\p{L}$/u.test(before.slice(0, Math.max(0, before.lastIndexOf(word))));
};

/** Different amounts that each are called the total in words of the same strength, printed as their own rows. */
export function distinct(subject: KindSubject): number {
  const totals = subject.facts.filter(
    (fact) =>
      fact.kind === 'total' &&
      fact.via === 'row' &&
      fact.rate === null &&
      /^(?:合計|総合計|税込合計|ご?請求合計)$/.test(fact.word) &&
      // 商品合計 16,940 over 合計 15,940 is the sum of a part.
      !isOfPart(fact),
  );
  const sums = [...new Set(totals.map((fact) => fact.value))];
  // 合計 210,474 / 容器保証金(対象外) 600 / 総合計 211,074: the larger is the smaller and what bears no tax.
  const untaxed = new Set(subject.facts.filter(({ kind }) => kind.startsWith('zero')).map(({ value }) => value));
  return sums.filter((sum) => !sums.some((less) => less < sum && untaxed.has(sum - less))).length;
}
