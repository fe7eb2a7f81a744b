import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import { isCutPrice } from '../money/row-amounts.ts';
import type { Line } from './find-items.ts';
import { UNIT } from './units.ts';

/** `数量 38.20L  単価 165  金額 6,303`: what was read says so itself, and the product holds. */
export const isLabelledPrice = ({ row, product }: Line): boolean =>
  product && /数量/.test(row.tight) && /単価/.test(row.tight) && !OTHER_WORDS.test(row.tight.replace(PRICE_WORDS, ''));
/** `講師料 2回  単価 40,000円  80,000円`: what one costs is called so in the row of the goods themselves. */
export const saysProduct = ({ row, product, isNamed, facts, contact }: Line): boolean =>
  product &&
  isNamed &&
  !contact &&
  facts.every(({ kind }) => kind === 'ignore' || kind === 'bare') &&
  /単価/.test(row.tight);
const PRICE_WORDS = /(?:品番|型番|コード)[:：]?[A-Z\d-]+|数量|単価|金額|税[込抜]|(?<=\d)\p{L}{1,3}/gu;
const OTHER_WORDS = /\p{L}/u;

/** `洗車(水洗い)` over `金額 600` or `数量 1 金額 600`: the words of columns in front of their values. With a sign of money it is a sum. */
const isAmountAlone = ({ row }: Line): boolean =>
  /^(?:数量[:：]?\d{1,4}\p{L}{0,2})?金額[:：]?\d[\d,]*$/u.test(row.tight);

const isNameAlone = ({ amount, words, contact, dated, timed, labelAlone, row }: Line): boolean =>
  amount === null &&
  words.length >= 2 &&
  !contact &&
  !dated &&
  !timed &&
  !labelAlone &&
  !/[:：。]/.test(row.text.replace(NAME_LABEL, ''));
const NAME_LABEL = /^\s*(?:商品名?|品名)[:：]/;

/** 収入印紙 200円, 110円切手: a thing called by its worth. */
const WORTH =
  /^(?:\p{L}{0,8}(?:切手|印紙|証紙|はがき|葉書|券|カード)(\d{1,5})円|(\d{1,5})円\p{L}{0,8}(?:切手|印紙|証紙|はがき|葉書|券|カード))$/u;
export const isWorthAlone = ({ row }: Line): boolean => WORTH.test(row.tight);

/** `収入印紙 200円` over `@200  10枚  ¥2,000`: the worth is the price of the row below, and both are one thing. */
function isWorthOver({ row }: Line, { role, product, reading }: Line): boolean {
  const [, behind, before] = WORTH.exec(row.tight) ?? [];
  return role === 'detail' && product && reading.unitPrice === Number(behind ?? before);
}

/** `Acrylic gouache 40ml × 6` over `¥660/点  ¥3,960`: name and count, then what one and what all of them cost. */
/** The same as `混合廃棄物  2.8 m3` over `@16,000  44,800`. */
export function isCountOver({ row }: Pick<Line, 'row'>, next: Pick<Line, 'row'>): boolean {
  if (!next.row.tight.startsWith('@') && !/^[¥\\].*\//.test(next.row.tight)) return false;
  const [, counted, united] = COUNT_AT_END.exec(row.text) ?? [];
  const count = counted ?? united;
  const [, price, amount] = (count !== undefined && PRICE_OF_ONE.exec(next.row.text)) || [];
  const worth = (printed: string): number => Number(printed.replaceAll(',', ''));
  return price !== undefined && Math.abs(Math.round(worth(price) * worth(count!)) - worth(amount!)) <= 1;
}
const COUNT_AT_END = new RegExp(String.raw`\s(?:[×xX]\s?(\d{1,3})|(\d{1,4}(?:,\d{3})*(?:\.\d{1,3})?)\s?${UNIT})\s*$`);
const PRICE_OF_ONE = /^\s*[@¥\\]\s?(\d[\d,]*(?:\.\d{1,2})?)円?(?:\/\p{L}{1,2}\s*|\s+)[¥\\]?(\d[\d,]*)円?[※*]?\s*$/u;

/** `惣菜 30%引` over `398→ 279`: the price that was cut, and the one that is paid. */
const CUT = /^[※*＊軽]?\p{L}{2,20}(?:\d{1,2}[%割]|半額|値)(?:引き?|OFF)?$/iu;
export const isCutName = ({ row }: Line): boolean => CUT.test(row.tight);
export const isPriceUnder = (line: Line, next: Line): boolean =>
  (isCutPrice(next.row) || isAmountAlone(next) || isNetWithTax(next)) && isNameAlone(line);

/** `WEB広告費(媒体 立替分)` over `400,000  消費税 40,000`: what it costs, with the tax on it. */
function isNetWithTax({ row }: Line): boolean {
  const [, net, rate, tax] = NET_WITH_TAX.exec(row.tight) ?? [];
  const worth = (printed: string): number => Number(printed.replaceAll(',', ''));
  const rates = rate === undefined ? [10, 8] : [Number(rate)];
  return net !== undefined && rates.some((each) => lawfulRounding(worth(net), worth(tax!), each, 'excl') !== null);
}
const NET_WITH_TAX = /^[¥\\]?(\d[\d,]{2,11})円?(?:消費税|税)(?:[(（]?(\d{1,2})%[)）]?)?[¥\\]?(\d[\d,]{1,11})円?$/;

/** `4901234 コーススレッド75` over `1,180 x 2  2,360内`: a code and a name that ends with the size of the thing. */
const isCodedName = ({ row, contact, dated }: Line, next: Line): boolean =>
  next.product && !/\p{L}{2}/u.test(next.row.tight) && !contact && !dated && CODED_NAME.test(row.text.trim());
const CODED_NAME = /^\d{4,13} +(?=\p{L}{2})[^:：¥\\,]{2,30}$/u;

/** `紙ナプキン 1000` over `4 x 398   1,592`: a bare number at the end of a name, over a product that is made without it. */
const isSizedName = ({ row, facts, contact, dated, labelAlone, opensWithLabel }: Line, next: Line): boolean =>
  next.product &&
  next.nextIsPriceOnly === false &&
  COUNTED_PRICE.test(next.row.text) &&
  facts.length === 1 &&
  facts[0]!.kind === 'bare' &&
  !contact &&
  !dated &&
  !labelAlone &&
  !opensWithLabel &&
  SIZED_NAME.test(row.text);
const SIZED_NAME = /^\s*(?=.*\p{L}{2})[^\d¥\\,][^¥\\,]{1,28}\s\d{2,4}\s*[※*]?\s*$/u;
const COUNTED_PRICE = /^\s*\d{1,3}\s?\p{L}{0,2}\s?[x×]\s?@?[¥\\]?\d[\d,]*円?\s+[¥\\]?\d[\d,]*円?\s*[※*内外軽]?\s*$/u;

/** `軽油` over `(軽油引取税 32.1円/L 含む)` and its count: a remark in brackets between a name and what it costs. */
const isNameOverRemark = (line: Line, next: Line): boolean =>
  BRACKET.test(next.row.tight) && next.nextIsPriceOnly && isNameAlone(line) && !/[()]/.test(line.row.tight);
const BRACKET = /^\([^()]{2,40}\)$/;

/** Whether what stands in the next row says that this one names it. */
export const isNameOver = (line: Line, next: Line): boolean =>
  (isLabelledPrice(next) && isNameAlone(line)) ||
  isWorthOver(line, next) ||
  isCountOver(line, next) ||
  isPriceUnder(line, next) ||
  isCodedName(line, next) ||
  isSizedName(line, next) ||
  isNameOverRemark(line, next);
