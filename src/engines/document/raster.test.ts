import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasRed, isBlank, type Raster, redOf, toGrey, turnGrey, turnRaster } from './raster.ts';

const PAPER = [250, 248, 245];
const INK = [25, 25, 28];
const SEAL = [215, 60, 50];
/** Where a seal lies over print, both inks darken the paper. */
const BOTH = SEAL.map((value, i) => Math.round((value * INK[i]!) / 255));

const rasterOf = (...pixels: readonly (readonly number[])[]): Raster => {
  const size = { width: pixels.length, height: 1 };
  return { ...size, sourceWidth: size.width, sourceHeight: 1, rgb: Uint8Array.from(pixels.flat()) };
};

test('in the red channel a seal is nearly paper and the print under it stays', () => {
  const { data, width, height } = redOf(rasterOf(PAPER, SEAL, INK, BOTH));
  const [paper, seal, ink, both] = [...data];
  assert.deepEqual([width, height], [4, 1]);
  assert.ok(paper! - seal! < 50, `the seal is ${seal}, paper ${paper}`);
  assert.ok(ink! < 40 && both! < 40, `print ${ink}, under the seal ${both}`);
});

test('in the luma the same seal is closer to print than to paper', () => {
  const [paper, seal, ink] = [...toGrey(rasterOf(PAPER, SEAL, INK)).data];
  assert.ok(seal! - ink! < paper! - seal!, `${ink} ${seal} ${paper}`);
});

test('the luma weighs the channels as BT.601 does, and white stays white', () => {
  const grey = toGrey(rasterOf([255, 255, 255], [255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 0, 0]));
  assert.deepEqual([...grey.data], [255, 76, 149, 28, 0]);
});

test('a page of one colour is blank, one with pale print is not', () => {
  assert.equal(isBlank(rasterOf(PAPER, PAPER, [245, 248, 245])), true);
  assert.equal(isBlank(rasterOf(PAPER, PAPER, [230, 230, 230])), false);
  assert.equal(isBlank(rasterOf(PAPER, [250, 248, 200])), false);
});

test('a page has red when a seal stands on it, not when its paper is warm', () => {
  const warm = Array.from({ length: 4000 }, () => [250, 240, 215]);
  assert.equal(hasRed(rasterOf(...warm, INK)), false);
  assert.equal(hasRed(rasterOf(...warm, SEAL, SEAL)), true);
});

test('a picture is turned clockwise, with its size', () => {
  const pixel = (value: number) => [value, value + 1, value + 2];
  const page: Raster = {
    width: 3,
    height: 2,
    sourceWidth: 30,
    sourceHeight: 20,
    rgb: Uint8Array.from([10, 20, 30, 40, 50, 60].flatMap(pixel)),
  };
  const reds = (raster: Raster) => [...raster.rgb].filter((_, i) => i % 3 === 0);
  assert.deepEqual(reds(turnRaster(page, 90)), [40, 10, 50, 20, 60, 30]);
  assert.deepEqual(reds(turnRaster(page, 180)), [60, 50, 40, 30, 20, 10]);
  assert.deepEqual(reds(turnRaster(page, 270)), [30, 60, 20, 50, 10, 40]);
  const { width, height, sourceWidth, sourceHeight, rgb } = turnRaster(page, 90);
  assert.deepEqual([width, height, sourceWidth, sourceHeight], [2, 3, 20, 30]);
  assert.deepEqual([...rgb.subarray(0, 3)], pixel(40));
  const grey = { width: 3, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) };
  assert.deepEqual(turnGrey(grey, 270), { width: 2, height: 3, data: Uint8Array.from([3, 6, 2, 5, 1, 4]) });
});
