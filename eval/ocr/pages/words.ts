/** Invented names and everyday words from which facts are made. No entry is a real person or company. */
export const LEGAL_FORMS = ['株式会社', '株式会社', '株式会社', '有限会社', '合同会社', '一般社団法人'] as const;
export const COMPANY_CORES = [
  '青葉システムズ',
  '北斗精機',
  '髙﨑商店',
  'ひまわり印刷',
  'みなとや',
  'グリーンフィールド',
  '桜井工務店',
  'ノースウインド',
  '丸福食品',
  '東和メディカル',
  'サンライズ企画',
  '山吹電設',
  'ブルーオーシャン',
  '大倉運輸',
  '藤乃屋',
  'クラフトワークス',
  '富士見台建設',
  'パルテノ',
  '松風庵',
  'シティクリーン',
  '共栄紙業',
  'エムズファクトリー',
  '渡邊製作所',
  'テクノブリッジ',
  '栄光堂',
  'ヴィラージュ',
  '金沢珈琲',
  'ライトハウス',
  '川﨑物産',
  '日の出タクシー',
  'ペンギン書房',
  'ウェルネスプラス',
].map((name) => name.replace('川﨑物産', '川﨑物産'));
export const SHOPS = [
  '居酒屋 鳥まさ',
  'カフェ・ド・モア',
  'ベーカリー小麦',
  'スーパーまるえい',
  'コンビニ24',
  '文具のふじ',
  '中華料理 龍園',
  'ドラッグひかり',
  '書店らいぶ',
  '酒の蔵元屋',
  'そば処 更科',
  'ホームセンター コア',
] as const;
export const BRANCHES = ['駅前店', '本店', '西口店', '梅田店', '三丁目店', '空港店', '中央通り店', '', ''] as const;
export const SURNAMES = [
  ['佐藤', 'さとう', 'Sato'],
  ['髙橋', 'たかはし', 'Takahashi'],
  ['山﨑', 'やまざき', 'Yamazaki'],
  ['渡辺', 'わたなべ', 'Watanabe'],
  ['斎藤', 'さいとう', 'Saito'],
  ['伊藤', 'いとう', 'Ito'],
  ['小林', 'こばやし', 'Kobayashi'],
  ['近藤', 'こんどう', 'Kondo'],
  ['阿部', 'あべ', 'Abe'],
  ['森', 'もり', 'Mori'],
  ['佐々木', 'ささき', 'Sasaki'],
  ['五十嵐', 'いがらし', 'Igarashi'],
  ['吉川', 'よしかわ', 'Yoshikawa'],
  ['福田', 'ふくだ', 'Fukuda'],
  ['辻', 'つじ', 'Tsuji'],
  ['長谷川', 'はせがわ', 'Hasegawa'],
] as const;
export const GIVEN_NAMES = [
  ['太郎', 'たろう', 'Taro'],
  ['裕美子', 'ゆみこ', 'Yumiko'],
  ['健一', 'けんいち', 'Kenichi'],
  ['さくら', 'さくら', 'Sakura'],
  ['大輔', 'だいすけ', 'Daisuke'],
  ['美咲', 'みさき', 'Misaki'],
  ['亮', 'りょう', 'Ryo'],
  ['直樹', 'なおき', 'Naoki'],
  ['千恵', 'ちえ', 'Chie'],
  ['翔平', 'しょうへい', 'Shohei'],
  ['麻衣', 'まい', 'Mai'],
  ['義弘', 'よしひろ', 'Yoshihiro'],
] as const;
export const TITLES = [
  '代表取締役',
  '代表取締役社長',
  '取締役 CFO',
  '営業部長',
  '課長',
  '主任',
  'シニアマネージャー',
  'エンジニア',
  '店長',
  '公認会計士',
  '専務取締役',
  'ディレクター',
] as const;
export const DEPARTMENTS = [
  '営業本部',
  '第一営業部',
  '経理部',
  '総務部 人事課',
  '開発本部 基盤グループ',
  'マーケティング部',
  '東日本支社',
  '品質管理室',
  'カスタマーサポート課',
] as const;
/** Postal code, prefecture to town, last part. */
export const PLACES = [
  ['100-0005', '東京都千代田区丸の内'],
  ['160-0023', '東京都新宿区西新宿'],
  ['530-0001', '大阪府大阪市北区梅田'],
  ['460-0008', '愛知県名古屋市中区栄'],
  ['060-0001', '北海道札幌市中央区北一条西'],
  ['812-0011', '福岡県福岡市博多区博多駅前'],
  ['980-0021', '宮城県仙台市青葉区中央'],
  ['220-0012', '神奈川県横浜市西区みなとみらい'],
  ['604-8166', '京都府京都市中京区三条通烏丸西入御倉町'],
  ['730-0011', '広島県広島市中区基町'],
  ['330-0854', '埼玉県さいたま市大宮区桜木町'],
  ['260-0013', '千葉県千葉市中央区中央'],
  ['950-0087', '新潟県新潟市中央区東大通'],
  ['920-0853', '石川県金沢市本町'],
  ['700-0024', '岡山県岡山市北区駅元町'],
] as const;
export const BUILDINGS = [
  '第二ビル',
  'ノースゲートビルディング',
  'サンシャインタワー',
  'グランドメゾン',
  '桜井ビル',
  'オフィスパーク',
  '丸の内センタービル',
  'プラザ中央',
  'ヒルズ',
] as const;
export const DOMAINS = [
  'aoba-sys',
  'hokuto',
  'takasaki-shoten',
  'himawari',
  'northwind',
  'greenfield-jp',
  'marufuku',
  'yamabuki',
  'penguin-books',
  'kyoei',
] as const;
export const AREA_CODES = [
  '03',
  '06',
  '045',
  '052',
  '011',
  '092',
  '022',
  '075',
  '0120',
  '090',
  '080',
  '082',
  '048',
] as const;
/** Invoice items: description, lowest and highest unit price. */
export const SERVICES = [
  ['システム保守費用', 20_000, 150_000],
  ['Webサイト制作一式', 100_000, 900_000],
  ['クラウドサーバー利用料', 8_000, 90_000],
  ['コンサルティング料', 50_000, 300_000],
  ['ネットワーク機器設定作業', 20_000, 60_000],
  ['会議用弁当', 800, 2_000, 8],
  ['ロゴデザイン', 30_000, 120_000],
  ['翻訳業務（英日）', 10_000, 80_000],
  ['印刷物（A4カラー両面）', 5, 60],
  ['複合機リース料', 12_000, 40_000],
  ['ミネラルウォーター 2L×6本', 500, 900, 8],
  ['撮影・編集費', 40_000, 200_000],
  ['人材派遣料', 1_800, 4_500],
  ['梱包用ダンボール', 90, 350],
  ['産業廃棄物処理費', 5_000, 60_000],
  ['贈答用菓子詰合せ', 1_500, 6_000, 8],
] as const;
/** Receipt goods: name, price range, reduced rate or not. */
export const GOODS = [
  ['おにぎり 鮭', 130, 180, 8],
  ['緑茶 500ml', 100, 180, 8],
  ['ﾎﾟﾃﾄﾁｯﾌﾟｽ', 130, 250, 8],
  ['ｷﾞﾌﾄｶｰﾄﾞ', 500, 3_000, 10],
  ['ティッシュ 5P', 250, 450, 10],
  ['レジ袋 大', 3, 5, 10],
  ['牛乳 1L', 180, 260, 8],
  ['サンドイッチ', 250, 420, 8],
  ['ボールペン 0.5', 110, 220, 10],
  ['コピー用紙 A4', 350, 600, 10],
  ['生ビール中', 480, 650, 10],
  ['枝豆', 300, 420, 10],
  ['焼き鳥盛合せ', 880, 1_280, 10],
  ['ﾄﾞﾘｯﾌﾟｺｰﾋｰ', 100, 190, 8],
  ['食パン 6枚切', 140, 280, 8],
  ['単3電池 4本', 300, 780, 10],
  ['日替りランチ', 750, 1_100, 10],
  ['ハンドソープ', 250, 500, 10],
  ['豚バラ肉 300g', 380, 820, 8],
  ['ヨーグルト', 140, 220, 8],
  ['新聞 夕刊', 60, 80, 8],
  ['プリンター用インク', 900, 3_800, 10],
  ['駐車料金', 200, 1_600, 10],
  ['ガーゼ', 180, 450, 10],
] as const;
export const BANKS = ['みなと中央銀行', 'ひので信用金庫', '北斗銀行', 'さくら東銀行', 'ネット第一銀行'] as const;

/** The lists facts are made from. */
export interface Words {
  readonly LEGAL_FORMS: readonly string[];
  readonly COMPANY_CORES: readonly string[];
  readonly SHOPS: readonly string[];
  readonly BRANCHES: readonly string[];
  readonly SURNAMES: readonly (readonly [kanji: string, kana: string, roman: string])[];
  readonly GIVEN_NAMES: readonly (readonly [kanji: string, kana: string, roman: string])[];
  readonly TITLES: readonly string[];
  readonly DEPARTMENTS: readonly string[];
  readonly PLACES: readonly (readonly [postalCode: string, town: string])[];
  readonly BUILDINGS: readonly string[];
  readonly DOMAINS: readonly string[];
  readonly AREA_CODES: readonly string[];
  readonly SERVICES: readonly (readonly [name: string, low: number, high: number, rate?: number])[];
  readonly GOODS: readonly (readonly [name: string, low: number, high: number, rate: 8 | 10])[];
  readonly BANKS: readonly string[];
}
