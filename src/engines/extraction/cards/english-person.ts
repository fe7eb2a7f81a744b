import { hepburn } from '../../../japan/romaji.ts';
import { COMMON_GIVEN_NAMES, GIVEN_NAMES } from './given-name-readings.ts';
import { familyReadings, type SplitPersonName, sameReading, title } from './person-name.ts';
import { COMMON_SURNAMES } from './surname-readings.ts';

export interface EnglishName {
  readonly text: string;
  readonly source: 'card_printed' | 'furigana_hepburn' | 'inferred_from_email' | 'generated';
  readonly confidence: 'high' | 'medium' | 'low';
}

/** The printed kana reading as a western name. */
export function fromFurigana(reading: string): EnglishName | null {
  const parts = reading.trim().split(/[\s・]+/);
  if (parts.length !== 2) return null;
  const [family, given] = parts.map((part) => title(hepburn(part)));
  return { text: `${given} ${family}`, source: 'furigana_hepburn', confidence: 'high' };
}

/** `taro.yamada@` confirms a reading of 山田; the other part is then the given name. */
export function fromEmail(split: SplitPersonName, emails: readonly string[]): EnglishName | null {
  const families = familyReadings(split.family);
  const givens = GIVEN_NAMES.get(split.given) ?? [];
  for (const email of emails) {
    const parts = email
      .split('@')[0]!
      .toLowerCase()
      .split(/[._\-+]/)
      .map((part) => part.replace(/\d+$/, ''))
      .filter((part) => part !== '');
    const family = parts.find((part) => families.some((reading) => sameReading(reading, part)));
    const given = parts.find(
      (part) =>
        part !== family &&
        part.length > 1 &&
        (givens.length === 0 || givens.some((reading) => sameReading(reading, part)) || family !== undefined),
    );
    if (family && given)
      return { text: `${title(given)} ${title(family)}`, source: 'inferred_from_email', confidence: 'medium' };
    const byGiven = parts.find((part) => givens.some((reading) => sameReading(reading, part)));
    const other = parts.find((part) => part !== byGiven && part.length > 2);
    if (byGiven && other && families.length === 0)
      return { text: `${title(byGiven)} ${title(other)}`, source: 'inferred_from_email', confidence: 'medium' };
    const initial = parts.find((part) => part.length === 1);
    const fitting = initial && givens.find((reading) => reading.startsWith(initial));
    if (family && fitting)
      return { text: `${title(fitting)} ${title(family)}`, source: 'inferred_from_email', confidence: 'medium' };
  }
  return null;
}

/** The usual reading of a common name: a guess, and marked as one. */
export function generated(split: SplitPersonName): EnglishName | null {
  const family = COMMON_SURNAMES.get(split.family)?.[0] ?? kanaReading(split.family);
  const given = COMMON_GIVEN_NAMES.get(split.given)?.[0] ?? kanaReading(split.given);
  return family && given ? { text: `${title(given)} ${title(family)}`, source: 'generated', confidence: 'low' } : null;
}

const kanaReading = (text: string): string | undefined => (/^[ぁ-んァ-ヶー]+$/.test(text) ? hepburn(text) : undefined);
