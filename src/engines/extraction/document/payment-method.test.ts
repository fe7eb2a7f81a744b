import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { analyse } from './analysis.ts';
import { findPaymentMethod } from './payment-method.ts';

const paid = (text: string, isReceipt = true) =>
  findPaymentMethod(analyse(rowsOfText(text).rows), isReceipt, new Set())?.value ?? null;

test('how it was paid is said by the word beside the sum', () => {
  assert.equal(paid('合計 ¥2,620\nQR決済  ¥2,620'), 'qr_code');
  assert.equal(paid('合計 ¥5,280\nカード  ¥5,280'), 'credit_card');
  assert.equal(paid('合計 2,608\niD  2,608'), 'e_money');
  assert.equal(paid('合計 ¥1,265\n現計  ¥1,265'), 'cash');
  assert.equal(paid('合計 ¥1,265\nポイントカード  120'), null);
});

test('a bill is paid where its account or its day of debit says', () => {
  assert.equal(paid('ご請求額 1,936,000\n取引銀行 越後信金 長岡支店 当座 66102', false), 'bank_transfer');
  assert.equal(paid('請求合計 343,904円\n振替日 令和8年11月20日', false), 'direct_debit');
  assert.equal(paid('自動引落: クレジットカード (末尾 2208)', false), 'credit_card');
  assert.equal(paid('売掛金残高 ¥1,284,500', false), null);
});

test('how it need not be paid is no way of payment', () => {
  assert.equal(paid('ご請求金額 33,000\n売上金から控除済み 33,000 お振込不要', false), null);
  assert.equal(paid('ご請求金額 33,000\n銀行振込にてお支払いください', false), 'bank_transfer');
});

test('money taken in trust earlier, or a slip for things left, is no cash', () => {
  assert.equal(paid('内金(9/20お預り) -¥10,000'), null);
  assert.equal(paid('お預り票 タグ 4-218'), null);
});

test('a card, as counters and damaged slips print it', () => {
  assert.equal(paid('お支払合計 ¥75,042\nカード(一括)   ¥75,042'), 'credit_card');
  assert.equal(paid('合計 ¥7,9■■\nカード   ¥7,9■■'), 'credit_card');
  assert.equal(paid('合計 ¥7,900\nカード済'), 'credit_card');
  assert.equal(paid('TOTAL ¥12,700\nCREDIT   ¥12,700'), 'credit_card');
  assert.equal(paid('お支払:カード(タッチ)'), 'credit_card');
  assert.equal(paid('メッセージカード  110\n合計 110'), null);
});

test('cash is what was handed over with change, also where a charged card has a number', () => {
  assert.equal(paid('合計 900円\n受領 1,000円 つり 100円'), 'cash');
  assert.equal(paid('入金 ¥2,000\n釣銭 ¥840'), 'cash');
  assert.equal(paid('カード番号 0088-4512-**77\n投入金額 3,000円 釣銭 0円'), 'cash');
  assert.equal(paid('お預り日 2026/11/05 18:21\n合計 1,200'), null);
  assert.equal(paid('保証金お預り 20,000'), null);
});

test('an English bill names its bank', () => {
  assert.equal(paid('Bank: Senri Bank, Esaka Branch, Ordinary 4402118', false), 'bank_transfer');
  assert.equal(paid('Pay by card on file ending 4417', false), 'credit_card');
});

test('a way of payment that is ruled out is none', () => {
  assert.equal(paid('合計 ¥10,492\n組合員カード掛売ではなく現金'), 'cash');
  assert.equal(paid('合計 17,050円\n現金でお預かりしました 17,050円'), 'cash');
});

test('a transfer named beside the day of payment says more than a bill to be paid', () => {
  assert.equal(paid('請求書払いのご注文明細です\nお支払期限 2026/10/31 銀行振込', false), 'bank_transfer');
  assert.equal(paid('請求書払いのご注文明細です', false), 'on_account');
  assert.equal(paid('合計 ¥1,149\n見本ペイ(コード払)¥1,149'), 'qr_code');
});

test('means that a pad offers and nobody marked say nothing', () => {
  assert.equal(paid('領収証\n¥ 16,500-\n現金 ・ 小切手 ・ 振込'), null);
  assert.equal(paid('領収証\n¥ 16,500-\n現金'), 'cash');
});

test('a way that is named and not taken is none', () => {
  assert.equal(paid('お支払金額 13,780\n現金 0 / カード 13,780'), 'credit_card');
  assert.equal(paid('掛売 0 現金 16,020'), 'cash');
  assert.equal(paid('お支払 売掛カード以外・現金 20,000'), 'cash');
  assert.equal(paid('合計 8,800\n現金 □  カード ☑  その他 □'), 'credit_card');
});

test('wallets and cards of a shop by their shape', () => {
  assert.equal(paid('合計 ¥4,950\nAEON Pay   ¥4,950'), 'qr_code');
  assert.equal(paid('合計 ¥5,340\nQUICPay   ¥5,340'), 'e_money');
  assert.equal(paid('合計 ¥41,800\nカード一括 ¥41,800'), 'credit_card');
  assert.equal(paid('合計 ¥14,250\nお預り ¥1O.OOO\nお釣り ¥5.75O'), 'cash');
});

test('an account or a card says how a bill is settled', () => {
  assert.equal(paid('お支払期限 10/20\n上毛信組 富士見 普0020114', false), 'bank_transfer');
  assert.equal(paid('クレジットカード払い 引落日 2026/8/27', false), 'credit_card');
  assert.equal(paid('口座振替のお申込みは上下水道課へ', false), null);
});
