import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { analyse } from './analysis.ts';
import { findInvoiceId, findReceiptNumber } from './paper-number.ts';

const invoice = (...lines: string[]) => findInvoiceId(analyse(rowsOfText(lines.join('\n')).rows))?.value ?? null;
const receipt = (...lines: string[]) => findReceiptNumber(analyse(rowsOfText(lines.join('\n')).rows))?.value ?? null;

test('a registration number is never the number of a paper', () => {
  assert.equal(receipt('見本商店', 'Reg.No. T4011001950087', '合計 ¥500'), null);
  assert.equal(receipt('T No.T6170002531400', 'Rental Slip #R-20887'), 'R-20887');
});

test('a code beside the title, or first in the row below it, numbers an invoice', () => {
  assert.equal(invoice('INVOICE / 請求書      ADX-26-1107', '株式会社見本'), 'ADX-26-1107');
  assert.equal(invoice('見本翻訳', '東京都武蔵野市1-2-3', 'INVOICE  HM-2026-31'), 'HM-2026-31');
  assert.equal(invoice('QUOTATION 御見積書', 'Q-26-5512            Date 2026/10/02'), 'Q-26-5512');
});

test('a number may stand below its label, where every line holds one thing', () => {
  assert.equal(invoice('請求書', '番号', 'T-2026-19', '発行日', '2026年5月7日'), 'T-2026-19');
  assert.equal(receipt('領収書', 'No.', '0417-22', '合計 500円'), '0417-22');
  assert.equal(invoice('請求書', '番号', '2026-05-07'), null);
  assert.equal(invoice('請求書', '番号', '03-1234-5678'), null);
});

test('figures alone number an invoice at the end of the row of its title only', () => {
  assert.equal(invoice('請求書  SEQ 44102', '発行日 2025年10月31日'), '44102');
  assert.equal(invoice('工事請求書    0044102', '発行日 2025年10月31日'), '0044102');
  assert.equal(invoice('請求書   2026', '株式会社見本'), null);
  assert.equal(invoice('請求書', '見本町   0044102'), null);
});

test('behind the day of the paper, in the row below the title', () => {
  assert.equal(invoice('PROFORMA INVOICE (仮請求書)', '作成日 2026年5月13日  PF-0513'), 'PF-0513');
  assert.equal(invoice('請求書', '発行日: 2026/05/13   AB-118'), 'AB-118');
  assert.equal(invoice('請求書', '2026年5月13日 現場 B棟   AB-118'), null);
});

test('a code of its own beside the title numbers a receipt', () => {
  assert.equal(receipt('領 収 書                    2026-0388', '見本商店 様'), '2026-0388');
  assert.equal(receipt('領収書   03-1234-5678', '見本商店 様'), null);
  assert.equal(receipt('領収書   東京都港区芝 12-3-4', '見本商店 様'), null);
});

test('the number of the paper that is taken back is not the own one', () => {
  const own = '発行日 2026年9月15日   番号 CN-0915-02';
  assert.equal(invoice('適格返還請求書', own, '返品対象取引日 2026年9月8日 (請求書 No. S-0908-31)'), 'CN-0915-02');
  assert.equal(invoice('CREDIT NOTE', 'No. CN-7', 'Original invoice no. S-0908'), 'CN-7');
  assert.equal(invoice('修正請求書', '訂正前ご請求書番号 S-0908', '番号 S-0908R'), 'S-0908R');
  assert.equal(invoice('請求書', '請求書番号 S-0908   請求対象期間 2026年9月'), 'S-0908');
});

test('what numbers a customer, a ship or another paper is left alone', () => {
  assert.equal(invoice('ご請求書(控)   得意先CD:A0332'), null);
  assert.equal(invoice('立替金請求書        Ref. IM-26-33108', 'B/L No. MSQU8820114'), 'IM-26-33108');
  assert.equal(invoice('返品伝票', '発行日 2026/11/02   No.赤-0231', '元伝票 No.1-88230'), '赤-0231');
  assert.equal(invoice('赤伝票', '伝票No R-88120   元伝票 88014 (2026/10/21)'), 'R-88120');
  assert.equal(invoice('赤伝票', '元伝票No 88014   対象 1,240'), null);
});

test('the numbers of deliveries among the goods are not the number of the bill', () => {
  assert.equal(invoice('請求書', '09/24 No5521 塗料 15kg   4 缶 @14,600   58,400'), null);
  assert.equal(
    invoice('請求書', '伝票日付 伝票No 品名     数量  単価    金額', '10/05    7712  糊 5  3,200  16,000'),
    null,
  );
});

test('letters that were figures are read as figures', () => {
  assert.equal(invoice('請求書', '請求書番号 ED-2026-O18'), 'ED-2026-018');
  assert.equal(invoice('請求書', '請求書番号 K-41O2-l'), 'K-4102-1');
  assert.equal(invoice('請求書', 'No. 44O2'), '4402');
  assert.equal(invoice('請求書', '請求書番号 SO-118'), 'SO-118');
});

test('numbers as tills print them', () => {
  assert.equal(receipt('2026-04-11 14:50   Receipt 00733'), '00733');
  assert.equal(receipt('Room 1106   Arr 2026/10/09   Folio 551207-A'), '551207-A');
  assert.equal(receipt('2026.05.04  10:21  窓口B  #B-1047'), 'B-1047');
  assert.equal(receipt('26-11-13(金) 17:58    1-0441'), '1-0441');
  assert.equal(receipt('2026/11/07 05:12 係:松井  伝 0093'), '0093');
  assert.equal(receipt('領収書  第R8-033号'), 'R8-033');
  assert.equal(receipt('領収書', '券番 1108-221'), '1108-221');
  assert.equal(receipt('領収書', '宮城県公安委員会許可 第22107号'), null);
  assert.equal(receipt('2026.09.12(土) 11:11 R2-0091'), 'R2-0091');
  assert.equal(receipt('2026年6月6日(土) 8:55 レジ1 #31'), '31');
  assert.equal(receipt('2026年10月16日(金)  20:12  伝:2-0441'), '2-0441');
  assert.equal(receipt('2026/09/05(土) 17:18 券売機2 連番004417'), '004417');
  assert.equal(receipt('02 Feb 2026 08:33   Order 77120'), '77120');
  assert.equal(receipt('登録番号 T3879546384905  Reg.06 Trans 8817'), '8817');
  assert.equal(receipt('TRX# 004417'), '004417');
  assert.equal(receipt('精算機 03 通番 08812'), '08812');
  assert.equal(receipt('乗船券 領収書', '整理番号 TR-0809-1173'), 'TR-0809-1173');
  assert.equal(receipt('整理番号 45 でお呼びします', 'No.0417-22'), '0417-22');
  assert.equal(receipt('ご利用代金領収書  契約No K26-330917'), 'K26-330917');
  assert.equal(receipt('ご利用代金領収書', 'ご契約番号 26-330917'), null);
  assert.equal(receipt('御見積書', '見積番号 M-2610-07   見積日 2026年10月7日'), 'M-2610-07');
});

test('the number of a till, a clerk or a locker is none of the receipt', () => {
  assert.equal(receipt('2026年05月05日(火)07:22 #01'), null);
  assert.equal(receipt('2026年 9月29日(火) 07:48  責No.077'), null);
  assert.equal(receipt('領収書', 'ロッカーNo. 0217 (中)'), null);
  assert.equal(receipt('領収書', '乗務員 No.1147'), null);
  assert.equal(receipt('領収書', '座席 No.14-2'), null);
  assert.equal(invoice('請求書', '見本牧場 様 (牛群 No.33)'), null);
  assert.equal(invoice('請求書', '請求書番号 イ-8-0219'), 'イ-8-0219');
  assert.equal(invoice('請求書', '請求書番号 R8-酒-0031'), 'R8-酒-0031');
});

test('an office that counts by a sign of its own prints it beside the title', () => {
  assert.equal(invoice('請求書(雪-118)'), '雪-118');
  assert.equal(invoice('賦課金請求書  賦8-31'), '賦8-31');
  assert.equal(receipt('領収証             受-2281'), '受-2281');
  assert.equal(invoice('請求書  令和8-10'), null);
  assert.equal(invoice('請求書', '文書番号 洋環第26-77号'), '洋環第26-77号');
});

test('a code set apart in the head of a paper that labels nothing', () => {
  assert.equal(invoice('納品書 N-0605   納品日 2026/06/05', '見本食品株式会社'), 'N-0605');
  assert.equal(invoice('請求書', '見本食堂 御中             U-33-09'), 'U-33-09');
  assert.equal(invoice('燃料カードご利用明細', '2026年7月31日締  FC-0731-118'), 'FC-0731-118');
  assert.equal(invoice('請求書 601', '株式会社見本'), '601');
  assert.equal(receipt('領収書【再発行】 H-0220-7', '見本商店'), 'H-0220-7');
  assert.equal(invoice('請求書', '株式会社見本   TEL054-262-8871'), null);
  assert.equal(receipt('POS-05A', '合計 500円'), null);
});

test('behind the time a till counts its slips, whatever it calls them', () => {
  assert.equal(receipt('2026-07-25(土) 20:57 12-4410'), '12-4410');
  assert.equal(receipt('2026-08-01 16:40:22 [08-0031]'), '08-0031');
  assert.equal(receipt('2026-08-28 (金) 23:12   CHK 20887'), '20887');
  assert.equal(receipt('2026/08/29(土) 13:41 POS-07 0021187'), '0021187');
  assert.equal(receipt('2026/02/28(土) 18:09  R:0226'), '0226');
  assert.equal(receipt('2026/02/28(土) 18:09  責:0226'), null);
  assert.equal(receipt('RECEIPT  No. PB-20713'), 'PB-20713');
  assert.equal(receipt('GST No. 88-114-205'), null);
});

test('several of a kind are no number of the paper', () => {
  assert.equal(invoice('請求書', '4月分 月極駐車場 No.3,4,5   3台 × 8,800   26,400'), null);
  assert.equal(invoice('請求書 No.345'), '345');
});

test('a number that only begins as a registration number does', () => {
  assert.equal(invoice('請求書', '請求番号 T2611-009178   発行日 2026年11月12日'), 'T2611-009178');
  assert.equal(receipt('伝票番号：T119-20261025-0447'), 'T119-20261025-0447');
  assert.equal(invoice('請求書', '請求番号 T7010001129946'), null);
});

test('places and goods have numbers of their own', () => {
  assert.equal(receipt('領収書', '車室 No.14', 'No.0041229'), '0041229');
  assert.equal(receipt('領収書', '砥石 #1000   1   2,750'), null);
  assert.equal(receipt('領収書', 'No.1 ダウン   2,420'), null);
});

test('a sale of Square and a contract of hire number a receipt', () => {
  assert.equal(receipt('2026/07/16 15:20', '#aK4p'), 'aK4p');
  assert.equal(receipt('貸渡料金 領収書', '契約No NK-771025'), 'NK-771025');
  assert.equal(receipt('ガス料金 領収書', 'ご契約番号 3300-71824-5'), null);
});
