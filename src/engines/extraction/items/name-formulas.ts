import type { Item } from './find-items.ts';

const FIGURE = String.raw`\d[\d,]*(?:\.\d+)?`;
/** `従量料金 37.3m3×560`, `A4クリアファイル @100×4`, `清掃員派遣(12回×3,500)`, `生ビール4@600`: a count and a price at the end of a name. */
const PRODUCT = new RegExp(
  String.raw`^(?<name>.*?[\p{L})）])\s*[(（]?\s?(?<at>@?)(?<one>${FIGURE})\s?(?:\p{L}{1,3}|m3|m2)?(?:\s?[×xX]\s?@?|\s?@)(?<other>${FIGURE})\s?(?:円|\p{L}{1,3})?\s?[)）]?$`,
  'u',
);
/** `指定袋 45L 50枚×2組`: how many, where price and amount stand in cells of their own. */
const TIMES = /^(?<name>.*\S)\s*[×xX]\s?(?<count>\d{1,4})\s?(?![名人日泊])\p{L}{0,3}$/u;

/** `あんぱん×4  720`: how many, grown together with the name; 2L×6, 3×6, 500枚×5 is a size or a pack. */
const TIMES_BEHIND_NAME = /^(?<name>.*[\p{L})）])(?<!\d\p{L}{1,2})\s?[×xX]\s?(?<count>[2-9])$/u;

const worth = (printed: string | undefined): number => Number((printed ?? '').replaceAll(',', ''));

/** A name without the count and the price that make its amount. */
export function withoutFormula(item: Item): Item {
  const { description, amount, quantity, unitPrice } = item;
  if (!/[×xX@]/.test(description)) return item;
  const product = PRODUCT.exec(description)?.groups;
  const [one, other] = [worth(product?.one), worth(product?.other)];
  if (product && Math.abs(Math.round(one * other) - Math.abs(amount)) <= 1 && /\p{L}{2}/u.test(product.name!)) {
    const [count, price] = product.at ? [other, one] : [one, other];
    return { ...item, description: product.name!, quantity: quantity ?? count, unitPrice: unitPrice ?? price };
  }
  const times = TIMES.exec(description)?.groups;
  const count = worth(times?.count);
  const isMade =
    times && unitPrice !== null && count > 1 && Math.abs(Math.round(count * unitPrice) - Math.abs(amount)) <= 1;
  if (isMade) return { ...item, description: times.name!, quantity: quantity ?? count };
  const { name, count: many } = TIMES_BEHIND_NAME.exec(description)?.groups ?? {};
  const isCount = name !== undefined && unitPrice === null && quantity === null && amount % Number(many) === 0;
  return isCount ? { ...item, description: name, quantity: Number(many) } : item;
}
