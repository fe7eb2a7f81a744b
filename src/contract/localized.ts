import type { ResponseLanguage } from './schema.ts';

export type Tongue = 'ja' | 'en';

/** Labels in the languages asked for: `{ja: …}`, `{en: …}` or both. */
export const localized = <T>(language: ResponseLanguage, labels: (tongue: Tongue) => T): { ja?: T; en?: T } => {
  if (language === 'ja') return { ja: labels('ja') };
  if (language === 'en') return { en: labels('en') };
  return { ja: labels('ja'), en: labels('en') };
};
