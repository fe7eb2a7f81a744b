import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { cardPng, columnsPng } from '../../../../testkit/documents/files.ts';
import { type Raster, toGrey, withoutRed } from '../../document/index.ts';
import type { StrategyOptions } from '../strategy.ts';
import type { Rect } from './detect/rects.ts';
import { prefersInt8 } from './exact-products.ts';
import { openFinder } from './finder.ts';
import { PACKAGE_ROOT, PEER_DETECTOR } from './models.ts';

const OPTIONS: StrategyOptions = { threads: 1, detectorEdge: 1280, detectorTallEdge: 2176 };

async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.flatten({ background: '#fff' }).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const { width, height } = info;
  return { width, height, rgb: data, sourceWidth: width, sourceHeight: height };
}

/** Where the cards of the page below stand. */
const PLACES = [
  { left: 40, top: 60 },
  { left: 480, top: 300 },
  { left: 120, top: 520 },
] as const;

/** The small card three times on a page. */
const page = () =>
  rasterOf(
    sharp({ create: { width: 960, height: 700, channels: 3, background: '#fff' } })
      .composite(PLACES.map((place) => ({ input: cardPng(), ...place })))
      .png(),
  );

async function find(options: Partial<StrategyOptions>, raster: Raster) {
  const finder = await openFinder({ ...OPTIONS, ...options });
  try {
    return { name: finder.name, rects: await finder.find(() => raster, toGrey(raster), withoutRed(raster)) };
  } finally {
    await finder.close();
  }
}

/** Each card has its two lines, the name above the number, as wide as the print is (270 and 230 pixels). */
function assertTwoLinesEach(rects: readonly Rect[], what: string) {
  assert.equal(rects.length, PLACES.length * 2, what);
  for (const { left, top } of PLACES) {
    const inside = rects.filter(({ cx, cy }) => cx > left && cx < left + 420 && cy > top && cy < top + 150);
    const [name, number] = inside.sort((a, b) => a.cy - b.cy);
    assert.ok(name && number && inside.length === 2, `${what}: ${inside.length} lines at ${left}, ${top}`);
    assert.ok(number.cy - name.cy > 25, what);
    for (const { w, h, uy } of inside) assert.ok(w > 200 && w < 340 && h > 20 && h < 60 && Math.abs(uy) < 0.03, what);
  }
}

test('both precisions find every line of a page, and neither anything else', async () => {
  const raster = await page();
  for (const [precision, name] of [
    ['fp32', 'detector-v2'],
    ['int8', 'detector-v2-int8'],
  ] as const) {
    const found = await find({ precision }, raster);
    assert.equal(found.name, name);
    assertTwoLinesEach(found.rects, precision);
  }
});

test('8 bits are chosen where the CPU multiplies them right and fast', async () => {
  const finder = await openFinder(OPTIONS);
  await finder.close();
  assert.equal(finder.name, (await prefersInt8()) ? 'detector-v2-int8' : 'detector-v2');
});

test('columns are found as columns', async () => {
  const { rects } = await find({}, await rasterOf(sharp(columnsPng())));
  const columns = rects.filter(({ w, h }) => h > w * 2.2);
  assert.equal(columns.length, 4);
});

test('a page of paper grain has no lines', async () => {
  const grain = sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 225, sigma: 8 },
    },
  });
  assert.deepEqual((await find({}, await rasterOf(grain))).rects, []);
});

test('the detector it is compared with is a choice of a checkout', {
  skip: !existsSync(join(PACKAGE_ROOT, PEER_DETECTOR.places[0]!)) && 'SKIPPED: development dependencies are missing',
}, async () => {
  const found = await find({ detector: 'pp-ocrv5' }, await page());
  assert.equal(found.name, 'PP-OCRv5_mobile_det');
  assertTwoLinesEach(found.rects, found.name);
});

test('a package without the model says which file is missing', async () => {
  await assert.rejects(
    openFinder({ ...OPTIONS, root: '/nonexistent', precision: 'fp32' }),
    /detector\.onnx is missing/,
  );
});
