import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import type { Row } from '../page/rows.ts';
import type { Phone } from './contacts.ts';

/** Behind its label, to the end of the row: nothing else has so many digits set apart. */
const SPACED = new RegExp(String.raw`(?:${CONTACT_LABELS.head})[.:]?\s*([(（]?0[\d()（） -]{10,30}\d)\s*$`, 'i');

/** `TEL (0566)-7 7-7 0 8 7`: rubber stamps set the digits apart. */
export function findSpacedPhone(row: Row): Phone | null {
  const found = SPACED.exec(row.text);
  const printed = found?.[1] ?? '';
  const digits = printed.replace(/\D/g, '');
  if (!found || !/\d \d/.test(printed) || !/^0\d{9,10}$/.test(digits)) return null;
  const parsed = parsePhoneNumberFromString(digits, 'JP');
  if (!parsed?.isValid()) return null;
  const start = found.index + found[0].indexOf(printed);
  return {
    row,
    start,
    end: start + printed.length,
    value: printed.replaceAll(' ', ''),
    repairs: ['space_removed'],
    international: parsed.number,
    valid: true,
    type: parsed.getType() === 'MOBILE' ? 'mobile' : 'work',
  };
}
