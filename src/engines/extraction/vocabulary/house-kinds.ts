import { type WordRule, wordRule } from './word-rule.ts';

/**
 * What somebody is by law, whose house it is, or what kind of house: with one of these in front the words behind it are the
 * rest of the name. 手打そば and はちみつ are wares, which a name may leave out.
 */
export const HOUSE_KINDS: readonly WordRule[] = [
  wordRule(
    'licensed',
    /^(?:弁護士|税理士|司法書士|行政書士|弁理士|公認会計士|社会保険労務士|土地家屋調査士|海事代理士|不動産鑑定士|[一二]級建築士) /,
    '税理士 見本 太郎 事務所',
    '通訳 見本 太郎',
  ),
  wordRule('public', /^\S*[都道府県市区町村国]立 /, '大垣市立 水都資料館', '大垣 水都資料館'),
  wordRule(
    'house',
    /^(?:[\p{Script=Han}ぁ-んァ-ヶー]{1,5}処|料亭|割烹|旅館|民宿|ペンション|(?:炭火)?居酒屋|食堂|喫茶室?|茶房|茶寮|酒房|書林|画廊|カフェ|スナック|寿司|鮨|焼肉|焼鳥|ら[ーあ]めん|ラーメン|仕出し|銭湯|理容室?|美容室?|古書|古本|骨董|呉服|写真館?|クリーニング|学習塾|(?:個人|介護|福祉)タクシー|遊漁船|釣り?船|渡船|(?:HAIR )?SALON|BARBER|BAR|CAFE|BISTRO|RESTAURANT|BAKERY) [^/／|｜]+$/iu,
    '割烹 なだ亀',
    '手打そば さとう庵',
  ),
  // サイクルショップ 輪工房オカベ, 理容 バーバー寺岡: where the words behind it say themselves what house they are, the first may be left out.
  wordRule(
    'house-of-a-trade',
    /^[\p{Script=Han}ぁ-んァ-ヶー・&＆]{0,8}(?:工房|教室|ショップ|スタジオ|サロン|オフィス|事務所|研究所|設計室|制作室|デザイン室|校正室|の店|農園|屋|[術体う]院|どうぶつ病院|動物病院|食堂|本舗|ベーカリー|レストラン|ダイニング|キッチン|ビストロ|パティスリー|ブティック|ホームセンター|スーパー(?:マーケット)?|マート|サービス|のアトリエ) (?!\S*(?:[堂屋店園庵舎軒亭荘館家楼丸湯社所室院窯]$|工房|サロン|アトリエ|ショップ|バーバー|スタジオ|オフィス|デザイン室|カフェ|キッチン|ハウス|サイクル|ファーム|薬局))[^\s/／|｜]+$/u,
    'パン工房 むぎのほ',
    'サイクルショップ 輪工房みほん',
  ),
];

/** フォトスタジオ, 花の店: the kind of a house, which is nobody's name without more. */
export const KIND_ALONE: WordRule = wordRule(
  'kind-alone',
  /^(?:フォト|フラワー|ヘアー?|ビューティー?|ネイル|エステ|サイクル|ペット|トリミング|ホビー|レコード|ブック|ギフト|カット|ダンス|ヨガ|ピアノ|英会話|料理|(?:石窯|手作り|手づくり)?パン|お?花の?|木|革|陶|菓子|染め?|藍|ガラス|イラスト|看板|デザイン|設計|翻訳|写真|着物|きもの|自転車の?|手芸の?|文具の?|金物の?)(?:スタジオ|ショップ|サロン|工房|教室|アトリエ|デザイン室|オフィス|店)$|^(?:フラワー|グラフィック|ウェブ|インテリア|ファッション|ネイル|ヘアー?)デザイン$/,
  'フォトスタジオ',
  'フォトスタジオ見本',
);
