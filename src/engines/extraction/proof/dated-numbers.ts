import { matchesOf } from '../../../japan/matches-of.ts';
import type { Analysis } from '../document/analysis.ts';

export const compact = (iso: string): string => iso.replaceAll('-', '');
export const MAX_ROWS = 200;
const NUMBERS = /(?:No\.?|番号|№|ID|#)\s?[:：]?\s?([A-Za-z0-9/-]{6,24})/gi;

/** The numbers that a paper names, of itself or of others. */
export function numbersOf(analysis: Analysis): string[] {
  return analysis.rows.slice(0, MAX_ROWS).flatMap((row) => matchesOf(row.text, NUMBERS).map((match) => match[1]!));
}

/** INV-20261103: the day of a paper is in its number. */
export const printedInNumber = (numbers: readonly string[], iso: string): boolean =>
  numbers.some((number) => {
    const digits = number.replace(/[/-]/g, '');
    // KT/26/1104: the year in two figures, the number parted like a date.
    const isShort = /\D2\d[/-]?[01]\d[/-]?[0-3]\d(?!\d)/.test(number) && digits.includes(compact(iso).slice(2));
    return digits.includes(compact(iso)) || isShort;
  });

/** In how many places two days differ. */
export const differing = (a: string, b: string): number => [...a].filter((sign, index) => sign !== b[index]).length;
