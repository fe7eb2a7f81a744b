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
  | 'adjustment'
  | 'page_carry'
  | 'tender'
  | 'change'
  | 'paid_by'
  | 'points_used'
  | 'discount'
  | 'ignore';

export interface MoneyLabelRule {
  readonly id: string;
  readonly kind: MoneyKind;
  /** What the word itself says about the tax; the equation decides in the end. */
  readonly hint: TaxBasis | null;
  /** Runs over a row without its spaces. */
  readonly pattern: RegExp;
  readonly example: string;
  readonly counterExample: string;
}

const RATE = String.raw`(?:[(\[]?\d{1,2}(?:\.\d{1,2})?%[)\]]?|(?:8|10)(?=対象|税|[¥\\)]))?`;

/** The words of amounts on billing papers. First match wins at each place, so the special stands before the general. */
export const MONEY_LABELS: readonly MoneyLabelRule[] = [
  {
    id: 'count-of-things',
    kind: 'ignore',
    hint: null,
    pattern:
      /合計点数|保険合計|保険点数|総点数|お?買上げ?点数|点数(?:合計)?|合計数量|数量合計|人数|お?(?:一|1)人様|客数|単価|数量|個数|登録番号|(?<![A-Za-zァ-ヶー一-龠])電話(?!.{0,10}料)|(?:口座|会員|承認|伝票|端末|車両?|患者|契約)番号/g,
    example: '合計点数 7点',
    counterExample: '合計 ¥700',
  },
  {
    id: 'contract-and-progress',
    kind: 'ignore',
    hint: null,
    pattern:
      /(?:最終|当初|変更後?)?(?:請負|工事)?契約(?:金|総)?額(?:\(税(?:抜|込)き?\))?|請負(?:金|代金)額(?:\(税(?:抜|込)き?\))?|(?<!今回)出来高(?:累計|総額|金額)?|(?:(?:今回|前回|前月|既)(?:まで|迄)(?:の)?|既(?=(?:御|ご)?請求))(?:御|ご)?(?:請求|出来高)(?:金)?(?:額|累計)?|(?:契約)?変更増減額?|予算金額|保留金(?:額)?|契約残(?:高|額)?|(?<![御お])見積金額|(?:月額|年額)(?=料金表)|定価合計/g,
    example: '請負契約金額(税抜) 12,000,000',
    counterExample: '今回請求額(税抜) 3,000,000',
  },
  {
    id: 'tax-not-asked',
    kind: 'ignore',
    hint: null,
    pattern: /免税額(?=\(?\d{1,2}%)|免税額?消費税(?:等)?(?:相当)?額?/g,
    example: '免税額(10%) 4,180',
    counterExample: '免税対象額 41,800',
  },
  {
    id: 'whole-of-a-part',
    kind: 'ignore',
    hint: null,
    pattern: /(?:ご?利用|お?支払い?|ご?請求)?(?:総額|合計)(?=[¥\\]?[\d,]+円?のうち)/g,
    example: 'ご利用総額 ¥33,300 のうち',
    counterExample: 'ご利用総額 ¥33,300',
  },
  {
    id: 'adjustment',
    kind: 'adjustment',
    hint: null,
    pattern: /(?<=[額高]|^)調整額/g,
    example: '調整額 0',
    counterExample: '燃料費調整額 -2,302',
  },
  {
    id: 'page-carry',
    kind: 'page_carry',
    hint: null,
    pattern: /(?:次|前|翌)(?:頁|ページ)(?:へ|に|より|から)?(?:の)?(?:繰越|続く)?|(?:頁|ページ)(?:小)?計/g,
    example: '次頁へ繰越 230,200',
    counterExample: '差引繰越額 86,000',
  },
  {
    id: 'balance-of-a-card',
    kind: 'ignore',
    hint: null,
    pattern:
      /(?:カード|電子マネー|チャージ|利用後|利用前|IC|Suica|PASMO|WAON|nanaco|Edy)?(?<!繰越|請求|支払|支払い|差引)残高|チャージ(?:額|金額)|(?<!請求|支払|支払い|差引)残額/g,
    example: 'IC残高 ¥3,402',
    counterExample: '交通系IC支払 ¥1,086',
  },
  {
    id: 'points-used',
    kind: 'points_used',
    hint: null,
    pattern:
      /(?:ポイント|P)(?:ご)?(?:利用|使用|値引|充当|支払い?|割引)(?:額|分)?(?!ポイント)|ポイント(?:に|で)よ(?:る)?支払/g,
    example: 'ポイント利用 -¥500',
    counterExample: '進呈ポイント 25P',
  },
  {
    id: 'points-counted',
    kind: 'ignore',
    hint: null,
    pattern:
      /(?:ご)?利用(?:前|後)?ポイント|(?:今回|獲得|累計|付与|現在|保有|利用可能|進呈|加算|前回|合計|お買上)?ポイント(?:数|対象(?:金)?額|残高|計)?|ポイント/g,
    example: '累計ポイント 842P',
    counterExample: '合計 ¥842',
  },
  {
    id: 'withholding',
    kind: 'withholding',
    hint: null,
    pattern:
      /(?:差引)?源泉(?:徴収)?(?:所得)?(?:税)?(?:及び復興特別所得税|・復興(?:特別所得)?税)?(?:額)?(?:等)?|withholding(?:tax)?/gi,
    example: '源泉所得税(10.21%) -12,762',
    counterExample: '消費税(10%) 12,762',
  },
  {
    id: 'previous-balance',
    kind: 'previous',
    hint: null,
    pattern: /(?:前回|前月|先月)(?:分)?(?:御|ご|お)?(?:請求|残)(?:金)?(?:額|高|残高)?|previousbalance/gi,
    example: '前回御請求額 286,000',
    counterExample: '今回御請求額 461,650',
  },
  {
    id: 'carried-balance',
    kind: 'carried',
    hint: null,
    pattern: /(?:差引)?(?:前回|前月)?繰越(?:金)?(?:額|残高)?|carriedforward/gi,
    example: '差引繰越額 86,000',
    counterExample: '次頁へ繰越 230,200',
  },
  {
    id: 'rest-to-pay',
    kind: 'payable',
    hint: null,
    pattern: /(?:御|ご)?請求残(?:高|額)|お?支払い?残(?:高|額)|差引残(?:高|額)|残(?:代)?金(?:額)?(?=[¥\\\d])/g,
    example: 'ご請求残高 275,100',
    counterExample: 'IC残高 3,402',
  },
  {
    id: 'received',
    kind: 'received',
    hint: null,
    pattern:
      /(?:今回)?(?:御|ご|お)入金(?:額|合計)?|(?<!投)入金額|お支払済(?:み)?(?:額)?|前受金|前払(?:金|(?:い|分)?額?(?=[¥\\\d-]))|(?:預り|預かり|お預り)?保証金(?=[-△▲])|内金|手付金|預り金充当|充当額?|既(?:支)?払(?:い)?(?:済)?(?:金)?(?:額)?|(?:着手金|予約金|申込金|頭金|手付)(?=[^¥\\]{0,14}(?:受領|入金|領[収收]|支払)済)|(?:相殺|協力会費|安全協力費)(?:額|控除)?|保険(?:会社)?(?:負担|請求|補償|適用)(?:分|額|金)?(?=[-△▲])|payment(?:s)?received/gi,
    example: '御入金額 200,000',
    counterExample: 'お支払金額 200,000',
  },
  {
    id: 'exempt-sum',
    kind: 'zero',
    hint: 'exempt',
    pattern:
      /非課税(?:対象|取引)?(?:額|計|合計|金額|分|売上)?(?:対象額?)?(?:小計)?|(?:消費税)?(?<!\d)0%対象(?:額)?|免税(?:対象)?(?:額|計|合計)?|taxexempt/gi,
    example: '非課税計 ¥1,810',
    counterExample: '課税計 ¥870',
  },
  {
    id: 'out-of-scope-sum',
    kind: 'zero',
    hint: 'out_of_scope',
    pattern:
      /不課税(?:対象|取引)?(?:額|計|合計|金額|分)?(?:対象額?)?(?:小計)?|(?:課税)?対象外(?:額|計|合計)?(?:小計)?|non-?taxable|outofscope/gi,
    example: '対象外 小計 2,750円',
    counterExample: '10%対象 小計 8,260円',
  },
  {
    id: 'charges-outside-the-tax',
    kind: 'zero_item',
    hint: 'out_of_scope',
    pattern:
      /軽油(?:引取)?税(?:額)?|宿泊税|入湯税|収入印紙代?|(?:県|収入)?(?:印|証)紙(?:代|税)|登録免許税|立替(?:金|費|分|払い?)(?:計|合計|小計)?|立替(?=[)\]】]|[¥\\\d])|輸入消費税(?:[・及びと]*地方消費税)?(?:等)?|(?:輸入)?関税|特許印紙代?|(?<![おご御])(?:預り|預かり)金|ゴルフ場利用税|(?:ゴルフ|観光|緑化|環境|森林|景観)(?:振興|整備|保全)?(?:基金|協力金)|法定費用(?:計|合計|小計)?|空(?:き)?(?:瓶|びん|ビン|容器|缶)(?:返却|引取|回収|戻し?)|検査印紙|onsentax|収納代行(?!手数料)|代行収納(?!手数料)|保証金|敷金|自賠責(?:保険料)?|重量税|リサイクル(?:預託)?料?金?/g,
    example: '宿泊税 400',
    counterExample: '宿泊料 400',
  },
  {
    id: 'exempt-things',
    kind: 'zero_item',
    hint: 'exempt',
    pattern: /切手(?:代)?|商品券(?:販売)|保険診療(?:分|費)?|(?:保険)?一部負担金/g,
    example: '保険一部負担金(30%) 1,870円',
    counterExample: '軟膏容器代 110円',
  },
  {
    id: 'tendered',
    kind: 'tender',
    hint: null,
    pattern: /(?:現金)?お?預(?:り|かり)(?:金|合計|計|額)?|お?預かり?現金|現金預り?|投入金?額?|cashtendered|tendered/gi,
    example: '現金お預り ¥2,063',
    counterExample: '現金 ¥2,063',
  },
  {
    id: 'change',
    kind: 'change',
    hint: null,
    pattern: /お?釣り?(?:銭)?|お?つり(?:銭)?|お返し|change(?=[\\¥\d])/gi,
    example: 'お釣り ¥200',
    counterExample: 'お支払 ¥200',
  },
  {
    id: 'discount',
    kind: 'discount',
    hint: null,
    pattern:
      /(?:出精)?(?:お)?値引き?(?:額|合計|計)?|割引(?:額|合計|計)?|クーポン(?:値引|割引|利用)?|優待|サービス券|割引券|値下げ?|discount/gi,
    example: 'クーポン値引 -180',
    counterExample: '値札 180',
  },
  {
    id: 'base-outside-tax',
    kind: 'base',
    hint: 'excl',
    pattern: new RegExp(`外税${RATE}(?:課税)?(?:税抜)?(?:対象|計)(?:額|金額|計|合計)?`, 'g'),
    example: '外税 8%対象額 ¥1,474',
    counterExample: '外税額 ¥117',
  },
  {
    id: 'base-inside-tax',
    kind: 'base',
    hint: 'incl',
    pattern: new RegExp(`内税${RATE}(?:課税)?(?:税込)?(?:対象|計)(?:額|金額|計|合計)?`, 'g'),
    example: '内税10%対象 ¥4,000',
    counterExample: '10%内税額 ¥363',
  },
  {
    id: 'base-said-net',
    kind: 'base',
    hint: 'excl',
    pattern: new RegExp(
      String.raw`税抜き?${RATE}?対象(?:額|金額|計|合計)?|対象(?:額|金額|計)?\(?税抜き?(?:金額|額)?\)?|課税標準額?`,
      'g',
    ),
    example: '10%対象(税抜) 30,000',
    counterExample: '税抜金額 30,000',
  },
  {
    id: 'base-said-gross',
    kind: 'base',
    hint: 'incl',
    pattern: new RegExp(
      String.raw`税込み?${RATE}?対象(?:額|金額|計|合計)?|対象(?:額|金額|計|合計)?\(?税込み?(?:金額|額)?\)?`,
      'g',
    ),
    example: '8%対象(税込) 1,080',
    counterExample: '税込合計 1,080',
  },
  {
    id: 'base',
    kind: 'base',
    hint: null,
    pattern: new RegExp(
      `(?:消費税${RATE}|課税${RATE}|(?:標準|軽減)税?率?(?:${RATE}))?(?:課税)?対象(?:商品)?(?:額|金額|計|合計|分)?(?:小計)?|課税(?:計|額|合計|売上)|taxable(?:amount)?|(?:標準|軽減)税率?(?:分|計|合計)`,
      'gi',
    ),
    example: '10%対象 ¥168',
    counterExample: '対外 ¥168',
  },
  {
    id: 'rate-opens-row',
    kind: 'base',
    hint: null,
    pattern: /^税率(?=\d{1,2}(?:\.0)?%[¥\\]?[\d,]{2,})|^(?=\d{1,2}%[¥\\])\d{1,2}(?=%)/g,
    example: '税率 10%  ¥700',
    counterExample: '消費税(税率10%) 5,000',
  },
  {
    id: 'tax-inside',
    kind: 'tax',
    hint: 'incl',
    pattern: new RegExp(
      String.raw`(?:うち|内)${RATE}(?:消費)?税(?:額)?(?:等)?(?:相当)?(?:額)?(?:合計|計)?|税込内税額?|\(内\)消費税(?:額)?等?`,
      'g',
    ),
    example: '(うち消費税等相当額 6,762円)',
    counterExample: '内訳 6,762円',
  },
  {
    id: 'tax-outside',
    kind: 'tax',
    hint: 'excl',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])外(?:税)?${RATE}(?:税)?(?:額|消費税)?(?:等)?(?:合計|計)?(?=[¥\\\\\\d:(]|$)`,
      'gu',
    ),
    example: '外8% ¥377',
    counterExample: '外装工事 377',
  },
  {
    id: 'subtotal-said-net',
    kind: 'subtotal',
    hint: 'excl',
    pattern:
      /(?:小計|合計|金額|計|額|今回出来高)\(?税(?:抜|別)き?\)?|工事(?:価格|費計)|^税(?:抜|別)(?=[¥\\\d])|税抜き?(?:合計|小計|計|金額|額|価格|請求額|売上(?:額|高)|(?:御|お|ご)?買上げ?(?:額|高|金額))|本体(?:価格|合計|金額|額)(?:合計)?|課税前(?:合計|金額)?|netamount|sub-?total\(?excl[a-z.]*tax\)?/gi,
    example: '合計(税抜) 43,200',
    counterExample: '合計(税込) 46,656',
  },
  {
    id: 'total-said-gross',
    kind: 'total',
    hint: 'incl',
    pattern:
      /(?:総?合計|請求|お?支払い?)?(?:金)?(?:額)?\(?税込み?\)?(?:総)?(?:合計|計|金額|額|価格|請求額|お?支払額?|売上(?:額|高)|(?:御|お|ご)?買上げ?(?:額|高))|(?:総?合計|(?<!小)計|総額|額|今回出来高)(?:金額|額)?\(税込み?\)|totalincl[a-z.]*tax|total\(incl[a-z.]*tax\)|(?:御|ご)請求(?:金)?額\(税込み?\)/gi,
    example: '税込合計 46,656',
    counterExample: '税抜合計 43,200',
  },
  {
    id: 'subtotal-said-gross',
    kind: 'subtotal',
    hint: 'incl',
    pattern: /小計(?:金額|額)?\(税込み?\)|税込(?:み)?小計|sub-?total\(?(?:税込|incl[a-z.]*tax)\)?/gi,
    example: '小計(税込) 18,370',
    counterExample: '合計(税込) 18,370',
  },
  {
    id: 'tax',
    kind: 'tax',
    hint: null,
    pattern:
      /(?:地方)?消費税(?:額)?(?:及び地方消費税)?(?:等|相当額)?(?:額)?(?:合計|計)?|(?<!引取|宿泊|入湯|免許|印紙|重量|利用|源泉)税額(?:合計|計)?|(?<=%)税(?:額)?(?!込|抜|率|別|対象)|consumptiontax|salestax|\bjct\b|jct(?=\d)|\bvat\b|(?<![a-z])tax(?!able|id|i|free|incl|excl)/gi,
    example: '消費税(10%) 5,000',
    counterExample: '税率 10%',
  },
  {
    id: 'subtotal',
    kind: 'subtotal',
    hint: null,
    pattern:
      /小計(?:額|金額)?|今回出来高(?:金額|額)?(?!累計)|(?:今回|当月|今月)(?:御|お|ご)?(?:買上げ?|売上|取引|利用)(?:高|額|金額)|ご?飲食計|(?:報酬|工事|作業|部品|加工|工賃|修理|外注|製品)代?計|sub-?total/gi,
    example: '小計 50,000',
    counterExample: '合計 55,000',
  },
  {
    id: 'payable',
    kind: 'payable',
    hint: null,
    pattern:
      /(?:今回|当月|今月)?(?:差引)?(?:御|ご)?請求(?:総|合計|金)?(?:額|合計)(?:合計)?|合計(?:御|ご)?請求(?:金)?額|差引(?:合計|残高)?(?:お?支払い?|(?:御|ご)?請求)?(?:金)?額?|お?(?:支払|振込)い?(?:合計)?(?:予定)?金?額|お?支払い?合計|(?:amount|balance|total)due|amountpayable|請求合計/gi,
    example: '御請求額 ¥39,882',
    counterExample: '請求日 2026年10月31日',
  },
  {
    id: 'total',
    kind: 'total',
    hint: null,
    pattern:
      /総合計(?:額|金額)?|合計領[収收](?:金)?額|総額|総計|(?:返還|返金|今回お?買上)(?:金額)?合計|合計(?:金)?(?:額)?(?!点数)|現計|お会計(?:合計|金額)?|(?<![\p{L}])会計(?:合計|金額|(?=[¥\\\d:(]|$))|お?買上げ?(?:合計|計|金額|額|げ計)?|領[収收](?:金)?額|^一?金(?=[¥\\\d〇一二三四五六七八九十百千万壱弐参伍拾萬阡]+[円也]|[¥\\][\d,]+[-−ー―※*(也円]*)|^金額(?=:?(?:[¥\\][\d,]+|[\d,]+円)-?(?:\(税込\))?$)|(?:御|お)見積(?:合計)?金?額|(?<=現金|カード|クレジット)領[収收]額|(?:ご|御)?利用(?:合計)?(?:金)?額|ご?利用(?:合計|代金|料金)|料金合計|(?:駐車|通行|乗車|ご?宿泊|施術)料金|定期(?:券)?(?:旅客)?(?:運賃|代金)|売上(?:合計|金額)|取引金額|決済金額|支払金額|未入金額|(?<=[^\p{L}]|^)計(?=[¥\\\d\s]|$)|grandtotal|(?<!sub-?)total(?!due)/giu,
    example: '合計 ¥1,086',
    counterExample: '合鍵 ¥1,086',
  },
  {
    id: 'paid-by',
    kind: 'paid_by',
    hint: null,
    pattern:
      /クレジット(?:カード)?(?:支払|売上|扱い?)?|(?<![ァ-ヶー一-龠A-Za-z])カード(?:支払い?|払い?|売上)?|VISA|JCB|MASTER(?:CARD)?|AMEX|交通系(?:IC|電子マネー|マネー)?(?:支払い?)?|電子マネー(?:支払い?)?|Suica|PASMO|ICOCA|iD(?:支払い?)?|QUICPay|WAON|nanaco|楽天Edy|PayPay(?:支払い?)?|楽天ペイ|d払い|auPAY|メルペイ|LINEPay|(?:QR|コード|バーコード)(?:コード)?決済|現金(?:支払い?|領[収收])?|掛売?|売掛|商品券|(?:友の会)?お?買い?物券|ギフト券|食事券|図書カード|クオカード|QUOカード|bank ?transfer/gi,
    example: 'クレジット ¥6,432',
    counterExample: 'クレソン ¥128',
  },
];
