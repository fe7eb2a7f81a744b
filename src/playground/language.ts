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
export const label = (set: string, code: string, tongue: Language = language): string =>
  labels[set]?.[code]?.[tongue] ?? code.replaceAll('_', ' ');

/** Every row of one set. */
export const labelled = (set: string): Readonly<Record<string, Label | undefined>> => labels[set] ?? {};

/** The same for a code whose set is not known: the first of the sets that has it. */
export const anyLabel = (code: string, sets: readonly string[]): string =>
  label(sets.find((set) => labels[set]?.[code]) ?? '', code);

let sets: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
let operation = '';

/** Which table names the codes of each field of each operation. */
export async function loadLabelSets(): Promise<void> {
  sets = (await (await fetch('/playground/label-sets.json')).json()) as typeof sets;
}
export const speakOf = (name: string): void => {
  operation = name;
};

/** A value that looks like a code, by the table of its field, or by whichever has it; anything else as it is. */
export function codeLabel(text: string, path = ''): string {
  if (!/^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/.test(text)) return text;
  const own = sets[operation]?.[path];
  const found =
    (own === undefined ? undefined : labels[own]?.[text]) ??
    (own === undefined ? undefined : labels.VALUE?.[text]) ??
    Object.entries(labels).find(([set, table]) => !NOT_VALUES.includes(set) && table?.[text])?.[1]?.[text];
  return found?.[language] ?? text;
}
const NOT_VALUES = [
  'PROPERTY',
  'FIELD',
  'ENDPOINT_DESCRIPTION',
  'DOCUMENT_CHECK',
  'VALIDATION_ERROR',
  'RULE',
  'PAGE_ERROR',
];

/** The name of a field of a request or an answer. */
export const propertyLabel = (name: string): string => {
  const known = labels.PROPERTY?.[name]?.[language] ?? labels.FIELD?.[name]?.[language];
  const readable = name.replaceAll('_', ' ');
  return known || readable.charAt(0).toUpperCase() + readable.slice(1);
};

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
