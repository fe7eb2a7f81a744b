import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAddressData } from '../open.ts';
import { AddressReader } from './reader.ts';

const data = openAddressData(undefined, () => {});
const reader = new AddressReader(data);
/** Municipality, town and numbers of the only place. */
const read = (text: string): string => {
  const { places } = reader.match(text);
  assert.equal(places.length, 1, text);
  const { city, town, tail, recovered } = places[0]!;
  if (town >= 0) assert.equal(recovered, true, `${text} is a proposal`);
  const numbers = [tail.chome > 0 ? `${tail.chome}丁目` : '', ...tail.numbers.map((part) => part.text)];
  const above = data.text('cityCity', city) + data.text('cityWard', city);
  return [above, town < 0 ? '' : data.text('townName', town), numbers.filter(Boolean).join('-')].join(' ');
};

test('a town in Latin letters behind a prefecture or municipality in Japanese', () => {
  assert.equal(read('東京都 Chiyoda City, Marunouchi, 1 Chome−9−1'), '千代田区 丸の内 1丁目-9-1');
  assert.equal(read('千代田区 Marunouchi 1-9-1'), '千代田区 丸の内 1丁目-9-1');
  assert.equal(read('大阪市 Umeda 3-1-1'), '大阪市北区 梅田 3丁目-1-1');
});

test('a municipality in Latin letters before a town in Japanese', () => {
  assert.equal(read('Japan, 〒518-0873 Mie, Iga, 上野丸之内117'), '伊賀市 上野丸之内 117');
  assert.equal(read('Aichi, Nagoya, Nakamura Ward, 名駅１丁目１−４'), '名古屋市中村区 名駅 1丁目-1-4');
});

test('the way of maps: from the large to the small, 丁目 and building in Japanese', () => {
  assert.equal(
    read('Japan, 〒150-0043 Tokyo, Shibuya City, Dogenzaka, 2 Chome−1 渋谷マークシティ'),
    '渋谷区 道玄坂 2丁目-1',
  );
  assert.equal(read('１丁目-9-1 Marunouchi, Chiyoda City, Tokyo 100-0005'), '千代田区 丸の内 1丁目-9-1');
});

test('a building in Latin letters behind a municipality names no town', () => {
  assert.equal(read('東京都港区 Roppongi Hills 森タワー'), '港区  ');
  assert.equal(read('東京都港区 Roppongi 6-10-1 Roppongi Hills Mori Tower'), '港区 六本木 6丁目-10-1');
});
