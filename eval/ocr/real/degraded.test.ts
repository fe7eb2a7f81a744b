import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { degradeBy, degradedPages } from './degraded.ts';

const [WIDTH, HEIGHT] = [120, 80];

/** White paper with a dark bar across the middle. */
const page = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 40, height: HEIGHT, channels: 3, background: '#000' } }, left: 40, top: 0 },
    ])
    .png()
    .toBuffer();

async function rowOf(bytes: Uint8Array): Promise<{ row: number[]; width: number; height: number }> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width * info.channels;
  const row = Array.from({ length: info.width }, (_, x) => data[middle + x * info.channels]!);
  return { row, width: info.width, height: info.height };
}

test('a blur has the σ that was asked for', async () => {
  const { row } = await rowOf(await degradeBy('blur2')(await page()));
  // Where a blurred edge is one deviation outside its place, 16 % of the ink is left.
  assert.ok(Math.abs(row[37]! - 255 * (1 - 0.11)) < 20, `${row[37]}`);
  assert.ok(row[60]! < 5 && row[10]! > 250);
});

test('a page at half its size, darker, and stored as JPEG', async () => {
  const half = await rowOf(await degradeBy('size50')(await page()));
  assert.deepEqual([half.width, half.height], [WIDTH / 2, HEIGHT / 2]);
  const dark = await rowOf(await degradeBy('dark0.3')(await page()));
  assert.ok(Math.abs(dark.row[10]! - 255 * 0.3) < 30);
  assert.equal((await rowOf(await degradeBy('jpeg30')(await page()))).width, WIDTH);
});

test('the same grain every time', async () => {
  const grained = degradeBy('noise20');
  assert.deepEqual(await grained(await page()), await grained(await page()));
});

test('pages turned or seen from the side keep their print', async () => {
  for (const way of ['turn10', 'side20']) {
    const { row } = await rowOf(await degradeBy(way)(await page()));
    assert.ok(Math.min(...row) < 60, way);
  }
});

test('what is not a way is refused with those there are', () => {
  for (const name of ['blur', 'fog3', 'toString1']) assert.throws(() => degradeBy(name), /--degrade takes blur, jpeg/);
});

test('only pictures are degraded, when they are loaded', async () => {
  const pages = ['photo receipt', 'pdf-text invoice'].map((group) => ({ id: group, group, segments: [], load: page }));
  const [only, ...others] = degradedPages(pages, async () => Uint8Array.of(7));
  assert.deepEqual([...(await only!.load())], [7]);
  assert.equal(others.length, 0);
  assert.equal(degradedPages(pages)[0], pages[0]);
});
