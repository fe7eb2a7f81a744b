import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findAddress, findSecondAddress } from './address.ts';

const addressIn = (text: string) => findAddress(rowsOfText(text).rows[0]!)?.value ?? null;

test('a way between two places is no address', () => {
  for (const route of [
    '乗車地: 新潟市中央区花園1 → 降車地: 新潟市中央区新光町4',
    '千葉市中央区1丁目→東京都港区芝2丁目',
    '大阪市北区梅田3 ⇒ 神戸市中央区1',
  ])
    assert.equal(addressIn(route), null);
  assert.equal(addressIn('新潟市中央区花園1-2-3'), '新潟市中央区花園1-2-3');
});

test('two parties side by side have an address each, and where to ask is no part of one', () => {
  const [row] = rowsOfText('東京都台東区上野5-8-2               京都市伏見区京町北7丁目6').rows;
  assert.equal(findSecondAddress(row!, findAddress(row!)!)?.value, '京都市伏見区京町北7丁目6');
  assert.equal(addressIn('東京都中央区新川1-28-24 お問合せ 0120-330-717'), '東京都中央区新川1-28-24');
});

test('the second address of a row may stand behind its postal code', () => {
  const [row] = rowsOfText('〒392-0022 長野県諏訪市高島2-1200          〒399-0033 長野県松本市笹賀7600-15').rows;
  assert.equal(findSecondAddress(row!, findAddress(row!)!)?.value, '長野県松本市笹賀7600-15');
});

test('whom the number behind an address reaches is no part of it', () => {
  assert.equal(addressIn('東京都品川区東品川4-12-8 / お客様窓口 0800-888-4410'), '東京都品川区東品川4-12-8');
  assert.equal(addressIn('長野県上田市常田二丁目15番40号 事務室 0268-22-7173'), '長野県上田市常田二丁目15番40号');
  assert.equal(addressIn('兵庫県姫路市飾磨区細江2617  配車センター 079-234-0071'), '兵庫県姫路市飾磨区細江2617');
  assert.equal(addressIn('長野県上田市常田2-15 上田物流センター'), '長野県上田市常田2-15 上田物流センター');
});

test('an address may stand in brackets under the name; a society with a number in brackets is none', () => {
  assert.equal(addressIn('(愛知県一宮市木曽川町黒田27  0586-86-7101)'), '愛知県一宮市木曽川町黒田27');
  assert.equal(addressIn('(佐賀県司法書士会 第418号)'), null);
});

test('addresses abroad end with a country or its code', () => {
  for (const text of [
    '14 Carrow Lane, Dublin D02 XK71, Ireland',
    '440 N Wolfe Rd, Sunnyvale, CA 94085, USA',
    '71 Robinson Road #14-01, Singapore 068895',
    '22 Bishopsgate, London EC2N 4BQ',
  ])
    assert.equal(findAddress(rowsOfText(text).rows[0]!)?.value, text);
  for (const text of ['8 Seats, Pro Plan USD 36.00', '12 Boxes of Tea from India 1,200'])
    assert.equal(findAddress(rowsOfText(text).rows[0]!), null);
});

test('the next field ends an address, where the gap between them was closed up', () => {
  for (const next of [
    '請求日 2026年9月30日',
    'No.26-0937',
    'Departure 2026/11/03',
    'ロッカー 217',
    '料金課 0226-22-1111',
  ])
    assert.equal(addressIn(`福岡市中央区大名2-6-50 ${next}`), '福岡市中央区大名2-6-50');
  assert.equal(addressIn('福岡市中央区大名2-6-50 見本ビル3F'), '福岡市中央区大名2-6-50 見本ビル3F');
  const [row] = rowsOfText('大阪府大阪市北区天神橋4-2-9 長野県北安曇郡白馬村北城6211-4').rows;
  assert.equal(findAddress(row!)?.value, '大阪府大阪市北区天神橋4-2-9');
  assert.equal(findSecondAddress(row!, findAddress(row!)!)?.value, '長野県北安曇郡白馬村北城6211-4');
});
