/**
 * Old, variant and name-only character forms → the form they are compared as. Pairs of two characters, variant first.
 * Sources of the pairs: the 康熙字典体 column of 常用漢字表, 人名用漢字 doublets, and forms met in family and place names
 * (髙 﨑 濵 邊 …) that the corporate-number files replace. Characters with a life of their own (斎/斉, 藤/籐) stay apart.
 */
const PAIRS = `
亞亜 惡悪 壓圧 圍囲 爲為 醫医 壹壱 稻稲 飮飲 隱隠 營営 榮栄 衞衛 驛駅 圓円 艷艶 鹽塩 奧奥 應応 歐欧 毆殴 櫻桜 鷗鴎 穩穏 假仮 價価
畫画 會会 壞壊 懷懐 繪絵 擴拡 殼殻 覺覚 學学 嶽岳 樂楽 勸勧 卷巻 寬寛 歡歓 罐缶 觀観 關関 陷陥 巖巌 顏顔 歸帰 氣気 龜亀 僞偽 戲戯
犧犠 舊旧 據拠 擧挙 峽峡 挾挟 敎教 狹狭 強强 曉暁 區区 驅駆 勳勲 薰薫 徑径 惠恵 溪渓 經経 繼継 莖茎 螢蛍 輕軽 鷄鶏 藝芸 缺欠 儉倹
劍剣 圈圏 檢検 權権 獻献 縣県 險険 顯顕 驗験 嚴厳 效効 廣広 恆恒 鑛鉱 號号 國国 黑黒 濟済 碎砕 劑剤 册冊 雜雑 產産 參参 慘惨 棧桟
蠶蚕 贊賛 殘残 絲糸 齒歯 兒児 辭辞 濕湿 實実 舍舎 寫写 釋釈 壽寿 收収 從従 澁渋 獸獣 縱縦 肅粛 處処 敍叙 奬奨 將将 燒焼 稱称 證証
乘乗 剩剰 壤壌 孃嬢 條条 淨浄 狀状 疊畳 讓譲 釀醸 囑嘱 觸触 寢寝 愼慎 眞真 盡尽 圖図 粹粋 醉酔 隨随 髓髄 數数 樞枢 瀨瀬 聲声 靜静
齊斉 攝摂 竊窃 專専 戰戦 淺浅 潛潜 纖繊 踐践 錢銭 禪禅 曾曽 雙双 壯壮 搜捜 插挿 爭争 總総 聰聡 莊荘 裝装 騷騒 增増 臟臓 藏蔵 卽即
屬属 續続 墮堕 體体 對対 帶帯 滯滞 臺台 瀧滝 擇択 澤沢 單単 擔担 膽胆 團団 彈弾 斷断 癡痴 遲遅 晝昼 蟲虫 鑄鋳 廳庁 聽聴 敕勅 鎭鎮
遞逓 鐵鉄 轉転 點点 傳伝 黨党 盜盗 燈灯 當当 鬪闘 德徳 獨独 讀読 屆届 繩縄 貳弐 惱悩 腦脳 霸覇 廢廃 拜拝 賣売 麥麦 發発 髮髪 拔抜
蠻蛮 祕秘 濱浜 濵浜 甁瓶 拂払 佛仏 竝並 變変 邊辺 邉辺 辨弁 瓣弁 辯弁 寶宝 寳宝 豐豊 襃褒 飜翻 萬万 滿満 麵麺 麪麺 默黙 彌弥 譯訳
藥薬 與与 豫予 餘余 譽誉 搖揺 樣様 謠謡 遙遥 瑤瑶 來来 賴頼 亂乱 覽覧 龍竜 兩両 獵猟 綠緑 壘塁 勵励 禮礼 隸隷 靈霊 齡齢 曆暦 歷歴
戀恋 鍊錬 爐炉 勞労 樓楼 郞郎 灣湾 祿禄 錄録 齋斎 髙高 﨑崎 嵜崎 碕崎 槇槙 堯尭 凜凛 巢巣 鄕郷 穗穂 嶋島 嶌島 峯峰 舘館 舖舗 廏厩
廐厩 冨富 桒桑 柗松 枩松 栁柳 𠮷吉 圡土 﨔欅 濶闊 燿耀 曻昇 晄晃 昻昂 渕淵 渊淵 涌湧 涉渉 潑溌 澔浩 煕熙 凞熙 熈熙 硏研 礪砺 緖緒
晚晩 步歩 淚涙 戾戻 餠餅 渴渇 鄉郷 朖朗 黃黄 橫横 溫温 內内 吳呉 娛娯 尙尚 靑青 淸清 敘叙 緣縁 剝剥 塡填 頰頬 顚顛 瘦痩 繫繋 蟬蝉
醬醤 蔣蒋 萊莱 攢攅 儘侭 壺壷 嚙噛 囊嚢 屛屏 倂併 搔掻 摑掴 桧檜 瀆涜 瀦潴 灌潅 焰焔 禱祷 穎頴 竃竈 籠篭 蘆芦 蠅蝿 蠟蝋 蛎蠣 諫諌
賤賎 輛輌 迩邇 逹達 釆采 鈎鉤 靭靱 驒騨 鰺鯵 鴈雁 鶯鴬 鹼鹸 麴麹 畧略 畆畝 畂畝 畊耕 羣群 翆翠 聟婿 腭顎 舩船 荗茂 莵菟 葊庵 菴庵
裡裏 觧解 谿渓 蹟跡 迹跡 邨村 鄰隣 酧酬 醗醱 埜野 鉃鉄 銕鉄 銳鋭 閒間 闗関 雞鶏 雝雍 飈飆 駈駆 髣彷 鬭闘 鮏鮭 鶇鶫 麁粗 黏粘 皷鼓
鼡鼠 龝秋 龢和 咊和 亙亘 亰京 亱夜 佀似 偀英 刄刃 刅刃 刧劫 劦協 勗勖 凉涼 凖準 凬風 卆卒 厰廠 厺去 叓事 吿告 㐂喜 囘回 囯国 圀国
坐座 埀垂 埓埒 墻牆 夛多 姸妍 姬姫 婬淫 宻密 寃冤 对対 尓爾 尅剋 峩峨 嵓巌 嵒巌 嵳嵯 巗巌 帋紙 廸迪 弌一 弍二 弎三 彥彦 徧遍 忰悴
恊協 悅悦 悳徳 惪徳 慙慚 戶戸 挊弄 斈学 旣既 旾春 曺曹 朞期 杦杉 枡桝 柹柿 杤栃 栢柏 桺柳 梹檳 棊棋 楳梅 槗橋 槪概 欵款 歲歳 毗毘
冰氷 汙汚 沪濾 泝遡 泪涙 湶泉 滙匯 滛淫 烟煙 爕燮 牀床 牎窓 窗窓 窻窓 犂犁 狢貉 猨猿 珎珍 琹琴 璢瑠 瓈璃 畒畝 畵画 疏疎 癈廃 皃貌
盃杯 盖蓋 眤昵 眥眦 礒磯 礮砲 祢禰 秊年 秌秋 稟禀 穐秋 竒奇 竢俟 笧冊 筝箏 簔蓑 糓穀 綉繍 繡繍 緜綿 撹攪 藪薮 梼檮
`;

const MAP = new Map<string, string>();
for (const pair of PAIRS.split(/\s+/)) {
  const [from, to] = [...pair];
  if (from && to && from !== to) MAP.set(from, to);
}
// A pair whose right side is itself a variant is followed to its end, whichever order the table is read in.
for (const [from, to] of MAP) {
  const seen = new Set([from]);
  let end = to;
  while (MAP.has(end) && !seen.has(end)) {
    seen.add(end);
    end = MAP.get(end)!;
  }
  MAP.set(from, end);
}

/** Variant → the form compared; only characters that change are in it. */
export const KANJI_VARIANTS: ReadonlyMap<string, string> = MAP;

/**
 * Characters outside JIS X 0213 → what the corporate-number files write instead. The files hold the four levels of that
 * standard and nothing more, so 髙島屋 is published as 高島屋: the same registered name, not another spelling of it.
 */
const SUBSTITUTES =
  '敎教 產産 髙高 𠮷吉 昻昂 鄉郷 內内 吳呉 娛娯 尙尚 靑青 淸清 畂畝 銳鋭 閒間 闗関 亱夜 凬風 吿告 囯国 姬姫 宻密 对対 彥彦 悅悦 惪徳 戶戸 旣既 歲歳 滛淫 畵画';

export const REGISTRY_SUBSTITUTES: ReadonlyMap<string, string> = new Map(
  SUBSTITUTES.split(' ').map((pair) => [...pair] as [string, string]),
);

/**
 * Forms that are exchanged in the names of places only; in names of persons and companies they stay apart. Groups, the
 * form they are compared as first.
 */
const PLACE_GROUPS =
  '竜龒 島嶹 崎𥔎 薮籔 園薗 鶴靏鸖靍 芦葦 剣劔劒釼 岩巖巌 麹糀 頚頸 祇祗 船舟 婁娄 釜釡竈竃 鷏鷆 邇爾 市巿 菟兎 没沒 毎每 欲慾 掲揭 撃擊 ' +
  '穣穰 稚穉 徴徵 叱𠮟 柵栅 并幷 晋晉 涛濤 篠筱 萌萠 藤籐 侠俠 倶俱 箪簞 鹿廘 土𡈽 蘇蘓 栖棲 寿夀 ' +
  // Mistaken for each other so often that registers have one place both ways (鍛冶町 and 鍛治町).
  '治冶 己巳已 班斑 脊背 櫟擽 炮砲 鉋飽';

/** Variant → the form compared in place names: the variants above, and those that only places exchange. */
export const PLACE_VARIANTS: ReadonlyMap<string, string> = (() => {
  const places = new Map(
    PLACE_GROUPS.split(' ').flatMap((group) => {
      const [kept, ...others] = [...group];
      return others.map((other) => [other, kept!] as const);
    }),
  );
  const all = new Map(places);
  for (const [from, to] of MAP) if (!all.has(from)) all.set(from, places.get(to) ?? to);
  return all;
})();
