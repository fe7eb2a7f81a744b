import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../document/analysis.ts';
import { rowsOfText } from '../page/rows.ts';
import { findCustomers } from './customer.ts';
import { findSupplier, rankSuppliers } from './supplier.ts';

function issuerOf(...lines: string[]): string | null {
  const analysis = analyse(rowsOfText(lines.join('\n')).rows);
  return findSupplier(rankSuppliers(analysis, findCustomers(analysis), false))?.value ?? null;
}

test('who is called the issuer is it, with the number in the row of the name and an agent’s legal name below', () => {
  assert.equal(
    issuerOf(
      '請求書',
      '発行日 2026年09月01日',
      '請求先 株式会社みどり出版',
      '請求元 見本 あかね(登録番号 T7010001129946)',
      '   〒761-0104 香川県高松市高松町2280-5',
      '報酬 8件 × 9,000円      72,000円',
      '※本請求書は株式会社みほんワーカーズがワーカーに代わり発行しています',
    ),
    '見本 あかね',
  );
});

test('without such a label the company that runs the shop is it', () => {
  assert.equal(
    issuerOf('領収証', 'クリーニングのみほん', '春日井店', '運営会社 (有)見本商会 T7010001129946', '合計 ¥1,100'),
    '(有)見本商会',
  );
});

test('kinds of houses in wide letters, offices and who keeps them are read as one name or left out', () => {
  const contacts = ['高知市帯屋町2-1-30  088-555-0247', '登録番号 T7010001129946'];
  assert.equal(issuerOf('請求書', 'フォトスタジオ　ハル　見本 遼', ...contacts), 'フォトスタジオ ハル');
  assert.equal(issuerOf('請求書', '行政書士　見本　緑　事務所', ...contacts), '行政書士 見本 緑 事務所');
  assert.equal(issuerOf('領収証', '花のアトリエ　すずらん', '店主  鈴木 蘭子', ...contacts), '花のアトリエ すずらん');
  assert.equal(
    issuerOf('請求書', '請求元: Mari Sample Translation (サンプル 真理)', ...contacts),
    'Mari Sample Translation',
  );
});

test('what a reader says of a picture names nobody', () => {
  assert.equal(issuerOf('領収証', '[LOGO]', '合計 ¥1,100', '2026年9月1日'), null);
});
