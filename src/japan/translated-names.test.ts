import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from './company-name.ts';
import { ENGLISH_TRADES } from './english-trades.ts';
import { MORE_ENGLISH_TRADES } from './more-english-trades.ts';
import { kanaKey } from './reading-key.ts';
import { nameBeforeTrade, translatedNames } from './translated-names.ts';

const keysOf = (name: string): string[] => translatedNames(name).map(({ key }) => key);
const keyOf = (kana: string): string => kanaKey(foldText(kana));
const ROWS = [...ENGLISH_TRADES, ...MORE_ENGLISH_TRADES];

for (const { id, example, written } of ROWS)
  test(`${id}: ${example}`, () => {
    const [reading] = [...written.values()][0]!;
    assert.ok(keysOf(example).includes(keyOf(`ミホン${reading!}`)), String(keysOf(example)));
  });

test('ids are their own', () => assert.equal(new Set(ROWS.map(({ id }) => id)).size, ROWS.length));

test('a name keeps its place before, between and behind trades', () => {
  for (const [name, reading] of [
    ['Mihon Sheet Metal Works', 'ミホンバンキンコウサクショ'],
    ['Mihon Telecommunication Construction Co., Ltd.', 'ミホンツウシンケンセツ'],
    ['Japan Mihon Pharmaceutical', 'ニホンミホンセイヤク'],
    ['Mihonkai Medical Corporation', 'ミホンカイ'],
    ['Mihon Lumber Company', 'ミホンモクザイ'],
    ['Mihon Flooring Sasayama', 'ミホンフロアー'],
  ] as const)
    assert.ok(keysOf(name).includes(keyOf(reading)), `${name}: ${keysOf(name)}`);
});

test('what has no trade, or none that is known, is no translation', () => {
  for (const name of ['Mihon', 'Mihon Xqwrt', '見本建設', 'Construction', 'Mihon Seiki'])
    assert.deepEqual(translatedNames(name), [], name);
});

test('the name may be all there is', () => {
  assert.equal(nameBeforeTrade('Mihonsha Electric'), keyOf('ミホンシャ'));
  assert.equal(nameBeforeTrade('Electric Mihonsha'), null);
});
