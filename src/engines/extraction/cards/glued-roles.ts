import { familyReadings, isKnownGiven, nameScore, wordsOf } from './person-name.ts';
import { isDepartment, isTitle } from './roles.ts';

/** 社長室だより: a title's own room, not a person called 室. */
const ROOM = /^室(?!\p{Script=Han})/u;

/** `営業部長山田太郎`, `第一営業部課長`: roles printed without a gap, longest first. */
export function gluedRole(token: string): { roles: string[]; rest: string } | null {
  if (token.length > 24) return null;
  for (let end = token.length; end >= 2; end--) {
    const head = token.slice(0, end);
    const rest = token.slice(end);
    if (isTitle(head) && !ROOM.test(rest) && (rest === '' || isGrownName(rest) || familyReadings(rest).length > 0))
      return { roles: [head], rest };
    if (isDepartment(head) && rest !== '' && isTitle(rest)) return { roles: [head, rest], rest: '' };
  }
  return null;
}

/** 土肥あゆみ, 浜高英司: letters that end in a given name, by the lists or where kanji turn to kana. */
const isGrownName = (text: string): boolean =>
  nameScore(wordsOf(text)) >= 3 ||
  /^\p{Script=Han}{1,3}[ぁ-ん]{2,4}$/u.test(text) ||
  (/^\p{Script=Han}{3,5}$/u.test(text) && [2, 3].some((length) => isKnownGiven(text.slice(-length))));
