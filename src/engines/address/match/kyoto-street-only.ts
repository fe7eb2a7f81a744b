import { type Folded, isNumber } from '../data/fold.ts';
import { isCrossing, isKnownStreet, isSideWords, streetsIn } from '../data/kyoto-streets.ts';
import { goesOnAsBuilding, isPlainKanji } from './building-words.ts';
import { hasGap, SYMBOL } from './symbols.ts';

/** A word in katakana or Latin letters: no street is written so, and ル and ノ stand alone. */
const BUILDING_NAME = /^(?:[ァ-ヴー]{3}|[A-Za-zＡ-Ｚａ-ｚ])/;
/** Streets of a description behind which a name that is a street's as well is the town's. */
const CROSSING_AND_TOWN = 3;
const COUNTED_TOWN = /^[一二三四五六七八九十]+(?:番町|町目|丁目)/;
/** 八坂新地末吉町78, 祇園末吉町 阿部ビル: an area of several towns crosses no street. */
const QUARTER = '(?:八坂新地|祇園新地|祇園甲部|祇園)';
const BEHIND_AREA = new RegExp(`^${QUARTER}\\p{Script=Han}{1,4}町(?=$|[\\s　])`, 'u');
const QUARTER_ALONE = new RegExp(`^${QUARTER}$`);
export const isQuarter = (text: string): boolean => QUARTER_ALONE.test(text);
const CHOME = /^[0-9０-９一二三四五六七八九十]+丁目/;
/** 大和大路東南角祇園町南側: a corner is left as a direction is. */
const DIRECTION = /(?:[上下][がガケヶ]?[るルﾙ]|[東西南北][へヘ]?入[るルﾙ]?|角(?=\p{Script=Han}{2}))/gu;

/**
 * 三条烏丸, 烏丸通三条12, 烏丸プラザ: nothing but streets, up to the end, a lot or a building. Such a description names no town,
 * even where one is called like a street of it. `named` is where a town's whole name from `from` on ends.
 */
export function isStreetOnly(folded: Folded, from: number, to: number, named: number): boolean {
  const { text, starts, ends } = folded;
  let end = from;
  while (end < to && !isBuildingAt(folded, end)) end++;
  if (end - from < 2) return false;
  const isLot = end < folded.length && isNumber(folded.symbols[end]!);
  const isBuilding = end < to && !hasGap(folded, end);
  // 五条下る一番町12: a town that begins with a numeral is no lot.
  if ((named === end && !isBuilding) || COUNTED_TOWN.test(text.slice(starts[end]!))) return false;
  // 塩竈町 四条ビル 2階: a town, and behind a gap a building called after a street.
  if (named > from && named < end && hasGap(folded, named)) return false;
  // 京町一丁目: a town of that name with its 丁目.
  if (named > from && CHOME.test(text.slice(starts[named]!))) return false;
  const written = text.slice(starts[from]!, ends[end - 1]!);
  if (BEHIND_AREA.test(written)) return false;
  const direction = [...written.matchAll(DIRECTION)].at(-1);
  const behind = direction ? written.slice(direction.index + direction[0].length) : '';
  // 四条上る富永町, 御池下る四丁目: behind a direction a town is expected.
  if (behind !== '' && (behind.endsWith('目') || !isSideWords(behind))) return false;
  const streets = streetsIn(written).length;
  if (!isLot) return streets > 0 && isKnownStreet(written);
  const isTownBehind = streets >= CROSSING_AND_TOWN && folded.symbols[end - 1] === SYMBOL.town;
  return !isTownBehind && isCrossing(written);
}

function isBuildingAt({ text, starts }: Folded, i: number): boolean {
  if (isPlainKanji(text.charCodeAt(starts[i]!))) return false;
  const rest = text.slice(starts[i]!);
  return BUILDING_NAME.test(rest) || goesOnAsBuilding(rest);
}
