import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../../types.ts';
import { withoutDoubles } from './doubles.ts';

const line = (text: string, confidence: number, [x, y, w, h]: readonly [number, number, number, number]): Line => ({
  text,
  confidence,
  chars: [],
  polygon: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
  vertical: false,
  source: 'ocr',
});
const texts = (...lines: Line[]) => withoutDoubles(lines).map(({ text }) => text);

test('of two boxes over one line the surer stays', () => {
  const rough = line('A OBAMARC', 0.82, [117, 157, 529, 63]);
  const exact = line('A O B A M A R T', 0.97, [120, 160, 540, 45]);
  assert.deepEqual(texts(rough, exact), ['A O B A M A R T']);
  assert.deepEqual(texts(exact, exact), ['A O B A M A R T']);
});

test('other words over a line, a part of it and the next line stay', () => {
  const whole = line('青葉商店街二丁目', 0.97, [100, 100, 400, 40]);
  assert.equal(texts(whole, line('領収済', 0.9, [120, 100, 340, 40])).length, 2);
  assert.equal(texts(whole, line('青葉商店', 0.9, [100, 100, 200, 40])).length, 2);
  assert.equal(texts(whole, line('青葉商店街二丁目', 0.9, [100, 130, 400, 40])).length, 2);
});
