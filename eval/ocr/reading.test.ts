import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { type Ocr, openLocalOcr } from '../../src/engines/ocr/index.ts';
import { missingFonts } from './fonts-installed.ts';
import { squareSeal } from './pages/ornaments/seal.ts';
import { seeded } from './pages/random.ts';
import { draw } from './pages/render.ts';
import { type Sheet, type TextItem, toSvg } from './pages/sheet.ts';

/** Drawn pages through both models: what the recogniser's and the detector's own tests cannot show together. */
const fonts = { skip: missingFonts().length > 0 && `SKIPPED: fonts are missing (${missingFonts().join(', ')})` };

let ocr: Ocr & { close: () => Promise<void> };
before(async () => {
  ocr = await openLocalOcr();
});
after(() => ocr.close());

async function read(texts: readonly Omit<TextItem, 'kind'>[], more: Partial<Sheet> = {}) {
  const sheet: Sheet = {
    ...{ width: 900, height: 640, paper: '#fdfdfb', ink: '#181818', font: 'Noto Sans CJK JP', boxes: [], ...more },
    texts: texts.map((text) => ({ kind: 'text', ...text })),
  };
  const { rgb, width, height } = await draw(toSvg(sheet));
  const bytes = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
  const { pages } = await ocr.readDocument({ bytes, maxPages: 1 });
  return pages[0]!.lines.map((line) => ({ ...line, text: line.text.replaceAll(' ', '') }));
}

const LETTERHEAD = ['株式会社北斗精密工業', '愛知県豊田市元町3丁目12番5号', '登録番号T1180301018771'];

test("a company's seal over the end of its name hides nothing on most pages", fonts, async () => {
  const texts = LETTERHEAD.map((text, i) => ({ text, x: 120, y: 150 + i * 60, size: 28 }));
  const misread: string[] = [];
  for (let seed = 1; seed <= 8; seed++) {
    const seal = squareSeal({ x: 380, y: 150, size: 110 }, '北斗精密工業', seeded(seed));
    const found = (await read(texts, { over: [seal] })).map((line) => line.text);
    if (!LETTERHEAD.every((text) => found.includes(text))) misread.push(found.join(' / '));
  }
  // Some seals still make the detector end the line before them: seven of the eight are read.
  assert.ok(misread.length <= 2, misread.join('\n'));
});

test('columns are read as columns, from the right, with their own strokes', fonts, async () => {
  const columns = ['株式会社サービスセンター', '代表取締役五十嵐健一', '東京都新宿区西新宿二丁目八番一号'];
  const texts = columns.map((text, i) => ({ text, x: 520 - i * 110, y: 40, size: 30, vertical: true }));
  const lines = await read(texts, { width: 640, height: 700 });
  assert.deepEqual(
    lines.map((line) => line.text),
    columns,
  );
  assert.ok(lines.every((line) => line.vertical));
});

test('a column stands beside lines', fonts, async () => {
  const lines = await read([
    { text: '請求書', x: 330, y: 90, size: 44 },
    { text: '合計金額 ¥1,234,567', x: 330, y: 200, size: 30 },
    { text: 'お支払期限 2026年11月30日', x: 330, y: 280, size: 30 },
    { text: '有限会社青葉印刷所', x: 120, y: 80, size: 34, vertical: true },
  ]);
  const upright = lines.filter((line) => !line.vertical).map((line) => line.text);
  assert.deepEqual(upright, ['請求書', '合計金額¥1,234,567', 'お支払期限2026年11月30日']);
  assert.deepEqual(
    lines.filter((line) => line.vertical).map((line) => line.text),
    ['有限会社青葉印刷所'],
  );
});

test('evenly spaced characters are one line, cells of a table are several', fonts, async () => {
  const lines = await read(
    [
      { text: '御見積書', x: 260, y: 110, size: 34, spacing: 1 },
      { text: '部品検査費', x: 110, y: 250, size: 22 },
      { text: '2', x: 420, y: 250, size: 22 },
      { text: '25,000', x: 520, y: 250, size: 22 },
      { text: '50,000', x: 660, y: 250, size: 22 },
    ],
    {
      boxes: [
        { x: 90, y: 215, width: 310, height: 52, stroke: '#333' },
        { x: 400, y: 215, width: 90, height: 52, stroke: '#333' },
        { x: 490, y: 215, width: 140, height: 52, stroke: '#333' },
        { x: 630, y: 215, width: 150, height: 52, stroke: '#333' },
      ],
    },
  );
  assert.deepEqual(
    lines.map((line) => line.text),
    ['御見積書', '部品検査費', '2', '25,000', '50,000'],
  );
});
