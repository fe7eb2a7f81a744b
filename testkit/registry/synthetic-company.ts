import { corporateCheckDigit } from '../../src/japan/corporate-number.ts';
import { fullWidth, type Random, random } from './random.ts';
import { realTowns, type Town } from './towns.ts';
import { COMMON_BODIES, FORMS, KANJI_WORDS, KATAKANA_WORDS, SUFFIXES, SURNAMES, type Word } from './words.ts';

/**
 * A made-up company in a real town. Shares follow the national file: 56 % of all names are unique, 40 % are shared by a
 * few, 4 % by hundreds or thousands; 13 % of the records are closed; 91 % have a reading, 0.3 % an English name.
 */
export interface SyntheticCompany {
  readonly number: string;
  readonly name: string;
  readonly furigana: string;
  readonly nameEn: string;
  readonly kind: string;
  readonly town: Town;
  readonly street: string;
  readonly closeDate: string;
  readonly closeCause: string;
  readonly successor: string;
  readonly assignmentDate: string;
  readonly updateDate: string;
}

const FIRST_BODY = 10_000_000_000;
const LAST_BODY = 99_000_000_000;
const UNIQUE_FROM = 0.44;
const COMMON_BELOW = 0.036;

/** The number of row `index` of `count`: ascending over the rows, as in the file. */
export const numberAt = (index: number, count: number): string => numberNear(index, count, 0);

/** A number that stands between rows of the file and is in none of them. */
export const freeNumberAt = (index: number, count: number): string => numberNear(index, count, 0.5);

function numberNear(index: number, count: number, share: number): string {
  const perDigit = Math.ceil(count / 9);
  const digit = 1 + Math.floor(index / perDigit);
  const step = Math.max(1, Math.floor((LAST_BODY - FIRST_BODY) / perDigit));
  const prefix = String(FIRST_BODY + Math.floor(((index % perDigit) + share) * step)).padStart(11, '0');
  for (let last = 0; last < 9; last++)
    if (corporateCheckDigit(prefix + last) === digit) return `${digit}${prefix}${last}`;
  throw new Error('no last digit gives this check digit');
}

const randomFor = (seed: number, index: number): Random =>
  random(Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b));

/** Whether the row has one of the names that hundreds carry. */
export const hasCommonName = (index: number, seed = 1): boolean => randomFor(seed, index).next() < COMMON_BELOW;

export function syntheticCompany(index: number, count: number, seed = 1): SyntheticCompany {
  const r = randomFor(seed, index);
  const share = r.next();
  const [core, reading] = share < COMMON_BELOW ? common(r) : share < UNIQUE_FROM ? shared(r) : unique(index, r);
  const form = share < COMMON_BELOW ? FORMS.at(-1)! : pickForm(r);
  const behind = r.next() < 0.4;
  const name = form.ja === '' ? core : behind ? core + form.ja : form.ja + core;
  const towns = realTowns();
  // The capital's towns hold far more companies than a village's: half of all rows share a tenth of the towns.
  const town = r.next() < 0.5 ? towns[r.below(Math.floor(towns.length / 10)) * 10]! : r.pick(towns);
  const closed = r.next() < 0.133;
  const cause = closed ? r.pick(['01', '01', '21', '11']) : '';
  return {
    number: numberAt(index, count),
    name: fullWidth(name),
    furigana: r.next() < 0.91 ? reading : '',
    nameEn: r.next() < 0.003 ? `Synthetic ${index} Co., Ltd.` : '',
    kind: form.kind,
    town,
    street: street(town.town, r),
    closeDate: closed ? day(2016 + r.below(10), r) : '',
    closeCause: cause,
    successor: cause === '11' ? numberAt(r.below(count), count) : '',
    assignmentDate: r.next() < 0.75 ? '2015-10-05' : day(2016 + r.below(10), r),
    updateDate: day(2018 + r.below(8), r),
  };
}

const join = (...parts: readonly Word[]): [string, string] => [
  parts.map((part) => part[0]).join(''),
  parts.map((part) => part[1]).join(''),
];

/** Few names with a steep distribution: the first stands for thousands. */
function common(r: Random): [string, string] {
  return join(COMMON_BODIES[Math.floor(COMMON_BODIES.length * r.next() ** 1.6)]!);
}

/** About half a million names, each met a few times. */
function shared(r: Random): [string, string] {
  const kind = r.below(3);
  if (kind === 0) return join(r.pick(SURNAMES), r.pick(KANJI_WORDS), r.pick(SUFFIXES));
  return kind === 1
    ? join(r.pick(KATAKANA_WORDS), r.pick(SURNAMES), r.pick(KATAKANA_WORDS))
    : join(r.pick(KATAKANA_WORDS), r.pick(KATAKANA_WORDS));
}

/** Names that few others have: long combinations, letters, invented words. */
function unique(index: number, r: Random): [string, string] {
  const kind = r.below(4);
  if (kind === 0) return join(r.pick(KATAKANA_WORDS), r.pick(KATAKANA_WORDS), r.pick(SUFFIXES));
  if (kind === 1) return join(r.pick(SURNAMES), r.pick(KATAKANA_WORDS), r.pick(SUFFIXES));
  if (kind === 2) {
    const [invented, reading] = inventedWord(r);
    const [tail, tailReading] = r.next() < 0.5 ? r.pick(SUFFIXES) : (['', ''] as const);
    return [invented + tail, reading + tailReading];
  }
  const letters = Array.from({ length: 3 + (index % 4) }, () => String.fromCharCode(65 + r.below(26))).join('');
  const [tail, tailReading] = r.pick(SUFFIXES);
  return [letters + tail, tailReading];
}

const SYLLABLES = [
  ...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモラリルレロガギグゲゴザジズダデドバビブベボ',
];
function inventedWord(r: Random): [string, string] {
  let word = '';
  for (let length = 4 + r.below(3); length > 0; length--) word += r.pick(SYLLABLES);
  return [word, word];
}

function pickForm(r: Random) {
  let share = r.next();
  for (const form of FORMS) if ((share -= form.share) < 0) return form;
  return FORMS[0]!;
}

function street(town: string, r: Random): string {
  const kind = r.next();
  if (kind < 0.55) return fullWidth(`${town}${1 + r.below(7)}丁目${1 + r.below(30)}番${1 + r.below(40)}号`);
  if (kind < 0.8) return fullWidth(`${town}${1 + r.below(3000)}番地${r.next() < 0.5 ? 1 + r.below(20) : ''}`);
  if (kind < 0.9) return fullWidth(`大字${town}${1 + r.below(3000)}番地`);
  return fullWidth(
    `${town}${1 + r.below(7)}丁目${1 + r.below(30)}番${1 + r.below(40)}号第${1 + r.below(9)}ビル${1 + r.below(9)}階`,
  );
}

const day = (year: number, r: Random): string =>
  `${year}-${String(1 + r.below(12)).padStart(2, '0')}-${String(1 + r.below(28)).padStart(2, '0')}`;
