import type { Activity } from '../../connectors/gbizinfo/activity.ts';
import { foldCompanyName } from '../../japan/company-name.ts';
import { nameAgreement, nameAgrees, nameGrade } from '../../matching/index.ts';
import { decide } from '../evidence/decision-table.ts';
import type { Candidate, Grade, MatchType } from '../evidence/evidence.types.ts';
import { EvidenceLog } from '../evidence/evidence-log.ts';
import type { JpCompany, JpMatch } from '../evidence/nta-registry.types.ts';
import { makeReport, type Report } from '../evidence/report.ts';
import { gather, raiseFlags } from './gather-supplier.ts';
import {
  SUPPLIER_CHECKS,
  SUPPLIER_SOURCES,
  type SupplierCheck,
  type SupplierDeps,
  type SupplierLog,
  type SupplierQuestion,
} from './supplier.types.ts';
import { SUPPLIER_DECISIONS, type SupplierStatus } from './supplier-decision.ts';
import type { SupplierFacts } from './supplier-facts.ts';
import { type SupplierRecord, supplierRecord } from './supplier-record.ts';

type Hint = 'corporate_number' | 'registration_number' | 'address' | 'legal_form';

export interface SupplierResolution extends Report<SupplierStatus, SupplierCheck> {
  readonly verified: boolean;
  readonly matchType: MatchType;
  readonly score: number | null;
  readonly grade: string;
  readonly confidence: 'deterministic' | 'high' | 'medium' | 'low' | 'none';
  readonly hints: readonly Hint[];
  readonly supplier: SupplierRecord | null;
  readonly candidates: readonly Candidate[];
  readonly candidateCount: number;
  readonly activity: Activity | null;
}

/** Resolves a supplier from company, qualified-invoice and address evidence. No conclusion on KYB is drawn. */
export async function resolveSupplier(deps: SupplierDeps, question: SupplierQuestion): Promise<SupplierResolution> {
  const log: SupplierLog = new EvidenceLog({ checks: SUPPLIER_CHECKS, sources: SUPPLIER_SOURCES, now: deps.now });
  const facts = gather(deps, question, log);
  const decision = decide(SUPPLIER_DECISIONS, facts);
  const company = facts.company ?? facts.single?.company ?? null;
  raiseFlags(facts, company, deps.now, log);
  const activity = await activityOf(deps, question, company, log);
  const isInvoice = facts.individual || (!question.corporateNumber && Boolean(question.registrationNumber));
  const { registry } = deps;
  return {
    ...makeReport({
      decision,
      log,
      source: isInvoice ? 'nta_invoice_registry' : 'nta_corporate_registry',
      row:
        (isInvoice ? facts.invoice : company)?.from ??
        (isInvoice ? registry.invoiceState() : registry.companyState()) ??
        null,
      now: deps.now,
    }),
    verified: decision.verified,
    matchType: matchTypeOf(facts),
    score: facts.company ? 1 : (facts.single?.score ?? null),
    grade: gradeOf(facts, company),
    confidence: confidenceOf(decision.row, facts),
    hints: hintsOf(decision.status, question),
    supplier: supplierRecord(company, facts),
    candidates: facts.matches.map((match) => candidateOf(deps, question, match)),
    candidateCount: facts.matchCount,
    activity,
  };
}

async function activityOf(
  deps: SupplierDeps,
  question: SupplierQuestion,
  company: JpCompany | null,
  log: SupplierLog,
): Promise<Activity | null> {
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
  return asked.value;
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
        : facts.undecided !== null
          ? 'X'
          : 'F';
  const outcome = facts.company ? facts.address : facts.singleAddress;
  const address: Grade =
    outcome === 'match' ? 'A' : outcome === 'partial_match' ? 'B' : outcome === 'mismatch' ? 'F' : 'Z';
  const status: Grade = company ? (company.closed ? 'F' : 'A') : facts.undecided !== null ? 'X' : 'Z';
  return identifier + nameGrade(facts.name) + address + status;
}

function confidenceOf(row: string, facts: SupplierFacts): SupplierResolution['confidence'] {
  if (row === '6') return 'deterministic';
  if (row === '8') return 'high';
  if (row === '7' || row === 'individual') return 'medium';
  if (row === '9') return facts.name !== null && nameAgrees(facts.name) ? 'medium' : 'low';
  return row === '10' ? 'low' : 'none';
}

/** Which further input would tell the candidates apart. */
function hintsOf(status: SupplierStatus, question: SupplierQuestion): Hint[] {
  if (status === 'resolved') return [];
  const form = question.name !== null && foldCompanyName(question.name).form === null;
  const hints: (Hint | false)[] = [
    !question.corporateNumber && 'corporate_number',
    !question.registrationNumber && 'registration_number',
    !question.address && 'address',
    form && 'legal_form',
  ];
  return hints.filter((hint) => hint !== false);
}

function candidateOf(
  deps: SupplierDeps,
  question: SupplierQuestion,
  { company, matchType, score }: JpMatch,
): Candidate {
  const outcome = question.address === null ? null : deps.registry.compareAddresses(question.address, company.address);
  const letter: Grade =
    outcome === null || outcome === 'not_compared'
      ? 'Z'
      : outcome === 'match'
        ? 'A'
        : outcome === 'partial_match'
          ? 'B'
          : 'F';
  return {
    entityId: `jp:${company.corporateNumber}`,
    name: company.name,
    nameEn: company.nameEnDisplay,
    address: company.address,
    addressEn: company.addressEnDisplay,
    status: company.closed ? 'closed' : 'active',
    matchType,
    score,
    grade: `Z${nameGrade(question.name === null ? null : nameAgreement(question.name, company.names))}${letter}${company.closed ? 'F' : 'A'}`,
    addressAgrees: outcome === null || outcome === 'not_compared' ? null : outcome !== 'mismatch',
  };
}
