import type { AddressData } from '../data/address-data.ts';
import type { Span } from './tail.ts';

export interface WrittenPostalCode {
  /** Seven digits. */
  readonly code: string;
  readonly span: Span;
  /** Offset of the first character that is not white space. */
  readonly leading: number;
}

const CODE = /(?:〒|郵便番号[:：]?)?[\s]*([0-9０-９]{3})[\s]*[-‐‑‒–—―−－ーｰ]?[\s]*([0-9０-９]{4})(?![0-9０-９])/y;
const MARKED = /〒\s*([0-9０-９]{3})\s*[-‐‑‒–—―−－ーｰ]?\s*([0-9０-９]{4})(?![0-9０-９])/;

/** A postal code at the start of the text, or anywhere after the postal mark. */
export function findPostalCode(text: string): WrittenPostalCode | undefined {
  let leading = 0;
  while (leading < text.length && isSpace(text.charCodeAt(leading))) leading++;
  const first = text.charCodeAt(leading);
  const isDigit = (first >= 0x30 && first <= 0x39) || (first >= 0xff10 && first <= 0xff19);
  if (isDigit || first === 0x3012 || first === 0x90f5) {
    CODE.lastIndex = leading;
    const match = CODE.exec(text);
    if (match) return written(match[1]! + match[2]!, leading, leading + match[0].length, leading);
  }
  const mark = text.indexOf('〒', leading);
  if (mark < 0) return undefined;
  const match = MARKED.exec(text.slice(mark));
  return match
    ? written(match[1]! + match[2]!, mark + match.index, mark + match.index + match[0].length, leading)
    : undefined;
}

const isSpace = (code: number) => code === 0x20 || code === 0x3000 || (code >= 9 && code <= 13) || code === 0xa0;

const written = (digits: string, from: number, to: number, leading: number): WrittenPostalCode => ({
  code: digits.normalize('NFKC'),
  span: [from, to],
  leading,
});

/** Rows `[from, to)` of a sorted code column that have this code. */
export function rowsOfCode(column: ArrayLike<number>, zip: number): [number, number] {
  let low = 0;
  let high = column.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (column[middle]! < zip) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < column.length && column[end] === zip) end++;
  return [low, end];
}

/** Towns that a postal code belongs to. */
export function townsOfCode(data: AddressData, zip: number): Set<number> {
  const { postalZip, postalTown } = data.column;
  const towns = new Set<number>();
  const [from, to] = rowsOfCode(postalZip!, zip);
  for (let row = from; row < to; row++) if (postalTown![row]! > 0) towns.add(postalTown![row]! - 1);
  return towns;
}
