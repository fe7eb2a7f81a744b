import * as values from '../../contract/labels/address.labels.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { Components, ParseResult } from '../../engines/address/index.ts';
import {
  candidateAnswer,
  countAnswer,
  inEnglish,
  levelAnswer,
  localizedValues,
  provenanceAnswer,
  statusLabels,
} from './address.answer.ts';

/** The answer without its labels, as the command line prints it. */
export const parseFields = (result: ParseResult, language: ResponseLanguage = 'both') => ({
  status: result.status,
  parse_confidence: result.parseConfidence,
  normalized: result.normalized,
  normalized_en: inEnglish(result.english?.text ?? null, language),
  components: componentsAnswer(result.components),
  number_style: result.numberStyle,
  levels: result.levels.map((level) => levelAnswer(level, language)),
  recoveries: result.recoveries,
  unparsed_tail: result.unparsed,
  candidates: result.candidates.map((candidate) => candidateAnswer(candidate, language)),
  ...countAnswer(result),
  ...provenanceAnswer(result),
});

const componentsAnswer = (components: Components) => ({
  postal_code: components.postalCode,
  prefecture: components.prefecture,
  county: components.county,
  city: components.city,
  ward: components.ward,
  town: components.town,
  sub_town: components.subTown,
  kyoto_street: components.kyotoStreet,
  block: components.block,
  house: components.house,
  branch: components.branch,
  building: components.building,
  floor: components.floor,
  room: components.room,
});

export const parseAnswer = (result: ParseResult, language: ResponseLanguage) => ({
  ...parseFields(result, language),
  ...statusLabels(result.status, values.PARSE_STATUS_LABELS, language),
  localized: localizedValues(language, {
    status: [[result.status, values.PARSE_STATUS_LABELS]],
    number_style: [[result.numberStyle, values.NUMBER_STYLE_LABELS]],
    warnings: result.warnings.map((warning) => [warning, values.ADDRESS_WARNING_LABELS] as const),
    recoveries: result.recoveries.map(({ kind }) => [kind, values.RECOVERY_LABELS] as const),
  }),
  response_language: language,
});
