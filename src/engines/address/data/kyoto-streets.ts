/**
 * How a crossing is described in Kyoto: streets, and directions from the crossing. A description is known when it is
 * made of these words and nothing else.
 */

/** Streets as people write them, without 通: east to west, then south to north, then lanes and roads out of the city. */
const STREETS = `
丸太町 竹屋町 夷川 二条 押小路 御池 姉小路 三条 六角 蛸薬師 錦小路 錦 四条 綾小路 仏光寺 高辻 松原 万寿寺 五条 楊梅 六条 花屋町
旧花屋町 正面 北小路 七条 木津屋橋 塩小路 東塩小路 八条 東寺 九条 針小路 十条 札ノ辻 久世橋 今出川 元誓願寺 武者小路 一条 中立売
上長者町 中長者町 下長者町 長者町 出水 下立売 椹木町 五辻 寺之内 寺ノ内 上立売 鞍馬口 北大路 北山 紫明 廬山寺 芦山寺 上御霊前 上御霊中
笹屋町 御霊前 今小路 仁和寺街道 旧二条 新二条 上珠数屋町 中珠数屋町 下珠数屋町 珠数屋町 的場 上魚ノ棚 下魚ノ棚 鍵屋町 鍵屋 万屋町
梅小路 三哲 東七条 西七条 太子道 六角西 妙心寺 きぬかけ 新丸太町 旧丸太町 市役所前 市庁前 三条木屋町 六条坊門
寺町 御幸町 麩屋町 富小路 柳馬場 堺町 高倉 間之町 間ノ町 東洞院 車屋町 烏丸 両替町 室町 衣棚 新町 釜座 西洞院 小川 油小路 醒ヶ井 醒ケ井
堀川 東堀川 西堀川 岩上 猪熊 黒門 大宮 日暮 智恵光院 浄福寺 千本 新千本 七本松 御前 西大路 天神 佐井西 佐井東 佐井 葛野大路 葛野中
坊城 壬生川 櫛笥 土屋町 裏門 六軒町 下ノ森 下の森 紙屋川 神泉苑 美福 後院 西小路 春日 西土居 木辻 馬代 西ノ京
河原町 木屋町 西木屋町 東木屋町 先斗町 裏寺町 新京極 川端 縄手 大和大路 東大路 東山 花見小路 白川 鴨川筋 本町 師団街道 竹田街道 伏見街道 鞍馬街道
新高倉 若宮 諏訪町 諏訪 不明門 東中筋 西中筋 土手町 仏具屋町 塩竈町 塩屋町 新寺町 富小路西 高瀬川筋 東高瀬川筋 西高瀬川筋 三味線屋町
宮川町 宮川筋 問屋町 新宮川町 大黒町 六波羅裏門 渋谷 建仁寺 建仁寺町 八坂 下河原 新門前 古門前 富永町 末吉町 切通し 切通 祇園町 祇園
新道 柿町 鞘町 伏見 三盛町 耳塚 大仏 東野 西九条 針小路西 唐橋 羅城門 大石橋 堀詰 壬生 松尾 嵐山 四条大宮 四条烏丸 四条河原町 三条大橋
大橋 五条大橋 七条大橋 四条大橋 荒神口 出町 鴨東 聖護院 熊野 岡崎 神宮道 仁王門 冷泉 夷川西 孫橋 二条大橋 三条小橋 小橋 京阪国道
室町頭 寺町頭 新町頭 千本頭 小山 紫竹 大徳寺 建勲 船岡東 旧大宮 新大宮 御薗橋 玄以 上堀川 下鴨本 下鴨中 東鞍馬口 葵 北泉 高野 松ケ崎
油掛 両替町筋 京町 京町筋 新町筋 大手筋 毛利橋 丹波橋 下板橋 上板橋 風呂屋町 鷹匠町 竹中町 納屋町 中油掛 南部町 聚楽町 土橋 魚屋
五条坂 清水坂 産寧坂 三年坂 二寧坂 二年坂 茶わん坂 八坂新地 二条城前 白川橋 三条白川橋 知恩院前
元本能寺 本能寺 車道 突抜 三条坊 松屋町 主税町 千本東 千本西 智恵光院東 糸屋町 西裏 東裏 上ノ下立売 上の下立売 妙心寺道 嵯峨
高台寺 ねねの道 八坂塔之下 馬町 妙法院北門前 宝ヶ池 京都駅前 円山公園 清水寺門前
広小路 石薬師 中筋 葭屋町 天神道 塔之段 新烏丸 新椹木町 御霊図子 加茂川筋 加茂川 二ノ宮 二ノ宮町 三ノ宮 三ノ宮町 上ノ口 下魚棚 上魚棚 上枳殻馬場
下枳殻馬場 新花屋町 下坂 須原 神泉苑町 八坂鳥居前 新橋 桝形 西石垣 広道 中道 大仏南門 新柳馬場 新麩屋町 新富小路 新間之町 新東洞院 新堺町 古川町 丹波口 高台寺南門
高台寺北門前 祇園石段下 石段下 団栗 御車道 清和院口 三ノ橋 大宮頭 今宮御旅所前 御旅所前 龍馬 白河橋 新シ町 六軒町
今宮 御蔭 東三本木 西三本木 三本木 下長者 上長者 中長者
`
  .trim()
  .split(/\s+/);

interface Words {
  readonly pattern: string;
  /** What one of the words may begin with. */
  readonly first?: string;
  /** Where that is anything: what each of them has. */
  readonly part?: string;
}

const WHITE_SPACE =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** What more may be said behind a direction: 二丁目, 三筋目, 西側, 角. */
const SIDE_WORDS: readonly Words[] = [
  { pattern: '(?:[東西南北]+(?:[へヘ])?入[るルﾙ]?)', first: '東西南北' },
  { pattern: '(?:[東西南北]{1,2}(?:側|角|詰め|詰|裏|筋|行))', first: '東西南北' },
  // 御蔭橋西詰: the end of a bridge.
  { pattern: '(?:[\\p{Script=Han}ノケ]{1,3}橋[東西南北](?:詰め|詰))', part: '橋' },
  {
    pattern: '(?:[一二三四五六七八九十半0-9０-９]+(?:丁目|筋目|筋|丁))',
    first: '一二三四五六七八九十半0123456789０１２３４５６７８９',
  },
  { pattern: '(?:角|付近|から|より|まで|・|、|,)', first: '角付かよま・、,' },
  { pattern: '\\s', first: WHITE_SPACE },
];

/** Directions and what stands between streets; a word may be read short and long, so both are tried. */
const DIRECTIONS: readonly Words[] = [
  ...SIDE_WORDS,
  { pattern: '(?:[東西南北]?(?:上[ガケ]?[るルﾙ]|下[ガケ]?[るルﾙ]))', first: '東西南北上下' },
  { pattern: '(?:上[るル]?|下[るル]?|入[るル]?|辻|北|南|東|西)', first: '上下入辻北南東西' },
  { pattern: '(?:通[りリ]?|筋|大路|小路|交差点|交叉点|ノ間|ノ)', first: '通筋大小交ノ' },
];

const NEXT = DIRECTIONS.map((words) => ({ ...words, pattern: new RegExp(words.pattern, 'uy') }));
const ALL_SIDE_WORDS = new RegExp(`^(?:${SIDE_WORDS.map(({ pattern }) => pattern).join('|')})+$`, 'u');

/** Whether a text says nothing but sides and distances. */
export const isSideWords = (text: string): boolean => text.length <= LIMIT && ALL_SIDE_WORDS.test(text);

/** Other forms of characters in the names of streets. */
const FORMS: Readonly<Record<string, string>> = { 麸: '麩', 黑: '黒', 條: '条', 佛: '仏', 蘆: '芦', 殼: '殻' };

const spelled = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[ヶケが]/g, 'ケ')
    .replace(/[の之]/g, 'ノ')
    .replace(/[麸黑條佛蘆殼]/g, (char) => FORMS[char]!);
const STREETS_SPELLED = STREETS.map(spelled);
const BY_FIRST = Map.groupBy(STREETS_SPELLED, (name) => name[0]!);
/** Longer than any description of a crossing. */
const LIMIT = 60;

/** The streets named in a description, the longest name at each place. */
export function streetsIn(description: string): string[] {
  const text = spelled(description);
  const found: string[] = [];
  for (let at = 0; at < text.length && at < LIMIT; at++) {
    let longest = '';
    for (const name of BY_FIRST.get(text[at]!) ?? [])
      if (name.length > longest.length && text.startsWith(name, at)) longest = name;
    if (longest === '') continue;
    found.push(longest);
    at += longest.length - 1;
  }
  return found;
}

/** Whether a description can be read from its beginning to its end; every place that a word ends is gone on from. */
export const isKnownStreet = (description: string): boolean => canRead(spelled(description));

/** Directions and quarters without a word that makes them one (入, る, 側): as often they begin the name of a town. */
const BARE = /[東西南北上下]$/;

/** 烏丸五条東, 下る下: a description whose last character is a direction without its word; 六角西 is a street. */
export function endsBare(description: string): boolean {
  const text = spelled(description);
  return BARE.test(text) && !STREETS_SPELLED.some((name) => BARE.test(name) && text.endsWith(name));
}

const BARE_FIRST = /^[東西南北上下](?!入|[るルがガケへヘ]|側|角|筋)/;

/** 南北小路: a description whose first character is a quarter, and no street begins so. */
export function beginsBare(description: string): boolean {
  if (!BARE_FIRST.test(description)) return false;
  const text = spelled(description);
  return !BY_FIRST.get(text[0]!)?.some((name) => text.startsWith(name));
}

/** 烏丸三条, 烏丸通: the last word is a street. */
export const endsInStreet = (description: string): boolean => {
  const text = spelled(description).replace(/通[りリ]?$/, '');
  return STREETS_SPELLED.some((name) => text.endsWith(name));
};

/** Whether a description names a crossing: it is read in two parts that each have a street. */
export function isCrossing(description: string): boolean {
  if (!isKnownStreet(description)) return false;
  for (let at = 1; at < description.length; at++) {
    const parts = [description.slice(0, at), description.slice(at)];
    if (parts.every((part) => streetsIn(part).length > 0 && isKnownStreet(part))) return true;
  }
  return false;
}

/**
 * Whether a description says where a town lies: a street with 通 or a direction, or two streets. One street alone may as well be
 * the beginning of a name (五辻東町 is 西五辻東町 without its first character), and so may a ノ.
 */
export const isWholeDescription = (description: string): boolean =>
  isKnownStreet(description) &&
  (isCrossing(description) || (/[通筋上下入角側詰]/.test(description) && streetsIn(description).length > 0));

function canRead(text: string): boolean {
  if (text.length > LIMIT) return false;
  const reached = new Uint8Array(text.length + 1);
  reached[0] = 1;
  for (let at = 0; at < text.length; at++) {
    if (!reached[at]) continue;
    for (const name of BY_FIRST.get(text[at]!) ?? []) if (text.startsWith(name, at)) reached[at + name.length] = 1;
    for (const { first, part, pattern } of NEXT) {
      if (first === undefined ? !text.includes(part!, at) : !first.includes(text[at]!)) continue;
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match) reached[at + match[0].length] = 1;
    }
  }
  return reached[text.length] === 1;
}
