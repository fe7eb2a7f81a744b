import { foldText } from './company-name.ts';
import { readingsOf } from './readings-of.ts';

/* 日交 for 日本交通: names that people shorten to the first characters of their words. */

/** A first character and the words that names so shortened begin with. */
const FIRST = readingsOf(`
日:日本 全:全日本/全国 東:東日本/東京/東洋 西:西日本 南:南日本/南海 北:北日本/北海道/北陸 中:中日本/中国/中部/中央 山:山陰/山陽/山口 関:関西/関東 京:京都/京浜/京阪 阪:大阪/阪神 神:神戸/神奈川
名:名古屋 広:広島 岡:岡山 福:福岡/福井/福島 鳥:鳥取 島:島根 米:米子 倉:倉吉/倉敷 境:境港 松:松江/松山 住:住友 古:古河 川:川崎 石:石川 富:富士 静:静岡 長:長野/長崎 新:新潟/新日本 仙:仙台 札:札幌 秋:秋田 青:青森
岩:岩手 宮:宮城/宮崎 熊:熊本 鹿:鹿児島 大:大阪/大分/大日本 愛:愛知/愛媛 香:香川 徳:徳島 高:高知 千:千葉 埼:埼玉 群:群馬 栃:栃木 茨:茨城 岐:岐阜 三:三重/三菱/三井 滋:滋賀 和:和歌山 奈:奈良 兵:兵庫 沖:沖縄 琉:琉球 共:共同 協:協同 太:太平洋 明:明治 昭:昭和 国:国際`);

/** A last character and the words that names so shortened end in. */
const LAST = readingsOf(`
交:交通 運:運輸/運送 通:通運/通信/交通 鉄:鉄道/電鉄/製鉄 電:電気/電力/電鉄/電機 銀:銀行 信:信用金庫/信託銀行 建:建設 工:工業/工務店 産:産業/物産 商:商事/商会 銘:銘木 航:航空 空:航空 郵:郵船/郵便 船:汽船/造船/商船 放:放送 新:新聞/新聞社 生:生命保険 海:海上火災保険/海上 石:石油/石材 油:石油/製油
化:化学/化成/化工 薬:製薬/薬品 紙:製紙 製:製作所/製薬 鋼:製鋼/鋼管 軽:軽金属 水:水産/水道 農:農業協同組合 漁:漁業協同組合 畜:畜産 乳:乳業 酒:酒造/酒類 食:食品 糧:食糧 米:米穀 木:木材 材:木材/資材 林:林業 機:機械 車:自動車 観:観光 旅:旅行/旅客 印:印刷 紡:紡績 毛:毛織 住:住宅 土:土木/土地 地:地所/地建 設:設備/設計 管:管財/管理 警:警備 倉:倉庫 埠:埠頭 港:港湾/港運 学:学園 医:医師会 歯:歯科医師会 販:販売 青:青果 花:花卉 種:種苗 肥:肥料 飼:飼料 測:測量 調:調査 環:環境 清:清掃 衛:衛生 消:消防 防:防災 ガ:ガス`);

const PAIR = 2;

/** What a core of two characters may be short for, folded; empty for any other. */
export function initialTexts(core: string): string[] {
  if (core.length !== PAIR) return [];
  const last = LAST.get(core[1]!) ?? [];
  return (FIRST.get(core[0]!) ?? []).flatMap((first) => last.map((word) => foldText(first + word)));
}
