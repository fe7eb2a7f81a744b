import { findAmounts } from '../../../japan/amounts.ts';
import { anyOf } from '../../../japan/any-of.ts';
import { overlaps } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import { isConverted } from './currency.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

const UNIT_AFTER =
  /^\s?(?:%|個|コ|点|本|枚|台|名|人|回|式|時間|h\b|分(?!の)|年|月|日|ヶ月|か月|カ月|P\b|pt|ポイント|階|号|度|km|kg|g\b|mg|ml|mL|m\b|cm|mm|L\b|リットル|ℓ|kWh|銭|㎡|m2|m3|丁目|番|F\b|袋|箱|缶|冊|組|泊|室|席|杯|食|巻|セット|ヵ月|倍|割|世帯|件|通|桁|GB|MB|W\b|V\b|A\b|位|匹|(?:行|品目?|種類?|着|足)(?=\s|$))/;

/** 軽油引取税 32.1円/L ¥1,605: what one of them costs, in front of the amount. */
const PRICE_OF_ONE = /^\d{1,3}(?:\.\d{1,2})?円?\/(?:L|ℓ|kg|kWh|㎥|m3)(?![A-Za-z])/;

/** 釣136, 対象864: the last letter of a label may be grown together with its amount. */
const GLUED_LABEL = /(?:[計額税金料代費等高率象込釣]|釣り)$/;

/** `ポイント利用 1,500P`: points that were paid with are money, those that were given are not. */
const POINTS = /^\s?(?:P\b|pt|ポイント)/;
const POINTS_PAID =
  /^(?:P|ポイント)(?:ご)?(?:利用|使用|充当|支払|値引)(?:額|分)?[:-]?[\d,]+(?:P|pt|ポイント)(?:\(.*)?$/i;
const isPointsPaid = (row: Row, after: string): boolean => POINTS.test(after) && POINTS_PAID.test(row.tight);

/** 1,200 JPY; 小計 374,000／消費税10% 37,400／合計 411,400: a stroke between sums. */
const GOES_ON = /^(?:(?:JPY|yen|T\b|X\b)|\/\s?(?:消費税|内?税額|小計|合計|総額|(?:御|ご)?請求|\d{1,2}%))/i;

/** 消費税10% 90,000:9,000: the tax behind what it is taken from. */
const BEHIND_ANOTHER = /\d,\d{3}円?:$/;
/** お会計:2,530, 消費税:230, 消費税(10%):400: a label and its amount; 担当:118 may be anything. */
const BEHIND_LABEL = /[\p{L}%)]:$/u;
const isLabelled = (before: string, grouped: boolean): boolean =>
  BEHIND_LABEL.test(before) && (grouped || GLUED_LABEL.test(before.slice(0, -1).replace(SAID_OF_TAX, '')));
const SAID_OF_TAX = /\s?\((?:\d{1,2}%|税[込抜]き?)\)$/;

/** `398→   279` under the name of what is sold for less. */
export function isCutPrice(row: Row): boolean {
  if (!ARROW.test(row.tight)) return false;
  const [, before, after] = /^[¥\\]?(\d[\d,]{1,8})円?[→⇒][¥\\]?(\d[\d,]{1,8})円?$/.exec(row.tight) ?? [];
  return before !== undefined && after !== undefined && worth(before) > worth(after);
}
const ARROW = /[→⇒]/;
const worth = (printed: string): number => Number(printed.replaceAll(',', ''));

/** 合計(1+2) 330,000, 差引(3-4+5): which rows were reckoned with; 合計点数 6 ¥7,068: how many things. */
function isStep({ text }: Row, { start, end }: Span): boolean {
  if (/点数\s*$/.test(text.slice(0, start))) return true;
  const open = text.lastIndexOf('(', start);
  const close = text.indexOf(')', end);
  return open >= 0 && close >= 0 && close - open < 24 && STEPS.test(text.slice(open, close + 1));
}
const STEPS = /^\(\s?\d{1,2}(?:\s?[+×x*−-]\s?\d{1,2}(?:\.\d{1,3})?%?)+\s?\)$/;

const MASKED = /[•*●·・xX＊]{2,}[\s-]*$/;
const ACCOUNT = /(?:普通|当座|貯蓄|[(（][普当][)）])\s?(?:預金)?(?:口座)?\s?(?:No\.?)?[:：]?\s?$/;

/** Digits beside a sign or a word for what could not be read: `22■0`, `¥2[印影]800`, `4,(判読不能)0`. */
const UNREAD = String.raw`(?:[■□▓▒░█?]|[[(〔【][^\])〕】\d]{0,6}(?:印影|割印|判読|不明|不鮮明|汚れ|しみ|シミ|破れ|かすれ|欠け?)[^\])〕】\d]{0,4}[\])〕】])`;
const BEFORE_UNREAD = new RegExp(String.raw`^[,.]?\d{0,3}${UNREAD}`);
const BEHIND_UNREAD = new RegExp(String.raw`${UNREAD}[,.]?$`);
const mayBeStumps = anyOf([new RegExp(UNREAD)]);
const isStump = (before: string, after: string): boolean => BEFORE_UNREAD.test(after) || BEHIND_UNREAD.test(before);

/** A count or a price of one in front would make a measure of it. */
const NAME_ALONE = /^\s*\p{L}[^\d]*\s{2,}$/u;

/** Amounts of a row that may be money: no percentages, quantities, dates, phones or parts of codes. */
export function amountsOf(row: Row, taken: readonly Span[], foreign: boolean) {
  if (foreign && isConverted(row)) return [];
  const isUnread = mayBeStumps(row.text);
  return findAmounts(row.text).filter((hit) => {
    if (taken.some((span) => overlaps(span, hit))) return false;
    const after = row.text.slice(hit.end);
    // 398→ 279: what a thing cost before its price was cut.
    if (isCutPrice(row) && /^\s*円?\s*[→⇒]/.test(after)) return false;
    if (isUnread && isStump(row.text.slice(0, hit.start), after)) return false;
    // 合計(1円未満切捨) 59,641円
    if (/^円?未満/.test(after)) return false;
    if (isPointsPaid(row, after)) return true;
    if (!hit.currency && UNIT_AFTER.test(after)) return false;
    if (PRICE_OF_ONE.test(row.text.slice(hit.start))) return false;
    if (!hit.currency && !hit.grouped && isStep(row, hit)) return false;
    // Visa •••• 0118: the end of a card's number.
    if (!hit.currency && /^-?\d{3,5}$/.test(hit.raw) && MASKED.test(row.text.slice(0, hit.start))) return false;
    // 普通 88104: the number of an account.
    if (!hit.currency && !hit.grouped && ACCOUNT.test(row.text.slice(0, hit.start))) return false;
    const before = row.text[hit.start - 1] ?? ' ';
    // Glued to letters or part of a code such as A-102 or #2.
    const inFront = row.text.slice(0, hit.start);
    const isTold = BEHIND_ANOTHER.test(inFront) || isLabelled(inFront, hit.grouped);
    if (!hit.currency && /[A-Za-z#@_/:]/.test(before) && !isTold) return false;
    // 外税10 ¥1,121: the rate without its sign; 8%対象 140 (内税10) ends with the tax.
    const isRate = /^(?:8|10)$/.test(hit.raw) && /\d/.test(after);
    if (!hit.currency && isRate && /[内外]税\s?$/.test(row.text.slice(0, hit.start))) return false;
    // コンビニ24, 2号棟: a figure grown together with a word is part of it, unless the word is a label.
    if (!hit.currency && !hit.grouped && /[\p{L}]/u.test(before) && !GLUED_LABEL.test(row.text.slice(0, hit.start)))
      return false;
    if (!hit.currency && /^[A-Za-z_#/]/.test(after) && !GOES_ON.test(after)) return false;
    if (!hit.currency && /^-\d/.test(after)) return false;
    if (!hit.currency && before === '-' && /[\d]/.test(row.text[hit.start - 2] ?? '')) return false;
    // 計 289,000.00, 電力量料金 201,340.50: bills of utilities print no yen without their sen.
    const isWhole = hit.grouped && Number.isInteger(hit.value);
    const isWithSen = hit.grouped && hit.decimals === 2 && after.trim() === '' && NAME_ALONE.test(inFront);
    return foreign || hit.decimals === 0 || hit.currency || isWhole || isWithSen;
  });
}
