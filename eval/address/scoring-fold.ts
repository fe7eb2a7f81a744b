/**
 * The fold used for scoring, kept apart from the engine's own so that the engine cannot mark its own work: numerals to
 * digits, hyphens, 大字/字, and the variant pairs of the published scorer, which it must agree with.
 */
const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  壱: 1,
  弐: 2,
  参: 3,
};
const PAIRS =
  'ヶケ ヵケ がケ ガケ 个ケ 箇ケ 之ノ のノ 乃ノ ッツ っツ つツ 龍竜 澤沢 濱浜 濵浜 邊辺 邉辺 齋斎 齊斉 櫻桜 國国 廣広 圓円 實実 壽寿 學学 縣県 眞真 鹽塩 ' +
  '嶋島 嶌島 﨑崎 碕崎 瀨瀬 藪薮 籔薮 溪渓 惠恵 條条 淵渕 鰺鯵 鶯鴬 鷗鴎 檜桧 槇槙 薗園 萬万 豐豊 靜静 榮栄 會会 來来 曾曽 髙高 冨富 靏鶴 鸖鶴 區区 ' +
  '舘館 舊旧 關関 戶戸 增増 德徳 鐵鉄 灣湾 瀧滝 驛駅 醫医 蘆芦 葦芦 穗穂 莊荘 劍剣 劔剣 劒剣 嶽岳 巖岩 巌岩 桒桑 麴麹 頸頚 祗祇 餠餅 梼檮 莱萊 飮飲 ' +
  'ニ二 ハ八 ミ三 エ工 りリ へヘ ロ口 靑青 淸清 曻昇 舩船 鎭鎮 邨村 麥麦 ゑえ ヱ工 ゐい ヰい 谿渓 峯峰 栁柳 藏蔵';
const VARIANTS = new Map(PAIRS.split(' ').map((pair) => [...pair] as [string, string]));

function numeral(run: string): string {
  let total = 0;
  let current = 0;
  for (const char of run) {
    if (char === '百' || char === '十') {
      total += (current || 1) * (char === '百' ? 100 : 10);
      current = 0;
    } else current = current * 10 + DIGITS[char]!;
  }
  return String(total + current);
}

export function scoringFold(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u{E0100}-\u{E01EF}]|[\uFE00-\uFE0F]/gu, '')
    .replace(/\s+/g, '')
    .replace(/[‐‑‒–—―−－ｰ─━]/g, '-')
    .replace(/(\d)ー/g, '$1-')
    .replace(/ー(\d)/g, '-$1')
    .replace(/[〇零一二三四五六七八九十百壱弐参]+/g, numeral);
  let folded = '';
  for (const char of plain) folded += VARIANTS.get(char) ?? char;
  return folded.replace(/大字|小字/g, '').replace(/字/g, '');
}
