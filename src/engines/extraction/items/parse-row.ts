import { findAmounts } from '../../../japan/amounts.ts';
import type { Row } from '../page/rows.ts';
import { UNIT } from './units.ts';

/** One row of a table of goods, as far as the row alone tells. */
export interface ItemRow {
  readonly row: Row;
  readonly description: string;
  /** Where the description stands in the row. */
  readonly start: number;
  readonly end: number;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
  readonly amount: number | null;
  /** A rate printed in the row itself. */
  readonly rate: number | null;
  /** A sign such as ※ or * beside the description or the amount. */
  readonly mark: string | null;
}

const NUMBER = String.raw`¥?-?\d[\d,]*(?:\.\d+)?`;
/** `2コX単158`, `40.00L x @118.00`, `@100 x 4`, `3点 @79`. */
const TIMES_FIRST = new RegExp(
  String.raw`[(（]?\s?(\d[\d,]*(?:\.\d+)?)\s?${UNIT}?\s*(?:[xX*@]|[xX]\s?@|単)\s?(?:単価?|@|¥|各)*\s?(${NUMBER})\s?円?\s?[)）]?\s*$`,
);
const PRICE_FIRST = new RegExp(
  String.raw`[(（]?\s?(?:@|単価?)\s?(${NUMBER})\s?円?(?:\s?[xX*]\s?|\s+)(\d[\d,]*(?:\.\d+)?)\s?${UNIT}?\s?[)）]?\s*$`,
);
/** `x4 @580`, and `x 4` alone. */
const COUNT_THEN_PRICE = new RegExp(String.raw`\s[xX]\s?(\d{1,4})\s?${UNIT}?\s+@?\s?(${NUMBER})\s?円?\s*$`);
const COUNT_ALONE = new RegExp(String.raw`\s[xX]\s?(\d{1,3})\s?${UNIT}?\s*$`);
const UNIT_PRICE = new RegExp(String.raw`[(（]?@\s?(${NUMBER})\s?円?[)）]?\s*$`);
const MARKS = '※*軽★☆◎●◇◆#＊';
const TAIL = new RegExp(String.raw`^(?:[\s${MARKS}内外税込T円\-)）(TXxウ分]|対象外|非課税?|不課税|課税|軽減)*$`);
const LEADING = /^(?:\d{1,2}[/.]\d{1,2}(?![\d/.])|\d{4}[/.-]\d{1,2}[/.-]\d{1,2}|\d{1,2}月\d{1,2}日|No\.?\d+)\s+/;
const RATE_TOKEN = /[(（]?(?:税率)?(\d{1,2})%(?:税込|税抜|対象)?[)）]?(?:\s?[(（]?軽減?[)）]?)?|[(（]軽減?[)）]/g;
const NUMERIC_TOKEN = new RegExp(String.raw`^(?:¥|\\|@)?(-?[△▲]?\d[\d,]*(?:\.\d+)?)(円|${UNIT})?$`);

/** Reads a row as an item. `hasQuantity`: the table has a heading for it, so a lone small number may be one. */
export function parseItemRow(row: Row, hasQuantity: boolean, hasNumber = false, isReceipt = true): ItemRow | null {
  const { text: rawText, mark, rate } = takeMarks(row.text);
  let text = rawText;
  const amounts = findAmounts(text);
  const last = amounts.findLast((hit) => TAIL.test(text.slice(hit.end)));
  const amount =
    last &&
    !/^\s?(?:%|個|コ|点|本|枚|名|ml|g|kg|L\b|mm|cm)/.test(text.slice(last.end)) &&
    !/[A-Za-z#:/]$/.test(text.slice(0, last.start))
      ? last
      : undefined;
  if (amount) text = text.slice(0, amount.start);
  const lead = LEADING.exec(text.trimStart())?.[0].length ?? 0;
  const offset = text.length - text.trimStart().length + lead;
  let body = text.slice(offset).trimEnd();
  let quantity: number | null = null;
  let unitPrice: number | null = null;
  const times = COUNT_THEN_PRICE.exec(body) ?? TIMES_FIRST.exec(body);
  const priced = times ? null : PRICE_FIRST.exec(body);
  if (times ?? priced) {
    const match = (times ?? priced)!;
    quantity = toNumber(times ? match[1]! : match[2]!);
    unitPrice = toNumber(times ? match[2]! : match[1]!);
    body = body.slice(0, match.index).trimEnd();
  } else if (amount && COUNT_ALONE.test(body)) {
    const match = COUNT_ALONE.exec(body)!;
    quantity = toNumber(match[1]!);
    body = body.slice(0, match.index).trimEnd();
  } else if (UNIT_PRICE.test(body)) {
    const match = UNIT_PRICE.exec(body)!;
    unitPrice = toNumber(match[1]!);
    body = body.slice(0, match.index).trimEnd();
  } else if (amount) {
    const columns = trailingNumbers(body, amount.value, hasQuantity, isReceipt);
    quantity = columns.quantity;
    unitPrice = columns.unitPrice;
    body = columns.rest;
  }
  if (hasNumber) body = body.replace(/^\d{1,3}\s+(?=\S)/, (index) => ' '.repeat(index.length));
  else
    body = body
      .replace(/^\d{1,2}[.)]?\s{2,}(?=\D)/, (index) => ' '.repeat(index.length))
      .replace(/^\d{6,13}\s+(?=\S)/, (code) => ' '.repeat(code.length));
  const description = body
    .trim()
    .replace(/^[・\-●○◆◇■□>]+\s*/, '')
    .replace(/[\s.・…:_-]+$/, '')
    .replace(/ {2,}/g, ' ');
  const at =
    description === ''
      ? offset
      : Math.max(0, row.text.indexOf(description.slice(0, 4), Math.min(offset, row.text.length)));
  return {
    row,
    description,
    start: at,
    end: Math.min(row.text.length, at + Math.max(1, body.trim().length)),
    quantity,
    unitPrice,
    amount: amount?.value ?? null,
    rate,
    mark,
  };
}

/** Takes rates and reduced-rate marks out of the row, leaving spaces so that positions stay. */
function takeMarks(original: string): { text: string; mark: string | null; rate: number | null } {
  let rate: number | null = null;
  let mark: string | null = null;
  let text = original
    // `5,478円(うち消費税 498円)`: the tax inside is no amount of the row.
    .replace(/[(（]\s?(?:うち|内)?\s?消費税[^)）]*[)）]/g, (whole) => ' '.repeat(whole.length))
    // `9,632.94円 (155.37円×62㎥)`: how the amount was made.
    .replace(/\s[(（][^()（）]*[x×@][^()（）]*[)）]\s*$/, (whole) => ' '.repeat(whole.length))
    .replace(RATE_TOKEN, (token, digits?: string, at?: number) => {
      // 30% OFF and similar belong to the description.
      if (digits !== undefined && !['8', '10', '0', '5', '3'].includes(digits)) return token;
      if (/^\s?(?:OFF|off|引|割|増|還元)/.test(original.slice((at ?? 0) + token.length))) return token;
      rate = digits === undefined ? 8 : Number(digits);
      return ' '.repeat(token.length);
    });
  text = text.replace(
    /(^\s*|\s|\d)([※*＊軽★☆◎])(?=\s|¥|\\|\d|[-△]|$|[^\s\dxX@])/gu,
    (whole, before: string, sign: string, at: number) => {
      // `2*158` is a multiplication.
      if (sign === '*' && /\d$/.test(before)) return whole;
      if (sign === '軽' && /^[油自食量減]/.test(text.slice(at + whole.length))) return whole;
      mark ??= sign;
      return `${before}${' '.repeat(sign.length)}`;
    },
  );
  text = text.replace(/(\d)\s?([※*軽★☆])\s*$/u, (whole, digit: string, sign: string) => {
    mark ??= sign;
    return digit + ' '.repeat(whole.length - 1);
  });
  return { text, mark, rate };
}

function trailingNumbers(
  body: string,
  amount: number,
  hasQuantity: boolean,
  isReceipt: boolean,
): { rest: string; quantity: number | null; unitPrice: number | null } {
  const none = { rest: body, quantity: null, unitPrice: null };
  const tokens: { start: number; value: number; unit: boolean; wide: boolean }[] = [];
  let rest = body;
  for (let i = 0; i < 4; i++) {
    const match = /(?:^|(\s+))(\S+)$/.exec(rest);
    const numeric = match && NUMERIC_TOKEN.exec(match[2]!);
    const bareUnit = match && tokens.length < 3 && new RegExp(`^${UNIT}$`).test(match[2]!);
    if (bareUnit) {
      // `100 枚` in two words.
      const before = /(?:^|(\s+))([\d,.]+)\s+\S+$/.exec(rest);
      if (!before) break;
      tokens.unshift({
        start: before.index,
        value: toNumber(before[2]!),
        unit: true,
        wide: (before[1]?.length ?? 2) > 1,
      });
      rest = rest.slice(0, before.index).trimEnd();
      continue;
    }
    if (!match || !numeric) break;
    tokens.unshift({
      start: match.index,
      value: toNumber(numeric[1]!),
      unit: numeric[2] !== undefined && numeric[2] !== '円',
      wide: (match[1]?.length ?? 2) > 1,
    });
    rest = rest.slice(0, match.index).trimEnd();
  }
  if (tokens.length === 0) return none;
  const [a, b] = tokens.slice(-2);
  if (a && b && Math.abs(Math.round(a.value * b.value) - amount) <= 1) {
    const firstIsQuantity = a.unit || (!b.unit && (a.value <= b.value || a.value < 1000));
    return {
      rest: body.slice(0, a.start),
      quantity: firstIsQuantity ? a.value : b.value,
      unitPrice: firstIsQuantity ? b.value : a.value,
    };
  }
  const one = tokens.at(-1)!;
  if (
    (one.unit && (one.wide || hasQuantity || !isReceipt)) ||
    (hasQuantity && tokens.length === 1 && (one.wide || one.value < 1000))
  ) {
    if (one.value === amount && !one.unit) return { rest: body.slice(0, one.start), quantity: 1, unitPrice: one.value };
    return { rest: body.slice(0, one.start), quantity: one.value, unitPrice: null };
  }
  if (one.wide && one.value === amount) return { rest: body.slice(0, one.start), quantity: 1, unitPrice: one.value };
  if (hasQuantity && tokens.length >= 2)
    return { rest: body.slice(0, a!.start), quantity: a!.value, unitPrice: b?.value ?? null };
  if (one.wide && one.value > 0 && one.value < 100 && Number.isInteger(one.value) && amount % one.value === 0)
    return { rest: body.slice(0, one.start), quantity: one.value, unitPrice: null };
  return none;
}

const toNumber = (text: string): number => Number(text.replace(/[¥\\,@]/g, '').replace(/^[△▲]/, '-'));
