import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import type { Candidate, Place } from '../candidates/candidate.ts';
import { findPostalCodes, type Phone } from '../candidates/contacts.ts';
import type { Row } from '../page/rows.ts';
import { isLabels } from './label-blocks.ts';
import { nameOfHouse } from './latin-person.ts';
import { domainLabels, takeRenderings } from './latin-rendering.ts';
import {
  dropPrincipals,
  fallbackOrganization,
  houseName,
  joinForms,
  sharesName,
  withoutSect,
  withoutWares,
} from './organization-lines.ts';
import { dropOthersTitles } from './other-person.ts';
import {
  besideTitle,
  foreignName,
  isForeign,
  kanaName,
  latinName,
  readForeignName,
  singleName,
} from './other-scripts.ts';
import { codesOf, ownAddress } from './own-address.ts';
import { familyReadings, readRomajiName, readSmallName, type SplitPersonName, withoutDegrees } from './person-name.ts';
import { likeliest } from './romaji-choice.ts';
import { settleUnits } from './settled-units.ts';
import { codesAlone, readAddresses } from './side-address.ts';
import { readContacts } from './side-contacts.ts';
import type { Draft } from './side-draft.ts';
import { readRow } from './side-lines.ts';
import { pickName, pickReading } from './side-name.ts';
import { takeStackedName } from './stacked-name.ts';
import { joinCorporations, placeLatinBeside, placeOperators, placeUnits } from './unit-houses.ts';

/** What one side of a card says. */
export interface CardSide {
  readonly rows: readonly Row[];
  /** There were more lines than a card can have; they were not looked at. */
  readonly cut: boolean;
  readonly language: 'ja' | 'en' | 'mixed';
  readonly name: (Candidate<string> & { split: SplitPersonName | null; score: number; withRole?: boolean }) | null;
  readonly reading: Candidate<string> | null;
  readonly romaji: Candidate<{ given: string; family: string }> | null;
  readonly titles: readonly Candidate<string>[];
  readonly departments: readonly Candidate<string>[];
  readonly titlesEn: readonly Candidate<string>[];
  readonly departmentsEn: readonly Candidate<string>[];
  readonly organizations: readonly Candidate<string>[];
  /** No legal form and no office word says so: the organisation is the likeliest line. */
  readonly guessed: boolean;
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

/** The fullest card has some sixty; whatever has more than this is none, and must not cost what it would like to. */
const MOST_LINES = 300;

/** Sorts the lines of one side into roles; nothing is assumed about their order. */
export function readSide(allRows: readonly Row[]): CardSide {
  const rows = allRows.slice(0, MOST_LINES);
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
    latinNames: [],
    rest: [],
    housesEn: [],
  };
  const { emails, phones, websites, more } = readContacts(rows);
  const addresses = readAddresses(rows, [...emails, ...phones, ...websites]);
  const marked = rows.flatMap((row) => findPostalCodes(row, rows[row.index + 1]));
  const postalCodes = marked.length > 0 ? marked : codesAlone(rows, addresses);
  const known: Place[] = [
    ...emails,
    ...phones,
    ...websites,
    ...more,
    ...postalCodes,
    ...addresses.flatMap((address) => [address, ...address.more]),
  ];
  const joined = joinForms(rows);
  draft.organizations.push(...joined.map((entry) => entry.company));
  const stacked = takeStackedName(rows, known, draft);
  const taken = new Set(joined.flatMap((entry) => entry.rows));
  const knownIn = Map.groupBy(known, ({ row }) => row);
  for (const row of rows)
    if (!taken.has(row) && !stacked.has(row) && !isLabels(row)) readRow(row, knownIn.get(row) ?? [], draft);
  takeRenderings(draft, [...emails, ...websites]);
  moveGroups(draft);
  dropPrincipals(draft);
  joinCorporations(draft);
  placeHouses(draft);
  placeUnits(draft);
  settleUnits(draft);
  placeLatinBeside(draft);
  placeOperators(draft);
  const isJapanese = (address: Candidate<string>): boolean => /[\p{Script=Han}]/u.test(address.value);
  const japanese = ownAddress(addresses.filter(isJapanese), draft.departments);
  const english = addresses.find((address) => !isJapanese(address)) ?? null;
  const name = pickName(draft, rows) ?? latinName(draft) ?? foreignName(draft) ?? kanaName(draft) ?? singleName(draft);
  dropOthersTitles(draft, name);
  const reading = pickReading(draft, name);
  const families = name?.split ? familyReadings(name.split.family) : [];
  // 朴 成俊, パク・ソンジュン, Park Sung Joon
  const isSpelt = reading !== null && /^[ァ-ヶー・ ]+$/.test(reading.value);
  const romajis = draft.latin.flatMap((line) => {
    const read =
      readRomajiName(line.value, families) ??
      readSmallName(line.value, families) ??
      (name && (isForeign(name) || isSpelt)
        ? readForeignName(withoutDegrees(line.value), name.value)
        : nameOfHouse(line.value, families));
    return read ? [{ ...line, value: read, printed: line.value }] : [];
  });
  const foreignAt = name && isForeign(name) ? name.row.index : undefined;
  if (!name && romajis.length === 0) romajis.push(...besideTitle(draft));
  const romaji = likeliest(romajis, { families, emails, organizations: draft.organizationsEn, foreignAt });
  const rest = [
    ...draft.rest,
    ...draft.latin.filter((line) => line.start !== romaji?.start || line.row !== romaji?.row),
  ].filter((line) => line.row !== name?.row || line.start !== name.start);
  const top = Math.min(...draft.organizations.map((entry) => entry.row.index), rows.length);
  const company = draft.organizations[0];
  const houses = new Map(
    rest.flatMap((line) => {
      const house = line.row.index < top && isAlone(line) ? houseName(line.value) : null;
      return house === null ? [] : [[line, house] as const];
    }),
  );
  const brands = rest.filter(
    (line) =>
      company !== undefined &&
      (houses.has(line) ||
        (isBrand(line) && (isAlone(line) || /[A-Za-z]/.test(line.value))) ||
        (isAlone(line) && sharesName(line.value, company.value))) &&
      line.row.index <= top + 1 &&
      // カスタマーサクセス部 / Customer Success
      !draft.departments.some(({ row }) => row === line.row && row !== company.row) &&
      // A part of such a line names nothing of its own.
      (houses.has(line) || ![...houses.keys()].some((house) => house.row === line.row)),
  );
  const guessed = draft.organizations.length === 0;
  const domains = [...emails, ...websites].flatMap(({ value }) => domainLabels(value));
  const bearer = { family: name?.split?.family ?? null, readings: families, domains };
  return {
    rows,
    cut: allRows.length > rows.length,
    language: languageOf(rows),
    name,
    reading,
    romaji: romaji ?? null,
    titles: inPrintedOrder(draft.titles),
    departments: draft.departments,
    titlesEn: draft.titlesEn,
    departmentsEn: draft.departmentsEn,
    organizations: (guessed ? fallbackOrganization(rest, draft, rows, bearer) : draft.organizations).map((house) =>
      withoutWares(withoutSect(house)),
    ),
    guessed,
    organizationsEn: draft.organizationsEn,
    brands: brands.map((line) => ({ ...line, value: houses.get(line) ?? line.value })),
    groups: draft.groups,
    emails,
    phones,
    websites,
    postalCodes: codesOf(postalCodes, japanese),
    address: japanese,
    addressEn: english,
    notes: rest.filter((line) => !brands.includes(line)),
  };
}

/** `NORTH LANTERN HOTELS` beside a company is its brand; without one it is who the card is from. */
function placeHouses(draft: Draft): void {
  if (draft.organizations.some((entry) => splitLegalForm(entry.value.normalize('NFKC')).form !== null))
    draft.rest.push(...draft.housesEn);
  else draft.organizationsEn.push(...draft.housesEn);
}

/** ミエテックグループ over the company is the group it belongs to; under it, グループ is a department. */
function moveGroups(draft: Draft): void {
  const company = draft.organizations[0];
  if (!company) return;
  for (const unit of draft.departments.filter(
    ({ row, value }) =>
      row.index < company.row.index &&
      /[^第\d]グループ$/.test(value) &&
      row.tight.replace(/^[【[(（<《]|[】\])）>》]$/g, '').endsWith(value) &&
      !/部|課/.test(row.tight.slice(0, -value.length)),
  )) {
    draft.departments.splice(draft.departments.indexOf(unit), 1);
    draft.groups.push(unit);
  }
  // ASUKA GROUP over 飛鳥ロジテック株式会社.
  for (const body of draft.organizationsEn.filter(
    ({ row, value }) => row.index < company.row.index && /^[A-Z][A-Za-z ]* Group$/i.test(value),
  )) {
    draft.organizationsEn.splice(draft.organizationsEn.indexOf(body), 1);
    draft.groups.push(body);
  }
}

const inPrintedOrder = (entries: readonly Candidate<string>[]): Candidate<string>[] =>
  [...entries].sort((a, b) => a.row.index - b.row.index || a.start - b.start);

const isAlone = (line: Candidate<string>): boolean => line.row.tight === line.value.replace(/\s/g, '');

const isBrand = (line: Candidate<string>): boolean =>
  line.value.length <= 32 &&
  /^[A-Za-z0-9 .&!'+-]+$|^[ァ-ヶー・ ]+$/.test(line.value) &&
  /[A-Za-zァ-ヶ]{2}/.test(line.value);
function languageOf(rows: readonly Row[]): CardSide['language'] {
  const text = rows.map((row) => row.text).join('');
  const japanese = (text.match(/[\p{Script=Han}ぁ-んァ-ヶ]/gu) ?? []).length;
  // Word by word: an expression for all of `name@domain` would look for the sign again from every letter of the text.
  const words = text.split(/\s+/).filter((word) => !word.slice(1, -1).includes('@'));
  const latin = (
    words
      .join(' ')
      .replace(/(?:https?:|www\.)\S+/g, '')
      .match(/[A-Za-z]/g) ?? []
  ).length;
  if (japanese === 0) return 'en';
  return latin > 25 && latin > japanese ? 'mixed' : 'ja';
}
