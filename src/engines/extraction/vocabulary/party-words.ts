import { CONTACT_LABELS } from '../../../japan/contact-words.ts';
import { ISSUER_LABELS } from './party-labels.ts';
import { type WordRule, wordRule } from './word-rule.ts';

/** Stands in front of, or over, the issuer's name. */
export const ISSUER_LABEL = wordRule(
  'issuer-label',
  new RegExp(
    `(?:${ISSUER_LABELS.words}|貸主|経営|収納機関|収納企業|会社名|差出人|名称|ショップ情報)[:】\\]]?[(]?$`,
    'i',
  ),
  '請求元:',
  '請求先:',
);
/** Speaks of whom the paper is for. */
export const CUSTOMER_WORD = wordRule(
  'customer-word',
  /貴社|貴方|御社|お客様|請求先|買主|買い?手|受取|宛先|billto|customer|buyer|your/i,
  '貴社登録番号',
  '登録番号',
);
/** Stands in front of somebody who is neither issuer nor customer. */
export const THIRD_PARTY_LABEL = wordRule(
  'third-party-label',
  /(?:決済代行|請求代行|管理会社|管理受託|カード会社|発行会社|モール運営|施設運営|運営会社|運営元|運営|提携|保険会社|引受|お?問い?合わ?せ先?|収納代行|納品先|納入先|配送先|届け先|代理受領|集金代行|委託先|プラットフォーム|登録商標|印刷所|処方箋発行|処方元|元請|工事場所|物件名|現場名?|ビル名|紹介元|代行|下水道(?:使用料|事業)?分?|製造元|輸入元)[^\p{L}]{0,2}(?:商業)?$/u,
  '運営会社:',
  '請求元:',
);
/** The title of a paper, alone or with its brackets. */
export const DOCUMENT_TITLE = wordRule(
  'document-title',
  /^[[(<【「*=\-・\s]*(?:[ご御お]?(?:請求書?|請求明細書?|領収書?|領収証書?|納品書|見積書?|見積り?|明細書|利用明細|売上票|お?買上げ?票|レシート|支払通知書?|仕入明細書|注文書|発注書|控え?|返品(?:伝票|レシート)?|督促状|払込(?:金)?受領[書証]|受領[書証]|診療費|調剤報酬|電気料金等?|ガス|水道料金|兼|納入通知書)|(?:TAX)?INVOICE|RECEIPT|お客様控え?|再発行|領収|適格(?:簡易)?(?:返還)?請求書|クレジット(?:カード)?(?:売上票|ご利用票))+(?:\([^()]{1,8}\))?[\])>】」*=\-・\s]*$/i,
  '領 収 証',
  '株式会社領収堂',
);
/** Words of paying: never a name. */
export const PAYMENT_WORD = wordRule(
  'payment-word',
  /^[\W_]*(?:PayPay|ペイペイ|Air ?ペイ(?: ?QR)?|AirPAY|スマート支払い?|Square|STORES ?決済|楽天ペイ|d払い|au ?PAY|メルペイ|LINE ?Pay|Alipay|WeChat ?Pay|Suica|PASMO|ICOCA|QUICPay|iD|WAON|nanaco|楽天Edy|Edy|VISA(?: ?DEBIT)?|Master ?Card|JCB|AMEX|UC|クレジット(?:カード)?|現金|電子マネー|コード決済|QRコード決済|QR ?売上[票募]?|一括払?い?|交通系(?:IC)?|釣(?!り?[船具宿堀場])り?銭?|お釣り|おつり|お預り|売上|返金|掛売)(?:支払い?|払い?|決済|売上)?(?:\s?[(（][^()（）]{1,12}[)）])?[\W_]*$/i,
  'PayPay',
  'ペイント工房',
);
/** What shops say to their customers. */
export const COURTESY = wordRule(
  'courtesy',
  /ありがとう|アリガトウ|イラッシャイ|マイド|有難う|有り難う|いらっしゃい|またのお越し|またどうぞ|お待ちして|ください|下さい|お願い|申し上げ|いただ|致し|ませ|です(?![ァ-ヶ])|ます(?![ァ-ヶ])|まで$|営業時間|年中無休|定休日|募集|応募|キャンペーン|アンケート|キリトリ|お試し|ご来店|ご利用(?:の|に)|にて(?:受領|領収|入金)|thank|welcome|have a nice|see you|please|come again/i,
  'またのお越しをお待ちしております',
  '株式会社ありた',
);
/** A line that praises rather than names. */
export const SLOGAN = wordRule(
  'slogan',
  /[♪！!☆★♡～〜?？]|^(?:毎週|毎日|毎月|本日|今だけ|新商品|限定|お得|全品|○|◎|●)|(?:あなたに|を結ぶ|を創る|をつくる|を支える|のために|と共に|とともに|な毎日|の味|美味しさ|おいしさ|専門|併設)$|倍[!！]?$/,
  '焼きたてをあなたに♪',
  'こむぎ日和',
);
/** What is printed over a paper that names nobody: an event, a corner of a shop, a place, a wish. */
export const NAMES_NOBODY = wordRule(
  'names-nobody',
  /^(?:練習|トレーニング|訓練|テスト)モード$|(?:開催中?|感謝祭|収穫祭|創業祭|\d年|フェア|周年(?:記念)?|セール|売り?場|コーナー|フロア|受付中|実施中|配信中|承ります|承り中|募集中|専門|併設|余白|保管|社外秘|業務)$|^\p{Script=Han}{0,4}内容[:：\s]|^(?:祝|本日|イートイン|テイクアウト|お持ち?帰り)|^(?:[本別新東西南北]館)?\s?(?:地下|B)?\d{1,2}[F階]|^(?:ディスカウント(?:ショップ|ストア)|ドラッグストア|コンビニエンスストア|スーパーマーケット|ホームセンター|ショッピングセンター|ファミリーレストラン|アウトレット|免税店|売店)$|^(?:デザイン|写真|設計|建築|翻訳|会計|法律|税理士|司法書士|行政書士|編集|映像)(?:事務所|スタジオ|教室|工房)$|^[^\s・&＆]{1,10}[・&＆と](?:\p{L}{0,4})(?:翻訳|通訳|印刷|製本|惣菜|弁当|販売|修理|施工|設計|加工|[制製]作|企画|撮影|整備|清掃|工事|雑貨|家具|文具|青果|鮮魚|精肉|生花|園芸|造園|塗装|内装|編集|出版|広告|イベント|レンタル|笑顔)$|\s(?:地下|B)?\d{1,2}[F階]$|^\p{L}{2,8}駅前$|\p{L}を\p{L}{0,8}$|(?:[しじ]さ|味|心|毎日|暮らし|笑顔|未来|幸せ|あなた|地域|お客様)[にへ]\p{L}{0,10}[ぁ-ん]?$|^(?!.*・(?:ド|ラ|ル|レ|デュ?|ダ|エ|ア|アン)・)(?=.*\p{Script=Han})[^・\s]{1,8}(?:・[^・\s]{1,8}){2,}$/u,
  '焼きたての幸せをあなたに',
  'パン工房こむぎ',
);
/** Labels of other fields, and sentences of the paper itself. */
export const FIELD_LABEL = wordRule(
  'field-label',
  new RegExp(
    String.raw`(?:御|お|ご)?(?:買上|入金|繰越|売上)(?:金)?(?:額|高)|ポイント|会員|登録番号|${CONTACT_LABELS.denwa}|^${CONTACT_LABELS.tel}|${CONTACT_LABELS.fax}|〒|合計|小計|消費税|税率|対象|お預|お釣|請求|領収|但し|^但|として[、,。]?$|備考|件名|振込|支払|期限|期日|品名|品目|^(?:内容|住所|所在地|項目|費目|名称|電話|小切手|手形|当座|相殺|現金[✓✔☑レ]?|インボイス登録)$|コールセンター|(?:手数料|使用料|会費|代金|保険料|授業料)$|数量|単価|金額|摘要|^レジ(?:スター)?(?![ァ-ヶー])|精算機|担当|責任者|No[.:]|番号|日付|発行日|再発行|明細|印紙|内訳|https?:|www\.|@|利用日|年\d|\d月|時間|受付|入庫|出庫|伝票|カード|お客様|人数|テーブル|軽減|課税|非課税|点数|コード|契約|検針|使用|期間|工事名|物件|納期|有効|口座|名義|残高|invoice|receipt|^(?:arrival|departure|folio|guests?|guest name|nights?|check-?in|check-?out)(?: (?:date|no\.?))?$|^date|^(?:issue|due|order|billing) ?date|^t-?number$|^balance|^charges?$|^cashier|^jct|^#[a-z0-9-]+$|^代表$|^通常価格$|\s兼$|[→⇒➡]|^(?:日本|Japan|JAPAN)$|^(?:ファックス|ファクス|ファクシミリ)$|^オカイアゲ|total|amount|payment|^page|${CONTACT_LABELS.phone}|description|qty|unit|bill ?to|registration|subtotal|approval|取引|決済|ブランド名|端末|区分|診療(?!所|室|院|センター)|処方|調剤(?!薬局)|負担|車番|車両|乗車|降車|検索|アプリ|クーポン|フォロー|券売機|発券機|自動精算|^(?:受領|検収|受取|領収|担当|検)印|#(?:REF|VALUE|N/A|DIV/0|NAME)`,
    'i',
  ),
  '登録番号',
  '東北管材株式会社',
);
/** Who took the money in for somebody else: a counter, a cashier, a shop that collects. */
export const COLLECTOR = wordRule(
  'collector',
  /^[(（]?(?:窓口|出納員|取扱(?:者|金融機関)?|収納(?:代行|取扱)(?:店|者)?|指定管理者)[:：\s]\s*\S/,
  '窓口 市民課 3番',
  'ゆうびん窓口 見本局',
);
/** Shops, houses and workshops without a company form. */
export const SHOP_WORD = wordRule(
  'shop-word',
  /(?:店|屋|堂|亭|庵|軒|館|楼|苑|園|荘|マート|ストア|薬局|食堂|酒場|カフェ|珈琲|喫茶|ホテル|旅館|イン|タクシー|交通|パーキング|パーク|駐車場|スーパー|書店|商店|工房|サロン|美容室|理容室|センター|キッチン|ベーカリー|レストラン|ビストロ|バー|寿司|鮨|そば|ラーメン|製作所|商会|工務店|デザイン|スタジオ|オフィス|倶楽部|クラブ|ジム|整体院|整骨院|治療院|SS|Studio|Works|Design|Cafe|Coffee|Hotel|Shop|Store|Market|Mart|Restaurant|Bakery|Kitchen|Bar|Books|Farm)(?:\s|$|[^\p{L}])/iu,
  '手打そば 弥平 本店',
  '山田 太郎',
);
/** Bodies whose name ends in what they are. */
export const OFFICE_WORD = wordRule(
  'office-word',
  /(?:事務所|協会|組合|大学|学校|学園|病院|医院|クリニック|診療所|歯科|役所|役場|県庁|都庁|府庁|水道局|交通局|上下水道局|財団|連盟|連合会|会議所|信用金庫|神社|寺|美術館|博物館|図書館|保育園|幼稚園|研究所|機構|公社|公団|農園|牧場|酒造|窯|郵便局|税務署|法務局|振興会|商工会|自治会|管理組合|会館|健康センター)$/,
  '緑川市上下水道局',
  '営業課',
);
/** People who own or do something together: others keep their books and send their bills. */
export const OWNERS_BODY = wordRule(
  'owners-body',
  /(?:管理組合|自治会|町内会|商店会|実行委員会|同窓会|保護者会|父母会|PTA)$/,
  'レジデンス見本管理組合',
  '見本農業協同組合',
);
/** A part of an organisation, never the organisation. */
export const DEPARTMENT_WORD = wordRule(
  'department-word',
  /^(?:\S{0,8}(?:部|課|係|室|窓口|グループ|チーム)|(?:お客様|お客さま|カスタマー|コール|サポート|法人|総合)?(?:センター|相談室|窓口|サービス係))$/,
  '営業課',
  '緑川市上下水道局',
);
/** Belongs to a place, not to a party: buildings, floors, parking lots with a number. */
export const PLACE_WORD = wordRule(
  'place-word',
  /(?:ビル(?:ディング)?|タワー|マンション|ハイツ|会館|プラザ|スクエア)?\s?(?:B?\d{1,2}\s?[F階]|\d{1,4}号室?)$|(?:ビル|ビルディング|タワー)$|^.{1,6}[都道府県].{0,6}[市区郡町村]$|^.{2,5}[都道府県市区町村]$/,
  '渋谷スカイビル8F',
  '株式会社ビルド',
);
/** A calendar beside or under the paper: the day's luck and the month, as calendars print them. */
export const CALENDAR_WORD = wordRule(
  'calendar-word',
  /^(?:(?:大安|友引|先[負勝]|仏滅|赤口)\s?){1,3}$|^(?:JAN|FEB|MAR|APR|JUL|AUG|SEPT?|OCT|NOV|DEC)\.?$/,
  '友引 先負',
  '大安商店',
);
/** Cells of forms to be filled in, their boxes to be ticked, and the notice of the stamp duty, whole or in pieces. */
export const FORM_CELL = wordRule(
  'form-cell',
  /^[^\p{L}\d]*(?:練習|トレーニング|訓練|テスト)モード[^\p{L}\d]*$|^(?:店名|ご?本人|ご?家族|[十百千]?万|[百千万十]+|(?:取扱者?|担当者?|係|責任者)印?)$|^[□☐☑✓✔] ?\S|^付につき|^(?:\S{1,6})?税務署(?:長|承認済?)|^印紙税/u,
  '取扱者印',
  '百万石酒店',
);
/** @internal */
export const PARTY_WORDS: readonly WordRule[] = [
  ISSUER_LABEL,
  CUSTOMER_WORD,
  THIRD_PARTY_LABEL,
  DOCUMENT_TITLE,
  PAYMENT_WORD,
  COURTESY,
  SLOGAN,
  NAMES_NOBODY,
  FIELD_LABEL,
  COLLECTOR,
  SHOP_WORD,
  OFFICE_WORD,
  OWNERS_BODY,
  DEPARTMENT_WORD,
  PLACE_WORD,
  CALENDAR_WORD,
  FORM_CELL,
];
