import { serviceError } from '../../contract/errors.ts';
import { decide } from '../evidence/decision-table.ts';
import type { Candidate, MatchType, Source } from '../evidence/evidence.types.ts';
import { EvidenceLog } from '../evidence/evidence-log.ts';
import { makeReport, type Report } from '../evidence/report.ts';
import {
  CHECKS,
  type CrossBorderCheck,
  type CrossBorderDeps,
  type CrossBorderLog,
  type CrossBorderQuestion,
  type Entity,
  type Finding,
  gradeOf,
  type Jurisdiction,
  KNOWN_SOURCES,
} from './cross-border.types.ts';
import { CROSS_BORDER_DECISIONS, type CrossBorderFacts, type CrossBorderStatus } from './cross-border-decision.ts';
import { findInBritain } from './gb-finding.ts';
import { corporateNumbersOf, findInJapan } from './jp-finding.ts';

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
  const japanese = corporateNumbersOf(deps, question, log);
  const numbers = new Set(
    japanese.filter((item) => !item.invalid && item.number !== undefined).map((item) => item.number!),
  );
  const implied: Jurisdiction | null = british.length > 0 ? 'GB' : japanese.length > 0 ? 'JP' : null;
  const jurisdiction = question.jurisdiction ?? implied;
  const mixed = british.length > 0 && japanese.length > 0;
  const elsewhere = question.jurisdiction !== null && implied !== null && question.jurisdiction !== implied;
  const hasIdentifier = question.identifiers.length > 0;

  if (hasIdentifier) {
    log.check('identifier_format', japanese.some((item) => item.invalid) ? 'invalid' : 'valid');
    log.check(
      'identifiers_consistent',
      mixed || numbers.size > 1 ? 'conflict' : question.identifiers.length > 1 ? 'consistent' : 'not_applicable',
    );
  }
  if (question.jurisdiction)
    log.check('jurisdiction_consistent', elsewhere ? 'conflict' : implied ? 'consistent' : 'not_applicable');
  const [first] = numbers;
  const finding =
    implied === 'GB' || jurisdiction === 'GB'
      ? await findInBritain(deps, question, log)
      : findInJapan(deps, question, first, hasIdentifier, log);
  // An identifier that leads nowhere since its own list is missing must not count as "not registered".
  const unseen = japanese.some((item) => item.unseen) && numbers.size === 0;
  const facts: CrossBorderFacts = {
    ...finding,
    unavailable: finding.unavailable || unseen,
    hasIdentifier,
    identifierInvalid: japanese.some((item) => item.invalid),
    individual: numbers.size === 0 && japanese.some((item) => item.individual),
    identifiersConflict: mixed || elsewhere || numbers.size > 1,
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
    source: sourceOf(facts, jurisdiction),
    cached: log.coverage.some((item) => item.freshness === 'cached_live'),
    now: deps.now,
  });
  const conflicting = facts.identifiersConflict;
  const status = facts.entity
    ? facts.entity.status === 'active'
      ? 'A'
      : facts.entity.status === 'unknown'
        ? 'Z'
        : 'F'
    : 'Z';
  return {
    ...report,
    verified: decision.verified,
    jurisdiction,
    // Contradicting identifiers have no entity: showing one of two would be taking sides.
    entity: conflicting ? null : facts.entity,
    matchType: conflicting ? 'none' : facts.matchType,
    score: conflicting ? null : facts.score,
    grade: `${!hasIdentifier ? 'Z' : conflicting || facts.missing ? (facts.unavailable ? 'X' : 'F') : 'A'}${gradeOf(facts.name)}${gradeOf(facts.address)}${status}`,
    candidates: facts.candidates,
    candidateCount: facts.candidateCount,
  };
}

function noteEvidence(
  question: CrossBorderQuestion,
  facts: CrossBorderFacts,
  jurisdiction: Jurisdiction | null,
  log: CrossBorderLog,
): void {
  const { entity } = facts;
  const source = sourceOf(facts, jurisdiction) ?? 'nta_corporate_registry';
  const url = entity?.url ?? null;
  if (facts.hasIdentifier && !facts.identifierInvalid) {
    const outcome = entity ? 'match' : facts.unavailable || facts.liveOnly ? 'unavailable' : 'not_found';
    const seen = log.see({
      source,
      field: 'identifier',
      weight: 'hard_identifier',
      outcome,
      input: question.identifiers[0]?.value ?? null,
      observed: entity?.identifiers[0]?.value ?? null,
      url,
    });
    log.check(
      'identifier_found',
      entity ? 'found' : outcome === 'unavailable' ? 'source_unavailable' : 'not_found',
      seen,
    );
  }
  if (question.name !== null) {
    const seen =
      entity && facts.name
        ? log.see({
            source,
            field: 'name',
            weight: 'soft_identifier',
            outcome: facts.name === 'agrees' ? 'match' : facts.name === 'different' ? 'mismatch' : 'partial_match',
            input: question.name,
            observed: entity.name,
            url,
          })
        : undefined;
    log.check(
      'name_match',
      facts.name === null
        ? 'not_reached'
        : facts.name === 'agrees'
          ? 'match'
          : facts.name === 'different'
            ? 'mismatch'
            : 'partial_match',
      seen,
    );
  }
  if (question.address !== null || question.postalCode !== null)
    log.check(
      'address_match',
      facts.address === null ? 'not_reached' : facts.address === 'not_compared' ? 'not_comparable' : facts.address,
    );
  if (facts.address === 'mismatch' && entity)
    log.conflict({
      kind: 'soft_attribute',
      field: 'address',
      reason: 'address_mismatch',
      values: [
        { source: 'request', value: question.address ?? question.postalCode ?? '' },
        { source, value: [...entity.address.lines, entity.address.postalCode].filter(Boolean).join(', ') },
      ],
    });
  if (question.incorporatedOn !== null)
    log.check(
      'incorporation_date_match',
      !entity
        ? 'not_reached'
        : entity.incorporatedOn === null
          ? 'not_comparable'
          : entity.incorporatedOn === question.incorporatedOn
            ? 'match'
            : 'mismatch',
    );
  if (entity)
    log.check(
      'entity_active',
      entity.status === 'active'
        ? 'active'
        : entity.status === 'unknown' || entity.status === 'registered_elsewhere'
          ? 'not_comparable'
          : 'not_active',
    );
}

const sourceOf = (facts: Finding, jurisdiction: Jurisdiction | null): Source | null =>
  (facts.entity?.registry as Source | undefined) ??
  (jurisdiction === 'GB'
    ? facts.liveOnly
      ? 'companies_house_snapshot'
      : 'companies_house'
    : jurisdiction === 'JP'
      ? 'nta_corporate_registry'
      : null);

/** Nothing could be asked: an error, and nothing is charged. */
function nothingAnswered(log: CrossBorderLog): Error {
  const fault = log.coverage.find((item) => item.status === 'unavailable');
  if (!fault)
    return serviceError('source_not_configured', {
      detail: log.coverage
        .filter((item) => item.required || item.status === 'not_configured')
        .map((item) => item.source)
        .join(', '),
    });
  const code =
    fault.reason === 'timeout'
      ? 'upstream_timeout'
      : fault.reason === 'invalid_response'
        ? 'upstream_invalid_response'
        : 'source_unavailable';
  return serviceError(code, { detail: fault.source });
}
