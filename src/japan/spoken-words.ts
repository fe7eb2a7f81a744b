import { readingsOf } from './readings-of.ts';

/*
 * How words of company names are read in Japan, to find a name by: English words as loan-words, English words that stand
 * for a Japanese one, endings that are left out or abbreviated. Only looked up, never shown.
 */

/** English → katakana, beside the words of company-words.ts. */
export const MORE_LOAN_WORDS = readingsOf(`
accounting:アカウンティング active:アクティブ ad:アド agri:アグリ air:エア/エアー alliance:アライアンス analytics:アナリティクス apple:アップル architects:アーキテクツ assets:アセット
associates:アソシエイツ auto:オート automotive:オートモーティブ balance:バランス bay:ベイ bear:ベア bell:ベル big:ビッグ bird:バード black:ブラック
board:ボード book:ブック books:ブックス box:ボックス brain:ブレイン brains:ブレインズ brand:ブランド breeze:ブリーズ brewery:ブルワリー/ブリュワリー bridge:ブリッジ
bright:ブライト brothers:ブラザーズ builders:ビルダーズ cable:ケーブル camp:キャンプ car:カー carbon:カーボン cars:カーズ cast:キャスト ceramics:セラミックス/セラミック
challenge:チャレンジ change:チェンジ chemicals:ケミカルズ citrus:シトラス class:クラス clear:クリア color:カラー combine:コンバイン control:コントロール core:コア
cosmetics:コスメティックス/コスメティクス counter:カウンター court:コート craft:クラフト creations:クリエーションズ/クリエイションズ crest:クレスト crystal:クリスタル cube:キューブ cycle:サイクル deco:デコ
delta:デルタ dental:デンタル diamond:ダイヤモンド dining:ダイニング drive:ドライブ dynamics:ダイナミクス eagle:イーグル earth:アース edge:エッジ education:エデュケーション
eight:エイト electronics:エレクトロニクス elements:エレメンツ engine:エンジン engineering:エンジニアリング enterprise:エンタープライズ enterprises:エンタープライズ/エンタープライゼス entertainment:エンタテインメント/エンターテインメント/エンタテイメント equipment:エクイップメント everest:エベレスト
eye:アイ factory:ファクトリー fast:ファースト field:フィールド five:ファイブ flash:フラッシュ flight:フライト food:フード force:フォース forest:フォレスト
form:フォーム forward:フォワード foundation:ファウンデーション four:フォー friends:フレンズ future:フューチャー gallery:ギャラリー games:ゲームズ/ゲームス gate:ゲート gear:ギア
general:ゼネラル/ジェネラル giken:ギケン global:グローバル good:グッド grace:グレース growth:グロース guard:ガード hand:ハンド happy:ハッピー hill:ヒル
hills:ヒルズ hope:ホープ house:ハウス hub:ハブ hyper:ハイパー ideal:アイディアル image:イメージ inc:インク industries:インダストリーズ industry:インダストリー
infinity:インフィニティ instruments:インストゥルメンツ/インスツルメンツ institute:インスティテュート insurance:インシュアランス integrated:インテグレーテッド inter:インター investments:インベストメンツ jam:ジャム jet:ジェット joint:ジョイント
joy:ジョイ key:キー kids:キッズ king:キング knowledge:ナレッジ lab:ラボ labo:ラボ laboratory:ラボラトリー labs:ラボ/ラボズ/ラブズ laser:レーザー
leaf:リーフ league:リーグ learning:ラーニング legal:リーガル legend:レジェンド light:ライト limited:リミテッド links:リンクス live:ライブ living:リビング
lock:ロック logic:ロジック love:ラブ luck:ラック machinery:マシナリー magic:マジック mail:メール main:メイン maker:メーカー man:マン
map:マップ mark:マーク market:マーケット master:マスター match:マッチ matrix:マトリックス max:マックス mind:マインド mirror:ミラー mobility:モビリティ
mode:モード modern:モダン monster:モンスター mood:ムード moon:ムーン mother:マザー motion:モーション mountain:マウンテン move:ムーブ nature:ネイチャー
neo:ネオ next:ネクスト nine:ナイン note:ノート nova:ノバ ocean:オーシャン one:ワン open:オープン optical:オプティカル orange:オレンジ
origin:オリジン paper:ペーパー park:パーク pass:パス path:パス people:ピープル pit:ピット place:プレイス planet:プラネット planets:プラネッツ
plastics:プラスチックス/プラスチック platform:プラットフォーム play:プレイ point:ポイント port:ポート precision:プレシジョン premium:プレミアム print:プリント printing:プリンティング progress:プログレス
promotion:プロモーション property:プロパティ publications:パブリケイションズ/パブリケーションズ publishing:パブリッシング quality:クオリティ quantum:クアンタム/クオンタム quest:クエスト racing:レーシング rail:レール railway:レールウェイ
rainbow:レインボー reach:リーチ red:レッド relation:リレーション relations:リレーションズ resource:リソース resources:リソーシズ ride:ライド ring:リング rise:ライズ
rock:ロック room:ルーム root:ルート roots:ルーツ rose:ローズ royal:ロイヤル sail:セイル salon:サロン scape:スケープ sea:シー
search:サーチ second:セカンド seed:シード self:セルフ semiconductor:セミコンダクター sense:センス server:サーバー servers:サーバーズ seven:セブン shallow:シャロー shine:シャイン
ship:シップ side:サイド sign:サイン six:シックス social:ソーシャル solar:ソーラー song:ソング soul:ソウル sound:サウンド south:サウス
space:スペース spark:スパーク speed:スピード spring:スプリング square:スクエア stage:ステージ stainless:ステンレス standard:スタンダード start:スタート storage:ストレージ
stream:ストリーム street:ストリート string:ストリング strong:ストロング structure:ストラクチャー studios:スタジオ/スタジオズ supply:サプライ surf:サーフ symphony:シンフォニー table:テーブル
talent:タレント target:ターゲット team:チーム telecom:テレコム ten:テン terra:テラ three:スリー tiger:タイガー time:タイム times:タイムズ
tool:ツール tower:タワー town:タウン toy:トイ track:トラック trans:トランス transfer:トランスファー tree:ツリー truck:トラック two:ツー
unit:ユニット universal:ユニバーサル university:ユニバーシティ up:アップ update:アップデート value:バリュー van:バン vehicle:ビークル venture:ベンチャー village:ビレッジ vision:ビジョン
voice:ボイス wave:ウェーブ way:ウェイ wear:ウェア wellbeing:ウェルビーイング wheel:ホイール wild:ワイルド win:ウィン wind:ウィンド wing:ウィング wise:ワイズ
marchen:メルヘン arbeit:アルバイト reversal:リバーサル reverse:リバース renewal:リニューアル revival:リバイバル arrival:アライバル original:オリジナル festival:フェスティバル survival:サバイバル universe:ユニバース advance:アドバンス alpha:アルファ heavy:ヘビー
corolla:カローラ netz:ネッツ corona:コロナ honda:ホンダ mazda:マツダ suzuki:スズキ daihatsu:ダイハツ subaru:スバル isuzu:イスズ fuso:フソウ diesel:ディーゼル toyota:トヨタ toyopet:トヨペット yamaha:ヤマハ kubota:クボタ yanmar:ヤンマー prince:プリンス forklift:フォークリフト lease:リース used:ユーズド
wood:ウッド work:ワーク yacht:ヨット year:イヤー zero:ゼロ zone:ゾーン
sweep:スウィープ/スイープ bloom:ブルーム evolution:エボリューション/エヴォリューション conference:カンファレンス connection:コネクション circle:サークル action:アクション advantage:アドバンテージ adventure:アドベンチャー agent:エージェント
again:アゲイン amenity:アメニティ angel:エンジェル anchor:アンカー arch:アーチ architect:アーキテクト area:エリア ark:アーク arrow:アロー arts:アーツ assistant:アシスタント atelier:アトリエ
attack:アタック axis:アクシス bakery:ベーカリー base:ベース basic:ベーシック beach:ビーチ beat:ビート begin:ビギン blossom:ブロッサム boat:ボート body:ボディ/ボディー boost:ブースト
build:ビルド built:ビルト candle:キャンドル candy:キャンディ castle:キャッスル cats:キャッツ chain:チェーン champion:チャンピオン charm:チャーム cherry:チェリー choice:チョイス citizen:シチズン
city:シティ/シティー climb:クライム clover:クローバー coat:コート code:コード collect:コレクト college:カレッジ comfort:コンフォート common:コモン community:コミュニティ/コミュニティー compass:コンパス
concept:コンセプト concierge:コンシェルジュ coordinate:コーディネート coordination:コーディネーション crane:クレーン crew:クルー crown:クラウン cruise:クルーズ culture:カルチャー custom:カスタム
dance:ダンス data:データ dash:ダッシュ day:デイ days:デイズ deal:ディール design:デザイン designs:デザインズ dish:ディッシュ dog:ドッグ door:ドア dot:ドット double:ダブル dreams:ドリームズ driver:ドライバー
duo:デュオ dynamic:ダイナミック effect:エフェクト element:エレメント emotion:エモーション empire:エンパイア estate:エステート ever:エバー excel:エクセル exceed:エクシード excellent:エクセレント exchange:エクスチェンジ
expert:エキスパート explorer:エクスプローラー face:フェイス/フェース fair:フェア faith:フェイス feather:フェザー fine:ファイン finder:ファインダー fire:ファイヤー/ファイア fit:フィット fitness:フィットネス flag:フラッグ
fleet:フリート flow:フロー focus:フォーカス formula:フォーミュラ fortune:フォーチュン fox:フォックス frame:フレーム freedom:フリーダム friend:フレンド fruit:フルーツ fruits:フルーツ full:フル fun:ファン
gain:ゲイン gift:ギフト glory:グローリー goods:グッズ grade:グレード grand:グラン graph:グラフ gravity:グラビティ great:グレート grow:グロウ guide:ガイド hair:ヘア/ヘアー happiness:ハピネス harbor:ハーバー hello:ハロー
heritage:ヘリテージ hero:ヒーロー high:ハイ hobby:ホビー honey:ハニー horizon:ホライズン horse:ホース idea:アイデア/アイディア imagine:イマジン impact:インパクト index:インデックス inspire:インスパイア integration:インテグレーション
intelligence:インテリジェンス invest:インベスト iron:アイアン jewel:ジュエル jewelry:ジュエリー job:ジョブ journey:ジャーニー jump:ジャンプ just:ジャスト keep:キープ lake:レイク lane:レーン leader:リーダー leading:リーディング
legacy:レガシー level:レベル liberty:リバティ/リバティー library:ライブラリー/ライブラリ lifestyle:ライフスタイル lighthouse:ライトハウス lion:ライオン lotus:ロータス lounge:ラウンジ lucky:ラッキー luna:ルナ make:メイク mate:メイト
meister:マイスター memory:メモリー merit:メリット message:メッセージ metro:メトロ micro:マイクロ mill:ミル mini:ミニ miracle:ミラクル mission:ミッション mix:ミックス model:モデル multi:マルチ museum:ミュージアム
nail:ネイル nest:ネスト nice:ナイス night:ナイト noble:ノーブル oasis:オアシス option:オプション order:オーダー palace:パレス panda:パンダ paradise:パラダイス partner:パートナー party:パーティー passion:パッション peace:ピース
peak:ピーク pearl:パール perfect:パーフェクト phoenix:フェニックス piece:ピース pilot:パイロット pine:パイン pioneer:パイオニア plaza:プラザ pocket:ポケット pole:ポール pool:プール position:ポジション positive:ポジティブ
potential:ポテンシャル prestige:プレステージ princess:プリンセス process:プロセス produce:プロデュース professional:プロフェッショナル profit:プロフィット program:プログラム protect:プロテクト proud:プラウド pure:ピュア quick:クイック
rabbit:ラビット radio:ラジオ rain:レイン ray:レイ ready:レディ record:レコード records:レコード/レコーズ relax:リラックス remodel:リモデル repair:リペア rescue:レスキュー reset:リセット rich:リッチ right:ライト road:ロード
rocket:ロケット run:ラン runner:ランナー safe:セーフ safety:セーフティ/セーフティー sakura:サクラ sales:セールス sand:サンド scene:シーン school:スクール scope:スコープ secret:シークレット security:セキュリティ/セキュリティー select:セレクト
senior:シニア shape:シェイプ share:シェア sharing:シェアリング shift:シフト shop:ショップ short:ショート show:ショー signal:シグナル silk:シルク silver:シルバー simple:シンプル sky:スカイ smart:スマート smile:スマイル smooth:スムース
snow:スノー solution:ソリューション solutions:ソリューションズ source:ソース special:スペシャル spirit:スピリット spot:スポット staff:スタッフ stand:スタンド star:スター stars:スターズ state:ステート station:ステーション steady:ステディ step:ステップ
stone:ストーン story:ストーリー strategy:ストラテジー studio:スタジオ style:スタイル success:サクセス sugar:シュガー summit:サミット sunny:サニー sunrise:サンライズ sunshine:サンシャイン support:サポート surface:サーフェス
sweet:スイート/スウィート sweets:スイーツ swing:スイング/スウィング symbol:シンボル system:システム systems:システムズ task:タスク taste:テイスト taxi:タクシー tech:テック technical:テクニカル technology:テクノロジー techno:テクノ tennis:テニス
theater:シアター theory:セオリー thread:スレッド top:トップ total:トータル touch:タッチ trail:トレイル train:トレイン training:トレーニング treasure:トレジャー tri:トライ try:トライ triangle:トライアングル trio:トリオ triple:トリプル true:トゥルー
trust:トラスト trip:トリップ turbo:ターボ turn:ターン ultra:ウルトラ unique:ユニーク united:ユナイテッド unity:ユニティ valley:バレー victory:ビクトリー view:ビュー vital:バイタル vivid:ビビッド walk:ウォーク wall:ウォール warm:ウォーム watch:ウォッチ
wedding:ウェディング/ウエディング well:ウェル/ウエル welfare:ウェルフェア white:ホワイト wings:ウイングス/ウィングス winner:ウィナー wish:ウィッシュ with:ウィズ/ウイズ wonder:ワンダー yes:イエス yoga:ヨガ young:ヤング your:ユア
academic:アカデミック amazing:アメイジング automation:オートメーション awake:アウェイク backup:バックアップ bamboo:バンブー band:バンド bean:ビーン beans:ビーンズ blast:ブラスト bond:ボンド bonds:ボンズ boutique:ブティック branch:ブランチ brave:ブレイブ bread:ブレッド brick:ブリック brush:ブラッシュ
bubble:バブル builder:ビルダー butterfly:バタフライ button:ボタン cake:ケーキ camera:カメラ canal:キャナル cap:キャップ carry:キャリー cat:キャット catch:キャッチ chance:チャンス chef:シェフ chicken:チキン child:チャイルド children:チルドレン chocolate:チョコレート christian:クリスチャン
circus:サーカス claire:クレール classic:クラシック click:クリック clip:クリップ clock:クロック coast:コースト cocoon:コクーン coin:コイン companion:コンパニオン complete:コンプリート conferences:カンファレンス cook:クック cool:クール copy:コピー coral:コーラル corner:コーナー cosmic:コズミック
cotton:コットン count:カウント country:カントリー cover:カバー creator:クリエイター creators:クリエイターズ credit:クレジット cutting:カッティング cycling:サイクリング desk:デスク destiny:デスティニー diary:ダイアリー dolphin:ドルフィン dragon:ドラゴン dress:ドレス drop:ドロップ earnest:アーネスト
eastern:イースタン easy:イージー elegance:エレガンス emerald:エメラルド end:エンド enjoy:エンジョイ escape:エスケープ essence:エッセンス eternal:エターナル evergreen:エバーグリーン everyday:エブリデイ evolve:エボルブ extra:エクストラ fact:ファクト fan:ファン fate:フェイト feel:フィール festa:フェスタ
final:ファイナル finger:フィンガー fish:フィッシュ flat:フラット float:フロート flora:フローラ flying:フライング foot:フット forever:フォーエバー forum:フォーラム freight:フレイト frog:フロッグ fuel:フューエル fulfill:フルフィル fusion:フュージョン galaxy:ギャラクシー garage:ガレージ
gardening:ガーデニング gem:ジェム genius:ジーニアス giant:ジャイアント girl:ガール girls:ガールズ globe:グローブ goal:ゴール golden:ゴールデン gourmet:グルメ grain:グレイン grape:グレープ grill:グリル grip:グリップ ground:グラウンド guest:ゲスト hall:ホール hammer:ハンマー handmade:ハンドメイド
hands:ハンズ hat:ハット head:ヘッド healing:ヒーリング hearts:ハーツ heaven:ヘブン helper:ヘルパー herb:ハーブ holiday:ホリデイ homes:ホームズ hunter:ハンター icon:アイコン imperial:インペリアル info:インフォ ink:インク inn:イン innovate:イノベート insight:インサイト ivy:アイビー jaguar:ジャガー
jungle:ジャングル junior:ジュニア knight:ナイト lamp:ランプ landscape:ランドスケープ laundry:ランドリー law:ロー lead:リード leisure:レジャー lemon:レモン lens:レンズ letter:レター liberal:リベラル lift:リフト lily:リリー list:リスト little:リトル log:ログ long:ロング look:ルック loop:ループ
lunch:ランチ magnet:マグネット manager:マネージャー maple:メープル marche:マルシェ marriage:マリッジ meat:ミート medal:メダル meeting:ミーティング melody:メロディー members:メンバーズ memorial:メモリアル menu:メニュー mile:マイル mint:ミント moment:モーメント monkey:モンキー mono:モノ
moral:モラル mouse:マウス movie:ムービー national:ナショナル navi:ナビ needs:ニーズ neighbor:ネイバー news:ニュース number:ナンバー nurse:ナース nursery:ナーサリー old:オールド olive:オリーブ onward:オンワード orchard:オーチャード orchid:オーキッド owl:アウル own:オウン page:ページ paint:ペイント
pal:パル panel:パネル parade:パレード parking:パーキング peach:ピーチ pen:ペン penguin:ペンギン pension:ペンション pepper:ペッパー performance:パフォーマンス phase:フェーズ phone:フォン pick:ピック pixel:ピクセル pizza:ピザ planner:プランナー polish:ポリッシュ popular:ポピュラー post:ポスト
poultry:ポートリー powder:パウダー prairie:プレーリー present:プレゼント president:プレジデント pride:プライド prince:プリンス promise:プロミス proof:プルーフ provide:プロバイド quarter:クォーター queen:クイーン question:クエスチョン quiet:クワイエット rack:ラック ranch:ランチ rapport:ラポール
reason:リーズン relief:リリーフ renewal:リニューアル rent:レント reserve:リザーブ rest:レスト revolution:レボリューション reward:リワード rhythm:リズム rising:ライジング roast:ロースト roof:ルーフ route:ルート ruby:ルビー rush:ラッシュ saint:セイント salt:ソルト sapphire:サファイア save:セーブ
scale:スケール scent:セント scoop:スクープ score:スコア script:スクリプト season:シーズン seat:シート selection:セレクション sentinel:センチネル sewing:ソーイング shadow:シャドウ shark:シャーク sharp:シャープ shell:シェル shelter:シェルター shoes:シューズ shopping:ショッピング sight:サイト
silence:サイレンス site:サイト size:サイズ skill:スキル skin:スキン sleep:スリープ slow:スロー small:スモール snack:スナック society:ソサエティ spa:スパ spice:スパイス spider:スパイダー splash:スプラッシュ sport:スポーツ staffing:スタッフィング stay:ステイ steam:スチーム stella:ステラ
stock:ストック storm:ストーム straight:ストレート stretch:ストレッチ strike:ストライク suite:スイート summer:サマー sunset:サンセット supreme:シュプリーム surprise:サプライズ tail:テイル tailor:テーラー tank:タンク tea:ティー teacher:ティーチャー tempo:テンポ tent:テント terrace:テラス
test:テスト text:テキスト thanks:サンクス thunder:サンダー ticket:チケット tile:タイル timber:ティンバー tip:チップ title:タイトル together:トゥギャザー tough:タフ trainer:トレーナー trend:トレンド trial:トライアル trinity:トリニティ tune:チューン twin:ツイン twins:ツインズ vector:ベクター
vegetable:ベジタブル verse:バース vintage:ビンテージ violet:バイオレット virtual:バーチャル vista:ビスタ walker:ウォーカー weather:ウェザー week:ウィーク welcome:ウェルカム wellness:ウェルネス western:ウエスタン whale:ホエール whisper:ウィスパー whole:ホール winter:ウィンター wolf:ウルフ
woman:ウーマン women:ウィメン word:ワード working:ワーキング workshop:ワークショップ wrap:ラップ yard:ヤード youth:ユース`);

/** English → the Japanese words that English names translate so. */
export const TRANSLATED_WORDS = readingsOf(`
agricultural:ノウギョウ association:キョウカイ bank:ギンコウ brewery:シュゾウ/ジョウゾウ brewing:シュゾウ/ジョウゾウ building:ケンセツ/ケンチク center:センター chemical:カガク chemicals:カガク/カセイ clinic:イイン/クリニック
communications:ツウシン construction:ケンセツ/コウムテン cooperative:キョウドウクミアイ department:ブ development:カイハツ electric:デンキ/デンコウ electrical:デンキ electronics:デンシ engineering:コウギョウ/ギケン express:キュウコウ
farm:ノウエン/ボクジョウ food:ショクヒン foods:ショクヒン foundation:ザイダン gas:ガス group:グループ holdings:ホールディングス hospital:ビョウイン hotel:ホテル industrial:コウギョウ/サンギョウ
industries:コウギョウ/サンギョウ industry:コウギョウ/サンギョウ institute:ケンキュウジョ/ケンキュウショ insurance:ホケン ironworks:テッコウショ japan:ニホン/ニッポン laboratory:ケンキュウジョ/ケンキュウショ life:セイメイ logistics:ブツリュウ machinery:キカイ
manufacturing:セイサクショ/セイゾウ/コウギョウ marine:カイヨウ/カイジョウ materials:ザイリョウ metal:キンゾク metals:キンゾク mining:コウギョウ/コウサン motor:ジドウシャ motors:ジドウシャ office:ジムショ paper:セイシ
pharmaceutical:セイヤク/ヤクヒン pharmaceuticals:セイヤク/ヤクヒン pharmacy:ヤッキョク planning:キカク plant:コウジョウ power:デンリョク precision:セイミツ printing:インサツ products:コウギョウ/セイサクショ publishing:シュッパン
railway:テツドウ/デンテツ railways:テツドウ/デンテツ realty:フドウサン research:ケンキュウジョ/ケンキュウショ school:ガクエン/ガッコウ securities:ショウケン seiko:セイコウ shipbuilding:ゾウセン shipping:カイウン/ショウセン shrine:ジンジャ
steel:セイコウ/セイテツ/コウギョウ store:ショウテン stores:ショウテン telecom:デンシン/ツウシン telephone:デンワ temple:ジ textile:センイ/ボウセキ tour:カンコウ tourism:カンコウ trade:ボウエキ/ツウショウ
trading:ショウジ/ボウエキ/ブッサン transport:ウンユ/ウンソウ transportation:ウンユ/ウンソウ travel:カンコウ university:ダイガク warehouse:ソウコ works:セイサクショ/コウサクショ
management:ケイエイ/カンリ promotion:シンコウ heavy:ジュウ ind:コウギョウ consultants:コンサルタント consulting:コンサルタント society:ガッカイ/キョウカイ federation:レンゴウカイ/レンメイ council:キョウギカイ union:クミアイ committee:イインカイ welfare:フクシ
medical:イリョウ nursing:カンゴ cleaning:セイソウ security:ケイビ environmental:カンキョウ civil:ドボク fisheries:スイサン/ギョギョウ forestry:リンギョウ livestock:チクサン dairy:ラクノウ/ニュウギョウ sake:シュゾウ rice:ベイコク oil:セキユ fuel:ネンリョウ timber:モクザイ
lumber:モクザイ/セイザイ stone:セキザイ furniture:カグ dental:シカ accounting:カイケイ tax:ゼイム legal:ホウリツ architects:ケンチク surveying:ソクリョウ landscaping:ゾウエン painting:トソウ waterworks:スイドウ paving:ホソウ welding:ヨウセツ agriculture:ノウギョウ
farms:ノウエン/ノウジョウ nursery:ホイクエン kindergarten:ヨウチエン academy:ガクエン cooperatives:キョウドウクミアイ community:チイキ regional:チイキ cultural:ブンカ culture:ブンカ traditional:デントウ international:コクサイ environment:カンキョウ`);

/** Last words that people leave out: Rakuten for 楽天グループ. */
export const LEFT_OUT_ENDINGS: readonly string[] = [
  'グループ',
  'ホールディングス',
  'ジャパン',
  'コーポレーション',
  'コウギョウ',
  'ショウジ',
  'ショウテン',
  'ショウカイ',
  'サンギョウ',
  'セイサクショ',
  'セイヤク',
  'デンキ',
  'ケンセツ',
  'フドウサン',
  'ショクヒン',
  'カガク',
  'ギンコウ',
  'テツドウ',
  'ウンユ',
  'サービス',
  'システム',
  'システムズ',
  'エンジニアリング',
  'カンパニー',
];

/** Abbreviations at the end of a name, written out. */
export const ENDING_ABBREVIATIONS: readonly (readonly [written: RegExp, full: readonly string[], example: string])[] = [
  [/(?:HLDGS?|HDS?|ＨＤ)\.?$/iu, ['ホールディングス', ' Holdings'], '見本HD'],
  [/FG$/u, ['フィナンシャルグループ', 'ファイナンシャルグループ'], '見本FG'],
  [/(?<![A-Za-z])G$|GRP\.?$/iu, ['グループ', ' Group'], '見本G'],
  [/製$/u, ['製作所'], '見本製'],
  [/自工$/u, ['自動車工業', '自動車工場'], '見本自工'],
  [/自販$/u, ['自動車販売'], '見本自販'],
  [/建工$/u, ['建設工業', '建築工業', '建工業'], '見本建工'],
  [/地裁$/u, ['地方裁判所'], '見本地裁'],
  [/高裁$/u, ['高等裁判所'], '見本高裁'],
  [/家裁$/u, ['家庭裁判所'], '見本家裁'],
  [/簡裁$/u, ['簡易裁判所'], '見本簡裁'],
  [/地検$/u, ['地方検察庁'], '見本地検'],
  [/農協$/u, ['農業協同組合'], '見本農協'],
  [/漁協$/u, ['漁業協同組合'], '見本漁協'],
  [/生協$/u, ['生活協同組合', '消費生活協同組合'], '見本生協'],
  [/信金$/u, ['信用金庫'], '見本信金'],
  [/信組$/u, ['信用組合'], '見本信組'],
  [/労金$/u, ['労働金庫'], '見本労金'],
  [/しんきん$/u, ['信用金庫'], '見本しんきん'],
  [/社協$/u, ['社会福祉協議会'], '見本社協'],
  [/健保$/u, ['健康保険組合'], '見本健保'],
  [/国保連$/u, ['国民健康保険団体連合会'], '見本国保連'],
  [/大生協$/u, ['大学生活協同組合'], '見本大生協'],
  [/医大$/u, ['医科大学'], '見本医大'],
  [/高専$/u, ['工業高等専門学校', '高等専門学校'], '見本高専'],
  [/森組$/u, ['森林組合'], '見本森組'],
  [/漁連$/u, ['漁業協同組合連合会'], '見本漁連'],
  [/社労士会$/u, ['社会保険労務士会'], '見本社労士会'],
  [/高野連$/u, ['高等学校野球連盟'], '見本高野連'],
  [/高体連$/u, ['高等学校体育連盟'], '見本高体連'],
  [/シルバー$/u, ['シルバー人材センター', '市シルバー人材センター'], '見本シルバー'],
  [/公取委$/u, ['公正取引委員会'], '公取委'],
  [/県職労$/u, ['県職員労働組合', '県職員組合'], '見本県職労'],
  [/市職労$/u, ['市職員労働組合', '市職員組合'], '見本市職労'],
  [/町職労$/u, ['町職員労働組合'], '見本町職労'],
  [/労組$/u, ['労働組合'], '見本労組'],
  [/教組$/u, ['教職員組合'], '見本教組'],
  [/高教組$/u, ['高等学校教職員組合'], '見本高教組'],
  [/耳鼻科$/u, ['耳鼻咽喉科', '耳鼻咽喉科医院', '耳鼻咽喉科クリニック'], '見本耳鼻科'],
  [/整形$/u, ['整形外科', '整形外科医院', '整形外科クリニック'], '見本整形'],
  [/教委$/u, ['教育委員会'], '見本教委'],
  [/(?<=[^A-Za-z])NW$/iu, ['ネットワーク'], '見本NW'],
  [/(?<=[^A-Za-z])C$/u, ['センター', 'カンパニー'], '見本C'],
  [/(?<=[^A-Za-z])S[CS]$/u, ['サービスセンター', 'サービスステーション'], '見本SS'],
  [/コーポ$/u, ['コーポレーション'], '見本コーポ'],
  // Cooperatives under the mark of their federation.
  [/^JA\s*(?=[^A-Za-z\s])(.+)$/u, ['$1農業協同組合'], 'JA見本'],
  [/^JF\s*(?=[^A-Za-z\s])(.+)$/u, ['$1漁業協同組合'], 'JF見本'],
  [/^(?:コープ|COOP)\s*(?=[^A-Za-z\s])(.+)$/iu, ['生活協同組合コープ$1', '$1生活協同組合'], 'コープ見本'],
  [/商工会所$|商議所$/u, ['商工会議所'], '見本商議所'],
  // The railways after the division of 1987; their registered names do not have the letters.
  [/^JR(東日本|西日本|東海|九州|四国|北海道)$/u, ['$1旅客鉄道'], 'JR東海'],
  [/^JR貨物$/u, ['日本貨物鉄道'], 'JR貨物'],
];

/** Words that are written in characters chosen for their sound or in kana, as one likes. */
export const WORD_SPELLINGS: readonly (readonly string[])[] = [
  ['基督', 'キリスト'],
  ['珈琲', 'コーヒー'],
  ['倶楽部', 'クラブ'],
  ['硝子', 'ガラス'],
  ['瓦斯', 'ガス'],
  ['護謨', 'ゴム'],
  ['釦', 'ボタン'],
  ['鞄', 'カバン', 'かばん'],
  ['煙草', 'たばこ', 'タバコ'],
  ['寿司', '鮨', '鮓', 'すし'],
  ['蕎麦', 'そば'],
  ['饂飩', 'うどん'],
  ['天麩羅', '天婦羅', '天ぷら'],
  ['薔薇', 'バラ', 'ばら'],
  ['麺麭', 'パン'],
  ['麦酒', 'ビール'],
  ['能開', '能力開発', '職業能力開発'],
  ['檜', '桧', 'ひのき', 'ヒノキ'],
  ['旋網', 'まき網', '巻網', '巻き網'],
  ['底曳網', '底引網', '底引き網', '底びき網'],
];

/** Forms that stand before a name without brackets, and forms cut short: candidates, since names begin so as well. */
export const BARE_FORMS: readonly (readonly [written: string, form: string])[] = [
  ['一般社団', '一般社団法人'],
  ['一般財団', '一般財団法人'],
  ['公益社団', '公益社団法人'],
  ['公益財団', '公益財団法人'],
  ['農事組合', '農事組合法人'],
  ['社会福祉', '社会福祉法人'],
  ['一社', '一般社団法人'],
  ['一財', '一般財団法人'],
  ['公社', '公益社団法人'],
  ['公財', '公益財団法人'],
  ['社福', '社会福祉法人'],
  ['特非', '特定非営利活動法人'],
  ['NPO', '特定非営利活動法人'],
  ['医社', '医療法人社団'],
  ['医療法人', '医療法人社団'],
  ['学法', '学校法人'],
];
