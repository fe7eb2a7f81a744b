import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findAddress } from './address.ts';

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
