import { matchesOf } from '../../../japan/matches-of.ts';
import type { Row } from '../page/rows.ts';
import { blank } from './role-brackets.ts';
import type { Draft } from './side-draft.ts';

/** 日本整形外科学会 専門医, 日本内科学会認定 総合内科専門医: the society says of what the doctor is one. */
const OF_SOCIETY =
  /(?<=^|[\s・、,/／])((?:日本|国際|全国)?\p{Script=Han}{2,14}(?:学会|協会|機構)(?:認定|公認)? ?)((?:\p{Script=Han}{0,12}(?:専門医|指導医|認定医|専門歯科医))(?:[・、](?:\p{Script=Han}{0,12}(?:専門医|指導医|認定医)))*)(?=$|[\s・、,/／])/gu;

/** One title each, as printed; answers the line without them. */
export function takeTitlesOfSocieties(row: Row, line: string, draft: Draft): string {
  if (!/[医]/.test(line)) return line;
  let text = line;
  for (const match of matchesOf(line, OF_SOCIETY)) {
    const [whole, society = '', titles = ''] = match;
    let start = match.index + society.length;
    titles.split(/[・、]/).forEach((title, index) => {
      const from = index === 0 ? match.index : start;
      // 日本内科学会認定 総合内科専門医 is the 総合内科専門医 of the society.
      const recognised = /認定 ?$/.test(society) && title.length > 3;
      const value = index === 0 && !recognised ? `${society}${title}` : title;
      draft.titles.push({ row, start: from, end: start + title.length, value, repairs: [] });
      start += title.length + 1;
    });
    text = blank(text, match.index, match.index + whole.length);
  }
  return text;
}
