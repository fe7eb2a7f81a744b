import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeFrames } from './decode.ts';

const CHARSET = [' ', 'A', 'B', 'カ', 'ﾞ', '8', ':'];

/** Frames from pairs [best, second best] by character; '' is the blank, `at` their places. */
function frames(list: [string, string?][], at: number[] = [...list.keys()]) {
  const classOf = (text: string) => (text === '' ? 0 : CHARSET.indexOf(text) + 1);
  return decodeFrames({
    at: Int32Array.from(at),
    best: 2,
    usedFrames: at.at(-1)! + 1,
    classes: Int32Array.from(list.flatMap(([a, b = '']) => [classOf(a), classOf(b)])),
    probabilities: Float32Array.from(list.flatMap(() => [0.75, 0.25])),
    charset: CHARSET,
  });
}

test('repeats are one character unless a blank stands between them', () => {
  assert.equal(frames([['A'], ['A'], [''], ['A'], ['B']]).text, 'AAB');
});

test('frames that are left out are blank', () => {
  assert.equal(frames([[''], ['A'], ['A'], ['A']], [0, 3, 4, 7]).text, 'AA');
});

test('spaces at the ends are dropped', () => {
  assert.equal(frames([[' '], ['A'], [' '], ['B'], [' ']]).text, 'A B');
});

test('the second best class of the peak is an alternative; the blank is an empty one', () => {
  const [first, second] = frames([['B', '8'], [''], ['A', '']]).chars;
  assert.deepEqual(first!.alternatives, [{ text: '8', confidence: 0.25 }]);
  assert.deepEqual(second!.alternatives, [{ text: '', confidence: 0.25 }]);
});

test('a voicing mark joins the kana before it', () => {
  const { text, chars } = frames([['カ'], [''], ['ﾞ']]);
  assert.equal(text, 'ガ');
  assert.equal(chars.length, 1);
});

test('characters lie one after the other within the line', () => {
  const { chars } = frames([[''], ['A'], ['B'], ['A'], ['']]);
  for (const [i, char] of chars.entries()) {
    assert.ok(char.x >= 0 && char.x + char.w <= 1);
    if (i > 0) assert.ok(char.x >= chars[i - 1]!.x + chars[i - 1]!.w - 1e-9);
  }
});

test('no frames give an empty reading without confidence', () => {
  assert.deepEqual(frames([['']]), { text: '', confidence: 0, chars: [] });
});

test('what was nearly seen between two characters is kept beside the first, unless it is one of them', () => {
  const [a, b] = frames([['A'], [''], ['', ':'], [''], ['B']]).chars;
  assert.deepEqual([a!.faint, b!.faint], [{ text: ':', confidence: 0.25 }, undefined]);
  for (const edge of ['A', 'B']) assert.equal(frames([['A'], ['', edge], ['B']]).chars[0]!.faint, undefined);
});
