import type { Row } from '../page/rows.ts';
import type { Item, Line } from './find-items.ts';
import { UNIT } from './units.ts';

/** A row that only counts and prices what the row above it names. */
export interface Count {
  /** The last of its rows, and how many there are. */
  readonly row: Row;
  readonly rows: number;
  readonly quantity: number | null;
  readonly price: number | null;
}

/** `数量 32.15L  単価 @172`, in any order. */
const QUANTITY = new RegExp(String.raw`数量[:：]?(\d[\d,]*(?:\.\d+)?)${UNIT}?(?=単価|$)`);
const PRICE = /単価[:：]?[@¥\\]?(\d[\d,]*(?:\.\d+)?)円?(?=数量|$)/;
/** `41.20 L` */
const MEASURE = new RegExp(String.raw`^(\d{1,4}(?:\.\d{1,3})?)${UNIT}$`);

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** The count of a row that says nothing else, together with that of the row over it; the amount stands in the next. */
export function countAloneIn(row: Row, above: Count | null = null): Count | null {
  const { tight } = row;
  const [labelled, price] = [QUANTITY.exec(tight), PRICE.exec(tight)];
  const measured = labelled || price ? null : MEASURE.exec(tight);
  const said = (labelled?.[0].length ?? 0) + (price?.[0].length ?? 0);
  if (!measured && (said === 0 || said < tight.length)) return null;
  const joined = above && row.index - above.row.index === 1 ? above : null;
  const quantity = labelled ?? measured;
  return {
    row,
    rows: (joined?.rows ?? 0) + 1,
    quantity: quantity ? numberOf(quantity[1]!) : (joined?.quantity ?? null),
    price: price ? numberOf(price[1]!) : (joined?.price ?? null),
  };
}

/** `(揮発油税 内 53.8円/L)`: what a row of nothing but a bracket says names nothing. */
export const isRemark = ({ row, role }: Line): boolean =>
  role === 'name' && row.tight.length <= LONGEST_REMARK && /^\([^()]+\)$/.test(row.tight);
const LONGEST_REMARK = 40;
/** The count goes on behind a remark, or begins there. */
export const withRemark = (count: Count | null, row: Row): Count =>
  count && row.index - count.row.index === 1
    ? { ...count, row, rows: count.rows + 1 }
    : { row, rows: 1, quantity: null, price: null };

/** `レギュラー` / `数量 32.15L  単価 @172` / `金額 5,530円`: the row of the amount with the count over it, if the product holds. */
export function withCount(line: Line, name: Row, { row, rows, quantity, price }: Count): Line | null {
  const amount = line.facts.at(-1)?.value ?? line.amount;
  const unitPrice = price ?? line.reading.unitPrice;
  const isNext = line.row.index - row.index === 1 && row.index - name.index === rows;
  if (!isNext || amount === null || unitPrice === null || quantity === null) return null;
  if (Math.abs(quantity * unitPrice - amount) >= 1) return null;
  return { ...line, role: 'detail', reading: { ...line.reading, quantity, unitPrice, amount } };
}

/** `和三盆 3,240 x 5` / `16,200`: price and count, and their product alone in the next row. */
export function productAlone({ row, amount }: Line, last: Item | undefined): Item | null {
  if (!last || last.quantity === null || last.quantity < 2 || last.unitPrice !== null || amount === null) return null;
  const isNext = row.index - last.rows.at(-1)!.index === 1 && !/[\p{L}x×@]/u.test(row.tight.replaceAll('円', ''));
  return isNext && last.quantity * last.amount === amount
    ? { ...last, unitPrice: last.amount, amount, rows: [...last.rows, row] }
    : null;
}
