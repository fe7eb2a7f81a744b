/** Lexical forms of the XML Schema types UBL uses, and the XPath string functions the rules need. */

/** XPath normalize-space: XML white space only (an ideographic space stays). */
export function normalizeSpace(text: string): string {
  if (!/[\t\n\r]|^ | $| {2}/.test(text)) return text;
  return text.replace(/[ \t\n\r]+/g, ' ').replace(/^ | $/g, '');
}

/** White space facet `collapse` of a schema type. */
const collapse = normalizeSpace;

/** Days since an epoch and minutes east of UTC (null without a zone). */
export interface SchemaDate {
  readonly day: number;
  readonly zone: number | null;
}

const ZONE = '(Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?';
const DATE = new RegExp(`^(-?(?:[1-9]\\d{3,8}|0\\d{3}))-(\\d\\d)-(\\d\\d)${ZONE}$`);
const TIME = new RegExp(`^(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|24:00:00(?:\\.0+)?)${ZONE}$`);

/** xs:date; undefined when the text is none or the day does not exist. */
export function parseDate(text: string): SchemaDate | undefined {
  return parsePlainDate(text) ?? parseAnyDate(text);
}

/** YYYY-MM-DD without zone or blanks, by character codes: nearly every date of an invoice is one. */
function parsePlainDate(text: string): SchemaDate | undefined {
  if (text.length !== 10 || text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return undefined;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  if (!(year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month))) return undefined;
  return { day: dayNumber(year, month, day), zone: null };
}

/** The number between two offsets, NaN when there is something else than digits. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

function parseAnyDate(text: string): SchemaDate | undefined {
  const match = DATE.exec(collapse(text));
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  if (year === 0 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return { day: dayNumber(year, month, day), zone: zoneMinutes(match[4]) };
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** Proleptic Gregorian day count (Howard Hinnant's civil-from-days arithmetic, inverted). */
function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
}

function zoneMinutes(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  return zone[0] === '-' ? -minutes : minutes;
}

/** Order of two dates; one without a zone is read as UTC. */
export const compareDates = (a: SchemaDate, b: SchemaDate): number =>
  a.day * 1440 - (a.zone ?? 0) - (b.day * 1440 - (b.zone ?? 0));

export const isTime = (text: string): boolean => TIME.test(collapse(text));

/** xs:boolean, undefined for anything else. */
export function parseBoolean(text: string): boolean | undefined {
  const value = collapse(text);
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return undefined;
}

/** xs:double, undefined for anything else ("NaN" is a double). */
export function parseDouble(text: string): number | undefined {
  const value = collapse(text);
  if (value === 'INF') return Number.POSITIVE_INFINITY;
  if (value === '-INF') return Number.NEGATIVE_INFINITY;
  if (value === 'NaN') return Number.NaN;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(value) ? Number(value) : undefined;
}

export const isInteger = (text: string): boolean => /^[ \t\n\r]*[+-]?\d+[ \t\n\r]*$/.test(text);

export const isLanguage = (text: string): boolean => /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/.test(collapse(text));

/** xs:anyURI: what escaping would repair passes; percent signs, scheme, brackets, port and fragment must be in order. */
export function isAnyUri(text: string): boolean {
  const value = collapse(text);
  if (/%(?![0-9A-Fa-f]{2})/.test(value)) return false;
  if (/^[^/?#]*:/.test(value) && !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(value)) return false;
  const authority = /^(?:[^/?#]*:)?\/\/([^/?#]*)/.exec(value)?.[1] ?? '';
  if (/:/.test(authority.replace(/\[[^\]]*\]/, '')) && !/:\d*$/.test(authority)) return false;
  // Square brackets only around an IP literal.
  if (/[[\]]/.test(value.replace(/^((?:[^/?#]*:)?\/\/(?:[^/?#@]*@)?)\[[0-9A-Fa-f:.]+\]/, '$1'))) return false;
  return value.indexOf('#') === value.lastIndexOf('#');
}

/** xs:base64Binary: groups of four, right padding, no stray bits; white space anywhere. */
export function isBase64(text: string): boolean {
  let count = 0;
  let padding = 0;
  let last = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 32 || code === 10 || code === 9 || code === 13) continue;
    if (code === 61) {
      padding++;
      continue;
    }
    const value = code < 128 ? BASE64[code]! : 255;
    if (value === 255 || padding > 0) return false;
    last = value;
    count++;
  }
  if (padding > 2 || (count + padding) % 4 !== 0) return false;
  return padding === 0 || (padding === 1 ? (last & 3) === 0 : (last & 15) === 0);
}

const BASE64 = new Uint8Array(128).fill(255);
for (const [value, char] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  BASE64[char.charCodeAt(0)] = value;
