import type { ResponseLanguage } from '../../contract/schema.ts';
import { type CompanyRecord, companyAddress } from '../../engines/registry/index.ts';
import type { CardEnrichment, EnrichmentDeps } from '../../usecases/card-enrichment.ts';
import { displayAddress, displayName, postalCode } from '../../usecases/company-display.ts';
import { isClosed } from '../../usecases/company-found.ts';
import type { InvoiceLookup } from '../../usecases/invoice-lookup.ts';
import { provenanceOf } from '../../usecases/truth/provenance.ts';
import { MAY_SAY, registryState } from '../../usecases/truth/what-may-be-said.ts';
import { companyAnswer } from '../company/verify.answer.ts';
import { invoiceProvenance } from '../invoice/verify.answer.ts';

/** The `company` block of an enriched card. */
export function enrichmentAnswer(deps: EnrichmentDeps, found: CardEnrichment, language: ResponseLanguage) {
  const { match, record, status } = found;
  const row = record && { number: record.corporateNumber, updateDate: record.updateDate };
  const provenance = provenanceOf('company', deps.companies.info, row, deps.now);
  const { flag } = MAY_SAY[registryState(deps.companies.info, deps.now)];
  return {
    match: {
      status,
      confidence: match?.score ?? null,
      confidence_scope: scopeOf(found),
      name_match: found.nameMatches,
      address_match: match?.addressMatch ?? null,
      address_status: found.addressStatus,
      possible_branch_or_office: found.mayBeBranch,
      candidate_count: match?.candidateCount ?? 0,
      match_type: match?.matchType ?? null,
      match_evidence: {
        legal_name: found.nameMatches,
        address: match?.addressMatch ?? null,
        email_domain: found.domains.email,
        website_domain: found.domains.website,
      },
      evidence_notes: notes(found),
    },
    legal_entity: record && legalEntity(deps, record, language),
    candidates: match ? companyAnswer(deps, match, language).candidates : [],
    invoice: invoiceResult(deps, found),
    source: provenance.source,
    data_freshness: provenance.freshness,
    data_as_of: provenance.asOf,
    risk_flags: flag ? [flag] : [],
    reason: match?.reason ?? null,
  };
}

function scopeOf({ status, record }: CardEnrichment) {
  if (status === 'verified_name_and_address') return 'company_name_and_address' as const;
  return record ? ('company_name_only' as const) : ('none' as const);
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

/** On a card an undecided registration was not checked. */
function cardInvoiceStatus(lookup: InvoiceLookup | null) {
  return lookup === null || lookup.status === 'not_determined' ? ('not_checked' as const) : lookup.status;
}

function invoiceResult(deps: EnrichmentDeps, { record, invoice: lookup }: CardEnrichment) {
  const provenance = lookup && invoiceProvenance(deps, lookup);
  return {
    status: cardInvoiceStatus(lookup),
    registration_number: lookup?.registrationNumber ?? null,
    verdict: lookup?.verdict ?? null,
    corporate_number: record?.corporateNumber ?? null,
    entity: lookup?.record?.entity ?? null,
    registration_date: lookup?.record?.registrationDate ?? null,
    cancel_date: lookup?.record?.disposalDate ?? null,
    data_freshness: provenance?.freshness ?? null,
    data_as_of: provenance?.asOf ?? null,
    source: provenance?.source ?? null,
    reason:
      lookup === null
        ? 'company_not_identified'
        : (lookup.undecided ?? (lookup.status === 'registered' ? null : lookup.status)),
    format_valid: lookup?.formatValid ?? null,
    checksum_valid: lookup?.checksumValid ?? null,
    qualified_invoice_registered: lookup?.verdict === 'qualified',
    verified: lookup?.verdict === 'qualified',
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
    '住所は、公表されている法人の支店・営業所である可能性があります。',
  ],
  branch_named_on_card: ['The card names a branch or office.', '名刺に支店・営業所の記載があります。'],
  name_similar_only: ['Only a similar, former or trade name was found.', '類似名・旧商号・屋号でのみ見つかりました。'],
  company_closed: ['The company is closed in the registry.', '登記記録が閉鎖されています。'],
} as const;

function notes(found: CardEnrichment) {
  const { domains, status } = found;
  const codes: (keyof typeof NOTES)[] = [];
  if (domains.email === true) codes.push('email_domain_fits_company');
  if (domains.website === true) codes.push('website_domain_fits_company');
  if (domains.shared) codes.push('email_and_website_share_domain');
  if (domains.freeMail && found.hasEmail) codes.push('free_mail_address');
  if (found.mayBeBranch) codes.push('address_may_be_a_branch');
  if (found.branchIsNamed) codes.push('branch_named_on_card');
  if (status === 'ambiguous') codes.push('name_similar_only');
  if (status === 'closed') codes.push('company_closed');
  return codes.map((code) => ({ code, message: NOTES[code][0], message_ja: NOTES[code][1] }));
}
