import { matchesOf } from '../../../japan/matches-of.ts';
import type { Row } from '../page/rows.ts';
import { endsLikeShop } from './house-words.ts';
import { isWideName, latinBesideName, takeNamedRole } from './latin-person.ts';
import { nameScore, readRomajiName, withoutDegrees, wordsOf } from './person-name.ts';
import { blank } from './role-brackets.ts';
import { englishRoles, isDepartment, isTitle } from './roles.ts';
import type { Draft } from './side-draft.ts';

const ENGLISH_ORG =
  /\b(?:Co\.?,? ?Ltd\.?|Inc\.?|K\.K\.|Corporation|Corp\.|LLC|LLP|LPC|G\.K\.|Ltd\.?|University|Hospital|Association|Institute|Foundation|Law Office|Clinic|Bank|Agency|Holdings|Chamber of Commerce)(?![A-Za-z])/i;
/** What a house or a body is, at the end of its name or in front of `of`; beside a post it is where the post is held. */
const ENGLISH_HOUSE =
  /\b(?:Society|Federation|Council|Union|Club|College|Academy|High School|School|Museum|Gallery|Library|Airlines|Airways|Railways?|Partners|Brokers|Laboratories|Industries|Enterprises|Securities|Insurance|Hotels?|Resorts?|Ryokan|Winery|Brewery|Distillery|Farms?|Restaurant|Consulate|Embassy|Temple|Shrine|Church|Cooperative|City (?:Office|Hall)|Town (?:Office|Hall))$/i;

/** Two or more capitalised words that stand apart from the Japanese: Matsumoto Chamber of Commerce, R&D Division. */
const WORD = "[A-ZÀ-Þ][A-Za-zÀ-ɏ&'’.-]+";
const LATIN_PHRASE = new RegExp(
  String.raw`(?<=^|\s)${WORD}(?:,? (?:(?:of|and|for|the|de|&) )*${WORD},?)+(?=\s|$)`,
  'g',
);
/** `graphic design   安藤 紬`: what a wide gap sets apart needs no capitals. */
const LATIN_APART = /(?<=^\s*|\s{2})[a-z][a-z&'’.-]*(?: [A-Za-z&'’.-]+)+(?=\s{2}|\s*$)/g;
/** `芦原 知則 tomonori ashihara`: two small words behind a name, at the end of its line. */
const LATIN_SMALL = /(?<=[\p{Script=Han}ぁ-んァ-ヶ] )[a-z]{2,12} [a-z]{2,12}(?=\s*$)/gu;
/** `小鳥遊 涼  Co-founder`: one word, set apart. */
const ROLE_APART = /(?<=[^\s\x20-\x7e] {2,9})[A-Z][a-z]{0,20}(?:-[A-Za-z]{1,20})?(?= {2}|\s*$)/g;
/** `三浦 ことね  KOTONE`: the given name once more, behind the name and a wide gap. */
const GIVEN_APART = /^\s*([^\s\x20-\x7e]{1,4} +[^\s\x20-\x7e]{1,4}) {2,}([A-Z]{3,12}|[A-Z][a-z]{2,11})\s*$/;
const SURELY_NAMED = 3;
const BRANDED = new RegExp(String.raw`^\s*(${WORD}(?: ${WORD})*) ([\p{Script=Han}ぁ-んァ-ヶー]{2,16})\s*$`, 'u');

/** `パーソナルジム BASE UP`: what the house is, and its name. */
const KIND_IN_FRONT =
  /^\s*([\p{Script=Han}ぁ-んァ-ヶー]{2,12}) {1,2}([A-Z0-9][A-Za-z0-9&'’.+-]*(?: [A-Za-z0-9&'’.+-]+){0,3})\s*$/u;

/** `Lumo Stay 函館元町`, `Studio Kaede 一級建築士事務所`: a house whose name is in two scripts, no role and no person. */
export function brandedName(text: string): string | null {
  const [, kind, name] = KIND_IN_FRONT.exec(text) ?? [];
  if (kind && name && endsLikeShop(kind) && !englishRoles(name) && !ENGLISH_ORG.test(name)) return `${kind} ${name}`;
  const [, latin, japanese] = BRANDED.exec(text) ?? [];
  // Étoile Bleue 芦屋本店 is a shop, and no part of one.
  const isUnit = isDepartment(japanese ?? '') && !/本店$/.test(japanese ?? '');
  if (!latin || !japanese || isTitle(japanese) || isUnit || isTitle(latin)) return null;
  if (englishRoles(latin) || nameScore(wordsOf(japanese)) >= 2.5 || ENGLISH_ORG.test(latin)) return null;
  return `${latin} ${japanese}`;
}

/** Reads the Latin phrases of a line in two languages and answers what is left: `山村 玲央  Reo Yamamura`. */
export function takeLatin(row: Row, line: string, draft: Draft): string {
  let text = line;
  const beside = latinBesideName(text);
  if (beside) {
    const { start, value, titles } = beside;
    const place = { row, start, end: start + value.length, repairs: [] };
    if (titles.length === 0) draft.rest.push({ ...place, value });
    draft.titlesEn.push(...titles.map((title) => ({ ...place, value: title })));
    text = blank(text, start, start + value.length);
  }
  for (const pattern of [LATIN_PHRASE, LATIN_APART, LATIN_SMALL, ROLE_APART])
    for (const match of matchesOf(text, pattern)) {
      const phrase = match[0].trim();
      if (pattern === ROLE_APART && !englishRoles(phrase)) continue;
      const at = match.index + match[0].indexOf(phrase);
      readLatin(row, ' '.repeat(at) + phrase, draft);
      text = blank(text, at, at + phrase.length);
    }
  const [, name, given] = GIVEN_APART.exec(text) ?? [];
  if (name === undefined || given === undefined || isTitle(given)) return text;
  if (nameScore(wordsOf(name)) < SURELY_NAMED) return text;
  const at = text.lastIndexOf(given);
  draft.latin.push({ row, start: at, end: at + given.length, value: given, repairs: [] });
  return blank(text, at, at + given.length);
}

const FAMILY_IN_CAPITALS = /^(?:[A-Z][a-z]+ [A-Z]{2,}|[A-Z]{2,} [A-Z][a-z]+), /;
const SYLLABLES = '(?:[kstnhmrgzdbpfyjwc]?[yhs]?[aiueo]|n)+';
const TWO_JAPANESE = new RegExp(String.raw`^(?=[A-Z])${SYLLABLES} (?=[A-Z])${SYLLABLES}, `, 'i');

/** `Satoshi Tomura, Sales`: what somebody works in, without a post. */
const FIELD_OF_WORK =
  /^(?:(?:Overseas |International |Domestic |Corporate )?(?:Sales|Marketing|Planning|Engineering|Design|Accounting|Administration|Human Resources|HR|Public Relations|PR|Research|Operations|Logistics|Finance|Legal|IT|R&D|Export|Import|Purchasing|Procurement|Production|Support|Development|Editorial|General Affairs)(?:(?:,| and| &|\/) ?)?)+$/;

interface LatinPart {
  readonly row: Row;
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly repairs: readonly string[];
}

export function readLatin(row: Row, text: string, draft: Draft): void {
  if (isWideName(text)) {
    const start = text.search(/\S/);
    const value = text.trim().replace(/ +/g, ' ');
    draft.latin.push({ row, start, end: text.trimEnd().length, value, repairs: [] });
    return;
  }
  const parts: LatinPart[] = [];
  for (const match of matchesOf(text, /\S+(?: \S+)*/g)) {
    const value = match[0].replace(/^[-:.,\s]+|[-:,\s]+$/g, '');
    if (value.length < 2 || /^[\d\s\-+.()]+$/.test(value)) continue;
    const start = match.index + match[0].indexOf(value);
    parts.push({ row, start, end: start + value.length, value, repairs: [] });
  }
  const plain = parts.filter((part) => !takeRole(part, draft));
  draft.latin.push(...(plain.length === parts.length ? asOneName(plain) : plain));
}

/** Titles, departments and organisations of one phrase; false: it is none of them. */
function takeRole(part: LatinPart, draft: Draft): boolean {
  const { row, value } = part;
  if (isTitle(value)) {
    draft.titles.push(part);
    return true;
  }
  if (takeNamedRole(part, draft)) return true;
  const comma = value.indexOf(', ');
  // `Shizuka UKAI, Attorney at Law`, `Rie Hironaka, Attorney at Law`: a family name in capitals, or two words that can be
  // read as Japanese, are a person, whatever stands behind them.
  const isPerson = FAMILY_IN_CAPITALS.test(value) || TWO_JAPANESE.test(value);
  if (isPerson && readRomajiName(value.slice(0, comma), [])) {
    const behind = withoutDegrees(value.slice(comma)).replace(/^, /, '');
    const titles = englishRoles(behind)?.titles ?? [];
    if (titles.length > 0 || FIELD_OF_WORK.test(behind)) {
      draft.latin.push({ ...part, end: part.start + comma, value: value.slice(0, comma) });
      draft.titlesEn.push(...titles.map((entry) => ({ ...part, start: part.start + comma + 2, value: entry })));
      return true;
    }
  }
  // `AOBA DESIGN OFFICE` over everything else is who the card is from.
  const heads = row.index === 0 && /[A-Za-z] (?:Office|Laboratory|Center|Centre|Group)$/i.test(value);
  const roles = heads || ENGLISH_ORG.test(value) ? null : englishRoles(value);
  if (roles) {
    draft.titlesEn.push(...roles.titles.map((entry) => ({ ...part, value: entry })));
    draft.departmentsEn.push(...roles.departments.map((entry) => ({ ...part, value: entry })));
    return true;
  }
  if (!heads && !ENGLISH_ORG.test(value) && !ENGLISH_HOUSE.test(value)) return false;
  (heads || ENGLISH_ORG.test(value) ? draft.organizationsEn : draft.housesEn).push(part);
  return true;
}

/** `hair & spa  KUSUNOKI`: a line over the card set in two sizes is one name, unless a person stands in it. */
function asOneName(parts: readonly LatinPart[]): readonly LatinPart[] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || first === last || first.row.index > 1) return parts;
  if (parts.some((part) => TWO_JAPANESE.test(`${part.value}, `) && readRomajiName(part.value, []))) return parts;
  const value = parts.map((part) => part.value.replace(/(?<=\b[A-Z]) (?=[A-Z]\b)/g, '')).join(' ');
  return [{ ...first, end: last.end, value }];
}
