/** Money is an integer count of USDC atomic units (6 decimals), never a float. */
export type AtomicUnits = bigint;
export type UsdPrice = `$${number}`;

const DECIMALS = 6;

/** '$0.005' → 5000n. Decimal strings only, so no rounding can happen. */
export function parseUsd(price: string): AtomicUnits {
  const match = /^\$(\d+)(?:\.(\d{1,6}))?$/.exec(price);
  if (!match) throw new TypeError(`Not a USD price with at most ${DECIMALS} decimals: ${price}`);
  return BigInt(match[1]! + (match[2] ?? '').padEnd(DECIMALS, '0'));
}

/** 5000n → '0.005' */
export function formatAmount(units: AtomicUnits): string {
  const digits = units.toString().padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '');
  return digits.slice(0, -DECIMALS) + (fraction === '' ? '' : `.${fraction}`);
}

/** 5000n → '$0.005' */
export const formatUsd = (units: AtomicUnits): string => `$${formatAmount(units)}`;
