import { element } from './dom.ts';
import { codeLabel, currentLanguage, propertyLabel } from './language.ts';
import { word } from './words.ts';

type Json = Readonly<Record<string, unknown>>;

/** Kept for programs: the same in words stands beside it, or it says how the answer was made. */
const ASIDE =
  /^(localized|field_.*|.*_labels?(_en)?|privacy|processing|raw_text|vcard|attribution|disclaimer|evidence|.*_confidence|.*_source|response_language|workflow|report_version|request_id)$/;
const MOST_ROWS = 12;
const MOST_COLUMNS = 7;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isEmpty));

/** Any answer as tables that fit: scalars as rows, lists of objects as tables, the rest one level further in. */
export function factsView(answer: Json, level = 0, path = ''): HTMLElement | null {
  const entries = Object.entries(answer).filter(([key, value]) => !isAside(key, answer) && !isEmpty(value));
  const scalars = entries.filter(([, value]) => !isObject(value) && !isTable(value));
  const tables = entries.filter(([, value]) => isTable(value)).map(([key, value]) => [key, value as Json[]] as const);
  const objects = entries.filter(([, value]) => isObject(value));
  if (entries.length === 0) return null;
  return element(
    'div',
    { class: 'facts' },
    scalars.length > 0 ? factTable(scalars, path) : null,
    ...tables.flatMap(([key, value]) => section(key, level, listTable(key, value, below(path, key)))),
    ...objects.flatMap(([key, value]) => section(key, level, factsView(value as Json, level + 1, below(path, key)))),
  );
}

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Of two texts in two languages the reader's is shown. */
const isAside = (key: string, of: Json): boolean =>
  ASIDE.test(key) ||
  (currentLanguage() === 'ja' ? `${key}_ja` in of : /_ja$/.test(key) && key.replace(/_ja$/, '') in of);

const isTable = (value: unknown): boolean => Array.isArray(value) && isObject(value[0]);

const section = (key: string, level: number, content: HTMLElement | null): HTMLElement[] =>
  content ? [element(level === 0 ? 'h4' : 'h5', {}, propertyLabel(key)), content] : [];

function factTable(entries: readonly (readonly [string, unknown])[], path: string): HTMLElement {
  return element(
    'table',
    { class: 'fields' },
    element(
      'tbody',
      {},
      ...entries.map(([key, value]) =>
        element(
          'tr',
          { 'data-field': key },
          element('th', { scope: 'row' }, propertyLabel(key)),
          textCell(scalarText(key, value, below(path, key))),
        ),
      ),
    ),
  );
}

function listTable(name: string, rows: readonly Json[], path: string): HTMLElement {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    // Every e-mail address of a card is one of work.
    .filter((key) => !(name === 'emails' && key === 'type'))
    .filter((key) => !isAside(key, rows[0]!) && rows.some((row) => !isEmpty(row[key]) && !isTable(row[key])))
    .slice(0, MOST_COLUMNS);
  const more = rows.length - MOST_ROWS;
  const isNumeric = (key: string) => rows.some((row) => typeof row[key] === 'number');
  return element(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': propertyLabel(name) },
    element(
      'table',
      { class: 'list' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...keys.map((key) =>
            element('th', { scope: 'col', class: isNumeric(key) ? 'number' : '' }, propertyLabel(key)),
          ),
        ),
      ),
      element(
        'tbody',
        {},
        ...rows
          .slice(0, MOST_ROWS)
          .map((row) =>
            element(
              'tr',
              {},
              ...keys.map((key) =>
                textCell(scalarText(key, row[key], below(path, key)), typeof row[key] === 'number' ? 'number' : ''),
              ),
            ),
          ),
      ),
    ),
    more > 0 ? element('p', { class: 'soft' }, word('more_rows', { count: more })) : null,
  );
}

/** A number or a date broken in two is read wrong: it stays on one line. */
const UNBROKEN = /^T?[\d-]{7,14}$/;

export const textCell = (text: string, kind = ''): HTMLElement =>
  element('td', { class: UNBROKEN.test(text) ? `${kind} unbroken`.trim() : kind }, text);

const MONEY = /^(total|subtotal|tax|amount|payable|unit_price|taxable_amount|tax_amount|discount|line_total)$/;

/** One value in the reader's words: codes by their label, amounts with separators, lists joined. */
export function scalarText(key: string, value: unknown, path: string): string {
  if (isEmpty(value)) return '–';
  if (typeof value === 'boolean') return word(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    if (MONEY.test(key)) return value.toLocaleString('en-US');
    return /score|confidence|similarity/.test(key) ? `${Math.round(value * 100)}%` : String(value);
  }
  if (Array.isArray(value))
    return value.map((entry) => scalarText(key, entry, path)).join(currentLanguage() === 'ja' ? '、' : ', ');
  if (isObject(value))
    return Object.entries(value)
      .filter(([inner, entry]) => !ASIDE.test(inner) && !isEmpty(entry))
      .map(([inner, entry]) => `${propertyLabel(inner)}: ${scalarText(inner, entry, below(path, inner))}`)
      .join(' · ');
  const text = String(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : codeLabel(text, path);
}
