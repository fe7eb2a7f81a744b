import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { CARD_LINES, cardIn, cardPng, columnsPng, faxTiff } from '../../../testkit/documents/files.ts';
import { makePdf } from '../../../testkit/documents/pdf.ts';
import { boundsOf, openLocalOcr } from './index.ts';
import type { Ocr, ReadDocument } from './types.ts';

let ocr: Ocr & { close: () => Promise<void> };
before(async () => {
  ocr = await openLocalOcr();
});
after(() => ocr.close());

const read = (bytes: Uint8Array, maxPages = 2) => ocr.readDocument({ bytes, maxPages });
const texts = (document: ReadDocument, page = 0) => document.pages[page]!.lines.map((line) => line.text);

test('the card is read in every format', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'tiff', 'heif', 'avif', 'pdf'] as const) {
    const document = await read(await cardIn(format));
    assert.equal(document.format, format);
    assert.deepEqual(texts(document), [...CARD_LINES], format);
  }
});

test('int8 and fp32 read the same', async () => {
  for (const precision of ['int8', 'fp32'] as const) {
    const other = await openLocalOcr({ precision });
    assert.deepEqual(texts(await other.readDocument({ bytes: cardPng(), maxPages: 1 })), [...CARD_LINES]);
    await other.close();
  }
});

test('both pages of a fax are read, and only as many as asked for', async () => {
  const bytes = await faxTiff();
  assert.equal((await read(bytes)).pages.length, 2);
  const one = await read(bytes, 1);
  assert.deepEqual([one.pages.length, one.pagesTotal, one.warnings.includes('page_limit_reached')], [1, 2, true]);
});

test('a card turned any way is read upright, with boxes on the upright page', async () => {
  for (const [turn, rotation] of [
    [90, 270],
    [180, 180],
    [270, 90],
  ] as const) {
    const document = await read(await sharp(cardPng()).rotate(turn).png().toBuffer());
    const [page] = document.pages;
    assert.deepEqual(texts(document), [...CARD_LINES], `turned by ${turn}`);
    assert.deepEqual([page!.rotation, page!.width, page!.height], [rotation, 420, 150]);
    const box = boundsOf(page!.lines[0]!.polygon);
    assert.ok(box.x > 5 && box.x < 30 && box.y > 10 && box.y < 40 && box.width > 240, JSON.stringify(box));
  }
});

test('vertical lines are read from right to left, also on a page that lies on its side', async () => {
  const expected = ['株式会社ノースウインド', '代表取締役社長', '五十嵐健一', '東京都新宿区西新宿二丁目八番一号'];
  for (const turn of [0, 90]) {
    const document = await read(await sharp(columnsPng()).rotate(turn).png().toBuffer());
    assert.deepEqual(texts(document), expected, `turned by ${turn}`);
    const [page] = document.pages;
    assert.deepEqual([page!.width, page!.height], [420, 640]);
    assert.ok(page!.lines.every((line) => line.vertical));
    const box = boundsOf(page!.lines[0]!.polygon);
    assert.ok(box.x > 310 && box.height > 380 && box.width < 60, JSON.stringify(box));
  }
});

test('boxes are in pixels of the picture as sent, however much it was shrunk', async () => {
  const large = await sharp(cardPng()).resize(4200).png().toBuffer();
  const { pages } = await read(large);
  const box = boundsOf(pages[0]!.lines[0]!.polygon);
  assert.deepEqual([pages[0]!.width, pages[0]!.height], [4200, 1500]);
  assert.ok(box.x > 100 && box.x < 260 && box.width > 2500 && box.width < 3000, JSON.stringify(box));
});

test('every character has its place and what else it may be', async () => {
  const { pages } = await read(cardPng());
  for (const line of pages[0]!.lines) {
    assert.equal(line.chars.map((char) => char.text).join(''), line.text);
    for (const { x, w, confidence, alternatives, text } of line.chars) {
      assert.ok(x >= 0 && x + w <= 1.0001 && confidence > 0 && confidence <= 1);
      assert.ok(alternatives.every((other) => other.text !== text));
    }
  }
});

test('a digital PDF is read from its text layer, without an engine', async () => {
  const document = await read(makePdf([{ texts: TEXTS }]));
  assert.deepEqual(texts(document), [
    '請求書',
    '株式会社青葉商店 御中',
    '登録番号 T1234567890123',
    'システム保守費用',
    '¥1,234,567',
  ]);
  assert.equal(document.engine, null);
  assert.deepEqual([document.pages[0]!.unit, document.pages[0]!.width], ['pt', 595]);
  assert.ok(document.pages[0]!.lines.every((line) => line.source === 'pdf_text' && line.confidence === 1));
});

test('a PDF page shown on its side is turned upright with its text', async () => {
  const document = await read(makePdf([{ texts: TEXTS, rotate: 90 }]));
  assert.equal(texts(document)[0], '請求書');
  assert.deepEqual([document.pages[0]!.rotation, document.pages[0]!.width, document.pages[0]!.height], [270, 595, 842]);
});

test('a page with text and a picture gives both, each once', async () => {
  const jpeg = await cardIn('jpeg');
  const picture = { jpeg, width: 420, height: 150, area: [50, 100, 420, 150] as const };
  const found = texts(await read(makePdf([{ texts: TEXTS, picture }])));
  assert.deepEqual(found.slice(-2), [...CARD_LINES]);
  assert.equal(found.filter((text) => text === '請求書').length, 1);
});

test('a scan with a hidden text layer is read from the picture', async () => {
  const jpeg = await cardIn('jpeg');
  const picture = { jpeg, width: 420, height: 150, area: [0, 0, 420, 150] as const };
  const hidden = [
    { x: 10, y: 10, size: 12, text: '誤認識された古い文字列が隠されている場合でも見えるものを読む', mode: 3 },
  ];
  assert.deepEqual(texts(await read(makePdf([{ width: 420, height: 150, picture, texts: hidden }]))), [...CARD_LINES]);
});

test('a blank page has no lines and says so', async () => {
  const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { pages } = await read(blank);
  assert.deepEqual([pages[0]!.lines.length, pages[0]!.quality.flags.includes('no_text')], [0, true]);
});

test('a line can be read again from two more crops', async () => {
  const document = await read(await sharp(cardPng()).rotate(180).png().toBuffer());
  const [readings] = await document.reread([{ page: 0, line: 1 }]);
  assert.equal(readings!.length, 2);
  for (const reading of readings!) assert.equal(reading.text.replaceAll(' ', ''), 'TEL03-1234-5678');
});

test('a signal that is aborted ends the reading', async () => {
  const { openLocalReader } = await import('./local.ts');
  const reader = await openLocalReader();
  await assert.rejects(reader.read(cardPng(), 1, AbortSignal.abort()), { name: 'AbortError' });
  await reader.close();
});

const TEXTS = [
  { x: 250, y: 780, size: 24, text: '請求書' },
  { x: 50, y: 700, size: 12, text: '株式会社青葉商店 御中' },
  { x: 330, y: 700, size: 12, text: '登録番号 T1234567890123' },
  { x: 50, y: 600, size: 11, text: 'システム保守費用' },
  { x: 400, y: 600, size: 11, text: '¥1,234,567' },
];
