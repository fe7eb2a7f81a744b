/**
 * What the words of the answers claim, after the contract alone: no table of the service is read here, so that a new
 * word, or one used where it may not be, is seen.
 */
export type Claim =
  /** Somebody is who they say, or is registered: rests on a row of data that prove it. */
  | 'positive'
  /** A row is shown as it stood on the day of the data. */
  | 'shown'
  /** The registration has ended or not begun: a "no" that a row says. */
  | 'ended'
  /** What was sent does not agree with the row under that number. */
  | 'disagrees'
  /** There is no such row: only a complete and fresh register says it. */
  | 'negative'
  | 'neutral';

type Words = Readonly<Record<string, Claim>>;
/** Places of an answer, `[]` for the items of a list. */
export type Claims = Readonly<Record<string, Words>>;

const YES: Words = { true: 'positive', false: 'neutral' };
const COMPANY: Words = {
  active: 'shown',
  closed: 'shown',
  ambiguous: 'neutral',
  not_found: 'negative',
  not_determined: 'neutral',
  invalid_corporate_number: 'neutral',
};
const INVOICE: Words = {
  registered: 'shown',
  not_yet_effective: 'shown',
  cancelled: 'shown',
  expired: 'shown',
  not_found: 'negative',
  not_determined: 'neutral',
  not_checked: 'neutral',
  invalid_format: 'neutral',
  invalid_checksum: 'neutral',
  null: 'neutral',
};
const VERDICT: Words = { qualified: 'positive', not_qualified: 'ended', unknown: 'neutral', null: 'neutral' };
const DECISION: Words = {
  verified: 'positive',
  registered_unconfirmed: 'positive',
  name_mismatch: 'disagrees',
  address_mismatch: 'disagrees',
  not_yet_effective: 'ended',
  cancelled: 'ended',
  expired: 'ended',
  not_registered: 'negative',
  not_determined: 'neutral',
  invalid_number: 'neutral',
  no_registration_number: 'neutral',
};
const under = (place: string, claims: Claims): Claims =>
  Object.fromEntries(Object.entries(claims).map(([at, words]) => [place + at, words]));

const company: Claims = { '.status': COMPANY, '.verified': YES, '.candidates[].status': COMPANY };
const invoice: Claims = { '.status': INVOICE, '.verdict': VERDICT, '.qualified_invoice_registered': YES };
const checked: Claims = {
  '.decision': DECISION,
  '.verdict': VERDICT,
  '.qualified_invoice_registered': YES,
  '.registration_status': INVOICE,
  '.status_on_date': INVOICE,
  '.company_match': { true: 'positive', false: 'disagrees', null: 'neutral' },
};
/** Checks of the evidence reports: `failed` and `passed` are said of a source, and so rest on what it has. */
const FOUND: Words = { passed: 'shown', failed: 'negative', inconclusive: 'neutral', not_performed: 'neutral' };
const AGREES: Words = { passed: 'shown', failed: 'disagrees', inconclusive: 'neutral', not_performed: 'neutral' };

export const CLAIMS: Readonly<Record<string, Claims>> = {
  '/jp-company/verify': company,
  '/jp-company/report': company,
  '/jp-company/verify-batch': under('.results[]', company),
  '/jp-invoice/verify': invoice,
  '/jp-invoice/verify-batch': under('.results[]', invoice),
  '/jp-invoice/check': checked,
  '/jp-invoice/extract-and-verify': under('.verification', checked),
  '/jp-receipt/extract': under('.qualified_invoice', checked),
  '/jp-business-card/extract-and-enrich': {
    '.company.match.status': {
      verified_name_and_address: 'positive',
      verified_name_only: 'positive',
      closed: 'shown',
      not_found: 'negative',
      conflict: 'disagrees',
      ambiguous: 'neutral',
      not_checked: 'neutral',
    },
    '.company.legal_entity.status': COMPANY,
    ...under('.company.invoice', { ...invoice, '.verified': YES }),
  },
  '/v1/suppliers/resolve': {
    '.status': {
      resolved: 'positive',
      // A row was found under the number, or one under the name: shown with what keeps it from being verified.
      resolved_with_warnings: 'shown',
      ambiguous: 'neutral',
      not_found: 'negative',
      conflict: 'disagrees',
      insufficient_evidence: 'neutral',
    },
    '.verified': YES,
    '.checks.corporate_number_registered.status': FOUND,
    // Fails for a registration that ended, too.
    '.checks.qualified_invoice_registered.status': { ...FOUND, failed: 'ended' },
    '.checks.name_match.status': AGREES,
    // Persons, and issuers without a corporate row, have no status of a company.
    '.supplier.status': { ...COMPANY, null: 'neutral' },
    '.supplier.invoice.status': INVOICE,
  },
  '/v1/entities/resolve-cross-border': {
    '.status': {
      verified: 'positive',
      identified: 'positive',
      probable: 'shown',
      ambiguous: 'neutral',
      not_found: 'negative',
      conflict: 'disagrees',
      insufficient_evidence: 'neutral',
    },
    '.verified': YES,
    '.checks.identifier_found.status': FOUND,
    '.checks.name_match.status': AGREES,
  },
  '/v1/invoices/counterparty-check': {
    '.decision': {
      confirmed: 'positive',
      confirmed_with_limits: 'positive',
      review: 'neutral',
      not_confirmed: 'negative',
    },
    '.verified': YES,
    '.tax_validity.status': {
      valid: 'positive',
      invalid: 'negative',
      format_invalid: 'neutral',
      unsupported_country: 'neutral',
      unavailable: 'neutral',
      not_requested: 'neutral',
    },
    '.checks.vat_valid.status': FOUND,
    '.checks.participant_registered.status': FOUND,
    '.discoverability.sml_registered': { true: 'positive', false: 'negative', null: 'neutral' },
  },
  '/jp-regulated-entity/verify': {
    '.status': {
      // With stale lists: how the row stood on their day, never verified.
      registered: 'shown',
      registered_other_category: 'shown',
      not_found: 'negative',
      ambiguous: 'neutral',
      conflict: 'disagrees',
      coverage_unavailable: 'neutral',
    },
    '.verified': YES,
    '.checks.registration_number_listed.status': FOUND,
    '.checks.corporate_number_listed.status': FOUND,
  },
  '/jp-company/filings': {
    '.status': { found: 'shown', no_filings_in_range: 'negative', coverage_partial: 'neutral' },
  },
  '/v1/entities/{entity_id}/filing-risk-snapshot': {
    '.status': {
      observed: 'shown',
      no_periodic_filings: 'negative',
      registrant_inactive: 'shown',
      coverage_partial: 'neutral',
    },
  },
  '/v1/invoices/validate-jp-pint': {
    '.decision': {
      verified: 'positive',
      valid_unverified: 'neutral',
      manual_review: 'neutral',
      // The document breaks a rule of the format: its own text is the proof.
      rejected: 'neutral',
    },
    '.trusted': YES,
    '.issuer_evidence.registry_status': { ...INVOICE, invalid_number: 'neutral', no_number: 'neutral' },
    '.issuer_evidence.status_on_date': { ...INVOICE, invalid_number: 'neutral' },
    '.issuer_evidence.name_match': { true: 'positive', false: 'disagrees', null: 'neutral' },
  },
};
