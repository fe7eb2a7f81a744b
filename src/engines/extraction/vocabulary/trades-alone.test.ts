import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRAISE, saysOnlyTrade, TRADES_ALONE, wordsOfTrade } from './trades-alone.ts';

for (const group of TRADES_ALONE)
  test(`what a shop does is not its name: ${group.id}`, () => {
    assert.equal(saysOnlyTrade(group.example), true);
    assert.equal(saysOnlyTrade(group.counterExample), false);
    for (const word of wordsOfTrade(group)) assert.equal(saysOnlyTrade(word), true, word);
  });

for (const { id, pattern, example, counterExample } of PRAISE)
  test(`praise is no name: ${id}`, () => {
    assert.match(example, pattern);
    assert.doesNotMatch(counterExample, pattern);
    assert.equal(saysOnlyTrade(example), true);
  });

test('several such words, with what joins them', () => {
  for (const line of [
    'パンとケーキ',
    '文具・事務用品',
    '新鮮・安い・うまい',
    'Specialty Coffee',
    'イタリア料理',
    '本・CD・DVD',
  ])
    assert.equal(saysOnlyTrade(line), true, line);
});

test('one word more is a name', () => {
  for (const name of [
    'みほん食堂',
    'パン工房むぎのほ',
    '炭火焼鳥 とり源',
    '見本写真館',
    'Coffee Kamome',
    '海の見える宿',
  ])
    assert.equal(saysOnlyTrade(name), false, name);
});
