import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFolded, foldInto } from '../data/fold.ts';
import { openAddressData } from '../open.ts';
import { townsOf } from '../views/listed-towns.ts';
import { plainHead } from './plain-head.ts';
import { AddressReader } from './reader.ts';
import { parseTail } from './tail.ts';

const data = openAddressData(undefined, () => undefined);
const folded = createFolded();
const reader = new AddressReader(data);
const readPlainly = (head: string, tail: string) => {
  const place = plainHead(data, foldInto(folded, head + tail), head.length);
  return place && { ...place, tail: parseTail(data, foldInto(folded, head + tail, head.length), place.town, 0) };
};

/** One town in so many. */
const STEP = Number(process.env.STEP ?? 29);

test('a town that is read by its characters alone is the one that the whole reading finds', () => {
  let plain = 0;
  const towns = townsOf(data).filter((_, i) => i % STEP === 0);
  for (const { prefecture, city, town } of towns)
    for (const tail of ['１２番地３', '３丁目５番１号']) {
      const head = prefecture + city + town;
      const place = readPlainly(head, tail);
      if (place === null || place.tail.unlisted) continue;
      plain++;
      // Without the heads that it knows, and those it reads so.
      // biome-ignore lint/complexity/useLiteralKeys: the one way past what is private
      const match = reader['read'](head + tail);
      assert.deepEqual(match.places, [place], head + tail);
      assert.equal(match.postal, undefined);
      assert.equal(match.unread, undefined);
    }
  assert.ok(plain > towns.length, `${plain} of ${2 * towns.length}`);
});

test('what may be read in another way is left to the whole reading', () => {
  for (const head of [
    '千代田区丸の内',
    '東京都千代田区丸の肉',
    '京都府京都市中京区三文字町',
    '北海道札幌市中央区北',
    '鳥取県岩美郡岩美町大字浦富',
    '福岡県福岡市南区桧原',
    '本社：東京都港区芝公園',
  ])
    assert.equal(readPlainly(head, '１番２号'), null, head);
});
