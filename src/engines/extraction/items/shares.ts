import type { Piece } from './pieces.ts';

/** `販売手数料  412,300  8.0%  32,984`: what a commission is taken from, its share, and what it comes to. */
export function shareOf(numbers: readonly Piece[], text: string): Piece | undefined {
  const percent = /(?<!\d)(\d{1,2}(?:\.\d{1,2})?)\s?%/.exec(text)?.[1];
  // 10% and 8% are the rates of the tax.
  if (percent === undefined || percent === '10' || percent === '8') return undefined;
  const last = numbers.at(-1);
  const isPart = numbers.some(
    ({ value, grouped }) => grouped && Math.abs((value! * Number(percent)) / 100 - (last?.value ?? 0)) < 1,
  );
  return isPart && last!.value! >= 10 ? last : undefined;
}
