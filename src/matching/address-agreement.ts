/** How far two addresses agree; `incomparable` when one of them cannot be placed. Whoever parses addresses says it. */
const ADDRESS_AGREEMENTS = ['same_block', 'same_town', 'same_municipality', 'different', 'incomparable'] as const;
export type AddressAgreement = (typeof ADDRESS_AGREEMENTS)[number];

/** Same block or town is agreement; only the municipality in common, or less, is not; null when not comparable. */
export const addressAgrees = (agreement: AddressAgreement): boolean | null =>
  agreement === 'incomparable' ? null : agreement === 'same_block' || agreement === 'same_town';

export type AddressOutcome = 'match' | 'partial_match' | 'mismatch' | 'not_compared';

// The same municipality alone is too little: companies of one city are no neighbours.
const OUTCOMES: Readonly<Record<AddressAgreement, AddressOutcome>> = {
  same_block: 'match',
  same_town: 'partial_match',
  same_municipality: 'mismatch',
  different: 'mismatch',
  incomparable: 'not_compared',
};

/** Agreement in the words of the evidence endpoints. */
export const addressOutcome = (agreement: AddressAgreement): AddressOutcome => OUTCOMES[agreement];

/** The nearer of two: one registry may know of a move before the other. */
export const nearerAddress = (a: AddressAgreement, b: AddressAgreement): AddressAgreement =>
  ADDRESS_AGREEMENTS.indexOf(b) < ADDRESS_AGREEMENTS.indexOf(a) ? b : a;
