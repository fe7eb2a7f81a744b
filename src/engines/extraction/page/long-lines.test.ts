import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_LINE, piecesOf } from './long-lines.ts';
import type { SourceLine } from './rows.ts';

const line = (text: string): SourceLine => ({
  page: 0,
  text,
  rect: null,
  confidence: 1,
  rectOf: (from, to) => [from, 0, to - from, 1],
});

test('a line of usual length stays as it is', () => {
  const usual = line('合計 1,100');
  assert.deepEqual(piecesOf(usual), [usual]);
});

test('a longer one is cut at spaces, nothing is lost, and places are those of the whole', () => {
  const whole = 'あいうえお '.repeat(150);
  const pieces = piecesOf(line(whole));
  assert.equal(pieces.map(({ text }) => text).join(''), whole);
  assert.ok(pieces.length > 1 && pieces.every(({ text }) => text.length <= MAX_LINE));
  assert.deepEqual(pieces[1]!.rectOf(0, 2), [pieces[0]!.text.length, 0, 2, 1]);
});

test('a character of two halves is never cut', () => {
  const pieces = piecesOf(line(`a${'𠮷'.repeat(400)}`));
  assert.ok(pieces.every(({ text }) => text.isWellFormed()));
});
