import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Row } from '../page/rows.ts';
import type { Place } from './candidate.ts';
import type { Phone } from './contacts.ts';

const HEAD = /(?<![\d-])0\d{1,4}-(?:\d{1,4}-?)?$/;
const TAIL = /^-?(?:\d{1,4}-)?\d{4}$/;

/** `TEL0586-73-` ⏎ `2210`: a number that cannot end where its line ends. */
export function findBrokenPhone(row: Row, next: Row | undefined): { phone: Phone; more: Place } | null {
  if (!next || next.page !== row.page) return null;
  const head = HEAD.exec(row.text.trimEnd());
  const tail = TAIL.exec(next.text.trim());
  // One dash at the break: behind the head, or in front of the tail.
  if (!head || !tail || head[0].endsWith('-') === tail[0].startsWith('-')) return null;
  const value = head[0] + tail[0];
  const parsed = parsePhoneNumberFromString(value, 'JP');
  if (!parsed?.isValid()) return null;
  const start = next.text.search(/\S/);
  return {
    phone: {
      row,
      start: head.index,
      end: head.index + head[0].length,
      value,
      repairs: ['line_break_removed'],
      international: parsed.number,
      valid: true,
      type: /f(?:ax)?[.:\s]*$/i.test(row.text.slice(0, head.index)) ? 'fax' : 'work',
    },
    more: { row: next, start, end: start + tail[0].length },
  };
}
