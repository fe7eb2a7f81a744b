import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grownAddress } from './grown-address.ts';

const address = (text: string): string | null => {
  const at = grownAddress(text);
  return at === null ? null : text.slice(at);
};

test('an address grown to a name begins at its prefecture, or at a city of the list', () => {
  for (const [name, place] of [
    ['(株)見本沖縄', '沖縄県宜野湾市大山7-2-22'],
    ['見本商工会議所', '鹿児島県枕崎市折口町23'],
    ['有限会社ミホンワークス', '津市栄町3-222'],
    ['株式会社見本', '千葉市中央区富士見2-9-6'],
    ['株式会社見本山口', '山口市小郡下郷11'],
    ['株式会社見本', '富山市婦中町'],
    ['宗教法人見本寺', '福井県大野市錦町4-2'],
    ['乙', '東京都目黒区中目黒3-6-11'],
  ] as const)
    assert.equal(address(name + place), place);
});

test('where no name or no house stands beside it, or two cities may begin, there is none', () => {
  for (const text of [
    '東京都台東区上野5-8-2',
    '住所 千葉市中央区富士見2-9-6',
    '株式会社見本大和郡山市北町1-2-3',
    '株式会社大阪市川商店12',
    '株式会社見本北海道札幌市中央区北2条西4-1',
    '見本県知事登録旅行業第2-884号',
    '秋田市立見本小学校3-1',
    '市営住宅3号棟',
  ])
    assert.equal(address(text), null, text);
});
