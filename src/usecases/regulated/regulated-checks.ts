import { CATEGORIES } from '../../connectors/fsa/categories.ts';
import type { RegisterState } from '../../connectors/fsa/register-file.ts';
import { isCorporateNumber } from '../../japan/corporate-number.ts';
import { nameOutcome } from '../../matching/index.ts';
import type { CheckOutcome } from '../evidence/evidence.types.ts';
import type { EvidenceLog } from '../evidence/evidence-log.ts';
import { registryCoverage } from '../evidence/registry-coverage.ts';
import { isProof, rowOf } from '../truth/what-may-be-said.ts';
import { type findRegistrations, listState } from './find-registrations.ts';
import type { Hit, RegulatedDeps, RegulatedQuestion } from './regulated.types.ts';

export const REGULATED_CHECKS = [
  'registration_number_format',
  'registration_number_listed',
  'corporate_number_checksum',
  'corporate_number_listed',
  'name_match',
  'address_match',
  'identifiers_consistent',
  'corporate_status_active',
  'category_match',
] as const;
export const REGULATED_SOURCES = ['fsa_register', 'nta_corporate_registry'] as const;
export type RegulatedCheck = (typeof REGULATED_CHECKS)[number];
export type RegulatedLog = EvidenceLog<RegulatedCheck, (typeof REGULATED_SOURCES)[number]>;

/** Answers the fixed checks and raises the flags. */
export function noteChecks(
  deps: RegulatedDeps,
  question: RegulatedQuestion,
  facts: ReturnType<typeof findRegistrations>,
  state: RegisterState,
  shown: readonly Hit[],
  log: RegulatedLog,
): void {
  const dates = [...state.editions.values()].map((edition) => edition.asOf).sort();
  const oldest = dates[0] ?? null;
  const states = CATEGORIES.map((category) => listState(state, category, deps.now));
  const freshness =
    oldest === null
      ? 'unknown'
      : state.sample
        ? 'sample'
        : states.includes('stale')
          ? 'stale'
          : dates.length < CATEGORIES.length
            ? 'partial'
            : 'monthly_snapshot';
  log.cover('fsa_register', {
    status:
      oldest === null
        ? 'not_configured'
        : freshness === 'stale'
          ? 'stale'
          : freshness === 'monthly_snapshot'
            ? 'checked'
            : 'partial',
    required: true,
    asOf: oldest,
    freshness,
    reason: state.sample ? 'sample_data_only' : null,
  });
  if (state.sample) log.flags.add('sample_data');
  if (freshness === 'stale') log.flags.add('list_stale');
  const [best] = shown;
  const found = (by: Hit['by']) => [...facts.inCategory, ...facts.elsewhere].some((hit) => hit.by === by);
  const absent = facts.undecided !== null ? 'source_unavailable' : 'not_found';
  // An old list shows how a registration stood; that something differs from it now it does not say.
  const onFresh = (outcome: CheckOutcome): CheckOutcome => (facts.dated ? 'source_unavailable' : outcome);
  if (question.registrationNumber) {
    const listed = found('registration_number');
    log.check('registration_number_format', 'valid');
    log.check(
      'registration_number_listed',
      listed ? 'found' : absent,
      log.see({
        source: 'fsa_register',
        field: 'registration_number',
        weight: 'hard_identifier',
        outcome: listed ? 'match' : facts.undecided !== null ? 'unavailable' : 'not_found',
        input: question.registrationText,
        observed: listed ? (best?.operator.registrationNumber ?? null) : null,
        asOf: oldest,
      }),
    );
  }
  if (question.corporateNumber) {
    const valid = isCorporateNumber(question.corporateNumber);
    const listed = facts.inCategory
      .concat(facts.elsewhere)
      .some((hit) => hit.operator.corporateNumber === question.corporateNumber);
    log.check('corporate_number_checksum', valid ? 'valid' : 'invalid');
    log.check(
      'corporate_number_listed',
      listed ? 'found' : absent,
      log.see({
        source: 'fsa_register',
        field: 'corporate_number',
        weight: 'hard_identifier',
        outcome: listed ? 'match' : facts.undecided !== null ? 'unavailable' : 'not_found',
        input: question.corporateNumber,
        asOf: oldest,
      }),
    );
  }
  if (question.corporateNumber && question.registrationNumber) {
    log.check(
      'identifiers_consistent',
      facts.identifiersDiffer ? onFresh('conflict') : found('registration_number') ? 'consistent' : 'not_reached',
    );
    if (facts.identifiersDiffer && !facts.dated)
      log.conflict({
        kind: 'hard_identifier',
        field: 'corporate_number',
        reason: 'hard_identifier_conflict',
        values: [
          { source: 'request', value: question.corporateNumber },
          { source: 'fsa_register', value: best?.operator.corporateNumber ?? '' },
        ],
      });
  }
  if (question.name !== null)
    log.check(
      'name_match',
      !best || best.name === null ? 'not_reached' : onFresh(nameOutcome(best.name)),
      best
        ? log.see({
            source: 'fsa_register',
            field: 'name',
            weight: 'soft_identifier',
            outcome: nameOutcome(best.name ?? 'fuzzy'),
            input: question.name,
            observed: best.operator.name,
            asOf: oldest,
          })
        : undefined,
    );
  if (question.address !== null) {
    const outcome = best ? deps.registry.compareAddresses(question.address, best.operator.address) : null;
    log.check(
      'address_match',
      outcome === null ? 'not_reached' : outcome === 'not_compared' ? 'not_comparable' : onFresh(outcome),
    );
  }
  if (question.category)
    log.check(
      'category_match',
      facts.inCategory.length > 0
        ? 'match'
        : facts.elsewhere.length === 0
          ? 'not_reached'
          : facts.undecided === null
            ? 'mismatch'
            : 'source_unavailable',
    );
  noteCorporateStatus(deps, best, log);
  if (facts.previousName) log.flags.add('listed_under_previous_name');
  if (facts.removed.length > 0 && facts.inCategory.length === 0) log.flags.add('removed_from_list');
  if (shown.some((hit) => hit.operator.businessTypes.some((type) => type.condition !== null)))
    log.flags.add('registration_conditional');
  // A name close to a registered one, without its number: how impostors present themselves.
  if (shown.some((hit) => hit.by === 'name' && (hit.name === 'fuzzy' || hit.name === 'other_form')))
    log.flags.add('name_similar_to_registered_entity');
}

function noteCorporateStatus(deps: RegulatedDeps, best: Hit | undefined, log: RegulatedLog): void {
  const number = best?.operator.corporateNumber;
  const registry = deps.registry.companyState();
  const said = number ? deps.registry.company(number) : null;
  if (!said) return;
  const company = isProof(said) ? rowOf(said) : null;
  log.cover('nta_corporate_registry', registryCoverage(registry));
  if (registry?.freshness === 'sample') log.flags.add('sample_data');
  log.check('corporate_status_active', company ? (company.closed ? 'not_active' : 'active') : 'source_unavailable');
  if (company?.closed) log.flags.add('closed_in_corporate_registry');
}
