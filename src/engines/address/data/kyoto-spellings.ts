/**
 * How towns of Kyoto are written when not as the lists write them: on signboards, in registers and in old deeds. Every
 * row is one way of writing with an address as it was published or is commonly found; the ward decides whether a town
 * of the other spelling is there.
 */
export interface Spelling {
  readonly id: string;
  /** Written for each other; one place of a name is changed at a time. */
  readonly forms: readonly string[];
  /** Only where a name ends so. */
  readonly isLast?: true;
  /** The first form is the list's, the others are written for it and not the other way round. */
  readonly isOneWay?: true;
  /** Ward, name as written, name of the list. */
  readonly example: readonly [ward: string, written: string, town: string];
}

export const SPELLINGS: readonly Spelling[] = [
  { id: 'naka', forms: ['中', '仲'], example: ['上京区', '上御霊仲町', '上御霊中町'] },
  { id: 'chome', forms: ['町目', '丁目'], example: ['中京区', '五町目', '五丁目'] },
  { id: 'side', forms: ['側', '町'], isLast: true, isOneWay: true, example: ['東山区', '祇園町北町', '祇園町北側'] },
  {
    id: 'side-of-side',
    forms: ['側', '側町'],
    isLast: true,
    isOneWay: true,
    example: ['東山区', '祇園町南側町', '祇園町南側'],
  },
  { id: 'clove', forms: ['丁子', '丁字'], example: ['上京区', '丁字風呂町', '丁子風呂町'] },
  { id: 'forge', forms: ['鍛', '鍜'], example: ['下京区', '鍜冶屋町', '鍛冶屋町'] },
  { id: 'tokiwa', forms: ['常盤', '常磐'], example: ['東山区', '常磐町', '常盤町'] },
  { id: 'rosary', forms: ['珠数', '数珠'], example: ['下京区', '上数珠屋町', '上珠数屋町'] },
  { id: 'lane', forms: ['図子', '辻子', '厨子'], example: ['上京区', '柳辻子町', '柳図子町'] },
  {
    id: 'ebisu',
    forms: ['夷', '戎', '夷子', '蛭子', '恵比須', '恵比寿', '恵美須'],
    example: ['下京区', '上戎町', '上夷町'],
  },
  { id: 'hida', forms: ['飛弾', '飛騨'], example: ['上京区', '飛騨殿町', '飛弾殿町'] },
  { id: 'benten', forms: ['弁財天', '弁才天'], example: ['中京区', '弁才天町', '弁財天町'] },
  { id: 'mandala', forms: ['曼陀羅', '曼荼羅'], example: ['上京区', '曼荼羅町', '曼陀羅町'] },
  { id: 'shrine-litter', forms: ['御輿', '神輿'], example: ['上京区', '下神輿町', '下御輿町'] },
  { id: 'flower', forms: ['花', '華'], example: ['下京区', '華屋町', '花屋町'] },
  { id: 'south-east', forms: ['巽', '辰巳'], example: ['下京区', '巽町', '辰巳町'] },
  { id: 'former', forms: ['元', '本'], example: ['下京区', '元塩竈町', '本塩竈町'] },
  { id: 'river', forms: ['川', '河'], example: ['東山区', '西河原町', '西川原町'] },
  { id: 'joy', forms: ['歓', '観'], example: ['下京区', '歓喜寺町', '観喜寺町'] },
  { id: 'loom', forms: ['滕', '膝', '千切'], example: ['中京区', '膝屋町', '滕屋町'] },
  { id: 'round', forms: ['廻', '廻り', '回'], example: ['中京区', '聚楽回西町', '聚楽廻西町'] },
  { id: 'bamboo-grass', forms: ['笹', '篠'], example: ['中京区', '篠屋町', '笹屋町'] },
  { id: 'shoot', forms: ['笋', '筍', '竹ノ子'], example: ['中京区', '筍町', '笋町'] },
  { id: 'upright', forms: ['竪', '堅', '立'], example: ['上京区', '堅神明町', '竪神明町'] },
  { id: 'shimabara', forms: ['西新屋敷', '島原'], isOneWay: true, example: ['下京区', '島原中之町', '西新屋敷中之町'] },
  { id: 'slope', forms: ['阪', '坂'], example: ['中京区', '坂東屋町', '阪東屋町'] },
  { id: 'title', forms: ['太夫', '大夫'], example: ['伏見区', '桃山福島大夫北町', '桃山福島太夫北町'] },
  { id: 'daikoku', forms: ['大黒', '大国'], isOneWay: true, example: ['中京区', '大国町', '大黒町'] },
  { id: 'storehouse', forms: ['蔵', '倉'], example: ['中京区', '玉倉町', '玉蔵町'] },
];

/** Signs between the parts of a name that are written or not: 桜町 for 桜之町, 中筋之町 for 中筋町, 秋野町 for 秋野々町. */
export const OPTIONAL_SIGNS = ['ノ', 'ケ', 'シ', 'リ', 'ン', 'ツ', '々'];

/**
 * Names that begin the names of a group of towns. They are left out where the crossing tells enough, or stand before
 * it: 中京区西ノ京千本御池上ル北聖町 is 西ノ京北聖町.
 */
export const AREAS: readonly string[] = `
西ノ京 壬生 聚楽廻 西七条 中堂寺 朱雀 七条御所ノ内 西新屋敷 梅小路 東塩小路 今熊野 粟田口 清閑寺 泉涌寺 福稲 一橋 八坂
上御霊 下御霊 革堂 上賀茂 西賀茂 紫野 紫竹 小山 大宮 鷹峯 衣笠 大北山 平野 等持院 大将軍 下鴨 田中 吉田 北白川 浄土寺 鹿ケ谷 岡崎 聖護院 南禅寺
永観堂 一乗寺 修学院 山端 松ケ崎 岩倉 上高野 高野 西院 山ノ内 太秦 嵯峨 嵯峨野 嵯峨天龍寺 嵐山 花園 常盤 鳴滝 宇多野 龍安寺 谷口 御室 梅津 西京極
東九条 西九条 唐橋 吉祥院 上鳥羽 久世 八条 深草 桃山 桃山町 醍醐 向島 淀 横大路 下鳥羽 中島 竹田 石田 小栗栖 日野 久我 羽束師 納所
山科 椥辻 勧修寺 西野山 北花山 上花山 御陵 安朱 四ノ宮 音羽 大塚 大宅 小山 東野 西野 桂 上桂 川島 松尾 松室 樫原 大枝 大原野 山田 牛ケ瀬
`
  .trim()
  .split(/\s+/);

/** Quarters that are no part of a town's name but are written before it: 下京区…五条下る七条新地平居町 is 平居町. */
export const QUARTERS: readonly string[] = `
七条新地 五条新地 六条新地 八坂新地 祇園新地 祇園 祇園甲部 六波羅 宮川町 上七軒 西陣 本願寺 西本願寺 東本願寺 本願寺前 西本願寺前 東本願寺前 先斗町 木屋町 新京極 下京 上京 洛中 北野 出町
荒神口 聚楽 菊浜 崇仁 有隣 修徳 開智 永松 豊園 尚徳 稚松 植柳 格致 成徳 醒泉 安寧 梅逕 淳風 郁文 大内 光徳
`
  .trim()
  .split(/\s+/);

/**
 * Towns that are called by a number. 上る二丁目 before a lot may as well say how far it is, so such a name in another
 * spelling is believed on its own street alone: 上京区東堀川通丸太町上る六丁目 is 六町目.
 */
interface CountedTowns {
  readonly jis: number;
  readonly towns: readonly string[];
  readonly street: string;
  /** The next streets: they speak neither for nor against. */
  readonly near?: readonly string[];
}

export const COUNTED_TOWNS: readonly CountedTowns[] = [
  { jis: 26102, towns: ['二町目', '三町目', '四町目', '五町目', '六町目'], street: '堀川' },
  { jis: 26104, towns: ['七町目', '八町目', '九町目'], street: '堀川' },
  { jis: 26104, towns: ['四丁目', '五丁目', '六丁目'], street: '柳馬場', near: ['堺町', '富小路'] },
  { jis: 26105, towns: ['二町目', '三町目'], street: '三条' },
];
