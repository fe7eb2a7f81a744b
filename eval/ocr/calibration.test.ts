import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../../src/engines/ocr/index.ts';
import { fitExactness, seenLines } from './calibration.ts';

const line = (text: string, least: number): Line => ({
  text,
  confidence: 0.99,
  chars: [...text].map((char, i) => ({ text: char, confidence: i === 0 ? least : 1, x: 0, w: 0.1, alternatives: [] })),
  polygon: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  vertical: false,
  source: 'ocr',
});

test('lines are exact or not; what stands nowhere in the truth is left out', () => {
  const segments = [{ text: '合計 ¥500' }, { text: '青葉商店' }];
  const read = [line('合計¥500', 0.9), line('青業商店', 0.4), line('★※◆', 0.2), line('商店', 0.8)];
  assert.deepEqual(
    seenLines(read, segments).map(({ least, exact }) => [least, exact]),
    [
      [0.9, true],
      [0.8, true],
    ],
  );
  assert.deepEqual(seenLines([line('青葉商屋', 0.4)], segments), [{ least: 0.4, exact: false }]);
});

test('the fit never falls, and ends at what the surest lines keep', () => {
  const seen = Array.from({ length: 1200 }, (_, i) => ({ least: i / 1200, exact: i % 10 < 3 + i / 170 }));
  const table = fitExactness(seen);
  for (const [i, [least, share]] of table.entries()) {
    const before = table[i - 1];
    assert.ok(!before || (least >= before[0] && share >= before[1]));
  }
  assert.deepEqual(table[0], [0, 0]);
  assert.equal(table.at(-1)![0], 1);
  assert.ok(table.at(-1)![1] > 0.9);
});
