/**
 * Corporate number (法人番号): 13 digits, the first a check digit over the other twelve.
 * T-number (登録番号): `T` + 13 digits; that of a corporation is its corporate number, that of an individual
 * a number of its own under the same check-digit rule.
 * The rule: 法人番号の指定等に関する省令 第2条. A number that passes may still never have been assigned
 * (9999999999999 does), so the check is evidence against a number, never for one.
 */

/** The check digit (1–9) of the twelve-digit body. */
export function corporateCheckDigit(body: string): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) {
    const digit = body.charCodeAt(i) - 48;
    // Counted from the right, odd places weigh 1 and even places 2; index 0 is place 12.
    sum += i % 2 === 0 ? digit * 2 : digit;
  }
  return 9 - (sum % 9);
}

/** What three digits add to the sum where their last one weighs 1, and where it weighs 2. */
const LAST_ONCE = Uint8Array.from({ length: 1000 }, (_, i) => sumOfThree(i, 1, 2));
const LAST_TWICE = Uint8Array.from({ length: 1000 }, (_, i) => sumOfThree(i, 2, 1));

function sumOfThree(digits: number, outer: number, inner: number): number {
  return (digits % 10) * outer + (Math.floor(digits / 10) % 10) * inner + Math.floor(digits / 100) * outer;
}

/** The same of a body that is kept as a number. */
export function corporateCheckDigitOf(body: number): number {
  // In halves, which are small integers; places 1 to 3 and 7 to 9 begin with a weight of 1, the others with 2.
  const upper = Math.floor(body / 1_000_000);
  const lower = body - upper * 1_000_000;
  const sum =
    LAST_ONCE[lower % 1000]! +
    LAST_TWICE[(lower / 1000) | 0]! +
    LAST_ONCE[upper % 1000]! +
    LAST_TWICE[(upper / 1000) | 0]!;
  return 9 - (sum % 9);
}

/** Thirteen ASCII digits whose first is the check digit of the rest. */
export const isCorporateNumber = (text: string): boolean =>
  /^[0-9]{13}$/.test(text) && corporateCheckDigit(text.slice(1)) === text.charCodeAt(0) - 48;

/** The whole number for a twelve-digit body: what generators of test data need. @internal */
export const corporateNumberOf = (body: string): string => `${corporateCheckDigit(body)}${body}`;

export interface TNumber {
  /** `T` + 13 digits when the form is right, else null. */
  readonly normalized: string | null;
  readonly formatValid: boolean;
  /** Null when there are no 13 digits to check. */
  readonly checksumValid: boolean | null;
}

// Spaces and every dash that documents print between the digit groups; ASCII, full-width and typographic.
const SEPARATORS = /[\s\-‐‑‒–—―−－ー・.．]/gu;

/** T and 13 digits in half-width characters, nothing else; the check digit is another question. */
export const hasTNumberForm = (text: string): boolean => /^T[0-9]{13}$/.test(text);

/** Reads a T-number as people write it: lower-case or full-width T, full-width digits, spaces, hyphens. */
export function parseTNumber(input: string): TNumber {
  const compact = input.normalize('NFKC').replace(SEPARATORS, '').toUpperCase();
  if (!hasTNumberForm(compact)) return { normalized: null, formatValid: false, checksumValid: null };
  return { normalized: compact, formatValid: true, checksumValid: isCorporateNumber(compact.slice(1)) };
}
