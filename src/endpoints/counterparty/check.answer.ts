import type { CounterpartyFinding } from '../../usecases/counterparty/check-counterparty.ts';
import type { Discoverability, EntityMatch, TaxValidity } from '../../usecases/counterparty/counterparty.types.ts';
import { type AnsweredCall, type AnswerKind, reportAnswer } from '../evidence.answer.ts';

const KIND: AnswerKind = {
  version: 'counterparty-check.v1',
  scope: 'vat_validity_and_network_discoverability',
  notCovered: ['permission_to_trade', 'creditworthiness', 'network_certification', 'sanctions', 'beneficial_ownership'],
};

/** Three answers that stay apart: is the number valid, does the name belong to it, can documents be sent there. */
export const counterpartyAnswer = (finding: CounterpartyFinding, call: AnsweredCall) => ({
  ...reportAnswer(finding, KIND, call),
  verified: finding.verified,
  decision: finding.status,
  tax_validity: taxAnswer(finding.tax),
  entity_match: matchAnswer(finding.match),
  discoverability: discoverabilityAnswer(finding.discoverability),
  identifier_link: finding.link,
});

const taxAnswer = (tax: TaxValidity) => ({
  status: tax.status,
  vat_id: tax.vatId,
  country_code: tax.countryCode,
  format_valid: tax.formatValid,
  checksum_valid: tax.checksumValid,
  checked_at: tax.checkedAt,
  consultation_number: tax.consultationNumber,
  upstream_code: tax.upstreamCode,
  retryable: tax.retryable,
});

const matchAnswer = (match: EntityMatch) => ({
  status: match.status,
  name: match.name,
  street: match.street,
  postal_code: match.postalCode,
  city: match.city,
  basis: match.basis,
});

const discoverabilityAnswer = (found: Discoverability) => ({
  status: found.status,
  participant_id: found.participantId,
  scheme_code: found.schemeCode,
  scheme_name: found.schemeName,
  scheme_state: found.schemeState,
  sml_registered: found.smlRegistered,
  smp_reachable: found.smpReachable,
  document_types_count: found.documentTypeCount,
  requested_document_supported: found.documentSupported,
  matched_document_type: found.matchedDocumentType,
  wildcard_match: found.wildcardMatch,
  endpoint_active: found.endpointActive,
  transport_profile: found.transportProfile,
  directory_listed: found.directoryListed,
  signature_checked: found.signatureChecked,
  checked_at: found.checkedAt,
});
