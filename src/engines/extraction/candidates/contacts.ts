import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import type { Row } from '../page/rows.ts';
import { type Candidate, overlaps } from './candidate.ts';
import { findSpacedPhone } from './spaced-phone.ts';

export const PHONE_TYPES = ['work', 'direct', 'home', 'mobile', 'fax', 'toll_free', 'unknown'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

export interface Phone extends Candidate<string> {
  readonly international: string | null;
  readonly valid: boolean;
  readonly type: PhoneType;
}

const PHONE =
  /(?<![\d\-,]|(?<=\d\s?)\/|\d\s(?!0\d{1,4}-\d{1,4}-\d{3,4}(?!\d))|\d\.)(?:\+?81[\s\-.]?(?:\(0\)[\s\-.]?)?\d{1,4}|[(<〈]0\d{1,4}[)>〉]|0\d{1,4})(?:\s?[-.()‐]\s?|\s)?\d{1,4}(?:\s?[-.)]\s?|\s)?\d{3,4}(?![\d-])/gi;
/** Labels that may be grown together with the number: `TEL06-…`, `Tel.06-…`; ℡ is TEL after NFKC. */
const GLUED_LABEL = new RegExp(`(?:${CONTACT_LABELS.grownToNumber}|(?<![A-Za-z])[tfmhdp])[.:]?$`, 'i');
/** Numbers of papers and tills that have the form of a phone number. */
const OTHER_NUMBER = new RegExp(
  String.raw`(?:(?:伝票|[伝券]番|レシート|取引|会員|承認|端末|管理|整理|請求|発行)(?:番号|No\.?|ID|コード)?|(?:受付|注文|予約|契約|お客様)(?:番号|No\.?|ID|コード)|(?<!${CONTACT_LABELS.denwa}\s?)(?:No\.?|№|番号|コード|#))\s?[:：]?\s?$`,
  'i',
);
const FAX = new RegExp(
  // 9F 027-…: a floor.
  String.raw`(?<![A-Za-z\d])f[:：.\s]*$|fax[:：.\s]*$|フ[ァア][ッツ]?クス|${CONTACT_LABELS.facsimile}|${CONTACT_LABELS.fax}[^0-9]*$`,
  'i',
);
const MOBILE = new RegExp(String.raw`${CONTACT_LABELS.mobile}|mob\b|m[:：.]\s*$`, 'i');
const DIRECT = new RegExp(String.raw`${CONTACT_LABELS.direct}|\bd[:：.]\s*$`, 'i');
const RINGS_OR_FAXES = new RegExp(CONTACT_LABELS.ringsOrFaxes, 'i');
/** TEL/FAX 03-…: one number for both. */
const RINGS_AND_FAXES = new RegExp(String.raw`(?:${CONTACT_LABELS.rings})\s*[/&・]\s*fax`, 'i');
const RINGS_AT_WORK = new RegExp(String.raw`${CONTACT_LABELS.ringsAtWork}|t[:：.]\s*$`, 'i');

/** Telephone and fax numbers of one row. Letters read for digits are not repaired: nothing could prove them. */
export function findPhones(row: Row): Phone[] {
  const phones: Phone[] = [];
  if (!/0\d|81/.test(row.text)) return phones;
  let previousEnd = 0;
  const { text } = row;
  for (const match of matchesOf(text, PHONE)) {
    const digits = match[0].replace(/\D/g, '');
    const domestic = digits.startsWith('81') && match[0].includes('81') && !digits.startsWith('0');
    if (domestic ? digits.length < 10 || digits.length > 13 : digits.length < 10 || digits.length > 11) continue;
    // Eleven plain digits without separators are only a phone when they look like a mobile number.
    if (!/[\s\-.()+]/.test(match[0]) && !/^0[5-9]0\d{8}$|^0(?:120|800)\d{6,7}$|^0\d{9}$/.test(match[0])) continue;
    const start = match.index;
    const before = row.text.slice(previousEnd, start);
    if (/[A-Za-z][.:]?$/.test(before) && !GLUED_LABEL.test(before)) continue;
    // 産業廃棄物収集運搬業 第02201-118842号: the number of a permit.
    if (/第\s?$/.test(before) && /^\s?号/.test(text.slice(start + match[0].length))) continue;
    if (OTHER_NUMBER.test(before) && !RINGS_OR_FAXES.test(before.slice(-10))) continue;
    previousEnd = start + match[0].length;
    // TEL <0532> 31-7006: brackets the library does not know.
    const known = match[0].replace(/^\+?81[\s\-.]?\(0\)/, '+81').replace(/^[<〈](\d+)[>〉]/, '($1)');
    const parsed = parsePhoneNumberFromString(known, 'JP');
    if (!parsed?.isPossible()) continue;
    // The library calls a number valid when it has a type, and would look for it twice.
    const kind = parsed.getType();
    phones.push({
      row,
      start,
      end: previousEnd,
      value: text.slice(start, previousEnd).trim(),
      repairs: [],
      international: parsed.number,
      valid: kind !== undefined,
      type: typeOf(before, kind, parsed.number),
    });
  }
  const spaced = phones.length === 0 ? findSpacedPhone(row) : null;
  return spaced ? [spaced] : phones;
}

function typeOf(before: string, kind: string | undefined, number: string): PhoneType {
  const label = before.slice(-14);
  if (FAX.test(label) && !/tel[^a-z]*$/i.test(label.replace(RINGS_AND_FAXES, 'tel'))) return 'fax';
  if (MOBILE.test(label)) return 'mobile';
  // 直通 080-…: a number of a mobile is one, whatever it is called.
  if (DIRECT.test(label)) return kind === 'MOBILE' ? 'mobile' : 'direct';
  if (kind === 'TOLL_FREE') return 'toll_free';
  if (kind === 'MOBILE') return 'mobile';
  if (kind !== undefined || RINGS_AT_WORK.test(label)) return 'work';
  return /^\+81[789]0/.test(number) ? 'mobile' : 'unknown';
}

/** `上海 +86-21-5555-7788`: a number of another country, with its code. */
const FOREIGN = /\+(?!81)[1-9]\d{0,2}[\s.-]?(?:\(\d{1,4}\)[\s.-]?)?\d{1,4}(?:[\s.-]\d{2,4}){1,4}(?!\d)/g;

export function findForeignPhones(row: Row): Phone[] {
  if (!row.text.includes('+')) return [];
  return matchesOf(row.text, FOREIGN).flatMap((match) => {
    const parsed = parsePhoneNumberFromString(match[0]);
    if (!parsed?.isValid()) return [];
    const start = match.index;
    const type = typeOf(row.text.slice(0, start), parsed.getType(), parsed.number);
    return [
      {
        row,
        start,
        end: start + match[0].length,
        value: match[0],
        repairs: [],
        international: parsed.number,
        valid: true,
        type,
      },
    ];
  });
}

/** A space may have been read beside the sign, or behind a point in front of the last parts of the domain. */
const EMAIL =
  /[A-Za-z0-9][A-Za-z0-9._%+-]*\s?@\s?[A-Za-z0-9-]+(?:(?:\.[A-Za-z0-9-]+)*\. [a-z0-9-]+(?:\.[a-z]{2,})+(?=\s*$)|(?:\.[A-Za-z0-9-]+)+)/g;
const URL_PATTERN =
  /(?<![@\w.-])(?:https?:\/\/[^\s()（）、。,]+|www\.[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?:\/[^\s()（）、。,]*)?|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.(?:co\.jp|or\.jp|ne\.jp|ac\.jp|go\.jp|jp|com|net|org|io|inc)(?:\/[^\s()（）、。,]*)?)(?![\w@])/gi;

export function findEmails(row: Row): Candidate<string>[] {
  if (!row.text.includes('@')) return [];
  return matchesOf(row.text, EMAIL).map((match) => {
    const value = match[0].replaceAll(' ', '');
    return {
      row,
      start: match.index,
      end: match.index + match[0].length,
      value,
      repairs: value === match[0] ? [] : ['space_removed'],
    };
  });
}

export function findUrls(row: Row): Candidate<string>[] {
  if (!/[A-Za-z0-9-]\.[A-Za-z]|:\/\//.test(row.text)) return [];
  const emails = findEmails(row);
  return matchesOf(row.text, URL_PATTERN).flatMap((match) => {
    const place = { row, start: match.index, end: match.index + match[0].length };
    if (emails.some((email) => overlaps(email, place))) return [];
    return [{ ...place, value: match[0].replace(/[.,;]+$/, ''), repairs: [] }];
  });
}

const POSTAL_MARKED = /(?:〒|郵便番号:?|ZIP:?)\s?(\d{3})\s?-?\s?(\d{4})(?!\d)/gi;
const POSTAL_BARE = /(?<![\d-])(\d{3})-(\d{4})(?![\d-])/g;
const BEFORE_PLACE = /^\s*(?:東京都|北海道|(?:京都|大阪)府|\S{2,3}県|\S{1,6}[市区町村郡])/;
const BEHIND_HOUSE =
  /[市区町村郡]\S*\d\S{0,3}(?: \S{1,16}(?:ビル|タワー|プラザ|マンション|ハイツ|会館|館|棟|階|F|号室?)\S{0,6}){0,2}[\s/]+$/u;
const AFTER_POSTAL_CODE = new RegExp(String.raw`^(?:\s{2}|\s*[/+]|\s*(?:${CONTACT_LABELS.afterPostalCode})\b)`, 'i');

/** Postal codes: marked with 〒, in front of a place name, or at the end of an English address. */
export function findPostalCodes(row: Row, next?: Row): Candidate<string>[] {
  const codes: Candidate<string>[] = [];
  if (!/\d{3}\s?-?\s?\d{4}/.test(row.text)) return codes;
  for (const match of matchesOf(row.text, POSTAL_MARKED)) {
    const end = match.index + match[0].length;
    const start = end - match[0].length + match[0].search(/\d/);
    codes.push({ row, start, end, value: `${match[1]}-${match[2]}`, repairs: [] });
  }
  for (const match of matchesOf(row.text, POSTAL_BARE)) {
    const place = { row, start: match.index, end: match.index + match[0].length };
    if (codes.some((code) => overlaps(code, place))) continue;
    const after = row.text.slice(place.end);
    const before = row.text.slice(0, place.start);
    const inFront =
      BEFORE_PLACE.test(after) || (after.trim() === '' && before.trim() === '' && BEFORE_PLACE.test(next?.text ?? ''));
    const english =
      (/(?:Tokyo|Osaka|Kyoto|Japan|-(?:ken|shi|ku|fu|to|cho)|(?<![A-Za-z])(?!(?:No|Tel|Fax|Ref|Lot|Code|Check|Order)\b)[A-Z][a-z]+),?\s*$/.test(
        before,
      ) &&
        /^\s*(?:,?\s*Japan\b.*)?$/i.test(after)) ||
      // 1-9-4 Ebisu, Shibuya-ku, Tokyo 150-0013   +81-3-5550-8812
      (/(?:Tokyo|Osaka|Kyoto|-(?:ken|shi|ku|fu|to|cho)|, [A-Z][a-z]+),?\s*$/.test(before) &&
        AFTER_POSTAL_CODE.test(after));
    // 沖縄県宜野湾市大山7-10-25 901-2223: behind the house or its building, and nothing behind it.
    const behind = BEHIND_HOUSE.test(before) && /^\s*(?:\/.*)?$/.test(after);
    if (inFront || english || behind) codes.push({ ...place, value: `${match[1]}-${match[2]}`, repairs: [] });
  }
  return codes;
}
