import { nameAgrees } from '../../matching/index.ts';
import type { DecisionRow } from '../evidence/decision-table.ts';
import type { SupplierFacts } from './supplier-facts.ts';

export const SUPPLIER_STATUSES = [
  'resolved',
  'resolved_with_warnings',
  'ambiguous',
  'not_found',
  'conflict',
  'insufficient_evidence',
] as const;
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number];

const addressAgrees = ({ address }: SupplierFacts): boolean => address !== 'mismatch';
/** A registration that ended is a warning always, one that has not begun only when its number was sent. */
const invoiceHolds = ({ invoice, registrationAsked }: SupplierFacts): boolean =>
  invoice === null || invoice.status === 'registered' || (invoice.status === 'not_yet_effective' && !registrationAsked);

/** The flag that keeps a found identifier from being verified. */
function warning(facts: SupplierFacts): string {
  if (facts.company?.closed) return facts.company.successor ? 'merged_into_successor' : 'company_closed';
  if (facts.name === 'previous') return 'previous_name_used';
  if (facts.name !== null && !nameAgrees(facts.name)) return 'fuzzy_match_only';
  if (!addressAgrees(facts)) return 'address_mismatch';
  if (facts.invoice?.status === 'not_yet_effective') return 'invoice_not_registered';
  return 'invoice_cancelled';
}

/** First row that fits. A name alone never verifies a supplier. */
export const SUPPLIER_DECISIONS: readonly DecisionRow<SupplierFacts, SupplierStatus>[] = [
  {
    row: '1',
    when: (f) => f.identifiersDiffer,
    status: 'conflict',
    verified: false,
    review: true,
    reason: 'identifier_conflict',
  },
  {
    row: '2',
    when: (f) => f.name === 'different' && f.undecided === null,
    status: 'conflict',
    verified: false,
    review: true,
    reason: 'name_conflicts_with_identifier',
  },
  {
    row: '3',
    when: (f) => f.invalidIdentifier,
    status: 'insufficient_evidence',
    verified: false,
    review: true,
    reason: 'identifier_checksum_invalid',
  },
  {
    row: '4',
    when: (f) => f.missingIdentifier && f.undecided === null,
    status: 'not_found',
    verified: false,
    review: true,
    reason: 'identifier_not_registered',
  },
  {
    row: '5',
    when: (f) => f.undecided !== null,
    status: 'insufficient_evidence',
    verified: false,
    review: true,
    reason: (f) => f.undecided ?? 'source_unavailable',
  },
  {
    row: 'individual',
    when: (f) => f.individual,
    status: 'resolved_with_warnings',
    verified: false,
    review: true,
    reason: 'individual_issuer',
  },
  {
    row: '6',
    when: (f) =>
      f.company !== null &&
      !f.company.closed &&
      (f.name === null || nameAgrees(f.name)) &&
      addressAgrees(f) &&
      invoiceHolds(f),
    status: 'resolved',
    verified: true,
    review: false,
    reason: 'identifier_match',
  },
  {
    row: '7',
    when: (f) => f.company !== null,
    status: 'resolved_with_warnings',
    verified: false,
    review: true,
    reason: warning,
  },
  {
    row: '7b',
    // Registered as an issuer, and in no row of the corporate registry.
    when: (f) => f.hasIdentifier && f.invoice !== null,
    status: 'resolved_with_warnings',
    verified: false,
    review: true,
    reason: 'corporate_status_unknown',
  },
  {
    row: '8',
    when: (f) =>
      f.single !== null &&
      !f.single.company.closed &&
      f.singleAddress === 'match' &&
      f.name !== null &&
      nameAgrees(f.name),
    status: 'resolved',
    verified: true,
    review: false,
    reason: 'name_and_address_match',
  },
  {
    row: '9',
    when: (f) => f.single !== null,
    status: 'resolved_with_warnings',
    verified: false,
    review: true,
    reason: 'name_only_match',
  },
  {
    row: '10',
    when: (f) => f.matches.length > 0,
    status: 'ambiguous',
    verified: false,
    review: true,
    reason: 'multiple_candidates',
  },
  { row: '11', when: () => true, status: 'not_found', verified: false, review: false, reason: 'no_candidate' },
];
