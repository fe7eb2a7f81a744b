import { isDecimal } from '../decimal.ts';
import { isAnyUri, isBase64, isLanguage, isTime, parseBoolean, parseDate } from '../lexical.ts';
import type { Primitive } from './model.ts';

interface ValueKind {
  readonly valid: (text: string) => boolean;
  readonly en: string;
  readonly ja: string;
}

const anything = () => true;

/** What each schema type accepts, and how to say so. */
export const VALUE_KINDS: Readonly<Record<Primitive, ValueKind>> = {
  decimal: {
    valid: isDecimal,
    en: 'a decimal number such as 1234.5 (no thousands separators, no exponent, at most 1,000 digits)',
    ja: '1234.5 のような10進数（桁区切り・指数なし、1,000桁以内）',
  },
  date: { valid: (text) => parseDate(text) !== undefined, en: 'a date YYYY-MM-DD', ja: '日付（YYYY-MM-DD）' },
  time: { valid: isTime, en: 'a time hh:mm:ss', ja: '時刻（hh:mm:ss）' },
  dateTime: { valid: isDateTime, en: 'a date and time YYYY-MM-DDThh:mm:ss', ja: '日時（YYYY-MM-DDThh:mm:ss）' },
  boolean: { valid: (text) => parseBoolean(text) !== undefined, en: 'true or false', ja: 'true または false' },
  base64Binary: { valid: isBase64, en: 'Base64 data', ja: 'Base64 データ' },
  language: { valid: isLanguage, en: 'a language tag such as ja', ja: 'ja のような言語タグ' },
  anyURI: { valid: isAnyUri, en: 'a URI', ja: 'URI' },
  normalizedString: { valid: anything, en: 'text', ja: '文字列' },
  string: { valid: anything, en: 'text', ja: '文字列' },
};

function isDateTime(text: string): boolean {
  const [date, time] = text.trim().split('T', 2);
  return date !== undefined && time !== undefined && /\d$/.test(date) && parseDate(date) !== undefined && isTime(time);
}
