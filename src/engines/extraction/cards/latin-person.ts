import type { Candidate } from '../candidates/candidate.ts';
import { isForeign, readForeignName } from './other-scripts.ts';
import { nameScore, readRomajiName, readSmallName, wordsOf } from './person-name.ts';
import { englishRoles } from './roles.ts';
import type { Draft } from './side-draft.ts';

const SYLLABLES = '(?:[kstnhmrgzdbpfyjwc]?[yhs]?[aiueo]|n)+';
const TWO_JAPANESE = new RegExp(`^(?=[A-Z])${SYLLABLES} (?=[A-Z])${SYLLABLES}$`, 'i');
/** Two words of Japanese syllables: Tamotsu Kinjo, and not HAEKAZE PRINTING. */
export const readsAsJapanese = (text: string): boolean => TWO_JAPANESE.test(text);
const COMMA = /^([^,]{3,40}), (\S.{2,60})$/;
const FRONT_TITLE = /^([A-Z][a-z]{3,14}) ([A-Z][A-Za-z]+ [A-Z][A-Za-z]+)$/;
const NEAR = 2;

interface NamedRole {
  readonly name: string;
  readonly title: string;
  /** Where the name begins in the phrase, and the title. */
  readonly nameAt: number;
  readonly titleAt: number;
}

/** `Captain Kaito Yokoji`: one title in front of two words that can be read as Japanese. */
function titledInFront(phrase: string): NamedRole | null {
  const [, title, name] = FRONT_TITLE.exec(phrase) ?? [];
  if (title === undefined || name === undefined || !TWO_JAPANESE.test(name)) return null;
  if (englishRoles(title)?.titles.length !== 1 || englishRoles(name) || !readRomajiName(name, [])) return null;
  return { name, title, nameAt: title.length + 1, titleAt: 0 };
}

/** `Marco Benedetti, Patent Attorney` beside マルコ・ベネデッティ: what stands in front of the comma is the person. */
function titledBehind(phrase: string, draft: Draft, row: number): NamedRole | null {
  const [, name, title] = COMMA.exec(phrase) ?? [];
  if (name === undefined || title === undefined || englishRoles(name) || !readForeignName(name)) return null;
  const isNamed = [...draft.names, ...draft.readings].some(
    (entry) => Math.abs(entry.row.index - row) <= NEAR && isForeign({ value: entry.value }),
  );
  const roles = isNamed ? englishRoles(title) : null;
  return roles && roles.titles.length > 0 ? { name, title, nameAt: 0, titleAt: name.length + 2 } : null;
}

/** Takes a name and its English title out of one phrase; false: it is no such phrase. */
export function takeNamedRole(part: Candidate<string>, draft: Draft): boolean {
  const found = titledInFront(part.value) ?? titledBehind(part.value, draft, part.row.index);
  if (!found) return false;
  const at = (from: number, value: string) => ({
    ...part,
    start: part.start + from,
    end: part.start + from + value.length,
    value,
  });
  draft.latin.push(at(found.nameAt, found.name));
  const titles = englishRoles(found.title)?.titles ?? [];
  draft.titlesEn.push(...titles.map((title) => ({ ...at(found.titleAt, found.title), value: title })));
  return true;
}

/** `Yu  Ishigaki`: two words far apart that can be read as Japanese are one name. */
export const isWideName = (text: string): boolean => {
  const [first, second, ...more] = text.trim().split(/ +/);
  if (first === undefined || second === undefined || more.length > 0) return false;
  const name = `${first} ${second}`;
  return (
    TWO_JAPANESE.test(name) && /^[A-Z]\S* [A-Z]/.test(name) && !englishRoles(name) && readRomajiName(name, []) !== null
  );
};

const TRADE =
  /^([A-Za-z]{2,12} [A-Za-z]{2,12}) (?:photography|photo|design|studio|works|illustration|architects|office|atelier)$/i;

/** `shiori irie photography` beside 入江 汐里: a house called by the whole name of the person. */
export function nameOfHouse(text: string, families: readonly string[]): { given: string; family: string } | null {
  const name = families.length > 0 ? TRADE.exec(text)?.[1] : undefined;
  return name === undefined ? null : readSmallName(name.toLowerCase(), families);
}

const IN_FRONT = /^\s*([A-Za-z][A-Za-z-]{2,19}(?: [A-Za-z-]{2,19})?) +(?=[\p{Script=Han}ぁ-んァ-ヶ])/u;
const BEHIND = /(?<=[\p{Script=Han}ぁ-んァ-ヶ]) {2,}([a-z][a-z &,.+-]{1,40})\s*$/u;
const LIKELY_NAME = 1.5;

/**
 * `stylist  小鳥遊 あかり`, `菅原 千春  web / graphic`: what a person does in Latin letters, in front of the name or set apart
 * behind it. Answers the place of it, and whether it is a title.
 */
export function latinBesideName(text: string): { start: number; value: string; titles: readonly string[] } | null {
  const front = IN_FRONT.exec(text);
  const match = front ?? BEHIND.exec(text);
  const value = match?.[1]?.trim();
  if (!match || value === undefined) return null;
  const start = match.index + match[0].indexOf(value);
  const name = front ? text.slice(front[0].length) : text.slice(0, match.index);
  if (/[A-Za-z]/.test(name) || nameScore(wordsOf(name.trim())) < LIKELY_NAME) return null;
  const titles = englishRoles(value)?.titles ?? [];
  return front && titles.length === 0 ? null : { start, value, titles };
}
