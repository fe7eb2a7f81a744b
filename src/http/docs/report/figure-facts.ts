import type { Figure } from '../figures.ts';
import type { DocsLanguage } from '../words.ts';
import { REPORT_WORDS } from './report-words.ts';

type Counted = keyof (typeof REPORT_WORDS)['en']['counted'];

/** The counts a context may hold, the narrowest first. */
const COUNTS: readonly Counted[] = [
  'all',
  'labelled',
  'billing',
  'regions',
  'checks',
  'values',
  'cases',
  'queries',
  'segments',
  'characters',
  'documents',
  'rows',
  'residences',
  'places',
  'pages',
  'lines',
  'examples',
  'mutated',
  'aborts',
  'locations',
];

const countOf = (figure: Figure, key: string): number | undefined => {
  const value = figure.context?.[key];
  return typeof value === 'number' ? value : undefined;
};

/** Over how many cases a figure was counted: the values that were there to be found, or what its context says. */
export function casesOf(figure: Figure, of: string | undefined, language: DocsLanguage): string {
  const { counted } = REPORT_WORDS[language];
  const found = countOf(figure, 'tp');
  if (found !== undefined)
    return counted.values.replace('{}', (found + (countOf(figure, 'fn') ?? 0)).toLocaleString('en-US'));
  const key = (of ? [of as Counted] : COUNTS).find((name) => countOf(figure, name) !== undefined);
  return key === undefined ? '' : counted[key].replace('{}', countOf(figure, key)!.toLocaleString('en-US'));
}

/** How a set was read: blind or not, how large it is, when it was measured, and with which models or version. */
export function factsOf(figures: readonly Figure[], language: DocsLanguage): string {
  const words = REPORT_WORDS[language];
  const ours = figures.filter(({ figure }) => !figure.includes('.peer.'));
  const contexts = ours.map(({ context }) => context ?? {});
  const all = (key: string) => [...new Set(contexts.map((context) => context[key]).filter((value) => value != null))];
  const isFirst = contexts.length > 0 && contexts.every(({ first_reading }) => first_reading === true);
  const isIndependent = contexts.every(({ independent }) => independent === true);
  const reading = isFirst ? (isIndependent ? words.blind : words.first_reading) : words.not_blind;
  const sizes = (['companies', 'documents', 'pages'] as const).flatMap((key) => {
    const values = all(key).map(Number);
    return values.length > 0 ? [words.counted[key].replace('{}', Math.max(...values).toLocaleString('en-US'))] : [];
  });
  const days = (text: string, ...keys: string[]) => {
    const found = new Set(keys.flatMap(all).flatMap((value) => String(value).match(DAY) ?? []));
    return found.size > 0 ? [text.replace('{}', [...found].join(', '))] : [];
  };
  return [
    reading,
    ...sizes.slice(0, 1),
    ...days(words.written_on, 'written', 'set'),
    ...days(words.measured_on, 'judged_on'),
    ...all('model').map((model) => words.models.replace('{}', String(model))),
    ...all('commit').map((commit) => words.version.replace('{}', String(commit))),
  ]
    .map((fact) => `${fact}${words.stop}`)
    .join(words.between);
}
const DAY = /\d{4}-\d{2}-\d{2}/g;
