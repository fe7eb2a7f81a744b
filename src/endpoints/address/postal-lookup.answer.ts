import * as values from '../../contract/labels/address.labels.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { PostalRecord, PostalResult } from '../../engines/address/index.ts';
import { inEnglish, localizedValues, provenanceAnswer, statusLabels } from './address.answer.ts';

export const postalAnswer = (result: PostalResult, language: ResponseLanguage) => ({
  status: result.status,
  direction: result.direction,
  postal_code: result.postalCode,
  match_type: result.match,
  components_match: result.componentsAgree,
  count: result.results.length,
  total_count: result.total,
  truncated: result.total > result.results.length,
  results: result.results.map((record) => recordAnswer(record, language)),
  ...provenanceAnswer(result),
  ...statusLabels(result.status, values.POSTAL_STATUS_LABELS, language),
  localized: localizedValues(language, {
    status: [[result.status, values.POSTAL_STATUS_LABELS]],
    kind: result.results.map(({ kind }) => [kind, values.POSTAL_KIND_LABELS] as const),
    match_type: result.match ? [[result.match, values.POSTAL_MATCH_LABELS]] : [],
  }),
  response_language: language,
});

const recordAnswer = (record: PostalRecord, language: ResponseLanguage) => ({
  municipality_code: record.municipalityCode,
  prefecture: record.prefecture,
  county: record.county,
  city: record.city,
  ward: record.ward,
  prefecture_kana: record.prefectureKana,
  city_kana: record.cityKana,
  postal_code: record.postalCode,
  kind: record.kind,
  town: record.town,
  town_kana: record.townKana,
  address_en: inEnglish(record.english, language),
  condition: record.condition,
  is_default: record.isDefault,
  town_has_several_codes: record.townHasSeveralCodes,
  code_has_several_towns: record.codeHasSeveralTowns,
  has_chome: record.hasChome,
  office: record.office && {
    name: record.office.name,
    name_kana: record.office.kana,
    street: record.office.street,
  },
});
