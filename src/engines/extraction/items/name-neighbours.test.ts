import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { readRow } from './cells.ts';
import { readHeading } from './columns.ts';

const nameOf = (line: string): string => readRow(rowsOfText(line).rows[0]!, null, false).description;

test('a word between a name and its count is part of the name where no column is for it', () => {
  assert.equal(nameOf('焼抜蒲鉾   特上   5本   850   4,250'), '焼抜蒲鉾 特上');
  assert.equal(nameOf('消火器交換   10型   8本   46,400'), '消火器交換 10型');
  assert.equal(nameOf('院内講習会　講師料　二回　単価　四〇、〇〇〇円　八〇、〇〇〇円'), '院内講習会 講師料');
});

test('a word that says what is counted is none', () => {
  assert.equal(nameOf('記帳代行料   仕訳   642件   20   12,840'), '記帳代行料');
});

test('the word that says that goods follow names none', () => {
  assert.equal(nameOf('2  内    訳    受講料  7,700円 x 14名    107,800円'), '受講料');
  assert.equal(nameOf('内訳　桐箱　二百個　単価　壱千百円　二二〇、〇〇〇円'), '桐箱');
});

const under = (heading: string, line: string): string => {
  const [head, row] = rowsOfText(`${heading}\n${line}`).rows;
  return readRow(row!, readHeading(head!), false).description;
};

test('a code without figures stays under its own column', () => {
  assert.equal(
    under('品番     品名             数量  単価   金額', 'PL-EX    運賃(路線便)     6     7,000  42,000'),
    '運賃(路線便)',
  );
});

test('a size one space behind a name belongs to it', () => {
  assert.equal(
    under('品名 規格               数量  単価   金額', '羽子板ボルト 座金付     80    210   16,800'),
    '羽子板ボルト 座金付',
  );
});
