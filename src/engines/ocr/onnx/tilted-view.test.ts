import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Raster } from '../../document/index.ts';
import type { Polygon } from '../types.ts';
import type { SheetView } from './sheet-view.ts';
import { straightened } from './tilted-view.ts';

const [WIDTH, HEIGHT] = [300, 200];
const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(240);
/** A black square around this point. */
const [X, Y] = [220, 60];
for (let y = Y - 4; y <= Y + 4; y++)
  for (let x = X - 4; x <= X + 4; x++) rgb.fill(0, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
const page: Raster = { width: WIDTH, height: HEIGHT, rgb, sourceWidth: WIDTH, sourceHeight: HEIGHT };
const view: SheetView = {
  raster: page,
  findAgain: false,
  hasOthers: false,
  doubtful: () => [],
  isOnSheet: ([x, y]) => x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT,
  toPage: (polygon) => polygon,
};

/** Where the square's middle lies in a picture. */
function middleOf({ width, height, rgb }: Raster): [number, number] {
  let [sx, sy, n] = [0, 0, 0];
  for (let i = 0; i < width * height; i++)
    if (rgb[i * 3]! < 80) {
      sx += i % width;
      sy += Math.floor(i / width);
      n++;
    }
  return [sx / n + 0.5, sy / n + 0.5];
}

for (const degrees of [17, -24])
  test(`what lies in the straight picture is found on the page that leans by ${degrees} degrees`, async () => {
    const straight = await straightened(page, view, degrees);
    const middle = middleOf(straight.raster);
    const [[x, y]] = straight.toPage([middle, middle, middle, middle] as Polygon, 0);
    assert.ok(Math.hypot(x - X - 0.5, y - Y - 0.5) < 2, `${x},${y}`);
    assert.equal(straight.isOnSheet(middle, 0), true);
    assert.equal(straight.isOnSheet([0, 0], 0), false);
  });

test('turned upside down as well, it is given as the page turned upside down has it', async () => {
  const straight = await straightened(page, view, 17);
  const [mx, my] = middleOf(straight.raster);
  const turned: [number, number] = [straight.raster.width - mx, straight.raster.height - my];
  const [[x, y]] = straight.toPage([turned, turned, turned, turned] as Polygon, 180);
  assert.ok(Math.hypot(x - (WIDTH - X - 0.5), y - (HEIGHT - Y - 0.5)) < 2, `${x},${y}`);
});
