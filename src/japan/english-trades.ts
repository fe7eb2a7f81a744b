import { type EnglishTrade, tradesOf } from './english-trade.ts';

/** Building, making, moving and selling. A row is an id, English phrases, and what Japanese names have for them. */
export const ENGLISH_TRADES: readonly EnglishTrade[] = tradesOf(`
real_estate; real estate, realty, properties, property; 不動産:フドウサン 地所:ジショ 住宅:ジュウタク
land_buildings; land and buildings, land building; 土地建物:トチタテモノ 土地:トチ
housing; housing, homes, houses; 住宅:ジュウタク ホーム:ホーム ハウジング:ハウジング 住建:ジュウケン 建設:ケンセツ
builders; builders, builder, building contractors, home builders, contractors, carpentry; 工務店:コウムテン 建設:ケンセツ 建築:ケンチク 組:グミ
construction; construction, constructions, construct, building construction; 建設:ケンセツ 建築:ケンチク 工務店:コウムテン 組:グミ 建設工業:ケンセツコウギョウ 工業:コウギョウ 土建:ドケン
construction_industry; construction industry, construction industries, construction works; 建設工業:ケンセツコウギョウ 建設:ケンセツ 工業:コウギョウ 建工:ケンコウ
civil; civil engineering, civil works, public works; 土木:ドボク 土建:ドケン 建設:ケンセツ 土木建設:ドボクケンセツ 土木工業:ドボクコウギョウ
civil_construction; civil construction, civil engineering and construction, civil engineering construction; 土建:ドケン 土木建設:ドボクケンセツ 建設:ケンセツ
fit_out; interior, interiors, interior finishing, interior works, fit-out, remodeling, renovation; 内装:ナイソウ 建装:ケンソウ 装飾:ソウショク 室内装飾:シツナイソウショク 装備:ソウビ インテリア:インテリア
industries; industries, industry, industrial, ind, engineering works; 工業:コウギョウ 産業:サンギョウ 興業:コウギョウ 工業所:コウギョウショ 産業社:サンギョウシャ
enterprise; enterprise, enterprises, kogyo; 興業:コウギョウ 企業:キギョウ 産業:サンギョウ 商事:ショウジ エンタープライズ:エンタープライズ
manufacturing; manufacturing, manufacturing works, mfg, manufactory, manufacturer; 製作所:セイサクショ 製造:セイゾウ 工業:コウギョウ 製造所:セイゾウショ
works; works, factory, workshop, plant; 製作所:セイサクショ 工作所:コウサクショ 工業所:コウギョウショ 工場:コウジョウ 工房:コウボウ
iron_works; iron works, ironworks, steel works, steelworks, steel fabrication; 鉄工所:テッコウショ/テッコウジョ 鉄工:テッコウ 鉄鋼:テッコウ 製鉄所:セイテツショ
steel; steel, iron, iron and steel; 鉄鋼:テッコウ 鋼業:コウギョウ 製鋼:セイコウ 鉄工:テッコウ 鋼材:コウザイ 製鉄:セイテツ
rebar; rebar, reinforcing steel, reinforcement; 鉄筋:テッキン 鉄筋工業:テッキンコウギョウ
sheet_metal; sheet metal, sheetmetal, roofing sheet metal; 板金:バンキン 鈑金:バンキン 板金工業:バンキンコウギョウ
sheet_metal_works; sheet metal works, sheet metal industries, sheet metal factory; 板金工作所:バンキンコウサクショ 板金工業:バンキンコウギョウ 板金工業所:バンキンコウギョウショ 板金製作所:バンキンセイサクショ 板金:バンキン
precision; precision, precision machinery, precision machine, precision works, precision industries, fine machinery; 精機:セイキ 精密:セイミツ 精工:セイコウ 精密工業:セイミツコウギョウ 精密機械:セイミツキカイ 精工所:セイコウショ
machinery; machinery, machine, machines, machine works, machinery works; 機械:キカイ 機工:キコウ 鉄工所:テッコウショ 工機:コウキ 機械製作所:キカイセイサクショ 機械工業:キカイコウギョウ 機器:キキ
tools; tools, tool, machine tools, hardware; 工具:コウグ 金物:カナモノ 機工:キコウ 金物店:カナモノテン
mold; mold, molds, die, dies, die and mold, mold and die; 金型:カナガタ 金型製作所:カナガタセイサクショ 型工業:カタコウギョウ
plating; plating, electroplating; 鍍金:メッキ メッキ:メッキ 鍍金工業:メッキコウギョウ 鍍金工業所:メッキコウギョウショ
casting; casting, castings, foundry; 鋳造:チュウゾウ 鋳造所:チュウゾウショ 鋳工:チュウコウ
metal; metal, metals, metal industries, metal works, metal industry; 金属:キンゾク 金属工業:キンゾクコウギョウ 金属工業所:キンゾクコウギョウショ メタル:メタル
welding; welding; 溶接:ヨウセツ 溶接工業:ヨウセツコウギョウ 熔接:ヨウセツ
plastics; plastics, plastic, resin, plastic industries; 化成:カセイ 樹脂:ジュシ 合成樹脂:ゴウセイジュシ プラスチック:プラスチック 化学:カガク 樹脂工業:ジュシコウギョウ
chemical; chemical, chemicals, chemical industries, chemical industry; 化学:カガク 化成:カセイ 化工:カコウ 化学工業:カガクコウギョウ 薬品:ヤクヒン ケミカル:ケミカル
rubber; rubber, rubber industries; ゴム:ゴム ゴム工業:ゴムコウギョウ 護謨:ゴム
glass; glass; 硝子:ガラス ガラス:ガラス 硝子店:ガラステン ガラス店:ガラステン
brick; brick, bricks, refractories; 煉瓦:レンガ 煉瓦工業所:レンガコウギョウショ 窯業:ヨウギョウ
insulation; insulation, thermal insulation, heat insulation; 断熱:ダンネツ 保温:ホオン 断熱工業:ダンネツコウギョウ 保温工業:ホオンコウギョウ
ceramics; ceramics, ceramic, pottery, porcelain; 陶器:トウキ 製陶:セイトウ 窯業:ヨウギョウ 製陶所:セイトウショ 陶苑:トウエン
concrete; concrete, ready-mixed concrete, cement; コンクリート:コンクリート コンクリート工業:コンクリートコウギョウ 生コン:ナマコン 建材:ケンザイ
materials; building materials, construction materials, materials; 建材:ケンザイ 資材:シザイ 建材店:ケンザイテン 材料:ザイリョウ
lumber; lumber, timber, wood, sawmill, sawmills, lumber mill; 材木店:ザイモクテン 木材:モクザイ 製材所:セイザイショ 製材:セイザイ 材木:ザイモク 銘木:メイボク 林業:リンギョウ
wood_works; woodworking, woodwork, woodcraft, wood works, joinery; 木工:モッコウ 木工所:モッコウショ 建具:タテグ 建具店:タテグテン
furniture; furniture, furnishings; 家具:カグ 家具店:カグテン 木工:モッコウ 家具製作所:カグセイサクショ
tatami; tatami; 畳店:タタミテン 畳:タタミ 畳工業:タタミコウギョウ
stone; stone, stone works, masonry, stonemason; 石材:セキザイ 石材店:セキザイテン 石工業:イシコウギョウ
gravel; gravel, crushed stone, aggregate; 砂利:ジャリ 砕石:サイセキ 砂利店:ジャリテン
painting; painting, paint, coatings, coating; 塗装:トソウ 塗装店:トソウテン 塗装工業:トソウコウギョウ 塗料:トリョウ 塗工:トコウ
roofing; roofing, roof, roof tiles, tile; 瓦:カワラ 瓦店:カワラテン 瓦工業:カワラコウギョウ 屋根:ヤネ タイル:タイル 板金:バンキン
plastering; plastering, plaster; 左官:サカン 左官店:サカンテン 左官工業:サカンコウギョウ
flooring; flooring, floors, floor; フロアー:フロアー フロア:フロア 床工業:ユカコウギョウ
waterproofing; waterproofing, waterproof; 防水:ボウスイ 防水工業:ボウスイコウギョウ
demolition; demolition, dismantling; 解体:カイタイ 興業:コウギョウ 解体工業:カイタイコウギョウ
paving; paving, road construction, roads, pavement; 道路:ドウロ 舗装:ホソウ 舗道:ホドウ 道路建設:ドウロケンセツ
plumbing; plumbing, plumbing and heating, piping, pipe works; 設備:セツビ 水道:スイドウ 管工:カンコウ 配管:ハイカン 水道工業所:スイドウコウギョウショ 管工業:カンコウギョウ
facilities; facilities, equipment, mechanical, hvac, air conditioning, building services; 設備:セツビ 設備工業:セツビコウギョウ 空調:クウチョウ 機器:キキ 設備工業所:セツビコウギョウショ 冷熱:レイネツ
electric; electric, electrical, electric works, electrical works, electrical construction, electric industries; 電気:デンキ 電機:デンキ 電工:デンコウ 電設:デンセツ 電業:デンギョウ 電気工事:デンキコウジ 電業社:デンギョウシャ 電気工業:デンキコウギョウ 電器:デンキ
electronics; electronics, electronic, electronic industries; 電子:デンシ 電子工業:デンシコウギョウ 電機:デンキ エレクトロニクス:エレクトロニクス
telecommunication; telecommunications, telecommunication, telecom, communications, communication; 通信:ツウシン 通信建設:ツウシンケンセツ 通信工業:ツウシンコウギョウ 通信機:ツウシンキ 電通:デンツウ
optical; optical, optics; 光学:コウガク 眼鏡:メガネ 光学工業:コウガクコウギョウ
instruments; instruments, measuring instruments, instrumentation; 計器:ケイキ 計測:ケイソク 計装:ケイソウ 計測器:ケイソクキ
design; design, designs, design office, design studio; 設計:セッケイ デザイン:デザイン 設計事務所:セッケイジムショ デザイン事務所:デザインジムショ 意匠:イショウ
architects; architects, architect, architecture, architectural design, architectural office, architectural design office, architects office; 設計事務所:セッケイジムショ 建築設計事務所:ケンチクセッケイジムショ 一級建築士事務所:イッキュウケンチクシジムショ 建築事務所:ケンチクジムショ 設計:セッケイ 建築設計:ケンチクセッケイ 建築研究所:ケンチクケンキュウショ/ケンチクケンキュウジョ
surveying; surveying, survey, survey and design, surveying and design, land survey; 測量:ソクリョウ 測量設計:ソクリョウセッケイ 測量設計事務所:ソクリョウセッケイジムショ 測量事務所:ソクリョウジムショ
geology; geology, geological survey, boring, drilling, geotechnical; 地質:チシツ ボーリング:ボーリング 鑿井:サクセイ 地研:チケン
planning; planning, project planning; 企画:キカク 計画:ケイカク プランニング:プランニング
trading; trading, trade, trading house; 商事:ショウジ 貿易:ボウエキ 物産:ブッサン 通商:ツウショウ 商会:ショウカイ 商店:ショウテン 交易:コウエキ
shokai; brothers, and company, company; 商会:ショウカイ 商店:ショウテン 商事:ショウジ 社:シャ
store; store, stores, shop, general store; 商店:ショウテン 商会:ショウカイ 店:テン 屋:ヤ
department_store; department store; 百貨店:ヒャッカテン デパート:デパート
sales; sales, distribution, distributors, marketing; 販売:ハンバイ 商事:ショウジ 販売店:ハンバイテン 商販:ショウハン
wholesale; wholesale, wholesalers; 卸:オロシ 商店:ショウテン 問屋:トンヤ
transport; transport, transportation, carrier, carriers, trucking, haulage, freight; 運輸:ウンユ 運送:ウンソウ 陸運:リクウン 運送店:ウンソウテン 通運:ツウウン 運輸倉庫:ウンユソウコ
logistics; logistics, distribution center, physical distribution; 物流:ブツリュウ 運輸:ウンユ 運送:ウンソウ 流通:リュウツウ ロジスティクス:ロジスティクス
warehouse; warehouse, warehousing, warehouses, storage; 倉庫:ソウコ 倉庫運輸:ソウコウンユ
packing; packing, packaging, packages; 包装:ホウソウ 梱包:コンポウ 紙器:シキ パッケージ:パッケージ
shipping; shipping, steamship, marine transport, ferry, lines; 海運:カイウン 商船:ショウセン 汽船:キセン 船舶:センパク フェリー:フェリー
shipbuilding; shipbuilding, shipyard, dockyard; 造船:ゾウセン 造船所:ゾウセンショ/ゾウセンジョ
bus; bus, buses, bus lines, taxi, taxis, cab; 交通:コウツウ タクシー:タクシー 観光バス:カンコウバス バス:バス 自動車:ジドウシャ ハイヤー:ハイヤー
railway; railway, railways, railroad; 鉄道:テツドウ 電鉄:デンテツ 電気鉄道:デンキテツドウ
motors; motors, motor, auto, automobile, automobiles, automotive, cars, auto repair, car repair, auto maintenance; 自動車:ジドウシャ モータース:モータース 自動車整備工場:ジドウシャセイビコウジョウ 自動車工業:ジドウシャコウギョウ オート:オート 自動車商会:ジドウシャショウカイ 自動車整備:ジドウシャセイビ
body_shop; auto body, body shop, body works, auto body shop, auto body works; 鈑金:バンキン 板金:バンキン ボデー:ボデー 鈑金塗装:バンキントソウ 自動車鈑金:ジドウシャバンキン
bicycle; bicycle, bicycles, cycle, cycles; 輪業:リンギョウ サイクル:サイクル 自転車:ジテンシャ 輪店:リンテン
foods; foods, food, food industries, food products, provisions; 食品:ショクヒン フーズ:フーズ 食品工業:ショクヒンコウギョウ 食糧:ショクリョウ 食料:ショクリョウ
`);
