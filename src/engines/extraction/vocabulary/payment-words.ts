import type { PaymentMethod } from '../../../contract/labels/extraction.labels.ts';
import { GIFT_CARDS, WALLETS } from './shared-words.ts';

/** Words that say how money changed hands, run over a row without its spaces. The heavier decides. */
export interface PaymentWords {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly weight: number;
  readonly pattern: RegExp;
  readonly example: string;
  readonly counterExample: string;
}

/** A sum to the end of the row, whole or with figures that could not be read; on torn slips none at all. */
const SUM = String.raw`[¥\\]?[\d■□?]?[\d,.■□?*]*円?$`;
const PAID = 'お?支払い?(?:方法)?[:：]?|ご?精算|領収額?|決済|(?:お)?会計';

/** Brand names are surer than generic words: some tills print 電子マネー for PayPay. */
export const PAYMENT_WORDS: readonly PaymentWords[] = [
  {
    id: 'code-brand',
    method: 'qr_code',
    weight: 5,
    pattern: new RegExp(
      String.raw`PayPay|ペイペイ|楽天ペイ|楽天Pay|${WALLETS.words}|ゆうちょPay|Alipay|WeChatPay|(?:QR|バー)コード(?:決済|支払)|コード(?:決済|支払|払い?)|QR(?:決済|支払|払い)|スマホ(?:決済|支払|払い)|\(QR\)|J-?Coin|ファミペイ|^(?:${PAID})?QR(?:ペイ)?(?=[¥\\]?\d[\d,]*円?$)|(?<![A-Z])(?!(?:Apple|Google|G|Amazon|Samsung|QUIC|Union)Pay)[A-Zァ-ヴー]{0,8}Pay(?:QR?|Link)?(?:\(コード\))?(?=[¥\\]?\d[\d,]*円?$|にて領収)`,
      'i',
    ),
    example: '支払 QR 1,200',
    counterExample: 'QRコードで会員登録',
  },
  {
    id: 'money-brand',
    method: 'e_money',
    weight: 4.5,
    pattern:
      /交通系|コウツウケイ|S(?:uica|UICA)|スイカ|PASMO|ICOCA|TOICA|manaca|nimoca|SUGOCA|(?<![a-z])iD(?:支払|決済|払|$|[^a-z:：\d])|QUICPay|クイックペイ|WAON|nanaco|ナナコ|楽天Edy|Edy/,
    example: '交通系IC 2,830',
    counterExample: 'android',
  },
  {
    id: 'money-word',
    method: 'e_money',
    weight: 3.5,
    pattern:
      /電子マネー|マネー支払|ICカード(?:支払|払|(?=[¥\\]?\d[\d,]*円?$))|^ICカード(?!チャージ|入金|再発行|販売|発売|デポジット)[^\d¥\\]{1,12}(?=[¥\\]?\d[\d,]*円)|IC(?:支払|払い|決済)|^IC(?=[¥\\]?\d[\d,]*円?$)|^ID支払|^(?:お?支払い?)?[iI]D(?=[¥\\]?\d[\d,]*円?$)/,
    example: 'ICカード 468',
    counterExample: 'ICカードチャージ領収書',
  },
  {
    id: 'on-account',
    method: 'on_account',
    weight: 4.6,
    pattern: /掛売|売掛(?!金|[ー\-―])|掛け売り|掛扱|請求書払い|月極(?:精算|請求)|法人カード掛/,
    example: '掛売 12,400',
    counterExample: '売掛 ー 現金 13,000',
  },
  {
    id: 'card',
    method: 'credit_card',
    weight: 4,
    pattern: new RegExp(
      String.raw`クレ(?:ジ|シ[゛ﾞ\u3099])[ッツ][ト卜]|Square(?:カード|決済)|クレカ|^CREDIT(?=[¥\\]?\d|$)|V[I1l]SA|MASTER(?:CARD)?|マスターカード|JCB|AM[EΕ]X|アメックス|Diners|ダイナース|一括払|creditcard|cardending|cardonfile|UnionPay|銀聯|AmericanExpress|^(?:${PAID})?カード(?:[(（](?:一括|分割|\d{1,2}回|リボ|タッチ)[^)）]*[)）])?(?:済み?)?(?=${SUM})|^(?:${PAID})カード|[(（]カード[)）](?=${SUM})|カード(?:支払|払い|売上|決済|一括|分割)|(?<![A-Z])UC(?:カード|一括|分割)|法人カード|[/／・]カード(?=${SUM})|カード(?=[☑☒✓✔])|(?:\d円?|領収(?:いた)?しました)カード$|登録カード|chargedto(?:your|the)card|^card$`,
      'i',
    ),
    example: 'カード(一括) ¥75,042',
    counterExample: 'ポイントカード 120',
  },
  {
    id: 'card-slip',
    // Cards that are charged with money have numbers too.
    method: 'credit_card',
    weight: 2.9,
    pattern: /承認番号|カード(?:会社|番号)/,
    example: '承認番号 118820',
    counterExample: '会員番号 118820',
  },
  {
    id: 'voucher',
    method: 'voucher',
    weight: 3.8,
    pattern: new RegExp(
      `商品券|${GIFT_CARDS.words}|ギフト(?:券|カード)(?:支払|利用|払)?|お食事券|プレミアム(?:付)?商品券|チケット(?:利用|払)`,
    ),
    example: '商品券 3,000',
    counterExample: '商品 3,000',
  },
  {
    id: 'debit',
    method: 'direct_debit',
    weight: 4.2,
    pattern:
      /口座振替(?!の?お?申し?込)|銀行振替|自動振替|(?<!カード(?:支?払い?)?)引落(?!し?[:：]?クレジット)|引き落と?し|自動払込|(?<!取)振替(?:予定)?日|口座(?:より|から)(?:お|ご|\d{1,2}月\d{1,2}日)?振替/,
    example: '振替日 令和8年11月20日',
    counterExample: '取振替日',
  },
  {
    id: 'transfer',
    method: 'bank_transfer',
    weight: 3,
    pattern:
      /振込|振り込み|郵便振替|海外送金|送金|bank(?:transfer|wire)|wiretransfer|bywire|^wire[:：]|orwire[:：]|transferto[:：]|T\/T|remit(?:to|tance)|SWIFT|IBAN[A-Z]{2}\d|bank,?.{0,30}(?:branch|ordinary|acct)|(?:銀行|信金|信組|信用金庫|信用組合).{0,14}(?:普通?|当座?|記号)\d{4,8}|口座(?:へ|に|宛に?)お?(?:支払|振)|下記(?:の)?口座(?:へ|に|まで)/i,
    example: 'Bank: Senri Bank, Esaka Branch, Ordinary 4402118',
    counterExample: 'Riverbank Cafe',
  },
  {
    id: 'cash',
    method: 'cash',
    weight: 3.4,
    pattern: /現金(?!還元|値引)|^現計(?=[¥\\\d])|^CA(?=[¥\\]\d)|^現(?=[¥\\]?\d[\d,]*円?釣)|cash(?!back|less)/i,
    example: '現金 2,000',
    counterExample: '現金還元 5%',
  },
];

const sumBehind = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<!(?:内金|保証金|一時|敷金)お?)(?:${words})(?:金額?|額|合計|現金)?[:：]?(?:現金)?[¥\\]?[\dlIO■](?!\d{0,3}(?:[/年-]\d|\.\d{1,2}(?!\d)))`,
  );
/** What was handed over, with its sum: お預り 2,000. What is kept for a customer is no payment. */
export const TENDERED = sumBehind('お?預(?:か?[りリ])?|投入');
/** Words that say so only beside the change that was given. */
export const TENDERED_WITH_CHANGE = sumBehind('入金|受領|お?受け?取り?');
export const CHANGE = /お?釣[りリ]?|おつり|(?<!\p{L})つり(?=銭?[¥\\]?\d)|(?<=円)つり|お返し/u;
