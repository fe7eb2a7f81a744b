import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CharReading } from '../../types.ts';
import { phrases } from './phrases.ts';

/** Characters in brackets are doubtful. */
const read = (marked: string): string => {
  const chars: CharReading[] = [];
  let confidence = 0.99;
  for (const text of marked) {
    if (text === '[') confidence = 0.6;
    else if (text === ']') confidence = 0.99;
    else chars.push({ text, confidence, x: 0, w: 0.1, alternatives: [] });
  }
  phrases(chars);
  return chars.map((char) => char.text).join('');
};

test('an open character of a fixed phrase is settled by the others', () => {
  assert.equal(read('8%[逸]用商品'), '8%適用商品');
  assert.equal(read('[通]格請求書発行事業者:'), '適格請求書発行事業者:');
  assert.equal(read('*[買]収[正]明細*'), '*領収証明細*');
});

test('in a long phrase one sure character is a misreading, two are other words', () => {
  assert.equal(read('通格請求書発行事業者:'), '適格請求書発行事業者:');
  assert.equal(read('通格請求書発注事業者'), '通格請求書発注事業者');
  assert.equal(read('通格請[末]書発行事業者'), '通格請[末]書発行事業者'.replace(/[[\]]/g, ''));
});

test('sure characters, digits and other words stay', () => {
  assert.equal(read('通用商品'), '通用商品');
  assert.equal(read('適[9]商品'), '適9商品');
  assert.equal(read('[通][信]商品'), '通信商品');
});
