import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../document/analysis.ts';
import { rowsOfText } from '../page/rows.ts';
import { betweenContacts } from './contact-pieces.ts';
import { findCustomers } from './customer.ts';
import { findSupplier, rankSuppliers } from './supplier.ts';

const T = 'T7010001129946';
const issuerOf = (row: string): string | null => {
  const analysis = analyse(
    rowsOfText(`請求書 発行日 2026年2月27日\n見本商事(株) 様\n板 4枚 @16,000 64,000\n${row}`).rows,
  );
  return findSupplier(rankSuppliers(analysis, findCustomers(analysis), false))?.value ?? null;
};

test('a name stands with its contacts in one row, single spaces between them', () => {
  assert.equal(issuerOf(`見本ガラス店 ${T} 北海道北見市大通東5-8 0157-23-6671`), '見本ガラス店');
  assert.equal(issuerOf(`見本畳店 福岡県柳川市本町53 0944-73-2280 登録番号 ${T}`), '見本畳店');
  assert.equal(issuerOf(`${T} 見本表具店 〒602-8024 京都市上京区米屋町281`), '見本表具店');
  assert.equal(issuerOf(`木工房みほん TEL 0157-23-6671 ${T}`), '木工房みほん');
  assert.equal(issuerOf(`株式会社見本硝子 ${T} 北海道北見市大通東5-8`), '株式会社見本硝子');
});

test('who keeps the house is not part of its name, with a title or without', () => {
  assert.equal(issuerOf(`見本緑化園 園主 堤 修 久留米市田主丸町811-3 0943-72-3318 ${T}`), '見本緑化園');
  assert.equal(issuerOf(`見本電工 遠藤 勝 ${T} 静岡県湖西市鷲津1203`), '見本電工');
  assert.equal(issuerOf(`民宿みほん 女将 佐藤 花子 ${T} 静岡県湖西市鷲津1203`), '民宿みほん');
  assert.equal(issuerOf(`神崎塗装 神崎 優 ${T}`), '神崎塗装');
});

test('labels left over, and names grown to their address, are none', () => {
  const pieces = (text: string) => {
    const analysis = analyse(rowsOfText(text).rows);
    const row = analysis.rows[0]!;
    return row.segments.flatMap((segment) => betweenContacts(segment, row, analysis).map((piece) => piece.text));
  };
  assert.deepEqual(pieces('お問合せ 0120-884-205'), []);
  assert.deepEqual(pieces('tel. 092-713-8860 / mail: info@mihon.example'), []);
  assert.deepEqual(pieces('見本造園大和郡山市城内町77-2 電話 043-485-9001'), []);
  assert.deepEqual(pieces('見本商店 (登録番号 T7010001129946)'), ['見本商店']);
});
