import type { Labels } from '../../contract/labels/label.ts';
import { localized } from '../../contract/localized.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';

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

/** In `ja` every English field is null, however deep it lies. */
export function withLanguage<T>(value: T, language: ResponseLanguage): T {
  return language === 'ja' ? (withoutEnglish(value) as T) : value;
}

function withoutEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEnglish);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key.endsWith('_en') ? null : withoutEnglish(inner)]),
  );
}
