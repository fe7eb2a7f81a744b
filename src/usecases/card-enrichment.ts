import type { CardAddressStatus, CardMatchStatus } from '../contract/labels/extraction.labels.ts';
import type { ResponseLanguage } from '../contract/schema.ts';
import type { ExtractedCard } from '../engines/extraction/index.ts';
import {
  type CompanyRecord,
  type CompanyRegistry,
  companyAddress,
  type InvoiceRegistry,
} from '../engines/registry/index.ts';
import { type DomainEvidence, domainEvidence } from './card-domains.ts';
import { isClosed } from './company-found.ts';
import { matchCompany } from './company-match.ts';
import type { CompanyMatch } from './company-match.types.ts';
import { companyResponse, displayAddress, displayName, postalCode } from './company-response.ts';
import { lookUpInvoice } from './invoice-lookup.ts';
import { verdictOf } from './invoice-status.ts';
import { freshnessOf } from './registry-freshness.ts';

export interface EnrichmentDeps {
  readonly companies: CompanyRegistry;
  readonly invoices: InvoiceRegistry;
  readonly now: Date;
  /** Official English name from the securities filings, by corporate number. */
  readonly edinetName?: (corporateNumber: string) => string | null;
}

const SURE_NAMES = new Set(['exact', 'normalized', 'kana', 'english']);
const BRANCH = /(?:支店|支社|支部|営業所|事業所|出張所|工場|センター|研究所)$/;

/** Matches the organisation of a card with both registries: a pre-check of the company, never of the person or card. */
export function enrichCard(deps: EnrichmentDeps, extracted: ExtractedCard, language: ResponseLanguage) {
  const { organization, person, address, contact } = extracted.card;
  const name = organization.legal_name ?? organization.display_name ?? organization.display_name_en;
  const match = name === null ? null : matchCompany(deps, { name, address: address.raw ?? address.raw_en });
  const record = match?.record ?? null;
  const addressStatus = addressStatusOf(match);
  const status = statusOf(deps, match, addressStatus);
  const domains = domainEvidence(extracted, record);
  const verifiedName = status === 'verified_name_and_address' || status === 'verified_name_only';
  const elsewhere = addressStatus === 'different_from_registered_address' || addressStatus === 'same_municipality';
  const branch = verifiedName && elsewhere;
  const presented = match && companyResponse(deps, match, language);
  return {
    company: {
      match: {
        status,
        confidence: match?.score ?? null,
        confidence_scope:
          status === 'verified_name_and_address'
            ? ('company_name_and_address' as const)
            : record
              ? ('company_name_only' as const)
              : ('none' as const),
        name_match: record === null ? null : match?.name !== null && SURE_NAMES.has(match?.name ?? ''),
        address_match: match?.addressMatch ?? null,
        address_status: addressStatus,
        possible_branch_or_office: branch,
        candidate_count: match?.candidateCount ?? 0,
        match_type: match?.matchType ?? null,
        match_evidence: {
          legal_name: record === null ? null : SURE_NAMES.has(match?.name ?? ''),
          address: match?.addressMatch ?? null,
          email_domain: domains.email,
          website_domain: domains.website,
        },
        evidence_notes: notes(
          status,
          domains,
          branch,
          person.departments.some((unit) => BRANCH.test(unit)),
          contact.emails.length,
        ),
      },
      legal_entity: record && legalEntity(deps, record, language),
      candidates: presented ? presented.candidates : [],
      invoice: invoiceResult(deps, record),
      source: 'nta_corporate_registry' as const,
      data_freshness: freshnessOf(deps.companies.info, deps.now),
      data_as_of: deps.companies.info.dataAsOf,
    },
    warnings: [
      ...(verifiedName && addressStatus === 'different_from_registered_address'
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
  if (match.record === null) return match.status === 'ambiguous' ? 'ambiguous' : 'not_found';
  if (isClosed(match.record, deps.now)) return 'closed';
  // A similar, former or trade name points at a company without naming it.
  if (!SURE_NAMES.has(match.name ?? '')) return 'ambiguous';
  return address === 'matches_registered_address' ? 'verified_name_and_address' : 'verified_name_only';
}

function legalEntity(deps: EnrichmentDeps, record: CompanyRecord, language: ResponseLanguage) {
  const name = displayName(deps, record, language);
  const address = displayAddress(deps.companies, record, language);
  return {
    name: record.name,
    name_en: name?.text ?? null,
    name_en_source: name?.source ?? null,
    name_en_confidence: name?.confidence ?? null,
    corporate_number: record.corporateNumber,
    status: isClosed(record, deps.now) ? 'closed' : 'active',
    address: companyAddress(record) || null,
    address_en: address?.text ?? null,
    address_en_source: address?.source ?? null,
    address_en_confidence: address?.confidence ?? null,
    postal_code: postalCode(record),
    prefecture: record.prefecture || null,
    city: record.city || null,
    assignment_date: record.assignmentDate,
    close_date: record.closeDate,
  };
}

/** The T-number of a company is its corporate number, so the match answers for both registries. */
function invoiceResult(deps: EnrichmentDeps, record: CompanyRecord | null) {
  const lookup = record && lookUpInvoice(deps, `T${record.corporateNumber}`);
  return {
    status: lookup?.status ?? ('not_checked' as const),
    registration_number: lookup?.registrationNumber ?? null,
    verdict: lookup ? verdictOf(lookup.status) : null,
    corporate_number: record?.corporateNumber ?? null,
    entity: lookup?.record?.entity ?? null,
    registration_date: lookup?.record?.registrationDate ?? null,
    cancel_date: lookup?.record?.disposalDate ?? null,
    data_freshness: lookup ? freshnessOf(deps.invoices.info, deps.now) : null,
    data_as_of: lookup ? deps.invoices.info.dataAsOf : null,
    source: lookup ? 'nta_invoice_registry' : null,
    reason: lookup === null ? 'company_not_identified' : lookup.status === 'registered' ? null : lookup.status,
    format_valid: lookup?.formatValid ?? null,
    checksum_valid: lookup?.checksumValid ?? null,
    qualified_invoice_registered: lookup?.status === 'registered',
    verified: lookup?.status === 'registered',
  };
}

const NOTES = {
  email_domain_fits_company: ['The e-mail domain fits the company name.', 'メールのドメインが会社名と一致します。'],
  website_domain_fits_company: [
    'The website domain fits the company name.',
    'Web サイトのドメインが会社名と一致します。',
  ],
  email_and_website_share_domain: ['E-mail and website share one domain.', 'メールと Web サイトのドメインが同じです。'],
  free_mail_address: ['The e-mail address is of a free mail service.', 'フリーメールのアドレスです。'],
  address_may_be_a_branch: [
    'The address may be a branch or office of the registered company.',
    '住所は登記上の法人の支店・営業所である可能性があります。',
  ],
  branch_named_on_card: ['The card names a branch or office.', '名刺に支店・営業所の記載があります。'],
  name_similar_only: ['Only a similar, former or trade name was found.', '類似名・旧商号・屋号でのみ見つかりました。'],
  company_closed: ['The company is closed in the registry.', '登記記録が閉鎖されています。'],
} as const;

function notes(
  status: CardMatchStatus,
  domains: DomainEvidence,
  branch: boolean,
  branchNamed: boolean,
  emails: number,
) {
  const codes: (keyof typeof NOTES)[] = [];
  if (domains.email === true) codes.push('email_domain_fits_company');
  if (domains.website === true) codes.push('website_domain_fits_company');
  if (domains.shared) codes.push('email_and_website_share_domain');
  if (domains.freeMail && emails > 0) codes.push('free_mail_address');
  if (branch) codes.push('address_may_be_a_branch');
  if (branchNamed) codes.push('branch_named_on_card');
  if (status === 'ambiguous') codes.push('name_similar_only');
  if (status === 'closed') codes.push('company_closed');
  return codes.map((code) => ({ code, message: NOTES[code][0], message_ja: NOTES[code][1] }));
}
