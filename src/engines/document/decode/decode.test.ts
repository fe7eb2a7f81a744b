import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { cardIn, cardPng, faxTiff } from '../../../../testkit/documents/files.ts';
import { entangledPdfs, forgedHeif, hugePage, pictureOf, pngBomb } from '../../../../testkit/documents/hostile.ts';
import { mutated } from '../../../../testkit/documents/mutate.ts';
import { makePdf } from '../../../../testkit/documents/pdf.ts';
import { ServiceError } from '../../../contract/errors.ts';
import type { DecodeLimits } from '../limits.ts';
import { openDocument } from './index.ts';

const LIMITS: DecodeLimits = { maxEdge: 2200, maxPixels: 80_000_000, maxPages: 2 };

async function decode(bytes: Uint8Array, index = 0, limits = LIMITS) {
  const document = await openDocument(bytes, limits);
  try {
    const page = await document.page(index);
    return { ...document, page, raster: await page.raster() };
  } finally {
    document.close();
  }
}

const refusal = (code: string) => (error: unknown) => error instanceof ServiceError && error.code === code;

test('every format decodes to the same card', async () => {
  const { data } = await sharp(cardPng()).flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true });
  for (const format of ['jpeg', 'png', 'webp', 'tiff', 'heif', 'avif'] as const) {
    const { raster } = await decode(await cardIn(format));
    assert.deepEqual([raster.width, raster.height], [420, 150], format);
    let difference = 0;
    for (let i = 0; i < data.length; i++) difference += Math.abs(data[i]! - raster.rgb[i]!);
    assert.ok(difference / data.length < 6, `${format} differs by ${difference / data.length} levels`);
  }
});

test('a part of a shrunk picture has all the pixels that were sent, turned as EXIF says', async () => {
  const turned = await sharp(cardPng())
    .flatten({ background: '#fff' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { page, raster } = await decode(turned, 0, { ...LIMITS, maxEdge: 210 });
  assert.deepEqual([raster.width, raster.height], [75, 210]);
  const part = await page.part!({ x: 0, y: 105, width: 75, height: 105 }, raster);
  assert.deepEqual([part.width, part.height, part.sourceWidth, part.sourceHeight], [150, 210, 150, 210]);
  const { data } = await sharp(turned)
    .autoOrient()
    .extract({ left: 0, top: 210, width: 150, height: 210 })
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  assert.deepEqual(Buffer.from(part.rgb), data);
});

test('the colour profile of a photograph is left alone, that of a small picture is not', async () => {
  const red = { create: { width: 40, height: 30, channels: 3 as const, background: '#c02020' } };
  const bytes = await sharp(red).withIccProfile('p3').png().toBuffer();
  const asStored = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
  const large = await decode(bytes, 0, { ...LIMITS, maxEdge: 39 });
  assert.deepEqual([...large.raster.rgb.subarray(0, 3)], [...asStored.subarray(0, 3)]);
  const { raster } = await decode(bytes);
  assert.ok(Math.abs(raster.rgb[0]! - 0xc0) <= 1 && raster.rgb[0] !== asStored[0]);
});

test('a picture is shrunk to the edge limit and its own size is kept', async () => {
  const { raster } = await decode(cardPng(), 0, { ...LIMITS, maxEdge: 210 });
  assert.deepEqual([raster.width, raster.height, raster.sourceWidth, raster.sourceHeight], [210, 75, 420, 150]);
});

test('the EXIF orientation is applied', async () => {
  const turned = await sharp(cardPng()).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { raster } = await decode(turned);
  assert.deepEqual([raster.width, raster.height, raster.sourceWidth, raster.sourceHeight], [150, 420, 150, 420]);
});

test('grey, transparent, 16-bit and CMYK pictures become RGB on white', async () => {
  const pictures = {
    grey: await sharp(cardPng()).greyscale().png().toBuffer(),
    transparent: await sharp({
      create: { width: 40, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer(),
    deep: await sharp(cardPng()).toColourspace('rgb16').png().toBuffer(),
    cmyk: await sharp(cardPng()).toColourspace('cmyk').jpeg().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(pictures)) {
    const { raster } = await decode(bytes);
    assert.equal(raster.rgb.length, raster.width * raster.height * 3, name);
    assert.ok(raster.rgb[0]! > 240, `${name}: the paper is white`);
  }
});

test('a Group 4 fax has its pages', async () => {
  const bytes = await faxTiff();
  const { pagesTotal, raster } = await decode(bytes, 1);
  assert.equal(pagesTotal, 2);
  assert.deepEqual([raster.width, raster.height], [420, 150]);
});

test('a picture with too many pixels is refused before it is decoded', async () => {
  await assert.rejects(decode(pngBomb(40_000, 1)), refusal('image_too_large'));
  await assert.rejects(
    decode(forgedHeif(await cardIn('heif'), 60_000, 60_000)),
    (error) => refusal('image_too_large')(error) || refusal('document_unreadable')(error),
  );
});

test('a HEIF picture without a size is unreadable', async () => {
  await assert.rejects(decode(forgedHeif(await cardIn('heif'), 0, 0)), refusal('document_unreadable'));
  await assert.rejects(decode(mutated(await cardIn('heif'), 204)), refusal('document_unreadable'));
});

test('a cut file is unreadable, not half a picture', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'tiff', 'avif'] as const) {
    const bytes = await cardIn(format);
    await assert.rejects(decode(bytes.subarray(0, bytes.length >> 1)), refusal('document_unreadable'), format);
  }
});

test('bytes of no supported format are refused by name', async () => {
  await assert.rejects(
    decode(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    refusal('unsupported_media_type'),
  );
});

test('an encrypted PDF says so', async () => {
  await assert.rejects(decode(makePdf([{ texts: [] }], { encrypted: true })), refusal('document_encrypted'));
});

test('a page of any size in points becomes a picture within the edge limit', async () => {
  for (const points of [14_400, 200_000]) {
    const { raster } = await decode(hugePage(points));
    assert.ok(raster.width <= LIMITS.maxEdge && raster.height <= LIMITS.maxEdge);
  }
});

test('a PDF text layer has its characters with their places, as displayed', async () => {
  const texts = [{ x: 100, y: 700, size: 20, text: '登録番号 T1234567890123' }];
  const { page } = await decode(makePdf([{ texts }]));
  const first = page.text!.chars[0]!;
  assert.equal(
    page
      .text!.chars.map((char) => char.text)
      .join('')
      .replaceAll(' ', ''),
    '登録番号T1234567890123',
  );
  assert.ok(Math.abs(first.x0 - 100) < 2 && Math.abs(first.y1 - (842 - 700)) < 6, JSON.stringify(first));
});

test('hidden text of a scanner is not taken for print', async () => {
  const { page } = await decode(makePdf([{ texts: [{ x: 50, y: 50, size: 12, text: '見えない文字', mode: 3 }] }]));
  assert.equal(page.text!.chars.length, 0);
});

test('a PDF whose picture claims too many pixels is refused before it is drawn', async () => {
  await assert.rejects(decode(pictureOf(60_000)), refusal('image_too_large'));
  assert.equal((await decode(pictureOf(8))).pagesTotal, 1);
});

for (const [name, bytes] of Object.entries(entangledPdfs()))
  test(`a PDF with ${name} is read or refused, and the next one is read`, async () => {
    await decode(bytes).catch((error) => assert.equal((error as ServiceError).code, 'document_unreadable'));
    const next = await decode(makePdf([{ texts: [{ x: 100, y: 700, size: 20, text: '登録番号' }] }]));
    assert.equal(next.page.text!.chars.map((char) => char.text).join(''), '登録番号');
  });
