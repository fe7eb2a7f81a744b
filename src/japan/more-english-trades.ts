import { type EnglishTrade, tradesOf } from './english-trade.ts';

/** What is grown, eaten, worn and sold, services, and what bodies call themselves. */
export const MORE_ENGLISH_TRADES: readonly EnglishTrade[] = tradesOf(`
seafood; seafood, fisheries, fishery, fish, fresh fish, marine products, seafoods; 水産:スイサン 鮮魚:センギョ 漁業:ギョギョウ 海産:カイサン 鮮魚店:センギョテン 魚店:ウオテン
meat; meat, meats, butcher, butchers, meat shop; 精肉店:セイニクテン 食肉:ショクニク 畜産:チクサン ミート:ミート 精肉:セイニク 肉店:ニクテン
rice; rice, rice store, rice dealer, grain; 米穀:ベイコク 米穀店:ベイコクテン 米店:コメテン/ベイテン ライス:ライス 精米:セイマイ
produce; fruit and vegetables, produce, fruits, vegetables, greengrocer; 青果:セイカ 青果店:セイカテン 果実:カジツ フルーツ:フルーツ
sake; brewery, breweries, brewing, sake brewery, sake brewing, sake; 酒造:シュゾウ 酒造場:シュゾウジョウ 醸造:ジョウゾウ 酒造店:シュゾウテン 酒店:サケテン
liquor; liquor, liquor store, liquors, wine shop, liquor shop; 酒店:サケテン 酒販:シュハン 酒舗:シュホ 酒類:シュルイ
soy_sauce; soy sauce, miso, shoyu, miso and soy sauce; 醤油:ショウユ 味噌:ミソ 醸造:ジョウゾウ 醤油店:ショウユテン 味噌醤油:ミソショウユ
confectionery; confectionery, confectioner, confections, sweets, cake, cakes, patisserie; 製菓:セイカ 菓子店:カシテン 菓舗:カホ 菓子:カシ 製菓舗:セイカホ 堂:ドウ
bakery; bakery, bread; ベーカリー:ベーカリー 製パン:セイパン パン:パン
noodles; noodles, noodle, noodle making, udon, soba; 製麺:セイメン 製麺所:セイメンショ/セイメンジョ 麺業:メンギョウ うどん:ウドン 蕎麦:ソバ
tofu; tofu; 豆腐:トウフ 豆腐店:トウフテン 食品:ショクヒン
tea; tea, teas, tea garden, tea farm; 製茶:セイチャ 茶舗:チャホ 茶園:チャエン 園:エン 茶業:チャギョウ
coffee; coffee, coffee shop, cafe; 珈琲:コーヒー コーヒー:コーヒー 喫茶:キッサ カフェ:カフェ
restaurant; restaurant, restaurants, dining, diner; 食堂:ショクドウ レストラン:レストラン 料理店:リョウリテン 飯店:ハンテン 亭:テイ
inn; inn, ryokan, lodge, hotel; 旅館:リョカン ホテル:ホテル 荘:ソウ 館:カン
dairy; dairy, milk, dairy products; 牛乳:ギュウニュウ 乳業:ニュウギョウ 酪農:ラクノウ 牧場:ボクジョウ
livestock; livestock, stock farm, ranch, cattle, pig farm, poultry, poultry farm; 畜産:チクサン 牧場:ボクジョウ 養鶏:ヨウケイ 養豚:ヨウトン 養鶏場:ヨウケイジョウ ファーム:ファーム
farm; farm, farms, agriculture, agricultural, farming, orchard, plantation; 農園:ノウエン 農場:ノウジョウ ファーム:ファーム 農産:ノウサン 果樹園:カジュエン 園:エン
forestry; forestry, forest; 林業:リンギョウ 森林:シンリン 造林:ゾウリン 林産:リンサン
gardening; gardening, landscaping, landscape, landscape gardening, garden, gardens, greenery, nursery garden; 造園:ゾウエン 緑化:リョッカ/リョクカ 園芸:エンゲイ 造園土木:ゾウエンドボク 庭園:テイエン ガーデン:ガーデン 造園建設:ゾウエンケンセツ
flower; flower, flowers, florist; 生花店:セイカテン 生花:セイカ 花店:ハナテン フラワー:フラワー 園芸:エンゲイ
feed; feed, feeds, fertilizer, fertilizers, seed, seeds; 飼料:シリョウ 肥料:ヒリョウ 種苗:シュビョウ 種苗店:シュビョウテン
pharmacy; pharmacy, drugs, drugstore, drug store, dispensing pharmacy; 薬局:ヤッキョク 薬品:ヤクヒン 調剤薬局:チョウザイヤッキョク 薬店:ヤクテン ファーマシー:ファーマシー
pharmaceutical; pharmaceutical, pharmaceuticals, pharma, medicine; 製薬:セイヤク 薬品:ヤクヒン 薬品工業:ヤクヒンコウギョウ ファーマ:ファーマ 薬業:ヤクギョウ
medical_device; medical instruments, medical equipment, medical devices, medical supplies, medical appliances; 医療器:イリョウキ 医科器械:イカキカイ 医療機器:イリョウキキ 医科器械店:イカキカイテン 医器:イキ
hospital; hospital, clinic, medical clinic, general hospital; 病院:ビョウイン 医院:イイン クリニック:クリニック 診療所:シンリョウジョ 内科:ナイカ 内科医院:ナイカイイン
dental; dental, dental clinic, dental office, dentistry; 歯科:シカ 歯科医院:シカイイン 歯科クリニック:シカクリニック デンタルクリニック:デンタルクリニック
orthopedics; orthopedics, orthopedic, orthopedic clinic, orthopaedics; 整形外科:セイケイゲカ 整形外科医院:セイケイゲカイイン 整形外科クリニック:セイケイゲカクリニック
eye; eye clinic, ophthalmology, eye hospital; 眼科:ガンカ 眼科医院:ガンカイイン 眼科クリニック:ガンカクリニック
nursing; nursing, nursing care, care, home care, elderly care; ケア:ケア 介護:カイゴ 介護サービス:カイゴサービス 看護:カンゴ ケアサービス:ケアサービス 訪問看護:ホウモンカンゴ
welfare; welfare, welfare association, social welfare; 福祉会:フクシカイ 福祉:フクシ 社会福祉:シャカイフクシ
nursery; nursery school, nursery, daycare, kindergarten; 保育園:ホイクエン 保育所:ホイクショ/ホイクジョ 幼稚園:ヨウチエン こども園:コドモエン
school; school, academy, gakuen, educational institution, college; 学園:ガクエン 学院:ガクイン 学校:ガッコウ 学館:ガッカン アカデミー:アカデミー
driving; driving school; 自動車学校:ジドウシャガッコウ 自動車教習所:ジドウシャキョウシュウジョ/ジドウシャキョウシュウショ ドライビングスクール:ドライビングスクール
printing; printing, print, printers, press; 印刷:インサツ 印刷所:インサツショ/インサツジョ 印刷社:インサツシャ プリント:プリント 印刷工業:インサツコウギョウ
publishing; publishing, publishers, publisher, publications; 出版:シュッパン 出版社:シュッパンシャ 書房:ショボウ 書院:ショイン 社:シャ
books; bookstore, books, bookshop, book store; 書店:ショテン 書房:ショボウ 図書:トショ ブックス:ブックス
newspaper; newspaper, newspapers, shimbun, newspaper shop; 新聞:シンブン 新聞社:シンブンシャ 新聞店:シンブンテン 新聞販売:シンブンハンバイ
advertising; advertising, ad agency, publicity, signs, sign; 広告:コウコク 広告社:コウコクシャ 看板:カンバン 宣伝:センデン 工芸:コウゲイ 美術:ビジュツ
paper; paper, paper industries, paper mill, papers; 紙業:シギョウ 製紙:セイシ 紙工:シコウ 紙店:カミテン 洋紙店:ヨウシテン
stationery; stationery, office supplies, stationers; 文具:ブング 文具店:ブングテン 文房具店:ブンボウグテン 事務機:ジムキ
photo; photo, photo studio, photography, photographers, camera; 写真館:シャシンカン 写真:シャシン フォト:フォト カメラ:カメラ
textile; textile, textiles, weaving, spinning, fabrics, fiber; 織物:オリモノ 繊維:センイ 紡績:ボウセキ 繊維工業:センイコウギョウ 織布:ショクフ テキスタイル:テキスタイル
dyeing; dyeing, dye works; 染色:センショク 染工:センコウ 染工場:センコウジョウ 染織:センショク
apparel; apparel, clothing, garment, garments, sewing, clothes, tailor, tailors; 縫製:ホウセイ 被服:ヒフク 衣料:イリョウ 洋服店:ヨウフクテン アパレル:アパレル 洋品店:ヨウヒンテン
kimono; kimono, kimonos, gofuku; 呉服:ゴフク 呉服店:ゴフクテン きもの:キモノ
shoes; shoes, footwear, leather; 靴店:クツテン 製靴:セイカ 履物:ハキモノ 履物店:ハキモノテン 皮革:ヒカク
watch; watch, watches, clock, watch shop, eyewear, eyeglasses, spectacles; 時計店:トケイテン 時計:トケイ 眼鏡店:メガネテン/ガンキョウテン メガネ:メガネ
jewelry; jewelry, jewelers, jewellery, precious metals; 宝石:ホウセキ 宝飾:ホウショク 貴金属:キキンゾク ジュエリー:ジュエリー
toys; toys, toy, dolls, doll; 玩具:ガング 人形:ニンギョウ 人形店:ニンギョウテン 玩具店:ガングテン
music; musical instruments, music; 楽器:ガッキ 楽器店:ガッキテン 音楽:オンガク ミュージック:ミュージック
funeral; funeral, funerals, funeral home, funeral services, ceremony; 葬祭:ソウサイ 葬儀社:ソウギシャ セレモニー:セレモニー 典礼:テンレイ
altar; buddhist altars, altars, buddhist altar; 仏壇:ブツダン 仏壇店:ブツダンテン 仏具店:ブツグテン 仏具:ブツグ
beauty; beauty salon, hair salon, beauty parlor, beauty; 美容室:ビヨウシツ 美容院:ビヨウイン 美容:ビヨウ ビューティー:ビューティー
barber; barber, barber shop, barbershop; 理容:リヨウ 理容室:リヨウシツ 理髪店:リハツテン
laundry; laundry, cleaners, dry cleaning, linen supply; クリーニング:クリーニング ランドリー:ランドリー リネンサプライ:リネンサプライ
cleaning; cleaning, building maintenance, sanitation, janitorial; 清掃:セイソウ 美装:ビソウ 清掃社:セイソウシャ クリーンサービス:クリーンサービス ビルメンテナンス:ビルメンテナンス 衛生社:エイセイシャ
waste; waste, waste disposal, recycling, waste management, industrial waste, scrap; 環境:カンキョウ 清掃:セイソウ 産業:サンギョウ 興業:コウギョウ 商会:ショウカイ リサイクル:リサイクル 金属:キンゾク
environment; environment, environmental, environmental services, environmental maintenance; 環境:カンキョウ 環境整備:カンキョウセイビ 環境開発:カンキョウカイハツ 環境サービス:カンキョウサービス
security; security, guard, guards, security services; 警備:ケイビ 警備保障:ケイビホショウ 綜合警備:ソウゴウケイビ 総合警備:ソウゴウケイビ
securities; securities, brokerage; 証券:ショウケン
insurance; insurance, insurance agency, insurance service; 保険:ホケン 保険事務所:ホケンジムショ 保険サービス:ホケンサービス 総合保険:ソウゴウホケン
finance; finance, leasing, credit; 金融:キンユウ ファイナンス:ファイナンス リース:リース 信販:シンパン
accounting; accounting, accounting office, certified public accountants, cpa office; 会計事務所:カイケイジムショ 会計:カイケイ 公認会計士事務所:コウニンカイケイシジムショ
tax; tax, tax accountants, tax office, tax accountant office, tax corporation; 税理士法人:ゼイリシホウジン 税理士事務所:ゼイリシジムショ 税務会計事務所:ゼイムカイケイジムショ 会計事務所:カイケイジムショ
law; law office, law firm, law offices, legal, legal professional corporation; 法律事務所:ホウリツジムショ 弁護士法人:ベンゴシホウジン 総合法律事務所:ソウゴウホウリツジムショ 法務事務所:ホウムジムショ
patent; patent office, patent attorneys, patent firm; 特許事務所:トッキョジムショ 国際特許事務所:コクサイトッキョジムショ
management; management, administration, building management, property management; 管理:カンリ 経営:ケイエイ 総業:ソウギョウ マネジメント:マネジメント 管財:カンザイ
business; business, operations; 事業:ジギョウ 興産:コウサン 実業:ジツギョウ ビジネス:ビジネス
development; development, developments; 開発:カイハツ 興産:コウサン 建設:ケンセツ デベロップメント:デベロップメント
resources; resources, mining, mineral; 資源:シゲン 鉱業:コウギョウ 興産:コウサン 鉱産:コウサン
oil; oil, petroleum, gas station, fuel, fuels; 石油:セキユ 石油店:セキユテン 燃料:ネンリョウ 油店:アブラテン 燃料店:ネンリョウテン オイル:オイル
gas; gas, propane, lp gas; ガス:ガス 瓦斯:ガス プロパン:プロパン 燃料:ネンリョウ
power; power, electric power, energy, solar, solar power; 電力:デンリョク エネルギー:エネルギー 発電:ハツデン 太陽光発電:タイヨウコウハツデン
information; information, information systems, information service, computing, data processing; 情報:ジョウホウ 情報システム:ジョウホウシステム 電算:デンサン 計算センター:ケイサンセンター 情報サービス:ジョウホウサービス
technology; technology, technical, engineering, technology institute, giken; 技研:ギケン 工業:コウギョウ 技術:ギジュツ 工学:コウガク 技建:ギケン エンジニアリング:エンジニアリング テクノ:テクノ
research; research institute, laboratory, laboratories, institute, research center, research; 研究所:ケンキュウショ/ケンキュウジョ 総合研究所:ソウゴウケンキュウショ/ソウゴウケンキュウジョ 総研:ソウケン 研究会:ケンキュウカイ
tourism; tourism, tourist, travel, travel agency, tours, sightseeing; 観光:カンコウ 旅行社:リョコウシャ 旅行:リョコウ 観光社:カンコウシャ ツーリスト:ツーリスト トラベル:トラベル
entertainment; entertainment, amusement, leisure; 興業:コウギョウ 芸能社:ゲイノウシャ 娯楽:ゴラク 観光:カンコウ
building; building, buildings; ビル:ビル 建設:ケンセツ 建築:ケンチク ビルディング:ビルディング 会館:カイカン
office; office; 事務所:ジムショ オフィス:オフィス 企画:キカク
cooperative; cooperative, cooperative association, co-op, cooperative society, business cooperative; 協同組合:キョウドウクミアイ 事業協同組合:ジギョウキョウドウクミアイ 生活協同組合:セイカツキョウドウクミアイ 組合:クミアイ
commerce_industry; commerce and industry, commerce industry, commercial; 商工:ショウコウ 商工業:ショウコウギョウ 商業:ショウギョウ
fire; fire department, fire fighting, firefighting, fire; 消防:ショウボウ 防災:ボウサイ 消防組合:ショウボウクミアイ
scholarship; scholarship, scholarship foundation, scholarship association; 育英会:イクエイカイ 奨学会:ショウガクカイ 奨学財団:ショウガクザイダン
association; association, society, union; 協会:キョウカイ 組合:クミアイ 連合会:レンゴウカイ 会:カイ 協議会:キョウギカイ
dietitians; dietitians association, dietetic association; 栄養士会:エイヨウシカイ
doctors; medical association, doctors association; 医師会:イシカイ
temple; temple; 寺:ジ/デラ 院:イン
area; area, district, regional, region, wide area; 地区:チク 広域:コウイキ 地域:チイキ 地方:チホウ
general; general, comprehensive; 総合:ソウゴウ 綜合:ソウゴウ
japan; japan, japanese, nippon; 日本:ニホン/ニッポン ジャパン:ジャパン
east; east, eastern; 東:ヒガシ 東部:トウブ イースト:イースト
west; west, western; 西:ニシ 西部:セイブ ウエスト:ウエスト
new; new; 新:シン ニュー:ニュー
facility_one; facility; 施設:シセツ 設備:セツビ
embroidery; embroidery; 刺繍:シシュウ 刺繡:シシュウ
center; center, centre; センター:センター 会館:カイカン
church; church; 教会:キョウカイ 分教会:ブンキョウカイ
main_store; main store, main shop, honpo; 本舗:ホンポ 本店:ホンテン 総本店:ソウホンテン
federation; federation, union of associations, confederation; 連合会:レンゴウカイ 連盟:レンメイ 会連合会:カイレンゴウカイ
mansion; mansion, apartments, apartment; マンション:マンション アパート:アパート ハイツ:ハイツ
central; central; 中央:チュウオウ セントラル:セントラル
public_relations; public relations; 広報:コウホウ
health; health, healthcare; 保健:ホケン 健康:ケンコウ ヘルスケア:ヘルスケア
prefecture; prefecture, prefectural; 県:ケン
city; city, municipal; 市:シ 市立:シリツ シティ:シティ
town; town; 町:チョウ/マチ
production; production, productions, producers; 生産:セイサン プロダクション:プロダクション 制作:セイサク
greening; greening; 緑化:リョッカ/リョクカ
mutual_aid; mutual aid, mutual aid association, mutual benefit; 共済会:キョウサイカイ 共済組合:キョウサイクミアイ 互助会:ゴジョカイ 共済:キョウサイ
youth; youth, young people; 青少年:セイショウネン 青年:セイネン
sports; sports, sport, athletic; スポーツ:スポーツ 体育:タイイク
culture; culture, cultural; 文化:ブンカ カルチャー:カルチャー
international; international; 国際:コクサイ インターナショナル:インターナショナル
exchange; exchange; 交流:コウリュウ
promotion; promotion; 振興:シンコウ 推進:スイシン プロモーション:プロモーション
support; support; 支援:シエン サポート:サポート
council; council, conference, liaison council; 協議会:キョウギカイ 会議:カイギ 審議会:シンギカイ
foundation; foundation; 財団:ザイダン 基金:キキン
fund; fund, pension fund; 基金:キキン 年金基金:ネンキンキキン
neurosurgery; neurosurgery, neurosurgical, neurosurgery clinic; 脳神経外科:ノウシンケイゲカ 脳神経外科クリニック:ノウシンケイゲカクリニック 脳神経外科医院:ノウシンケイゲカイイン
internal_medicine; internal medicine, internal medicine clinic, physician; 内科:ナイカ 内科医院:ナイカイイン 内科クリニック:ナイカクリニック
pediatrics; pediatrics, pediatric, pediatric clinic, children's clinic; 小児科:ショウニカ 小児科医院:ショウニカイイン こどもクリニック:コドモクリニック
chiropractic; chiropractic, bonesetter, osteopathic clinic, acupuncture, acupuncture clinic; 整骨院:セイコツイン 接骨院:セッコツイン 鍼灸院:シンキュウイン 治療院:チリョウイン
animal; animal, animal hospital, veterinary, veterinary clinic; 動物病院:ドウブツビョウイン 動物:ドウブツ 獣医科:ジュウイカ
kitchen; kitchen, lunch boxes, catering; キッチン:キッチン 弁当:ベントウ 給食:キュウショク フーズ:フーズ
pickles; pickles, pickle; 漬物:ツケモノ 漬物店:ツケモノテン 食品:ショクヒン
kamaboko; fish cake, fish paste, kamaboko; 蒲鉾:カマボコ 蒲鉾店:カマボコテン かまぼこ:カマボコ
seaweed; seaweed, nori; 海苔:ノリ 海苔店:ノリテン 海藻:カイソウ
eggs; eggs, egg; 鶏卵:ケイラン たまご:タマゴ
cosmetics; cosmetics, cosmetic; 化粧品:ケショウヒン コスメティックス:コスメティックス
fishing_tackle; fishing tackle; 釣具:ツリグ 釣具店:ツリグテン
sewer; sewerage, sewage, water supply, waterworks; 水道:スイドウ 下水道:ゲスイドウ 衛生:エイセイ
harbor; harbor, harbour, port, stevedoring; 港湾:コウワン 港運:コウウン 埠頭:フトウ
crane; crane, cranes, heavy machinery, heavy equipment; クレーン:クレーン 重機:ジュウキ 重機建設:ジュウキケンセツ 建機:ケンキ
rental; rental, rentals, lease; リース:リース レンタル:レンタル レンタカー:レンタカー
parking; parking; 駐車場:チュウシャジョウ パーキング:パーキング
staffing; staffing, temp agency, human resources; 人材:ジンザイ スタッフ:スタッフ 人材派遣:ジンザイハケン ヒューマン:ヒューマン
consulting; consulting, consultants, consultant; コンサルタント:コンサルタント コンサルティング:コンサルティング 経営研究所:ケイエイケンキュウショ/ケイエイケンキュウジョ
scrivener; judicial scrivener, judicial scrivener office, administrative scrivener, administrative scrivener office; 司法書士事務所:シホウショシジムショ 行政書士事務所:ギョウセイショシジムショ 司法書士法人:シホウショシホウジン 行政書士法人:ギョウセイショシホウジン
labor; labor and social security attorney, social insurance labor consultant, labor consultant office; 社会保険労務士事務所:シャカイホケンロウムシジムショ 労務管理事務所:ロウムカンリジムショ
neighborhood; neighborhood association, residents association, community association; 町内会:チョウナイカイ 自治会:ジチカイ 区会:クカイ
land_improvement; land improvement district; 土地改良区:トチカイリョウク
credit_union; credit union, credit cooperative; 信用組合:シンヨウクミアイ
bank; bank; 銀行:ギンコウ
holdings; holdings, holding; ホールディングス:ホールディングス
artisans; crafts, craft, handicrafts, art, arts; 工芸:コウゲイ 美術:ビジュツ アート:アート 工房:コウボウ
systems; systems, system, software; システム:システム システムズ:システムズ ソフトウェア:ソフトウェア
service; service, services; サービス:サービス
commerce; commerce; 商事:ショウジ 商業:ショウギョウ 商会:ショウカイ
`);
