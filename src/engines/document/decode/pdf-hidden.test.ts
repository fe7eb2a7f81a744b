import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePdf, utf16 } from '../../../../testkit/documents/pdf.ts';
import { openPdf } from './pdf.ts';

const LIMITS = { maxEdge: 2200, maxPixels: 80_000_000, maxPages: 1 };
const WORDS = '合計 ¥9,990,000';

/** The words at a place on a page of 595 × 842 points, in a graphics state of their own. */
const words = (state: string, { x = 60, y = 400, size = 14 } = {}) =>
  `q ${state} BT /F ${size} Tf ${x} ${y} Td <${utf16(WORDS)}> Tj ET Q\n`;
const rectangle = (colour: string, [x, y, w, h] = [40, 380, 300, 60]) => `q ${colour} ${x} ${y} ${w} ${h} re f Q\n`;

async function readOff(content: string): Promise<string> {
  const pdf = await openPdf(makePdf([{ texts: [{ x: 60, y: 780, size: 14, text: '領収書' }], content }]), LIMITS);
  try {
    return pdf
      .page(0)
      .text.chars.map((char) => char.text)
      .join('')
      .replaceAll(/\s/g, '');
  } finally {
    pdf.close();
  }
}

/** Ways to put words into a file that nobody sees on the page. */
const HIDDEN: Readonly<Record<string, string>> = {
  'white on white': words('1 g'),
  'almost white': words('.97 .96 .98 rg'),
  'black on a black bar': `${rectangle('0 g')}${words('0 g')}`,
  'black under a black bar': `${words('0 g')}${rectangle('0 g')}`,
  'white behind a coloured bar': `${words('1 g')}${rectangle('.1 .2 .6 rg')}`,
  'under a white sheet': `${words('0 g')}${rectangle('1 g')}`,
  'beside the page': words('', { x: 2000 }),
  'below the page': words('', { y: -30 }),
  'smaller than a dot': words('', { size: 0.3 }),
  'cut away by a clip': words('0 0 5 5 re W n'),
  'cut away by two clips': words('0 0 600 300 re W n 0 350 600 400 re W n'),
  'for the clip alone': words('7 Tr'),
  'neither filled nor outlined': words('3 Tr'),
};
for (const [how, content] of Object.entries(HIDDEN))
  test(`words ${how} are not on the page`, async () => {
    assert.equal(await readOff(content), '領収書');
  });

/** What looks alike and is seen. */
const SHOWN: Readonly<Record<string, string>> = {
  'in plain black': words('0 g'),
  'white on a dark bar': `${rectangle('.1 .2 .6 rg')}${words('1 g')}`,
  'on a white sheet': `${rectangle('1 g')}${words('0 g')}`,
  'inside their clip': words('40 380 300 60 re W n'),
  'with a sheet beside them': `${words('0 g')}${rectangle('1 g', [40, 100, 300, 60])}`,
  'in small print': words('', { size: 4 }),
  'as an outline': words('1 Tr 1 g 0 G'),
  'in a pale grey': words('.6 g'),
};
for (const [how, content] of Object.entries(SHOWN))
  test(`words ${how} are read`, async () => {
    assert.equal(await readOff(content), `領収書${WORDS.replace(' ', '')}`);
  });
