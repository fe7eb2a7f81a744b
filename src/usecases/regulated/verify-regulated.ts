import { CATEGORIES, type Category } from '../../connectors/fsa/categories.ts';
import type { ListedOperator, RegisterState } from '../../connectors/fsa/register-file.ts';
import { matchTypeOf, nameAgrees } from '../../matching/index.ts';
import { decide } from '../evidence/decision-table.ts';
import type { MatchType } from '../evidence/evidence.types.ts';
import { EvidenceLog } from '../evidence/evidence-log.ts';
import { makeReport, type Report } from '../evidence/report.ts';
import { rowOf } from '../truth/what-may-be-said.ts';
import { findRegistrations, listState } from './find-registrations.ts';
import type { Hit, RegulatedDeps, RegulatedFacts, RegulatedQuestion } from './regulated.types.ts';
import {
  noteChecks,
  REGULATED_CHECKS,
  REGULATED_SOURCES,
  type RegulatedCheck,
  type RegulatedLog,
} from './regulated-checks.ts';
import { REGULATED_DECISIONS, type RegulatedStatus } from './regulated-decision.ts';

/** One registration that has to do with the question. */
export interface RegisteredOperator {
  readonly operator: ListedOperator;
  readonly listAsOf: string | null;
  readonly matchType: MatchType;
}

/** One of the three lists, and whether it could be relied on. */
export interface CoveredList {
  readonly category: Category;
  readonly asOf: string | null;
  readonly recordCount: number | null;
  readonly checked: boolean;
}

export interface RegulatedFinding extends Report<RegulatedStatus, RegulatedCheck> {
  readonly verified: boolean;
  /** The one operator meant, and whether the corporate registry still has it as a live company. */
  readonly entity: { readonly operator: ListedOperator; readonly closed: boolean | null } | null;
  readonly lists: readonly CoveredList[];
  readonly registrations: readonly RegisteredOperator[];
}

/** Verifies an operator supervised by the Financial Services Agency against the three covered registers. */
export function verifyRegulated(deps: RegulatedDeps, question: RegulatedQuestion): RegulatedFinding {
  const log: RegulatedLog = new EvidenceLog({ checks: REGULATED_CHECKS, sources: REGULATED_SOURCES, now: deps.now });
  const state = deps.register();
  const facts = findRegistrations(question, state, deps.now, deps.registry.company);
  const decision = decide(REGULATED_DECISIONS, facts);
  const shown = pick(facts, decision.status);
  noteChecks(deps, question, facts, state, shown, log);
  const operator = shown[0]?.operator;
  const company = operator?.corporateNumber ? rowOf(deps.registry.company(operator.corporateNumber)) : undefined;
  const isOne = operator && decision.status !== 'conflict' && decision.status !== 'ambiguous';
  return {
    ...makeReport({ decision, log, source: 'fsa_register', now: deps.now }),
    verified: decision.verified,
    entity: isOne ? { operator, closed: company?.closed ?? null } : null,
    lists: CATEGORIES.map((category) => coveredList(state, category, deps.now)),
    registrations: shown.slice(0, 10).map((hit) => ({
      operator: hit.operator,
      listAsOf: state.editions.get(hit.operator.category)?.asOf ?? null,
      matchType: matchOf(hit, question),
    })),
  };
}

function coveredList(state: RegisterState, category: Category, now: Date): CoveredList {
  const edition = state.editions.get(category);
  return {
    category,
    asOf: edition?.asOf ?? null,
    recordCount: edition?.recordCount ?? null,
    checked: ['complete', 'sample'].includes(listState(state, category, now)),
  };
}

function pick(facts: RegulatedFacts, status: RegulatedStatus): readonly Hit[] {
  if (status === 'not_found') return facts.removed;
  if (status === 'registered_other_category') return facts.elsewhere;
  if (status === 'coverage_unavailable') return [];
  const order = (hit: Hit) =>
    hit.by === 'registration_number'
      ? 0
      : hit.by === 'corporate_number'
        ? 1
        : hit.name !== null && nameAgrees(hit.name)
          ? 2
          : 3;
  const hits = facts.inCategory.length > 0 ? facts.inCategory : facts.elsewhere;
  return hits.toSorted((a, b) => order(a) - order(b));
}

function matchOf({ name, by }: Hit, question: RegulatedQuestion): MatchType {
  if (by === 'name') return matchTypeOf(name ?? 'different', null);
  return question.name !== null && name !== null && nameAgrees(name) ? 'identifier_and_name' : 'identifier_exact';
}
