import { isKana } from '../../../japan/kana.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import type { Row } from '../page/rows.ts';
import { CLOSING, OPENING } from '../vocabulary/name-readings.ts';
import { nameScore, withoutDegrees, wordsOf } from './person-name.ts';
import { blank } from './role-brackets.ts';
import { isDepartment, isTitle } from './roles.ts';
import type { Draft } from './side-draft.ts';

const BRACKETS = new RegExp(`[${OPENING}]([^${OPENING}${CLOSING}]{1,24})[${CLOSING}]`, 'g');

/** 氏名 山田 太郎, 担当：山田 太郎: a form's word in front of the name. */
const NAME_LABEL =
  /^\s*(?:(?:ご?氏名|お?名前|芸名|筆名|雅号|ペンネーム)(?:\s?[:：]\s*|\s+)|(?:担当者?|通称)\s?[:：]\s*)(?=\S)/;
/** 店長の山田 太郎: how somebody is introduced. */
const INTRODUCED = /^\s*(\p{L}{2,8})の(?=\p{Script=Han}{1,4} +[\p{Script=Han}ぁ-ん]{1,4}\s*$)/u;
/** Nobody honours himself: 山田 太郎 様. */
const HONOURED = /(?<=\p{Script=Han} +[\p{Script=Han}ぁ-んァ-ヶ]{1,4} ?)(?:様|殿|先生|さん|です。?|と申します。?)\s*$/u;
const LATIN_NAME = /(?:^|\s)([A-ZÀ-Þ][A-Za-zÀ-ɏ'’.-]*(?:,? [A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'’.-]*){1,3}) ?$/;
const JAPANESE_NAME = /[\p{Script=Han}々][\p{Script=Han}々ぁ-んァ-ヶー]* *[\p{Script=Han}々ぁ-んァ-ヶー]* ?$/u;

/** What stands in brackets behind a name and is none of it: its reading, another name. Answers the line without them. */
export function takeNameBrackets(row: Row, line: string, draft: Draft): string {
  let text = line;
  for (const pattern of [NAME_LABEL, HONOURED]) text = text.replace(pattern, (words) => ' '.repeat(words.length));
  const role = INTRODUCED.exec(text)?.[1];
  if (role !== undefined && isTitle(role)) {
    const start = text.indexOf(role);
    draft.titles.push({ row, start, end: start + role.length, value: role, repairs: [] });
    text = blank(text, start, start + role.length + 1);
  }
  for (const match of matchesOf(text, BRACKETS)) {
    const inside = match[1]!.trim();
    const start = match.index + match[0].indexOf(inside);
    const place = { row, start, end: start + inside.length, repairs: [] };
    const before = text.slice(0, match.index);
    const behind = line.slice(match.index + match[0].length).trim();
    const latin = behind === '' && isKana(inside) ? LATIN_NAME.exec(before)?.[1] : undefined;
    if (latin !== undefined && /[\s・=]/.test(inside)) {
      // Harper Emily (ハーパー エミリー): the name is the one in front.
      const from = before.lastIndexOf(latin);
      draft.latinNames.push({ row, start: from, end: from + latin.length, value: withoutDegrees(latin), repairs: [] });
      draft.readings.push({ ...place, value: inside.replace(/\s+/g, ' ') });
    } else if (isKana(inside) && CALLING.test(inside) && FULL_NAME.test(before)) {
      draft.titles.push({ ...place, value: inside });
    } else if (isKana(inside) && JAPANESE_NAME.test(before) && !isRole(inside)) {
      // 一 龍之介(にのまえ・りゅうのすけ); 五十嵐 豪(ごう) says a part, which is no reading of the name.
      const words = inside.split(/[\s・=]+/);
      if (words.length > 1 || inside.length >= WHOLE_READING)
        draft.readings.push({ ...place, value: inside.replace(/\s+/g, ' ') });
    } else if ((CALLED.test(inside) || GRANTED.test(inside)) && JAPANESE_NAME.test(before) && !isRole(inside)) {
      draft.rest.push({ ...place, value: inside });
    } else if (behind === '' && STAGE_NAME.test(before) && nameScore(wordsOf(inside)) >= SURELY_NAMED) {
      // AYA(山元 彩): what somebody is called, and the name.
      draft.names.push({ ...place, value: inside, words: wordsOf(inside), score: SURELY_NAMED, withRole: false });
    } else if (!(behind === '' && OTHER_NAME.test(inside) && FULL_NAME.test(before) && !isRole(inside))) continue;
    text = blank(text, match.index, match.index + match[0].length);
  }
  return text;
}

const STAGE_NAME = /^\s*[A-Z][A-Za-z]{1,9}\s*$/;
const SURELY_NAMED = 3;
/** もりまい; すすむ alone is read for one of the two words. */
const WHOLE_READING = 4;
/** 山田 太郎(カメラマン): what somebody does, in kana. */
const CALLING = /^[ァ-ヶー]{2,12}(?:マン|スト|ナー|ター|ラー|コーチ)$/;
/** 古閑 肇(号 光斎): what somebody is called besides. */
const CALLED = /^(?:号|雅号|通称|本名|芸名|愛称|俗名|法名|法号|ペンネーム|筆名|屋号)[\s:：]\s*\S/;
/** 山田 花子(佐藤): a name borne elsewhere. */
const OTHER_NAME = /^\p{Script=Han}{1,3}$/u;
const FULL_NAME = /(?:^|\s)\p{Script=Han}{1,4} +[\p{Script=Han}ぁ-ん]{1,4} ?$/u;
/** 四十住 勝 (観光ガイド認定): what somebody was granted, and where he belongs. */
const GRANTED = /(?:認定|取得|有資格者?|登録|所属|在籍|在住|出身)$/;
const isRole = (text: string): boolean => isTitle(text) || isDepartment(text);
