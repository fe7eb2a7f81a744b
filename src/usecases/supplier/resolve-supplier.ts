import type { Asked } from '../../connectors/core/upstream.ts';
import type { Activity } from '../../connectors/gbizinfo/activity.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import { dateInJapan, toEpochDay } from '../../japan/business-days.ts';
import { foldCompanyName } from '../../japan/company-name.ts';
import { isCorporateNumber, parseTNumber } from '../../japan/corporate-number.ts';
import { decide } from '../evidence/decision-table.ts';
import type { Candidate, Grade, MatchType } from '../evidence/evidence.types.ts';
import { EvidenceLog } from '../evidence/evidence-log.ts';
import { compareWithCompany, nameAgrees, nameGrade } from '../evidence/jp-names.ts';
import { isUsable, type JapaneseRegistry, type JpCompany } from '../evidence/jp-registry.ts';
import { makeReport, type Report } from '../evidence/report.ts';
import { coverRegistry, lookUpAddress } from './registry-evidence.ts';
import { SUPPLIER_DECISIONS, type SupplierStatus } from './supplier-decision.ts';
import type { SupplierFacts } from './supplier-facts.ts';
import { type SupplierRecord, supplierRecord } from './supplier-record.ts';

export interface SupplierQuestion {
  readonly name: string | null;
  readonly corporateNumber: string | null;
  readonly registrationNumber: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly includeActivity: boolean;
  readonly language: ResponseLanguage;
}

export interface SupplierDeps {
  readonly registry: JapaneseRegistry;
  /** Undefined: switched off or without a token. */
  readonly activity: ((corporateNumber: string) => Promise<Asked<Activity>>) | undefined;
  readonly now: Date;
  readonly requestId: string;
}

const CHECKS = [
  'corporate_number_format',
  'corporate_number_checksum',
  'corporate_number_registered',
  'corporate_status_active',
  'registration_number_format',
  'registration_number_checksum',
  'qualified_invoice_registered',
  'identifier_consistency',
  'name_match',
  'address_match',
  'address_structure',
] as const;
const SOURCES = ['nta_corporate_registry', 'nta_invoice_registry', 'jp_postal_data', 'gbizinfo'] as const;
const NOT_COVERED = [
  'kyc',
  'aml_sanctions',
  'beneficial_ownership',
  'creditworthiness',
  'legal_status_advice',
  'phone_and_bank_account',
];
export type SupplierCheck = (typeof CHECKS)[number];
export type SupplierLog = EvidenceLog<SupplierCheck, (typeof SOURCES)[number]>;

export interface SupplierAnswer extends Report<SupplierStatus, SupplierCheck> {
  readonly verified: boolean;
  readonly match_type: MatchType;
  readonly match_score: number | null;
  readonly match_grade: string;
  readonly confidence_band: 'deterministic' | 'high' | 'medium' | 'low' | 'none';
  readonly disambiguation_hints: readonly string[];
  readonly supplier: SupplierRecord | null;
  readonly candidates: readonly Candidate[];
  readonly candidate_count: number;
  readonly candidates_truncated: boolean;
  readonly activity: (Activity & { readonly enabled: true; readonly source_note: string }) | null;
}

/** Resolves a supplier from company, qualified-invoice and address evidence. No conclusion on KYB is drawn. */
export async function resolveSupplier(deps: SupplierDeps, question: SupplierQuestion): Promise<SupplierAnswer> {
  const log: SupplierLog = new EvidenceLog({ checks: CHECKS, sources: SOURCES, now: deps.now });
  const facts = gather(deps, question, log);
  const decision = decide(SUPPLIER_DECISIONS, facts);
  const company = facts.company ?? facts.single?.company ?? null;
  raiseFlags(facts, company, deps.now, log);
  const record = supplierRecord(company, facts, question.language);
  const activity = await activityOf(deps, question, company, log);
  const matchType = matchTypeOf(facts);
  const report = makeReport({
    reportVersion: 'supplier-resolution.v1',
    requestId: deps.requestId,
    status: decision.status,
    review: decision.review,
    reason: decision.reason,
    log,
    notCovered: NOT_COVERED,
    scope: 'public_registry_precheck',
    source:
      facts.individual || (!question.corporateNumber && question.registrationNumber)
        ? 'nta_invoice_registry'
        : 'nta_corporate_registry',
    now: deps.now,
    language: question.language,
  });
  return {
    ...report,
    verified: decision.verified,
    match_type: matchType,
    match_score: facts.company ? 1 : (facts.single?.score ?? null),
    match_grade: gradeOf(facts, company),
    confidence_band: bandOf(decision.row, facts),
    disambiguation_hints: hintsOf(decision.status, question),
    supplier: record,
    candidates: facts.matches.map((match) => candidateOf(deps, question, match.company, match.matchType, match.score)),
    candidate_count: facts.matchCount,
    candidates_truncated: facts.matchCount > facts.matches.length,
    activity,
  };
}

function gather(deps: SupplierDeps, question: SupplierQuestion, log: SupplierLog): SupplierFacts {
  const { registry } = deps;
  const companyState = registry.companyState();
  const invoiceState = registry.invoiceState();
  const t = question.registrationNumber === null ? null : parseTNumber(question.registrationNumber);
  const number = question.corporateNumber;
  const hasIdentifier = number !== null || t !== null;

  const numberValid = number === null ? null : isCorporateNumber(number);
  if (number !== null) {
    log.check('corporate_number_format', 'valid');
    log.check('corporate_number_checksum', numberValid ? 'valid' : 'invalid');
  }
  if (t) {
    log.check('registration_number_format', t.formatValid ? 'valid' : 'invalid');
    log.check(
      'registration_number_checksum',
      t.checksumValid === null ? 'not_reached' : t.checksumValid ? 'valid' : 'invalid',
    );
  }
  const tNumber = t?.checksumValid ? t.normalized : null;
  const named = tNumber === null ? null : (registry.invoice(tNumber) ?? null);
  const individual = named?.entity === 'individual';
  // Without a registration record the digits still tell: those of a known company are a corporation's.
  const tDigits = tNumber && !individual && (named || registry.company(tNumber.slice(1))) ? tNumber.slice(1) : null;
  const identifiersDiffer = number !== null && tDigits !== null && number !== tDigits;
  if (number !== null && t !== null) {
    log.check('identifier_consistency', identifiersDiffer ? 'conflict' : tDigits ? 'consistent' : 'not_comparable');
    if (identifiersDiffer)
      log.conflict({
        kind: 'hard_identifier',
        field: 'corporate_number',
        reason: 'identifier_conflict',
        values: [
          { source: 'request', value: number },
          { source: 'nta_invoice_registry', value: tDigits },
        ],
      });
  }

  const wanted = numberValid ? number : number === null ? tDigits : null;
  const company = wanted ? (registry.company(wanted) ?? null) : null;
  const invoice = named ?? (company ? (registry.invoice(`T${company.corporateNumber}`) ?? null) : null);
  const needsCompany = number !== null || t === null;
  const companyMissing = numberValid === true && company === null;
  const invoiceMissing = tNumber !== null && named === null;
  coverRegistry(log, 'nta_corporate_registry', companyState, {
    required: needsCompany,
    found: company !== null || !companyMissing,
    asked: !individual,
  });
  coverRegistry(log, 'nta_invoice_registry', invoiceState, {
    required: t !== null,
    found: !invoiceMissing,
    asked: t !== null || company !== null,
  });
  const unusable =
    (numberValid === true && !isUsable(companyState, company !== null)) ||
    (tNumber !== null && !isUsable(invoiceState, named !== null));

  if (numberValid !== null) {
    const usable = isUsable(companyState, company !== null);
    const seen = log.see({
      source: 'nta_corporate_registry',
      field: 'corporate_number',
      weight: 'hard_identifier',
      outcome: company ? 'match' : usable ? 'not_found' : 'unavailable',
      input: number,
      observed: company?.corporateNumber ?? null,
      asOf: companyState?.asOf ?? null,
    });
    log.check(
      'corporate_number_registered',
      company ? 'found' : !numberValid ? 'not_reached' : usable ? 'not_found' : 'source_unavailable',
      seen,
    );
  }
  if (t) {
    const usable = isUsable(invoiceState, named !== null);
    const seen = log.see({
      source: 'nta_invoice_registry',
      field: 'registration_number',
      weight: 'hard_identifier',
      outcome: named ? 'match' : usable ? 'not_found' : 'unavailable',
      input: question.registrationNumber,
      observed: named?.registrationNumber ?? null,
      asOf: invoiceState?.asOf ?? null,
    });
    log.check(
      'qualified_invoice_registered',
      named
        ? named.status === 'registered'
          ? 'found'
          : 'not_active'
        : tNumber === null
          ? 'not_reached'
          : usable
            ? 'not_found'
            : 'source_unavailable',
      seen,
    );
  } else if (company && invoiceState)
    log.check(
      'qualified_invoice_registered',
      invoice
        ? invoice.status === 'registered'
          ? 'found'
          : 'not_active'
        : isUsable(invoiceState, false)
          ? 'not_found'
          : 'source_unavailable',
    );

  const byName =
    !hasIdentifier && question.name !== null
      ? registry.findCompanies({ name: question.name, address: question.address })
      : { matches: [], count: 0, single: null };
  const single = byName.single;
  const subject = company ?? single?.company ?? null;
  const nameSubject =
    subject ??
    (individual && named?.name ? { name: named.name, previousNames: named.tradeName ? [named.tradeName] : [] } : null);
  const name = question.name !== null && nameSubject ? compareWithCompany(question.name, nameSubject) : null;
  if (question.name !== null) {
    const seen = nameSubject
      ? log.see({
          source: subject ? 'nta_corporate_registry' : 'nta_invoice_registry',
          field: 'name',
          weight: 'soft_identifier',
          outcome: name === 'different' ? 'mismatch' : name && nameAgrees(name) ? 'match' : 'partial_match',
          input: question.name,
          observed: nameSubject.name,
          asOf: (subject ? companyState : invoiceState)?.asOf ?? null,
        })
      : undefined;
    log.check(
      'name_match',
      name === null
        ? individual
          ? 'not_disclosed'
          : 'not_reached'
        : name === 'different'
          ? 'mismatch'
          : nameAgrees(name)
            ? 'match'
            : 'partial_match',
      seen,
    );
  }
  const address = lookUpAddress(deps, question, subject, log);
  if (subject) log.check('corporate_status_active', subject.closed ? 'not_active' : 'active');

  return {
    hasIdentifier,
    registrationAsked: t !== null,
    invalidIdentifier: numberValid === false || (t !== null && t.checksumValid !== true),
    identifiersDiffer,
    individual,
    missingIdentifier: companyMissing || invoiceMissing,
    registryUnusable: hasIdentifier ? unusable : !isUsable(companyState, byName.matches.length > 0),
    company,
    invoice,
    // The name search has found by name already; a different name there is no conflict with an identifier.
    name: hasIdentifier || name !== 'different' ? name : 'fuzzy',
    address: company ? address : null,
    matches: byName.matches,
    matchCount: byName.count,
    single,
    singleAddress: single ? address : null,
  };
}

function raiseFlags(facts: SupplierFacts, company: JpCompany | null, now: Date, log: SupplierLog): void {
  const { flags } = log;
  if (company?.closed) flags.add('company_closed');
  if (company?.successor) flags.add('merged_into_successor');
  if (facts.invoice?.status === 'cancelled' || facts.invoice?.status === 'expired') flags.add('invoice_cancelled');
  else if (log.checks.qualified_invoice_registered.status === 'failed') flags.add('invoice_not_registered');
  if (facts.name === 'different') flags.add('name_mismatch');
  if (facts.name === 'previous') flags.add('previous_name_used');
  if (facts.name === 'fuzzy') flags.add('fuzzy_match_only');
  if (log.checks.address_match.outcome === 'mismatch') flags.add('address_mismatch');
  // A right name and number at another place is usually a branch or an office that moved.
  if (log.checks.address_match.outcome === 'mismatch' && facts.company && facts.name !== null && nameAgrees(facts.name))
    flags.add('possible_branch_or_office');
  if (company?.assignmentDate && toEpochDay(dateInJapan(now)) - toEpochDay(company.assignmentDate) < 90)
    flags.add('recently_assigned');
  if (facts.matches.length > 1 && !facts.single) flags.add('name_ambiguous');
  if (log.coverage.some((item) => item.data_freshness === 'stale')) flags.add('registry_stale');
}

async function activityOf(
  deps: SupplierDeps,
  question: SupplierQuestion,
  company: JpCompany | null,
  log: SupplierLog,
): Promise<SupplierAnswer['activity']> {
  if (!question.includeActivity) return log.cover('gbizinfo', { status: 'not_requested' }) ?? null;
  if (!deps.activity)
    return log.cover('gbizinfo', { status: 'not_configured', reason: 'enrichment_off_or_no_token' }) ?? null;
  if (!company) return log.cover('gbizinfo', { status: 'not_applicable', reason: 'no_company_resolved' }) ?? null;
  const asked = await deps.activity(company.corporateNumber);
  if (!asked.ok)
    return log.cover('gbizinfo', { status: 'unavailable', reason: asked.code, retryable: asked.retryable }) ?? null;
  log.cover('gbizinfo', {
    status: 'checked',
    freshness: asked.cached ? 'cached_live' : 'live',
    asOf: asked.observedAt.slice(0, 10),
  });
  return {
    enabled: true,
    ...asked.value,
    source_note: 'gBizINFO (経済産業省). Counts only; titles, amounts and persons are not passed on.',
  };
}

function matchTypeOf(facts: SupplierFacts): MatchType {
  if (facts.company)
    return facts.name !== null && nameAgrees(facts.name) ? 'corporate_number_and_name' : 'corporate_number';
  return facts.single?.matchType ?? 'none';
}

function gradeOf(facts: SupplierFacts, company: JpCompany | null): string {
  const identifier: Grade = !facts.hasIdentifier
    ? 'Z'
    : facts.identifiersDiffer || facts.invalidIdentifier
      ? 'F'
      : company || facts.invoice
        ? 'A'
        : facts.registryUnusable
          ? 'X'
          : 'F';
  const outcome = facts.company ? facts.address : facts.singleAddress;
  const address: Grade =
    outcome === 'match' ? 'A' : outcome === 'partial_match' ? 'B' : outcome === 'mismatch' ? 'F' : 'Z';
  const status: Grade = company ? (company.closed ? 'F' : 'A') : facts.registryUnusable ? 'X' : 'Z';
  return identifier + nameGrade(facts.name) + address + status;
}

function bandOf(row: string, facts: SupplierFacts): SupplierAnswer['confidence_band'] {
  if (row === '6') return 'deterministic';
  if (row === '8') return 'high';
  if (row === '7' || row === 'individual') return 'medium';
  if (row === '9') return facts.name !== null && nameAgrees(facts.name) ? 'medium' : 'low';
  return row === '10' ? 'low' : 'none';
}

/** Which further input would tell the candidates apart. */
function hintsOf(status: SupplierStatus, question: SupplierQuestion): string[] {
  if (status === 'resolved') return [];
  const form = question.name !== null && foldCompanyName(question.name).form === null;
  return [
    ...(question.corporateNumber ? [] : ['corporate_number']),
    ...(question.registrationNumber ? [] : ['registration_number']),
    ...(question.address ? [] : ['address']),
    ...(form ? ['legal_form'] : []),
  ];
}

function candidateOf(
  deps: SupplierDeps,
  question: SupplierQuestion,
  company: JpCompany,
  matchType: MatchType,
  score: number | null,
): Candidate {
  const outcome = question.address === null ? null : deps.registry.compareAddresses(question.address, company.address);
  const english = question.language !== 'ja';
  const letter: Grade =
    outcome === null || outcome === 'not_compared'
      ? 'Z'
      : outcome === 'match'
        ? 'A'
        : outcome === 'partial_match'
          ? 'B'
          : 'F';
  return {
    entity_id: `jp:${company.corporateNumber}`,
    name: company.name,
    name_en_display: english ? company.nameEnDisplay : null,
    address: company.address,
    address_en_display: english ? company.addressEnDisplay : null,
    status: company.closed ? 'closed' : 'active',
    match_type: matchType,
    match_score: score,
    match_grade: `Z${nameGrade(question.name === null ? null : compareWithCompany(question.name, company))}${letter}${company.closed ? 'F' : 'A'}`,
    matches_requested_address: outcome === null || outcome === 'not_compared' ? null : outcome !== 'mismatch',
  };
}
