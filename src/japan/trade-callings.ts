import { wordsForGoods } from './goods-callings.ts';
import { alternation, type WordRow } from './word-row.ts';

/*
 * What people call a business by, and the words its registered name may have for it: 車屋 見本 may be 見本自動車 or
 * 見本モータース. Only looked up, never shown.
 */

/** `words` as they are said, `written` as they stand in names. */
export const TRADE_CALLINGS: readonly (WordRow & { readonly written: readonly string[] })[] = [
  row(
    'car',
    '車屋 車屋さん 中古車 自動車 自動車整備 車検 板金 鈑金',
    '自動車 モータース オート 自工 自動車工業 自動車整備 自動車商会 鈑金',
  ),
  row('ramen', 'ラーメン屋 ラーメン店 中華そば', 'ラーメン らーめん 拉麺 麺屋'),
  row('sushi', '寿司屋 すし屋 鮨屋 お寿司', '寿司 鮨 すし 寿し'),
  row('diner', '食堂 定食屋 お食事処 大衆食堂 レストラン', '食堂 お食事処 レストラン'),
  row('bar', '居酒屋 飲み屋 酒場', '居酒屋 酒場'),
  row('cafe', '喫茶店 喫茶 カフェ 珈琲店', '珈琲 喫茶 カフェ コーヒー'),
  row('bakery', 'パン屋 パン屋さん ベーカリー', 'ベーカリー パン 製パン'),
  row('sweets', 'お菓子屋 菓子屋 和菓子屋 ケーキ屋 製菓 菓子', '製菓 菓子店 菓子舗 製菓舗 菓舗 堂'),
  row('sake', '酒屋 酒屋さん 地酒 酒蔵 造り酒屋', '酒店 酒造 酒造場 酒販 酒舗'),
  row('fish', '魚屋 魚屋さん 鮮魚', '鮮魚 鮮魚店 水産 魚店'),
  row('greengrocer', '八百屋 青果', '青果 青果店'),
  row('meat', '肉屋 精肉 肉屋さん', '精肉 精肉店 畜産 肉店 ミート'),
  row('rice', '米屋 お米屋', '米穀 米穀店 米店'),
  row('flower', '花屋 花屋さん お花屋 生花', '生花 生花店 花店 フラワー 園芸'),
  row('book', '本屋 本屋さん', '書店 書房 ブックス'),
  row('clothes', '呉服屋 呉服 着物 振袖', '呉服 呉服店 衣料 きもの'),
  row('shoe', '靴屋', '靴店 履物店'),
  row('watch', '時計屋 メガネ屋 眼鏡屋', '時計店 眼鏡店 メガネ'),
  row('jewel', '宝石店 宝飾 貴金属', '宝石 宝飾 貴金属'),
  row('toy', 'おもちゃ屋 玩具', '玩具 玩具店 人形'),
  row('sport', 'スポーツ用品 スポーツ店', 'スポーツ 運動具店'),
  row('electric', '電気屋 電器屋 電気工事 家電', '電気 電機 電器 電業 電設 電工 電気工事 家電'),
  row('plumber', '水道屋 水道工事 設備屋 管工事 設備工事', '設備 水道 管工 住設 設備工業'),
  row(
    'builder',
    '工務店 大工 大工さん 建築屋 土建屋 建設会社 建設業 土木 土木工事',
    '工務店 建設 建築 組 土建 住建 建工 ホーム',
  ),
  row('scaffold', '鉄筋工事 鉄工所 鉄骨', '鉄筋 鉄工 鉄工所 鉄骨'),
  row('paint', 'ペンキ屋 塗装屋 塗装', '塗装 塗装店 塗装工業 塗料'),
  row('roof', '瓦屋 屋根屋 板金屋', '瓦 瓦店 瓦工業 板金 屋根'),
  row('plaster', '左官屋 左官', '左官 左官店 左官工業'),
  row('tatami', '畳屋', '畳店 畳 たたみ 畳工業'),
  row('furniture', '家具屋 建具屋 家具', '家具 家具店 建具店 木工 家具センター'),
  row('glass', 'ガラス屋 サッシ アルミサッシ', 'ガラス 硝子 サッシ アルミ 硝子店'),
  row('garden', '植木屋 造園 庭師 外構', '造園 庭園 緑化 ガーデン 園'),
  row('stone', '石屋 石材 墓石', '石材 石材店 石工'),
  row('butsudan', '仏壇屋 仏壇 仏具', '仏壇 仏具 仏具店 仏壇店'),
  row('funeral', '葬儀屋 葬儀社 葬祭 冠婚葬祭', '葬祭 葬儀社 セレモニー 典礼 セレモニーホール'),
  row('seal', 'はんこ屋 ハンコ 印鑑', '印判 印章 印房 印判店 印舗'),
  row('print', '印刷屋 印刷所 印刷会社', '印刷 印刷所 プリント'),
  row('realty', '不動産屋 不動産 賃貸', '不動産 地所 ハウジング エステート 住宅'),
  row('surveyor', '測量 設計事務所 建築設計', '測量設計 設計 設計事務所 建築設計事務所 測量'),
  row('carrier', '運送屋 運送会社 運送屋さん 運送 引越し トラック', '運送 運輸 陸運 通運 物流 急便 商運'),
  row('bus', 'バス会社 タクシー会社 タクシー バス', 'タクシー 交通 観光バス 自動車 観光 ハイヤー'),
  row('travel', '旅行会社 旅行代理店', '観光 旅行社 ツーリスト トラベル'),
  row('inn', '旅館 民宿 宿 ホテル 温泉旅館 宿屋', '旅館 ホテル 館 民宿 荘'),
  row('fuel', 'ガソリンスタンド 給油所 ガス屋 プロパン', '石油 石油店 燃料 ガス 商店 プロパン'),
  row('pharmacy', '薬局 薬屋 ドラッグストア', '薬局 薬品 薬店 ファーマシー 調剤薬局 薬房'),
  row('dentist', '歯医者 歯科 歯医者さん', '歯科 歯科医院 歯科クリニック デンタルクリニック'),
  row('brain', '脳外科 脳神経外科 脳神経', '脳神経外科 脳神経外科クリニック 脳神経外科医院 脳神経'),
  row('doctor', '病院 医院 クリニック お医者さん 内科', '医院 病院 クリニック 内科医院 内科 診療所'),
  row('beauty', '美容院 美容室 パーマ屋 ヘアサロン', '美容室 美容院 ヘアー 理美容'),
  row('barber', '床屋 散髪屋 理髪店', '理容 理容室 理髪店 理容所'),
  row('laundry', 'クリーニング屋 クリーニング', 'クリーニング クリーニング店 ドライ ランドリー'),
  row('insurance', '保険代理店 保険屋 損保代理店', '保険 保険事務所 保険サービス 総合保険'),
  row('accounting', '税理士 会計事務所 経理', '会計 会計事務所 税理士事務所 経営'),
  row('guard', '警備会社 警備', '警備 警備保障 綜合警備'),
  row('cleaner', '清掃会社 清掃 清掃業 掃除', '美装 清掃 クリーン クリーンサービス ビル管理'),
  row('waste', '産廃 産廃処理 ごみ収集 廃品回収', '環境 清掃 産業 クリーン 商会 興業'),
  row('sewing', '縫製 縫製工場 縫製業', '縫製 ソーイング 被服 繊維 衣料'),
  row('wood', '材木屋 製材所 木材', '木材 製材 材木店 製材所 銘木 林業'),
  row('farm', '農園 農家 農場 牧場', '農園 農場 ファーム 牧場 農産'),
  row('forestry', '林業 山仕事', '林業 森林 造林 林産'),
  row('food', '食品加工 食品 惣菜 水産加工', '食品 食品工業 フーズ 水産 冷蔵 惣菜'),
  row('school', '塾 学習塾 教習所 スクール', '塾 ゼミナール 学院 スクール 教室 自動車学校'),
  row('nursery', '保育園 幼稚園 こども園', '保育園 幼稚園 こども園 保育所 学園'),
  row('care', '介護 デイサービス 老人ホーム 福祉', 'ケア 介護サービス デイサービス 福祉会 ケアサービス'),
  row('it', 'システム会社 ソフト会社 IT企業', 'システム ソフト システムズ 情報 ソフトウェア'),
  row('design', 'デザイン会社 デザイン事務所 広告', 'デザイン デザインオフィス 企画 広告 広告社 プランニング'),
  row('machine', '機械屋 農機具 重機', '機械 農機 重機 機工 農機商会 機械店'),
  row(
    'interior',
    '内装屋 内装 内装工事 リフォーム リフォーム屋 クロス屋',
    '建装 内装 装飾 インテリア 住建 ホーム 装備 室内装飾 建工',
  ),
  row('precision', '精密機械 精密加工 精密部品 切削加工', '精機 精密 精工 製作所 精密工業 工業'),
  row('metalwork', '金属加工 町工場 プレス 金属部品', '製作所 金属 工業 精工 鉄工所 金属工業 工業所 プレス工業'),
  row('mold', '金型 金型屋', '金型 金型製作所 型工業 精工 製作所'),
  row('plating', 'メッキ屋 メッキ', '鍍金 鍍金工業 メッキ 表面処理 鍍金工業所'),
  row('casting', '鋳物 鋳物屋', '鋳造 鋳工 鋳造所 鋳工所'),
  row('welding', '溶接 溶接屋', '溶接 鉄工 鉄工所 熔接 溶接工業'),
  row('demolition', '解体屋 解体工事 解体', '解体 興業 解体工業 建設 解体興業'),
  row('scaffolding', '足場屋 足場 とび 鳶', '組 足場 興業 建設 架設 仮設'),
  row('waterproof', '防水屋 防水工事 防水', '防水 防水工業 建装 塗装 防水工業所'),
  row('paving', '舗装屋 舗装 道路工事', '道路 舗装 建設 舗道 道路建設'),
  row('material', '建材屋 建材 生コン 砂利屋', '建材 建材店 生コン 砂利 砕石 コンクリート 資材'),
  row('concrete', 'コンクリート 生コン屋', 'コンクリート コンクリート工業 生コン 建材'),
  row('hvac', '空調屋 空調 エアコン屋 冷凍', '空調 冷熱 設備 冷機 冷凍 空調設備'),
  row('telecom', '通信会社 通信 電話工事', '通信 電設 電通 通信建設 通信工業'),
  row('merchant', '商社 貿易会社 貿易 専門商社', '商事 貿易 物産 通商 商会 交易 産業'),
  row('wholesaler', '問屋 卸 卸問屋 卸売', '商店 商会 卸 商事 問屋 物産'),
  row('shop', '個人商店 雑貨屋 よろず屋 商店', '商店 商会 ストア 百貨店 雑貨店'),
  row('stationery', '文房具屋 文具屋 文具', '文具 文具店 文房堂 事務機 紙店'),
  row('photo', '写真屋 写真館 写真', '写真館 写真 フォト カメラ スタジオ 写真店'),
  row('music', '楽器屋 楽器', '楽器 楽器店 音楽 ピアノ'),
  row('tackle', '釣具屋 釣り具屋 釣具', '釣具 釣具店 つり具'),
  row('cycle', '自転車屋 バイク屋 自転車', '輪業 サイクル 自転車 モータース 輪店 輪業社'),
  row('vet', '動物病院 獣医 ペットショップ', '動物病院 獣医科 犬猫病院 ペット ペットクリニック'),
  row('bone', '整骨院 接骨院 整体院 整体 鍼灸院', '整骨院 接骨院 整体院 鍼灸院 治療院'),
  row('eye', '眼医者 眼科 目医者', '眼科 眼科医院 眼科クリニック'),
  row('child', '小児科 子供の病院', '小児科 小児科医院 こどもクリニック 小児科クリニック'),
  row('nurse', '訪問看護 看護', '訪問看護 看護ステーション ナーシング ケア メディカル'),
  row('newspaper', '新聞屋 新聞店 新聞販売店', '新聞 新聞店 新聞販売 新聞販売店 新聞舗'),
  row('sign', '看板屋 看板', '看板 看板店 広告 工芸 工芸社 美術 サイン'),
  row('tofu', '豆腐屋 豆腐', '豆腐 豆腐店 食品 とうふ'),
  row('noodle', '製麺所 製麺 麺屋', '製麺 製麺所 麺業 食品 麺'),
  row('soba', 'うどん屋 そば屋 蕎麦屋', 'うどん そば 蕎麦 庵 手打そば'),
  row('pickle', '漬物屋 漬物', '漬物 漬物店 食品 漬物食品'),
  row('teashop', 'お茶屋 茶屋 お茶 製茶', '茶舗 製茶 園 茶園 茶店 茶業'),
  row('soy', '醤油屋 味噌屋 醤油 味噌', '醤油 味噌 醸造 醤油店 醸造場 味噌醤油'),
  row('grill', '焼肉屋 焼肉 焼鳥屋', '焼肉 ホルモン 焼鳥 焼とり 苑'),
  row('chinese', '中華料理屋 中華料理 中華屋 餃子屋', '飯店 中華 楼 餃子 菜館'),
  row('lunch', '弁当屋 仕出し屋 弁当 仕出し 給食', '弁当 仕出し 給食 フーズ 食品 給食センター'),
  row('milk', '牛乳屋 牛乳 酪農', '牛乳 乳業 酪農 牧場 牛乳店'),
  row('poultry', '養鶏場 養鶏 卵屋 養豚 養豚場', '養鶏 養鶏場 鶏卵 ファーム 畜産 養豚 養豚場'),
  row('lawyer', '弁護士 法律事務所 弁護士事務所', '法律事務所 弁護士法人 総合法律事務所'),
  row('scrivener', '司法書士 行政書士 社労士', '司法書士事務所 行政書士事務所 社会保険労務士事務所 事務所 法務事務所'),
  row(
    'consult',
    'コンサル コンサルタント コンサル会社',
    'コンサルタント コンサルティング 経営 総研 研究所 パートナーズ',
  ),
  row('staffing', '派遣会社 人材派遣 人材会社', '人材 スタッフ スタッフサービス ヒューマン キャリア 人材サービス'),
  row('builder_homes', 'ハウスメーカー 住宅会社 分譲', '住宅 ホーム ハウス ハウジング 住建 建設'),
  row('warehouse', '倉庫会社 倉庫 倉庫屋', '倉庫 物流 倉庫運輸 運輸倉庫'),
  row('shipyard', '造船所 造船 船屋', '造船 造船所 マリン 船舶 船具'),
  row('recycle', 'リサイクル屋 スクラップ屋 古物 鉄屑屋', '商店 商会 金属 リサイクル 鉄原 産業'),
  row('temple', 'お寺 寺 寺院', '寺 院'),
  row('wedding', '結婚式場 ブライダル', '会館 閣 ブライダル 平安閣'),
  row('pachinko', 'パチンコ屋 パチンコ 遊技場', '会館 興業 観光 遊技場 商事'),
];

function row(id: string, said: string, written: string): WordRow & { readonly written: readonly string[] } {
  const words = said.split(' ').sort((a, b) => b.length - a.length);
  return { id, words, written: written.split(' '), example: `${words[0]} 見本` };
}

const SAID = TRADE_CALLINGS.map(({ words, written }) => ({ said: new RegExp(alternation(words), 'u'), written }));
const BETWEEN = /[ぁ-ゖ・&、,/]+/u;
const RUN = /[㐀-鿿々]+|[ァ-ヺー]{2,}/gu;
const MOST = 16;
const SHOP = /(?:屋|店|業|工事|工事業|会社|さん)$/u;

/** The words of a trade that a name beside it may have: 食堂 and 大衆 of 大衆食堂. */
export function tradeParts(trade: string): string[] {
  const parts = new Set<string>(wordsForGoods(trade));
  for (const text of trade.split(BETWEEN))
    for (const [run] of text.matchAll(RUN)) {
      if (run.length < 2) continue;
      // 建具屋 makes what 見本建具製作所 has in its name.
      const plain = run.replace(SHOP, '');
      if (plain.length > 1) parts.add(plain);
      parts.add(run);
      if (!/^[㐀-鿿々]{3,6}$/u.test(run)) continue;
      parts.add(run.slice(-2));
      parts.add(run.slice(0, 2));
    }
  for (const { said, written } of SAID) if (said.test(trade)) for (const word of written) parts.add(word);
  return [...parts].slice(0, MOST);
}
