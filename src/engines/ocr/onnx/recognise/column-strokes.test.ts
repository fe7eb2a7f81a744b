import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ColumnChar, settleStrokes } from './column-strokes.ts';

/** Height and width of a stroke. */
const STROKES: Readonly<Record<string, readonly [number, number]>> = {
  lying: [0.1, 0.8],
  between: [0.45, 0.5],
  standing: [0.8, 0.1],
  short: [0.3, 0.1],
};

/** A column of characters as the recogniser read them; strokes with how they stand. */
const column = (...chars: (string | [text: string, stands: string])[]): ColumnChar[] =>
  chars.map((entry, i) => {
    const text = entry[0]!;
    const [height, width] = typeof entry === 'string' ? [0.9, 0.9] : STROKES[entry[1]]!;
    return {
      char: { text, confidence: 0.7, x: i / chars.length, w: 1 / chars.length, alternatives: [] },
      height,
      width,
    };
  });

const settled = (...chars: Parameters<typeof column>): string =>
  settleStrokes(column(...chars))
    .map((char) => char.text)
    .join('');

test('a lying stroke is 一, whatever it was read as', () => {
  for (const read of ['一', 'ー', '-', '―']) {
    assert.equal(settled('健', [read, 'lying']), '健一');
    assert.equal(settled('サ', [read, 'lying'], 'ビ'), 'サ一ビ');
    assert.equal(settled('八', '番', [read, 'lying'], '号'), '八番一号');
  }
});

test('a standing stroke after katakana is the long mark', () => {
  for (const read of ['1', 'l', 'I', '|', '丨', '-', '一']) {
    assert.equal(settled('サ', [read, 'standing'], 'ビ', 'ス'), 'サービス', read);
  }
  assert.equal(settled('タ', 'ワ', ['|', 'standing']), 'タワー');
});

test('a standing stroke between numerals is the hyphen', () => {
  assert.equal(settled('三', ['|', 'standing'], '五'), '三-五');
  assert.equal(settled('〇', '三', ['ー', 'standing'], ['一', 'lying'], '二'), '〇三-一二');
  assert.equal(settled('〇', '三', ['一', 'short'], '五'), '〇三-五');
});

test('a 1 among digits stays a 1', () => {
  assert.equal(settled('2', ['1', 'standing'], '5'), '215');
  assert.equal(settled('2', ['l', 'standing'], '5'), '215');
  assert.equal(settled(['I', 'standing'], '5', '号'), '15号');
});

test('a stroke neither lying nor standing is left as it was read', () => {
  assert.equal(settled('サ', ['1', 'between'], 'ビ'), 'サ1ビ');
});

test('a standing stroke among other characters is left as it was read', () => {
  assert.equal(settled('東', ['丨', 'standing'], '京'), '東丨京');
});

test('rings beside kanji numerals are 〇, also behind rings and hyphens', () => {
  for (const ring of ['O', '○', '◯', '0', 'o', 'Q']) assert.equal(settled('二', ring, '五'), '二〇五', ring);
  assert.equal(settled('一', 'O', '0', '○'), '一〇〇〇');
  assert.equal(settled('0', '三', ['|', 'standing'], 'O', '0', '五'), '〇三-〇〇五');
});

test('rings elsewhere stay what they are', () => {
  assert.equal(settled('2', '0', '5'), '205');
  assert.equal(settled('J', 'O', 'B'), 'JOB');
  assert.equal(settled('○', '印'), '○印');
});

test('a tick in the upper right is a comma', () => {
  assert.equal(settled('拝', '啓', '`'), '拝啓、');
});

test('the first reading stays among the alternatives, and what was known of the new one counts', () => {
  const [, read] = column('健', ['-', 'lying']);
  const alternatives = [
    { text: '一', confidence: 0.2 },
    { text: '二', confidence: 0.05 },
  ];
  const [char] = settleStrokes([{ ...read!, char: { ...read!.char, alternatives } }]);
  assert.equal(char!.text, '一');
  assert.ok(Math.abs(char!.confidence - 0.9) < 1e-9);
  assert.deepEqual(
    char!.alternatives.map((other) => other.text),
    ['-', '二'],
  );
});
