import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as decimal from './decimal.ts';

const of = (text: string) => decimal.parseDecimal(text)!;
const shown = (value: decimal.Decimal) => decimal.format(value);

describe('exact decimals', () => {
  test('parse what xs:decimal allows and nothing else', () => {
    for (const [text, value] of [
      ['1', '1'],
      ['+5', '5'],
      ['-0', '0'],
      ['5.', '5'],
      ['.5', '0.5'],
      [' \n10.10\t', '10.1'],
      ['-00012.3400', '-12.34'],
    ] as const)
      assert.equal(shown(of(text)), value);
    for (const text of ['', ' ', '.', '+', '1e3', '1,000', 'NaN', '１', '1 2', '--1', '0x1', '1_0'])
      assert.equal(decimal.parseDecimal(text), undefined, text);
  });
  test('isDecimal agrees with parseDecimal', () => {
    for (const text of ['', '.', '-', '1', '-1', '+1.5', '1.5.5', ' 1', '1-', '-.', '9'.repeat(40), '1e2', '０'])
      assert.equal(decimal.isDecimal(text), decimal.parseDecimal(text) !== undefined, text);
  });
  test('refuse more than 1,000 digits without computing them', () => {
    assert.ok(decimal.parseDecimal('9'.repeat(1000)));
    assert.equal(decimal.parseDecimal('9'.repeat(1001)), undefined);
    assert.equal(decimal.parseDecimal('9'.repeat(5_000_000)), undefined);
  });
  test('add where floats fail', () => {
    assert.equal(shown(decimal.sum(['0.1', '0.2', '-0.3'].map(of))), '0');
    assert.equal(shown(decimal.add(of('99999999999999999999.99'), of('0.01'))), '100000000000000000000');
    assert.equal(shown(decimal.subtract(of('1'), of('0.001'))), '0.999');
  });
  test('round halves towards positive infinity, like XPath', () => {
    for (const [text, rounded] of [
      ['2.5', '3'],
      ['-2.5', '-2'],
      ['2.4999', '2'],
      ['-2.51', '-3'],
    ] as const)
      assert.equal(shown(decimal.round(of(text))), rounded);
    assert.equal(shown(decimal.roundToCents(of('100.005'))), '100.01');
    assert.equal(shown(decimal.roundToCents(of('-100.005'))), '-100');
  });
  test('floor and ceiling of negative numbers', () => {
    assert.equal(shown(decimal.floor(of('-0.5'))), '-1');
    assert.equal(shown(decimal.ceiling(of('-0.5'))), '0');
    assert.equal(shown(decimal.ceiling(of('7'))), '7');
  });
  test('a hundredth is exact up to 16 decimals and rounds half down beyond', () => {
    assert.equal(shown(decimal.hundredth(of('8.25'))), '0.0825');
    assert.equal(shown(decimal.hundredth(of('0.00000000000000005'))), '0');
    assert.equal(shown(decimal.hundredth(of('0.00000000000000015'))), '0.000000000000000001');
  });
  test('compare across scales', () => {
    assert.equal(decimal.equals(of('1.50'), of('1.5')), true);
    assert.ok(decimal.compare(of('-1'), of('0.5')) < 0);
  });
});
