/** The three registers that are covered, each one workbook at a fixed address. */
export const CATEGORIES = ['financial_instruments_business', 'funds_transfer', 'crypto_asset_exchange'] as const;
export type Category = (typeof CATEGORIES)[number];

interface CategoryFacts {
  readonly file: string;
  readonly ja: string;
  readonly en: string;
  /** What older editions called them. */
  readonly formerly: readonly string[];
  /** Law tag of its registration numbers, where the list prints one. */
  readonly lawTag: string | null;
  /** Column label (folded, beginning) → code of the business type. */
  readonly businessTypes: readonly (readonly [string, string])[];
  /** Every operator of the list has this type. */
  readonly always: readonly string[];
}

export const CATEGORY_FACTS: Readonly<Record<Category, CategoryFacts>> = {
  financial_instruments_business: {
    file: 'kinyushohin.xlsx',
    ja: '金融商品取引業者',
    en: 'Financial instruments business operator',
    formerly: [],
    lawTag: '金商',
    businessTypes: [
      ['第一種', 'type_1'],
      ['第二種', 'type_2'],
      ['投資助言・代理業', 'investment_advisory_agency'],
      ['投資運用業', 'investment_management'],
      ['有価証券関連業', 'securities_related'],
      ['電子募集取扱業務', 'electronic_offering'],
      ['電子取引基盤運営業務', 'electronic_trading_platform'],
      ['電子記録移転有価証券表示権利等', 'tokenized_securities'],
      ['PTS認可', 'pts'],
      ['特別金融商品取引業者', 'special_operator'],
    ],
    always: [],
  },
  funds_transfer: {
    file: 'shikin_idou.xlsx',
    ja: '資金移動業者',
    en: 'Funds transfer service provider',
    formerly: [],
    lawTag: null,
    businessTypes: [
      ['第一種', 'type_1'],
      ['第二種', 'type_2'],
      ['第三種', 'type_3'],
    ],
    always: [],
  },
  crypto_asset_exchange: {
    file: 'kasoutuka.xlsx',
    ja: '暗号資産交換業者',
    en: 'Crypto-asset exchange service provider',
    formerly: ['仮想通貨交換業者'],
    lawTag: null,
    businessTypes: [],
    always: ['crypto_asset_exchange'],
  },
};

/** Associations an operator belongs to, by the beginning of the column label. */
export const ASSOCIATIONS: readonly (readonly [string, string])[] = [
  ['日本証券業協会', 'jsda'],
  ['金融先物取引業協会', 'ffaj'],
  ['第二種金融商品取引業協会', 't2fifa'],
  ['資産運用業協会', 'imaj'],
  ['日本暗号資産等取引業協会', 'jvcea'],
  ['日本STO協会', 'jstoa'],
];
