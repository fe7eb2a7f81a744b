import type { Candidate } from '../candidates/candidate.ts';
import { withoutAdditions } from './credentials.ts';
import { type EnglishName, fromEmail, fromFurigana, generated } from './english-person.ts';
import type { CardMerger } from './merge.ts';
import { departmentInEnglish, titleInEnglish } from './roles.ts';
import type { CardSide } from './side.ts';
import type { CardPerson } from './types.ts';

/** Name, titles and departments of both sides, with their English: printed, else read from the card, else spelled. */
export function mergePerson(
  merger: CardMerger,
  sides: readonly CardSide[],
  emails: readonly string[],
): { person: CardPerson; family: string | null; given: string | null } {
  const name = merger.one(
    'personName',
    (side) => side.name,
    (value) => value,
    { confidence: nameConfidence(sides) },
  );
  const split = sides.find((side) => side.name?.value === name?.value)?.name?.split ?? null;
  const reading = merger.one(
    'personNameReading',
    (side) => side.reading,
    (value) => value,
    { confidence: 0.93 },
  );
  const romaji = merger.one(
    'personNameEnglish',
    (side) => side.romaji,
    (value) => `${value.given} ${value.family}`,
    { confidence: 0.95 },
  );
  const titles = withoutAdditions(
    merger.list(
      'titles',
      (side) => side.titles,
      (title) => title.value,
      0.93,
      true,
    ),
  );
  const departments = merger.list(
    'departments',
    (side) => side.departments,
    (unit) => unit.value,
    0.92,
    true,
  );
  const titlesEn = merger.list(
    'titlesEnglish',
    (side) => side.titlesEn,
    (title) => title.value.toLowerCase(),
    0.92,
    true,
  );
  const departmentsEn = merger.list(
    'departmentsEnglish',
    (side) => side.departmentsEn,
    (unit) => unit.value.toLowerCase(),
    0.92,
    true,
  );
  const english: EnglishName | null = romaji
    ? { text: `${romaji.value.given} ${romaji.value.family}`, source: 'card_printed', confidence: 'high' }
    : ((reading ? fromFurigana(reading.value) : null) ??
      (split ? (fromEmail(split, emails) ?? generated(split)) : null));
  if (english && !romaji) merger.sources.personNameEnglish = { side: 'unknown', language: 'en', inferred: true };
  const printedName = name?.value ?? english?.text ?? null;
  return {
    person: {
      name: printedName,
      nameReading: reading?.value ?? null,
      nameEnglish: english,
      titles: printedTitles(titles, titlesEn).map((title) => title.value),
      titlesEnglish:
        titlesEn.length > 0
          ? titlesEn.map((title) => title.value)
          : translated(titles.map((title) => titleInEnglish(title.value))),
      departments:
        departments.length > 0 ? departments.map((unit) => unit.value) : departmentsEn.map((unit) => unit.value),
      departmentsEnglish:
        departmentsEn.length > 0
          ? departmentsEn.map((unit) => unit.value)
          : translated(departments.map((unit) => departmentInEnglish(unit.value))),
    },
    family: split?.family ?? null,
    given: split?.given ?? null,
  };
}

/** `Co-founder / COO`: without a Japanese title the English ones and the letters stand together, as printed. */
function printedTitles<T extends Candidate<string>>(titles: readonly T[], english: readonly T[]): readonly T[] {
  if (titles.some((title) => /[^\x20-\x7e]/.test(title.value))) return titles;
  const rows = new Set(titles.map((title) => title.row));
  if (titles.length === 0) return english;
  return [...titles, ...english.filter((title) => rows.has(title.row))].sort(
    (a, b) => a.row.index - b.row.index || a.start - b.start,
  );
}

/** All parts known, or none: a list with gaps would pair titles with the wrong English. */
const translated = (values: readonly (string | null)[]): string[] =>
  values.every((value) => value !== null) ? (values as string[]) : [];

const LEAST_SCORE = -1;

const nameConfidence = (sides: readonly CardSide[]): number => {
  const score = Math.max(...sides.map((side) => side.name?.score ?? Number.NEGATIVE_INFINITY), LEAST_SCORE);
  return Math.min(0.98, 0.55 + score * 0.06);
};
