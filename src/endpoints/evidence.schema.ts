import { type TProperties, Type } from 'typebox';
import {
  echoedLanguage,
  literals,
  nullableBoolean,
  nullableLiterals,
  nullableNumber,
  nullableString,
  openObject,
  orNull,
} from '../contract/schema.ts';
import {
  CHECK_OUTCOMES,
  CHECK_STATUSES,
  CONFLICT_KINDS,
  COVERAGE_STATUSES,
  EVIDENCE_OUTCOMES,
  FRESHNESS,
  MATCH_TYPES,
  SOURCES,
  WEIGHTS,
} from '../usecases/evidence/evidence.types.ts';
import { FILER_TYPES } from '../usecases/filings/registrant-key.ts';

/** Answers are built of read-only parts; a schema type is writable. The value is the same. */
type Writable<T> = T extends readonly (infer E)[]
  ? Writable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;
export const asOutput = <T>(answer: T): Writable<T> => answer as Writable<T>;

const strings = (description: string) => Type.Array(Type.String(), { description });

export const Check = openObject(
  {
    status: literals(CHECK_STATUSES, {
      description: 'A source that is down or stale gives inconclusive, never failed.',
    }),
    outcome: literals(CHECK_OUTCOMES),
    evidence_ids: strings('Evidence this rests on.'),
  },
  { title: 'EvidenceCheck', description: 'One fixed question and its answer.' },
);

const EvidenceItem = openObject(
  {
    evidence_id: Type.String(),
    source: literals(SOURCES),
    field: Type.String(),
    weight: literals(WEIGHTS),
    outcome: literals(EVIDENCE_OUTCOMES),
    input_value: nullableString('As it was sent.'),
    observed_value: nullableString('In our own normal form; never an upstream body.'),
    observed_at: Type.String(),
    data_as_of: nullableString(),
    reference_url: nullableString('Where a person can look it up.'),
  },
  { title: 'EvidenceItem' },
);

const CoverageItem = openObject(
  {
    source: literals(SOURCES),
    status: literals(COVERAGE_STATUSES),
    required_for_decision: Type.Boolean(),
    data_as_of: nullableString(),
    data_freshness: literals(FRESHNESS),
    reason: nullableString(),
    retryable: Type.Boolean(),
  },
  { title: 'EvidenceCoverage' },
);

const Conflict = openObject(
  {
    kind: literals(CONFLICT_KINDS),
    field: Type.String(),
    values: Type.Array(openObject({ source: Type.String(), value: Type.String() })),
    reason: Type.String(),
  },
  { title: 'EvidenceConflict' },
);

const Texts = openObject(
  {
    status_label: Type.String(),
    reason_label: nullableString(),
    notes: Type.Array(Type.String()),
  },
  { title: 'EvidenceTexts' },
);

/** The fields every evidence answer has. */
export const reportFields = <S extends readonly string[], C extends readonly string[]>(statuses: S, checks: C) => ({
  report_version: Type.String({ description: 'Version of this answer’s shape.' }),
  request_id: Type.String({ description: 'Quote this when asking about the answer.' }),
  status: literals(statuses as unknown as readonly [string, ...string[]]) as unknown as ReturnType<typeof literals<S>>,
  manual_review_required: Type.Boolean({
    description: 'A person should look at it; a review signal, not proof of anything.',
  }),
  reason: nullableString('The deciding code.'),
  reason_codes: strings('All codes that applied, the deciding one first.'),
  risk_flags: strings('Review signals.'),
  checks: openObject(
    Object.fromEntries(checks.map((key) => [key, Check])) as { [K in C[number]]: typeof Check } & TProperties,
  ),
  evidence: Type.Array(EvidenceItem),
  coverage: Type.Array(CoverageItem, { description: 'One entry per source this endpoint knows, used or not.' }),
  conflicts: Type.Array(Conflict),
  not_covered: strings('What this answer says nothing about.'),
  verification_scope: Type.String(),
  source: nullableString('The deciding source.'),
  data_freshness: nullableLiterals(FRESHNESS),
  data_as_of: nullableString(),
  status_label: nullableString(),
  status_label_en: nullableString(),
  cached: Type.Boolean(),
  generated_at: Type.String(),
  localized: orNull(openObject({ ja: Type.Optional(Texts), en: Type.Optional(Texts) })),
  response_language: echoedLanguage(),
});

export const Candidate = openObject({
  entity_id: Type.String(),
  name: Type.String(),
  name_en_display: nullableString(),
  address: nullableString(),
  address_en_display: nullableString(),
  status: nullableString(),
  match_type: literals(MATCH_TYPES),
  match_score: nullableNumber(),
  match_grade: Type.String({
    description:
      'Identifier, name, address, status: A same, B similar, F different, Z nothing to compare, X source unavailable.',
  }),
  matches_requested_address: nullableBoolean(),
});

export const candidateFields = {
  candidates: Type.Array(Candidate, { description: 'At most ten, best first.' }),
  candidate_count: Type.Integer(),
  candidates_truncated: Type.Boolean(),
};

export const matchFields = {
  match_type: literals(MATCH_TYPES),
  match_score: nullableNumber(),
  match_grade: Type.String({ description: 'Four letters: identifier, name, address, status.' }),
};

export const Registrant = openObject({
  entity_id: Type.String(),
  edinet_code: Type.String(),
  edinet_codes: strings('All codes of this registrant.'),
  corporate_number: nullableString(),
  security_code: nullableString(),
  name: Type.String(),
  name_en: nullableString(),
  filer_type: literals(FILER_TYPES),
  listed: nullableBoolean(),
  consolidated: nullableBoolean(),
  fiscal_year_end: nullableString('MM-DD'),
  industry: nullableString(),
  merged_into: nullableString('EDINET code that continues this one.'),
});

export const IndexCoverage = openObject({
  first_day: nullableString(),
  last_complete_day: nullableString(),
  missing_days: Type.Integer({ description: 'Weekdays of the span that were never loaded.' }),
  missing: Type.Array(Type.String(), { description: 'Those days, at most the newest 31.' }),
  complete: Type.Boolean(),
});
