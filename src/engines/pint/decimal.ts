import { LIMITS } from './limits.ts';

/** An exact decimal: units × 10^-scale. Amounts are never floats. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const LEXICAL = /^[ \t\r\n]*([+-]?)(\d*)(?:\.(\d*))?[ \t\r\n]*$/;

/** xs:decimal, undefined for anything else (and for numbers beyond the digit limit). */
export function parseDecimal(text: string): Decimal | undefined {
  if (text.length > LIMITS.digits * 2) return undefined;
  const match = LEXICAL.exec(text);
  if (!match) return undefined;
  const digits = match[2]! + (match[3] ?? '');
  if (digits === '' || digits.length > LIMITS.digits) return undefined;
  return { units: BigInt(match[1] === '-' ? `-${digits}` : digits), scale: match[3]?.length ?? 0 };
}

/** Whether `parseDecimal` would accept the text, without making the number. */
export function isDecimal(text: string): boolean {
  if (text.length > 15) return parseDecimal(text) !== undefined;
  let digits = 0;
  let points = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) digits++;
    else if (code === 46) points++;
    else if (i > 0 || (code !== 45 && code !== 43)) return parseDecimal(text) !== undefined;
  }
  return digits > 0 && points <= 1;
}

export const ZERO: Decimal = { units: 0n, scale: 0 };
export const isZero = (value: Decimal): boolean => value.units === 0n;

export function add(a: Decimal, b: Decimal): Decimal {
  if (a.scale === b.scale) return { units: a.units + b.units, scale: a.scale };
  const scale = Math.max(a.scale, b.scale);
  return { units: atScale(a, scale) + atScale(b, scale), scale };
}

export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, { units: -b.units, scale: b.scale });
export const multiply = (a: Decimal, b: Decimal): Decimal => ({ units: a.units * b.units, scale: a.scale + b.scale });
export const sum = (values: Iterable<Decimal>): Decimal => {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
};

/** Negative, zero or positive, like a sort comparison. */
export function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const left = atScale(a, scale);
  const right = atScale(b, scale);
  return left < right ? -1 : left > right ? 1 : 0;
}

export const equals = (a: Decimal, b: Decimal): boolean => compare(a, b) === 0;

export const floor = (value: Decimal): Decimal => ({ units: floorDivide(value.units, power(value.scale)), scale: 0 });
export const ceiling = (value: Decimal): Decimal => ({
  units: -floorDivide(-value.units, power(value.scale)),
  scale: 0,
});

/** XPath round(): half goes towards positive infinity. */
export const round = (value: Decimal): Decimal =>
  value.scale === 0
    ? value
    : { units: floorDivide(value.units * 2n + power(value.scale), power(value.scale) * 2n), scale: 0 };

/** round(value × 100) ÷ 100 */
export const roundToCents = (value: Decimal): Decimal =>
  value.scale <= 2 ? value : { units: round({ units: value.units, scale: value.scale - 2 }).units, scale: 2 };

/**
 * Percent to factor. The reference processor divides with at least 18 decimals and rounds half down,
 * which shows only on rates with more than 16 decimals.
 */
export function hundredth(value: Decimal): Decimal {
  const exact = { units: value.units, scale: value.scale + 2 };
  const kept = Math.max(18, value.scale);
  if (exact.scale <= kept) return exact;
  const step = power(exact.scale - kept);
  const magnitude = exact.units < 0n ? -exact.units : exact.units;
  const rest = magnitude % step;
  const rounded = magnitude / step + (rest * 2n > step ? 1n : 0n);
  return { units: exact.units < 0n ? -rounded : rounded, scale: kept };
}

export function format(value: Decimal): string {
  const sign = value.units < 0n ? '-' : '';
  const digits = (value.units < 0n ? -value.units : value.units).toString().padStart(value.scale + 1, '0');
  const fraction = value.scale === 0 ? '' : digits.slice(-value.scale).replace(/0+$/, '');
  const whole = value.scale === 0 ? digits : digits.slice(0, -value.scale);
  return sign + whole + (fraction === '' ? '' : `.${fraction}`);
}

const POWERS: bigint[] = [1n];
function power(exponent: number): bigint {
  while (POWERS.length <= exponent) POWERS.push(POWERS.at(-1)! * 10n);
  return POWERS[exponent]!;
}

const atScale = (value: Decimal, scale: number): bigint => value.units * power(scale - value.scale);

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}
