import { nameAgrees } from '../../matching/index.ts';
import type { DecisionRow } from '../evidence/decision-table.ts';
import type { Hit, RegulatedFacts } from './regulated.types.ts';

export const REGULATED_STATUSES = [
  'registered',
  'registered_other_category',
  'not_found',
  'ambiguous',
  'conflict',
  'coverage_unavailable',
] as const;
export type RegulatedStatus = (typeof REGULATED_STATUSES)[number];

const identified = (hits: readonly Hit[]): boolean => hits.some((hit) => hit.by !== 'name');
const named = (hits: readonly Hit[], agrees: boolean): boolean =>
  hits.some((hit) => hit.by === 'name' && hit.name !== null && nameAgrees(hit.name) === agrees);
/** All name hits that agree belong to one operator. */
const oneOperator = (hits: readonly Hit[]): boolean =>
  new Set(
    hits
      .filter((hit) => hit.name !== null && nameAgrees(hit.name))
      .map((hit) => hit.operator.corporateNumber ?? hit.operator.name),
  ).size === 1;

/** First row that fits. Absence from three lists never shows that someone acts unlawfully. */
export const REGULATED_DECISIONS: readonly DecisionRow<RegulatedFacts, RegulatedStatus>[] = [
  {
    row: '10a',
    when: (f) => f.dated && (f.identifiersDiffer || f.nameDiffers || f.severalLists),
    status: 'coverage_unavailable',
    verified: false,
    review: true,
    reason: 'registry_stale',
  },
  {
    row: '1',
    when: (f) => f.identifiersDiffer,
    status: 'conflict',
    verified: false,
    review: true,
    reason: 'hard_identifier_conflict',
  },
  {
    row: '2',
    when: (f) => f.nameDiffers,
    status: 'conflict',
    verified: false,
    review: true,
    reason: 'name_conflicts_with_registration',
  },
  {
    row: '3',
    when: (f) => f.severalLists,
    status: 'ambiguous',
    verified: false,
    review: true,
    reason: 'number_in_several_lists',
  },
  {
    row: '4a',
    when: (f) => identified(f.inCategory) && f.dated,
    status: 'registered',
    verified: false,
    review: true,
    reason: 'registry_stale',
  },
  {
    row: '4',
    when: (f) => identified(f.inCategory) && !f.closed && !f.corporateStatusUnknown,
    status: 'registered',
    verified: true,
    review: false,
    reason: 'registration_match',
  },
  {
    row: '4b',
    when: (f) => identified(f.inCategory) && f.closed,
    status: 'registered',
    verified: false,
    review: true,
    reason: 'closed_in_corporate_registry',
  },
  {
    row: '4c',
    when: (f) => identified(f.inCategory),
    status: 'registered',
    verified: false,
    review: true,
    reason: 'corporate_status_unknown',
  },
  {
    row: '5',
    // That it is not in the category asked for is a "no" of that list.
    when: (f) => identified(f.elsewhere) && f.undecided === null,
    status: 'registered_other_category',
    verified: false,
    review: true,
    reason: 'category_not_matched',
  },
  {
    row: '6a',
    when: (f) => f.dated && f.inCategory.length + f.elsewhere.length > 0,
    status: 'ambiguous',
    verified: false,
    review: true,
    reason: 'registry_stale',
  },
  {
    row: '6',
    when: (f) => !f.hasIdentifier && named(f.inCategory, true) && oneOperator(f.inCategory),
    status: 'registered',
    verified: false,
    review: true,
    reason: 'name_only_match',
  },
  {
    row: '7a',
    when: (f) => !f.hasIdentifier && named(f.inCategory, true),
    status: 'ambiguous',
    verified: false,
    review: true,
    reason: 'multiple_candidates',
  },
  {
    row: '7',
    when: (f) => !f.hasIdentifier && named(f.inCategory, false),
    status: 'ambiguous',
    verified: false,
    review: true,
    reason: 'similar_name_only',
  },
  {
    row: '5b',
    when: (f) => !f.hasIdentifier && named(f.elsewhere, true) && f.undecided === null,
    status: 'registered_other_category',
    verified: false,
    review: true,
    reason: 'category_not_matched',
  },
  {
    row: '8',
    when: (f) => f.removed.length > 0 && !f.dated && f.undecided === null,
    status: 'not_found',
    verified: false,
    review: true,
    reason: 'removed_from_list',
  },
  {
    row: '10',
    when: (f) => f.undecided !== null,
    status: 'coverage_unavailable',
    verified: false,
    review: true,
    reason: (f) => f.undecided ?? 'registry_stale',
  },
  { row: '9', when: () => true, status: 'not_found', verified: false, review: true, reason: 'not_in_covered_lists' },
];
