import { lawfulRounding } from '../../../../japan/consumption-tax.ts';
import type { CellSubject } from '../../items/cells.ts';
import { AMOUNT, type CellRule, COUNT, isNumber, ofNumbers, PRICE, rule } from './cell-subject.ts';

const others = (s: CellSubject): number[] =>
  s.numbers.filter((piece) => piece !== s.piece).map((piece) => piece.value ?? 0);
/** Two other numbers of the row whose product this one is; counting one of a thing says little. */
function factors(s: CellSubject): boolean {
  const { value } = s.piece;
  if (!isNumber(s) || value === null) return false;
  const list = others(s);
  return list.some((a, i) =>
    list.some((b, j) => j > i && a !== 1 && b !== 1 && near(Math.abs(a * b), Math.abs(value)) && value !== 0),
  );
}
const near = (a: number, b: number): boolean => Math.abs(Math.round(a) - b) <= 1 && Math.abs(b) > 3;
/** This number times another makes a third; `left` when it stands in front of the other factor. */
function factor(s: CellSubject, side: 'left' | 'right'): boolean {
  const { value } = s.piece;
  if (value === null || value === 1 || s.numbers.length < 3 || !s.numbers.includes(s.piece)) return false;
  const own = s.numbers.indexOf(s.piece);
  return s.numbers.some(
    (other, i) =>
      i !== own &&
      (side === 'left' ? i > own : i < own) &&
      s.numbers.some((product, k) => k !== own && k !== i && near(value * (other.value ?? 0), product.value ?? 0)),
  );
}
const taxOf = (tax: number, base: number): boolean =>
  // ▲42,000 and ▲4,200: what is given back has its tax alike.
  Math.abs(base) > Math.abs(tax) &&
  Math.abs(tax) >= 5 &&
  [8, 10].some((rate) => lawfulRounding(base, tax, rate, 'excl') !== null);
const grossOf = (gross: number, base: number): boolean =>
  base >= 50 &&
  gross > base &&
  [8, 10].some(
    (rate) => Math.floor((base * (100 + rate)) / 100) === gross || Math.ceil(base * (1 + rate / 100)) === gross,
  );

export const ARITHMETIC: readonly CellRule[] = [
  rule('is-product', factors, AMOUNT, COUNT),
  rule('factor-in-front', (s) => factor(s, 'left'), COUNT, PRICE),
  rule('factor-behind', (s) => factor(s, 'right'), PRICE, COUNT),
  ofNumbers(
    'equal-to-a-number-in-front',
    (s) => s.numbers.slice(0, s.numbers.indexOf(s.piece)).some((piece) => piece.value === s.piece.value),
    '請求書\n設計費  1  100,000円  ⟦100,000⟧',
    AMOUNT,
  ),
  ofNumbers(
    'equal-to-a-number-behind',
    (s) => s.numbers.slice(s.numbers.indexOf(s.piece) + 1).some((piece) => piece.value === s.piece.value),
    '請求書\n設計費  1  ⟦100,000⟧  100,000',
    AMOUNT,
  ),
  ofNumbers(
    'is-tax-of-another',
    (s) => others(s).some((base) => taxOf(s.piece.value ?? 0, base)),
    '請求書\n設計費  100,000  ⟦10,000⟧',
    '請求書\n設計費  ⟦100,000⟧  10,000',
  ),
  ofNumbers(
    'bears-the-tax-behind',
    (s) => s.numbers.slice(s.numbers.indexOf(s.piece) + 1).some((piece) => taxOf(piece.value ?? 0, s.piece.value ?? 0)),
    '請求書\n設計費  ⟦100,000⟧  10,000',
    '請求書\n設計費  100,000  ⟦10,000⟧',
  ),
  ofNumbers(
    'is-gross-of-another',
    (s) => others(s).some((base) => grossOf(s.piece.value ?? 0, base)),
    '請求書\n設計費  100,000  10,000  ⟦110,000⟧',
    '請求書\n設計費  ⟦100,000⟧  10,000  110,000',
  ),
  ofNumbers(
    'has-gross-behind',
    (s) =>
      s.numbers.slice(s.numbers.indexOf(s.piece) + 1).some((piece) => grossOf(piece.value ?? 0, s.piece.value ?? 0)),
    '請求書\n設計費  ⟦100,000⟧  10,000  110,000',
    '請求書\n設計費  100,000  10,000  ⟦110,000⟧',
  ),
  ofNumbers(
    'largest',
    (s) => s.numbers.length > 1 && others(s).every((value) => Math.abs(value) <= Math.abs(s.piece.value ?? 0)),
    AMOUNT,
    COUNT,
  ),
];
