import { isKana } from '../../../japan/kana.ts';
import type { Place } from '../candidates/candidate.ts';
import { findCompanies } from '../candidates/company.ts';
import type { Row } from '../page/rows.ts';
import { SHOP_WORD } from '../vocabulary/party-words.ts';
import { longMarks } from './organization-lines.ts';
import { familyReadings, nameScore, type Word, wordsOf } from './person-name.ts';
import { blank, takeBracketedRoles } from './role-brackets.ts';
import { englishRoles, isDepartment, isTitle, PUBLIC_BODY, SURNAMES_LIKE_UNITS } from './roles.ts';
import type { Draft } from './side-draft.ts';
import { takeLeadingRole, takePair, withoutReading } from './side-name.ts';

const CONTACT_LABEL =
  /(?:TEL|Tel|tel|Phone|phone|PHONE|電話(?:番号)?|℡|☎|FAX|Fax|fax|ファックス|携帯(?:電話)?|Mobile|mobile|MOBILE|Cell|直通|Direct|(?<!大)代表(?:電話)?(?![\p{Script=Han}ァ-ヶ]|\s{1,3}[\p{Script=Han}])|大代表|フリーダイヤル|E-?[Mm]ail|e-?mail|EMAIL|E-MAIL|Mail|MAIL|メール|URL|Url|HP|Web|WEB|ホームページ|住所|所在地|Address|〒|内線|Toll\s?Free|(?:Office|Main|Desk|Home)(?=\s?[:：]?\s{2,}|\s?[:：])|[TFMED](?=\s?[:.：]))\s?[:：.／/|]*/gu;
const OFFICE =
  /(?:事務所|協会|組合|大学|学校|学園|病院|医院|クリニック|診療所|歯科|薬局|役所|役場|県庁|都庁|府庁|省|庁|財団|連盟|連合会|会議所|銀行|信用金庫|神社|美術館|博物館|図書館|保育園|幼稚園|ホテル|旅館|工房|商店|スタジオ|研究機構|機構|公社|農園|牧場|酒造|窯|堂|組)$/;
const GROUP = /グループ$|ホールディングス$|[(（].*(?:グループ|ホールディングス).*[)）]|Group$/;
const ENGLISH_ORG =
  /\b(?:Co\.?,? ?Ltd\.?|Inc\.?|K\.K\.|Corporation|Corp\.|LLC|G\.K\.|Ltd\.?|University|Hospital|Association|Institute|Foundation|Law Office|Clinic|Bank|Agency|Holdings)(?![A-Za-z])/i;

const AGENCY = /^[^)）]*(?:代理店|特約店|加盟店|取扱店|販売店|フランチャイズ)\s?[)）]/;
const BRANCH = / (\S{1,12}(?:支店|支社|営業所|出張所|事業所))$/;

/** Two or more capitalised words that stand apart from the Japanese. */
const LATIN_PHRASE = /(?<=^|\s)[A-ZÀ-Þ][A-Za-zÀ-ɏ'’.-]+(?:,? [A-ZÀ-Þ][A-Za-zÀ-ɏ'’.,-]+)+(?=\s|$)/g;

/** Sorts what stands on one line into titles, departments, organisations and names. */
export function readRow(row: Row, known: readonly Place[], draft: Draft): void {
  let text = row.text;
  for (const place of known.filter((entry) => entry.row === row)) text = blank(text, place.start, place.end);
  text = text.replace(CONTACT_LABEL, (label) =>
    known.some((entry) => entry.row === row) ? ' '.repeat(label.length) : label,
  );
  for (const found of findCompanies(row)) {
    // 見本農業協同組合連合会: the body of several bodies.
    const more = /^(?:連合会|中央会|連合)/.exec(row.text.slice(found.end))?.[0] ?? '';
    const value = longMarks(found.value + more);
    const repairs = value === found.value + more ? found.repairs : [...found.repairs, 'long_mark'];
    const company = { ...found, end: found.end + more.length, value, repairs };
    if (text.slice(company.start, company.end).trim() === '') continue;
    const latin = /^[\x20-\x7e]+$/.test(company.value);
    const bracketed = /[(（]$/.test(row.text.slice(0, company.start).trimEnd());
    const agency = bracketed ? AGENCY.exec(row.text.slice(company.start))?.[0] : undefined;
    const branch = BRANCH.exec(company.value)?.[1];
    if (GROUP.test(company.value) && bracketed) draft.groups.push(company);
    // (株式会社サクラ保険サービス 代理店): whom the house works for.
    else if (agency !== undefined)
      draft.rest.push({ ...company, end: company.start + agency.length - 1, value: agency.slice(0, -1) });
    // 安心でんき株式会社 熊本営業所: the office is a part of the company.
    else if (branch !== undefined) {
      const end = company.end - branch.length;
      draft.organizations.push({ ...company, end: end - 1, value: company.value.slice(0, -branch.length - 1) });
      draft.departments.push({ row, start: end, end: company.end, value: branch, repairs: [] });
    } else (latin ? draft.organizationsEn : draft.organizations).push(company);
    text = blank(text, company.start, company.start + (agency?.length ?? company.end - company.start));
  }
  for (const match of text.matchAll(/[(（]\s?([^()（）]*(?:グループ|ホールディングス|Group))\s?[)）]/g)) {
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
  text = text.replace(/[()（）[\]【】<>|｜／]|(?<=\s)\/(?=\s)/g, ' ');
  if (text.trim() === '') return;
  // `山村 玲央  Reo Yamamura`: two languages on one line.
  if (/[\p{Script=Han}ぁ-んァ-ヶ]/u.test(text))
    for (const match of text.matchAll(LATIN_PHRASE)) {
      const phrase = match[0].trim();
      const at = match.index + match[0].indexOf(phrase);
      readLatin(row, ' '.repeat(at) + phrase, draft);
      text = blank(text, at, at + phrase.length);
    }
  if (text.trim() === '') return;
  if (/^[\x20-\x7e’À-ɏ]+$/.test(text)) readLatin(row, text, draft);
  else readJapanese(row, text, draft);
}

function readLatin(row: Row, text: string, draft: Draft): void {
  for (const match of text.matchAll(/\S+(?: \S+)*/g)) {
    const value = match[0].replace(/^[-:.,\s]+|[-:,\s]+$/g, '');
    if (value.length < 2 || /^[\d\s\-+.()]+$/.test(value)) continue;
    const place = {
      row,
      start: match.index + match[0].indexOf(value),
      end: match.index + match[0].indexOf(value) + value.length,
      repairs: [],
    };
    if (isTitle(value)) {
      draft.titles.push({ ...place, value });
      continue;
    }
    // `AOBA DESIGN OFFICE` over everything else is who the card is from.
    const heads = row.index === 0 && /[A-Za-z] (?:Office|Laboratory|Center|Centre|Group)$/i.test(value);
    const roles = heads || ENGLISH_ORG.test(value) ? null : englishRoles(value);
    if (roles) {
      draft.titlesEn.push(...roles.titles.map((entry) => ({ ...place, value: entry })));
      draft.departmentsEn.push(...roles.departments.map((entry) => ({ ...place, value: entry })));
    } else if (heads || ENGLISH_ORG.test(value)) draft.organizationsEn.push({ ...place, value });
    else draft.latin.push({ ...place, value });
  }
}

function readJapanese(row: Row, text: string, draft: Draft): void {
  const tight = text.replaceAll(' ', '');
  const start = text.search(/\S/);
  const whole = { row, start, end: text.trimEnd().length, repairs: [] };
  if (
    isKana(tight) &&
    tight.length >= 3 &&
    !isTitle(tight) &&
    !isDepartment(tight) &&
    /\s|[・]/.test(text.trim()) &&
    !SHOP_WORD.pattern.test(text.replace(/\s/g, '  '))
  ) {
    draft.readings.push({ ...whole, value: text.trim().replace(/[\s・]+/g, ' ') });
    return;
  }
  // Titles with spaced-out letters: 代 表 取 締 役.
  const words = wordsOf(text.trim());
  const spaced = words.length > 2 && words.every((word) => [...word.text].length === 1);
  if (spaced && (isTitle(tight) || isDepartment(tight))) {
    (isTitle(tight) ? draft.titles : draft.departments).push({ ...whole, value: tight });
    return;
  }
  const likeUnit = words.length === 2 && SURNAMES_LIKE_UNITS.has(words[0]!.text);
  if (
    words.length === 2 &&
    (nameScore(words) >= 5 || likeUnit) &&
    !isTitle(words[1]!.text) &&
    !isDepartment(words[1]!.text)
  ) {
    // 阿部, 服部 and 渡部 end like departments; their table has the others.
    const value = text.trim();
    draft.names.push({ ...whole, value, words, score: nameScore(words) + (likeUnit ? 3 : 0), withRole: false });
    return;
  }
  if (takePair(row, text, draft)) return;
  let at = 0;
  const loose: (Word & { start: number })[] = [];
  let roles = 0;
  for (const match of text.matchAll(/( *)([^ ]+)/g)) {
    const [, gap = '', token = ''] = match;
    const from = match.index + gap.length;
    const place = { row, start: from, end: from + token.length, repairs: [] };
    const whole = token
      .replace(/(?<=.)(?:を?兼務|兼任)$/, '')
      .split(/(?<=.)兼(?=.)|[／/]|、|,/)
      .filter((part) => part !== '' && part !== '兼');
    const dotted = token.split('・');
    const parts = dotted.length > 1 && dotted.every((part) => isTitle(part)) ? dotted : whole;
    // 課長  阿部 健太郎: a family name that ends like a department, and one more word.
    const behind = text.slice(from + token.length).trim();
    const isFamily = loose.length === 0 && (SURNAMES_LIKE_UNITS.has(token) || familyReadings(token).length > 0);
    if (isFamily && isDepartment(token) && /^[^\s\d]{1,4}$/.test(behind) && !isTitle(behind) && !isDepartment(behind)) {
      loose.push({ text: token, gap: 0, start: from });
      at = from + token.length;
      continue;
    }
    // 磯 部  兼 人 is a name printed letter by letter.
    if (token === '兼' && !spaced) continue;
    if (/ホールディングス(?:グループ)?$/.test(token)) {
      draft.groups.push({ ...place, value: token });
      continue;
    }
    if (parts.length > 0 && parts.every((part) => isTitle(part) || isDepartment(part))) {
      for (const part of parts) (isTitle(part) ? draft.titles : draft.departments).push({ ...place, value: part });
      roles++;
      at = from + token.length;
      continue;
    }
    const glued = gluedRole(token);
    if (glued && loose.length === 0) {
      for (const part of glued.roles)
        (isTitle(part) ? draft.titles : draft.departments).push({
          ...place,
          end: place.start + token.length - glued.rest.length,
          value: part,
        });
      roles++;
      if (glued.rest !== '') loose.push({ text: glued.rest, gap: 2, start: from + token.length - glued.rest.length });
      continue;
    }
    loose.push({ text: token, gap: loose.length === 0 ? 0 : Math.max(1, from - at), start: from });
    at = from + token.length;
  }
  if (loose.length === 0) return;
  takeLeadingRole(loose, row, draft);
  const value = text.slice(loose[0]!.start, loose.at(-1)!.start + loose.at(-1)!.text.length);
  const place = { row, start: loose[0]!.start, end: loose[0]!.start + value.length, repairs: [] };
  const nameWords = withoutReading(loose, row, draft);
  const score = nameScore(nameWords) || (roles > 0 && isSpacedOut(row, place) ? 1 : 0);
  if (GROUP.test(value) && !/株式会社|\(株\)/.test(value)) draft.groups.push({ ...place, value });
  else if (score > 0) draft.names.push({ ...place, value, words: nameWords, score, withRole: roles > 0 });
  else if ((OFFICE.test(value.replaceAll(' ', '')) || PUBLIC_BODY.test(value)) && value.length >= 3)
    draft.organizations.push({ ...place, value });
  else draft.rest.push({ ...place, value });
}

/** 理事長  与 那 覇 ゆ か り: beside a role only a name is printed letter by letter. */
const isSpacedOut = (row: Row, { start, end }: Omit<Place, 'row'>): boolean =>
  /^[\p{Script=Han}ぁ-んァ-ヶー](?: [\p{Script=Han}ぁ-んァ-ヶー]){2,6}$/u.test(row.printed(start, end).trim());

/** `営業部長山田太郎`, `第一営業部課長`: roles printed without a gap, longest first. */
function gluedRole(token: string): { roles: string[]; rest: string } | null {
  if (token.length > 24) return null;
  for (let end = token.length; end >= 2; end--) {
    const head = token.slice(0, end);
    const rest = token.slice(end);
    if (isTitle(head) && (rest === '' || nameScore(wordsOf(rest)) >= 3 || familyReadings(rest).length > 0))
      return { roles: [head], rest };
    if (isDepartment(head) && rest !== '' && isTitle(rest)) return { roles: [head, rest], rest: '' };
  }
  return null;
}
