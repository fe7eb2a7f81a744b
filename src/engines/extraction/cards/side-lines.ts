import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { LEGAL_FORM_IN_TEXT } from '../../../japan/legal-form.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import type { Place } from '../candidates/candidate.ts';
import { findCompanies } from '../candidates/company.ts';
import type { Row } from '../page/rows.ts';
import { withFamilyName, withLatinFront, withoutUnit, withTradeName } from './company-unit.ts';
import { takeGraduateSchool } from './graduate-school.ts';
import { GROUP, isOffice } from './house-words.ts';
import { readJapanese } from './japanese-lines.ts';
import { brandedName, readLatin, takeLatin } from './latin-lines.ts';
import { takeNameBrackets } from './name-brackets.ts';
import { inTwoScripts, longMarks } from './organization-lines.ts';
import { withoutPlaceLabels } from './place-labels.ts';
import { blank, takeBracketedRoles } from './role-brackets.ts';
import type { Draft } from './side-draft.ts';
import { takeTitlesOfSocieties } from './titles-of-societies.ts';

const CONTACT_LABEL = new RegExp(
  String.raw`(?:${CONTACT_LABELS.printedOnCard}|(?<!大)代表(?:${CONTACT_LABELS.denwa})?(?![\p{Script=Han}ァ-ヶ]|\s{1,3}[\p{Script=Han}])|大代表|フリーダイヤル|E-?[Mm]ail|e-?mail|EMAIL|E-MAIL|Mail|MAIL|メール|URL|Url|HP|Web|WEB|ホームページ|住所|所在地|Address|〒|内線|Toll\s?Free|(?:Office|Main|Desk|Home)(?=\s?[:：]?\s{2,}|\s?[:：])|[TFMED](?=\s?[:.：]))\s?[:：.／/|]*`,
  'gu',
);
/** `(株式会社サクラ保険サービス 代理店)`: whom the house works for. */
const AGENCY = /^[^)）]*(?:代理店|特約店|加盟店|取扱店|販売店|フランチャイズ)\s?[)）]/;
/** `Member of 道南リゾートグループ`: how a company says to which group it belongs. */
const MEMBER_OF = /^\s*(?:A )?(?:Member|Part|Company|Subsidiary) of (?:the )?(?=\S)/i;
/** `元 石鎚電設株式会社 常務取締役`, `旧社名 有限会社 みほん`: what the person was somewhere else, or the house before. */
const FORMER = /^\s*[元前]\s.*(?:会社|法人|銀行|大学|[省庁])|旧(?:社名|商号|称)\s?[:：]?\s*\S/;
/** `一級建築士事務所 和歌山県知事登録 第ア418号`: by whom a trade is licensed. */
const LICENSED =
  /(?:知事|大臣|公安委員会|運輸局長?|市長|税務署長?)(?:登録|許可|免許|認可|認証|指定|届出)|登録第\S{0,4}\d/;
/** `営業 10:00-19:00`, `OPEN 8:00`: when somebody is there; 営業2課 is a section. */
const HOURS =
  /^\s*(?:営業(?:時間)?|受付(?:時間)?|診療(?:時間)?|OPEN|open|Open)\s*[:：]?\s*\d(?!\d?[課部係])|^\s*(?:定休日?|休[診館業]日?).*\d[:：時]|^\s*(?:定休日?|休[診館業]日)\s?[:：]?\s*(?:毎週|第\d?|不定|なし|無|年|[月火水木金土日祝](?=[曜日月火水木金土祝・、,\s]|$))|^\s*(?:年中無休|不定休)/;
const CERTIFIED =
  /(?:連盟|協会|学会|機構|組合|連合会)(?:公認|認定)\p{L}{2,12}(?:[員師士者医]|インストラクター|コーチ)$/u;
/** ◆ TERRAMOON: a sign in front of a line. */
const BULLET = /^\s*[◆◇■□●▶▷▼◎]\s?(?=\S)/;
/** ソラノホールディングス株式会社 グループ, 見本ホールディングス グループ: the group, and not the company. */
const GROUP_OF = /^\s*(\S+(?:ホールディングス(?:株式会社)?|株式会社)) ?グループ\s*$/;
const UNION = /^(?:連合会|中央会|連合)/;
/** 宗教法人 大慈山 光明院: the house behind its mountain. */
const TEMPLE = /^ [^\s\d:;,、。()]{2,8}(?:[寺院宮坊庵]|神社|教会)(?= |$)/;
/** NPO法人 is how the legal form is written on cards. */
const NPO = /(?<=^|\s)(?:認定)?NPO法人 ?[^\s()（）]{2,20}/g;

const GROUP_IN_BRACKETS = /[(（]\s?([^()（）]*(?:グループ|ホールディングス|Group|GROUP))\s?[)）]/g;

/** Figures alone are nobody's name; those of a contact are known already. */
const FIGURES = /^[\d\s\-+.]*$/;
/** Most lines have none of these, and what takes them away need not be tried. */
const SIGNS = /[()（）[\]【】<>|｜／/]/;
const LATIN = /[A-Za-z]/;

/** Sorts what stands on one line, beside what is known of it, into titles, departments, organisations and names. */
export function readRow(row: Row, known: readonly Place[], draft: Draft): void {
  let text = row.text;
  if (FIGURES.test(text)) return;
  if (
    FORMER.test(text) ||
    HOURS.test(text) ||
    (LICENSED.test(text) && known.length === 0 && !LEGAL_FORM_IN_TEXT.test(text))
  ) {
    draft.rest.push({ row, start: text.search(/\S/), end: text.trimEnd().length, value: text.trim(), repairs: [] });
    return;
  }
  const group = known.length === 0 ? GROUP_OF.exec(text)?.[1] : undefined;
  if (group !== undefined) {
    draft.groups.push({ row, start: text.search(/\S/), end: text.trimEnd().length, value: text.trim(), repairs: [] });
    return;
  }
  for (const place of known) text = blank(text, place.start, place.end);
  text = text.replace(BULLET, (sign) => ' '.repeat(sign.length));
  text = withoutPlaceLabels(text, known);
  if (known.length > 0) text = text.replace(CONTACT_LABEL, (label) => ' '.repeat(label.length));
  for (const found of findCompanies(row).flatMap(inTwoScripts)) {
    // 見本農業協同組合連合会: the body of several bodies.
    const rest = row.text.slice(found.end);
    const more = (/^宗教法人/.test(found.value) ? TEMPLE : UNION).exec(rest)?.[0] ?? '';
    const value = longMarks(found.value + more);
    const repairs = value === found.value + more ? found.repairs : [...found.repairs, 'long_mark'];
    const company = withFamilyName(
      withTradeName(withoutUnit(withLatinFront({ ...found, end: found.end + more.length, value, repairs }))),
    );
    if (text.slice(company.start, company.end).trim() === '') continue;
    // 株式会社フジミ■■■: what is left of a name is none.
    if (/■|□{2}/.test(row.text.slice(Math.max(0, company.start - 1), company.end + 1))) {
      text = blank(text, company.start, company.end);
      continue;
    }
    // (公財)全日本スキー連盟公認指導員: what a society says of the person.
    if (CERTIFIED.test(company.value)) {
      draft.rest.push(company);
      text = blank(text, company.start, company.end);
      continue;
    }
    const latin = /^[\x20-\x7e]+$/.test(company.value);
    const bracketed = /[(（]$/.test(row.text.slice(0, company.start).trimEnd());
    const agency = bracketed ? AGENCY.exec(row.text.slice(company.start))?.[0] : undefined;
    if (GROUP.test(company.value) && bracketed) draft.groups.push(company);
    else if (agency !== undefined)
      draft.rest.push({ ...company, end: company.start + agency.length - 1, value: agency.slice(0, -1) });
    else (latin ? draft.organizationsEn : draft.organizations).push(company);
    text = blank(text, company.start, company.start + (agency?.length ?? company.end - company.start));
  }
  for (const match of matchesOf(text, NPO)) {
    const end = match.index + match[0].length;
    draft.organizations.push({ row, start: match.index, end, value: match[0], repairs: [] });
    text = blank(text, match.index, end);
  }
  const [hasSigns, hasLatin] = [SIGNS.test(text), LATIN.test(text)];
  if (hasSigns) text = takeSigns(row, text, draft);
  // Dr. 鹿島 俊明
  if (hasLatin)
    text = text.replace(/(?<=^|\s)(?:Dr|Prof|Mr|Ms|Mrs)\.? (?=\p{Script=Han})/gu, (address) =>
      ' '.repeat(address.length),
    );
  text = takeGraduateSchool(row, takeTitlesOfSocieties(row, text, draft), draft);
  text = takeNameBrackets(row, text, draft);
  if (hasSigns) text = text.replace(/[()（）[\]【】<>|｜／]|(?<=\s)\/(?=\s)/g, ' ');
  const member = hasLatin ? MEMBER_OF.exec(text) : null;
  if (member) {
    const start = member[0].length;
    const value = text.slice(start).trim();
    draft.groups.push({ row, start, end: start + value.length, value, repairs: [] });
    return;
  }
  if (text.trim() === '') return;
  const branded = hasLatin ? brandedName(text) : null;
  if (branded !== null) {
    const start = text.search(/\S/);
    const place = { row, start, end: start + branded.length, value: branded, repairs: [] };
    (isOffice(branded) ? draft.organizations : draft.rest).push(place);
    return;
  }
  if (/[\p{Script=Han}ぁ-んァ-ヶ]/u.test(text)) text = takeLatin(row, text, draft);
  if (text.trim() === '') return;
  if (/^[\x20-\x7e’À-ɏ]+$/.test(text)) readLatin(row, text, draft);
  else readJapanese(row, text, draft);
}

/** Groups, roles and readings in brackets, and the same name behind a stroke; answers the line without them. */
function takeSigns(row: Row, line: string, draft: Draft): string {
  let text = line;
  for (const match of matchesOf(text, GROUP_IN_BRACKETS)) {
    const start = match.index + match[0].indexOf(match[1]!);
    draft.groups.push({ row, start, end: start + match[1]!.length, value: match[1]!.trim(), repairs: [] });
    text = blank(text, match.index, match.index + match[0].length);
  }
  // 柴田(旧姓 小松) 絵里: the name borne before is none of the card's.
  text = text.replace(/[(（]\s?旧姓[^()（）]{1,8}[)）]/g, (former) => ' '.repeat(former.length));
  text = takeBracketedRoles(row, text, draft);
  // 神（じん） 千明: the reading of the family name alone, between the two.
  text = text.replace(/(?<=\p{Script=Han} ?)[(（] ?[ぁ-んァ-ヶー]{1,6} ?[)）](?= *\p{Script=Han})/gu, (reading) =>
    ' '.repeat(reading.length),
  );
  // 山田 太郎/Taro Yamada, 山田 太郎/やまだ たろう: the same name in other letters.
  text = text.replace(
    /(?<=[\p{Script=Han}ぁ-んァ-ヶー])\/(?=[A-Z][A-Za-z'’-]* [A-Z]|[ぁ-んァ-ヶー]{1,8} [ぁ-んァ-ヶー])/u,
    ' ',
  );
  return text;
}
