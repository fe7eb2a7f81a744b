import { anyOf } from '../../../japan/any-of.ts';
import type { Item } from './find-items.ts';
import { UNIT } from './units.ts';

/** What stands right behind a name and belongs to it although it is a number. */
interface SizeRule {
  readonly id: string;
  /** Runs over the row behind the name; the first group is what belongs to it. */
  readonly behind: RegExp;
  /** Words the name must end with. */
  readonly name?: RegExp;
  /** It may be the price of one as well. */
  readonly isPrice?: true;
  /** Count and price of the row, where it lay between them and the name. */
  readonly columns?: (rest: string) => Partial<Pick<Item, 'quantity' | 'unitPrice' | 'amount'>> | null;
  /** `rest` is what stands behind it. */
  readonly when: (value: number, item: Item, rest: string) => boolean;
  /** The row, and the name read from it. */
  readonly example: readonly [row: string, name: string];
  readonly counterExample: readonly [row: string, name: string];
}

/** Marks of the tax between a size and the amount. */
const MARKS = '(?: *[※*＊★☆軽])?';
const AMOUNT_ENDS = String.raw`(?=${MARKS} +[-△▲]?[¥\\]? ?-?\d[\d,]*\D{0,4}$)`;

/** `30   1,180   35,400`: count, price and amount all stand there; what stands before them counts nothing. */
function columnsOf(rest: string): { quantity: number; unitPrice: number; amount: number } | null {
  const columns = /^ +(\d[\d,]*)(?: *[^\s\d]{1,4})? +[@¥\\]?(\d[\d,]*) +[¥\\]?(\d[\d,]*)\D{0,4}(?: (?:8|10)%?)?$/.exec(
    rest,
  );
  if (!columns) return null;
  const [quantity, price, amount] = columns.slice(1).map((text) => Number(text.replaceAll(',', '')));
  return quantity! * price! === amount ? { quantity: quantity!, unitPrice: price!, amount } : null;
}

/** `1     7,480`: count and amount, and no price of one. */
function countOf(rest: string): { quantity: number; amount: number } | null {
  const columns = /^ +(\d{1,3}) +[¥\\]?(\d[\d,]*)\D{0,4}$/.exec(rest);
  if (!columns) return null;
  return { quantity: Number(columns[1]), amount: Number(columns[2]!.replaceAll(',', '')) };
}

/** `x2   22,000`: how many, where the days were taken for that. */
function timesOf(rest: string): { quantity: number | null } {
  const count = /^ +[x×] ?(\d{1,3})(?= |$)|^ .*? [x×] ?(\d{1,3})(?= |$)/.exec(rest);
  return { quantity: count ? Number(count[1] ?? count[2]) : null };
}

/** @internal */
export const SIZE_RULES: readonly SizeRule[] = [
  {
    id: 'fraction',
    behind: /^ +([1-3]\/[2-8])(?=[ ※*＊★☆軽])/,
    when: () => true,
    example: ['トルクレンチ 1/2   1   8,980', 'トルクレンチ 1/2'],
    counterExample: ['トルクレンチ  10/2   8,980', 'トルクレンチ'],
  },
  {
    id: 'face-value',
    behind: /^ +((?:\d{1,2},\d{3}|\d{1,5})円)(?=$| .*\d)/,
    name: /(?:切手|印紙|証紙|はがき|葉書|券|皿|カード|チケット|均一)$/,
    isPrice: true,
    when: (value, { amount }) => value !== amount,
    example: ['収入印紙 200円   @200x20   4,000', '収入印紙 200円'],
    counterExample: ['収入印紙 200円', '収入印紙'],
  },
  {
    id: 'pack-before-its-count',
    behind: new RegExp(String.raw`^ ([1-9]\d{0,3} ?${UNIT})(?= )`),
    columns: columnsOf,
    when: (_, { amount }, rest) => columnsOf(rest)?.amount === amount,
    example: ['紙おむつ L 20枚   30   1,180   35,400', '紙おむつ L 20枚'],
    counterExample: ['紙おむつ L 20枚   1,180   23,600', '紙おむつ L'],
  },
  {
    id: 'pack-before-a-bare-count',
    behind: new RegExp(String.raw`^ ([1-9]\d{0,3} ?${UNIT})(?= {2,}[1-9]\d{0,2} {2,}[¥\\]?\d[\d,]*\D{0,4}$)`),
    columns: countOf,
    when: (_, { amount, unitPrice }, rest) => unitPrice === null && countOf(rest)?.amount === amount,
    example: ['大瓶ビール 1ケース  1   7,480', '大瓶ビール 1ケース'],
    counterExample: ['大瓶ビール  2   7,480', '大瓶ビール'],
  },
  {
    id: 'pack-that-makes-no-price',
    behind: new RegExp(
      String.raw`^ +([1-9]\d{0,2} ?(?:本|個|枚|台|冊|箱|束|袋|双|P|組|玉|缶|食|錠|巻|膳))${AMOUNT_ENDS}`,
    ),
    when: (value, { amount, quantity, unitPrice }) =>
      unitPrice === null && quantity === value && Number.isInteger(amount) && amount % value !== 0,
    example: ['作業手袋 L 3双   1,480', '作業手袋 L 3双'],
    counterExample: ['作業手袋 L 4双   1,480', '作業手袋 L'],
  },
  {
    id: 'days-of-a-rental',
    behind: /^ +(\d{1,2} ?days?)(?= |$)/,
    columns: timesOf,
    when: (days, { amount, unitPrice }) => unitPrice === null || Math.abs(days * unitPrice - amount) > 1,
    example: ['Ski set 2days   x2   1,480', 'Ski set 2days'],
    counterExample: ['Ski instruction   2 days   740   1,480', 'Ski instruction'],
  },
  {
    id: 'size-of-shoes',
    behind: new RegExp(String.raw`^ +([23]\d\.[05])${AMOUNT_ENDS}`),
    name: /(?:靴|シューズ|スニーカー|ブーツ|サンダル|パンプス|スパイク|足袋|草履|ｼｭｰｽﾞ|ｽﾆｰｶｰ)$/,
    when: (value, { quantity, unitPrice: price }) => price === null && (quantity === null || quantity === value),
    example: ['安全靴 26.0   4,900', '安全靴 26.0'],
    counterExample: ['灯油 26.0   4,900', '灯油'],
  },
  {
    id: 'size-that-counts-nothing',
    behind: new RegExp(String.raw`^ +(\d{2,4})${AMOUNT_ENDS}`),
    when: (value, { quantity, unitPrice: price, amount }) =>
      price === null
        ? quantity === value && (amount % quantity !== 0 || amount / quantity < 10)
        : // No price of one is more than what was paid.
          price === value && (quantity === null || quantity === 1) && price > Math.abs(amount),
    example: ['お茶 500  *   140', 'お茶 500'],
    counterExample: ['お茶 10   1,400', 'お茶'],
  },
];

/** `キャベツ 1/2  88`, `お茶 500  140`, `切手 110円 20枚  2,200`: a number behind a name that is its size or its worth. */
export function withSize(item: Item): Item {
  const { row, end } = item.source;
  const behind = row.text.slice(end);
  if (!isBehind(behind)) return item;
  for (const rule of SIZE_RULES) {
    const size = rule.behind.exec(behind)?.[1];
    if (size === undefined || !(rule.name?.test(item.description) ?? true)) continue;
    const value = Number.parseFloat(size.replace(',', ''));
    const rest = behind.slice(behind.indexOf(size) + size.length);
    if (!rule.when(value, item, rest)) continue;
    const description = `${item.description} ${size}`;
    if (rule.columns) return { ...item, description, ...rule.columns(rest) };
    // A size was taken for a count or a price; the worth of a stamp is its price.
    return rule.isPrice ? { ...item, description } : { ...item, description, ...without(value, item) };
  }
  return item;
}

const isBehind = anyOf(SIZE_RULES.map(({ behind }) => behind));

const without = (value: number, { quantity, unitPrice: price }: Item) => ({
  quantity: quantity === value ? null : quantity,
  unitPrice: price === value ? null : price,
});
