import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { CURRENCY_EXAMPLES, currencyOf } from './currency.ts';

for (const { code, example } of CURRENCY_EXAMPLES)
  test(`${code} is told by its sign beside the total`, () => {
    assert.equal(currencyOf(rowsOfText(`INVOICE\nAmount\n${example}`).rows).code, code);
  });

test('a yen amount for information does not make the paper one in yen', () => {
  const text = 'INVOICE\nAmount (US$)\nTotal Due US$ 4,125.00\nTax in yen: JPY 55,500 (1 US$ = 148.00 JPY, TTM)';
  assert.equal(currencyOf(rowsOfText(text).rows).code, 'USD');
});

test('a product named after a foreign currency leaves the yen', () => {
  assert.equal(currencyOf(rowsOfText('領収書\n米ドル両替手数料 ¥500\n合計 ¥500').rows).code, 'JPY');
});
