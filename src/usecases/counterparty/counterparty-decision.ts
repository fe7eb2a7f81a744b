import type { DecisionRow } from '../evidence/decision-table.ts';
import type { Discoverability, EntityMatch, IdentifierLink, TaxValidity } from './counterparty.types.ts';

export const COUNTERPARTY_DECISIONS_VALUES = [
  'confirmed',
  'confirmed_with_limits',
  'review',
  'not_confirmed',
  'unavailable',
] as const;
export type CounterpartyDecision = (typeof COUNTERPARTY_DECISIONS_VALUES)[number];

export interface CounterpartyFacts {
  readonly vatAsked: boolean;
  readonly participantAsked: boolean;
  readonly tax: TaxValidity;
  readonly match: EntityMatch;
  readonly discoverability: Discoverability;
  readonly link: IdentifierLink;
  /** The upstream's own word for its fault, of each network. */
  readonly viesCode: string | null;
  readonly peppolCode: string | null;
}

const taxDown = (f: CounterpartyFacts): boolean => f.tax.status === 'unavailable';
const networkDown = (f: CounterpartyFacts): boolean => f.discoverability.status === 'unavailable';
const notRegistered = (f: CounterpartyFacts): boolean =>
  ['not_registered', 'scheme_removed', 'identifier_invalid'].includes(f.discoverability.status);
/** A wrong check digit is our own finding; the network was not asked. */
const refusal = (f: CounterpartyFacts): string =>
  f.discoverability.status === 'identifier_invalid' ? 'identifier_checksum_invalid' : 'participant_not_registered';
/** Everything that was asked stayed without an answer. */
const nothing = (f: CounterpartyFacts): boolean =>
  (!f.vatAsked || taxDown(f)) && (!f.participantAsked || networkDown(f));

/** First row that fits. Tax validity, entity match and discoverability stay separate answers beside it. */
export const COUNTERPARTY_DECISIONS: readonly DecisionRow<CounterpartyFacts, CounterpartyDecision>[] = [
  {
    row: '1',
    when: (f) => f.link.status === 'conflict',
    status: 'review',
    verified: false,
    review: true,
    reason: 'hard_identifier_conflict',
  },
  {
    row: '2',
    when: (f) => f.tax.status === 'invalid' || f.tax.status === 'format_invalid',
    status: 'not_confirmed',
    verified: false,
    review: true,
    reason: 'vat_invalid',
  },
  {
    row: '3',
    when: (f) => f.tax.status === 'valid' && (f.match.name === 'mismatch' || f.match.city === 'mismatch'),
    status: 'review',
    verified: false,
    review: true,
    reason: 'entity_mismatch',
  },
  {
    row: '4a',
    when: nothing,
    status: 'unavailable',
    verified: false,
    review: true,
    reason: (f) => f.viesCode ?? f.peppolCode ?? 'source_unavailable',
  },
  {
    row: '4b',
    when: taxDown,
    status: 'review',
    verified: false,
    review: true,
    reason: (f) => f.viesCode ?? 'source_unavailable',
  },
  {
    row: '4c',
    when: (f) => f.tax.status === 'unsupported_country',
    status: 'review',
    verified: false,
    review: true,
    reason: 'vat_country_not_supported',
  },
  {
    row: '5a',
    when: (f) => notRegistered(f) && !f.vatAsked,
    status: 'not_confirmed',
    verified: false,
    review: true,
    reason: refusal,
  },
  {
    row: '5b',
    when: notRegistered,
    status: 'review',
    verified: false,
    review: true,
    reason: refusal,
  },
  {
    row: '4d',
    when: networkDown,
    status: 'review',
    verified: false,
    review: true,
    reason: (f) => f.peppolCode ?? 'source_unavailable',
  },
  {
    row: '6',
    when: (f) => f.discoverability.status === 'discoverable_document_unsupported',
    status: 'review',
    verified: false,
    review: true,
    reason: 'document_type_not_supported',
  },
  {
    row: '7',
    when: (f) => f.match.name === 'match',
    status: 'confirmed',
    verified: true,
    review: false,
    reason: 'all_checks_passed',
  },
  {
    row: '8a',
    when: (f) => f.match.name === 'partial_match',
    status: 'confirmed_with_limits',
    verified: false,
    review: false,
    reason: 'entity_partial_match',
  },
  {
    row: '8b',
    when: (f) => f.match.name === 'mismatch',
    status: 'review',
    verified: false,
    review: true,
    reason: 'entity_mismatch',
  },
  {
    row: '8',
    when: () => true,
    status: 'confirmed_with_limits',
    verified: false,
    review: false,
    reason: 'entity_not_disclosed',
  },
];
