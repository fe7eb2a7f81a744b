import { isKana } from '../../../japan/kana.ts';
import { findAddress, isBuildingLine } from '../candidates/address.ts';
import type { Candidate, Place } from '../candidates/candidate.ts';
import { findCompanies } from '../candidates/company.ts';
import { findEmails, findPhones, findPostalCodes, findUrls, type Phone } from '../candidates/contacts.ts';
import type { Row } from '../page/rows.ts';
import { SHOP_WORD } from '../vocabulary/party-words.ts';
import {
  familyReadings,
  nameScore,
  readRomajiName,
  type SplitPersonName,
  splitName,
  type Word,
  wordsOf,
} from './person-name.ts';
import { englishRoles, isDepartment, isTitle, SURNAMES_LIKE_UNITS } from './roles.ts';

/** What one side of a card says. */
export interface CardSide {
  readonly rows: readonly Row[];
  readonly language: 'ja' | 'en' | 'mixed';
  readonly name: (Candidate<string> & { split: SplitPersonName | null; score: number }) | null;
  readonly reading: Candidate<string> | null;
  readonly romaji: Candidate<{ given: string; family: string }> | null;
  readonly titles: readonly Candidate<string>[];
  readonly departments: readonly Candidate<string>[];
  readonly titlesEn: readonly Candidate<string>[];
  readonly departmentsEn: readonly Candidate<string>[];
  readonly organizations: readonly Candidate<string>[];
  readonly organizationsEn: readonly Candidate<string>[];
  readonly brands: readonly Candidate<string>[];
  readonly groups: readonly Candidate<string>[];
  readonly emails: readonly Candidate<string>[];
  readonly phones: readonly Phone[];
  readonly websites: readonly Candidate<string>[];
  readonly postalCodes: readonly Candidate<string>[];
  readonly address: Candidate<string> | null;
  readonly addressEn: Candidate<string> | null;
  readonly notes: readonly Candidate<string>[];
}

const CONTACT_LABEL =
  /(?:TEL|Tel|tel|Phone|phone|PHONE|電話(?:番号)?|℡|☎|FAX|Fax|fax|ファックス|携帯(?:電話)?|Mobile|mobile|MOBILE|Cell|直通|Direct|代表(?:電話)?|大代表|フリーダイヤル|E-?[Mm]ail|e-?mail|EMAIL|E-MAIL|Mail|MAIL|メール|URL|Url|HP|Web|WEB|ホームページ|住所|所在地|Address|〒|内線|Toll\s?Free|(?:Office|Main|Desk|Home)(?=\s?[:：]?\s{2,}|\s?[:：])|[TFMED](?=\s?[:.：]))\s?[:：.／/|]*/g;
const OFFICE =
  /(?:事務所|協会|組合|大学|学校|学園|病院|医院|クリニック|診療所|歯科|薬局|役所|役場|県庁|都庁|府庁|省|庁|財団|連盟|連合会|会議所|銀行|信用金庫|神社|美術館|博物館|図書館|保育園|幼稚園|ホテル|旅館|工房|商店|スタジオ|研究機構|機構|公社|農園|牧場|酒造|窯|堂|組)$/;
const GROUP = /グループ$|ホールディングス$|[(（].*(?:グループ|ホールディングス).*[)）]|Group$/;
const ENGLISH_ORG =
  /\b(?:Co\.?,? ?Ltd\.?|Inc\.?|K\.K\.|Corporation|Corp\.|LLC|G\.K\.|Ltd\.?|University|Hospital|Association|Institute|Foundation|Law Office|Clinic|Bank|Agency|Holdings)/i;

/** Two or more capitalised words that stand apart from the Japanese. */
const LATIN_PHRASE = /(?<=^|\s)[A-Z][A-Za-z'’.-]+(?:,? [A-Z][A-Za-z'’.,-]+)+(?=\s|$)/g;

interface Draft {
  titles: Candidate<string>[];
  departments: Candidate<string>[];
  titlesEn: Candidate<string>[];
  departmentsEn: Candidate<string>[];
  organizations: Candidate<string>[];
  organizationsEn: Candidate<string>[];
  groups: Candidate<string>[];
  names: (Candidate<string> & { words: Word[]; score: number; withRole: boolean })[];
  readings: Candidate<string>[];
  latin: Candidate<string>[];
  rest: Candidate<string>[];
}

/** Sorts the lines of one side into roles; nothing is assumed about their order. */
export function readSide(rows: readonly Row[]): CardSide {
  const draft: Draft = {
    titles: [],
    departments: [],
    titlesEn: [],
    departmentsEn: [],
    organizations: [],
    organizationsEn: [],
    groups: [],
    names: [],
    readings: [],
    latin: [],
    rest: [],
  };
  const emails = rows.flatMap(findEmails);
  const phones = rows.flatMap(findPhones);
  const websites = rows.flatMap(findUrls);
  const postalCodes = rows.flatMap((row) => findPostalCodes(row, rows[row.index + 1]));
  const addresses = joinBuildings(
    rows,
    rows.flatMap((row) => findAddress(row) ?? []),
  );
  const known: Place[] = [
    ...emails,
    ...phones,
    ...websites,
    ...postalCodes,
    ...addresses.flatMap((address) => [address, ...address.more]),
  ];
  for (const row of rows) readRow(row, known, draft);
  const japanese = addresses.find((address) => /[\p{Script=Han}]/u.test(address.value)) ?? null;
  const english = addresses.find((address) => !/[\p{Script=Han}]/u.test(address.value)) ?? null;
  const name = pickName(draft, rows) ?? foreignName(draft);
  const families = name?.split ? familyReadings(name.split.family) : [];
  const romaji = draft.latin.flatMap((line) => {
    const read = readRomajiName(line.value, families) ?? (isForeign(name) ? readForeignName(line.value) : null);
    return read ? [{ ...line, value: read }] : [];
  })[0];
  const rest = [
    ...draft.rest,
    ...draft.latin.filter((line) => line.start !== romaji?.start || line.row !== romaji?.row),
  ].filter((line) => line.row !== name?.row || line.start !== name.start);
  const top = Math.min(...draft.organizations.map((entry) => entry.row.index), rows.length);
  const brands = rest.filter(
    (line) => isBrand(line) && (draft.organizations.length > 0 ? line.row.index <= top + 1 : false),
  );
  return {
    rows,
    language: languageOf(rows),
    name,
    reading: draft.readings[0] ?? null,
    romaji: romaji ?? null,
    titles: draft.titles,
    departments: draft.departments,
    titlesEn: draft.titlesEn,
    departmentsEn: draft.departmentsEn,
    organizations: draft.organizations.length > 0 ? draft.organizations : fallbackOrganization(rest, draft, rows),
    organizationsEn: draft.organizationsEn,
    brands,
    groups: draft.groups,
    emails,
    phones,
    websites,
    postalCodes,
    address: japanese,
    addressEn: english,
    notes: rest.filter((line) => !brands.includes(line)),
  };
}

function readRow(row: Row, known: readonly Place[], draft: Draft): void {
  let text = row.text;
  for (const place of known.filter((entry) => entry.row === row)) text = blank(text, place.start, place.end);
  text = text.replace(CONTACT_LABEL, (label) =>
    known.some((entry) => entry.row === row) ? ' '.repeat(label.length) : label,
  );
  for (const company of findCompanies(row)) {
    if (text.slice(company.start, company.end).trim() === '') continue;
    const latin = /^[\x20-\x7e]+$/.test(company.value);
    const bracketed = /[(（]$/.test(row.text.slice(0, company.start).trimEnd());
    if (GROUP.test(company.value) && bracketed) draft.groups.push(company);
    else (latin ? draft.organizationsEn : draft.organizations).push(company);
    text = blank(text, company.start, company.end);
  }
  for (const match of text.matchAll(/[(（]\s?([^()（）]*(?:グループ|ホールディングス|Group))\s?[)）]/g)) {
    const start = match.index + match[0].indexOf(match[1]!);
    draft.groups.push({ row, start, end: start + match[1]!.length, value: match[1]!.trim(), repairs: [] });
    text = blank(text, match.index, match.index + match[0].length);
  }
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
  if (/^[\x20-\x7e’]+$/.test(text)) readLatin(row, text, draft);
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
    const roles = ENGLISH_ORG.test(value) ? null : englishRoles(value);
    if (roles) {
      draft.titlesEn.push(...roles.titles.map((entry) => ({ ...place, value: entry })));
      draft.departmentsEn.push(...roles.departments.map((entry) => ({ ...place, value: entry })));
    } else if (ENGLISH_ORG.test(value)) draft.organizationsEn.push({ ...place, value });
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
  let at = 0;
  const loose: (Word & { start: number })[] = [];
  let roles = 0;
  for (const match of text.matchAll(/( *)([^ ]+)/g)) {
    const [, gap = '', token = ''] = match;
    const from = match.index + gap.length;
    const place = { row, start: from, end: from + token.length, repairs: [] };
    const whole = token.split(/(?<=.)兼(?=.)|[／/]|、|,/).filter((part) => part !== '' && part !== '兼');
    const dotted = token.split('・');
    const parts = dotted.length > 1 && dotted.every((part) => isTitle(part)) ? dotted : whole;
    if (token === '兼') continue;
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
  const value = text.slice(loose[0]!.start, text.trimEnd().length).trim();
  const place = { row, start: loose[0]!.start, end: loose[0]!.start + value.length, repairs: [] };
  const nameWords = withoutReading(loose, row, draft);
  const score = nameScore(nameWords);
  if (GROUP.test(value) && !/株式会社|\(株\)/.test(value)) draft.groups.push({ ...place, value });
  else if (score > 0) draft.names.push({ ...place, value, words: nameWords, score, withRole: roles > 0 });
  else if (OFFICE.test(value.replaceAll(' ', '')) && value.length >= 3) draft.organizations.push({ ...place, value });
  else draft.rest.push({ ...place, value });
}

/** `園主 平出 守`, `副長 十七夜 卓`: a role the table does not know in front of a family and a given name. */
function takeLeadingRole(loose: (Word & { start: number })[], row: Row, draft: Draft): void {
  const [first, ...name] = loose;
  if (
    name.length < 2 ||
    name.length > 5 ||
    [...first!.text].length < 2 ||
    !name.every((word) => /^[\p{Script=Han}ぁ-んァ-ヶ]{1,4}$/u.test(word.text))
  )
    return;
  if (nameScore(name.map((word, index) => ({ ...word, gap: index === 0 ? 0 : word.gap }))) < 1.5) return;
  if (isKana(name.map((word) => word.text).join(''))) return;
  const place = { row, start: first!.start, end: first!.start + first!.text.length, repairs: [] };
  if (/(?:主|長|頭|員|士|師|者|役|ー|スト|ナー)$/.test(first!.text))
    draft.titles.push({ ...place, value: first!.text });
  else if (/^(?:営業|総務|経理|技術|企画|広報|開発|製造|購買|人事|設計|工務)$/.test(first!.text))
    draft.departments.push({ ...place, value: first!.text });
  else return;
  loose.shift();
  loose[0] = { ...loose[0]!, gap: 0 };
}

/** `山田 太郎 やまだ たろう`: the reading printed on the same line. */
function withoutReading(words: readonly (Word & { start: number })[], row: Row, draft: Draft): Word[] {
  // `イ・ジウン  李 知恩`: the reading in front.
  const lead = words.findIndex((entry) => /\p{Script=Han}/u.test(entry.text));
  if (
    lead > 0 &&
    lead < words.length &&
    words.slice(0, lead).every((entry) => /^[ぁ-んァ-ヶー・]+$/.test(entry.text))
  ) {
    const kana = words.slice(0, lead);
    const value = kana
      .map((word) => word.text)
      .join(' ')
      .replace(/・/g, ' ');
    const end = kana.at(-1)!.start + kana.at(-1)!.text.length;
    if (value.replaceAll(' ', '').length >= 3)
      draft.readings.push({ row, start: kana[0]!.start, end, value, repairs: [] });
    return words.slice(lead);
  }
  const from = words.findIndex(
    (_, index) => index > 0 && words.slice(index).every((entry) => isKana(entry.text)) && !isKana(words[0]!.text),
  );
  if (
    from <= 0 ||
    words
      .slice(from)
      .map((word) => word.text)
      .join('').length < 4
  )
    return [...words];
  const kana = words.slice(from);
  const last = kana.at(-1)!;
  draft.readings.push({
    row,
    start: kana[0]!.start,
    end: last.start + last.text.length,
    value: kana.map((word) => word.text).join(' '),
    repairs: [],
  });
  return words.slice(0, from);
}

/** `営業部長山田太郎`, `第一営業部課長`: roles printed without a gap, longest first. */
function gluedRole(token: string): { roles: string[]; rest: string } | null {
  if (token.length > 24) return null;
  for (let end = token.length; end >= 2; end--) {
    const head = token.slice(0, end);
    const rest = token.slice(end);
    if (isTitle(head) && (rest === '' || nameScore(wordsOf(rest)) >= 3)) return { roles: [head], rest };
    if (isDepartment(head) && rest !== '' && isTitle(rest)) return { roles: [head, rest], rest: '' };
  }
  return null;
}

function pickName(draft: Draft, rows: readonly Row[]): CardSide['name'] {
  const roleRows = new Set([...draft.titles, ...draft.departments].map((entry) => entry.row.index));
  const readingRows = new Set([...draft.readings, ...draft.latin].map((entry) => entry.row.index));
  const scored = draft.names
    .map((candidate) => {
      const near = (set: ReadonlySet<number>, reach: number) =>
        [...set].some((index) => Math.abs(index - candidate.row.index) <= reach);
      let score = candidate.score;
      if (candidate.withRole || near(roleRows, 1)) score += 1.5;
      if (near(readingRows, 1)) score += 1;
      score += Math.min(3, Math.max(0, candidate.row.relativeHeight - 1) * 3);
      return { ...candidate, score };
    })
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  for (const other of scored.slice(1)) draft.rest.push(other);
  if (!best || best.score < 1 || rows.length === 0) {
    if (best) draft.rest.push(best);
    return null;
  }
  const split = splitName(best.words);
  const value = split ? `${split.family} ${split.given}` : best.words.map((word) => word.text).join(' ');
  return { ...best, value, split };
}

/** グエン・ティ・ラン: without a name in kanji, what looks like a reading is the name itself. */
function foreignName(draft: Draft): CardSide['name'] {
  const at = draft.readings.findIndex((reading) => /^[ァ-ヶー・ ]+$/.test(reading.value));
  if (at < 0) return null;
  const [reading] = draft.readings.splice(at, 1);
  const printed = reading!.row.text.slice(reading!.start, reading!.end).trim();
  return { ...reading!, value: printed, split: null, score: 1 };
}

const isForeign = (name: CardSide['name']): boolean => name !== null && /^[ァ-ヶー・ ]+$/.test(name.value);

/** NGUYEN THI LAN: the words in the order they are printed. */
function readForeignName(text: string): { given: string; family: string } | null {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 4 || !words.every((word) => /^[A-Z][A-Za-z'’.-]*$/.test(word))) return null;
  const cased = words.map((word) => (word === word.toUpperCase() ? word[0] + word.slice(1).toLowerCase() : word));
  return { given: cased.slice(0, -1).join(' '), family: cased.at(-1)! };
}

interface JoinedAddress extends Candidate<string> {
  readonly more: readonly Place[];
}

/** An address and the building printed under it. */
function joinBuildings(rows: readonly Row[], addresses: readonly Candidate<string>[]): JoinedAddress[] {
  return addresses.map((address) => {
    const next = rows[address.row.index + 1];
    const segment = next?.segments[0];
    if (!next || !segment || addresses.some((other) => other.row === next) || !isBuildingLine(segment.text))
      return { ...address, more: [] };
    return {
      ...address,
      value: `${address.value} ${segment.text}`,
      more: [{ row: next, start: segment.start, end: segment.end }],
    };
  });
}

/** Without a legal form or an office word, the first line that is nothing else. */
function fallbackOrganization(
  rest: readonly Candidate<string>[],
  draft: Draft,
  rows: readonly Row[],
): Candidate<string>[] {
  if (draft.organizationsEn.length > 0) return [];
  const first = rest
    .filter((line) => line.value.length >= 2 && line.value.length <= 30 && !/[。、!！?？]|ます|です/.test(line.value))
    .sort((a, b) => a.row.index - b.row.index)[0];
  return first && first.row.index <= Math.max(2, rows.length / 2) ? [first] : [];
}

const isBrand = (line: Candidate<string>): boolean =>
  line.value.length <= 24 &&
  /^[A-Za-z0-9 .&!'+-]+$|^[ァ-ヶー・ ]+$/.test(line.value) &&
  /[A-Za-zァ-ヶ]{2}/.test(line.value);
const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + text.slice(end);

function languageOf(rows: readonly Row[]): CardSide['language'] {
  const text = rows.map((row) => row.text).join('');
  const japanese = (text.match(/[\p{Script=Han}ぁ-んァ-ヶ]/gu) ?? []).length;
  const latin = (text.replace(/\S+@\S+|https?:\S+|www\.\S+/g, '').match(/[A-Za-z]/g) ?? []).length;
  if (japanese === 0) return 'en';
  return latin > 25 && latin > japanese ? 'mixed' : 'ja';
}
