/**
 * Characters of names that are taken for one another in print and on the screen, each group in any direction. Only
 * looked up, never shown.
 */
const GROUPS = `
海悔梅毎 政攻 宝室 接按 圧庄 計訂 山出 建健 斎斉 喜善 作昨 側測 設説 話語 波彼 住任 信倍 保呆 修脩 健建 光先 児兄 助肋 努怒 包色 化比 十千 南甫 博傳 原厚 又叉 台合 司同 吾吉 味妹 哲誓 問間 善喜 四西 因困 園国 地池 均坊 城誠 堂常 塩温 壁璧 夏复 奥粤 好妤 妙砂 姫姬 学字 守宇 安女 宗宋 定足 客容 寛覚 尾屋 居店 岳丘 川三 巌厳 左在 常堂 幹朝 広庁 店居 庭廷 弓引 張帳 影景 待侍 徹撤 心必 快決 想相 意章 慈滋 手干 技枝 折析 拓招 持待 推椎 敬散 文丈 斉斎 新薪 旅族 旬句 昌晶 時持 晴睛 暁焼 曙暑 望盟 朝潮
友反 葉菜 華葉 東束 木本 大太犬 土士 未末 田由甲申 石右 白自百 見貝具 島鳥烏 崎埼 堀掘 坂板阪 栗粟 網綱 輝揮 昭照 幸辛 宮官 若苦 永氷水 天夫 王玉 人入八 千干 日目曰 牛午 内肉 万方 力刀 古占 名各 間問
開閉 住往佳 待持特 候侯 緯偉 複復 塚家 村材林 杉松 松枝 柏拍 桐相 析折 根恨 桃挑 梅海 植値 横構 浅残 清晴情 済斉 治冶 河何 油抽 洋祥 渡度 港巷 湯場陽 源原 灰炭 熊態 熱熟 爪瓜 理埋 珠殊 瑞端 畑細
発登 皮波 盛盆 直真 真貢 科料 秀季 秋秩 稲積 績積 空室 竹行 第弟 粉紛 紀記 絹網 緑縁線 続読 美芙 義儀 羽習 肥肌 舟丹 船般 花芝 英莫 茂茨 荻萩 菊薬 菅管 蔵臓 谷各 豊農 貴責 路跡 辻辺込 近迎
運連 達遠 道導 郎朗 部郡 里黒 重垂 釣鈎 鈴鉛 銅鋼網 録緑 門間 関閲 阿何 隆降 雄雌 雪雷 青責春 須順 飯飲 駒駅 高商 魚角 鳴鴨 麦表 黒墨 小少 上土 下不 工エ土 三ミ 二ニ 口ロ 才オ 夕タ 卜ト 力カ
井丼 北比 川州 代伐 今令 西酉 市布 池地 福副 沢択 武式 森林 毛手 金全 新親 成戌 斎齋 長畏 吉古 音昔 共其 元兀 光充 先洗 党堂 加如 功巧 協恊 和秋 国固 園圃 坪平 城域 基墓 増憎 壱壷 宏広 宝室 実美
富冨 寿寺 専恵 岡岩 岩若 峰峯 布希 平半 庄圧 康庸 弘弓 弥称 彦産 徳得 忠志 恒垣 慶麻 戸尸 拓柘 政攻 敏敬 旭旦 明朋 星皇 春青 晃見 景影 智知 月用 有右 朝期 栄宋 桂柱 桑柔 梶根 森林 業美 楽薬
樋桶 橋喬 正止 比北 氏民 沖仲 泉皇 浦捕 浜兵 淡炎 満溝 滝瀧 潮湖 瀬頼 片斤 牧枚 狩守 玄去 珍診 琴瑟 生主 用月 由田 甲申 界昇 皆昔 砂妙 磯機 祐裕 神袖伸 稔捻 穂種 立丘 章草 笹世 節筋 米来`;

const ALIKE = new Map<string, string>();
for (const group of GROUPS.trim().split(/\s+/u))
  for (const character of group) ALIKE.set(character, (ALIKE.get(character) ?? '') + group.replace(character, ''));

/** A short core with one character in the place of which another may have been read. */
export function lookAlikeCores(core: string): string[] {
  const cores = new Set<string>();
  for (let i = 0; i < core.length; i++)
    for (const other of ALIKE.get(core[i]!) ?? '') cores.add(core.slice(0, i) + other + core.slice(i + 1));
  return [...cores];
}
