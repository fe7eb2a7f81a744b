import type { WordRow } from './word-row.ts';

/** Goods of one character that a shop is called by (靴の見本), and the words that its registered name may have for them. */
export const GOODS_CALLINGS: readonly (WordRow & { readonly written: readonly string[] })[] = [
  row('bag', '鞄', '鞄店 かばん店 袋物'),
  row('book', '本', '書店 書房 ブックス'),
  row('car', '車', '自動車 モータース オート 自動車商会'),
  row('fish', '魚', '鮮魚店 鮮魚 水産 魚店'),
  row('flower', '花', '生花店 花店 園芸 フラワー'),
  row('grave', '墓', '石材 石材店 霊園'),
  row('house', '家', '住宅 ホーム 建設 工務店'),
  row('iron', '鉄', '鉄工所 鉄工 鋼業'),
  row('key', '鍵', '鍵店 ロックサービス 金物'),
  row('kimono', '着', '呉服店 衣料 きもの'),
  row('meat', '肉', '精肉店 精肉 ミート 畜産'),
  row('medicine', '薬', '薬局 薬店 薬品 薬房'),
  row('oil', '油', '石油 石油店 油店'),
  row('paper', '紙', '紙店 紙業'),
  row('rice', '米', '米穀店 米穀 米店'),
  row('rice_cake', '餅', '餅店 製菓 菓子店'),
  row('sake', '酒', '酒店 酒販 酒造 酒舗'),
  row('seal', '印', '印房 印章 印判店'),
  row('shoe', '靴', '靴店 履物店 シューズ'),
  row('stone', '石', '石材 石材店'),
  row('tatami', '畳', '畳店 畳 製畳'),
  row('tea', '茶', '茶舗 製茶 茶園 園'),
  row('thread', '糸', '糸店 手芸 毛糸店'),
  row('tile', '瓦', '瓦店 瓦工業 瓦'),
  row('tree', '木', '木材 製材所 材木店'),
  row('umbrella', '傘', '傘店 洋傘店'),
  row('eel', '鰻', '鰻店 うなぎ 川魚店'),
];

function row(id: string, goods: string, written: string): WordRow & { readonly written: readonly string[] } {
  return { id, words: [goods], written: written.split(' '), example: `${goods}の見本` };
}

const WRITTEN = new Map(GOODS_CALLINGS.flatMap(({ words, written }) => words.map((word) => [word, written])));

/** Words of names for one character that says what is sold; none for any other. */
export const wordsForGoods = (goods: string): readonly string[] => WRITTEN.get(goods) ?? [];
