import type { CardConflict, CardData, CardFieldName, ExtractedCard } from '../../engines/extraction/index.ts';

/** The `card` of an answer: what was read, each English text with its source and how sure it is. */
export function cardDataAnswer({ person, organization, contact, address, notes }: CardData) {
  return {
    person: {
      name: person.name,
      name_reading: person.nameReading,
      name_en: person.nameEnglish?.text ?? null,
      name_en_source: person.nameEnglish?.source ?? null,
      name_en_confidence: person.nameEnglish?.confidence ?? null,
      titles: person.titles,
      titles_en: person.titlesEnglish,
      departments: person.departments,
      departments_en: person.departmentsEnglish,
    },
    organization: {
      display_name: organization.displayName,
      display_name_en: organization.displayNameEnglish?.text ?? null,
      display_name_en_source: organization.displayNameEnglish?.source ?? null,
      display_name_en_confidence: organization.displayNameEnglish?.confidence ?? null,
      legal_name: organization.legalName,
      legal_name_en: organization.legalNameEnglish?.text ?? null,
      legal_name_en_source: organization.legalNameEnglish?.source ?? null,
      legal_name_en_confidence: organization.legalNameEnglish?.confidence ?? null,
      brand_names: organization.brandNames,
      group_names: organization.groupNames,
    },
    contact: { emails: contact.emails, phones: contact.phones, websites: contact.websites },
    address: {
      raw: address.raw,
      raw_en: address.rawEnglish,
      normalized: address.normalized,
      normalized_en: address.english?.text ?? null,
      postal_code: address.postalCode,
      prefecture: address.prefecture,
      city: address.city,
      en_source: address.english?.source ?? null,
      en_confidence: address.english?.confidence ?? null,
      parse_confidence: address.parseConfidence,
    },
    notes,
  };
}

/** Names of what was found, where an answer speaks of its confidence, source or place. */
const FIELD_NAMES = {
  personName: 'person_name',
  personNameReading: 'person_name_reading',
  personNameEnglish: 'person_name_en',
  titles: 'titles',
  titlesEnglish: 'titles_en',
  departments: 'departments',
  departmentsEnglish: 'departments_en',
  organizationDisplayName: 'organization_display_name',
  organizationDisplayNameEnglish: 'organization_display_name_en',
  organizationLegalName: 'organization_legal_name',
  brandNames: 'brand_names',
  groupNames: 'group_names',
  emails: 'emails',
  phones: 'phones',
  websites: 'websites',
  address: 'address',
  addressEnglish: 'address_en',
  postalCode: 'postal_code',
  notes: 'notes',
} as const satisfies Record<CardFieldName, string>;

/** What is known of each field, under the name of the field in the answer. */
export const byFieldName = <T, A>(known: Readonly<Partial<Record<CardFieldName, T>>>, answer: (entry: T) => A) =>
  Object.fromEntries(
    Object.entries(known).map(([field, entry]) => [FIELD_NAMES[field as CardFieldName], answer(entry)]),
  );

const isField = (name: CardConflict['field']): name is CardFieldName => name in FIELD_NAMES;

export const conflictsAnswer = ({ conflicts }: ExtractedCard) =>
  conflicts.map(({ field, front, back }) => ({ field: isField(field) ? FIELD_NAMES[field] : field, front, back }));
