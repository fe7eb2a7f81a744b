import type { Candidate } from '../candidates/candidate.ts';
import { readsAsJapanese } from './latin-person.ts';
import { sameReading } from './person-name.ts';

interface RomajiLine extends Candidate<{ readonly given: string; readonly family: string }> {
  readonly printed: string;
}

interface Known {
  /** Readings of the family name in Japanese. */
  readonly families: readonly string[];
  readonly emails: readonly Candidate<string>[];
  readonly organizations: readonly Candidate<string>[];
  /** Row of a foreign name, which no list confirms: of several lines the one next to it. */
  readonly foreignAt?: number | undefined;
}

/**
 * Of several lines that could be a name in Latin letters (`Karuta Forms`, `Biz Dev`, `Naoki Hidaka`), the one that the
 * Japanese name or the address of the mail agrees with, and no part of the company's name; else the first.
 */
export function likeliest<T extends RomajiLine>(lines: readonly T[], known: Known): T | undefined {
  const locals = known.emails.map(({ value }) => value.split('@')[0]!.toLowerCase());
  const score = ({ value: { given, family }, printed }: T): number => {
    const isFamily = known.families.some((reading) => sameReading(reading, family) || sameReading(reading, given));
    const isMailed = locals.some((local) => [given, family].some((part) => local.includes(part.toLowerCase())));
    const isCompany = known.organizations.some(({ value }) => value.toLowerCase().startsWith(printed.toLowerCase()));
    const isJapanese = readsAsJapanese(printed);
    return (isJapanese ? 0.5 : 0) + (isFamily ? 2 : 0) + (isMailed ? 1 : 0) - (isCompany ? 3 : 0);
  };
  const { foreignAt } = known;
  const far = ({ row }: T): number => (foreignAt === undefined ? 0 : Math.abs(row.index - foreignAt));
  return lines.toSorted((a, b) => score(b) - score(a) || far(a) - far(b))[0];
}
