import type { Source } from '../evidence/evidence.types.ts';
import type { CrossBorderLog, CrossBorderQuestion, Finding, Jurisdiction } from './cross-border.types.ts';
import type { CrossBorderFacts } from './cross-border-decision.ts';

export const compared = (facts: CrossBorderFacts): Pick<Finding, 'name' | 'address'> =>
  facts.dated ? { name: null, address: null } : facts;

export function noteEvidence(
  question: CrossBorderQuestion,
  facts: CrossBorderFacts,
  jurisdiction: Jurisdiction | null,
  log: CrossBorderLog,
): void {
  const { entity } = facts;
  const { name, address } = compared(facts);
  const open = facts.dated ? 'source_unavailable' : 'not_reached';
  const source = sourceOf(facts, jurisdiction) ?? 'nta_corporate_registry';
  const url = entity?.url ?? null;
  if (facts.hasIdentifier && !facts.identifierInvalid) {
    const outcome = facts.identifierAbsent
      ? 'not_found'
      : facts.identifierUndecided && !facts.dated
        ? 'unavailable'
        : entity
          ? 'match'
          : facts.unavailable || facts.liveOnly || facts.unnumbered
            ? 'unavailable'
            : 'not_found';
    const seen = log.see({
      source,
      field: 'identifier',
      weight: 'hard_identifier',
      outcome,
      input: question.identifiers[0]?.value ?? null,
      observed: entity?.identifiers[0]?.value ?? null,
      asOf: entity?.asOf ?? null,
      url,
    });
    log.check(
      'identifier_found',
      outcome === 'match' ? 'found' : outcome === 'unavailable' ? 'source_unavailable' : 'not_found',
      seen,
    );
  }
  if (question.name !== null) {
    const seen =
      entity && name
        ? log.see({
            source,
            field: 'name',
            weight: 'soft_identifier',
            outcome: name === 'agrees' ? 'match' : name === 'different' ? 'mismatch' : 'partial_match',
            input: question.name,
            observed: entity.name,
            asOf: entity.asOf,
            url,
          })
        : undefined;
    log.check(
      'name_match',
      name === null ? open : name === 'agrees' ? 'match' : name === 'different' ? 'mismatch' : 'partial_match',
      seen,
    );
  }
  if (question.address !== null || question.postalCode !== null)
    log.check('address_match', address === null ? open : address === 'not_compared' ? 'not_comparable' : address);
  if (address === 'mismatch' && entity)
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
      !entity || facts.dated
        ? open
        : entity.incorporatedOn === null
          ? 'not_comparable'
          : entity.incorporatedOn === question.incorporatedOn
            ? 'match'
            : 'mismatch',
    );
  if (entity)
    log.check(
      'entity_active',
      facts.dated
        ? open
        : entity.status === 'active'
          ? 'active'
          : entity.status === 'unknown' || entity.status === 'registered_elsewhere'
            ? 'not_comparable'
            : 'not_active',
    );
}

export const sourceOf = (facts: Finding, jurisdiction: Jurisdiction | null): Source | null =>
  (facts.entity?.registry as Source | undefined) ??
  (jurisdiction === 'GB'
    ? facts.liveOnly
      ? 'companies_house_snapshot'
      : 'companies_house'
    : jurisdiction === 'JP'
      ? 'nta_corporate_registry'
      : null);
