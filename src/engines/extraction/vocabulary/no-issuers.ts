import { MALLS } from './malls.ts';
import { type WordRule, wordRule } from './word-rule.ts';

/** Places that branches are called after; alone, or with a side of their station, they say where and not who. */
const PLACES =
  '銀座|新宿|渋谷|池袋|上野|浅草|秋葉原|神田|東京|日本橋|品川|大崎|五反田|恵比寿|目黒|六本木|赤坂|(?:南|北|外苑)?青山|表参道|原宿|代官山|中目黒|自由が丘|二子玉川|下北沢|高円寺|中野|荻窪|吉祥寺|三鷹|国分寺|立川|八王子|町田|横浜|新横浜|川崎|武蔵小杉|桜木町|みなとみらい|関内|藤沢|大宮|浦和|川越|所沢|千葉|船橋|柏|津田沼|幕張|水戸|宇都宮|高崎|前橋|仙台|盛岡|青森|秋田|山形|福島|郡山|新潟|長野|松本|金沢|富山|福井|静岡|浜松|名古屋|栄|岐阜|京都|四条|河原町|大阪|梅田|難波|なんば|心斎橋|天王寺|三宮|神戸|姫路|奈良|和歌山|岡山|広島|福山|松江|鳥取|山口|高松|徳島|松山|高知|博多|天神|小倉|福岡|北九州|佐賀|長崎|熊本|大分|宮崎|鹿児島|那覇|札幌|函館|旭川|道玄坂';
const FLOOR = String.raw`(?:\s*(?:地下|B)?\d{1,2}[F階]|\d{3,4}(?:号室)?)?`;

/**
 * Lines over an address that name no issuer by themselves: the building or the centre the shop is in, a place, a unit of a
 * company that is not named, the program or the market behind the paper. A register, a label or a legal form may still say so.
 */
export const NO_ISSUERS: readonly WordRule[] = [
  wordRule(
    'building',
    new RegExp(
      `(?:ビル(?:ディング)?|タワー|ヒルズ|ヒカリエ|ミッドタウン|モール|アウトレット(?:パーク)?|地下街|駅ビル|マンション|ハイツ|コーポ|レジデンス|ターミナル|空港)(?:第?\\d{1,2}(?:号?館|ビル)?)?${FLOOR}$|空港第?\\d?\\s?(?:ターミナル|ビル)`,
      'u',
    ),
    '第二見本ビル2F',
    'ビルケアみほん',
  ),
  wordRule(
    'shopping-centre',
    new RegExp(
      `^(?:${MALLS.join('|')}|グランスタ|三井アウトレットパーク|プレミアム・?アウトレット|東京駅一番街|キャナルシティ|サンシャインシティ|なんばパークス|グランフロント|JR\\S{2,4}シティ)(?!\\S*店$)`,
    ),
    'イオンモール見本 2F',
    'みほん堂 イオンモール見本店',
  ),
  wordRule(
    'road-house',
    /(?:サービスエリア|パーキングエリア|[ァ-ヶ\p{Script=Han}]SA|[ァ-ヶ\p{Script=Han}]PA)(?:\s?[(（]?[上下]り[)）]?)?$|^道の駅$/u,
    '見本SA(上り)',
    '道の駅 みほん',
  ),
  wordRule(
    'place',
    new RegExp(`^(?:${PLACES}){1,2}(?:駅|駅前|[東西南北]口|中央|本町|\\p{Script=Han}{1,4}区)?$`, 'u'),
    '新宿東口',
    '銀座みほん',
  ),
  wordRule(
    'municipality',
    /^(?:\p{Script=Han}{2,3}[都道府県])?\p{Script=Han}{1,6}[市区](?:\p{Script=Han}{1,4}区)?$/u,
    '見本市中央区',
    '見本市立図書館',
  ),
  wordRule(
    'unit-of-a-company',
    /(?:営業|総務|経理|人事|管理|企画|技術|業務|販売|購買|製造|開発|サービス|サポート|広報|法務|財務|運営|事業|カスタマー)\S{0,4}(?:部|課|係|室|本部|グループ|チーム)$|^\S{0,4}(?:本社|支社|本部|工場)$|^\S{0,4}(?:配送|物流|流通|出荷|検品)センター$/,
    '第一営業部',
    '見本部品店',
  ),
  wordRule(
    'program-or-market',
    /^(?:Powered by .*|Square|Air ?(?:レジ|ペイ)|スマレジ|POS\+|ユビレジ|freee\S*|Misoca|MF ?クラウド\S*|マネーフォワード ?クラウド\S*|弥生\S{0,6}|楽楽\S{2,4}|BtoBプラットフォーム\S*|インフォマート|Bill ?One|バクラク\S*|STORES|BASE|Shopify|Stripe|PayPal|メルカリ(?:Shops)?|ラクマ|minne|Creema|ココナラ|ランサーズ|クラウドワークス|Peatix|楽天(?:市場|トラベル|ペイ)|Yahoo!\S*|Amazon(?:\.co\.jp)?|じゃらん(?:net)?|Booking\.com|一休(?:\.com)?|Expedia|Agoda|Airbnb|食べログ|ぐるなび|ホットペッパー\S*|Uber ?Eats|出前館|Wolt|タクシーアプリ\S*)$/i,
    'マネーフォワード クラウド請求書',
    'スマレジ堂みほん',
  ),
  wordRule('till', /^(?:第?\d{1,3}号店|\d{1,3}番レジ|Ver\.? ?[\d.]+|v\d[\d.]*)$/i, '1番レジ', '一番屋みほん'),
];

export const namesNoIssuer = (value: string): boolean =>
  NO_ISSUERS.some(({ pattern }) => pattern.test(value.normalize('NFKC').trim()));
