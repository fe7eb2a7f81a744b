import * as values from '../../contract/labels/address.labels.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { GeocodeCandidate, GeocodeResult } from '../../engines/address/index.ts';
import { candidateAnswer, countAnswer, localizedValues, provenanceAnswer, statusLabels } from './address.answer.ts';

/** The answer without its labels, as the command line prints it. */
export const geocodeFields = (result: GeocodeResult, language: ResponseLanguage = 'both') => ({
  status: result.status,
  requested_level: result.requestedLevel,
  matched_level: result.matchedLevel,
  available_level: result.availableLevel,
  house_level_evidence: result.houseFound,
  unmatched_tail: result.unmatched,
  building_part: result.buildingPart,
  candidates: result.candidates.map((candidate) => placedCandidate(candidate, language)),
  ...countAnswer(result),
  ...provenanceAnswer(result),
});

const placedCandidate = (candidate: GeocodeCandidate, language: ResponseLanguage) => ({
  ...candidateAnswer(candidate, language),
  latitude: candidate.latitude,
  longitude: candidate.longitude,
  datum: candidate.datum,
  coordinate_level: candidate.coordinateLevel,
  radius_m: candidate.radius,
  position_kind: candidate.positionKind,
  unmatched_tail: candidate.unmatched,
  source: candidate.source,
  data_as_of: candidate.asOf,
});

export const geocodeAnswer = (result: GeocodeResult, language: ResponseLanguage) => ({
  ...geocodeFields(result, language),
  ...statusLabels(result.status, values.GEOCODE_STATUS_LABELS, language),
  localized: localizedValues(language, {
    status: [[result.status, values.GEOCODE_STATUS_LABELS]],
    position_kind: result.candidates.map(({ positionKind }) => [positionKind, values.POSITION_LABELS] as const),
    warnings: result.warnings.map((warning) => [warning, values.ADDRESS_WARNING_LABELS] as const),
  }),
  response_language: language,
});
