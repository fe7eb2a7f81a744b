import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCorporateNumber } from '../../../src/japan/corporate-number.ts';
import { missingFonts } from '../fonts-installed.ts';
import { makeInvoice, makeReceipt } from './facts.ts';
import { withFonts } from './fonts.ts';
import { makePage, setSheet } from './index.ts';
import { LAYOUT_NAMES, LAYOUTS } from './layouts/index.ts';
import { LOOKS } from './look.ts';
import { seeded } from './random.ts';
import { apply, fromCorners, inverse, rotation } from './warp.ts';

const fonts = { skip: missingFonts().length > 0 && `SKIPPED: fonts are missing (${missingFonts().join(', ')})` };

test('facts add up: items, taxes, totals, check digits', () => {
  for (let seed = 0; seed < 200; seed++) {
    const invoice = makeInvoice(seeded(seed));
    assert.equal(
      invoice.items.reduce((sum, item) => sum + item.quantity * item.unitPrice, 0),
      invoice.subtotal,
    );
    assert.equal(invoice.subtotal + invoice.taxes.reduce((sum, row) => sum + row.tax, 0), invoice.total);
    assert.ok(isCorporateNumber(invoice.issuer.registrationNumber.slice(1)));
    const receipt = makeReceipt(seeded(seed));
    assert.equal(
      receipt.items.reduce((sum, item) => sum + item.amount, 0),
      receipt.total,
    );
    assert.ok(receipt.paid >= receipt.total);
  }
});

test('a map and its inverse cancel out', () => {
  const maps = [
    rotation(300, 200, 17).map,
    fromCorners(300, 200, [
      [-10, -5],
      [310, 8],
      [295, 215],
      [4, 190],
    ]),
  ];
  for (const map of maps) {
    const [x, y] = apply(inverse(map), ...apply(map, 40, 70));
    assert.ok(Math.abs(x - 40) < 1e-6 && Math.abs(y - 70) < 1e-6);
  }
});

test('the same seed gives the same page, another seed another', fonts, async () => {
  const [a, b, c] = [
    await makePage({ layout: 'card', look: 'clean', seed: 3 }),
    await makePage({ layout: 'card', look: 'clean', seed: 3 }),
    await makePage({ layout: 'card', look: 'clean', seed: 4 }),
  ];
  assert.ok(a.bytes.equals(b.bytes));
  assert.notDeepEqual(a.segments, c.segments);
});

test('every look makes a picture whose segments lie inside it', fonts, async () => {
  for (const look of LOOKS) {
    const page = await makePage({ layout: 'receipt', look, seed: 11 });
    for (const { text, polygon } of page.segments) {
      for (const [x, y] of polygon) {
        assert.ok(x >= -2 && y >= -2 && x <= page.width + 2 && y <= page.height + 2, `${look}: ${text} at ${x},${y}`);
      }
    }
  }
});

test('every layout keeps its text on the sheet, apart and complete', fonts, async () => {
  for (const layout of LAYOUT_NAMES) {
    for (const seed of [1, 2, 3]) {
      const { bare, bounds } = await setSheet({ layout, look: 'clean', seed });
      const boxes = bare.texts.map(({ text }, i) => ({ text: text.trim(), ...bounds[i]! }));
      for (const [i, { text, x0, y0, x1, y1 }] of boxes.entries()) {
        assert.ok(x0 > 0 && y0 > 0 && x1 < bare.width && y1 < bare.height, `${layout} ${seed}: ${text} runs over`);
        const met = boxes.slice(i + 1).find((b) => {
          const [w, h] = [Math.min(x1, b.x1) - Math.max(x0, b.x0), Math.min(y1, b.y1) - Math.max(y0, b.y0)];
          return w > 4 && h > 4;
        });
        assert.equal(met, undefined, `${layout} ${seed}: ${text} meets ${met?.text}`);
      }
    }
  }
});

test('seals and other ornaments change the picture, never the truth', fonts, async () => {
  for (const layout of LAYOUT_NAMES) {
    const bare = await makePage({ layout, look: 'clean', seed: 8 });
    const sealed = await makePage({ layout, look: 'clean', seed: 8, ornaments: true });
    assert.deepEqual(sealed.segments, bare.segments);
    assert.ok(!sealed.bytes.equals(bare.bytes), layout);
  }
});

test('a long slip is eight times as long as wide, a dense invoice has forty rows', fonts, async () => {
  const slip = await makePage({ layout: 'long_slip', look: 'clean', seed: 1 });
  assert.ok(slip.height / slip.width >= 8);
  const dense = await makePage({ layout: 'dense_invoice', look: 'clean', seed: 1 });
  assert.ok(dense.segments.filter(({ kind }) => kind === 'item').length >= 40);
});

test('unseen fonts are none a model was trained on', () => {
  const trained =
    /Noto|IPAex|VL |M PLUS|Mplus|Sawarabi|^Ume |MotoyaLCedar|Mig|seto|BIZ|DotGothic|Liberation|Roboto|Open Sans|OCR|Inconsolata/i;
  for (const layout of LAYOUT_NAMES) {
    for (let seed = 0; seed < 5; seed++) {
      const { sheet } = LAYOUTS[layout](seeded(seed));
      const { font, texts } = withFonts(sheet, 'unseen', seeded(seed));
      for (const family of [font, ...texts.flatMap((item) => item.font ?? [])]) assert.doesNotMatch(family, trained);
    }
  }
});
