import type { Item } from './find-items.ts';

const COUNT = String.raw`(\d{1,3})(?:名|人|個|本|枚|台|回|泊|件|部|冊|点|基|箱|束|袋|鉢|着|食|脚|組|玉|缶|杯|皿|時間|日|セット|ヶ月|か月)様?`;
const PRICE = String.raw`[¥@]?(\d{1,3}(?:,\d{3})+|\d{3,6})円?`;
const SAID = new RegExp(`(?:${COUNT}[×xX*]${PRICE}|${PRICE}[×xX*]${COUNT})$`);

/** `参加費  3名 × 5,500円`: a count and a price, and the reader is left to multiply them. */
export function withSaidProduct(item: Item): Item {
  const match = item.rows.length === 1 ? SAID.exec(item.rows[0]!.tight) : null;
  if (!match) return item;
  const [, count, price, otherPrice, otherCount] = match;
  const quantity = Number(count ?? otherCount);
  const unitPrice = Number((price ?? otherPrice)!.replaceAll(',', ''));
  return { ...item, quantity, unitPrice, amount: quantity * unitPrice };
}
