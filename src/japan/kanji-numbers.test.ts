import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseKanjiNumber } from './kanji-numbers.ts';

for (const [text, value] of [
  ['一', 1],
  ['十', 10],
  ['二十三', 23],
  ['百五', 105],
  ['千二百', 1200],
  ['三万五千', 35_000],
  ['一億二千万', 120_000_000],
  ['壱拾弐萬参阡', 123_000],
  ['金壱百萬'.slice(1), 1_000_000],
  ['一二〇', 120],
  ['3万5千', 35_000],
  ['1,200万', 12_000_000],
  ['万', 10_000],
  ['〇', 0],
] as const)
  test(`${text} is ${value}`, () => assert.equal(parseKanjiNumber(text), value));

for (const text of ['', '円', '十百', '千千', '万億', '一円', '二十三番', '九千九百九十九兆九千億九千兆'])
  test(`${text === '' ? 'an empty text' : text} is no number`, () => assert.equal(parseKanjiNumber(text), undefined));
