import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingFonts } from '../fonts-installed.ts';
import { VERTICAL_GOTHIC, VERTICAL_MINCHO } from './fonts.ts';
import { kanjiAddress, kanjiDate, kanjiDigits, kanjiNumber } from './kanji-numbers.ts';
import { boundsOfTexts } from './render.ts';
import type { Sheet } from './sheet.ts';
import { brokenInto, cellsOf } from './vertical.ts';

const fonts = { skip: missingFonts().length > 0 && `SKIPPED: fonts are missing (${missingFonts().join(', ')})` };
const SIZE = 100;

/** Where the ink of single characters lies in their cells, as shares of the size. */
async function inkOf(font: string, ...chars: string[]) {
  const texts = chars.map((text, i) => ({ kind: 'x', text, x: 50 + i * 200, y: 50, size: SIZE, vertical: true }));
  const sheet: Sheet = { width: 200 * chars.length, height: 300, paper: '#fff', ink: '#000', font, texts, boxes: [] };
  const bounds = await boundsOfTexts(sheet);
  return bounds.map(({ x0, y0, x1, y1 }, i) => ({
    left: (x0 - 50 - i * 200) / SIZE,
    right: (x1 - 50 - i * 200) / SIZE,
    top: (y0 - 50) / SIZE,
    bottom: (y1 - 50) / SIZE,
    tall: y1 - y0 > x1 - x0,
  }));
}

test('characters of a column have their vertical forms, in every font that has them', fonts, async () => {
  for (const font of [...VERTICAL_GOTHIC, ...VERTICAL_MINCHO]) {
    const [long, open, close, comma, stop, small, plain] = await inkOf(font, 'ー', '（', '」', '、', '。', 'ッ', '国');
    assert.ok(long!.tall, `${font}: the long mark stands`);
    assert.ok(!open!.tall && open!.top > 0.3, `${font}: an opening bracket lies over what it opens`);
    assert.ok(close!.bottom < 0.7, `${font}: a closing bracket follows closely`);
    assert.ok(comma!.left > 0.4 && comma!.bottom < 0.6, `${font}: the comma is in the upper right`);
    assert.ok(stop!.left > 0.4 && stop!.bottom < 0.6, `${font}: the full stop is in the upper right`);
    const middle = (small!.left + small!.right) / 2;
    assert.ok(middle > 0.5, `${font}: small kana keep to the right (${middle})`);
    assert.ok(plain!.left > -0.1 && plain!.right < 1.1 && plain!.top > -0.15 && plain!.bottom < 1.15, font);
  }
});

test('short numbers share a cell, long ones stand digit by digit', () => {
  assert.deepEqual(
    cellsOf('12階の305号').map((cell) => cell.text),
    ['12', '階', 'の', '3', '0', '5', '号'],
  );
  assert.ok(cellsOf('12A').every((cell) => cell.upright));
});

test('no column begins with what may not stand first', () => {
  assert.deepEqual(brokenInto('あいうえ、かきくけッこ', 4), ['あいうえ、', 'かきくけッ', 'こ']);
});

test('numbers in kanji, spoken or digit by digit', () => {
  assert.deepEqual([10, 24, 30, 7, 0].map(kanjiNumber), ['十', '二十四', '三十', '七', '〇']);
  assert.equal(kanjiDigits('03-1205'), '〇三―一二〇五');
  assert.equal(kanjiAddress('西新宿3-12-5'), '西新宿三丁目十二番五号');
  assert.equal(kanjiAddress('栄4丁目7－35'), '栄四丁目七番三十五号');
  assert.equal(kanjiDate(new Date(Date.UTC(2026, 7, 19))), '令和八年八月十九日');
});
