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
