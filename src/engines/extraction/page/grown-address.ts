import { LEGAL_FORM_IN_TEXT } from '../../../japan/legal-form.ts';
import { READINGS_OF_MUNICIPALITIES } from '../../../japan/municipality-words.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';

const LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]`;
/** 1-2-3, 12番, 3丁目; 5-2-▇ where a figure was not read. */
const HOUSE = String.raw`[^\s\d、。()（）]{0,14}?(?:\d{1,5}(?:-[\d▇■□?]|丁目|番|号|条|\D?$|(?=[\s(（]))|[一二三四五六七八九十]+丁目)`;
const PREFECTURE = PREFECTURES.map(({ name }) => name).join('|');
const WITH_PREFECTURE = new RegExp(
  String.raw`(?:${PREFECTURE})(?:${LETTER}{1,5}?郡${LETTER}{1,6}?[町村]|${LETTER}{1,7}?[市区]|${LETTER}{1,4}[町村])(?![立営民])(?<rest>.*)$`,
  'u',
);
const HOUSE_BEHIND = new RegExp(String.raw`^(?:${HOUSE})`, 'u');
const PLACE_BEHIND = /^\p{L}{1,10}(?:$|\s)/u;
/** 株式会社見本富山市婦中町: no name ends in a city and its town. */
const TOWN_BEHIND = /^\p{Script=Han}{1,5}[町村](?:$|\s)/u;
const FORM = new RegExp(LEGAL_FORM_IN_TEXT.source, 'gu');

/** Cities written with kana or with one letter, which the list of kanji words has not. */
const MORE_CITIES = new Set(
  '津 堺 関 光 燕 柏 旭 呉 蕨 つくば いわき むつ みどり さいたま ひたちなか つがる かすみがうら つくばみらい あきる野 いすみ うるま えびの さくら さぬき たつの にかほ あま うきは かほく いちき串木野 みやま みよし いなべ おいらせ 南アルプス 五所川原 四国中央 阿波 東近江'.split(
    ' ',
  ),
);
const CITY = /市(?![立営民議場内外販税]|役所)/gu;
/** These have wards, which stand behind them in every address. */
const WITH_WARDS = new Set(
  '札幌 仙台 さいたま 千葉 横浜 川崎 相模原 新潟 静岡 浜松 名古屋 京都 大阪 堺 神戸 岡山 広島 北九州 福岡 熊本'.split(
    ' ',
  ),
);
const WARD_BEHIND = /^\p{L}{1,4}区/u;
const LONGEST = 6;

/** 乙東京都…, 請求者浦河郡…, 見本商店千葉県…: what stands in front is a word of its own. */
function isWord(text: string, at: number): boolean {
  const word = /[^\s:：)）】\]〒]*$/u.exec(text.slice(0, at))![0];
  const letters = word.replace(FORM, '').length;
  // 埼 玉県川越市: a word that fell apart.
  if (/^.{0,3}[都道府県]$/.test(word)) return false;
  return (letters >= 2 && /\p{L}{2}$|[)）]$/u.test(word)) || /^[甲乙]$/.test(word);
}

/**
 * Where an address begins that grew to the word in front of it: 株式会社見本千葉市中央区富士見2-9-6. Only a prefecture
 * with its municipality, or a city of the list, and a house behind it, begin one; between 大和郡山市 and 郡山市 nobody
 * can choose.
 */
export function grownAddress(text: string): number | null {
  if (!/[市区町村]/.test(text) || text.length > MOST) return null;
  const whole = WITH_PREFECTURE.exec(text);
  if (whole) {
    const rest = whole.groups!.rest!;
    if (whole[0].startsWith(NAMED_ALIKE) && hasForm(text.slice(0, whole.index))) return null;
    const isAddress = HOUSE_BEHIND.test(rest) || (hasForm(text.slice(0, whole.index)) && PLACE_BEHIND.test(rest));
    return isAddress && isWord(text, whole.index) ? whole.index : null;
  }
  for (const { index } of text.matchAll(CITY)) {
    const rest = text.slice(index + 1);
    if (!HOUSE_BEHIND.test(rest) && !(hasForm(text.slice(0, index)) && TOWN_BEHIND.test(rest))) continue;
    const starts: number[] = [];
    for (let length = 1; length <= LONGEST && length <= index; length++) {
      const city = text.slice(index - length, index);
      const start = index - length;
      if (!MORE_CITIES.has(city) && !(length > 1 && READINGS_OF_MUNICIPALITIES.has(city))) continue;
      if (WITH_WARDS.has(city) && !WARD_BEHIND.test(rest)) continue;
      // 会津市: one letter is a city only behind letters of another kind.
      if (length === 1 && /\p{Script=Han}$/u.test(text.slice(0, start))) continue;
      starts.push(start);
    }
    // The city stands apart already.
    if (starts.some((start) => start === 0 || !/\p{L}|[)）]/u.test(text[start - 1]!))) return null;
    if (starts.length === 1 && isWord(text, starts[0]!)) return starts[0]!;
    return null;
  }
  return null;
}
/** 株式会社見本北海道札幌市…: the only prefecture that companies are called after with all its letters. */
const NAMED_ALIKE = '北海道';
const MOST = 120;
const hasForm = (text: string): boolean => new RegExp(LEGAL_FORM_IN_TEXT.source, 'u').test(text);
