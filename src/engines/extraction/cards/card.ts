import type { ExtractionWarning } from '../document/types.ts';
import type { Row } from '../page/rows.ts';
import { mergeAddress, readAddress } from './card-address.ts';
import { mergeOrganization } from './card-organization.ts';
import { mergePerson } from './card-person.ts';
import { CardMerger } from './merge.ts';
import { type CardSide, readSide } from './side.ts';
import type { AddressReader, CardSideName, ExtractedCard } from './types.ts';
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
          other.value.toLowerCase().endsWith(email.value.toLowerCase()) &&
          // h.sato@ beside sato@ is another box.
          !/[._-]$/.test(other.value.slice(0, -email.value.length)),
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
  conflictingEmails(merger, sides);
  const { person, family, given } = mergePerson(
    merger,
    sides.map(([, side]) => side),
    whole.map((email) => email.value),
  );
  const organization = mergeOrganization(
    merger,
    sides.map(([, side]) => side),
  );
  const printed = mergeAddress(merger);
  const address = input.address ? readAddress(printed, input.address) : printed;
  const notes = merger.list(
    'notes',
    (side) => side.notes,
    (line) => line.value,
    0.6,
  );
  const warnings: ExtractionWarning[] = [];
  if (person.nameEnglish?.source === 'generated') warnings.push('name_reading_generated');
  if (merger.conflicts.length > 0) warnings.push('sides_conflict');
  const values = (['personName', 'organizationDisplayName', 'phones', 'emails', 'address'] as const)
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
    cut: sides.some(([, side]) => side.cut),
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

/** One address on each side, for the same mailbox at another domain: one of them is out of date. */
function conflictingEmails(merger: CardMerger, sides: readonly (readonly [CardSideName, CardSide])[]): void {
  const [front, back] = sides.map(([, side]) => side.emails.map((email) => email.value.toLowerCase()));
  if (front?.length !== 1 || back?.length !== 1 || front[0] === back[0]) return;
  if (front[0]!.split('@')[0] === back[0]!.split('@')[0])
    merger.conflicts.push({ field: 'email', front: front[0]!, back: back[0]! });
}

const PHONE_FIELDS = [
  ['work', 'phone'],
  ['direct', 'phone'],
  ['mobile', 'mobile'],
  ['fax', 'fax'],
] as const;
