import type { CheckResult, ValidationStatus } from '../../../contract/labels/extraction.labels.ts';
import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import type { Row } from '../page/rows.ts';
import type { CardConflict, CardData, OfCardFields } from './types.ts';

/** What a card must show to be taken without a look. */
export interface CardChecks {
  readonly personName: CheckResult;
  readonly organization: CheckResult;
  readonly contact: CheckResult;
  readonly phoneFormat: CheckResult;
  readonly sides: CheckResult;
  readonly reading: CheckResult;
}

export interface CardValidation {
  readonly status: ValidationStatus;
  readonly manualReview: boolean;
  readonly checks: CardChecks;
}

interface CardFindings {
  readonly card: CardData;
  readonly confidences: OfCardFields<number>;
  readonly conflicts: readonly CardConflict[];
  readonly sides: number;
  readonly unreadPhones: number;
  /** Not every line was looked at. */
  readonly cut: boolean;
  readonly readingConfidence: number;
}

const LEAST_NAME = 0.7;
const LEAST_IN_ENGLISH = 0.5;
const LEAST_READING = 0.6;

export function validateCard(findings: CardFindings): CardValidation {
  const { card, confidences, conflicts, sides, unreadPhones, cut, readingConfidence } = findings;
  const name = card.person.name;
  // Printed in English, or in English only.
  const isInEnglish =
    card.person.nameEnglish?.source === 'card_printed' && (confidences.personName ?? LEAST_NAME) >= LEAST_IN_ENGLISH;
  const checks: CardChecks = {
    personName:
      name === null ? 'not_checked' : (confidences.personName ?? 0) >= LEAST_NAME || isInEnglish ? 'passed' : 'failed',
    organization: card.organization.displayName === null ? 'not_checked' : 'passed',
    contact: card.contact.phones.length + card.contact.emails.length > 0 ? 'passed' : 'not_checked',
    phoneFormat:
      unreadPhones > 0
        ? 'failed'
        : card.contact.phones.length === 0
          ? 'not_applicable'
          : card.contact.phones.every((phone) => phone.international !== null)
            ? 'passed'
            : 'failed',
    sides: sides < 2 ? 'not_applicable' : conflicts.length === 0 ? 'passed' : 'failed',
    reading: readingConfidence >= LEAST_READING && !cut ? 'passed' : 'failed',
  };
  const passed = Object.values(checks).every((result) => result === 'passed' || result === 'not_applicable');
  return { status: passed ? 'passed' : 'review', manualReview: !passed, checks };
}

const LABEL = new RegExp(String.raw`(?:${CONTACT_LABELS.numbersOfCard})\s?[:：.]?\s?\(?\+?(\d[\d\-() .]{6,})`, 'gi');

/** Numbers behind a phone label that have not the form of one: said, not dropped without a word. */
export function unreadPhones(
  rows: readonly Row[],
  phones: readonly { readonly row: Row; readonly start: number }[],
): number {
  let count = 0;
  for (const row of rows)
    for (const match of matchesOf(row.text, LABEL)) {
      const from = match.index;
      const to = from + match[0].length;
      if (!phones.some((phone) => phone.row === row && phone.start >= from && phone.start <= to)) count++;
    }
  return count;
}
