import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, type TOptional, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';

// The history of first readings, the oldest first: a new set is one entry at the end of its file.

const exact = <const Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });
/** Any of these keys. */
const someOf = <const Key extends string, Schema extends TSchema>(keys: readonly Key[], schema: Schema) =>
  Object.fromEntries(keys.map((key) => [key, Type.Optional(schema)])) as Record<Key, TOptional<Schema>>;
const Count = Type.Integer({ minimum: 0 });
const Share = Type.Number({ minimum: 0, maximum: 1 });
const Percent = Type.Number({ minimum: 0, maximum: 100 });
const Told = exact({ en: Type.String({ minLength: 1 }), ja: Type.String({ minLength: 1 }) });
/** Right, of all. */
const Right = Type.Tuple([Count, Count]);

/** Nothing stood out where both are empty. */
const Remarks = exact({ en: Type.String(), ja: Type.String() });

export const EXTRACTION_FIELDS = ['total', 'date', 't_number', 'tax', 'breakdown', 'issuer', 'items', 'cards'] as const;

const ExtractionReading = exact({
  /** The folder under eval/extraction/cases. */
  set: Type.String({ pattern: '^[a-z-]+-20\\d\\d$' }),
  /** False where the papers were not kept: there is no folder then. */
  kept: Type.Optional(Type.Literal(false)),
  papers: Count,
  cards: Count,
  f1: Share,
  passed_wrongly: Count,
  /** How many passed at all; early sets did not count them. */
  passed: Type.Optional(Count),
  /** Papers that prove themselves, and how many of those passed without a person. */
  proven: Type.Optional(Count),
  proven_and_passed: Type.Optional(Count),
  /** F1 by field. */
  fields: Type.Optional(exact(someOf(EXTRACTION_FIELDS, Share))),
  remarks: Remarks,
});

/** What is printed on a page and counted on its own, and the fields that come of it. */
export const PAGE_VALUES = ['t_number', 'date', 'total', 'issuer', 'amount', 'phone', 'postal_code', 'item'] as const;

export const PAGE_KINDS = [
  'receipts_photographed',
  'receipts_scanned',
  'scans',
  'scanner_pictures',
  'cards',
  'cards_but_one',
  'cards_photographed',
  'cards_artwork',
] as const;

const PagesReading = exact({
  /** The day of the first reading. */
  read: Type.String({ pattern: '^20\\d\\d-\\d\\d-\\d\\d$' }),
  /** Version of the recogniser that read first. */
  recogniser: Count,
  pages: Count,
  kinds: Told,
  /** Printed characters; a range is from the best to the worst page of its kind. */
  printed: exact({
    characters: Type.Optional(Count),
    wrong_percent: Percent,
    by_kind: exact(someOf(PAGE_KINDS, Type.Union([Percent, Type.Tuple([Percent, Percent])]))),
  }),
  handwriting: Type.Optional(
    exact({ characters: Type.Optional(Count), wrong_percent: Percent, amounts: Type.Optional(Right) }),
  ),
  /** Values as characters on the page; `all` where nobody noted how many. */
  keys: exact(someOf(PAGE_VALUES, Type.Union([Right, Type.Literal('all')]))),
  /** Of lines said surer than 0.99, how many are exact. */
  sure_lines: Type.Optional(Share),
  pages_good_but_lost: Type.Optional(Count),
  passed_wrongly: Count,
  /** Values as the service gives them out. */
  fields: exact(someOf(PAGE_VALUES, Right)),
  remarks: Told,
  mended: Told,
});

export type ExtractionReading = Static<typeof ExtractionReading>;
export type PagesReading = Static<typeof PagesReading>;

export const extractionReadings = (root: string): ExtractionReading[] =>
  read(root, 'docs/readings/extraction.json', ExtractionReading);

export const pagesReadings = (root: string): PagesReading[] =>
  read(root, 'docs/readings/real-pages.json', PagesReading);

function read<Schema extends TSchema>(root: string, file: string, schema: Schema): Static<Schema>[] {
  const rows: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const [wrong] = Value.Errors(Type.Array(schema), rows);
  if (wrong) throw new Error(`${file}${wrong.instancePath}: ${wrong.message} (${JSON.stringify(wrong.params)})`);
  return rows as Static<Schema>[];
}
