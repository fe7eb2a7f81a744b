import { inBoth, type Texts } from '../playground/error-text.ts';
import { currentLanguage, fill, label } from '../playground/language.ts';
import { EN } from './words.en.ts';
import { JA } from './words.ja.ts';

export type WordKey = keyof typeof EN;

const WORDS = { en: EN, ja: JA };

export const word = (key: WordKey, values: Readonly<Record<string, unknown>> = {}): string =>
  fill(WORDS[currentLanguage()][key] ?? key, values);

export const fieldLabel = (name: string): string => label('FIELD', name);

/** In both languages, for what is kept and shown later. */
export const inBothLanguages = (key: WordKey, values: Readonly<Record<string, unknown>> = {}): Texts =>
  inBoth((language) => fill(WORDS[language][key], values));
