import { isCorporateNumber } from '../../../japan/corporate-number.ts';
import type { Row } from '../page/rows.ts';

const HEAD = /(?<![A-Za-z0-9])T\s?\d(?:[\d-]{2,12}\d|-?)$/;
const TAIL = /^-?\d{1,10}$/;

/** `登録番号 T8907748` ⏎ `120335`: a number that goes on where the line ends. Only the right check digit proves that it does. */
export function findBrokenNumber(
  row: Row,
  next: Row | undefined,
): { start: number; end: number; digits: string } | null {
  if (!next || next.page !== row.page) return null;
  const head = HEAD.exec(row.text.trimEnd());
  const tail = head && TAIL.exec(next.text.trim());
  if (!head || !tail) return null;
  const digits = (head[0] + tail[0]).replace(/\D/g, '');
  if (digits.length !== 13 || !isCorporateNumber(digits)) return null;
  return { start: head.index, end: head.index + head[0].length, digits };
}
