import { ADDRESS_SOURCE_LABELS, SCOPE_LABELS } from '../../contract/labels/address.labels.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { NormalizeResult } from '../../engines/address/index.ts';
import { inEnglish, localizedValues } from './address.answer.ts';

/** The answer without its labels, as the command line prints it. */
export function normalizeFields(result: NormalizeResult, language: ResponseLanguage = 'both') {
  const english = inEnglish(result.english, language);
  return {
    normalized: result.normalized,
    parse_confidence: result.parseConfidence,
    source: result.source,
    normalized_en: english?.text ?? null,
    normalized_en_source: english?.source ?? null,
    normalized_en_confidence: english?.confidence ?? null,
    postal_code: result.postalCode,
    prefecture: result.prefecture,
    city: result.city,
    validation_source: result.scope === 'none' ? null : result.source,
    validation_scope: result.scope,
    confidence: result.confidence,
    postal_code_match: result.postalCodeAgrees,
    address_validated: result.validated,
  };
}

export const normalizeAnswer = (result: NormalizeResult, language: ResponseLanguage) => ({
  ...normalizeFields(result, language),
  response_language: language,
  localized: localizedValues(language, {
    source: [[result.source, ADDRESS_SOURCE_LABELS]],
    validation_scope: [[result.scope, SCOPE_LABELS]],
  }),
});
