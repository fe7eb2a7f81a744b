import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reading } from '../../types.ts';
import type { Rect } from '../detect/rects.ts';
import type { Quarter } from './crop.ts';
import { decidePageOrientation, isTall } from './page-orientation.ts';

const rect = (w: number, h: number): Rect => ({ cx: 0, cy: 0, w, h, ux: 1, uy: 0, score: 1 });
const reading = (confidence: number, text = 'abcd'): Reading => ({
  text,
  confidence,
  chars: [...text].map((char) => ({ text: char, confidence, x: 0, w: 0, alternatives: [] })),
});

/** A page whose boxes are read well one way only. */
async function decide(rects: Rect[], good: { quarter?: Quarter; column?: Quarter }) {
  const read: string[] = [];
  const turn = await decidePageOrientation(
    rects,
    async (_, quarter) => {
      read.push(`line ${quarter}`);
      return reading(quarter === good.quarter ? 0.99 : 0.5);
    },
    async (_, quarter) => {
      read.push(`column ${quarter}`);
      return reading(quarter === good.column ? 0.99 : 0.5, quarter === good.column ? 'abcd' : 'wxyz');
    },
  );
  return { ...turn, ways: new Set(read) };
}

const WIDE = [rect(200, 30), rect(150, 30), rect(220, 30), rect(180, 30), rect(300, 30)];
const TALL = WIDE.map(({ w, h }) => rect(h, w));

test('an upright page is read one way only', async () => {
  const { quarter, ways } = await decide(WIDE, { quarter: 0 });
  assert.equal(quarter, 0);
  assert.deepEqual([...ways], ['line 0', 'column 0']);
});

test('turned pages are found', async () => {
  assert.equal((await decide(WIDE, { quarter: 2 })).quarter, 2);
  assert.equal((await decide(TALL, { quarter: 1 })).quarter, 1);
  assert.equal((await decide(TALL, { quarter: 3 })).quarter, 3);
});

test('a logo among lines that read beyond doubt turns no page', async () => {
  const logo = rect(400, 60);
  const asked: Quarter[] = [];
  const { quarter } = await decidePageOrientation(
    [...WIDE, logo],
    async (box, way) => {
      asked.push(way);
      return box === logo ? reading(0.2, 'abcdefghijklmnopqrstuvwxyz') : reading(way === 0 ? 0.995 : 0.5);
    },
    async () => reading(0.4, 'wxyz'),
  );
  assert.equal(quarter, 0);
  assert.ok(asked.every((way) => way === 0));
});

test('rows of dashes and digits that stand on their head settle nothing', async () => {
  const { quarter } = await decidePageOrientation(
    WIDE,
    async (box, way) =>
      box.w < 200
        ? reading(1, box.w === 150 ? '-------' : '6089')
        : reading(way === 2 ? 0.999 : 0.1, '青葉商店街二丁目'),
    async () => reading(0.4, 'wxyz'),
  );
  assert.equal(quarter, 2);
});

test('columns are found on pages turned any way', async () => {
  for (const [boxes, column, quarter] of [
    [TALL, 1, 0],
    [WIDE, 2, 1],
    [TALL, 3, 2],
    [WIDE, 0, 3],
  ] as const) {
    const turn = await decide([...boxes], { column });
    assert.deepEqual([turn.quarter, turn.columns], [quarter, true]);
  }
});

test('columns that read well as lines too are columns', async () => {
  const both = await decidePageOrientation(
    TALL,
    async (_, quarter) => reading(quarter === 1 ? 0.99 : 0.4),
    async () => reading(0.7, 'abxd'),
  );
  assert.deepEqual(both, { quarter: 0, columns: true });
});

test('a page without boxes is upright', async () => {
  assert.deepEqual(
    await decidePageOrientation(
      [],
      async () => reading(0),
      async () => reading(0),
    ),
    { quarter: 0, columns: false },
  );
});

test('a box is tall when it is clearly higher than wide', () => {
  assert.deepEqual([isTall(rect(20, 90)), isTall(rect(90, 20)), isTall(rect(30, 35))], [true, false, false]);
});

test('a rule is no witness, however long it is', async () => {
  const rule = rect(900, 30);
  const turn = await decidePageOrientation(
    [...WIDE, rule],
    async (box, quarter) =>
      box === rule ? reading(0.16, 'ニ二二ーニーーーニニーーーーニニH') : reading(quarter === 0 ? 0.99 : 0.5),
    async (box) => reading(box === rule ? 0.9 : 0.5, 'wxyz'),
  );
  assert.deepEqual([turn.quarter, turn.columns], [0, false]);
});

test('a worn page is upright by the few lines that are whole, not turned by what single characters look like', async () => {
  const whole = [rect(90, 30), rect(80, 30)];
  const turn = await decidePageOrientation(
    [...WIDE, ...whole],
    async (box, quarter) =>
      whole.includes(box) && quarter === 0 ? reading(0.995, 'クレジット') : reading(quarter === 0 ? 0.6 : 0.4),
    async (_, quarter) => reading(quarter === 2 ? 0.7 : 0.3, 'wxyz'),
  );
  assert.deepEqual([turn.quarter, turn.columns], [0, false]);
});
