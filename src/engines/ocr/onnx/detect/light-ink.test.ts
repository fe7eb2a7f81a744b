import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lightInk } from './light-ink.ts';
import { squaresOf } from './squares.ts';

const [WIDTH, HEIGHT] = [120, 60];
const WHOLE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

/** Paper with a block of a tone, and a light stroke in it. */
function picture(block: number) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240);
  for (let y = 20; y < 40; y++) data.fill(block, y * WIDTH + 10, y * WIDTH + 110);
  for (let y = 27; y < 33; y++) data.fill(240, y * WIDTH + 50, y * WIDTH + 53);
  return { width: WIDTH, height: HEIGHT, data };
}
const isLight = (block: number, within = WHOLE) => {
  const seen = picture(block);
  return lightInk(seen, squaresOf(seen, 0.8 * 240), 240, within)[30 * WIDTH + 51];
};

test('a stroke of paper in a block of black or grey is light print', () => {
  assert.deepEqual([isLight(10), isLight(120)], [1, 1]);
});

test('without a block, or outside the part that is looked at, there is none', () => {
  assert.equal(isLight(235), 0);
  assert.equal(isLight(10, { ...WHOLE, top: 45 }), 0);
});
