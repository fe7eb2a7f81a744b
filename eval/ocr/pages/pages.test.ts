import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCorporateNumber } from '../../../src/japan/corporate-number.ts';
import { missingFonts } from '../fonts-installed.ts';
import { makeInvoice, makeReceipt } from './facts.ts';
import { makePage } from './index.ts';
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
