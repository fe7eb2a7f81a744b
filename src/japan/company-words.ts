/**
 * Words that company names are made of. Katakana loan-words give back the English word they came from (Hepburn of
 * グループ is "gurupu"); kanji words with their reading tell where a reading has to be cut (ムラタ|セイサクショ).
 */
const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/u)
      .map((item) => item.split(':') as [string, string]),
  );

/** Katakana → English. */
export const LOAN_WORDS: ReadonlyMap<string, string> = pairs(`
アース:Earth アート:Art アーバン:Urban アイス:Ice アイランド:Island アウトソーシング:Outsourcing アカデミー:Academy アクア:Aqua アクセス:Access アシスト:Assist
アジア:Asia アセット:Asset アドバイザー:Advisor アドバイザリー:Advisory アドバンス:Advance アニメーション:Animation アパレル:Apparel アプリ:App アメリカ:America アライアンス:Alliance
アルファ:Alpha アルミ:Aluminum イースト:East イノベーション:Innovation イベント:Event インシュアランス:Insurance インターナショナル:International インターネット:Internet インテリア:Interior インフォメーション:Information
インフラ:Infrastructure インベストメント:Investment ウエスト:West ウェブ:Web ウォーター:Water エアー:Air エース:Ace エージェンシー:Agency エージェント:Agent エキスプレス:Express
エコ:Eco エステート:Estate エナジー:Energy エネルギー:Energy エレクトロニクス:Electronics エレクトリック:Electric エンジニアリング:Engineering エンターテインメント:Entertainment エンタテインメント:Entertainment オート:Auto
オーガニック:Organic オフィス:Office オンライン:Online ガーデン:Garden カーゴ:Cargo カード:Card ガス:Gas カフェ:Cafe ガラス:Glass カンパニー:Company
キッチン:Kitchen キャピタル:Capital キャリア:Career キング:King クラウド:Cloud クラブ:Club グランド:Grand グリーン:Green クリーニング:Cleaning クリーン:Clean
クリエイト:Create クリエイティブ:Creative クリエーション:Creation クリニック:Clinic グループ:Group グローバル:Global クロス:Cross ケア:Care ケミカル:Chemical ゲーム:Game
コーチング:Coaching コーヒー:Coffee コーポレーション:Corporation ゴールド:Gold ゴルフ:Golf コスモ:Cosmo コネクト:Connect コミュニケーション:Communication コミュニケーションズ:Communications コレクション:Collection
コンサルタント:Consultant コンサルタンツ:Consultants コンサルティング:Consulting コンストラクション:Construction コンテンツ:Contents コンピュータ:Computer コンピューター:Computer サービス:Service サービシーズ:Services サイエンス:Science
サイバー:Cyber サポート:Support サン:Sun ジャパン:Japan ショップ:Shop シティ:City システム:System システムズ:Systems シネマ:Cinema シルバー:Silver
スーパー:Super スカイ:Sky スクール:School スター:Star スタイル:Style スタジオ:Studio スタッフ:Staff スチール:Steel ステーション:Station ストア:Store
スポーツ:Sports スマート:Smart スマイル:Smile セールス:Sales セキュリティ:Security セメント:Cement セラピー:Therapy セレモニー:Ceremony セントラル:Central センター:Center
ソフト:Soft ソフトウェア:Software ソフトウエア:Software ソリューション:Solution ソリューションズ:Solutions タイヤ:Tire タクシー:Taxi ダイレクト:Direct チェーン:Chain ツーリスト:Tourist
テクニカル:Technical テクノ:Techno テクノロジー:Technology テクノロジーズ:Technologies テック:Tech デザイン:Design デジタル:Digital データ:Data デパート:Department デベロップメント:Development
デリバリー:Delivery テレビ:Television デンタル:Dental トータル:Total トップ:Top トラスト:Trust トラベル:Travel ドラッグ:Drug トランスポート:Transport ドリーム:Dream
トレーディング:Trading トレード:Trade ナチュラル:Natural ニュー:New ネット:Net ネットワーク:Network ネットワークス:Networks ノース:North ハート:Heart パートナー:Partner
パートナーズ:Partners ハーモニー:Harmony バイオ:Bio ハイツ:Heights ハウス:House ハウジング:Housing パシフィック:Pacific パブリック:Public パック:Pack パワー:Power
バンク:Bank ビジネス:Business ビジョン:Vision ヒューマン:Human ビューティー:Beauty ビル:Building ビルディング:Building ファースト:First ファーマ:Pharma ファーム:Farm
ファイナンス:Finance ファイナンシャル:Financial ファクトリー:Factory ファッション:Fashion ファミリー:Family ファンド:Fund フィナンシャル:Financial フィルム:Film フーズ:Foods フード:Food
フォート:Fort フォト:Photo プライム:Prime プラス:Plus プラスチック:Plastic プラン:Plan プランニング:Planning プラント:Plant フラワー:Flower フリー:Free
ブルー:Blue フレッシュ:Fresh プレス:Press プロ:Pro プロジェクト:Project プロダクション:Production プロダクツ:Products プロダクト:Product プロパティ:Property プロパティーズ:Properties
プロモーション:Promotion フロンティア:Frontier ペット:Pet ヘルス:Health ヘルスケア:Healthcare ベスト:Best ホーム:Home ホールディング:Holding ホールディングス:Holdings ホテル:Hotel
ホスピタリティ:Hospitality ホワイト:White マーケット:Market マーケティング:Marketing マート:Mart マシン:Machine マテリアル:Material マネー:Money マネジメント:Management マネージメント:Management
マリン:Marine マンション:Mansion ミュージック:Music ミルク:Milk メガネ:Megane メタル:Metal メディア:Media メディカル:Medical メンテナンス:Maintenance モーター:Motor
モーターズ:Motors モータース:Motors モバイル:Mobile ユニオン:Union ユナイテッド:United ライフ:Life ライン:Line ラボ:Lab ランド:Land リアル:Real
リース:Lease リーシング:Leasing リサーチ:Research リサイクル:Recycle リゾート:Resort リテイリング:Retailing リテール:Retail リバー:River リビング:Living リフォーム:Reform
リンク:Link レジデンス:Residence レストラン:Restaurant レンタカー:Rent-a-Car レンタル:Rental ロード:Road ロジスティクス:Logistics ロボット:Robot ロボティクス:Robotics ワークス:Works ワールド:World ワイン:Wine ワン:One`);

/** Written → reading; longest first where one ends in another. */
const KANJI_WORDS: readonly (readonly [string, string])[] = [
  ...pairs(`
製作所:セイサクショ 工務店:コウムテン 鉄工所:テッコウショ 研究所:ケンキュウジョ 事務所:ジムショ 不動産:フドウサン 自動車:ジドウシャ 製薬:セイヤク 製鋼:セイコウ 製鉄:セイテツ
製菓:セイカ 製紙:セイシ 製粉:セイフン 製油:セイユ 商事:ショウジ 商店:ショウテン 商会:ショウカイ 商船:ショウセン 工業:コウギョウ 工務:コウム
工事:コウジ 建設:ケンセツ 建築:ケンチク 建材:ケンザイ 電機:デンキ 電気:デンキ 電工:デンコウ 電子:デンシ 電力:デンリョク 電鉄:デンテツ
設備:セツビ 設計:セッケイ 興業:コウギョウ 興産:コウサン 運輸:ウンユ 運送:ウンソウ 物流:ブツリュウ 物産:ブッサン 倉庫:ソウコ 食品:ショクヒン
印刷:インサツ 出版:シュッパン 薬局:ヤッキョク 薬品:ヤクヒン 農園:ノウエン 水産:スイサン 石油:セキユ 塗装:トソウ 土木:ドボク 造園:ゾウエン
造船:ゾウセン 測量:ソクリョウ 技研:ギケン 化学:カガク 化成:カセイ 金属:キンゾク 鉱業:コウギョウ 木材:モクザイ 家具:カグ 繊維:センイ
紡績:ボウセキ 産業:サンギョウ 通商:ツウショウ 通信:ツウシン 貿易:ボウエキ 観光:カンコウ 交通:コウツウ 鉄道:テツドウ 航空:コウクウ 海運:カイウン
旅館:リョカン 酒店:サケテン 酒造:シュゾウ 牧場:ボクジョウ 開発:カイハツ 総業:ソウギョウ 企画:キカク 銀行:ギンコウ 証券:ショウケン 保険:ホケン
信用金庫:シンヨウキンコ 病院:ビョウイン 医院:イイン 学園:ガクエン 大学:ダイガク 協会:キョウカイ 組合:クミアイ 神社:ジンジャ 重工業:ジュウコウギョウ 重工:ジュウコウ`),
].sort((a, b) => b[0].length - a[0].length);
const KANJI_STARTS: readonly (readonly [string, string])[] = [
  ['日本', 'ニホン'],
  ['日本', 'ニッポン'],
  ['東京', 'トウキョウ'],
  ['大阪', 'オオサカ'],
  ['東海', 'トウカイ'],
  ['九州', 'キュウシュウ'],
  ['三菱', 'ミツビシ'],
  ['三井', 'ミツイ'],
  ['住友', 'スミトモ'],
];

/** Written → reading, of words in kanji that are read in one way; 所 and 店 only stand at their ends. */
export const KANJI_READINGS: ReadonlyMap<string, string> = new Map([
  ...KANJI_STARTS,
  ...KANJI_WORDS,
  ['所', 'ショ'],
  ['店', 'テン'],
  ['本店', 'ホンテン'],
  ['販売', 'ハンバイ'],
  ['総合', 'ソウゴウ'],
  ['中央', 'チュウオウ'],
]);

/** Words by their last character, each group in the order of the whole. */
const WORDS_BY_END = Map.groupBy(KANJI_WORDS, ([word]) => word.at(-1)!);

/** Cuts a reading where the written name says a word begins or ends: `村田製作所`, `ムラタセイサクショ` → two words. */
export function cutReading(written: string, reading: string): string[] {
  const start = KANJI_STARTS.find(
    ([word, kana]) => written.startsWith(word) && reading.startsWith(kana) && reading.length > kana.length + 1,
  );
  if (start) return [start[1], ...cutReading(written.slice(start[0].length), reading.slice(start[1].length))];
  const last = written.at(-1) ?? '';
  const words = WORDS_BY_END.get(last) ?? (isKatakana(last) ? loanWordEndings(written) : NO_WORDS);
  for (const [word, kana] of words) {
    if (!written.endsWith(word) || !reading.endsWith(kana) || written.length === word.length) continue;
    if (reading.length <= kana.length) continue;
    return [...cutReading(written.slice(0, -word.length), reading.slice(0, -kana.length)), kana];
  }
  return [reading];
}

const NO_WORDS: readonly (readonly [string, string])[] = [];
const isKatakana = (character: string): boolean => (character >= 'ァ' && character <= 'ヶ') || character === 'ー';

function loanWordEndings(written: string): (readonly [string, string])[] {
  const run = /[ァ-ヶー]+$/u.exec(written)?.[0] ?? '';
  for (let from = 0; from < run.length - 1; from++)
    if (LOAN_WORDS.has(run.slice(from))) return [[run.slice(from), run.slice(from)]];
  return [];
}

/** Length of the longest loan-word by its first character: no longer piece is looked up. */
const LONGEST_LOAN_WORD = new Map<number, number>();
for (const word of LOAN_WORDS.keys())
  LONGEST_LOAN_WORD.set(word.charCodeAt(0), Math.max(longestFrom(word.charCodeAt(0)), word.length));

function longestFrom(first: number): number {
  return LONGEST_LOAN_WORD.get(first) ?? 1;
}

/** A katakana run as words: known loan-words by the fewest pieces from the left, the rest as it is. */
export function cutKatakana(run: string): { readonly text: string; readonly english: string | null }[] {
  const pieces: { text: string; english: string | null }[] = [];
  let unknown = '';
  for (let at = 0; at < run.length; ) {
    let length = Math.min(run.length - at, longestFrom(run.charCodeAt(at)));
    while (length >= 2 && !LOAN_WORDS.has(run.slice(at, at + length))) length--;
    // A short word inside an unknown one (サン in サントリー) is chance, not a word.
    const isWord =
      length >= 3 || (length === 2 && unknown === '' && (at + 2 === run.length || LOAN_WORDS.has(run.slice(at + 2))));
    if (!isWord) {
      unknown += run[at++];
      continue;
    }
    if (unknown !== '') pieces.push({ text: unknown, english: null });
    unknown = '';
    const text = run.slice(at, at + length);
    pieces.push({ text, english: LOAN_WORDS.get(text)! });
    at += length;
  }
  if (unknown !== '') pieces.push({ text: unknown, english: null });
  return pieces;
}
