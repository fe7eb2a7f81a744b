import * as values from '../../contract/labels/address.labels.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { Accepted, Checks, ValidateResult } from '../../engines/address/index.ts';
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
export const validateFields = (result: ValidateResult, language: ResponseLanguage = 'both') => ({
  status: result.status,
  address_validated: result.status === 'exact',
  manual_review_required: result.status !== 'exact' && result.status !== 'partial',
  reasons: result.reasons,
  accepted: result.accepted && acceptedAnswer(result.accepted, language),
  unaccepted_tail: result.unaccepted,
  checks: checksAnswer(result.checks),
  evidence: evidenceAnswer(result.evidence),
  conflicts: result.conflicts,
  candidates: result.candidates.map((candidate) => candidateAnswer(candidate, language)),
  ...countAnswer(result),
  verification_scope: 'address_reference_data' as const,
  not_covered: [...values.NOT_COVERED],
  ...provenanceAnswer(result),
});

const acceptedAnswer = (accepted: Accepted, language: ResponseLanguage) => ({
  level: accepted.level,
  levels: accepted.levels.map((level) => levelAnswer(level, language)),
  normalized: accepted.normalized,
  normalized_en: inEnglish(accepted.english?.text ?? null, language),
  address_id: accepted.addressId,
  postal_code: accepted.postalCode,
  latitude: accepted.latitude,
  longitude: accepted.longitude,
  coordinate_level: accepted.coordinateLevel,
});

const checksAnswer = (checks: Checks): Record<values.CheckName, values.Check> => ({
  municipality: checks.municipality,
  town: checks.town,
  sub_town: checks.subTown,
  number_format: checks.numberFormat,
  number_listed: checks.numberListed,
  postal_code: checks.postalCode,
  tail: checks.tail,
});

const evidenceAnswer = ({ parser, postal, geocoder }: ValidateResult['evidence']) => ({
  parser: { status: parser.status, parse_confidence: parser.parseConfidence },
  postal: {
    status: postal.status,
    postal_code_input: postal.code,
    postal_codes_expected: postal.expected,
    match: postal.agrees,
  },
  geocoder: {
    status: geocoder.status,
    matched_level: geocoder.matchedLevel,
    available_level: geocoder.availableLevel,
  },
});

export function validateAnswer(result: ValidateResult, language: ResponseLanguage) {
  const fields = validateFields(result, language);
  return {
    ...fields,
    ...statusLabels(result.status, values.VALIDATE_STATUS_LABELS, language),
    localized: localizedValues(language, {
      status: [[result.status, values.VALIDATE_STATUS_LABELS]],
      reasons: result.reasons.map((reason) => [reason, values.VALIDATE_REASON_LABELS] as const),
      checks: Object.keys(fields.checks).map((name) => [name, values.CHECK_NAME_LABELS] as const),
      check_results: Object.values(fields.checks).map((value) => [value, values.CHECK_LABELS] as const),
      warnings: result.warnings.map((warning) => [warning, values.ADDRESS_WARNING_LABELS] as const),
    }),
    response_language: language,
  };
}
