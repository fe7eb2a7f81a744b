import type { Labels } from '../../contract/labels/label.ts';
import { localized } from '../../contract/localized.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { AddressCandidate, AddressLevel, Candidates, Provenance } from '../../engines/address/index.ts';

/** Labels of values in the languages asked for: `{ja: {status: …}, en: {…}}`. */
export function localizedValues(
  language: ResponseLanguage,
  groups: Readonly<Record<string, readonly (readonly [value: string, labels: Labels<string>])[]>>,
): Record<string, unknown> {
  const words = (which: 'ja' | 'en') =>
    Object.fromEntries(
      Object.entries(groups).map(([name, list]) => [
        name,
        Object.fromEntries(list.map(([value, labels]) => [value, labels[value]?.[which] ?? value])),
      ]),
    );
  return localized(language, words);
}

/** `status_label` is null for en, `status_label_en` null for ja. */
export function statusLabels<V extends string>(status: V, labels: Labels<V>, language: ResponseLanguage) {
  return {
    status_label: language === 'en' ? null : labels[status].ja,
    status_label_en: language === 'ja' ? null : labels[status].en,
  };
}

/** In `ja` every English field is null. */
export const inEnglish = <T>(value: T, language: ResponseLanguage): T | null => (language === 'ja' ? null : value);

export const levelAnswer = (level: AddressLevel, language: ResponseLanguage) => ({
  level: level.level,
  type: level.type,
  name: level.name,
  name_kana: level.kana,
  name_en: inEnglish(level.english, language),
  code: level.code,
  input: level.input,
  span: level.span,
  origin: level.origin,
});

export const candidateAnswer = (candidate: AddressCandidate, language: ResponseLanguage) => ({
  normalized: candidate.normalized,
  normalized_en: inEnglish(candidate.english?.text ?? null, language),
  level: candidate.level,
  levels: candidate.levels.map((level) => levelAnswer(level, language)),
  address_id: candidate.addressId,
  postal_codes: candidate.postalCodes,
  score: candidate.score,
});

export const countAnswer = ({ candidates, candidateCount }: Candidates<unknown>) => ({
  candidate_count: candidateCount,
  candidates_truncated: candidateCount > candidates.length,
});

export const provenanceAnswer = ({ warnings, source, sources, asOf, freshness }: Provenance) => ({
  warnings,
  source,
  sources: sources.map((used) => ({
    source: used.source,
    licence: used.licence,
    attribution: used.attribution,
    data_as_of: used.asOf,
  })),
  data_as_of: asOf,
  data_freshness: freshness,
});
