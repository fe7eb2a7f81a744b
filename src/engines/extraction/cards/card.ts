import { legalForm, splitLegalForm } from '../../../japan/legal-form.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { hepburn, titleCase } from '../../../japan/romaji.ts';
import type { ExtractionWarning } from '../document/types.ts';
import type { Row } from '../page/rows.ts';
import { CardMerger } from './merge.ts';
import { type EnglishName, fromEmail, fromFurigana, generated } from './person-name.ts';
import { departmentInEnglish, titleInEnglish } from './roles.ts';
import { type CardSide, readSide } from './side.ts';
import type { AddressReader, CardAddress, CardOrganization, CardPerson, CardSideName, ExtractedCard } from './types.ts';
import { unreadPhones, validateCard } from './validate-card.ts';

export interface CardInput {
  readonly front?: readonly Row[] | undefined;
  readonly back?: readonly Row[] | undefined;
  readonly address?: AddressReader | undefined;
}

/** Person, organisation, contacts and address of a card, both sides merged. Printed English always comes first. */
export function extractCard(input: CardInput): ExtractedCard {
  const sides: [CardSideName, CardSide][] = [];
  if (input.front) sides.push(['front', readSide(input.front)]);
  if (input.back) sides.push(['back', readSide(input.back)]);
  const merger = new CardMerger(sides);
  const emails = merger.list(
    'emails',
    (side) => side.emails,
    (email) => email.value.toLowerCase(),
    0.97,
  );
  // A side on which the head of an address was lost adds nothing.
  const whole = emails.filter(
    (email) =>
      !emails.some(
        (other) =>
          other !== email &&
          other.value.length > email.value.length &&
          other.value.toLowerCase().endsWith(email.value.toLowerCase()),
      ),
  );
  const phones = merger.list(
    'phones',
    (side) => side.phones,
    (phone) => phone.international ?? phone.value,
    0.97,
  );
  const websites = merger.list(
    'websites',
    (side) => side.websites,
    (url) => url.value.toLowerCase().replace(/^https?:\/\/|\/$/g, ''),
    0.95,
  );
  conflictingPhones(merger, sides);
  const { person, family, given } = mergePerson(
    merger,
    sides.map(([, side]) => side),
    whole.map((email) => email.value),
  );
  const organization = mergeOrganization(merger);
  const address = mergeAddress(merger, input.address);
  const notes = merger.list(
    'notes',
    (side) => side.notes,
    (line) => line.value,
    0.6,
  );
  const warnings: ExtractionWarning[] = [];
  if (person.name_en_source === 'generated') warnings.push('name_reading_generated');
  if (merger.conflicts.length > 0) warnings.push('sides_conflict');
  const values = ['person_name', 'organization_display_name', 'phones', 'emails', 'address']
    .map((field) => merger.confidences[field])
    .filter((value) => value !== undefined);
  const languages = new Set(
    sides.flatMap(([, side]) => (side.language === 'mixed' ? (['ja', 'en'] as const) : [side.language])),
  );
  const unread = sides.reduce((sum, [, side]) => sum + unreadPhones(side.rows, side.phones), 0);
  if (unread > 0) warnings.push('phone_unreadable');
  // Fax numbers stay, after the numbers that are answered.
  const ordered = [
    ...phones.filter((phone) => phone.type !== 'fax'),
    ...phones.filter((phone) => phone.type === 'fax'),
  ];
  const card = {
    person,
    organization,
    contact: {
      emails: whole.map((email) => ({ value: email.value, type: 'work' })),
      phones: ordered.map((phone) => ({ value: phone.value, international: phone.international, type: phone.type })),
      websites: websites.map((url) => url.value),
    },
    address,
    notes: notes.map((line) => line.value),
  };
  const rows = sides.flatMap(([, side]) => side.rows);
  const validation = validateCard({
    card,
    confidences: merger.confidences,
    conflicts: merger.conflicts,
    sides: sides.length,
    unreadPhones: unread,
    readingConfidence: Math.min(1, ...rows.map((row) => row.confidence(0, row.text.length))),
  });
  return {
    card,
    validation,
    familyName: family,
    givenName: given,
    languages: [...languages],
    sides: sides.map(([side]) => side),
    merged: sides.length === 2,
    confidence:
      values.length === 0
        ? 0
        : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1000) / 1000,
    fieldConfidence: merger.confidences,
    fieldSources: merger.sources,
    fieldRegions: merger.regions,
    conflicts: merger.conflicts,
    warnings,
  };
}

/** The same kind of phone on both sides with different numbers: one of them is out of date. */
function conflictingPhones(merger: CardMerger, sides: readonly (readonly [CardSideName, CardSide])[]): void {
  const [front, back] = sides.map(([, side]) => side);
  if (!front || !back) return;
  for (const [type, field] of PHONE_FIELDS) {
    const [a, b] = [front, back].map((side) => side.phones.filter((phone) => phone.type === type));
    if (a!.length !== 1 || b!.length !== 1) continue;
    if ((a![0]!.international ?? a![0]!.value) === (b![0]!.international ?? b![0]!.value)) continue;
    merger.conflicts.push({ field, front: a![0]!.value, back: b![0]!.value });
  }
}

const PHONE_FIELDS = [
  ['work', 'phone'],
  ['direct', 'phone'],
  ['mobile', 'mobile'],
  ['fax', 'fax'],
] as const;

function mergePerson(
  merger: CardMerger,
  sides: readonly CardSide[],
  emails: readonly string[],
): { person: CardPerson; family: string | null; given: string | null } {
  const name = merger.one(
    'person_name',
    (side) => side.name,
    (value) => value,
    { confidence: nameConfidence(sides) },
  );
  const split = sides.find((side) => side.name?.value === name?.value)?.name?.split ?? null;
  const reading = merger.one(
    'person_name_reading',
    (side) => side.reading,
    (value) => value,
    { confidence: 0.93 },
  );
  const romaji = merger.one(
    'person_name_en',
    (side) => side.romaji,
    (value) => `${value.given} ${value.family}`,
    { confidence: 0.95 },
  );
  const titles = merger.list(
    'titles',
    (side) => side.titles,
    (title) => title.value,
    0.93,
  );
  const departments = merger.list(
    'departments',
    (side) => side.departments,
    (unit) => unit.value,
    0.92,
  );
  const titlesEn = merger.list(
    'titles_en',
    (side) => side.titlesEn,
    (title) => title.value.toLowerCase(),
    0.92,
  );
  const departmentsEn = merger.list(
    'departments_en',
    (side) => side.departmentsEn,
    (unit) => unit.value.toLowerCase(),
    0.92,
  );
  const english: EnglishName | null = romaji
    ? { value: `${romaji.value.given} ${romaji.value.family}`, source: 'card_printed', confidence: 'high' }
    : ((reading ? fromFurigana(reading.value) : null) ??
      (split ? (fromEmail(split, emails) ?? generated(split)) : null));
  if (english && !romaji) merger.sources.person_name_en = { side: 'unknown', language: 'en', inferred: true };
  const printedName = name?.value ?? english?.value ?? null;
  return {
    person: {
      name: printedName,
      name_reading: reading?.value ?? null,
      name_en: english?.value ?? null,
      name_en_source: english?.source ?? null,
      name_en_confidence: english?.confidence ?? null,
      titles: titles.length > 0 ? titles.map((title) => title.value) : titlesEn.map((title) => title.value),
      titles_en:
        titlesEn.length > 0
          ? titlesEn.map((title) => title.value)
          : translated(titles.map((title) => titleInEnglish(title.value))),
      departments:
        departments.length > 0 ? departments.map((unit) => unit.value) : departmentsEn.map((unit) => unit.value),
      departments_en:
        departmentsEn.length > 0
          ? departmentsEn.map((unit) => unit.value)
          : translated(departments.map((unit) => departmentInEnglish(unit.value))),
    },
    family: split?.family ?? null,
    given: split?.given ?? null,
  };
}

/** All parts known, or none: a list with gaps would pair titles with the wrong English. */
const translated = (values: readonly (string | null)[]): string[] =>
  values.every((value) => value !== null) ? (values as string[]) : [];

const nameConfidence = (sides: readonly CardSide[]): number => {
  const score = Math.max(0, ...sides.map((side) => side.name?.score ?? 0));
  return Math.min(0.98, 0.55 + score * 0.06);
};

function mergeOrganization(merger: CardMerger): CardOrganization {
  const name = merger.one(
    'organization_display_name',
    (side) => side.organizations[0],
    (value) => value,
    { confidence: 0.95 },
  );
  const printed = merger.one(
    'organization_display_name_en',
    (side) => side.organizationsEn[0],
    (value) => value,
    { confidence: 0.95, conflict: false },
  );
  const legal = name && splitLegalForm(name.value.normalize('NFKC')).form !== null ? name.value : null;
  if (legal !== null) {
    merger.sources.organization_legal_name = merger.sources.organization_display_name!;
    merger.confidences.organization_legal_name = merger.confidences.organization_display_name!;
  }
  const brands = merger.list(
    'brand_names',
    (side) => side.brands,
    (brand) => brand.value.toLowerCase(),
    0.75,
  );
  const groups = merger.list(
    'group_names',
    (side) => [...side.groups, ...side.organizations.slice(1)],
    (group) => group.value,
    0.75,
  );
  const english = printed
    ? { value: printed.value, source: 'card_printed', confidence: 'high' }
    : name
      ? generatedCompanyName(name.value)
      : null;
  const display = name?.value ?? printed?.value ?? null;
  return {
    display_name: display,
    display_name_en: english?.value ?? null,
    display_name_en_source: english?.source ?? null,
    display_name_en_confidence: english?.confidence ?? null,
    legal_name: legal ?? (name === null && printed ? printed.value : null),
    legal_name_en: legal === null && name !== null ? null : (english?.value ?? null),
    legal_name_en_source: legal === null && name !== null ? null : (english?.source ?? null),
    legal_name_en_confidence: legal === null && name !== null ? null : (english?.confidence ?? null),
    brand_names: brands.map((brand) => brand.value),
    group_names: groups.map((group) => group.value.replace(/^[(（]|[)）]$/g, '')),
  };
}

/** Names in kana or Roman letters can be spelled; kanji would be a guess at a reading and stay untranslated. */
export function generatedCompanyName(name: string): { value: string; source: string; confidence: string } | null {
  const { body, form } = splitLegalForm(name.normalize('NFKC'));
  const suffix = form === null ? '' : ` ${legalForm(form).en}`;
  if (/^[A-Za-z0-9 &.'-]+$/.test(body)) return { value: `${body}${suffix}`, source: 'generated', confidence: 'high' };
  if (!/^[ぁ-んァ-ヶー・ ]+$/.test(body)) return null;
  return { value: `${titleCase(hepburn(body))}${suffix}`, source: 'kana_hepburn', confidence: 'medium' };
}

const PREFECTURE = new RegExp(PREFECTURES.map((prefecture) => prefecture.name).join('|'));

/** `Chuo-ku, Osaka 541-0041, Japan`: the last prefecture named, or the one of a city everybody knows. */
function englishPrefecture(address: string | null): string | null {
  if (address === null) return null;
  const words = [...address.matchAll(/[A-Z][a-z]+/g)].map((match) => match[0].toLowerCase()).reverse();
  for (const word of words) {
    const found = PREFECTURES.find((entry) => entry.english.toLowerCase() === word);
    if (found) return found.name;
    const city = CITIES[word];
    if (city) return city;
  }
  return null;
}

/** Cities that are written without their prefecture. */
const CITIES: Readonly<Record<string, string>> = {
  sapporo: '北海道',
  sendai: '宮城県',
  yokohama: '神奈川県',
  kawasaki: '神奈川県',
  nagoya: '愛知県',
  kobe: '兵庫県',
  kitakyushu: '福岡県',
  sakai: '大阪府',
  hamamatsu: '静岡県',
  kanazawa: '石川県',
  matsuyama: '愛媛県',
  takamatsu: '香川県',
};

function mergeAddress(merger: CardMerger, reader: AddressReader | undefined): CardAddress {
  const raw = merger.one(
    'address',
    (side) => side.address,
    (value) => value,
    { confidence: 0.93, conflict: false },
  );
  const english = merger.one(
    'address_en',
    (side) => side.addressEn,
    (value) => value,
    { confidence: 0.93 },
  );
  const postal = merger.one(
    'postal_code',
    (side) => side.postalCodes[0],
    (value) => value,
    { confidence: 0.96 },
  );
  const text = raw?.value ?? null;
  const read = text && reader ? reader.normalize(postal ? `〒${postal.value} ${text}` : text) : null;
  return {
    raw: text ?? english?.value ?? null,
    raw_en: english?.value ?? null,
    normalized: read?.normalized ?? null,
    normalized_en: english?.value ?? read?.normalized_en ?? null,
    postal_code: postal?.value ?? null,
    prefecture: read?.prefecture ?? PREFECTURE.exec(text ?? '')?.[0] ?? englishPrefecture(english?.value ?? null),
    city: read?.city ?? null,
    en_source: english ? 'card_printed' : (read?.normalized_en_source ?? null),
    en_confidence: english ? 'high' : (read?.normalized_en_confidence ?? null),
    parse_confidence: read?.parse_confidence ?? null,
  };
}
