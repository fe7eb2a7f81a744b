import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { ERROR_DETAILS } from '../src/contract/error-details.ts';
import { ERROR_TABLE } from '../src/contract/errors.ts';
import { DESCRIPTION_JA } from '../src/contract/labels/description.labels.ts';
import { ENDPOINT_DESCRIPTION_LABELS } from '../src/contract/labels/endpoint.labels.ts';
import { PROPERTY_LABELS } from '../src/contract/labels/property.labels.ts';
import { JA as DESK } from '../src/desk/words.ja.ts';
import { fieldsOf } from '../src/discovery/fields.ts';
import { pageLabels } from '../src/discovery/page-labels.ts';
import { DOCS_WORDS } from '../src/http/docs/words.ts';
import { PLAYGROUND_WORDS } from '../src/playground/words.ts';

/** Kana, Chinese characters, or the full-width signs of Japanese typing. */
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff々〆]/;

/** Names that are the same in both languages, and texts that are made of values only. */
const SAME_IN_BOTH = new Set([
  'JSON',
  'vCard',
  'CLI',
  'TypeScript',
  'Python',
  'OpenAPI',
  'llms.txt',
  'English',
  '{label}。',
  '{problem_ja}',
  'Japan Business Identity',
  'JSON（全データ）',
  'UTF-8',
  'Shift_JIS',
]);

export interface JapaneseText {
  readonly where: string;
  readonly text: string;
}

/** Every Japanese text of the tables that pages and answers are made from; a field without one counts as empty. */
export function japaneseTexts(endpoints: readonly Endpoint[]): JapaneseText[] {
  const of = (where: string, words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([key, text]) => ({ where: `${where} ${key}`, text }));
  const labels = Object.entries(pageLabels()).flatMap(([set, table]) =>
    Object.entries(table).map(([code, label]) => ({ where: `${set} ${code}`, text: label?.ja ?? '' })),
  );
  const names = new Set(
    endpoints.flatMap(({ input, output }) => [...fieldsOf(input, 9), ...fieldsOf(output, 9)].map(({ name }) => name)),
  );
  return [
    ...of('desk', DESK),
    ...of('playground', PLAYGROUND_WORDS.ja),
    ...of('docs', DOCS_WORDS.ja),
    ...labels,
    ...Object.entries(ERROR_TABLE).map(([code, row]) => ({ where: `error ${code}`, text: row.message_ja })),
    ...Object.entries(ERROR_DETAILS).map(([id, { ja }]) => ({ where: `detail ${id}`, text: ja })),
    ...endpoints.flatMap(({ name, summaryJa }) => [
      { where: `endpoint ${name}`, text: summaryJa },
      { where: `description of ${name}`, text: ENDPOINT_DESCRIPTION_LABELS[name]?.ja ?? '' },
    ]),
    ...[...names].map((name) => ({ where: `field ${name}`, text: PROPERTY_LABELS[name]?.ja ?? '' })),
    ...[...schemaDescriptions(endpoints)].map((text) => ({
      where: `schema: ${text}`,
      text: DESCRIPTION_JA[text] ?? '',
    })),
    ...endpoints.flatMap(({ name, example }) => localized(`example of ${name}`, example.output)),
    ...headings(),
  ];
}

/** Every description in the schemas of requests and answers, however deep, once. */
export function schemaDescriptions(endpoints: readonly Endpoint[]): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown, isNames: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      // Below `properties` the keys are names of fields, and one may be called description.
      if (key === 'description' && !isNames && typeof inner === 'string') found.add(inner);
      else visit(inner, key === 'properties' && !isNames);
    }
  };
  for (const { input, output } of endpoints) for (const schema of [input, output]) visit(schema, false);
  return found;
}

/** The sentences of `localized.ja` in the published answers. */
function localized(where: string, value: unknown, isInside = false): JapaneseText[] {
  if (typeof value === 'string') return isInside ? [{ where, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    localized(`${where}.${key}`, inner, isInside || (key === 'ja' && where.endsWith('.localized'))),
  );
}

/** The headings of the Japanese guides. */
function headings(): JapaneseText[] {
  const folder = join(import.meta.dirname, '../docs/ja');
  return readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^#+ (.+)$/gm)].map((match) => ({
      where: `docs/ja/${name}`,
      text: match[1]!,
    })),
  );
}

/** Texts without a Japanese character: they were left in English. Bare numbers and marks have no language. */
export const untranslated = (texts: readonly JapaneseText[]): JapaneseText[] =>
  texts.filter(
    ({ text }) => !JAPANESE.test(text) && !SAME_IN_BOTH.has(text) && (text === '' || /[A-Za-z]{2}/.test(text)),
  );

/** What a Japanese reader sees on a page: the texts of headings, labels, buttons, cells and paragraphs. */
export async function visibleTexts(page: Page, where: string): Promise<JapaneseText[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('h1,h2,h3,h4,h5,label,button,th,summary,option,p,dt,a,article td')]
      .filter(
        (element) => (element as HTMLElement).offsetParent !== null && element.closest('[lang=en],pre,code') === null,
      )
      .map((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? '')
          .join(' ')
          .trim(),
      )
      .filter((text) => text !== ''),
  );
  return texts.map((text) => ({ where, text }));
}
