import { headingOf } from './cell-tables.ts';
import { cellsOfLine } from './delimited-cells.ts';

/**
 * `請求番号,請求日,発行者` over `S-117,2026-10-30,株式会社見本`: what a program exports of the paper itself, one record under
 * its headings. Each value is set behind its own, as a paper prints them.
 */

const SEPARATORS = [',', '\t', '|', ';'] as const;
const LEAST_FIELDS = 3;
/** Headings of this sort must be among them; the others are taken as they come. */
const LEAST_KNOWN = 2;
const FIELD =
  /^(?:御?請求書?(?:番号|日|先|元)|伝票(?:番号|日付)|注文番号|(?:発行|作成|取引|領収|締)日|日付|お?支払い?(?:期限|期日|日)|振込期限|期日|(?:発行|販売|購入)者名?|発行元|取引先名?|宛[先名]|顧客名|会社名|登録番号|インボイス番号|電話(?:番号)?|住所|件名|支払方法)$/;
const GAP = '   ';
/** A heading has no figures. */
const HEADING = /^\D{1,14}$/;
/** Parts the fields of a record that stand in one line: each is a row of its own (U+001E says just that). */
export const FIELD_END = '\u001e';

/** The lines, such records with their headings in front of their values; the headings' own line is left empty. */
export function layOutRecords(lines: readonly string[]): readonly string[] {
  let laid: string[] | null = null;
  for (let at = 0; at + 1 < lines.length; at++) {
    const record = recordAt(lines, at);
    if (record === null) continue;
    laid ??= [...lines];
    laid[at] = '';
    laid[at + 1] = record;
  }
  return laid ?? lines;
}

const isHeadingOfGoods = (cells: readonly string[]): boolean =>
  cells.every((cell) => HEADING.test(cell)) &&
  cells.filter((cell) => headingOf(cell.normalize('NFKC')) !== null).length >= LEAST_FIELDS;

function recordAt(lines: readonly string[], at: number): string | null {
  const separator = SEPARATORS.find((sign) => lines[at]!.includes(sign));
  if (separator === undefined) return null;
  const headings = cellsOfLine(lines[at]!, separator);
  if (headings === null || headings.length < LEAST_FIELDS || !headings.every((cell) => HEADING.test(cell))) return null;
  if (headings.filter((cell) => FIELD.test(cell.normalize('NFKC'))).length < LEAST_KNOWN) return null;
  const values = cellsOfLine(lines[at + 1]!, separator);
  if (values?.length !== headings.length) return null;
  // Of a list of papers no record is the paper itself; the heading of the goods may have as many cells.
  const next = cellsOfLine(lines[at + 2] ?? '', separator);
  if (next?.length === headings.length && !isHeadingOfGoods(next)) return null;
  return fieldsOf(headings, values)
    .flatMap(({ heading, value }) => (value === '' ? [] : [`${heading}:${value}`]))
    .join(FIELD_END);
}

/** `発行者` beside `屋号`: the name of a house stands in front of its keeper's, as a paper prints them. */
function fieldsOf(headings: readonly string[], values: readonly string[]) {
  const fields = headings.map((heading, i) => ({ heading, value: values[i]! }));
  const house = fields.find(({ heading, value }) => heading === '屋号' && value !== '');
  const keeper = house && fields.find(({ heading }) => /^(?:発行|販売)者名?$/.test(heading));
  if (!house || !keeper) return fields;
  return fields.flatMap((field) =>
    field === house ? [] : [field === keeper ? { ...field, value: `${house.value}${GAP}${keeper.value}` } : field],
  );
}
