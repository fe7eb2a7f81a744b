import { LEGAL_FORM_IN_TEXT } from '../../../japan/legal-form.ts';
import type { Place } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';

const FORM_ALONE = new RegExp(`^(?:${LEGAL_FORM_IN_TEXT.source})$`, 'u');
/** A name: letters of any script, or words of them. */
const NAME = /^(?=(?:\s*\S){3})[\p{L}\p{N}ー・&'’. -]{2,24}$/u;
/** A sum in words (一金 …), who answers for the house, a section of the customer's, a place. */
const NO_NAME = /^(?:一?\s?金|住職|宮司|代表|店主|理事)|[部課係]$|[市区町村郡]\S*[町字村区]/;
/** Columns (in half-width characters) that two lines of one name may lie apart. */
const SAME_COLUMN = 6;

export interface FormAbove extends Place {
  readonly form: string;
}

/** 有限会社 / 見本看板: a logo's legal form in a line of its own, right over the name it belongs to. */
export function formAbove(name: string, start: number, row: Row, rows: readonly Row[]): FormAbove | null {
  const above = rows[row.index - 1];
  if (above === undefined || above.page !== row.page || !NAME.test(name) || NO_NAME.test(name)) return null;
  const [form] = above.segments;
  if (form === undefined || !FORM_ALONE.test(above.tight)) return null;
  if (Math.abs(form.left - row.column(start)) > SAME_COLUMN) return null;
  return { row: above, start: form.start, end: above.segments.at(-1)!.end, form: above.tight };
}
