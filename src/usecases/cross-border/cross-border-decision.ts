import type { DecisionRow } from '../evidence/decision-table.ts';
import type { Finding } from './cross-border.types.ts';

export const CROSS_BORDER_STATUSES = [
  'verified',
  'identified',
  'probable',
  'ambiguous',
  'not_found',
  'conflict',
  'insufficient_evidence',
] as const;
export type CrossBorderStatus = (typeof CROSS_BORDER_STATUSES)[number];

export interface CrossBorderFacts extends Finding {
  readonly hasIdentifier: boolean;
  readonly identifierInvalid: boolean;
  /** The register of a given number, complete and fresh, does not have it. */
  readonly identifierAbsent: boolean;
  /** The register of a given number cannot tell. */
  readonly identifierUndecided: boolean;
  /** Old data show how the entity stood; that something agrees with it now, or does not, they do not say. */
  readonly dated: boolean;
  /** The identifier is registered; its holder has no corporate number. */
  readonly unnumbered: boolean;
  /** The T-number belongs to a natural person. */
  readonly individual: boolean;
  /** Identifiers lead to different entities, or to another jurisdiction than asked. */
  readonly identifiersConflict: boolean;
}

const active = (f: CrossBorderFacts): boolean => f.entity?.status === 'active' && !f.entity.isBranch;
const found = (f: CrossBorderFacts): boolean => f.hasIdentifier && f.entity !== null;

function why(f: CrossBorderFacts): string {
  if (f.entity?.isBranch) return 'branch_not_legal_entity';
  if (f.entity?.status !== 'active') return 'entity_not_active';
  return f.name === 'previous' ? 'previous_name_used' : 'fuzzy_match_only';
}

/** First row that fits. `verified` needs an identifier and an agreeing name; a hard conflict is never verified. */
export const CROSS_BORDER_DECISIONS: readonly DecisionRow<CrossBorderFacts, CrossBorderStatus>[] = [
  {
    row: '1',
    when: (f) => f.identifiersConflict,
    status: 'conflict',
    verified: false,
    review: true,
    reason: 'hard_identifier_conflict',
  },
  {
    row: 'checksum',
    when: (f) => f.identifierInvalid,
    status: 'insufficient_evidence',
    verified: false,
    review: true,
    reason: 'identifier_checksum_invalid',
  },
  {
    row: 'individual',
    when: (f) => f.individual,
    status: 'insufficient_evidence',
    verified: false,
    review: true,
    reason: 'individual_issuer',
  },
  {
    row: '9a',
    when: (f) => f.hasIdentifier && f.unavailable,
    status: 'insufficient_evidence',
    verified: false,
    review: true,
    reason: (f) => f.undecided ?? 'source_unavailable',
  },
  {
    row: '5a',
    when: (f) => f.identifierAbsent,
    status: 'not_found',
    verified: false,
    review: true,
    reason: 'identifier_not_found',
  },
  {
    row: 'unnumbered',
    when: (f) => f.unnumbered,
    status: 'insufficient_evidence',
    verified: false,
    review: true,
    reason: 'no_corporate_number',
  },
  {
    row: '2',
    when: (f) => found(f) && f.name === 'different',
    status: 'conflict',
    verified: false,
    review: true,
    reason: 'name_conflicts_with_identifier',
  },
  {
    row: '3',
    when: (f) => found(f) && active(f) && f.name === 'agrees',
    status: 'verified',
    verified: true,
    review: false,
    reason: 'identifier_and_name_match',
  },
  {
    row: '3b',
    when: (f) => found(f) && active(f) && f.name === null,
    status: 'identified',
    verified: false,
    review: false,
    reason: 'identifier_only',
  },
  { row: '4', when: found, status: 'probable', verified: false, review: true, reason: why },
  {
    row: '6',
    when: (f) => f.missing && f.liveOnly,
    status: 'insufficient_evidence',
    verified: false,
    review: true,
    reason: 'dissolved_not_covered',
  },
  {
    row: '5',
    when: (f) => f.missing,
    status: 'not_found',
    verified: false,
    review: true,
    reason: 'identifier_not_found',
  },
  {
    row: '9c',
    when: (f) => f.undecided !== null,
    status: 'insufficient_evidence',
    verified: false,
    review: true,
    reason: (f) => f.undecided ?? 'source_unavailable',
  },
  {
    row: '7',
    when: (f) => f.single && f.name === 'agrees' && f.address === 'match',
    status: 'probable',
    verified: false,
    review: false,
    reason: 'name_and_address_match',
  },
  { row: '8a', when: (f) => f.single, status: 'probable', verified: false, review: true, reason: 'name_only_match' },
  {
    row: '8b',
    when: (f) => f.candidates.length > 0,
    status: 'ambiguous',
    verified: false,
    review: true,
    reason: 'multiple_candidates',
  },
  {
    row: '9b',
    when: (f) => f.unavailable,
    status: 'insufficient_evidence',
    verified: false,
    review: true,
    reason: (f) => f.undecided ?? 'source_unavailable',
  },
  { row: '8c', when: () => true, status: 'not_found', verified: false, review: true, reason: 'no_candidate' },
];
