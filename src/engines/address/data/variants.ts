/**
 * Spellings that name the same place: old and new character forms, popular abbreviations, and characters that
 * registries, signs and scanners exchange. The first character of each group is the one the fold keeps.
 * A pair that would join two towns of one municipality does no harm: the match then prefers the exact spelling.
 */
const GROUPS =
  '竜龍龒 沢澤 浜濱濵 辺邊邉 斎齋 斉齊 桜櫻 国國圀 広廣 円圓 実實 寿壽 学學斈 県縣 真眞 塩鹽 ' +
  '島嶋嶌嶹 崎﨑碕嵜𥔎 瀬瀨 薮藪籔 渓溪谿 槙槇 恵惠 条條 渕淵渊 鯵鰺 鴬鶯 鴎鷗 桧檜 園薗 万萬 豊豐 ' +
  '静靜 栄榮 会會 来來 曽曾 高髙 富冨 鶴靏鸖靍 区區 館舘 旧舊 関關 戸戶 増增 徳德 鉄鐵鉃 湾灣 ' +
  '滝瀧 駅驛 医醫 芦蘆葦 穂穗 荘莊 剣劍劔劒釼 岳嶽 岩巖巌 桑桒 麹麴糀 頚頸 祇祗 餅餠 梼檮 莱萊 ' +
  '飲飮 青靑 清淸 昇曻 船舩舟 鎮鎭 村邨 麦麥 峰峯 柳栁 蔵藏 婁娄 鉋飽 班斑 櫟擽 脊背 己巳已 治冶 ' +
  '仏佛 与與 篭籠 釜釡竈竃 鷏鷆 炮砲 迩邇爾 遥遙 蛍螢 騨驒 市巿 諌諫 菟莵兎 芸藝 応應 桟棧 検檢 ' +
  '険險 覚覺 観觀 勧勸 気氣 亀龜 拠據 挙擧 峡峽 狭狹 郷鄕 軽輕 経經 継繼 茎莖 鶏鷄雞 権權 顕顯 ' +
  '験驗 厳嚴 効效 鉱鑛 号號 済濟 剤劑 雑雜 参參 惨慘 賛贊 残殘 糸絲 児兒 辞辭 湿濕 写寫 釈釋 ' +
  '収收 従從 渋澁 獣獸 縦縱 粛肅 処處 緒緖 将將 称稱 焼燒 証證 奨奬 乗乘 浄淨 畳疊 縄繩 壌壤 ' +
  '嬢孃 譲讓 触觸 嘱囑 慎愼 寝寢 粋粹 酔醉 枢樞 数數 声聲 専專 浅淺 戦戰 践踐 銭錢 潜潛 繊纖 ' +
  '禅禪 双雙 壮壯 争爭 総總 聡聰 騒騷 属屬 続續 堕墮 対對 体體 帯帶 台臺 択擇 担擔 単單 胆膽 ' +
  '団團 弾彈 断斷 遅遲 昼晝 虫蟲 鋳鑄 庁廳 聴聽 勅敕 逓遞 転轉 点點 伝傳 灯燈 当當 党黨 闘鬪 ' +
  '独獨 読讀 届屆 弐貳 悩惱 脳腦 拝拜 廃廢 売賣 発發 髪髮 抜拔 蛮蠻 秘祕 瓶甁 払拂 並竝 変變 ' +
  '弁辨辯瓣 宝寶 褒襃 没沒 翻飜 毎每 満滿 黙默 訳譯 薬藥 予豫 余餘 誉譽 揺搖 様樣 謡謠 欲慾 ' +
  '頼賴 乱亂 覧覽 略畧 両兩 猟獵 緑綠 隣鄰 塁壘 涙淚 励勵 礼禮 霊靈 齢齡 恋戀 炉爐 労勞 楼樓 ' +
  '録錄 亜亞 悪惡 圧壓 囲圍 壱壹 稲稻 隠隱 営營 衛衞 奥奧 欧歐 殴毆 仮假 価價 画畫 壊壞 懐懷 ' +
  '絵繪 拡擴 殻殼 楽樂 缶罐 巻卷 陥陷 歓歡 犠犧 戯戲 尭堯 暁曉 勲勳 薫薰 径徑 掲揭 撃擊 倹儉 ' +
  '圏圈 献獻 恒恆 黄黃 黒黑 砕碎 蚕蠶 歯齒 舎舍 叙敍 状狀 剰剩 穣穰 醸釀 尽盡 図圖 随隨 髄髓 ' +
  '摂攝 窃竊 挿插 巣巢 痩瘦 装裝 滞滯 稚穉 徴徵 弥彌 祢禰 桝枡 頬頰 填塡 剥剝 叱𠮟 掴摑 柵栅 ' +
  '砺礪 蝋蠟 醤醬 鹸鹼 屏屛 并幷 晋晉 涛濤 焔焰 祷禱 篠筱 萌萠 藤籐 蝉蟬 侠俠 倶俱 噛嚙 嚢囊 ' +
  '掻搔 撹攪 潅灌 箪簞 繋繫 繍繡 蒋蔣 賎賤 靭靱 鹿廘 吉𠮷 土𡈽 裏裡 壷壺 柏栢 蠣蛎 蘇蘓 野埜 ' +
  '栖棲';

/** Every character of a group to the group's first one. */
export const VARIANTS: ReadonlyMap<string, string> = new Map(
  GROUPS.split(' ').flatMap((group) => {
    const [kept, ...others] = [...group];
    return others.map((other) => [other, kept!] as const);
  }),
);
