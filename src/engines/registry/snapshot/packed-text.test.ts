import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packKana, packText, unpackKana, unpackText } from './packed-text.ts';

const bytes = (text: string): number => Buffer.byteLength(text);

for (const [text, most] of [
  ['株式会社アオゾラＴＮ＆みほん', 22],
  ['東九条中札辻町４丁目３０番３１号', 29],
  ['大字見本１９３７番地４第６ビル５階', 20],
  ['特定非営利活動法人　𠮷田の会', 16],
  ['', 0],
] as const)
  test(`a name or a street is read as it was written, in fewer bytes: ${text}`, () => {
    assert.equal(unpackText(packText(text)), text);
    assert.ok(bytes(packText(text)) <= most, String(bytes(packText(text))));
  });

test('characters that stand for others keep a text as it is', () => {
  for (const text of ['ABC株式会社', 'Café見本', '見本\u0001', '\u001f', 'Ω', '見本 商事']) {
    assert.equal(unpackText(packText(text)), text);
    assert.ok(packText(text).endsWith(text) || packText(text).length < text.length);
  }
});

test('every character of the first plane comes back', () => {
  for (let unit = 1; unit < 0xd800; unit++) {
    const text = `見${String.fromCharCode(unit)}`;
    assert.equal(unpackText(packText(text)), text);
    assert.equal(unpackKana(packKana(text)), text);
  }
});

test('a reading in katakana takes one byte a character', () => {
  for (const reading of ['ミホンショウジ', 'ァヴー・ヿ゠', 'ミホン　ショウジ', 'みほん', 'MIHON', ''])
    assert.equal(unpackKana(packKana(reading)), reading);
  assert.equal(bytes(packKana('ミホンショウジ')), 7);
});
