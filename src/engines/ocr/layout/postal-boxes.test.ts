import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Strip } from '../onnx/recognise/crop.ts';
import { readingOf } from '../onnx/recognise/decode.ts';
import type { Line, Reading } from '../types.ts';
import { joinPostalBoxes } from './postal-boxes.ts';

const reading = (text: string, confidence = 0.99): Reading =>
  readingOf(
    [...text].map((char, i) => ({ text: char, confidence, x: i / text.length, w: 1 / text.length, alternatives: [] })),
  );

/** A line of that text, every character `pitch` wide, from x on. */
function line(text: string, x: number, pitch: number, y = 100): Line {
  const [left, right] = [x, x + pitch * text.length];
  return {
    ...reading(text),
    polygon: [
      [left, y],
      [right, y],
      [right, y + 30],
      [left, y + 30],
    ],
    vertical: false,
    source: 'ocr',
  };
}

/** What a reader would see of seven digits in boxes 50 wide that begin at 300. */
const envelope = (digits: string) => {
  const asked: Strip[] = [];
  const read = async (strip: Strip) => {
    asked.push(strip);
    return reading(
      [...digits].filter((_, i) => 325 + i * 50 > strip.x && 325 + i * 50 < strip.x + strip.length).join(''),
    );
  };
  return { asked, read };
};

const texts = (lines: readonly Line[]) => lines.map(({ text }) => text);

test('digits in boxes become one postal code, those that were not found included', async () => {
  const { read } = envelope('9200853');
  const name = line('御中', 20, 30, 400);
  const joined = await joinPostalBoxes([line('20085', 350, 50), line('3', 600, 50), name], read);
  assert.deepEqual(texts(joined), ['御中', '9200853']);
  const [from, to] = [joined[1]!.polygon[0]![0], joined[1]!.polygon[1]![0]];
  assert.ok(from < 325 && from > 280 && to > 625 && to < 670, `${from} ${to}`);
});

test('numbers of a table stay apart: their digits stand close', async () => {
  const { asked, read } = envelope('1234567');
  const cells = [line('123', 300, 16), line('4567', 400, 16)];
  assert.deepEqual(await joinPostalBoxes(cells, read), cells);
  assert.equal(asked.length, 0);
});

test('a row that does not read as seven digits stays as it was', async () => {
  const boxes = [line('2008', 350, 50), line('3', 600, 50)];
  for (const seen of [reading('920 08 5'), reading('92A0853'), reading('9200853', 0.5)])
    assert.deepEqual(await joinPostalBoxes(boxes, async () => seen), boxes);
});

test('a page without digits is not read again', async () => {
  const { asked, read } = envelope('9200853');
  const lines = [line('請求書', 20, 30)];
  assert.deepEqual(await joinPostalBoxes(lines, read), lines);
  assert.equal(asked.length, 0);
});
