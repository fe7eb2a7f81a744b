import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAddressData } from '../open.ts';
import { Heads } from './heads.ts';
import { AddressReader } from './reader.ts';

const data = openAddressData(undefined, () => undefined);

/** Plain towns, a 字 below one, rows that count, two towns of one name, a street of Kyoto, mistakes, no town. */
const HEADS = [
  '東京都千代田区丸の内',
  '東京都千代田区神田神保町',
  '大阪府大阪市北区梅田',
  '鳥取県岩美郡岩美町大字浦富',
  '岩手県下閉伊郡普代村第',
  '北海道札幌市中央区北',
  '北海道札幌市中央区北三条西',
  '福岡県福岡市南区桧原',
  '京都府京都市下京区五条通醒ヶ井西入泉水町',
  '京都府京都市中京区',
  '兵庫県宍粟市山崎町中広瀬',
  '東京都千代田区丸の肉',
  '千代田区丸の内',
  '大阪府横浜市中区山下町',
  '石川県輪島市門前町走出',
  '本社：東京都港区芝公園',
];
const TAILS = [
  '１丁目９番１号',
  '2-3-4',
  '３条西４丁目',
  '８５３番地９',
  '6-44-20',
  '９番地割１２',
  '１丁日５番',
  '５番町３',
  '７番地 第２ビル３階',
  '1-2-3 中町ビル',
  '２０１号室',
  '４丁目さがる',
  '３字２５',
  '',
];

test('behind a known head an address is read as it is as a whole', () => {
  const whole = HEADS.flatMap((head) =>
    TAILS.map((tail) => [head + tail, new AddressReader(data).match(head + tail)] as const),
  );
  // In either order: the first of a head is read as a whole.
  for (const order of [whole, whole.toReversed()]) {
    const reader = new AddressReader(data);
    for (const [text, expected] of order) assert.deepEqual(reader.match(text), expected, text);
  }
});

test('of a head that is known, or has one meaning, only the numbers are read', () => {
  const reader = new AddressReader(data);
  const read: string[] = [];
  const heads = new Heads(data, {
    read: (text) => {
      read.push(text);
      return reader.match(text);
    },
    isByNames: () => !read.at(-1)!.includes('神田'),
  });
  const written = ['東京都千代田区丸の内', '鳥取県岩美郡岩美町大字浦富', '千代田区神田神保町'];
  for (const number of ['1', '2-3', '４丁目５番６号']) for (const head of written) heads.match(head + number);
  assert.deepEqual(read, [
    '鳥取県岩美郡岩美町大字浦富1',
    '千代田区神田神保町1',
    '千代田区神田神保町2-3',
    '千代田区神田神保町４丁目５番６号',
  ]);
});
