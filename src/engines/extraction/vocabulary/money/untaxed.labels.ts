import type { MoneyLabelRule } from './money-label.types.ts';

/** Sums and charges without consumption tax. */
export const UNTAXED_LABELS: readonly MoneyLabelRule[] = [
  {
    id: 'exempt-sum',
    kind: 'zero',
    hint: 'exempt',
    pattern:
      /非課税(?:対象|取引)?(?:額|計|合計|金額|分|売上)?(?:対象額?)?(?:小計)?|(?:消費税)?(?<!\d)0%対象(?:額)?|免税(?:対象)?(?:額|計|合計)?|taxexempt|^exempt(?:\/0%)?(?=[:¥\\]?\d)/gi,
    example: '非課税計 ¥1,810',
    counterExample: '課税計 ¥870',
  },
  {
    id: 'out-of-scope-sum',
    kind: 'zero',
    hint: 'out_of_scope',
    pattern:
      /不課税(?:対象|取引)?(?:額|計|合計|金額|分)?(?:対象額?)?(?:小計)?|(?<!定額|保証|補償|割引|割|優待|保険|特典|ポイント|クーポン|キャンペーン|サービス|プラン)(?:課税)?対象外(?!税)(?:額|計|合計)?(?:小計)?|^非対象(?=[¥\\(\d])(?:\([^()]{2,10}\))?|no[nt]-?taxable|notsubjecttotax|zero-?rated|outofscope/gi,
    example: '対象外 小計 2,750円',
    counterExample: '(10%対象 外税) 8,260円',
  },
  {
    id: 'sum-of-charges-outside-the-tax',
    kind: 'zero',
    hint: 'out_of_scope',
    pattern: /(?:(?:法定|預り)(?:諸)?費用|法定|(?:立替)?実費|立替金?)(?:計|合計|小計)|^(?:立替)?実費(?:等|額)?$/g,
    example: '法定費用計 25,940',
    counterExample: '諸費用計 25,940',
  },
  {
    id: 'charges-outside-the-tax',
    kind: 'zero_item',
    hint: 'out_of_scope',
    pattern:
      /^立替(?=(?:有料道路|高速|通行|駐車|印紙|郵券|切手)[^\d¥]{0,6}[¥\\]?\d)|軽油(?:引取)?税(?:額)?(?!を?除く)|宿泊税|入湯税|収入印紙(?!\d*円?(?:貼|消印|割印))代?|(?:県|収入)?(?:印|証)紙(?:代|税)|登録免許税|立替(?:金|費|分|払い?|実費(?!計|合計|小計))(?:計|合計|小計)?|立替(?=[)\]】]|[¥\\\d]|[・、,]税込み?[)\]】])|輸入消費税(?:[・及びと]*地方消費税)?(?:等)?|(?:輸入)?関税|特許印紙代?|(?<![おご御])(?:預り|預かり)金|ゴルフ場利用税|(?:ゴルフ|観光|緑化|環境|森林|景観)(?:振興|整備|保全)?(?:基金|協力金)|^振興基金(?=[¥\\]?\d)|法定費用(?!計|合計|小計)|空(?:き)?(?:瓶|びん|ビン|容器|缶)(?:返却|引取|回収|戻し?)|検査印紙|予納郵券|郵券(?:代)?|onsentax|収納代行(?!手数料)|代行収納(?!手数料)|保証金|敷金|自賠責(?:保険料)?|重量税|自動車(?:取得)?税(?:環境性能割|種別割)?|環境性能割|リサイクル(?:預託)?料?金?/g,
    example: '宿泊税 400',
    counterExample: '宿泊料 400',
  },
  {
    id: 'lodging-tax-in-english',
    kind: 'zero_item',
    hint: 'out_of_scope',
    pattern:
      /(?<=^(?:[\d/]{0,8}|\d{1,2}-[A-Za-z]{3}-\d{2,4}))(?:Accommodation|ACCOMMODATION|Lodging|LODGING|Hotel|HOTEL)(?:[Tt]ax|TAX)(?=[¥\\\d])/g,
    example: 'Accommodation tax   200',
    counterExample: 'Total (incl. tax & lodging tax) 39,970',
  },
  {
    id: 'exempt-things',
    kind: 'zero_item',
    hint: 'exempt',
    pattern:
      /切手(?:代)?|商品券(?:販売)|(?:入院時)?食事(?:療養|負担|療養標準負担)(?:費|額|金)|保険診療(?:分|費)?|(?:保険)?一部負担金|保険分?(?:自己|一部)?負担(?:額|金|分)(?![-△▲])/g,
    example: '保険一部負担金(30%) 1,870円',
    counterExample: '軟膏容器代 110円',
  },
];
