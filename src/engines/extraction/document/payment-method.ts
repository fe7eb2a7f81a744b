import type { PaymentMethod } from '../../../contract/labels/extraction.labels.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import { GIFT_CARDS, WALLETS } from '../vocabulary/shared-words.ts';
import type { Analysis } from './analysis.ts';

/** Brand names are surer than generic words: some tills print 電子マネー for PayPay. */
const WORDS: readonly [PaymentMethod, number, RegExp][] = [
  [
    'qr_code',
    5,
    new RegExp(
      String.raw`PayPay|ペイペイ|楽天ペイ|楽天Pay|${WALLETS.words}|ゆうちょPay|Alipay|WeChatPay|(?:QR|バー)コード(?:決済|支払)|コード決済|QR(?:決済|支払|払い)|スマホ(?:決済|支払|払い)|\(QR\)|J-?Coin|ファミペイ`,
      'i',
    ),
  ],
  [
    'e_money',
    4.5,
    /交通系|S(?:uica|UICA)|スイカ|PASMO|ICOCA|TOICA|manaca|nimoca|SUGOCA|(?<![a-z])iD(?:支払|決済|払|$|[^a-z:：\d])|QUICPay|クイックペイ|WAON|nanaco|ナナコ|楽天Edy|Edy/,
  ],
  [
    'e_money',
    3.5,
    /電子マネー|マネー支払|ICカード(?:支払|払)|IC(?:支払|払い|決済)|^(?:お?支払い?)?[iI]D(?=[¥\\]?\d[\d,]*円?$)/,
  ],
  ['on_account', 4.6, /掛売|売掛(?!金)|掛け売り|掛扱|請求書払い|月極(?:精算|請求)|法人カード掛/],
  [
    'credit_card',
    4,
    /クレジット|クレカ|VISA|MASTER(?:CARD)?|マスターカード|JCB|AMEX|アメックス|Diners|ダイナース|承認番号|一括払|creditcard|cardending|UnionPay|銀聯|AmericanExpress|^(?:お?支払い?(?:方法)?[:：]?|領収額?)?カード(?=[¥\\]?\d[\d,]*円?$)|カード(?:支払|払い|売上|決済|会社|番号)/i,
  ],
  [
    'voucher',
    3.8,
    new RegExp(
      `商品券|${GIFT_CARDS.words}|ギフト(?:券|カード)(?:支払|利用|払)?|お食事券|プレミアム(?:付)?商品券|チケット(?:利用|払)`,
    ),
  ],
  [
    'direct_debit',
    4.2,
    /口座振替|自動振替|引落(?!し?[:：]?クレジット)|引き落とし|自動払込|(?<!取)振替(?:予定)?日|口座(?:より|から)(?:お|ご)?振替/,
  ],
  ['bank_transfer', 3, /振込|振り込み|海外送金|送金|banktransfer|wiretransfer|bywire|T\/T|remit(?:to|tance)|SWIFT/i],
  ['cash', 3.4, /現金(?!還元|値引)|^現計(?=[¥\\\d])|^CA(?=[¥\\]\d)|cash(?!back|less)/i],
];
const NEGATIVE =
  /ご利用(?:いただけ|になれ)|使えます|取扱い?(?:カード|中)|各種|キャンペーン|還元|ポイント(?:カード)?|残高|チャージ|でのお支払い?は|不可|手数料|お預かりしま/;

/** How it was, or will be, paid. Null when nothing on the paper says so. */
export function findPaymentMethod(
  analysis: Analysis,
  isReceipt: boolean,
  itemRows: ReadonlySet<number>,
): (Candidate<PaymentMethod> & { score: number }) | null {
  let best: (Candidate<PaymentMethod> & { score: number }) | null = null;
  for (const row of analysis.rows.filter((entry) => !itemRows.has(entry.index)))
    for (const [method, weight, pattern] of WORDS) {
      const match = pattern.exec(row.tight);
      if (!match) continue;
      let score = weight;
      if (NEGATIVE.test(row.tight) && !(method === 'bank_transfer' || method === 'direct_debit')) score -= 3;
      if (/支払い?方法|お支払い?[:：]|決済方法|payment/i.test(row.tight)) score += 2;
      if (isReceipt && /[¥\d]\d*$/.test(row.tight)) score += 0.6;
      if (isReceipt && method === 'bank_transfer') score -= 1.5;
      if (!isReceipt && (method === 'cash' || method === 'e_money')) score -= 1.5;
      if (score > (best?.score ?? 0))
        best = { ...place(row, match.index, match[0].length), value: method, repairs: [], score };
    }
  // Money handed over and change given back is cash, whatever else is printed, unless a card paid.
  const change = analysis.rows.find((row) => /お?釣り?|おつり|お返し/.test(row.tight) && /\d/.test(row.tight));
  const tendered = analysis.rows.find(
    (row) =>
      /お?預(?:り|かり)(?!票)|投入金額|投入/.test(row.tight) &&
      /\d/.test(row.tight) &&
      !/内金|前金|手付/.test(row.tight),
  );
  if (isReceipt && tendered && (change || !best) && (best === null || best.value === 'cash' || best.score < 3.6))
    return { ...place(tendered, 0, tendered.tight.length), value: 'cash', repairs: [], score: 4 };
  if (best && best.score >= 1.5) return best;
  // An account printed on a bill is where the money is to go.
  const account = isReceipt ? undefined : analysis.rows.find((row) => analysis.bankRows.has(row.index));
  return account ? { ...place(account, 0, account.tight.length), value: 'bank_transfer', repairs: [], score: 2 } : null;
}

const place = (row: Row, tightStart: number, length: number) => ({
  row,
  start: row.tightIndex[tightStart] ?? 0,
  end: (row.tightIndex[tightStart + length - 1] ?? row.text.length - 1) + 1,
});
