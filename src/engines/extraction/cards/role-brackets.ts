import { matchesOf } from '../../../japan/matches-of.ts';
import type { Row } from '../page/rows.ts';
import { isTitle } from './roles.ts';
import type { Draft } from './side-draft.ts';

const DEGREE = /(?<=^|\s|[・、,])((?:博士|修士|学士) ?[(（][^()（）]{1,12}[)）])/g;
/** 技術士(建設部門), ファイナンシャルプランナー(AFP): the field of a licence belongs to it. */
const LICENCE = /(?<=^|\s|[・、,/／])((?:技術士|ファイナンシャル・?プランナー) ?[(（][^()（）]{2,10}[)）])/g;
/** 医薬情報担当者(MR): a title with its letters. */
const LETTERED = /(?<=^|\s)([\p{Script=Han}ァ-ヶー]{2,14}) ?[(（]([A-Z]{2,4})[)）](?=\s|$)/gu;
/** MR(医薬情報担当者): the letters, and what they stand for. */
const SPELT_OUT = /(?<=^|\s)([A-Z]{2,4}) ?[(（]([\p{Script=Han}ァ-ヶー]{4,14})[)）](?=\s|$)/gu;
/** シニアマネージャー(PMP): a certificate, and no letters of the title. */
const CERTIFICATE = /^(?:PMP|MBA|CPA|USCPA|CFA|CIA|CISA|CISSP|CMA|FRM|PhD)$/;
/** `顧問(元 専務取締役)`, `支店長代理(渉外担当)`: `教諭(英語科)`: what was, and what the title in front is for. */
const NOT_HELD =
  /[(（] ?(?:(?:元|前)[^()（）]{2,20}|[^()（）\s]{1,10}担当|(?:英語|国語|数学|理|社会|地理歴史|地歴|公民|体育|保健体育|音楽|美術|技術|家庭|情報|商業|工業|農業|水産|看護|福祉)科) ?[)）]/g;

/** 伝統工芸士 (製織部門): what the craft is of, and no department. */
const FIELD_OF_CRAFT = /(?<=士 ?)[(（] ?\p{L}{1,8}部門 ?[)）]/gu;

/** Brackets that belong to a role: a degree with its field is one title, a former title is none. */
export function takeBracketedRoles(row: Row, line: string, draft: Draft): string {
  if (!/[(（]/.test(line)) return line;
  let text = line;
  for (const match of matchesOf(line, LETTERED)) {
    if (!isTitle(match[1]!)) continue;
    const end = match.index + match[0].length;
    const value = CERTIFICATE.test(match[2]!) ? match[1]! : match[0].replaceAll(' ', '');
    draft.titles.push({ row, start: match.index, end, value, repairs: [] });
    text = blank(text, match.index, end);
  }
  for (const match of matchesOf(text, SPELT_OUT)) {
    if (!isTitle(match[2]!)) continue;
    const end = match.index + match[0].length;
    draft.titles.push({ row, start: match.index, end, value: match[0].replaceAll(' ', ''), repairs: [] });
    text = blank(text, match.index, end);
  }
  for (const [pattern, list] of [
    [DEGREE, draft.titles],
    [LICENCE, draft.titles],
    [NOT_HELD, draft.rest],
    [FIELD_OF_CRAFT, draft.rest],
  ] as const)
    for (const match of matchesOf(text, pattern)) {
      const end = match.index + match[0].length;
      if (list === draft.rest && text.slice(0, match.index).trim() === '') continue;
      list.push({ row, start: match.index, end, value: match[0].replaceAll(' ', ''), repairs: [] });
      text = blank(text, match.index, end);
    }
  return text;
}

/** The line with one place emptied, every other position kept. */
export const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + text.slice(end);
