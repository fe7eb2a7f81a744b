import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withGaps } from './closed-gaps.ts';

const cellsOf = (lines: readonly string[]): readonly (readonly string[])[] =>
  withGaps(lines).map((line) => line.trim().split(/ {2,}/));

const HEAD = ['請求書', '株式会社見本商店 御中', '発行日 2026年10月31日'];

test('a count with its unit in front of the amount is a column of its own where the paper says so', () => {
  const cells = (...rows: string[]) => cellsOf([...HEAD, ...rows]).slice(HEAD.length);
  assert.deepEqual(cells('バス駐車場 1件 3,300'), [['バス駐車場', '1件', '3,300']]);
  // Sizes belong to the names.
  assert.deepEqual(cells('洗剤 2L 1,980', '電池 4本 548'), [['洗剤 2L 1,980'], ['電池 4本 548']]);
  assert.deepEqual(cells('チラシ 200枚 2,600', 'ポスター A2 50枚 16,500'), [
    ['チラシ', '200枚', '2,600'],
    ['ポスター A2', '50枚', '16,500'],
  ]);
  assert.deepEqual(cells('団子 8枚 600', '団子 12枚 850'), [['団子 8枚 600'], ['団子 12枚 850']]);
});

test('count and price are found by what they make', () => {
  const cells = (row: string) => cellsOf([...HEAD, row]).at(-1);
  assert.deepEqual(cells('テント 2K×3K 設営 10張 28,000 280,000'), ['テント 2K×3K 設営', '10張', '28,000', '280,000']);
  assert.deepEqual(cells('遠隔監視 月額 3,000円 × 3ヶ月 9,000円'), ['遠隔監視', '月額', '3,000円 × 3ヶ月', '9,000円']);
  assert.deepEqual(cells('レモンケーキ ¥480 ¥480'), ['レモンケーキ', '¥480', '¥480']);
  assert.deepEqual(cells('テント 10張 28,000 290,000'), ['テント 10張 28,000 290,000']);
});

test('a table stands under its heading again', () => {
  const table = ['商品 単価 数量 金額', 'USBハブ 7in1 グレー 4,980 1 4,980', 'ケーブル 2m 1,195 2 2,390', '合計 7,370'];
  assert.deepEqual(cellsOf([...HEAD, ...table]).slice(HEAD.length), [
    ['商品', '単価', '数量', '金額'],
    ['USBハブ 7in1 グレー', '4,980', '1', '4,980'],
    ['ケーブル 2m', '1,195', '2', '2,390'],
    ['合計 7,370'],
  ]);
});

test('two columns of a letterhead', () => {
  const cells = (line: string) => cellsOf([...HEAD, line]).at(-1);
  assert.deepEqual(cells('株式会社見本 御中 有限会社北浜塗装店'), ['株式会社見本 御中', '有限会社北浜塗装店']);
  assert.deepEqual(cells('〒760-0017 〒541-0041'), ['〒760-0017', '〒541-0041']);
  assert.deepEqual(cells('群馬県前橋市富士見町820-2 請求日 2026/10/31'), [
    '群馬県前橋市富士見町820-2',
    '請求日 2026/10/31',
  ]);
  assert.deepEqual(cells('ロッカー番号 114 服部 明夫 様'), ['ロッカー番号 114', '服部 明夫 様']);
});

test('a paper that has its gaps stays as it is', () => {
  const lines = [...HEAD, '品名  数量  金額', 'チラシ 200枚 2,600'];
  assert.equal(withGaps(lines), lines);
});

test('labels over their values, and days with their hours, are left alone', () => {
  for (const line of ['請求番号 請求日 お支払期限', '2026/10/31 18:05 No.55', '登録番号 T1234567890123'])
    assert.equal(withGaps([...HEAD, line]).at(-1), line);
});

test('the second side of a letterhead begins in one place', () => {
  const lines = withGaps([
    '請求先 請求元',
    '株式会社見本商店 御中 アトリエ見本合同会社',
    '〒420-0857 静岡市葵区御幸町11-8 〒460-0008 名古屋市中区栄3-22-15',
    '件名 撮影',
  ]);
  const wide = (text: string) => [...text].reduce((sum, sign) => sum + (sign.codePointAt(0)! < 0x2e80 ? 1 : 2), 0);
  const places = ['請求元', 'アトリエ', '〒460'].map((word, at) => wide(lines[at]!.slice(0, lines[at]!.indexOf(word))));
  assert.equal(new Set(places).size, 1);
});

test('what parts a name from its honorific is no column', () => {
  assert.equal(withGaps([...HEAD, '医療法人　見本会　様 No.118']).at(-1), '医療法人 見本会 様   No.118');
});
