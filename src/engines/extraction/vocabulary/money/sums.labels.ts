import type { MoneyLabelRule } from './money-label.types.ts';

/** What a paper may sum up apart: 部品計, 工賃計. */
const PARTS = '整備|点検|作業|部品|工賃|修理|工事|飲食|宿泊|材料|商品|料理|飲物|資材';

/** Sums whose word says with or without tax. */
export const TAX_SAYING_SUM_LABELS: readonly MoneyLabelRule[] = [
  {
    id: 'subtotal-said-net',
    kind: 'subtotal',
    hint: 'excl',
    pattern:
      /(?:小計|合計|金額|計|(?<![月年日定])額|(?:今[回月]|当月)出来高)\(?税(?:抜|別)き?\)?|工事(?:価格|費計)|(?:今[回月]|当月)税抜(?:御|お|ご)?(?:売上|買上げ?)(?:額|高)?|(?:業務|委託|製造|設計)価格|^(?:内訳[:：]?)?税(?:抜|別)き?(?=[:：]?[-△▲]?(?:[¥\\\d]|[〇一二三四五六七八九十百千万壱弐参拾、,]{2,14}[円圓]))|税抜き?(?:合計|小計|計|金額|額|価格|請求額|売上(?:額|高)|(?:御|お|ご)?買上げ?(?:額|高|金額))|本体(?:価格|合計|金額|額)(?:合計)?|課税前(?:合計|金額)?|netamount|(?:sub-?)?total\(?excl[a-z.]{0,10}(?:tax|jct|vat)\)?|^excl(?:uding|\.)?(?:tax|jct|vat)(?=:?(?:jpy|[¥\\])?\d)/gi,
    example: '合計(税抜) 43,200',
    counterExample: '合計(税込) 46,656',
  },
  {
    id: 'total-said-gross',
    kind: 'total',
    hint: 'incl',
    pattern: new RegExp(
      String.raw`(?:総?合計|請求|お?支払い?)?(?:金)?(?:額)?\(?税込み?\)?(?:総)?(?:合計|計|金額|額|価格|請求額|お?支払額?|売上(?:額|高)|(?:御|お|ご)?買上げ?(?:額|高))|(?:総?合計|(?<!小|${PARTS})計|総額|額|(?:今[回月]|当月)出来高)(?:金額|額)?\(税込み?\)|totalincl[a-z.]*tax|total\(incl[^)]{0,40}tax\)|(?:御|ご)請求(?:金)?額\(税込み?\)`,
      'gi',
    ),
    example: '税込合計 46,656',
    counterExample: '税抜合計 43,200',
  },
  {
    // The rate says what is in the sum: it is no base of its own.
    id: 'payable-said-gross-with-rate',
    kind: 'payable',
    hint: 'incl',
    pattern:
      /(?:(?:御|ご)?請求(?:金)?額?|お?支払い?(?:金)?額|合計(?:金)?額?|総額)\((?:消費)?税等?(?:10|8)%(?:を?含む|込み?)\)/g,
    example: 'ご請求額(消費税10%込) 24,165円',
    counterExample: 'ご請求書(10%対象) 24,165円',
  },
  {
    id: 'total-of-named-parts',
    kind: 'total',
    hint: null,
    pattern: /^(?:総?合計|総額)(?:金?額)?\([^()\d]{2,16}[+＋][^()\d]{2,20}\)(?=[¥\\]?\d)/g,
    example: '合計（報酬＋消費税＋実費） 256,972',
    counterExample: '合計 256,972',
  },
  {
    id: 'net-before-tax-and-gross',
    kind: 'subtotal',
    hint: 'excl',
    pattern:
      /^合?計(?=[¥\\]?[\d,]+円?\/?(?:消費)?税(?:\(?\d{1,2}%\)?)?[¥\\]?[\d,]+円?\/?税込(?:合?計)?[¥\\]?[\d,]+円?$)/g,
    example: '計 53,500 / 消費税10% 5,350 / 税込 58,850円',
    counterExample: '計 58,850 / 消費税10% 5,350',
  },
  {
    id: 'total-behind-net-and-tax',
    kind: 'total',
    hint: 'incl',
    pattern:
      /(?<=^(?:税抜|合?計)[¥\\]?[\d,]+円?\/?(?:消費)?税(?:\(?\d{1,2}%\)?)?[¥\\]?[\d,]+円?\/?)税込(?:合?計)?(?=[¥\\]?[\d,]+円?$)/g,
    example: '税抜 22,680  税 2,012  税込 24,692',
    counterExample: '税抜 22,680  税 2,012',
  },
  {
    id: 'total-behind-count',
    kind: 'total',
    hint: null,
    pattern: /^(?:合計|お?買上げ?)点数\d{1,3}点?(?=[¥\\][\d,]+円?$)/g,
    example: '合計点数  6   ¥7,068',
    counterExample: '合計点数 6点',
  },
  {
    id: 'gross-with-colon',
    kind: 'total',
    hint: 'incl',
    pattern: /^税込み?(?=[:：][¥\\]?[\d,]+円?$)/g,
    example: '税込 : 385,000',
    counterExample: '税込 1,080',
  },
  {
    id: 'subtotal-said-gross',
    kind: 'subtotal',
    hint: 'incl',
    pattern: new RegExp(
      String.raw`(?:小|${PARTS})計(?:金額|額)?\(税込み?\)|税込(?:み)?小計|sub-?total\(?(?:税込|incl[a-z.]*tax)\)?`,
      'gi',
    ),
    example: '小計(税込) 18,370',
    counterExample: '合計(税込) 18,370',
  },
];

/** Subtotals, what is to be paid, totals. */
export const SUM_LABELS: readonly MoneyLabelRule[] = [
  {
    id: 'subtotal-of-a-row',
    kind: 'subtotal',
    hint: null,
    pattern: /(?<=^\D{2,24}[\d,]{2,12}円\D{2,24}[\d,]{2,12}円)計(?=[¥\\]?[\d,]{2,12}円$)/g,
    example: '内訳 機器点検 60,000円 総合点検 28,000円 計 88,000円',
    counterExample: '会費 24,000円 計 24,000円',
  },
  {
    id: 'subtotal-net',
    kind: 'subtotal',
    hint: 'excl',
    pattern: /^net(?:value|total)?(?=:?(?:USD|EUR|GBP|JPY|[¥$€£])?\d[\d,.]*$)/gi,
    example: 'Net   USD 6,000.00',
    counterExample: 'Net curtain 6,000',
  },
  {
    id: 'subtotal',
    kind: 'subtotal',
    hint: null,
    pattern:
      /小計(?:額|金額)?|(?:今[回月]|当月)出来高(?:金額|額)?(?!累計)|(?:今回|当月|今月)(?:御|お|ご)?(?:買上げ?|売上|取引|利用)(?:高|額|金額)|^(?:今回|当月|今月)(?:御|お|ご)?(?:買上げ?|売上)(?=(?:\(税[抜込]き?\)|[(（])?[¥\\]?\d|$)|ご?飲食計|(?:返品|割戻|報酬|手数料|工事|作業|部品|加工|工賃|修理|外注|製品|整備|点検)(?:代|額|料|費)?計|sub-?total/gi,
    example: '小計 50,000',
    counterExample: '合計 55,000',
  },
  {
    id: 'payable',
    kind: 'payable',
    hint: null,
    pattern:
      /^(?:今回|当月|今月)(?:御|ご)?請求計?(?=[¥\\]?\d)|^(?:今回|当月|今月)(?:御|ご)?請求$|(?:今回|当月|今月)?(?:差引)?(?:御|ご)?請求(?:総|合計|金|予定)?(?:額|合計)(?:合計)?|(?:今回|当月|今月|差引)(?:御|ご)?請求高|合計(?:御|ご)?請求(?:金)?額|差引(?:合計|残高)?(?:お?支払い?|(?:御|ご)?請求|領[収收])?(?:金)?額?|お?(?:支払|振込|払込)い?み?(?:いただく|頂く)?(?:合計)?(?:予定)?金?額|^お支払い?(?=[:：]?[¥\\]\d)|お?支払い?合計|(?:amount|balance|total)due|amountpayable|請求合計|(?:今回|当月|今月)?(?:お|ご|御)?(?:口座)?(?:引落し?|引き落とし|振替)(?:合計)?(?:予定)?(?:金)?額|(?:御|ご)?納[入付](?:すべき)?(?:金)?額/gi,
    example: '御請求額 ¥39,882',
    counterExample: '請求日 2026年10月31日',
  },
  {
    id: 'payable-said-shortly',
    kind: 'payable',
    hint: null,
    pattern: /(?<=^|\d円?\/?)(?:御|ご)請求(?=[:：]?[¥\\]?\d[\d,]*円?$)|^お支払い?(?=[:：]?\d{1,3}(?:,\d{3})*円$)/g,
    example: '小計 45,000 税(10%)4,500 ご請求 49,500',
    counterExample: 'ご請求 10月分',
  },
  {
    id: 'total',
    kind: 'total',
    hint: null,
    pattern:
      /総合計(?:額|金額)?|金額計|合計領[収收](?:金)?額|総額|総計|(?:返還|返金|今回お?買上)(?:金額)?合計|^(?:ご?返還|ご?返金)(?:金)?額(?=[¥\\△▲-]|$)|合計(?:金)?(?:額)?(?!点数)|現計|[お御]会計(?!伝?票|は)(?:合計|金額|額)?|(?<![\p{L}])会計(?!\d{1,2}:\d{2})(?:合計|金額|(?=[¥\\\d:(]|$))|お?買上げ?(?![後前])(?:合計|計|金額|額|げ計)?|領[収收](?:金)?額|(?<=^[★☆◆■●※]?)一?金(?=[¥\\\d,〇一二三四五六七八九十百千万壱弐参伍拾萬阡]+[円也]|[¥\\][\d,]+[-−ー―※*(也円]*)|^(?:金額|料金)(?=:?(?:[¥\\][\d,]+円?|[\d,]+円)(?:\.?-|也)?(?:\((?:税込み?(?:合計|金額|\d{1,2}%)?|\d{1,2}%税込)\))?$)|(?:御|お)見積(?:合計)?金?額|(?<=現金|カード|クレジット)領[収收]額|(?:ご|御)?利用(?:合計)?(?:金)?額|ご?利用(?:合計|代金|料金)|料金合?計|(?:駐車|通行|乗車|ご?宿泊|施術)料金|チュウシャリョウキン|定期(?:券)?(?:旅客)?(?:運賃|代金)|売上(?:合計|金額)|ご?精算(?:金)?額|(?:発売|お取扱|ご購入)(?:金)?額|取引金額|決済金額|支払金額|未入金額|(?<=[^\p{L}]|^)計(?=[-△▲]?[¥\\\d]|\s|$)|grandtotal|gross(?:amount|total|value)|^gross(?=:?(?:USD|EUR|GBP|JPY|[¥\\])?\d[\d,.]*$)|(?<!sub-?)total(?!due)/giu,
    example: '合計 ¥1,086',
    counterExample: '合鍵 ¥1,086',
  },
  {
    id: 'total-collected',
    kind: 'total',
    hint: null,
    pattern: /^(?:お?払込|収納|納付)(?:金)?額(?=:?(?:[¥\\][\d,]+円?|[\d,]+円)$)/g,
    example: '収納金額 ¥8,914',
    counterExample: '収納会社 8,914',
  },
  {
    id: 'total-bought',
    kind: 'total',
    hint: null,
    pattern: /(?<!対象)仕入(?:合計)?金額(?=[:：]?[¥\\]?\d[\d,]*円?$)/g,
    example: '計 8,400 消費税(8%) 672 仕入金額 9,072',
    counterExample: '仕入金額 達成率 102%',
  },
  {
    id: 'total-of-old-tills',
    kind: 'total',
    hint: null,
    pattern: /^TT?L(?=[¥\\]\d)/g,
    example: 'TL    ¥1,910',
    counterExample: 'TLC 1,910',
  },
];
