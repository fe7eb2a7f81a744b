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
];

function row(id: string, said: string, written: string): WordRow & { readonly written: readonly string[] } {
  const words = said.split(' ').sort((a, b) => b.length - a.length);
  return { id, words, written: written.split(' '), example: `${words[0]} 見本` };
}

const SAID = TRADE_CALLINGS.map(({ words, written }) => ({ said: new RegExp(alternation(words), 'u'), written }));
const BETWEEN = /[ぁ-ゖ・&、,/]+/u;
const RUN = /[㐀-鿿々]+|[ァ-ヺー]{2,}/gu;
const MOST = 16;

/** The words of a trade that a name beside it may have: 食堂 and 大衆 of 大衆食堂. */
export function tradeParts(trade: string): string[] {
  const parts = new Set<string>();
  for (const text of trade.split(BETWEEN))
    for (const [run] of text.matchAll(RUN)) {
      if (run.length < 2) continue;
      parts.add(run);
      if (!/^[㐀-鿿々]{3,6}$/u.test(run)) continue;
      parts.add(run.slice(-2));
      parts.add(run.slice(0, 2));
    }
  for (const { said, written } of SAID) if (said.test(trade)) for (const word of written) parts.add(word);
  return [...parts].slice(0, MOST);
}
