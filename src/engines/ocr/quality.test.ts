import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qualityOf } from './quality.ts';
import type { Line, Polygon } from './types.ts';

const strip = (length: number): Polygon => [
  [0, 0],
  [length, 0],
  [length, 20],
  [0, 20],
];

const line = (text: string, handwritten = false): Line => ({
  text,
  confidence: 0.98,
  chars: [...text].map((char, i) => ({ text: char, confidence: 0.98, x: i / text.length, w: 0.1, alternatives: [] })),
  polygon: strip(20 * text.length),
  vertical: false,
  source: 'ocr',
  handwritten,
});

const HUNDRED = Array.from({ length: 10 }, () => line('十文字の行である十字'));

test('a page of which all was read is as good as it was read', () => {
  const { score, coverage, flags } = qualityOf(HUNDRED, [], 1, undefined);
  assert.equal(coverage, 1);
  assert.ok(score > 0.95);
  assert.deepEqual(flags, []);
});

test('a page that lost more than three hundredths of its text is never good', () => {
  const { score, coverage, flags } = qualityOf(HUNDRED, [strip(100)], 1, undefined);
  assert.ok(Math.abs(coverage - 100 / 105) < 0.001);
  assert.ok(score < 0.85);
  assert.deepEqual(flags, ['unread_text']);
  assert.ok(qualityOf(HUNDRED, [strip(40)], 1, undefined).score > 0.95, 'two of a hundred are told, not punished');
});

test('a pen is flagged on any line; a page a pen wrote much of is not good', () => {
  const one = qualityOf([...HUNDRED, line('¥3,000-', true)], [], 1, undefined);
  assert.deepEqual(one.flags, ['handwriting']);
  assert.ok(one.score > 0.95);
  assert.ok(
    qualityOf([...HUNDRED, ...HUNDRED.map((it) => ({ ...it, handwritten: true }))], [], 1, undefined).score < 0.85,
  );
});

test('words that were guessed are not read: the page is not good', () => {
  const guessed = {
    ...line('会式会額田成'),
    chars: line('会式会額田成').chars.map((char) => ({ ...char, confidence: 0.5 })),
  };
  const page = qualityOf([...HUNDRED, guessed], [], 1, undefined);
  assert.ok(page.coverage < 0.97);
  assert.ok(page.flags.includes('unread_text') && page.score < 0.85);
  // Strokes and dots between them do not hide that there are words.
  assert.ok(qualityOf([...HUNDRED, { ...guessed, text: 'Av:e/i' }], [], 1, undefined).coverage < 0.97);
  const dots = { ...guessed, text: 'I I - I I I' };
  assert.equal(qualityOf([...HUNDRED, dots], [], 1, undefined).coverage, 1);
});

test('a few sure characters do not make read what was guessed, and the print that was passed over counts', () => {
  const placed = (text: string, confidences: readonly number[], xs: readonly number[]): Line => ({
    ...line(text),
    chars: [...text].map((char, i) => ({
      ...{ text: char, confidence: confidences[i]!, x: xs[i]!, w: 0.1 },
      alternatives: [],
    })),
  });
  const guessed = placed('会金でト', [0.95, 0.95, 0.4, 0.5], [0, 0.22, 0.54, 0.64]);
  const { coverage, score, flags } = qualityOf([...HUNDRED, guessed], [], 1, undefined);
  // Four were named; one fits after the first, two after the second, two after the last.
  assert.ok(Math.abs(coverage - 100 / 109) < 0.001);
  assert.ok(score < 0.85 && flags.includes('unread_text'));
  const mostlySure = placed('会金でト', [0.95, 0.95, 0.9, 0.5], [0, 0.22, 0.54, 0.64]);
  assert.equal(qualityOf([...HUNDRED, mostlySure], [], 1, undefined).coverage, 1);
});
