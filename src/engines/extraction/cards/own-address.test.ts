import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractCard } from './card.ts';

const address = (...lines: string[]) => {
  const { raw, postalCode } = extractCard({ front: rowsOfText(lines.join('\n')).rows }).card.address;
  return [raw, postalCode];
};
const HEAD = ['株式会社みほん', '相田 和沙'];
const TWO = ['[本社] 〒946-0011 新潟県魚沼市小出島1240-3', '[関東営業所] 〒350-0833 埼玉県川越市芳野台1-103-44'];

test('of several addresses the one of the office where the person works', () => {
  assert.deepEqual(address(...HEAD, '関東営業所 所長', ...TWO), ['埼玉県川越市芳野台1-103-44', '350-0833']);
  assert.deepEqual(address(...HEAD, '営業部 課長', ...TWO), ['新潟県魚沼市小出島1240-3', '946-0011']);
});

test('the house in front of the home', () => {
  const lines = ['自宅 〒024-0061 岩手県北上市大通り2-3-1', '会社 〒024-0004 岩手県北上市村崎野15-330'];
  assert.deepEqual(address(...HEAD, ...lines), ['岩手県北上市村崎野15-330', '024-0004']);
  assert.deepEqual(address(...HEAD, lines[0]!), ['岩手県北上市大通り2-3-1', '024-0061']);
});

test('a code alone under its address', () => {
  assert.deepEqual(address(...HEAD, '岐阜県高山市花里町5-18-2', '506-0026'), ['岐阜県高山市花里町5-18-2', '506-0026']);
  assert.deepEqual(address(...HEAD, '岐阜県高山市花里町5-18-2', 'TEL 03-5550-1234', '506-0026'), [
    '岐阜県高山市花里町5-18-2',
    null,
  ]);
});

test('an English address on two lines', () => {
  assert.deepEqual(
    address(
      'Framewell Japan K.K.',
      'Laura Bennett',
      '5F Aoyama Crest, 3-8-24 Minami-Aoyama',
      'Minato-ku, Tokyo 107-0062 Japan',
    ),
    ['5F Aoyama Crest, 3-8-24 Minami-Aoyama Minato-ku, Tokyo 107-0062 Japan', '107-0062'],
  );
});

test('a house in kanji numerals with a dash', () => {
  assert.equal(address('蓬莱陶業有限会社', '加納 宗一', '名古屋市熱田区神宮九ー四')[0], '名古屋市熱田区神宮九ー四');
});
