import type { WordRule } from './word-rule.ts';

/** Words that say what a paper is worth, run over a row without its spaces. Each with an example. */
export const NO_PAPER_OF_WORTH: readonly WordRule[] = [
  {
    id: 'cancelled',
    // 取消 in a row of goods or in a sentence about cancelling takes back one thing, not the paper.
    pattern:
      /^[^\p{L}\d]*(?:(?:(?:直前|前回?|本|当該)の?)?(?:取引)?取消(?:済み?|し)?|VOID(?:ED)?|無効|CANCELL?ED|破棄)[^\p{L}\d]*$|^[*＊=#【[<]+(?:取消|VOID|無効)[*＊=#】\]>]+|(?:つき|により|のため)無効|^(?:取引)?取消(?:合計|金額|総額)[:：]?[-△▲¥\\]/iu,
    example: '*** 取 消 済 ***',
    counterExample: '取消 カツ丼 -1,100',
  },
  {
    id: 'training',
    pattern:
      /練習モード|トレーニングモード|訓練モード|^[^\p{L}\d]*(?:練習|トレーニング|TRAINING(?:MODE)?)[^\p{L}\d]*$/iu,
    example: '【 練 習 モ ー ド 】',
    counterExample: 'トレーニングジム月会費 8,800',
  },
  {
    id: 'sample',
    pattern:
      /^[^\p{L}\d]*(?:見本|サンプル|SAMPLE|SPECIMEN|記入例|テスト印字|ダミー)[^\p{L}\d]*$|^[【[(<](?:見本|サンプル|SAMPLE)[】\])>]|^(?=.*(?:見本|サンプル|SAMPLE))(?:[^\p{L}\d]*(?:見本|サンプル|SAMPLE|(?:御|ご)?請求書|領収[書証]|納品書))+[^\p{L}\d]*$|(?:書式|様式|帳票)の見本|実際の(?:ご?請求|領収|お?取引)では(?:あり|ござい)ません/iu,
    example: '== SAMPLE ==',
    counterExample: '見本帳 1冊 2,200',
  },
  {
    id: 'proforma',
    pattern:
      /^[^\p{L}\d]*仮(?:の)?(?:御|ご)?(?:請求|領収)[書証]|pro-?forma|正式な(?:御|ご)?(?:請求書|領収[書証])(?:では(?:あり|ござい)ません|ではない)/iu,
    example: '仮請求書 (PROFORMA)',
    counterExample: '仮設工事 請求書',
  },
  {
    id: 'draft',
    pattern:
      /(?:請求書|領収[書証])[(（【[]?(?:案|下書き?|ドラフト|DRAFT)[)）】\]]?$|^[^\p{L}\d]*(?:DRAFT|下書き|ドラフト)[^\p{L}\d]*$/iu,
    example: '請求書（案）',
    counterExample: '請求書 案件名 みほん',
  },
  {
    id: 'a-copy',
    // The original is another paper.
    pattern:
      /^[^\p{L}\d]*写し?[^\p{L}\d]*(?:領収[書証]|請求書|$)|(?:領収[書証]|請求書)[^\p{L}\d]{0,3}写し?[^\p{L}\d]*$/u,
    example: '【 写 し 】 領 収 証',
    counterExample: '写真代 領収証',
  },
  {
    id: 'made-void-later',
    pattern: /(?:本|この|当)(?:請求書|領収[書証])は[^。]{0,24}(?:無効|取り?消|破棄)/u,
    example: '※本請求書は2026年11月5日付で無効とし、訂正版を発行しました',
    counterExample: 'この領収書は再発行いたしません',
  },
  {
    id: 'not-a-receipt',
    pattern:
      /(?:領収[書証]|請求書|レシート)として(?:は)?(?:、)?(?:ご)?(?:使用|利用)(?:に(?:は)?なれ|いただけ|でき)ません|(?:領収[書証]|請求書|レシート)では(?:あり|ござい)ません|^[^\p{L}\d]*お?会計[票伝][票]?[^\p{L}\d]*$/u,
    example: '本票は領収書としてはご利用いただけません',
    counterExample: '領収書としてご利用いただけます',
  },
  {
    id: 'an-order',
    pattern: /下記の?(?:とおり|通り|如く)(?:を)?(?:ご|御)?(?:注文|発注)(?:いた|致|申し)/u,
    example: '下記のとおり注文いたします。',
    counterExample: '下記の通りご請求申し上げます',
  },
  {
    id: 'an-offer',
    // A price that is held open until a day was paid by nobody.
    pattern: /(?:まで|期間中は?)(?:この|本|上記の?)(?:価格|金額)で(?:お求め|ご提供|ご購入|販売)|ご成約(?:時|の際)/u,
    example: '2026/06/02 までこの価格でお求めいただけます',
    counterExample: '本日限りの価格でご提供いたしました',
  },
  {
    id: 'billed-elsewhere',
    // The bill that counts is another paper.
    pattern:
      /(?:適格請求書|正式な(?:請求書|領収[書証])|領収[書証])は[^。]{0,16}(?:別途|後日|改めて)[^。]{0,6}(?:発行|送付|お送り)/u,
    example: '※適格請求書は業務提供者より別途発行されます',
    counterExample: '本書は適格請求書です',
  },
  {
    id: 'not-paid-yet',
    // お預り票, 給油伝票: what was taken along is billed later, or paid when it is fetched.
    pattern:
      /^[^\p{L}\d]*未払い?(?:[^\p{L}\d]*$|[^\p{L}\d]*お?(?:渡し|引取り?)時)|お支払い?予定額|^[^\p{L}\d]*後日(?:ご|御)?請求(?:いた|致|させ|申)/u,
    example: '★未払 お渡し時にお支払い下さい',
    counterExample: '前回未払 0',
  },
];

/** A row that is the title of a paper which asks for or confirms a payment, and nothing else. */
export const BILLING_TITLE: WordRule = {
  id: 'billing-title',
  pattern:
    /^[^\p{L}\d]*(?:御|ご)?(?:請求(?:明細)?書|領収[書証]|レシート|仕入明細書|INVOICE|TAXINVOICE|RECEIPT)(?:[^\p{L}\d]*|[^\p{L}\d]{0,3}(?:ご?請求書?|領収[書証]?|発行|管理)(?:No\.?|№|番号).{1,24})$/iu,
  example: '【御請求書】',
  counterExample: '請求書番号 26-118',
};

/** A row that is the title of a paper which offers, orders, delivers or reminds. */
export const OTHER_TITLE: WordRule = {
  id: 'other-title',
  pattern:
    /^[^\p{L}\d]*(?:御|ご)?(?:(?:概算)?見積書?|発注書|注文(?:請)?書|納品書|督促状|催告書|送付状|注文(?:内容(?:の)?)?(?:確認|控え?)(?:書|メール)?|(?:予約|契約)(?:確認)?書|QUOTATION|PURCHASEORDER|DELIVERYNOTE)(?:[^\p{L}\d]*|(?:注文|発注|見積|納品|発行日|No\.?|№).*)$/iu,
  example: '御見積書',
  counterExample: '見積書番号 Q-118',
};

/** `上記の金額正に領収いたしました`: what stands beside it is the day of the receipt. */
export const ACKNOWLEDGEMENT: WordRule = {
  id: 'acknowledgement',
  pattern:
    /(?:正に|まさに|確かに|たしかに|通り|とおり)(?:お受け取り|受領|領収|受取り?)(?:(?:いた|致)しま|しま|(?:いた|致)し|仕り)|にて(?:領収|受領)(?:済み?)?(?:(?:いた|致)?しました)?$/u,
  example: '上記の金額正に領収いたしました',
  counterExample: '領収書は再発行いたしません',
};

/** Drinks under the liquor tax never bear the reduced rate (所得税法等改正法 平成28年法律第15号 附則第34条). */
export const ALCOHOL: WordRule = {
  id: 'alcohol',
  pattern:
    /^(?!.*(?:ノンアル|アルコール0|0\.0|酒粕|酒まんじゅう|料理酒|ビール酵母|グラス|ジョッキ|券|煮|漬|ケーキ|ゼリー|酢|(?:焼酎|ワイン|ビール|日本酒|ウイスキー)(?:用|割り用))).*(?:瓶ビール|生ビール|缶ビール|ビール|発泡酒|日本酒|清酒|純米(?:大?吟醸|酒)|焼酎|ワイン|ウイスキー|ウィスキー|ハイボール|酎ハイ|チューハイ|サワー缶|梅酒)/u,
  example: '瓶ビール 大 20本',
  counterExample: 'ノンアルコールビール 350ml',
};

/** Goods and services that are neither food nor a newspaper: never at the reduced rate (同附則第34条第1項). */
export const NEVER_REDUCED: WordRule = {
  id: 'never-reduced',
  pattern:
    /(?:靴(?!下)|シューズ|スニーカー|サンダル|シャツ|ズボン|スーツ|コート(?!ジボワール)|手袋|タオル|洗剤|シャンプー|歯ブラシ|マスク(?!メロン)|電池|電球|文具|ノート|ボールペン|コピー用紙|書籍|雑誌|工具|家具|寝具|家電|プリンタ|インク(?!レ)|レジ袋|紙袋|割箸|容器|駐車|運賃|乗車|宿泊|修理|工事|清掃|印刷代|賃料|家賃|手数料|保守|リース|レンタル|軽油|ガソリン|灯油|切手|タバコ|たばこ)/u,
  example: 'ランニングシューズ',
  counterExample: '食パン 6枚切',
};
/** Homes are let without tax (消費税法別表第二第13号). */
export const HOME_RENT: WordRule = {
  id: 'home-rent',
  pattern:
    /(?:社宅|住宅|居住用|居宅|アパート|寮)[^駐事倉庫]{0,8}(?:家賃|賃料|使用料)|(?:家賃|賃料)[^駐事倉庫]{0,4}[(](?:居住用|住居|社宅)/u,
  example: '11月分 社宅賃料(居住用) 301号室',
  counterExample: '事務所賃料 11月分',
};

/** The reduced rate is said by its name or by a mark at the goods, or the goods stand under a rate of their own. */
export const REDUCED_RATE: WordRule = {
  id: 'reduced-rate',
  pattern: /軽|[※*★☆◎●#]|8%(?:対象|分|課税|税率)|reduced/iu,
  example: '※は軽減税率対象',
  counterExample: '消費税(8%) 38,400',
};

/** @internal */
export const PAPER_WORDS: readonly WordRule[] = [
  ...NO_PAPER_OF_WORTH,
  BILLING_TITLE,
  OTHER_TITLE,
  ACKNOWLEDGEMENT,
  ALCOHOL,
  NEVER_REDUCED,
  HOME_RENT,
  REDUCED_RATE,
];
