import { CATEGORIES, CATEGORY_FACTS, type Category } from '../../connectors/fsa/categories.ts';
import type { RegisterState } from '../../connectors/fsa/register-file.ts';
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

const NOT_COVERED = [
  'banks',
  'insurers',
  'money_lenders',
  'prepaid_payment_issuers',
  'electronic_payment_instruments',
  'unregistered_activity',
  'sanctions',
  'solvency',
  'legal_status_advice',
];
const NOTE = {
  en: 'Absence from three lists as of their dates does not show that an entity is unregistered or acts unlawfully; banks, insurers, lenders and others are not covered.',
  ja: '三つの登録簿（各基準日時点）に見当たらないことは、無登録または違法であることを示すものではありません。銀行、保険会社、貸金業者等は対象外です。',
};

export interface RegisteredOperator {
  readonly category: Category;
  readonly registration_number: string;
  readonly registration_number_normalized: {
    readonly authority: string;
    readonly law_tag: string | null;
    readonly number: number;
  };
  readonly supervising_bureau: string;
  readonly registration_date: string | null;
  readonly name: string;
  readonly name_as_listed: string;
  readonly corporate_number: string | null;
  readonly address: string;
  readonly business_types: readonly { readonly code: string; readonly condition: string | null }[];
  readonly associations: readonly string[];
  readonly footnote: string | null;
  readonly first_seen: string | null;
  readonly last_seen: string;
  readonly removed_since: string | null;
  readonly list_as_of: string | null;
  readonly match_type: MatchType;
}

export interface RegulatedAnswer extends Report<RegulatedStatus, RegulatedCheck> {
  readonly verified: boolean;
  readonly entity: {
    readonly entity_id: string;
    readonly name: string;
    readonly corporate_number: string | null;
    readonly address: string;
    readonly registry_status: 'active' | 'closed' | null;
  } | null;
  readonly covered_categories: readonly {
    readonly category: Category;
    readonly label_ja: string;
    readonly label_en: string;
    readonly list_url: string;
    readonly list_as_of: string | null;
    readonly record_count: number | null;
    readonly checked: boolean;
  }[];
  readonly registrations: readonly RegisteredOperator[];
}

/** Verifies an operator supervised by the Financial Services Agency against the three covered registers. */
export function verifyRegulated(deps: RegulatedDeps, question: RegulatedQuestion): RegulatedAnswer {
  const log: RegulatedLog = new EvidenceLog({ checks: REGULATED_CHECKS, sources: REGULATED_SOURCES, now: deps.now });
  const state = deps.register();
  const facts = findRegistrations(question, state, deps.now, deps.registry.company);
  const decision = decide(REGULATED_DECISIONS, facts);
  const shown = pick(facts, decision.status);
  noteChecks(deps, question, facts, state, shown, log);
  const first = shown[0]?.operator;
  const company = first?.corporateNumber ? rowOf(deps.registry.company(first.corporateNumber)) : undefined;
  const report = makeReport({
    reportVersion: 'jp-regulated-entity.v1',
    requestId: deps.requestId,
    status: decision.status,
    review: decision.review,
    reason: decision.reason,
    log,
    notCovered: NOT_COVERED,
    scope: 'fsa_registers_three_categories',
    source: 'fsa_register',
    notes: [NOTE],
    now: deps.now,
    language: question.language,
  });
  return {
    ...report,
    verified: decision.verified,
    entity:
      first && decision.status !== 'conflict' && decision.status !== 'ambiguous'
        ? {
            entity_id: first.corporateNumber
              ? `jp:${first.corporateNumber}`
              : `fsa:${first.category}:${first.authority}:${first.number}`,
            name: first.name,
            corporate_number: first.corporateNumber,
            address: first.address,
            registry_status: company ? (company.closed ? 'closed' : 'active') : null,
          }
        : null,
    covered_categories: CATEGORIES.map((category) => {
      const edition = state.editions.get(category);
      return {
        category,
        label_ja: CATEGORY_FACTS[category].ja,
        label_en: CATEGORY_FACTS[category].en,
        list_url: `${deps.listBaseUrl}/${CATEGORY_FACTS[category].file}`,
        list_as_of: edition?.asOf ?? null,
        record_count: edition?.recordCount ?? null,
        checked: ['complete', 'sample'].includes(listState(state, category, deps.now)),
      };
    }),
    registrations: shown.slice(0, 10).map((hit) => present(hit, state, question)),
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

function present({ operator, name, by }: Hit, state: RegisterState, question: RegulatedQuestion): RegisteredOperator {
  const matchType: MatchType =
    by === 'name'
      ? matchTypeOf(name ?? 'different', null)
      : question.name !== null && name !== null && nameAgrees(name)
        ? 'identifier_and_name'
        : 'identifier_exact';
  return {
    category: operator.category,
    registration_number: operator.registrationNumber,
    registration_number_normalized: {
      authority: operator.authority,
      law_tag: operator.lawTag,
      number: operator.number,
    },
    supervising_bureau: operator.bureau,
    registration_date: operator.registrationDate,
    name: operator.name,
    name_as_listed: operator.nameAsListed,
    corporate_number: operator.corporateNumber,
    address: operator.address,
    business_types: operator.businessTypes,
    associations: operator.associations,
    footnote: operator.footnote,
    first_seen: operator.firstSeen,
    last_seen: operator.lastSeen,
    removed_since: operator.removedSince,
    list_as_of: state.editions.get(operator.category)?.asOf ?? null,
    match_type: matchType,
  };
}
