import { GIFT_CARDS, WALLETS } from '../shared-words.ts';
import type { MoneyLabelRule } from './money-label.types.ts';

/** Money over the counter, and what is taken off. */
export const TILL_LABELS: readonly MoneyLabelRule[] = [
  {
    id: 'tendered',
    kind: 'tender',
    hint: null,
    pattern:
      /(?:現金)?お?(?<![鍵荷])預(?:り|かり)(?!番号)(?:金|合計|計|額)?|お?預かり?現金|現金預り?|投入金?額?|cashtendered|tendered/gi,
    example: '現金お預り ¥2,063',
    counterExample: '現金 ¥2,063',
  },
  {
    id: 'change',
    kind: 'change',
    hint: null,
    pattern:
      /お釣り?(?:銭)?|(?<![一-龠ぁ-んァ-ヶー])釣り?(?:銭)?(?!り?[堀具船竿券場糸針餌]|り?ざお|り?体験)|おつり(?:銭)?|(?<![一-龠ぁ-んァ-ヶー])つり(?:銭)?(?![ぁ-んァ-ヶ一-龠])|お返し|オツリ|ツリ(?:セン|銭)|^返却(?:金|額|金額)?(?=[¥\\\d])|^CG(?=[¥\\]\d)|change(?=[\\¥\d])/gi,
    example: 'お釣り ¥200',
    counterExample: 'お支払 ¥200',
  },
  {
    id: 'discount',
    kind: 'discount',
    hint: null,
    pattern:
      /(?:会員|社員|早割|朝割)?(?:\d{1,2}(?:%|割)|[一二三四五六七八九]割)(?:引き?|OFF|オフ)|(?:半額|見切り?|タイムセール)(?=[-△▲])|(?:出精)?(?:お)?値引き?(?:額|合計|計)?|割引(?:額|合計|計)?|クーポン(?:値引|割引|利用)?|優待|サービス券|割引券|値下げ?|クレジット適用|discount/gi,
    example: '30%引   -193',
    counterExample: '値札 180',
  },
];

/** How it was paid: only where no word for a sum was found. */
export const PAYMENT_LABELS: readonly MoneyLabelRule[] = [
  {
    id: 'paid-by',
    kind: 'paid_by',
    hint: null,
    pattern: new RegExp(
      String.raw`クレジット(?:カード)?(?:支払|売上|扱い?)?|(?<![ァ-ヶー一-龠A-Za-z])(?:法人|社用|給油|ハウス|提携|ETCコーポレート|ETCクレジット)?カード(?:支払い?|払い?|売上)?(?![ァ-ヶー]{2}|(?:決済)?手数料|発行|再発行|印刷)|VISA|JCB|MASTER(?:CARD)?|AMEX|交通系(?:IC|電子マネー|マネー)?(?:支払い?)?|電子マネー(?:支払い?)?|Suica|PASMO|ICOCA|(?<![a-z\d(])iD(?![a-z)])(?:支払い?)?|QUICPay|WAON|nanaco|楽天Edy|PayPay(?:支払い?)?|^[\p{L}\d]{1,10}(?:Pay|ペイ)(?:支払い?|決済)?(?=[¥\\]?\d)|楽天ペイ|${WALLETS.words}|(?:QR|コード|バーコード)(?:コード)?(?:決済|払い?)|現金(?!価格|特価|売価|単価|正価)(?:支払い?|領[収收])?|^ゲンキン|(?<![仕腰壁肩心気手願売])掛売?(?![け紙軸布時物具])|売掛(?!金請求|債権)|商品券|(?:友の会)?お?買い?物券|ギフト券|食事券|(?:${GIFT_CARDS.words})(?!\d[\d,]*円(?:分|券))|^CA(?=[¥\\]\d)|bank ?transfer`,
      'giu',
    ),
    example: 'クレジット ¥6,432',
    counterExample: '仕掛セット 1,200',
  },
];
