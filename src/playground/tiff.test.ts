import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { decodeTiff } from './tiff.lazy.ts';

/** Text-like marks: runs of every length, so that short and long codes and all modes occur. */
async function page(width: number, height: number) {
  const data = Buffer.alloc(width * height, 255);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      if ((column * 7 + row * 13) % 97 < (row % 11) * 4 && (row >> 3) % 3 !== 0 && column % 800 > row % 200)
        data[row * width + column] = 0;
  return sharp(data, { raw: { width, height, channels: 1 } });
}

for (const compression of ['none', 'lzw', 'deflate', 'packbits', 'ccittfax4'] as const)
  test(`a scan in TIFF (${compression}) shows what libtiff wrote`, async () => {
    const image = await page(1700, 240);
    const options = compression === 'ccittfax4' ? ({ compression, bitdepth: 1 } as const) : { compression };
    const bytes = await image.clone().toColourspace('b-w').tiff(options).toBuffer();
    const expected = await image.clone().toColourspace('b-w').raw().toBuffer();
    const decoded = await decodeTiff(new Uint8Array(bytes));
    assert.deepEqual([decoded?.width, decoded?.height], [1700, 240]);
    const grey = Buffer.from(expected.map((_, at) => decoded!.data[at * 4]!));
    assert.equal(Buffer.compare(grey, expected), 0);
  });

test('colours, a predictor, and what is no TIFF', async () => {
  const colours = sharp({ create: { width: 40, height: 30, channels: 3, background: { r: 200, g: 30, b: 90 } } });
  const bytes = await colours.tiff({ compression: 'lzw', predictor: 'horizontal' }).toBuffer();
  const decoded = await decodeTiff(new Uint8Array(bytes));
  assert.deepEqual([...decoded!.data.slice(4 * 41, 4 * 42)], [200, 30, 90, 255]);
  assert.equal(await decodeTiff(new TextEncoder().encode('II*\0\0\0\0\0')), null);
});
