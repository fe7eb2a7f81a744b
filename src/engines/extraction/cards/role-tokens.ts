import { matchesOf } from '../../../japan/matches-of.ts';
import { MISREAD_ROLES } from '../vocabulary/role-readings.ts';
import { isDepartment, isTitle } from './roles.ts';

interface Token {
  readonly token: string;
  readonly from: number;
  readonly end: number;
}

const MOST_LETTERS = 7;

/** The words of a line; letters printed apart that make a title are one word: サービス部 部 長, 教 授. */
export function tokensOf(text: string): Token[] {
  const single = matchesOf(text, /[^ ]+/g).map((match) => ({
    token: asRole(match[0]),
    from: match.index,
    end: match.index + match[0].length,
  }));
  const tokens: Token[] = [];
  for (let at = 0; at < single.length; at++) {
    let joined: Token | null = null;
    for (let last = Math.min(single.length, at + MOST_LETTERS) - 1; last > at && !joined; last--) {
      const letters = single.slice(at, last + 1);
      const even = letters.every((letter, index) => index === 0 || letter.from === letters[index - 1]!.end + 1);
      const token = closeMarks(letters.map((letter) => letter.token).join(''));
      if (even && letters.every((letter) => [...letter.token].length === 1) && isTitle(token)) {
        joined = { token, from: letters[0]!.from, end: letters.at(-1)!.end };
        at = last;
      }
    }
    tokens.push(joined ?? single[at]!);
  }
  return tokens;
}

/** 配車センタ一, センタ一長: between kana and behind them a long mark is read as the numeral one. */
export const closeMarks = (text: string): string => text.replace(/(?<=[ァ-ヺ])一(?=[ァ-ヺ長員]|$)/g, 'ー');

/** グル一プリ-ダ-: a hyphen inside kana, and behind them. */
const openMarks = (text: string): string => text.replace(/(?<=[ァ-ヺ])[-‐−](?=[ァ-ヺ]|$)/g, 'ー');

/** The word as a role where only its misread letters keep it from being one; else as it stands. */
function asRole(word: string): string {
  let read = openMarks(closeMarks(word));
  for (const { pattern, read: letter } of MISREAD_ROLES) read = read.replace(pattern, letter);
  return read !== word && (isTitle(read) || isDepartment(read)) ? read : word;
}
