import type { TaxBasis } from '../../../japan/consumption-tax.ts';

/** What a label says about the amount beside it. */
export type MoneyKind =
  | 'total'
  | 'payable'
  | 'subtotal'
  | 'base'
  | 'tax'
  | 'zero'
  | 'zero_item'
  | 'withholding'
  | 'previous'
  | 'received'
  | 'carried'
  | 'tender'
  | 'change'
  | 'paid_by'
  | 'points_used'
  | 'discount'
  | 'ignore';

export interface MoneyLabel {
  readonly kind: MoneyKind;
  readonly hint: TaxBasis | null;
  /** Position in the row's `tight` text. */
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

const RATE = String.raw`(?:[(\[]?\d{1,2}(?:\.\d)?%[)\]]?)?`;

/** First match wins at each place, so the special stands before the general. */
const LABELS: readonly [MoneyKind, TaxBasis | null, RegExp][] = [
  [
    'ignore',
    null,
    /合計点数|お?買上げ?点数|点数(?:合計)?|合計数量|数量合計|人数|お?(?:一|1)人様|客数|単価|数量|個数|登録番号|電話|(?:口座|会員|承認|伝票|端末|車両?)番号/g,
  ],
  [
    'ignore',
    null,
    /(?:カード|電子マネー|チャージ|利用後|利用前|Suica|PASMO|WAON|nanaco|Edy)?残高|チャージ(?:額|金額)|残額/g,
  ],
  [
    'points_used',
    null,
    /(?:ポイント|P)(?:ご)?(?:利用|使用|値引|充当|支払い?|割引)(?:額|分)?|(?:ご)?利用ポイント|ポイント(?:に|で)よ(?:る)?支払/g,
  ],
  [
    'ignore',
    null,
    /(?:今回|獲得|累計|付与|現在|保有|利用可能|進呈|加算|前回|合計|お買上)?ポイント(?:数|対象(?:金)?額|残高|計)?|ポイント/g,
  ],
  [
    'withholding',
    null,
    /源泉(?:徴収)?(?:所得税)?(?:及び復興特別所得税|・復興税)?(?:税)?(?:額)?(?:等)?|withholding(?:tax)?/gi,
  ],
  ['previous', null, /(?:前回|前月|先月)(?:分)?(?:御|ご)?(?:請求|残)(?:金)?(?:額|高|残高)?|previousbalance/gi],
  ['carried', null, /(?:差引)?(?:前回|前月)?繰越(?:金)?(?:額|残高)?|carriedforward/gi],
  [
    'received',
    null,
    /(?:今回)?(?:御|ご)入金(?:額|合計)?|入金額|お支払済(?:み)?(?:額)?|前受金|内金|手付金|既払(?:い)?(?:額)?|payment(?:s)?received/gi,
  ],
  [
    'zero',
    'exempt',
    /非課税(?:対象|取引)?(?:額|計|合計|金額|分|売上)?(?:対象額?)?|(?:消費税)?(?<!\d)0%対象(?:額)?|免税(?:対象)?(?:額|計|合計)?|taxexempt/gi,
  ],
  ['zero', 'out_of_scope', /不課税(?:対象|取引)?(?:額|計|合計|金額|分)?(?:対象額?)?|(?:課税)?対象外(?:額|計|合計)?/g],
  [
    'zero_item',
    'out_of_scope',
    /軽油(?:引取)?税(?:額)?|宿泊税|入湯税|収入印紙代?|印紙(?:代|税)|登録免許税|立替(?:金|費|分|払い?)|(?:預り|預かり)金|ゴルフ場利用税|保証金|敷金|自賠責(?:保険料)?|重量税|リサイクル(?:預託)?料?金?/g,
  ],
  ['zero_item', 'exempt', /切手(?:代)?|商品券(?:販売)|保険診療(?:分|費)?|一部負担金/g],
  ['tender', null, /(?:現金)?お?預(?:り|かり)(?:金|合計|計|額)?|お?預かり?現金|投入金?額?|cashtendered|tendered/gi],
  ['change', null, /お?釣り?(?:銭)?|おつり|お返し|change(?=[\\¥\d])/gi],
  [
    'discount',
    null,
    /(?:出精)?値引き?(?:額|合計|計)?|割引(?:額|合計|計)?|クーポン(?:値引|割引|利用)?|優待|値下げ?|discount/gi,
  ],
  ['base', 'excl', new RegExp(`外税${RATE}(?:課税)?(?:税抜)?(?:対象|計)(?:額|金額|計|合計)?`, 'g')],
  ['base', 'incl', new RegExp(`内税${RATE}(?:課税)?(?:税込)?(?:対象|計)(?:額|金額|計|合計)?`, 'g')],
  [
    'base',
    'excl',
    new RegExp(
      String.raw`税抜き?${RATE}?対象(?:額|金額|計|合計)?|対象(?:額|金額|計)?\(?税抜き?(?:金額|額)?\)?|課税標準額?`,
      'g',
    ),
  ],
  [
    'base',
    'incl',
    new RegExp(
      String.raw`税込み?${RATE}?対象(?:額|金額|計|合計)?|対象(?:額|金額|計|合計)?\(?税込み?(?:金額|額)?\)?`,
      'g',
    ),
  ],
  [
    'base',
    null,
    new RegExp(
      `(?:消費税${RATE}|課税${RATE}|(?:標準|軽減)税?率?(?:${RATE}))?(?:課税)?対象(?:商品)?(?:額|金額|計|合計|分)?|課税(?:計|額|合計|売上)|taxable(?:amount)?|(?:標準|軽減)税率?(?:分|計|合計)`,
      'gi',
    ),
  ],
  [
    'tax',
    'incl',
    new RegExp(
      String.raw`(?:うち|内)${RATE}(?:消費)?税(?:額)?(?:等)?(?:額)?(?:合計|計)?|税込内税額?|\(内\)消費税(?:額)?等?`,
      'g',
    ),
  ],
  ['tax', 'excl', new RegExp(`外税${RATE}(?:額|消費税)?(?:等)?(?:合計|計)?`, 'g')],
  [
    'subtotal',
    'excl',
    /(?:小計|合計|金額|計)\(?税(?:抜|別)き?\)?|税抜き?(?:合計|小計|計|金額|額|価格|請求額)|本体(?:価格|合計|金額|額)(?:合計)?|課税前(?:合計|金額)?|netamount|sub-?total\(?excl[a-z.]*tax\)?/gi,
  ],
  [
    'total',
    'incl',
    /(?:総?合計|請求|お?支払い?)?(?:金)?(?:額)?\(?税込み?\)?(?:総)?(?:合計|計|金額|額|価格|請求額|お?支払額?)|(?:総?合計|小計|総額|計)(?:金額|額)?\(税込み?\)|totalincl[a-z.]*tax|total\(incl[a-z.]*tax\)|(?:御|ご)請求(?:金)?額\(税込み?\)/gi,
  ],
  [
    'tax',
    null,
    /(?:地方)?消費税(?:額)?(?:及び地方消費税)?(?:等|相当額)?(?:額)?(?:合計|計)?|(?<!引取|宿泊|入湯|免許|印紙|重量|利用|源泉)税額(?:合計|計)?|(?<=%)税(?:額)?(?!込|抜|率|別|対象)|consumptiontax|salestax|\bjct\b|\bvat\b|(?<![a-z])tax(?!able|id|i|free|incl|excl)/gi,
  ],
  [
    'subtotal',
    null,
    /小計(?:額|金額)?|今回(?:御|お|ご)?(?:買上げ?|売上|取引|利用)(?:高|額|金額)|(?:当月|今月)(?:御|お|ご)?(?:買上げ?|売上|取引|利用)(?:高|額|金額)|sub-?total/gi,
  ],
  [
    'payable',
    null,
    /(?:今回|当月|今月)?(?:差引)?(?:御|ご)?請求(?:総|合計|金)?(?:額|合計)(?:合計)?|差引(?:合計|残高)?(?:お?支払い?|請求)?(?:金)?額?|お?(?:支払|振込)い?(?:合計)?(?:予定)?金?額|お?支払い?合計|(?:amount|balance|total)due|amountpayable|請求合計/gi,
  ],
  [
    'total',
    null,
    /総合計(?:額|金額)?|総額|総計|合計(?:金)?(?:額)?(?!点数)|現計|(?:お会計|(?<![\p{L}])会計)(?:合計|金額)?|お?買上げ?(?:合計|計|金額|額|げ計)?|領収(?:金)?額|(?:ご|御)?利用(?:合計)?(?:金)?額|ご?利用(?:合計|代金|料金)|料金合計|売上(?:合計|金額)|取引金額|決済金額|支払金額|(?<=[^\p{L}]|^)計(?=[¥\\\d\s]|$)|grandtotal|(?<!sub-?)total(?!due)/giu,
  ],
  [
    'paid_by',
    null,
    /クレジット(?:カード)?(?:支払|売上|扱い?)?|(?<![ァ-ヶー一-龠A-Za-z])カード(?:支払い?|払い?|売上)?|VISA|JCB|MASTER(?:CARD)?|AMEX|交通系(?:IC|電子マネー|マネー)?(?:支払い?)?|電子マネー(?:支払い?)?|Suica|PASMO|ICOCA|iD(?:支払い?)?|QUICPay|WAON|nanaco|楽天Edy|PayPay(?:支払い?)?|楽天ペイ|d払い|auPAY|メルペイ|LINEPay|(?:QR|コード|バーコード)(?:コード)?決済|現金(?:支払い?|領収)?|掛売?|売掛|商品券|クオカード|QUOカード|bank ?transfer/gi,
  ],
];

/** Money labels of a row's tight text, left to right, none overlapping. */
export function findMoneyLabels(tight: string): MoneyLabel[] {
  const labels: MoneyLabel[] = [];
  const taken = new Uint8Array(tight.length);
  for (const [kind, hint, pattern] of LABELS) {
    for (const match of tight.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (end === start || taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      labels.push({ kind, hint, start, end, word: match[0] });
    }
  }
  return labels.sort((a, b) => a.start - b.start);
}

export interface RateMark {
  readonly rate: number;
  readonly start: number;
  readonly end: number;
}

const RATE_MARK = /(\d{1,2}(?:\.\d{1,2})?)[%％]/g;
const RATE_WORD = /(標準|軽減)税?率?/g;

/** Tax rates written in the tight text; 標準/軽減 without a figure take the rates in force. */
export function findRates(tight: string, rates: { standard: number; reduced: number | null }): RateMark[] {
  const marks: RateMark[] = [];
  for (const match of tight.matchAll(RATE_MARK))
    marks.push({ rate: Number(match[1]), start: match.index, end: match.index + match[0].length });
  if (marks.length === 0)
    for (const match of tight.matchAll(RATE_WORD)) {
      const rate = match[1] === '標準' ? rates.standard : rates.reduced;
      if (rate !== null) marks.push({ rate, start: match.index, end: match.index + match[0].length });
    }
  return marks;
}
