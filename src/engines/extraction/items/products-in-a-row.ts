import type { Line } from './find-items.ts';

/**
 * `160.00  2,100  336,000   12.50  2,625  32,812`: hours, price and amount twice in a row, for work and overtime. The row
 * comes to the sum of its amounts where every product in it holds; null where it holds no such run.
 */
export function productsInARow({ reading }: Line): number | null {
  const values = reading.named.flatMap(({ piece: { shape, value }, meaning }) =>
    shape === 'number' && meaning !== 'name' && value !== null ? [value] : [],
  );
  if (values.length < 6 || values.length % 3 !== 0) return null;
  let sum = 0;
  for (let at = 0; at < values.length; at += 3) {
    const [count, price, amount] = values.slice(at, at + 3) as [number, number, number];
    if (Math.abs(count * price - amount) >= 1) return null;
    sum += amount;
  }
  return sum;
}
