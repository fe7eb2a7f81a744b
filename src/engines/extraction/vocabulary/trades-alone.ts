import { type WordRule, wordRule } from './word-rule.ts';

/**
 * What a shop sells, does, is or says of itself, without its name: `手打ちそば`, `自家焙煎珈琲`, `パンとケーキ`, `NEW OPEN`. Where a logo
 * was not read such a line stands over the address. A line made of these words alone proves no issuer; some shop may be
 * called so, which the register tells.
 */
interface TradeGroup {
  readonly id: string;
  readonly words: string;
  readonly example: string;
  readonly counterExample: string;
}

export const TRADES_ALONE: readonly TradeGroup[] = [
  {
    id: 'how',
    words:
      '本格 手打ち 手打 手作り 手造り 手づくり 自家製 自家焙煎 焙煎 炭火 炭火焼 炭火焼き 薪窯 石窯 天然 地元 地域 密着 産地直送 産直 直送 朝採れ 採れたて 焼きたて 焼き立て 挽きたて 揚げたて できたて 新鮮 格安 激安 安心 安全 第一 高級 大衆 個室 会員制 創作 老舗 元祖 名物 人気 こだわり おまかせ 日替わり 季節 旬 本日 毎日 美味しい おいしい うまい 安い 早い 健康 快適 便利 くらし 暮らし まごころ 真心 笑顔 味 自慢 伝統 専門 総合 各種 一般 国産 和洋 和風 洋風 直営 直売 農家 工場 卸 卸売 小売 女性 完全 予約 全席 深夜 日帰り 移動 出張 宅配 無人 セルフ 個人 法人 貸切 お徳用 業務用 輸入 中古 新品 地酒 手芸 小さな 大きな 町の 街の 中央 食品 食料品 生活 日用品',
    example: '自家焙煎',
    counterExample: '焙煎所みほん',
  },
  {
    id: 'food',
    words:
      'そば 蕎麦 うどん ラーメン らーめん らあめん 中華そば つけ麺 担々麺 麺 麺類 寿司 すし 鮨 回転寿司 海鮮 海鮮丼 丼 天丼 牛丼 かつ丼 焼鳥 焼き鳥 やきとり 焼肉 ホルモン もつ鍋 鍋 しゃぶしゃぶ すき焼き ステーキ ハンバーグ ハンバーガー とんかつ 串かつ 串カツ 串揚げ 串焼き 天ぷら てんぷら お好み焼 お好み焼き たこ焼 たこ焼き 鉄板焼 鉄板焼き もんじゃ 餃子 点心 カレー スープカレー パスタ ピザ うなぎ 鰻 ふぐ かに 蟹 牡蠣 魚 鮮魚 魚介 肉 精肉 野菜 果物 青果 惣菜 お惣菜 弁当 お弁当 おにぎり 定食 ランチ ディナー モーニング スイーツ ケーキ 焼菓子 焼き菓子 洋菓子 和菓子 お菓子 菓子 駄菓子 団子 大福 まんじゅう 饅頭 せんべい チョコレート アイス アイスクリーム ジェラート クレープ パン 食パン ベーグル ドーナツ サンドイッチ コーヒー 珈琲 紅茶 日本茶 お茶 茶 抹茶 ジュース タピオカ 酒 お酒 日本酒 焼酎 ワイン ビール 生ビール クラフトビール ウイスキー 肴 つまみ 米 お米 豆腐 納豆 味噌 醤油 漬物 佃煮 海苔 乾物 蜂蜜 はちみつ 卵 たまご 牛乳 農産物 水産物 お土産 おみやげ 土産 名産品 特産品 中華 四川 広東 台湾 韓国 タイ インド ネパール ベトナム イタリア フランス スペイン メキシコ ハワイ 日本 和食 洋食 エスニック イタリアン フレンチ 料理 郷土料理 家庭料理 創作料理 懐石 会席 仕出し 宴会 パーティー',
    example: '手打ちそば',
    counterExample: 'そば処みほん',
  },
  {
    id: 'shops',
    words:
      '店 専門店 直売所 直売場 販売所 売店 市場 食堂 レストラン ファミリーレストラン ダイニング キッチン カフェ 喫茶 喫茶店 茶店 甘味処 居酒屋 酒場 立ち飲み 立呑み バー スナック パブ ビストロ バル ベーカリー パン屋 花屋 花屋さん 魚屋 肉屋 八百屋 酒屋 米屋 本屋 本屋さん 薬屋 電器屋さん 電気屋さん 床屋 定食屋 豆腐屋 駄菓子屋 金物屋 時計屋 質屋 道具屋 コンビニ コンビニエンスストア スーパー スーパーマーケット ドラッグストア ホームセンター ディスカウントストア リサイクルショップ ショップ ストア マーケット 百貨店 薬局 調剤薬局 調剤 ガソリンスタンド 給油所 駐車場 月極駐車場 コインパーキング パーキング タクシー 個人タクシー ハイヤー レンタカー レンタサイクル バス 観光バス 旅行 代理店 旅行代理店 ホテル ビジネスホテル カプセルホテル 旅館 民宿 ペンション ゲストハウス ホステル キャンプ場 宿 温泉 銭湯 スーパー銭湯 サウナ 岩盤浴 ゴルフ場 ゴルフ練習場 ボウリング場 カラオケ カラオケボックス 映画館 美術館 博物館 資料館 図書館 動物園 水族館 植物園 遊園地 体育館 公民館 スポーツジム ジム フィットネス フィットネスクラブ スイミングスクール テニススクール 学習塾 塾 英会話 英会話教室 音楽教室 ピアノ教室 料理教室 教室 スクール 学校 保育園 幼稚園 こども園 病院 医院 クリニック 診療所 歯科 歯科医院 内科 外科 小児科 皮膚科 眼科 耳鼻科 耳鼻咽喉科 整形外科 産婦人科 動物病院 整体 整体院 整骨院 接骨院 鍼灸院 鍼灸 マッサージ リラクゼーション エステ エステサロン ネイル ネイルサロン 美容室 美容院 理容室 理容 美容 ヘアサロン 床屋さん 写真館 写真スタジオ 写真 スタジオ ギャラリー 画廊 会計事務所 法律事務所 設計事務所 税理士事務所 行政書士事務所 事務所 銀行 郵便局 クリーニング コインランドリー クリーニング店 葬儀 葬祭 斎場 霊園 石材 仏壇 神具 キオスク',
    example: 'ビジネスホテル',
    counterExample: 'ホテルみほん',
  },
  {
    id: 'wares',
    words:
      '文房具 文具 事務用品 事務機 オフィス用品 書籍 雑誌 本 古本 古書 CD DVD ゲーム 玩具 おもちゃ 模型 ホビー 化粧品 コスメ 香水 薬 医薬品 健康食品 サプリメント 眼鏡 メガネ めがね コンタクト 補聴器 時計 宝石 貴金属 ジュエリー アクセサリー 家電 電化製品 パソコン スマホ 携帯 カメラ 自転車 バイク 自動車 車 中古車 タイヤ カー用品 部品 工具 金物 建材 木材 資材 材料 塗料 燃料 灯油 ガス 花 生花 園芸 観葉植物 フラワーギフト ギフト 贈答品 贈り物 雑貨 生活雑貨 輸入雑貨 インテリア 家具 寝具 布団 カーテン 食器 陶器 ガラス 漆器 呉服 着物 きもの 紳士服 婦人服 子供服 ベビー用品 制服 作業服 下着 靴 バッグ 鞄 かばん 帽子 傘 手芸用品 生地 毛糸 楽器 釣具 アウトドア アウトドア用品 スポーツ用品 ペット ペット用品 骨董 骨董品 古美術 印鑑 はんこ 看板 旗 たばこ 切手 印紙 用品 製品 商品',
    example: '文具・事務用品',
    counterExample: '文具のみほん',
  },
  {
    id: 'work',
    words:
      '修理 整備 施工 工事 設計 企画 制作 製作 製造 加工 開発 運営 管理 代行 レンタル リース 買取 仲介 派遣 人材 人材派遣 相談 レッスン 販売 卸売り 通販 酒類卸 食品卸 水産加工 農産 水産 印刷 製本 出版 編集 デザイン 広告 宣伝 イベント 映像 動画 翻訳 通訳 清掃 警備 引越し 引越 運送 運輸 配送 倉庫 物流 宅配便 不動産 賃貸 売買 建築 建設 土木 リフォーム 塗装 電気 水道 設備 空調 解体 造園 植木 植栽 外構 大工 左官 屋根 板金 溶接 鋳造 金型 メッキ 鈑金 車検 自動車整備 廃品回収 不用品回収 産業廃棄物 リサイクル 保険 証券 投資 金融 税務 会計 法務 経理 給与 コンサルティング システム ソフトウェア システム開発 アプリ開発 IT ITソリューション ソリューション ホームページ ホームページ制作 WEB制作 ウェブ制作 サーバー 通信 介護 福祉 訪問介護 デイサービス 保育 託児 家事代行 結婚式 ブライダル 撮影 着付け 着付 占い',
    example: '翻訳・通訳',
    counterExample: '翻訳のみほん',
  },
  {
    id: 'in-a-building',
    words:
      '本店 支店 本館 別館 新館 東館 西館 南館 北館 東口店 西口店 南口店 北口店 駅前店 国道店 東店 西店 南店 北店 案内所 総合案内 受付 フロント 売り場 売場 催事場 特設会場 フードコート フードコート内 サービスカウンター 食品売場 地下食品売場 食品館 専門店街 レストラン街 駅ビル 駅ビル内 駅構内 改札内 空港内 院内 館内 店舗 1階 2階 3階 地下1階 1F 2F 3F B1F',
    example: 'フードコート内',
    counterExample: '別館みほん',
  },
  {
    id: 'cards-of-a-table',
    words:
      'メニュー お品書き おしながき 品書き ドリンク ドリンクメニュー 日替わり定食 日替り定食 本日のランチ ランチメニュー コース コース料理 飲み放題 食べ放題 お会計 スタッフ スタッフ一同 店主 店長',
    example: 'お品書き',
    counterExample: '品書きのみほん',
  },
  {
    id: 'english',
    words:
      'the a of and for by open opened closed welcome new grand big sale free wifi wi-fi duty tax handmade madeinjapan specialty speciality fresh craft organic homemade original premium special best coffee tea bread bakery cake sweets wine beer sake hair nail beauty salon spa japanese italian french chinese indian korean thai asian american restaurant ramen sushi soba udon curry burger pizza pasta steak seafood vegetable cafe café bar pub dining kitchen diner bistro roastery roasters roaster roast bean beans gift gifts shop store stores market mart deli hotel inn hostel guesthouse guest house clinic dental pharmacy drug drugstore book books bookstore flower flowers florist photo photography studio art gallery souvenir souvenirs convenience super supermarket department fashion apparel clothing shoes bags jewelry watch watches cosmetics interior furniture home goods toys hobby sports golf bike bikes cycle motor car rental parking taxi travel agency tour tours laundry cleaning repair service services',
    example: 'Coffee Roasters',
    counterExample: 'Coffee Mihon',
  },
];

/** What is said or wished rather than named, by its shape. */
export const PRAISE: readonly WordRule[] = [
  wordRule(
    'age',
    /^(?:創業|開業|創立|設立|since|est\.?)\s?(?:明治|大正|昭和|平成|令和|\d)|\d{1,3}周年/i,
    '創業明治三十年',
    '明治堂みほん',
  ),
  wordRule(
    'wish',
    /(?:[こ込]めて|[しく]なる|いろいろ|[にを]お?届け|をサポート|を応援|[にへ](?:彩り|笑顔|元気|健康)を|[のな](?:毎日|暮らし|ひととき|くつろぎ))$/,
    'まごころこめて',
    'こめてつ商店',
  ),
  wordRule(
    'of-the-town',
    /^(?:あなた|みんな|皆様|地域|街|町|まち)の.*さん$/,
    'あなたの街の電器屋さん',
    '街のパン屋 みほん',
  ),
  wordRule(
    'offer',
    /(?:無料|OK|制度対応店?|取扱店|[伴用]可|歓迎|禁煙|完備|専用|予約制|優先|特売日|デー|仕上げ|営業|定休|休業|から|サービス(?:中|デー)|%OFF|割引|半額)$/i,
    '日曜・祝日休業',
    'みほん無料塾',
  ),
];

/** @internal */
export const wordsOfTrade = ({ words }: TradeGroup): readonly string[] => words.split(' ').map(fold);

function fold(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
const WORDS: ReadonlySet<string> = new Set(TRADES_ALONE.flatMap(wordsOfTrade));
const LONGEST_WORD = Math.max(...[...WORDS].map((word) => word.length));
/** What joins them. */
const JOINTS = new Set([...'・と&の､、,/／|!！.。-+']);
/** A longer line holds more than such words. */
const LONGEST = 28;

/** Whether a name is made of such words and what joins them, from its beginning to its end. */
export function saysOnlyTrade(name: string): boolean {
  const text = fold(name);
  if (text.length > LONGEST) return false;
  if (PRAISE.some(({ pattern }) => pattern.test(name.trim()))) return true;
  // ends[i]: the first i signs are such words.
  const ends = new Uint8Array(text.length + 1);
  ends[0] = 1;
  for (let at = 0; at < text.length; at++) {
    if (ends[at] !== 1) continue;
    if (at > 0 && JOINTS.has(text[at]!)) ends[at + 1] = 1;
    for (let length = 1; length <= Math.min(LONGEST_WORD, text.length - at); length++)
      if (WORDS.has(text.slice(at, at + length))) ends[at + length] = 1;
  }
  return text.length > 0 && ends[text.length] === 1;
}
