import type { CardAddressStatus, CardMatchStatus } from '../contract/labels/extraction.labels.ts';
import type { ExtractedCard } from '../engines/extraction/index.ts';
import type { CompanyRecord, CompanyRegistry, InvoiceRegistry } from '../engines/registry/index.ts';
import { nameAgrees, verifiesByName } from '../matching/index.ts';
import { type DomainEvidence, domainEvidence } from './card-domains.ts';
import { isClosed } from './company-found.ts';
import { matchCompany } from './company-match.ts';
import type { CompanyMatch } from './company-match.types.ts';
import { type InvoiceLookup, lookUpInvoice } from './invoice-lookup.ts';

export interface EnrichmentDeps {
  readonly companies: CompanyRegistry;
  readonly invoices: InvoiceRegistry;
  readonly now: Date;
  /** Official English name from the securities filings, by corporate number. */
  readonly edinetName?: (corporateNumber: string) => string | null;
  readonly edinetNumbers?: (name: string) => readonly string[];
}

/** What the registries say about the organisation of a card. */
export interface CardEnrichment {
  /** Null when the card names no organisation. */
  readonly match: CompanyMatch | null;
  readonly record: CompanyRecord | null;
  readonly status: CardMatchStatus;
  readonly addressStatus: CardAddressStatus;
  /** Whether the name alone points at the company; null without one. */
  readonly nameMatches: boolean | null;
  readonly domains: DomainEvidence;
  readonly hasEmail: boolean;
  readonly mayBeBranch: boolean;
  readonly branchIsNamed: boolean;
  readonly invoice: InvoiceLookup | null;
  readonly warnings: readonly ('company_address_mismatch' | 'company_ambiguous')[];
}

const BRANCH = /(?:支店|支社|支部|営業所|事業所|出張所|工場|センター|研究所)$/;

/** Matches the organisation of a card with both registries: a pre-check of the company, never of the person or card. */
export function enrichCard(deps: EnrichmentDeps, extracted: ExtractedCard): CardEnrichment {
  const { organization, person, address, contact } = extracted.card;
  const name = organization.legalName ?? organization.displayName ?? organization.displayNameEnglish?.text ?? null;
  const match = name === null ? null : matchCompany(deps, { name, address: address.raw ?? address.rawEnglish });
  const record = match?.record ?? null;
  const addressStatus = addressStatusOf(match);
  const status = statusOf(deps, match, addressStatus);
  const nameIsVerified = status === 'verified_name_and_address' || status === 'verified_name_only';
  const isElsewhere = addressStatus === 'different_from_registered_address' || addressStatus === 'same_municipality';
  return {
    match,
    record,
    status,
    addressStatus,
    nameMatches: record === null ? null : isSure(match),
    domains: domainEvidence(extracted, record),
    hasEmail: contact.emails.length > 0,
    mayBeBranch: nameIsVerified && isElsewhere,
    branchIsNamed: person.departments.some((unit) => BRANCH.test(unit)),
    // The T-number of a company is its corporate number, so the match answers for both registries.
    invoice: record && lookUpInvoice(deps, `T${record.corporateNumber}`),
    warnings: [
      ...(nameIsVerified && addressStatus === 'different_from_registered_address'
        ? (['company_address_mismatch'] as const)
        : []),
      ...(status === 'ambiguous' ? (['company_ambiguous'] as const) : []),
    ],
  };
}

function addressStatusOf(match: CompanyMatch | null): CardAddressStatus {
  switch (match?.address) {
    case 'same_block':
    case 'same_town':
      return 'matches_registered_address';
    case 'same_municipality':
      return 'same_municipality';
    case 'different':
      return 'different_from_registered_address';
    default:
      return 'not_compared';
  }
}

function statusOf(deps: EnrichmentDeps, match: CompanyMatch | null, address: CardAddressStatus): CardMatchStatus {
  if (match === null) return 'not_checked';
  if (match.riskFlags.includes('identifier_conflict')) return 'conflict';
  if (match.status === 'not_determined') return 'not_checked';
  if (match.record === null) return match.status === 'ambiguous' ? 'ambiguous' : 'not_found';
  if (isClosed(match.record, deps.now)) return 'closed';
  // A similar, former or trade name points at a company without naming it.
  if (!isSure(match)) return 'ambiguous';
  if (address === 'matches_registered_address') return 'verified_name_and_address';
  // Without the address only the full legal name tells one company from its namesakes.
  return verifiesByName(match.name!, null) ? 'verified_name_only' : 'ambiguous';
}

const isSure = (match: CompanyMatch | null): boolean => match !== null && match.name !== null && nameAgrees(match.name);
