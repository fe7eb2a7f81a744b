import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableHeading } from './columns.ts';
import { grossBeforeTax } from './gross-before-tax.ts';
import type { Piece } from './pieces.ts';

const pieces = (...values: number[]) => values.map((value) => ({ value })) as unknown as Piece[];
const heading = (...meanings: string[]) =>
  ({ columns: meanings.map((meaning) => ({ meaning })) }) as unknown as TableHeading;

test('of two sums under 税込金額 and うち消費税 the first is the price, where the second is its lawful tax', () => {
  assert.equal(grossBeforeTax(pieces(14_300, 1_300), heading('name', 'amount', 'tax'))?.value, 14_300);
  assert.equal(grossBeforeTax(pieces(1_080, 80), heading('amount', 'tax'))?.value, 1_080);
});

test('another order, another number of sums, or a tax that is none leaves it open', () => {
  assert.equal(grossBeforeTax(pieces(14_300, 1_300), heading('tax', 'amount')), undefined);
  assert.equal(grossBeforeTax(pieces(14_300, 1_500), heading('amount', 'tax')), undefined);
  assert.equal(grossBeforeTax(pieces(14_300), heading('amount', 'tax')), undefined);
  assert.equal(grossBeforeTax(pieces(14_300, 1_300), null), undefined);
});
