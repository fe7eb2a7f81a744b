import type { ResponseLanguage } from './schema.ts';

export type Tongue = 'ja' | 'en';

/** Labels in the languages asked for: `{ja: …}`, `{en: …}` or both. */
export const localized = <T>(language: ResponseLanguage, labels: (tongue: Tongue) => T): { ja?: T; en?: T } => ({
  ...(language === 'en' ? {} : { ja: labels('ja') }),
  ...(language === 'ja' ? {} : { en: labels('en') }),
});
