import type { Row } from '../page/rows.ts';
import type { Item, Line } from './find-items.ts';
import { UNIT } from './units.ts';

/** A row that only counts and prices what the row above it names. */
export interface Count {
  readonly row: Row;
  readonly quantity: number;
  readonly price: number | null;
}

/** `数量 32.15L  単価 @172`, in any order. */
const QUANTITY = new RegExp(String.raw`数量[:：]?(\d[\d,]*(?:\.\d+)?)${UNIT}?(?=単価|$)`);
const PRICE = /単価[:：]?[@¥\\]?(\d[\d,]*(?:\.\d+)?)円?(?=数量|$)/;
/** `41.20 L` */
const MEASURE = new RegExp(String.raw`^(\d{1,4}(?:\.\d{1,3})?)${UNIT}$`);

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** The count of a row that says nothing else; its amount stands in the next one. */
export function countAloneIn(row: Row): Count | null {
  const { tight } = row;
  const [labelled, price] = [QUANTITY.exec(tight), PRICE.exec(tight)];
  if (labelled && price && labelled[0].length + price[0].length === tight.length)
    return { row, quantity: numberOf(labelled[1]!), price: numberOf(price[1]!) };
  const measured = MEASURE.exec(tight);
  return measured ? { row, quantity: numberOf(measured[1]!), price: null } : null;
}

/** `レギュラー` / `数量 32.15L  単価 @172` / `金額 5,530円`: the row of the amount with the count over it, if the product holds. */
export function withCount(line: Line, name: Row, { row, quantity, price }: Count): Line | null {
  const amount = line.facts.at(-1)?.value ?? line.amount;
  const unitPrice = price ?? line.reading.unitPrice;
  const isNext = line.row.index - row.index === 1 && row.index - name.index === 1;
  if (!isNext || amount === null || unitPrice === null || Math.abs(quantity * unitPrice - amount) >= 1) return null;
  return { ...line, role: 'detail', reading: { ...line.reading, quantity, unitPrice, amount } };
}

/** `和三盆 3,240 x 5` / `16,200`: price and count, and their product alone in the next row. */
export function productAlone({ row, amount }: Line, last: Item | undefined): Item | null {
  if (!last || last.quantity === null || last.quantity < 2 || last.unit_price !== null || amount === null) return null;
  const isNext = row.index - last.rows.at(-1)!.index === 1 && !/[\p{L}x×@]/u.test(row.tight.replaceAll('円', ''));
  return isNext && last.quantity * last.amount === amount
    ? { ...last, unit_price: last.amount, amount, rows: [...last.rows, row] }
    : null;
}
