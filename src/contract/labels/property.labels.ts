import type { Labels } from './label.ts';
import ja from './property.labels.ja.json' with { type: 'json' };

const readable = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The names of every field of requests and answers, for the pages and the documentation; the field is its own English name. */
export const PROPERTY_LABELS: Labels<string> = Object.fromEntries(
  Object.entries(ja).map(([name, text]) => [name, { ja: text, en: readable(name) }]),
);
