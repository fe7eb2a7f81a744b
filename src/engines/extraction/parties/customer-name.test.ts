import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../document/analysis.ts';
import { rowsOfText } from '../page/rows.ts';
import { findCustomers } from './customer.ts';
import { stripLead } from './customer-name.ts';

const customerOf = (...lines: string[]): string | null =>
  findCustomers(analyse(rowsOfText(lines.join('\n')).rows))[0]?.value ?? null;

test('what somebody is to the issuer, with a number or in brackets, is no part of the name', () => {
  assert.equal(customerOf('領収書', '受講生 3152 見本 琉斗 様'), '見本 琉斗');
  assert.equal(customerOf('領収書', '出荷者 No.0381 見本 実 様'), '見本 実');
  assert.equal(customerOf('請求書', '■ご請求先 見本 和也 様'), '見本 和也');
  assert.equal(customerOf('請求書', '得意先 見本農園 様'), '見本農園');
  assert.equal(customerOf('請求書', '見本町自治会 会長 様'), '見本町自治会');
  assert.equal(customerOf('請求書', '2年3組 見本 奏太 保護者 様'), '2年3組 見本 奏太');
  assert.equal(customerOf('RECEIPT', 'Guest: Mr. Ryohei Mihon'), 'Ryohei Mihon');
});

test('a patient is the customer, not the hospital in the row above', () => {
  assert.equal(customerOf('医療法人みほん会 見本病院', '患者 ID 0044178 見本 幸次郎 様'), '見本 幸次郎');
});

test('a house of the customer belongs to its name, a department does not', () => {
  assert.equal(customerOf('請求書', '株式会社見本 第二工場 様'), '株式会社見本 第二工場');
  assert.equal(customerOf('請求書', '国立大学法人 見本大学 附属病院 御中'), '国立大学法人 見本大学 附属病院');
  assert.equal(customerOf('請求書', '株式会社見本 総務部 御中'), '株式会社見本');
});

test('behind an arrow, behind 御中 or a label of another language', () => {
  assert.equal(customerOf('請求書', '株式会社みほん精密 → 東栄みほん株式会社 御中'), '東栄みほん株式会社');
  assert.equal(customerOf('請求書', '御中 : 株式会社 みほん建設'), '株式会社 みほん建設');
  assert.equal(customerOf('領収書', '様: 劇団みほん'), '劇団みほん');
  assert.equal(customerOf('INVOICE', 'Attention: CFO, Pacific Mihon K.K.'), 'Pacific Mihon K.K.');
  assert.equal(customerOf('INVOICE', 'Attn: Accounts Payable', 'Bill to: Pacific Mihon K.K.'), 'Pacific Mihon K.K.');
  assert.equal(customerOf('請求書', '株式会社シーみほん', '施設管理部  石原 様'), '株式会社シーみほん');
  assert.equal(customerOf('INVOICE', 'Buyer 買主: Teehaus Muster GmbH, Hamburg, Germany'), 'Teehaus Muster GmbH');
});

test('御申 and 樣 are read', () => {
  assert.equal(customerOf('請求書', 'みほんホテル　御申'), 'みほんホテル');
  assert.equal(customerOf('領収證', '見本齒科醫院 樣'), '見本齒科醫院');
});

test('of fields in one line the last one names the customer', () => {
  assert.equal(stripLead('部屋 0912 御名前 見本 花子'), '見本 花子');
  assert.equal(stripLead('クラス ひよこ組 園児名 見本 ここな'), '見本 ここな');
  assert.equal(stripLead('48 みほん観光'), 'みほん観光');
  assert.equal(stripLead('見本 花子'), '見本 花子');
});

test('the title of the paper grown to the name is none of it', () => {
  assert.equal(stripLead('領収書みほん会'), 'みほん会');
  assert.equal(stripLead('請求書 みほん会'), 'みほん会');
});
