import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nfkc } from './nfkc.ts';

test('every code unit is what the runtime makes of it, alone, behind and before others', () => {
  for (let unit = 0; unit < 0x10000; unit++) {
    const character = String.fromCharCode(unit);
    for (const text of [character, `ハ${character}`, `${character}Ａカ`, `e${character}\u0301`, `か${character}\u3099`])
      assert.equal(nfkc(text), text.normalize('NFKC'), `U+${unit.toString(16)}`);
  }
});

test('names and addresses as they are registered, written and sent', () => {
  for (const text of [
    '',
    '株式会社ＡＢＣ商会',
    '㈱ｱｵｿﾞﾗ',
    '東京都港区芝公園４丁目２番８号　東京ﾀﾜｰ',
    '𠮷野家',
    '葛\u{e0100}城',
    'Ａ\u0301',
    '１'.repeat(500),
  ])
    assert.equal(nfkc(text), text.normalize('NFKC'), text);
});
