import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOut } from './delimited.ts';

test('cells of a spreadsheet stand under their headings, labels in front of their values', () => {
  assert.deepEqual(
    layOut(['"No.","7710-3"', '"品目","数量","金額"', '"タイヤ, 冬用","6","291,000"', '"計","","291,000"']),
    ['No.   7710-3', '品目           数量   金額', 'タイヤ, 冬用   6      291,000', '計                    291,000'],
  );
});

test('commas without quotes, tabs, strokes and semicolons part cells as well', () => {
  const laid = ['内容   数量   単価   金額', '清掃   2      4,000   8,000'];
  assert.deepEqual(layOut(['内容\t数量\t単価\t金額', '清掃\t2\t4,000\t8,000'])[1]?.split(/\s+/), laid[1]!.split(/\s+/));
  assert.deepEqual(layOut(['内容,数量,単価,金額', '清掃,2,4,000,8,000'])[1], '清掃   2      4,000   8,000');
  assert.deepEqual(layOut(['内容;数量;金額', '清掃;2;8000', '請求番号;A-1'])[2], '請求番号   A-1');
  assert.deepEqual(layOut(['| 内容 | 数量 | 金額 |', '| :-- | --: | --: |', '| 清掃 | 2 | 8,000 |']), [
    '内容   数量   金額',
    '',
    '清掃   2      8,000',
  ]);
});

test('commas in sentences and sums, and tables of other signs, stay as they are', () => {
  const paper = ['品名、数量、金額をご確認ください', '合計 1,200円, 税込', '品名  数量  金額', '茶, 2, 1,200'];
  assert.equal(layOut(paper), paper);
});

test('an address beside a table of commas keeps its own', () => {
  const [address] = layOut(['東京都港区1-2-3, ビル4F', '品名,数量,金額', '茶,2,1200']);
  assert.equal(address, '東京都港区1-2-3, ビル4F');
});
