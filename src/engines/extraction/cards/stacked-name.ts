import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import type { Place } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import { endsLikeHouse } from './house-words.ts';
import { nameScore, type Word } from './person-name.ts';
import { isDepartment, isTitle } from './roles.ts';
import type { Draft } from './side-draft.ts';

const LETTER = /^[\p{Script=Han}々ぁ-んァ-ヶ]$/u;
/** 三ツ井, 一ノ瀬: a kana sign within a family name. */
const PART = /^\p{Script=Han}[\p{Script=Han}々ツヶケノ]{0,2}$|^[ぁ-んァ-ヶー]{2,4}$/u;

/** 鏑 ⏎ 木 ⏎ 尚 ⏎ 人, 三田村 ⏎ 佑: a name read down a column, letter by letter or in its two parts. Answers its rows. */
export function takeStackedName(rows: readonly Row[], known: readonly Place[], draft: Draft): ReadonlySet<Row> {
  const free = (row: Row | undefined): row is Row => row !== undefined && !known.some((entry) => entry.row === row);
  for (let at = 0; at < rows.length; at++) {
    let end = at;
    while (free(rows[end]) && LETTER.test(rows[end]!.tight)) end++;
    const letters = rows.slice(at, end);
    if (letters.length >= 3 && letters.length <= 6) {
      const joined = letters.map((row) => row.tight).join('');
      if (!isTitle(joined) && !isDepartment(joined) && !endsLikeHouse(joined)) return push(letters, draft, 2);
    }
    const [family, given] = [rows[at], rows[at + 1]];
    if (!free(family) || !free(given) || !PART.test(family.tight) || !PART.test(given.tight)) continue;
    if (at === 0 || !hasRole(rows[at - 1]!) || [family, given].some((row) => isRole(row.tight))) continue;
    if (!/\p{Script=Han}/u.test(family.tight)) continue;
    // 森麻衣 ⏎ もりまい: a whole name and its reading.
    if (!/\p{Script=Han}/u.test(given.tight) && nameScore([{ text: family.tight, gap: 0 }]) >= 3) continue;
    const more = rows[at + 2];
    if (!more || !PART.test(more.tight)) return push([family, given], draft, 3);
  }
  return new Set();
}

const isRole = (text: string): boolean =>
  isTitle(text) || isDepartment(text) || endsLikeHouse(text) || LABEL_ALONE.test(text);
/** 住所, 電話: the word over a value of its own. */
const LABEL_ALONE = new RegExp(`^(?:${CONTACT_LABELS.denwa}|住所|所在地|携帯|本社|自宅|直通|代表|内線|勤務先)$`);
const hasRole = (row: Row): boolean => row.text.split(/[ ・/]+/).some((word) => isTitle(word) || isDepartment(word));

function push(parts: readonly Row[], draft: Draft, gap: number): ReadonlySet<Row> {
  const words: Word[] = parts.map((row, index) => ({ text: row.tight, gap: index === 0 ? 0 : gap }));
  const [first, ...others] = parts as [Row, ...Row[]];
  const place = (row: Row): Place => ({ row, start: row.text.search(/\S/), end: row.text.trimEnd().length });
  const value = words.map((word) => word.text).join('');
  const score = Math.max(2, nameScore(words));
  draft.names.push({
    ...place(first),
    value,
    words,
    score,
    withRole: false,
    repairs: ['line_break_removed'],
    more: others.map(place),
  });
  return new Set(parts);
}
