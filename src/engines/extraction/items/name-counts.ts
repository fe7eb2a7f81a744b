import type { Row } from '../page/rows.ts';
import type { Item } from './find-items.ts';
import { withoutCounter } from './name-counters.ts';
import { withDigits } from './name-digits.ts';
import { withoutFormula } from './name-formulas.ts';
import { marksOf, withoutMarks } from './name-marks.ts';
import { withSize } from './name-sizes.ts';
import { withoutCodes, withoutSlips } from './name-slips.ts';

/** `運搬費 3車`, `校正費 3OO頁`, `こしひかり30kg※4`: a count that was left at the end of a name. */
const COUNT_BEHIND = /^(.*\S)(?:\s+|\s*[※*]\s*)([1-9][\dOol,]{0,6}(?:\.\d{1,3})?)\s?(?!円)\p{L}{0,3}$/u;
/** `10/4 こしひかり`, `R8.10.05 牛乳`: the day of a delivery in front of a name. */
const DAY_BEFORE =
  /^(?:(?:R|令和|20)?\d{1,2}[./年])?(?:0?[1-9]|1[0-2])[./月](?:0?[1-9]|[12]\d|3[01])日?\s*(?=[^\d\s./~〜-])/;
/** `No5521 シリコンセラ`: the slip of the delivery behind its day. */
const SLIP_BEFORE = /^(?:No\.?|№|伝票?)\s?\d{3,8}\s+(?=\p{L})/iu;

const digitsOf = (printed: string): number =>
  Number(printed.replaceAll(',', '').replace(/[Oo]/g, '0').replaceAll('l', '1'));

/** Numbers apart in the row behind a name. */
const columnsBehind = ({ source: { row, end } }: Item): number =>
  row.text.slice(end).match(/(?<=\s)\d[\d,]*(?=\s|$)/g)?.length ?? 0;

/** `バスタオル 120   140   160   130   550    45   24,750`: a column that the other rows have, one space behind the name. */
const withoutColumn = (item: Item, most: number): string =>
  most >= MANY_COLUMNS && columnsBehind(item) === most - 1
    ? item.description.replace(/(?<=\p{L}) \d{1,4}$/u, '')
    : item.description;
const MANY_COLUMNS = 6;

/** `SSD 外付 1TB 4549980001112`: Japan's bar codes begin with 45 or 49. */
const JAN_BEHIND = /\s+4[59]\d{11}$/;
/** `グループウェア 2026/11/01-2026/11/30`: the term it was paid for, not in brackets. */
const TERM_BEHIND = /\s+20\d\d[/.]\d{1,2}[/.]\d{1,2}\s?[-~〜～]\s?(?:20\d\d[/.])?\d{1,2}[/.]\d{1,2}$/;
/** `21-Sep Breakfast`. */
const ENGLISH_DAY = /^\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s+(?=\p{L})/u;

/** Names without the counts and days that stand beside them; a count is believed where it makes the amount. */
export function tidyNames(listed: readonly Item[], rows: readonly Row[] = [], isReceipt = false): Item[] {
  const items = withoutCodes(withoutSlips(withoutListNumbers(listed)), rows);
  // Most names bear no mark: only where one does is the paper asked what its signs mean.
  let known: ReturnType<typeof marksOf> | undefined;
  const marks = () => (known ??= marksOf(rows));
  const most = Math.max(0, ...items.slice(0, 400).map(columnsBehind));
  const dated = items.filter(({ description }) => DAY_BEFORE.test(description)).length;
  // One name that begins like a day may be a name: 7/8ボルト.
  const isDated = dated > 1 && dated * 2 > items.length;
  const slips = items.filter(({ description }) => SLIP_BEFORE.test(description.replace(DAY_BEFORE, ''))).length;
  const isRated = items.some(({ description, source }) => !CHARGE.test(description) && RATED.test(source.row.tight));
  const hasSlips = slips > 1 && slips * 2 > items.length;
  return items.map((item) => {
    const name = withoutColumn(item, most).replace(ENGLISH_DAY, '').replace(JAN_BEHIND, '').replace(TERM_BEHIND, '');
    const undated = isDated ? name.replace(DAY_BEFORE, '') : name;
    const description = hasSlips ? undated.replace(SLIP_BEFORE, '') : undated;
    return withoutMarks(
      withShare(isRated)(
        withSize(
          withoutCounter(
            counted(withCount(withOne(withoutFormula({ ...item, description: withDigits(description) })))),
          ),
        ),
      ),
      marks,
      isReceipt,
    );
  });
}

/** `1. 動画編集`, `2. ナレーション収録`: names that count themselves from one on. 1.8L壜 is none of them. */
function withoutListNumbers(items: readonly Item[]): readonly Item[] {
  if (items.length > 1 && items.every(({ description }) => ONE_BEFORE.test(description)))
    return items.map((item) => ({ ...item, description: item.description.replace(ONE_BEFORE, '') }));
  const numbers = items.flatMap(({ description }) => NUMBER_BEFORE.exec(description)?.slice(1).map(Number) ?? []);
  const isCounted = numbers.every((number, index) => number === index + 1);
  return isCounted && numbers.length >= Math.min(2, items.length)
    ? items.map((item) => ({ ...item, description: item.description.replace(NUMBER_BEFORE, '') }))
    : items;
}
/** 一 撮影料 / 一 アルバム: every row of an old letter opens with a one. */
const ONE_BEFORE = /^一[\s　、](?=\p{L}{2})/u;
const NUMBER_BEFORE = /^[(]?([1-9]\d?)[.)、]\s*(?=\p{L}{2})/u;

/** `1,900 鴨せいろ 1`: where the amount stands in front, one of a thing is counted behind its name. */
const ONE_BEHIND = /^(.*\p{L}[)）]?) 1$/u;
function withOne(item: Item): Item {
  const name = item.unitPrice === null ? ONE_BEHIND.exec(item.description)?.[1] : undefined;
  const isInFront = name !== undefined && /^[¥\\]?\d{1,3}(?:,\d{3})+円? /.test(item.source.row.text.trimStart());
  return isInFront ? { ...item, description: name, quantity: 1 } : item;
}

function withCount(item: Item): Item {
  const [, name, printed] = COUNT_BEHIND.exec(item.description) ?? [];
  if (name === undefined || printed === undefined || !/\p{L}{2}/u.test(name)) return item;
  const count = digitsOf(printed);
  const { amount } = item;
  // 翻訳 18,400字 × 22円: the count was left at the name, and the price of one taken for it.
  const isExchanged = item.unitPrice === null && item.quantity !== null && count > 1 && amount >= LEAST_PRODUCT;
  const [quantity, price] = isExchanged ? [null, item.quantity] : [item.quantity, item.unitPrice];
  // 卵 10個 298: without a price of one nobody knows whether the pack or what was bought is counted.
  const isMade = quantity === null && price !== null && count > 1 && Math.abs(Math.round(count * price) - amount) <= 1;
  return isMade ? { ...item, description: name, quantity: count, unitPrice: price } : item;
}
/** 2 × 5 = 10 comes about by chance. */
const LEAST_PRODUCT = 1000;

/** `運搬費 3車 12,000 36,000`: amount and price say how many, and the row prints it. */
function counted(item: Item): Item {
  const { quantity, unitPrice: price, amount, rows } = item;
  const count = price === null || price === 0 ? 0 : amount / price;
  // 80 92 110 88 370 65 24,050: the first column counts one week, the one that makes the amount counts all.
  const isMade = quantity !== null && price !== null && Math.abs(Math.round(quantity * price) - amount) <= 1;
  if (isMade || !Number.isInteger(count) || count < 2) return item;
  const isPrinted = new RegExp(`(?<![\\d,.])${count}\\s?\\p{L}{0,3}(?![\\d,.])`, 'u').test(rows[0]!.text);
  return isPrinted ? { ...item, quantity: count } : item;
}

/** サービス料 10%, 販売手数料 8%, 会員割引 10%: the share says what the charge is, not its tax. */
const CHARGE =
  /(?:サービス料|奉仕料|手数料|席料|深夜料金?|深夜割増|割増|週末料金|service(?: charge)?|値引き?|割引き?|[^\s\d]割)$/i;
const withShare =
  (isRated: boolean) =>
  (item: Item): Item => {
    const share = CHARGE.test(item.description)
      ? /^ ?(?:\d{1,2}%|[(（]\d{1,2}%[)）])(?: \([^()]*\d[^()]*\))?(?= |$)/.exec(
          item.source.row.text.slice(item.source.end),
        )?.[0]
      : undefined;
    // 礼金(10%) 71,500 / 仲介手数料(10%) 71,500: on such a paper it is the rate of the tax.
    const isRate = isRated && share !== undefined && RATED.test(share);
    if (share === undefined || isRate) return item;
    const isOwnRate = Number(/\d+/.exec(share)![0]) === item.rate && item.source.row.text.split('%').length === 2;
    return { ...item, description: item.description + share, rate: isOwnRate ? null : item.rate };
  };
const RATED = /[(（](?:(?:8|10)%|非課税|不課税|免税)[)）]/;
