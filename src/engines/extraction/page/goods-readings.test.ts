import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDigits } from './letter-digits.ts';

test('the count, the price and the amount of a row are read together', () => {
  assert.equal(readDigits('紙袋 中   lO,OOO枚 @5.2O   52,OOO'), '紙袋 中   10,000枚 @5.20   52,000');
  assert.equal(readDigits('見学料 9名x3,30O 29,7OO'), '見学料 9名x3,300 29,700');
  assert.equal(readDigits('作業員 l名 l8,OOO l8,OOO'), '作業員 1名 18,000 18,000');
  assert.equal(readDigits('型代   l   lO,OOO   lO,OOO'), '型代   1   10,000   10,000');
  assert.equal(readDigits('レギュラー  3l.5OL  @l68.O'), 'レギュラー  31.50L  @168.0');
});

test('words, models and signs of their own stay as they are', () => {
  for (const text of ['モデル OLED 55 l型', 'CO2 センサー', 'V2O 接続料', 'log 3 件', 'I,II 章'])
    assert.equal(readDigits(text), text);
});
