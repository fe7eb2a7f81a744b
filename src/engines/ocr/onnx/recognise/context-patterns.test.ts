import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CharReading } from '../../types.ts';
import { cutLabel, lostDot, PATTERNS, patterns } from './context-patterns.ts';

const charsOf = (text: string, other = ''): CharReading[] =>
  [...text].map((char, i) => ({
    text: char,
    confidence: 0.9,
    x: i / text.length,
    w: 1 / text.length,
    alternatives: other ? [{ text: other, confidence: 0.2 }] : [],
  }));

const renamed = (text: string, other?: string) => {
  const chars = charsOf(text, other);
  patterns(chars);
  return chars.map((char) => char.text).join('');
};

for (const { id, to, least, example, counterExample } of PATTERNS) {
  test(`${id}: ${example[0]} is ${example[1]}`, () => {
    assert.equal(renamed(example[0], to), example[1]);
    if (least !== undefined) assert.equal(renamed(example[0]), example[0]);
  });
  test(`${id}: ${counterExample} stays`, () => assert.equal(renamed(counterExample, to), counterExample));
}

test('what stands in no such place stays', () => {
  for (const text of [
    '貴社益々',
    '髙橋',
    '〒105-6405',
    '25年9月',
    '2025年12月',
    'A1',
    '3:12',
    '03-1234-5678',
    'I think',
    'FI',
    '10:00~ 20:00',
  ])
    assert.equal(renamed(text, '~'), text);
});

test('a label that lost its first letter at the edge of its line is whole again', () => {
  const chars = charsOf('EL:03-1234-5678');
  cutLabel(chars);
  assert.equal(chars.map((char) => char.text).join(''), 'TEL:03-1234-5678');
  assert.ok(chars[1]!.x > chars[0]!.x);
  const word = charsOf('ELEVATOR');
  cutLabel(word);
  assert.equal(word.length, 8);
});

test('a dot lost before jp stands again in an address, and nowhere else', () => {
  const settled = (text: string) => {
    const chars = charsOf(text);
    lostDot(chars);
    return chars.map((char) => char.text).join('');
  };
  assert.equal(settled('E-mail: saji@ns.shop-san.cojp'), 'E-mail: saji@ns.shop-san.co.jp');
  assert.equal(settled('http://www.shop.nejp'), 'http://www.shop.ne.jp');
  for (const text of ['a@shop.co.jp', 'a@cojp.com', 'cojp', 'a@x.cojpn']) assert.equal(settled(text), text);
  const chars = charsOf('a@b.cojp');
  lostDot(chars);
  assert.ok(chars[6]!.confidence < 0.5, 'nobody saw it');
});
