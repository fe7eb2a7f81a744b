/** What a column of a table of goods holds. */
export const COLUMN_MEANINGS = [
  'date',
  'number',
  'code',
  'name',
  'category',
  'pack',
  'quantity',
  'unit',
  'price',
  'rate',
  'tax',
  'gross',
  'amount',
  'note',
] as const;
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number];

export interface ColumnWord {
  readonly id: string;
  readonly meaning: ColumnMeaning;
  /** Runs over a heading row without its spaces. */
  readonly pattern: RegExp;
  readonly example: string;
  readonly counterExample: string;
}

/** Words of headings; the special stands before the general. */
export const COLUMN_WORDS: readonly ColumnWord[] = [
  {
    // Bills by progress: what was agreed, billed before and is left stands beside what is billed now.
    id: 'progress-other',
    meaning: 'note',
    pattern:
      /(?:当初|変更後?|工事)?(?:請負|契約|発注|設計|実行)(?:代?金)?(?:数量|金額|額|高)|(?:前回|前月|既)(?:迄|まで)?の?(?:累計)?(?:出来高|請求|施工|支払|数量|金額)(?:累計)?(?:金?額|数量)?|前回(?:迄|まで)(?:累計)?|累計(?:出来高|請求|施工|数量|金額)?(?:金?額|数量)?|出来高累計(?:金?額)?|残(?:工事|契約|請求)?(?:高|額|数量)|(?:進捗|出来高)率/g,
    example: '前回迄出来高',
    counterExample: '今回出来高',
  },
  {
    id: 'progress-count',
    meaning: 'quantity',
    pattern: /(?:今[回月]|当月)(?:出来高|施工|請求)?数量/g,
    example: '今回数量',
    counterExample: '前回数量',
  },
  {
    id: 'progress-now',
    meaning: 'amount',
    pattern:
      /(?:今[回月]|当月)(?:[ごお御]?(?:請求|支払い?)|出来高|出来形|施工)(?:金?額|高)?|(?:今[回月]|当月)(?:分|金?額)?(?=前|累|残|備考|$)/g,
    example: '今回出来高',
    counterExample: '前回迄出来高',
  },
  {
    id: 'gross',
    meaning: 'gross',
    pattern: /税込(?:金|価)?(?:額|計|合計|価格)|金額\(税込\)|小計\(税込\)|amount\(incl[a-z.]*tax\)/gi,
    example: '税込金額',
    counterExample: '金額(税抜)',
  },
  {
    id: 'price',
    meaning: 'price',
    pattern:
      /(?:税込|税抜)?(?:単価|売価|価格)(?:\((?:税込|税抜|円)\))?|unitprice|rate\([^)]*\)|(?<!unit)price(?:\([^)]*\))?/gi,
    example: '税込単価',
    counterExample: '金額',
  },
  {
    id: 'rate',
    meaning: 'rate',
    pattern: /税率|税区分|課税区分|(?<!消費)税(?=$|[^込抜額率区])/g,
    example: '税率',
    counterExample: '税込金額',
  },
  {
    id: 'tax',
    meaning: 'tax',
    pattern: /[(（]?(?:うち|内)?消費税(?:額|等)?(?:[(（]?\d{1,2}%[)）]?)?[)）]?|税額|(?<!\()tax(?!\))/gi,
    example: '消費税額',
    counterExample: '税率',
  },
  {
    id: 'amount',
    meaning: 'amount',
    pattern:
      /(?:税抜)?(?:金額|合価)(?:\((?:税抜|円|税別|JPY)\))?|税抜額|本体(?:金額|価格)|小計|(?<!\d)計(?=$)|amount(?:\([^)]*\))?|linetotal|charges?(?=credits?|payments?|balance|$)|debits?(?=credits?)/gi,
    example: '金額(税抜)',
    counterExample: '数量',
  },
  {
    id: 'charge',
    meaning: 'amount',
    pattern:
      /(?:リース|レンタル|賃借|賃貸|保守|ご?利用|使用|作業|業務|委託|技術|月額|通行|宿泊|基本)(?:料金?|費|代)(?:\((?:税抜|税込|円)\))?|運賃/g,
    example: 'リース料(税抜)',
    counterExample: '回数',
  },
  {
    id: 'quantity',
    meaning: 'quantity',
    pattern:
      /数量|個数|点数|時間数|回数|日数|人数|枚数|席数|口数|台数|工数|人工|(?:ユーザー?|ライセンス|アカウント)数|qty|quantity|hours/gi,
    example: '数量',
    counterExample: '単位',
  },
  { id: 'unit', meaning: 'unit', pattern: /単位|unit(?!price)/gi, example: '単位', counterExample: '単価' },
  {
    id: 'pack',
    meaning: 'pack',
    pattern: /規格|入数|仕様|サイズ|荷姿|容量|型式/g,
    example: '規格',
    counterExample: '品名',
  },
  {
    id: 'date',
    meaning: 'date',
    pattern: /伝票日付|日付|月日|年月日|取引日|納品日|利用日時?|作業日|日時|(?<![a-z])date/gi,
    example: '月日',
    counterExample: '数量',
  },
  {
    id: 'slip',
    meaning: 'code',
    pattern: /伝票(?:No\.?|番号)?|(?:納品(?:書)?|注文|受注|契約)(?:No\.?|番号)/gi,
    example: '伝票No',
    counterExample: '品名',
  },
  {
    id: 'code',
    meaning: 'code',
    pattern: /(?:商品|品目)?コード|品番|商品番号|型番|JAN|code|sku/gi,
    example: '商品コード',
    counterExample: '商品名',
  },
  { id: 'category', meaning: 'category', pattern: /区分|種別|分類|科目/g, example: '区分', counterExample: '摘要' },
  {
    id: 'name',
    meaning: 'name',
    pattern:
      /品名|品目|費目|油種|商品名?|内容|摘要|項目|明細|件名|案件名?|物件名?|名称|内訳|作業|部品|サービス|工種|プラン(?:名)?|コース(?:名)?|description|items?|details|particulars|service/gi,
    example: '品名',
    counterExample: '数量',
  },
  {
    id: 'note',
    meaning: 'note',
    pattern: /備考|期間|納期|LOT|ロット|remarks?|notes?|credits?(?=balance|$)|(?<=credits?)balance$/gi,
    example: '備考',
    counterExample: '摘要',
  },
  {
    id: 'number',
    meaning: 'number',
    pattern: /^(?:No\.?|#|項番|行|番号)(?=[^\d]|$)/gi,
    example: 'No.',
    counterExample: '品番',
  },
];
