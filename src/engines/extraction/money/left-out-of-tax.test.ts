import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainDocument, extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const HEAD = `ご請求書
請求日: 2026年11月2日
請求先: 株式会社ヨミモノ様
・コラム 第7回        22,000円
・取材記事            45,000円
・交通費 実費          6,740円
`;
const FOOT = `
登録番号 T5886958526849
三田村 咲
滋賀県彦根市本町2-3-7
080-5550-4417`;
const read = (sums: string) =>
  extractDocument({
    rows: rowsOfText(HEAD + sums + FOOT).rows,
    kind: 'invoice',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });

test('a charge that the row of the tax leaves out bears none', () => {
  for (const sums of [
    '小計 73,740円\n消費税 6,700円(交通費を除く67,000円の10%)\n請求合計 80,440円',
    '小計 73,740円\n消費税10%(交通費・宿泊費を除く) 6,700円\n請求合計 80,440円',
  ]) {
    const { status, fields } = read(sums);
    assert.deepEqual(
      [status, fields.total.value, fields.taxBreakdown.value?.map((row) => [row.rate, row.taxableAmount, row.tax])],
      [
        'passed',
        80_440,
        [
          [10, 67_000, 6_700],
          [0, 6_740, 0],
        ],
      ],
      sums,
    );
  }
});

test('what does not make up the difference is not left out', () => {
  const wrong = read('小計 73,740円\n消費税 6,800円(交通費を除く68,000円の10%)\n請求合計 80,540円');
  assert.notEqual(wrong.status, 'passed');
});

test('what a flat rate does not cover bears its tax', () => {
  const { facts } = explainDocument({
    rows: rowsOfText('請求書\n国内通話料(定額対象外)   1,240\nローミング  対象外   1,320\n合計 2,684').rows,
    kind: 'invoice',
    now: new Date('2026-11-16'),
    source: 'text',
  });
  assert.deepEqual(
    facts.map(({ kind, value }) => [kind, value]),
    [
      ['bare', 1240],
      ['zero', 1320],
      ['total', 2684],
    ],
  );
});
