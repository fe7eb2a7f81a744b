import { readDate } from './cell-date.ts';

/** A cell as the workbook reader gives it. */
export type Cell = string | number | boolean | Date | null;

/** Text of a cell, line breaks kept. */
export const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : cell instanceof Date ? (readDate(cell) ?? '') : String(cell).trim();

/** A column label: widths made one, white space and line breaks gone. */
export const labelOf = (cell: Cell | undefined): string => textOf(cell).normalize('NFKC').replace(/\s/g, '');

/** Thirteen digits, whether Excel kept them as a number or as text. */
export function corporateNumberOf(cell: Cell | undefined): string | null {
  const digits = labelOf(cell).replace(/\D/g, '');
  return digits.length === 13 ? digits : null;
}

/** `NNN-NNNN`; a number cell lost its leading zeros. */
export function postalCodeOf(cell: Cell | undefined): string | null {
  const digits = labelOf(cell).replace(/\D/g, '');
  if (digits.length === 0 || digits.length > 7) return null;
  const padded = digits.padStart(7, '0');
  return `${padded.slice(0, 3)}-${padded.slice(3)}`;
}

/** 「○」 is a plain yes, 「○（非上場仲介業のみ）」 a yes under a condition. */
export function markOf(cell: Cell | undefined): { readonly condition: string | null } | undefined {
  const text = textOf(cell).normalize('NFKC');
  if (!/^[○〇◯●]/u.test(text)) return undefined;
  const rest = text
    .slice(1)
    .replace(/\s/g, '')
    .replace(/^\((.*)\)$/, '$1');
  return { condition: rest === '' ? null : rest };
}
