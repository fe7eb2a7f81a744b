import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFolded, foldInto, foldKey } from './fold.ts';

const same = (a: string, b: string) => assert.equal(foldKey(a), foldKey(b), `${a} and ${b}`);
const differ = (a: string, b: string) => assert.notEqual(foldKey(a), foldKey(b), `${a} and ${b}`);

test('numbers are one symbol each, however they are written', () => {
  same('二十四軒', '24軒');
  same('２４軒', '24軒');
  differ('二十四軒', '二軒');
  assert.equal(foldKey('500番地').length, 3);
});

test('a number in kanji and one in digits beside it stay two numbers', () => {
  assert.equal(foldKey('十三1').length, 2);
});

test('old and new character forms, small kana and half-width kana fold together', () => {
  same('鰺ヶ沢', '鯵ケ沢');
  same('袖ｹ浦', '袖ヶ浦');
  same('霞が関', '霞ヶ関');
  same('塩竈', '塩釜');
  same('飛驒', '飛騨');
  same('ﾋﾞｼﾞｮﾝ', 'ビジヨン');
});

test('variation selectors, compatibility characters and decomposed kana do not matter', () => {
  same('葛\u{e0100}飾', '葛飾');
  same('宝\ufa10市', '宝塚市');
  same('か\u3099丘', 'が丘');
});

test('大字, 字 and 小字 vanish', () => {
  same('大字大内字山本', '大内山本');
});

test('a long mark beside a digit is a hyphen, a hyphen between kana a long mark', () => {
  same('1ー2−3', '1-2-3');
  same('ニュ-タウン', 'ニュータウン');
});

test('every symbol knows where it came from', () => {
  const folded = foldInto(createFolded(), '東京 １２番');
  assert.equal(folded.length, 4);
  assert.deepEqual([...folded.starts.subarray(0, 4)], [0, 1, 3, 5]);
  assert.deepEqual([...folded.ends.subarray(0, 4)], [1, 2, 5, 6]);
  assert.equal(folded.values[2], 12);
});
