import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { columnWordReading } from './column-words.ts';
import { rowsOfText } from './rows.ts';

const read = (text: string) => columnWordReading([text]).reduce((sofar, way) => way(sofar), text);

test('the words of columns in a row of goods are left out, and nothing moves', () => {
  assert.equal(read('ボルト M6 数量 3 単価 ¥1,480 小計 ¥4,440'), 'ボルト M6    3    ¥1,480    ¥4,440');
  assert.equal(read('数量:4  単価:1,480円  小計:5,920円').trim().split(/ {2,}/).join('|'), '4|1,480円|5,920円');
  assert.equal(read('数量:4  単価:1,480円  小計:5,900円'), '数量:4  単価:1,480円  小計:5,900円');
  assert.equal(read('健康診断(3名)  単価 9,900  金額 29,700'), '健康診断(3名)     9,900     29,700');
});

test('a row whose cells all have their labels is a row of goods', () => {
  assert.equal(read('商品名: ローラー  数量: 1  金額: 4,980円').trim().split(/ {2,}/).join('|'), 'ローラー|1|4,980円');
  for (const text of ['内容: 下記の通り  金額: 4,980円', '商品名: ローラー  金額は下記'])
    assert.equal(read(text), text);
});

test('where the product does not hold, or nothing is named, the row stays as it is', () => {
  for (const text of ['ボルト 数量 3 単価 ¥1,480 小計 ¥4,450', '数量 3 単価 1,480 金額 4,440', '品名 数量 単価 金額'])
    assert.equal(read(text), text);
});

test('the sums of single wares are goods, not subtotals', () => {
  const { fields, status } = extractDocument({
    rows: rowsOfText(`適格請求書
発行日: 2026年7月14日
販売: 株式会社見本ネジ
登録番号: T8030001065552
新潟県三条市須頃2-88
購入者: 株式会社みどり
ボルト M6×20 数量 3 単価 \\1,480 小計 \\4,440
ナット M6 数量 1 単価 \\1,690 小計 \\1,690
配送料 数量 1 単価 \\550 小計 \\550
商品合計(税込): \\6,680
10% 税込対象額 \\6,680 消費税 \\607
ご請求額: \\6,680`).rows,
    kind: 'invoice',
    now: new Date('2026-11-15T03:00:00Z'),
    source: 'text',
  });
  assert.deepEqual([fields.items.value?.map(({ amount }) => amount), status], [[4440, 1690, 550], 'passed']);
});

test('the head of a list in the row of its first dated entry is left out', () => {
  const paper = ['内訳  10/08 業務用ワックス 20缶 190,000', '内訳 基本料金 1,900', '内訳書 10/08 作成'];
  assert.deepEqual(
    paper.map((text) => columnWordReading(paper).reduce((sofar, way) => way(sofar), text)),
    ['    10/08 業務用ワックス 20缶 190,000', ...paper.slice(1)],
  );
});
