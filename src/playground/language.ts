export type Language = 'ja' | 'en';
type Label = Readonly<Record<Language, string>>;

const LANGUAGES = { other: { ja: 'English', en: '日本語' } } as const;
let language: Language = startLanguage();
let labels: Readonly<Record<string, Readonly<Record<string, Label | undefined>> | undefined>> = {};

function startLanguage(): Language {
  if (typeof localStorage === 'undefined') return 'en';
  return (localStorage.getItem('language') ?? navigator.language).startsWith('ja') ? 'ja' : 'en';
}

export const currentLanguage = (): Language => language;

export function switchLanguage(): void {
  language = language === 'en' ? 'ja' : 'en';
  localStorage.setItem('language', language);
}

/** The words of every closed set of the service, in both languages: one table for all pages. */
export async function loadLabels(): Promise<void> {
  labels = (await (await fetch('/playground/labels.json')).json()) as typeof labels;
}

/** A code of the service in the reader's language; a code that is newer than the table is shown readably. */
export const label = (set: string, code: string): string =>
  labels[set]?.[code]?.[language] ?? code.replaceAll('_', ' ');

/** The same for a code whose set is not known: the first set that has it. */
export const anyLabel = (code: string, sets: readonly string[]): string =>
  label(sets.find((set) => labels[set]?.[code]) ?? '', code);

export const fill = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Fills every element that names a word, and names the language of the page and of its switch. */
export function translate(word: (key: string) => string): void {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]'))
    element.textContent = word(element.dataset.word!);
  for (const element of document.querySelectorAll<HTMLElement>('[data-word-label]'))
    element.setAttribute('aria-label', word(element.dataset.wordLabel!));
  const button = document.getElementById('language');
  if (!button) return;
  button.textContent = LANGUAGES.other[language];
  button.lang = language === 'en' ? 'ja' : 'en';
}
