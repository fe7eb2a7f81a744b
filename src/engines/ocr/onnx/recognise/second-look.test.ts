import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reading } from '../../types.ts';
import type { Strip } from './crop.ts';
import { secondLook, secondReadings } from './second-look.ts';

const STRIP: Strip = { x: 100, y: 50, dx: 1, dy: 0, length: 300, thickness: 30 };

/** A reading of evenly set characters by a pen, all as sure as said, one of them less. */
function reading(text: string, confidence = 0.99, doubt?: { at: number; confidence: number }, hand = 0.9): Reading {
  const chars = [...text].map((char, i) => ({
    text: char,
    confidence: doubt?.at === i ? doubt.confidence : confidence,
    x: i / text.length,
    w: 1 / text.length,
    alternatives: [],
  }));
  return { text, confidence, chars, hand };
}

function counting(...answers: Reading[]) {
  const strips: Strip[] = [];
  const read = async (strip: Strip) => {
    strips.push(strip);
    return answers[strips.length - 1] ?? answers[0]!;
  };
  return { strips, read };
}

test('a line read surely is not read again', async () => {
  const { strips, read } = counting(reading('青葉商店'));
  const first = reading('青葉商店', 0.95);
  assert.equal(await secondLook(STRIP, first, read), first);
  assert.equal(strips.length, 0);
});

test('a doubtful character has the line read from two other crops, and two of three win', async () => {
  const { strips, read } = counting(reading('青葉商店'));
  const settled = await secondLook(STRIP, reading('青某商店', 0.99, { at: 1, confidence: 0.5 }), read);
  assert.equal(settled.text, '青葉商店');
  assert.equal(strips.length, 2);
  assert.ok(strips[0]!.thickness > STRIP.thickness && strips[1]!.thickness < STRIP.thickness);
});

test('what a pen wrote is read by what reads pens best, print and sure lines are not', async () => {
  const [general, pen] = [counting(reading('青某商店')), counting(reading('青葉商店'))];
  const doubtful = reading('青某商店', 0.99, { at: 1, confidence: 0.5 });
  const settled = await secondLook(STRIP, doubtful, general.read, pen.read);
  assert.deepEqual([settled.text, settled.hand, general.strips.length, pen.strips.length], ['青葉商店', 0.9, 0, 1]);
  assert.equal(pen.strips[0], STRIP);
  await secondLook(STRIP, reading('青某商店', 0.95), general.read, pen.read);
  await secondLook(STRIP, { ...doubtful, hand: 0.1 }, general.read, pen.read);
  assert.equal(pen.strips.length, 1);
});

test('where the expert doubts too, the other crops are its own', async () => {
  const [general, pen] = [
    counting(),
    counting(reading('青葉商店', 0.99, { at: 1, confidence: 0.5 }), reading('青葉商店')),
  ];
  await secondLook(STRIP, reading('青某商店', 0.99, { at: 1, confidence: 0.5 }), general.read, pen.read);
  assert.deepEqual([general.strips.length, pen.strips.length], [0, 2]);
});

test('a crop that shows the same again is enough', async () => {
  const { strips, read } = counting(reading('青葉商店'));
  const settled = await secondLook(STRIP, reading('青葉商店', 0.99, { at: 1, confidence: 0.5 }), read);
  assert.equal(settled.text, '青葉商店');
  assert.equal(strips.length, 1);
});

test('what reads like no text at all is not read again', async () => {
  const { strips, read } = counting(reading('青葉商店'));
  const first = reading('#*-^', 0.3);
  assert.equal(await secondLook(STRIP, first, read), first);
  assert.equal(strips.length, 0);
});

test('what reads pens best is asked for words, not for figures alone', async () => {
  const asked = async (text: string) => {
    const [own, expert] = [counting(reading(text)), counting(reading(text))];
    await secondLook(STRIP, reading(text, 0.99, { at: 1, confidence: 0.5 }), own.read, expert.read);
    return [own.strips.length > 0, expert.strips.length > 0];
  };
  assert.deepEqual(await asked('青葉様'), [false, true]);
  assert.deepEqual(await asked('¥5,400-'), [true, false]);
});

test('a digit has to be surer than a word', async () => {
  const word = counting(reading('青葉'));
  await secondLook(STRIP, reading('青葉', 0.99, { at: 1, confidence: 0.85 }), word.read);
  const digit = counting(reading('25'));
  await secondLook(STRIP, reading('25', 0.99, { at: 1, confidence: 0.85 }), digit.read);
  assert.deepEqual([word.strips.length, digit.strips.length], [0, 1]);
});

test('of a printed line only a digit that could be told only just is looked at again', async () => {
  const long = '青葉通り商店街協同組合連合会のお知らせ25';
  const looks = async (at: number, confidence: number) => {
    const { strips, read } = counting(reading(long));
    await secondLook(STRIP, reading(long, 0.99, { at, confidence }, 0), read);
    return strips.length;
  };
  assert.deepEqual([await looks(1, 0.5), await looks(20, 0.7), await looks(20, 0.5)], [0, 0, 1]);
});

test('a short printed line, a name or a logo, is looked at again for any character that is hardly told', async () => {
  const logo = counting(reading('FamilyMart'));
  await secondLook(STRIP, reading('I FamilyMart', 0.99, { at: 0, confidence: 0.4 }, 0), logo.read);
  assert.ok(logo.strips.length > 0);
});

test('a T-number whose check digit fails is read again, however sure it was', async () => {
  const { strips, read } = counting(reading('T1180301018771'));
  const settled = await secondLook(STRIP, reading('T1180301018777'), read);
  assert.equal(strips.length, 2);
  assert.equal(settled.text, 'T1180301018771');
});

test('places of the other readings are shares of the line, not of the crop', async () => {
  // A reader that always finds one character, from pixel 200 to pixel 230 of the page.
  const read = async (strip: Strip): Promise<Reading> => {
    const char = { ...reading('葉').chars[0]!, x: (200 - strip.x) / strip.length, w: 30 / strip.length };
    return { ...reading('葉'), chars: [char] };
  };
  for (const { chars } of await secondReadings(STRIP, read)) {
    assert.ok(Math.abs(chars[0]!.x - 1 / 3) < 1e-9 && Math.abs(chars[0]!.w - 0.1) < 1e-9);
  }
});
