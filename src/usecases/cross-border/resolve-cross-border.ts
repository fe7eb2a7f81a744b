import { because } from '../../contract/error-details.ts';
import { serviceError } from '../../contract/errors.ts';
import { decide } from '../evidence/decision-table.ts';
import type { Candidate, Grade, MatchType, Source } from '../evidence/evidence.types.ts';
import { EvidenceLog } from '../evidence/evidence-log.ts';
import { makeReport, type Report } from '../evidence/report.ts';
import {
  CHECKS,
  type CrossBorderCheck,
  type CrossBorderDeps,
  type CrossBorderLog,
  type CrossBorderQuestion,
  type Entity,
  gradeOf,
  type Jurisdiction,
  KNOWN_SOURCES,
} from './cross-border.types.ts';
import { CROSS_BORDER_DECISIONS, type CrossBorderFacts, type CrossBorderStatus } from './cross-border-decision.ts';
import { findInBritain } from './gb-finding.ts';
import { findInJapan } from './jp-finding.ts';
import { leadsOf } from './jp-identifiers.ts';
import { compared, noteEvidence, sourceOf } from './note-evidence.ts';

export interface CrossBorderResolution extends Report<CrossBorderStatus, CrossBorderCheck> {
  readonly verified: boolean;
  readonly jurisdiction: Jurisdiction | null;
  readonly entity: Entity | null;
  readonly matchType: MatchType;
  readonly score: number | null;
  readonly grade: string;
  readonly candidates: readonly Candidate[];
  readonly candidateCount: number;
}

/** Resolves a Japanese or United Kingdom entity from projected official evidence. */
export async function resolveCrossBorder(
  deps: CrossBorderDeps,
  question: CrossBorderQuestion,
): Promise<CrossBorderResolution> {
  const log: CrossBorderLog = new EvidenceLog({ checks: CHECKS, sources: KNOWN_SOURCES, now: deps.now });
  const british = question.identifiers.filter(({ scheme }) => scheme === 'gb_company_number');
  const japanese = leadsOf(deps, question, log);
  const numbers = new Set(japanese.flatMap(({ number }) => number ?? []));
  const individual = japanese.some((lead) => lead.individual);
  // A person is no company, whatever number stands beside the person's.
  const differ = numbers.size > 1 || (individual && numbers.size > 0);
  const implied: Jurisdiction | null = british.length > 0 ? 'GB' : japanese.length > 0 ? 'JP' : null;
  const jurisdiction = question.jurisdiction ?? implied;
  const mixed = british.length > 0 && japanese.length > 0;
  const elsewhere = question.jurisdiction !== null && implied !== null && question.jurisdiction !== implied;
  const hasIdentifier = question.identifiers.length > 0;

  if (hasIdentifier) {
    log.check('identifier_format', japanese.some((item) => item.invalid) ? 'invalid' : 'valid');
    const allLead = japanese.every(({ number }) => number !== undefined);
    log.check(
      'identifiers_consistent',
      mixed || differ
        ? 'conflict'
        : question.identifiers.length === 1
          ? 'not_applicable'
          : allLead
            ? 'consistent'
            : 'not_comparable',
    );
  }
  if (question.jurisdiction)
    log.check('jurisdiction_consistent', elsewhere ? 'conflict' : implied ? 'consistent' : 'not_applicable');
  const [first] = numbers;
  const finding =
    implied === 'GB' || jurisdiction === 'GB'
      ? await findInBritain(deps, question, log)
      : findInJapan(deps, question, first, hasIdentifier, log);
  // An identifier whose own register cannot tell decides nothing, even where its digits are those of a company.
  const undecidedLead = japanese.find((lead) => lead.undecided !== null)?.undecided ?? null;
  const facts: CrossBorderFacts = {
    ...finding,
    unavailable: finding.unavailable || undecidedLead !== null,
    undecided: finding.undecided ?? undecidedLead,
    hasIdentifier,
    identifierInvalid: japanese.some((lead) => lead.invalid),
    identifierAbsent: japanese.some((lead) => lead.absent),
    identifierUndecided: undecidedLead !== null,
    dated: finding.entity !== null && finding.undecided === 'registry_stale',
    unnumbered: japanese.some((lead) => lead.unnumbered) && numbers.size === 0,
    individual: numbers.size === 0 && individual,
    identifiersConflict: mixed || elsewhere || differ,
  };
  if (facts.nothingAsked && !facts.identifiersConflict && !facts.identifierInvalid) throw nothingAnswered(log);
  if (facts.identifiersConflict)
    log.conflict({
      kind: 'hard_identifier',
      field: elsewhere ? 'jurisdiction' : 'identifiers',
      reason: 'hard_identifier_conflict',
      values: [
        ...question.identifiers.map(({ value }) => ({ source: 'request' as const, value })),
        ...(elsewhere ? [{ source: 'request' as const, value: question.jurisdiction! }] : []),
      ],
    });

  const decision = decide(CROSS_BORDER_DECISIONS, facts);
  noteEvidence(question, facts, jurisdiction, log);
  for (const flag of finding.flags) log.flags.add(flag);
  const report = makeReport({
    decision,
    log,
    source: jurisdiction === 'JP' ? 'nta_corporate_registry' : sourceOf(facts, jurisdiction),
    row: facts.entity?.asOf ? { source: facts.entity.registry as Source, asOf: facts.entity.asOf } : null,
    cached: log.coverage.some((item) => item.freshness === 'cached_live'),
    now: deps.now,
  });
  const conflicting = facts.identifiersConflict;
  const { name, address } = compared(facts);
  return {
    ...report,
    verified: decision.verified,
    jurisdiction,
    // Contradicting identifiers have no entity: showing one of two would be taking sides.
    entity: conflicting ? null : facts.entity,
    matchType: conflicting ? 'none' : facts.matchType,
    score: conflicting ? null : facts.score,
    grade: `${!hasIdentifier ? 'Z' : conflicting || facts.missing || facts.identifierAbsent ? (facts.unavailable ? 'X' : 'F') : 'A'}${gradeOf(name)}${gradeOf(address)}${statusGrade(facts)}`,
    candidates: facts.candidates,
    candidateCount: facts.candidateCount,
  };
}

function statusGrade(facts: CrossBorderFacts): Grade {
  if (facts.dated) return 'X';
  const status = facts.entity?.status ?? 'unknown';
  return status === 'active' ? 'A' : status === 'unknown' ? 'Z' : 'F';
}

/** Nothing could be asked: an error, and nothing is charged. */
function nothingAnswered(log: CrossBorderLog): Error {
  const fault = log.coverage.find((item) => item.status === 'unavailable');
  if (!fault)
    return serviceError('source_not_configured', {
      detail: because('missing_sources', {
        names: log.coverage
          .filter((item) => item.required || item.status === 'not_configured')
          .map((item) => item.source)
          .join(', '),
      }),
    });
  const code =
    fault.reason === 'timeout'
      ? 'upstream_timeout'
      : fault.reason === 'invalid_response'
        ? 'upstream_invalid_response'
        : 'source_unavailable';
  return serviceError(code, { detail: because('source_named', { name: fault.source }) });
}
