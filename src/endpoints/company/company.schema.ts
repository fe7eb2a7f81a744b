import { Type } from 'typebox';
import {
  COMPANY_REASONS,
  COMPANY_RISK_FLAGS,
  COMPANY_STATUSES,
  DATA_FRESHNESS,
  MATCH_TYPES,
} from '../../contract/labels/registry.labels.ts';
import {
  echoedLanguage,
  literals,
  nullableBoolean,
  nullableLiterals,
  nullableNumber,
  nullableObject,
  nullableString,
  openObject,
  optionalLiterals,
  optionalString,
  orNull,
  RESPONSE_LANGUAGES,
  responseLanguage,
  type Static,
  strictObject,
} from '../../contract/schema.ts';

const queryFields = {
  name: optionalString({ maxLength: 300, description: 'Company name as written, in any spelling.' }),
  corporate_number: optionalString({
    pattern: '^[0-9]{13}$',
    description: '13-digit corporate number (法人番号).',
    examples: ['1180301018771'],
  }),
  address: optionalString({
    maxLength: 500,
    description: 'Address to compare; decides between companies of the same name.',
  }),
};

export const CompanyVerifyRequest = strictObject(
  { ...queryFields, response_language: responseLanguage() },
  { title: 'CompanyVerifyRequest', description: 'At least one of name or corporate_number.' },
);

/** A blank string counts as absent. */
export const nameOrNumber = (
  input: Pick<Static<typeof CompanyVerifyRequest>, 'name' | 'corporate_number'>,
): 'at least one of name or corporate_number is required' | undefined =>
  input.name?.trim() || input.corporate_number ? undefined : 'at least one of name or corporate_number is required';

const EN_SOURCES = [
  'nta_official',
  'edinet_official',
  'sample',
  'address_base_registry',
  'japan_post_romaji',
  'furigana_hepburn',
  'kana_hepburn',
  'generated',
] as const;
const EN_CONFIDENCES = ['official', 'high', 'medium', 'low'] as const;

const CompanyCandidate = openObject(
  {
    corporate_number: nullableString('13-digit corporate number.'),
    name: nullableString('Registered name.'),
    name_en_display: nullableString('English display of the name.'),
    address: nullableString('Registered address.'),
    address_en_display: nullableString('English display of the address.'),
    status: nullableLiterals(['active', 'closed'], 'State of the registry record.'),
    match_score: nullableNumber('0–1, as for the whole answer.'),
    matches_requested_address: nullableBoolean('Null when no address was given or it cannot be compared.'),
  },
  { title: 'CompanyCandidate' },
);

const companyFields = {
  verified: Type.Boolean({
    default: false,
    description: 'One active company whose number, name and address agree as far as given. Never for a similar name.',
  }),
  record_found: Type.Boolean({ default: false, description: 'One company was found; its fields are filled.' }),
  status: literals(COMPANY_STATUSES, { description: 'State of the company, or why none was chosen.' }),
  corporate_number: nullableString('13-digit corporate number.'),
  name: nullableString('Registered name.'),
  name_en_official: nullableString('English name the company registered with the tax agency; few have one.'),
  name_en_display: nullableString('English name to show: the official one, or a transliteration.'),
  name_en_source: nullableLiterals(EN_SOURCES, 'Where name_en_display comes from.'),
  name_en_confidence: nullableLiterals(EN_CONFIDENCES, 'How certain name_en_display is.'),
  furigana: nullableString('Registered reading in katakana.'),
  address: nullableString('Registered address of the head office.'),
  address_en_official: nullableString('English address registered with the tax agency.'),
  address_en_display: nullableString('English address to show.'),
  address_en_source: nullableLiterals(EN_SOURCES, 'Where address_en_display comes from.'),
  address_en_confidence: nullableLiterals(EN_CONFIDENCES, 'How certain address_en_display is.'),
  postal_code: nullableString('NNN-NNNN.'),
  prefecture: nullableString('Prefecture.'),
  city: nullableString('Municipality.'),
  corporation_type_code: nullableString('Kind code of the registry: 101 … 499.'),
  corporation_type_en: nullableString('The kind in English.'),
  assignment_date: nullableString('Day the number was assigned, YYYY-MM-DD.'),
  close_date: nullableString('Day the record was closed, YYYY-MM-DD.'),
  close_cause: nullableString('Closing cause code of the registry: 01, 11, 21, 31.'),
  successor_corporate_number: nullableString('Company that took this one over.'),
  matches_requested_address: nullableBoolean('Same as address_match.'),
  address_match: nullableBoolean('Same block or town; null when none was given or it cannot be compared.'),
  match_type: nullableLiterals(MATCH_TYPES, 'What the match rests on.'),
  match_score: nullableNumber('0–1.'),
  query_normalized: nullableString('The number or name as it was searched.'),
  query_unit: nullableString('Office or department written behind the name (大阪支店); it is a part of the company.'),
  candidate_count: Type.Integer({ default: 0, description: 'Companies that fit, counted up to 1,000.' }),
  candidates_truncated: Type.Boolean({ default: false, description: 'There are more than the ten listed.' }),
  candidates: Type.Array(CompanyCandidate, { description: 'At most ten, best first.' }),
  risk_flags: Type.Array(literals(COMPANY_RISK_FLAGS), { description: 'Review signals, not proof.' }),
  report_version: nullableString('jp-company-report.v1 in the report.'),
  verification_scope: nullableString('What was compared with: NTA_registry.'),
  source_type: nullableString('official_snapshot or sample.'),
  data_freshness: nullableLiterals(
    DATA_FRESHNESS,
    'monthly_snapshot, daily_index (differences applied), partial, stale or sample.',
  ),
  data_as_of: nullableString('Day the data speak about, YYYY-MM-DD; in the sample that of the row.'),
  source: nullableString('nta_corporate_registry; sample for invented rows of the sample.'),
  reason: nullableLiterals(COMPANY_REASONS, 'Why there is no clear answer.'),
  error_code: nullableLiterals(COMPANY_REASONS, 'Same as reason.'),
  evidence: nullableObject('In the report: matched_by, matched_fields, compared, record, history, successors.'),
  status_label: nullableString('The status in Japanese.'),
  status_label_en: nullableString('The status in English.'),
  localized: nullableObject('Labels and the attribution of the source, per language asked.'),
  response_language: echoedLanguage(),
};

export const CompanyResponse = openObject(companyFields, { title: 'CompanyResponse' });

export const BatchItemError = openObject({
  code: Type.String(),
  message: Type.String(),
  message_ja: Type.String(),
});

// Without a default, so that an entry's own language can be told from none.
const CompanyBatchItem = strictObject({
  ...queryFields,
  response_language: optionalLiterals(RESPONSE_LANGUAGES, { description: 'Default: the language of the request.' }),
});

export const CompanyBatchRequest = strictObject(
  {
    items: Type.Array(CompanyBatchItem, { minItems: 1, maxItems: 10, description: '1 to 10 look-ups.' }),
    response_language: responseLanguage(),
  },
  { title: 'CompanyBatchRequest' },
);

export const CompanyBatchResponse = openObject(
  {
    results: Type.Array(
      openObject({
        ...companyFields,
        index: Type.Integer({ description: 'Place of the entry in the request, from 0.' }),
        error: orNull(BatchItemError),
        retryable: Type.Boolean({ default: false }),
      }),
      { description: 'One per entry, in the order of the request.' },
    ),
    count: Type.Integer({ description: 'Number of results.' }),
    max_batch_size: Type.Integer({ default: 10 }),
    response_language: echoedLanguage(),
  },
  { title: 'CompanyBatchResponse' },
);
