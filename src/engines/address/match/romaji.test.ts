import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAddressData } from '../open.ts';
import { ReadingIndex } from './reading-index.ts';
import { composeRomaji, isRomaji } from './romaji.ts';

const data = openAddressData(undefined, () => {});
const index = new ReadingIndex(data);
const composed = (text: string) => composeRomaji(data, index, text).map((item) => item.text);
const only = (text: string) => {
  const found = composed(text);
  assert.equal(found.length, 1, `${text}: ${found.join(' | ')}`);
  return found[0];
};

test('Latin letters and nothing Japanese', () => {
  assert.ok(isRomaji('1-9-1 Marunouchi, Chiyoda-ku'));
  assert.ok(isRomaji('Kōtō-ku'));
  assert.equal(isRomaji('千代田区 Marunouchi'), false);
  assert.equal(isRomaji('1-9-1'), false);
});

test('an address in the order of the West is written in that of Japan', () => {
  assert.equal(only('1-9-1 Marunouchi, Chiyoda-ku, Tokyo'), '東京都千代田区丸の内1-9-1');
  assert.equal(only('6-10-1 Roppongi, Minato-ku, Tokyo 106-6108, Japan'), '〒106-6108 東京都港区六本木6-10-1');
});

test('the order of Japan is read as well, and the kind may be glued to the name', () => {
  assert.equal(only('Tokyo Chiyoda-ku Marunouchi 1-9-1'), '東京都千代田区丸の内1-9-1');
  assert.equal(only('Tokyo Chiyodaku Marunouchi 1-9-1'), '東京都千代田区丸の内1-9-1');
});

test('chome is counted, banchi and go are numbers', () => {
  assert.equal(only('9-1, Marunouchi 1-chome, Chiyoda-ku, Tokyo'), '東京都千代田区丸の内1丁目9-1');
  assert.equal(only('Marunouchi 1-chome 9-ban 1-go, Chiyoda-ku, Tokyo'), '東京都千代田区丸の内1丁目9-1');
});

test('a building, its floor and its room follow the numbers', () => {
  assert.equal(
    only('Sample Bldg. 3F, 1-9-1 Marunouchi, Chiyoda-ku, Tokyo'),
    '東京都千代田区丸の内1-9-1 Sample Bldg. 3F',
  );
});

test('one wrong letter in the town is forgiven where the municipality is named beyond doubt', () => {
  assert.equal(only('1-9-1 Marunuchi, Chiyoda-ku, Tokyo'), '東京都千代田区丸の内1-9-1');
});

test('a town in two parts written from the smaller to the larger', () => {
  assert.match(only('12 Tsuruga, Ikki-machi, Aizuwakamatsu-shi, Fukushima')!, /^福島県会津若松市一箕町.*鶴賀12$/);
});

test('a designated city without its ward: the town tells which', () => {
  assert.equal(only('2-2-1 Minatomirai, Yokohama'), '神奈川県横浜市西区みなとみらい2-2-1');
  // Osaka has 24 wards: all of them are looked into.
  assert.equal(only('2-1-1 Kitahama, Osaka'), '大阪府大阪市中央区北浜2-1-1');
  assert.equal(only('1-1-3 Umeda, Osaka-shi, Osaka'), '大阪府大阪市北区梅田1-1-3');
});

test('without a municipality nothing is composed', () => {
  assert.deepEqual(composed('1-9-1 Sample Street, London'), []);
});

test('the parts keep their places in what was sent', () => {
  const text = '1-9-1 Marunouchi, Chiyoda-ku, Tokyo';
  const { spans } = composeRomaji(data, index, text)[0]!;
  assert.equal(text.slice(...spans[5]!), 'Marunouchi');
  assert.equal(text.slice(...spans[3]!), 'Chiyoda-ku');
});

test('the way of maps: City for a ward, the minus sign, rows of a grid', () => {
  assert.equal(
    only('Japan, 〒100-0005 Tokyo, Chiyoda City, Marunouchi, 1 Chome−9−1'),
    '〒100-0005 東京都千代田区丸の内1丁目9-1',
  );
  assert.equal(only('6 Chome-1 Kita 3 Jonishi, Chuo Ward, Sapporo, Hokkaido'), '北海道札幌市中央区北三条西6丁目1');
  assert.equal(only('2-3-12 Shinyokohama, Kohoku Ward, Yokohama City'), '神奈川県横浜市港北区新横浜2-3-12');
});

test('a town that is called like its municipality, named once beside numbers of its own', () => {
  assert.equal(only('2-24-12 Shibuya, Tokyo'), '東京都渋谷区渋谷2-24-12');
  assert.match(only('129 Yonaguni, Yaeyama District, Okinawa')!, /与那国町与那国129$/);
  assert.doesNotMatch(only('Oaza Ijiri 123, Ueda, Nagano')!, /上田市上田/);
  assert.equal(only('Kashiwa, Chiba'), '千葉県柏市');
});

test('numbers between a building and the town are those of the town', () => {
  assert.equal(
    only('Room 501 Sakura Mansion 3-2-1 Higashi-Ikebukuro Toshima-ku Tokyo'),
    '東京都豊島区東池袋3-2-1 Room 501 Sakura Mansion',
  );
});

test('a park for its 公園', () => {
  assert.equal(only('Shiba Park 4-2-8, Minato-ku, Tokyo'), '東京都港区芝公園4-2-8');
});

test('words that every object of the language has a property for are words like any other', () => {
  for (const word of ['constructor', '__proto__', 'toString'])
    assert.match(only(`1-9-1 Marunouchi, Chiyoda ${word}, Tokyo`)!, /^東京都千代田区丸の内1-9-1/, word);
});
