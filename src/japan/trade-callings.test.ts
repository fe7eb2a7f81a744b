import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRADE_CALLINGS, tradeParts } from './trade-callings.ts';

const TRADES: readonly (readonly [trade: string, part: string])[] = [
  ['大衆食堂', '食堂'],
  ['製菓メーカー', '製菓'],
  ['芝生の生産販売', '芝生'],
  ['呉服・振袖レンタル', '呉服'],
  ['車屋', 'モータース'],
  ['本屋さん', '書店'],
];
for (const [trade, part] of TRADES) test(`${trade}: ${part}`, () => assert.ok(tradeParts(trade).includes(part)));

test('each calling has words of names, and an example', () => {
  for (const { words, written, example } of TRADE_CALLINGS) {
    assert.ok(words.some((word) => example.includes(word)));
    assert.ok(written.length > 0);
  }
});
test('ids are their own', () => assert.equal(new Set(TRADE_CALLINGS.map(({ id }) => id)).size, TRADE_CALLINGS.length));
