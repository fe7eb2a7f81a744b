import type { KindSubject } from '../../document/kind.ts';
import type { Rule } from '../../learned/rule.ts';
import { INVOICE, RECEIPT, says, titled } from './kind-subject.ts';

const isReturn = titled(
  /返還(?:請求書|インボイス)|赤伝|赤字請求|クレジットノート|credit(?:note|memo)|値引通知|減額通知|マイナス請求/i,
);
const isReturnOfGoods = titled(/返品(?:伝票|レシート)?/);

/** What makes a paper one of the others of a trade: a return, quotation, order, delivery, payment notice, reminder or card slip. */
export const TRADE_RULES: readonly Rule<KindSubject>[] = [
  {
    id: 'title-return',
    // A till that gives money back prints a receipt: 返品 alone makes a note only among invoices.
    when: (s) => isReturn(s) || (s.endpoint === 'invoice' && isReturnOfGoods(s)),
    example: '適格返還請求書\n合計 △500',
    counterExample: INVOICE,
  },
  {
    id: 'says-returned',
    when: says(/返品|返金|対価の返還|値引き?(?:に伴|による)返|売上(?:げ)?割戻|相殺させて/),
    example: '請求書\n下記返品につきまして',
    counterExample: INVOICE,
  },
  {
    id: 'negative-total',
    when: (s) => s.facts.some((fact) => (fact.kind === 'total' || fact.kind === 'payable') && fact.value < 0),
    example: '合計 △23,760',
    counterExample: INVOICE,
  },
  {
    id: 'title-quotation',
    when: titled(/見積(?:書|もり書|り書)?|quotation|estimate|quote$/i),
    example: '御見積書\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'says-quoted',
    when: says(/お?見積(?:り|もり)?(?:申し?上げ|いた|致|書を)|見積(?:金額|番号|日|有効)|(?:見積|本書)?有効期[限間]/),
    example: '下記の通りお見積り申し上げます\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'title-order',
    when: titled(
      /(?:注文|発注|注文請)書(?!(?:N[oO]|№|番号|#)[.:：]?)|(?:注文|予約)票|purchaseorder|^order(?:form|sheet|confirmation)?$/i,
    ),
    example: '注 文 書\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'says-ordered',
    when: says(/(?:注文|発注)(?:いた|致|申し?上げ|します)|発注日|納期/),
    example: '下記のとおり注文いたします\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'title-delivery',
    // 納品書兼請求書 is a bill that came with the goods.
    when: titled(
      /納品(?:書|伝票)(?!(?:・|兼|及び|\/)(?:御|ご)?請求)|出荷(?:案内|明細)書?|受領書|送り?状|deliverynote|packinglist/i,
    ),
    example: '納 品 書\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'says-delivered',
    when: says(/納品(?:いた|致|申し?上げ)|受領印|検収印|お受け取りください/),
    example: '下記のとおり納品いたしました\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'title-payment-notice',
    when: titled(
      /(?:支払|振込|お支払い?)(?:の)?(?:通知|明細|案内)書?(?![(]請求書)|仕入明細書|(?:報酬|原稿料|業務委託料)(?:支払)?(?:明細|通知)書?|remittance(?:advice|notice)|selfbill/i,
    ),
    example: '支払通知書\n合計 500',
    counterExample: INVOICE,
  },
  {
    id: 'says-will-pay',
    when: says(/(?:通り|とおり)(?:お支払い?|お?振込み?)(?:いた|致|申し?上げ|します)|確認があったものとみなし/),
    example: '下記の通りお支払いいたします\n合計 500',
    counterExample: `${INVOICE}\nお支払いをお願いいたします`,
  },
  {
    id: 'title-dunning',
    when: titled(
      /督促|催告|(?<!状[況態][:：]?|ステータス[:：]?|[前先]月|前回|当月)(?!^未払い?$)未(?:払い?|入金|納)(?:金)?(?:の)?(?:お知らせ|のご案内|通知)?|お支払い?の?(?:お願い|ご確認)|reminder|overdue/i,
    ),
    example: '督 促 状\n未入金額 500円',
    counterExample: INVOICE,
  },
  {
    id: 'says-unpaid',
    when: says(
      /(?:ご)?入金(?:の)?(?:が)?(?:確認)?(?:が)?(?:できて|取れて|いただけて|されて|ございま)(?:おりません|いません|ません)|期限を(?:過ぎ|経過)|行き違い|未入金|延滞(?:金|損害金)を/,
    ),
    example: 'ご入金の確認ができておりません\n500円',
    counterExample: INVOICE,
  },
  {
    id: 'title-card-slip',
    when: titled(
      /(?:クレジット|カード|QR|コード決済|電子マネー).{0,6}(?:売上票|売上募|ご?利用票|控え?|明細)|売上票|加盟店控|cardslip/i,
    ),
    example: 'クレジット売上票\n金額 ¥500',
    counterExample: RECEIPT,
  },
  {
    id: 'card-fields',
    when: (s) =>
      [
        '承認番号',
        '端末番号',
        'カード番号',
        '会員番号',
        '支払区分',
        '支払回数',
        '取引内容',
        '取引種別',
        '処理通番',
        'カード会社',
        '加盟店名',
      ].filter((word) => s.text.includes(word)).length >= 3,
    example: '承認番号 12\n端末番号 34\nカード会社 UC\n500円',
    counterExample: RECEIPT,
  },
];
