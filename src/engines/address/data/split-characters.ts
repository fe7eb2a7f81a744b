import { foldKey } from './fold.ts';

/* Characters that a scanner reads as two: the left and the right half, or the upper and the lower one (明 as 日月, 台 as ム口). */

interface SplitGroup {
  readonly id: string;
  /** What the shared half is read as, and where it stands; without one each pair has both halves. */
  readonly half?: readonly string[];
  readonly side?: 'first' | 'last';
  /** The character meant, then the rest of what is read. */
  readonly pairs: string;
  readonly example: string;
}

/** @internal */
export const SPLITS: readonly SplitGroup[] = [
  {
    id: 'tree',
    half: ['木'],
    side: 'first',
    pairs:
      '村寸 林木 松公 桜妟 橋喬 杉彡 柏白 柳卯 梅毎 桃兆 板反 枝支 根艮 横黄 植直 相目 桂圭 桐同 柿市 楠南 椿春 榎夏 槻規 枚攵 杭亢 梶尾 椎隹 櫛節 棚朋 棟東 格各 株朱 桧会 枡升 樫堅 槇真 槙真 栖西 極亟 柄丙 材才 机几 桝舛 楢酋 樽尊 枕冘 杵午 桟戋 校交 構冓 椹甚 梓辛 榛秦 椋京 柚由',
    example: '北海道河西郡中札内木寸東四条南八丁目40',
  },
  {
    id: 'water',
    half: ['氵', 'シ', '；'],
    side: 'first',
    pairs:
      '沢尺 河可 津聿 浜兵 清青 沼召 池也 江工 海毎 湖胡 港巷 深罙 浅戋 波皮 油由 泊白 洲州 浦甫 滝竜 渡度 湯昜 温昷 源原 溝冓 潟舄 瀬頼 法去 治台 洗先 流㐬 沖中 汐夕 浄争 湧勇 涌甬 洋羊 洞同 活舌 酒酉 汁十 汀丁 漁魚 淀定 泡包 泥尼 注主 泳永 没殳 沙少 沈冘 沿㕣 涼京 淡炎 添忝 済斉 渋歩 滑骨 潮朝 濃農 濁蜀',
    example: '宮城県気仙氵召市赤岩長柴1067',
  },
  {
    id: 'person',
    half: ['亻', 'イ'],
    side: 'first',
    pairs:
      '仁二 仏ム 伊尹 住主 佐左 作乍 代弋 他也 付寸 休木 仲中 伏犬 保呆 信言 侍寺 何可 位立 伯白 体本 使吏 便更 俵表 個固 値直 仙山 任壬 伝云 件牛 化匕 像象 億意 優憂 伍五 依衣 借昔 倍咅 側則 傍旁 働動 但旦 似以 侶呂 偕皆',
    example: '北海道枝幸郡浜頓別町イ二達内12-3',
  },
  {
    id: 'earth',
    half: ['土'],
    side: 'first',
    pairs:
      '城成 地也 坂反 堀屈 塚冢 場昜 坪平 埼奇 境竟 堤是 垣亘 増曽 坊方 均匀 埋里 堺界 堰匽 塔荅 坑亢 壇亶 坦旦 埴直 培咅 域或',
    example: '名古屋市西区土成西五丁目64番2号',
  },
  {
    id: 'mountain',
    half: ['山'],
    side: 'first',
    pairs: '崎奇 岐支 峰夆 峡夹 岬甲 嶋鳥 岩石 嵯差 峨我 崖厓 岑今 嶺領 嵐風',
    example: '宮山奇県日向市鶴町二丁目1424番地3',
  },
  {
    id: 'sun',
    half: ['日', '曰'],
    side: 'first',
    pairs: '明月 時寺 晴青 昭召 曙署 暁尭 映央 昨乍 旺王 晩免 早十 昌日 旦一 星生 暖爰 曜翟 昧未 晒西',
    example: '愛媛県宇和島市日月倫町五丁目1489番地の17',
  },
  {
    id: 'gold',
    half: ['金'],
    side: 'first',
    pairs:
      '鉄失 銀艮 鈴令 鎌兼 錦帛 鍋咼 針十 釧川 鏡竟 鉾牟 釘丁 鍵建 鐘童 鎮真 銅同 銭戋 鍛段 録彔 錠定 鋸居 鉱広 鉢本 釣勺',
    example: '北海道金川路市末広町12',
  },
  {
    id: 'words',
    half: ['言'],
    side: 'first',
    pairs: '諏取 訪方 詰吉 語吾 誠成 調周 読売 訓川 計十 記己 談炎 諸者 論侖 識戠 護蒦 議義 許午 設殳',
    example: '長野県言取訪市上川一丁目12',
  },
  {
    id: 'thread',
    half: ['糸', '糹'],
    side: 'first',
    pairs:
      '細田 紀己 緒者 紙氏 結吉 経圣 組且 納内 紅工 紋文 絵会 線泉 綱岡 綾夌 緑录 絹肙 網罔 縄黽 織戠 縁彖 続売 級及',
    example: '和歌山県糸己の川市粉河12',
  },
  {
    id: 'grain',
    half: ['禾'],
    side: 'first',
    pairs: '和口 秋火 科斗 秩失 種重 稔念 穂恵 利刂 利リ 私ム 秘必 積責 税兌 程呈 稲舀 香日 季子 秀乃 移多',
    example: '栃木県宇都宮市昭禾口二丁目1053番地19',
  },
  {
    id: 'altar',
    half: ['ネ', '礻', '衤'],
    side: 'first',
    pairs: '神申 社土 祝兄 福畐 祖且 祥羊 初刀 袖由 被皮 裕谷 裾居 祇氏 祢尓 禅単 補甫',
    example: '福島県いわき市平北ネ申谷524-26',
  },
  {
    id: 'hand',
    half: ['扌', '才'],
    side: 'first',
    pairs: '折斤 打丁 持寺 拓石 押甲 招召 提是 揚昜 指旨 振辰 拾合 払ム 抜友 揖咠 投殳 掛卦 探罙 摺習 播番 抱包 接妾',
    example: '静岡県扌卦川市長谷12',
  },
  {
    id: 'place_right',
    half: ['阝', 'ß', 'β'],
    side: 'last',
    pairs: '都者 郡君 部咅 部音 邦丰 那刀 郎良 郵垂 郊交 郷乡 邪牙 邸氐 郭享 鄙啚',
    example: '京者阝市上京区藪之下町738番13号',
  },
  {
    id: 'hill_left',
    half: ['阝', 'β'],
    side: 'first',
    pairs: '阪反 防方 院完 陣車 陽昜 阿可 隅禺 附付 陸坴 隆夅 限艮 陵夌 隈畏 陰侌 隣粦 陶匋 除余 際祭',
    example: '大阝反府枚方市岡本町12',
  },
  {
    id: 'stone',
    half: ['石'],
    side: 'first',
    pairs: '砂少 研开 破皮 磯幾 砥氐 碓隹 硯見 砺厉 碇定 砲包 確隺 礁焦',
    example: '神奈川県中郡大石幾町東小石幾12',
  },
  {
    id: 'jewel',
    half: ['王'],
    side: 'first',
    pairs: '珠朱 理里 球求 瑞耑 現見 玖久 珂可 玲令 環睘 珍㐱',
    example: '石川県王朱洲市飯田町12',
  },
  {
    id: 'woman',
    half: ['女'],
    side: 'first',
    pairs: '好子 妙少 始台 姉市 妹未 娘良 姫臣 嬉喜 如口 妃己 婦帚',
    example: '兵庫県女臣路市本町68',
  },
  {
    id: 'mouth',
    half: ['口', 'ロ'],
    side: 'first',
    pairs: '味未 吹欠 唄貝 鳴鳥 叶十 咲关 唱昌 呼乎 員貝 只八 兄儿 吸及 呉天 唯隹 噴賁',
    example: '徳島県口鳥門市撫養町南浜12',
  },
  {
    id: 'field',
    half: ['田'],
    side: 'first',
    pairs: '町丁 畔半 略各 男力 思心 畷叕 畦圭 界介 里土',
    example: '広島県広島市中区河原田丁1071番地',
  },
  {
    id: 'rice_food_horse',
    pairs:
      '飯食反 館食官 飾食布 粉米分 粕米白 料米斗 精米青 糠米康 糀米花 粟西米 粒米立 番釆田 駅馬尺 駒馬句 駐馬主 騎馬奇 軽車圣 転車云 軒車干 輪車侖 輝光軍',
    example: '神奈川県横浜市泉区上食反田町12',
  },
  {
    id: 'fish_and_birds',
    pairs:
      '鮎魚占 鯉魚里 鯖魚青 鰍魚秋 鯨魚京 鮮魚羊 鱒魚尊 鴨甲鳥 鳩九鳥 鵜弟鳥 鷺路鳥 鶴隺鳥 鵠告鳥 鶏奚鳥 鴻江鳥 鵡武鳥 島鳥一',
    example: '兵庫県洲本市魚占屋12',
  },
  {
    id: 'axe_and_knife',
    pairs:
      '新亲斤 所戸斤 断米斤 別另リ 別另刂 刈メリ 刈乂刂 刈メ刂 判半リ 則貝リ 列歹リ 切七刀 加カロ 加力口 功工力 助且力 動重力 勤菫力 幼幺力 外タト 外夕卜 外タ卜 外夕ト',
    example: '埼玉県力口須市大越12',
  },
  {
    id: 'strike',
    half: ['攵', '夂', '女'],
    side: 'last',
    pairs: '牧牛 政正 放方 故古 改己 致至 教孝 敬苟 数娄 枚木 敷尃',
    example: '茨城県つくば市新牛攵田12',
  },
  {
    id: 'beasts',
    pairs: '物牛勿 特牛寺 牡牛土 猪犭者 狩犭守 猿犭袁 狛犭白 猫犭苗 独犭虫 狭犭夹 虹虫工 蛸虫肖 蛤虫合 蝦虫叚 蛇虫它',
    example: '兵庫県尼崎市犭者名寺一丁目12',
  },
  {
    id: 'bow_and_step',
    pairs:
      '弥弓尓 弘弓ム 張弓長 強弓虽 引弓丨 弾弓単 待彳寺 律彳聿 彼彳皮 帆巾凡 幡巾番 幅巾畐 短矢豆 知矢口 靖立青 端立耑 情忄青 慎忄真 恒忄亘 悟忄吾',
    example: '愛矢口県常滑市字耳切390番地の36',
  },
  {
    id: 'halves',
    pairs:
      '野里予 取耳又 朝卓月 期其月 朋月月 肥月巴 脇月劦 腰月要 膳月善 胡古月 勝月券 船舟合 船舟公 航舟亢 配酉己 酢酉乍 醍酉是 醐酉胡 路足各 跡足亦 規夫見 観雚見 財貝才 頂丁頁 順川頁 須彡頁 領令頁 頭豆頁 願原頁 額客頁 類米頁 雅牙隹 雄厷隹 難堇隹 鞍革安 鞘革肖 双又又 叔上又 焼火尭 畑火田 灯火丁 炉火戸 燈火登 北ヒ匕 比ヒヒ 師自帀 胆月旦 舘舎官 館舎官 乳孚乚 乱舌乚 孔子乚 礼ネ乚 児旧儿 行彳亍 街行圭 術行朮 卸缶卩 却去卩 即皀卩',
    example: '東京都あきる里予市秋川六丁目339番地の38',
  },
  {
    id: 'above_and_below',
    pairs:
      '台ム口 古十口 谷八口 県目小 音立日 章立早 童立里 竜立电 元二儿 見目儿 吉士口 志士心 忠中心 畠白田 皇白王 泉白水 李木子 杏木口 査木且 架加木 柴此木 梨利木 森木林 集隹木 栗西木 雀少隹 霧雨務 雪雨ヨ 雲雨云 雷雨田 零雨令 震雨辰 露雨路 習羽白 翁公羽 肩戸月 背北月 豊曲豆 費弗貝 賀加貝 養羊食 魂云鬼 意音心 恋亦心 恩因心 忍刃心 岱代山 岳丘山 盆分皿 盛成皿 監臣皿 舎人吉 美羊大 善羊口 着羊目 墨黒土 型刑土 基其土 堂尚土 塁田土 壁辟土 姿次女 裂列衣 袋代衣 製制衣 聖耳王 望亡月 煮者灬 黒里灬 熊能灬 照昭灬 焦隹灬 点占灬 熱埶灬 紫此糸 累田糸',
    example: '愛知県豊明市二村ム口六丁目42番39号',
  },
];

/** For two symbols as they are read, one after the other: the symbols that may have been meant. */
export type SplitCharacters = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>;

export function readSplits(): SplitCharacters {
  const meantBy = new Map<number, Map<number, number[]>>();
  for (const [meant, read] of splitPairs()) {
    // Halves that the fold makes one symbol of, or none, are read before this comes to them.
    const halves = foldKey(read);
    const whole = foldKey(meant);
    if (halves.length !== 2 || whole.length !== 1) continue;
    const bySecond = meantBy.get(halves.charCodeAt(0)) ?? new Map<number, number[]>();
    meantBy.set(halves.charCodeAt(0), bySecond);
    const known = bySecond.get(halves.charCodeAt(1));
    if (known) known.push(whole.charCodeAt(0));
    else bySecond.set(halves.charCodeAt(1), [whole.charCodeAt(0)]);
  }
  return meantBy;
}

/** Each character with what is read for it. */
export function* splitPairs(): Generator<readonly [meant: string, read: string]> {
  for (const { half, side, pairs } of SPLITS)
    for (const pair of pairs.split(' ')) {
      const [meant, ...rest] = [...pair];
      const other = rest.join('');
      if (half === undefined) yield [meant!, other];
      else for (const part of half) yield [meant!, side === 'last' ? other + part : part + other];
    }
}
