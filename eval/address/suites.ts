import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { scoringFold } from './scoring-fold.ts';

export interface Case {
  readonly input: string;
  readonly expect: { readonly pref: string; readonly city: string; readonly town: string };
}

export interface Answer {
  readonly prefecture: string;
  /** County, city and ward in one string. */
  readonly city: string;
  readonly town: string;
  readonly subTown: string;
  readonly isAmbiguous: boolean;
}

export interface Score {
  readonly city: number;
  readonly town: number;
  readonly wrongTown: number;
  readonly misses: string[];
  /** The cases behind `wrongTown`. */
  readonly wrong: Case[];
}

export const readSuite = (path: string): Case[] =>
  gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);

/** The town without 丁目 (丁 in Sakai). */
const withoutChome = (town: string) => town.replace(/[0-9０-９〇一二三四五六七八九十百]+丁目?$/, '');

/**
 * City and town (oaza level) by folded equality. Some labels hold the 字 in the town, so town with sub-town counts as
 * equal too. A wrong town is another one: neither name begins with the other.
 */
export function scoreSuite(cases: readonly Case[], answer: (address: string) => Answer): Score {
  let city = 0;
  let town = 0;
  let labelled = 0;
  const misses: string[] = [];
  const wrong: Case[] = [];
  for (const item of cases) {
    const { input, expect } = item;
    const got = answer(input);
    const isCity = scoringFold(got.city) === scoringFold(expect.city ?? '') && got.prefecture === expect.pref;
    if (isCity) city++;
    if (!expect.town) continue;
    labelled++;
    const label = scoringFold(withoutChome(expect.town));
    const found = scoringFold(withoutChome(got.town));
    const isTown =
      isCity &&
      !got.isAmbiguous &&
      (found === label || scoringFold(got.town + got.subTown) === scoringFold(expect.town));
    if (isTown) {
      town++;
      continue;
    }
    const isSame = isCity && (found.startsWith(label) || label.startsWith(found));
    const isWrong = found !== '' && !got.isAmbiguous && !isSame;
    if (isWrong) wrong.push(item);
    const note = got.isAmbiguous ? ' (ambiguous)' : isWrong ? ' (wrong)' : '';
    misses.push(`${input} | ${expect.city} ${expect.town} | ${got.city} ${got.town} ${got.subTown}${note}`);
  }
  return { city: city / cases.length, town: town / labelled, wrongTown: wrong.length / labelled, misses, wrong };
}
