import { type Folded, isNumber } from '../data/fold.ts';
import { HYPHEN } from '../data/fold-symbols.ts';
import { BUILDING_KINDS } from './building-words.ts';
import { hasGap, isFigure, isLotLetter, SYMBOL } from './symbols.ts';
import type { Span, Tail } from './tail.ts';

/* Names below a town that are in no data set, known by their form. */

const BUILDING_WORD = new RegExp(
  `${BUILDING_KINDS}|荘|会館|住宅|団地|庁舎|内$|号棟|棟|郵便局|私書箱|[A-Za-zＡ-Ｚａ-ｚ]`,
);
/** Longest 字 that is believed without data. */
const UNLISTED_LIMIT = 12;

/** 第9地割, 六番町, 1線, or a short name between the town and a number (大内山本8). */
export function readUnlisted(folded: Folded, from: number, tail: Tail): number {
  const { symbols, starts, ends, length, text } = folded;
  if (from >= length || isBuildingWord(folded, from)) return from;
  const number = symbols[from] === SYMBOL.dai ? from + 1 : from;
  // 河水町第14号30番地: in Fukui the 字 are numbered so.
  const isNumberedAza = number > from && isNumber(symbols[number]!) && symbols[number + 1] === SYMBOL.go;
  const counted = isNumberedAza ? 1 : isNumber(symbols[number]!) ? countedName(folded, number) : 0;
  if (counted > 0) {
    tail.unlisted = [starts[from]!, ends[number + counted]!];
    const after = number + counted + 1;
    return readName(folded, symbols[after] === HYPHEN ? after + 1 : after, tail);
  }
  // 二ツ屋町2字29番地, 宇出津ト字50番地: a number or a letter names the 字.
  if (text[ends[from]!] === '字' && (isNumber(symbols[from]!) || isLotLetter(folded, from))) {
    tail.unlisted = [starts[from]!, ends[from]! + 1];
    return from + 1;
  }
  if (isNumber(symbols[from]!) && !isKanjiName(folded, from)) return from;
  const isLetter = isLotLetter(folded, from) && !isNumber(symbols[from]!) && !isKanaWord(folded, from);
  if (symbols[from] === HYPHEN || isLetter) return from;
  // A gap usually starts the building; 字 always starts a name.
  if (hasGap(folded, from) && text[starts[from]! - 1] !== '字') return from;
  return readName(folded, from, tail);
}

/** 四条レジデンス 2階: a word of its own in which a building is named, whatever it begins with. */
function isBuildingWord(folded: Folded, from: number): boolean {
  const { text, starts } = folded;
  if (!hasGap(folded, from) || text[starts[from]! - 1] === '字') return false;
  return KIND_OF_BUILDING.test(/^\S*/.exec(text.slice(starts[from]!))![0]);
}
const KIND_OF_BUILDING = new RegExp(BUILDING_KINDS);

/** 3線, 2条, 4区, 太田5通り: what a grid counts; 六丁 below a municipality, below a town it is a 丁目. */
const COUNTED: ReadonlySet<number> = new Set([SYMBOL.sen, SYMBOL.row, SYMBOL.ward, SYMBOL.street, SYMBOL.cho]);

const COUNTED_NAME = /^第?[0-9０-９〇一二三四五六七八九十百]+(?:地割|[線条区丁])$/;
const ENDS_NAME = /^(?:$|[\s0-9０-９〇一二三四五六七八九十百（(])/;

/**
 * Whether a name that is in no data set may stand right below a municipality: behind 字, as in Hokkaido (天塩町字サラキシ), or
 * counted (普代村第19地割). Behind 大字 it would be a town, and towns are believed from the data alone.
 */
export function standsWithoutTown(text: string, [start, end]: Span): boolean {
  const marked = text[start - 1] === '字' && text[start - 2] !== '大';
  return marked || (COUNTED_NAME.test(text.slice(start, end)) && ENDS_NAME.test(text.slice(end)));
}

/** Symbols behind a number that make it a name: 地割, 番町, 番丁, 通り, 線, 条, 区; 0 when it is a plain number. */
function countedName({ symbols }: Folded, i: number): number {
  const next = symbols[i + 1]!;
  if (next === SYMBOL.chi && symbols[i + 2] === SYMBOL.wari) return 2;
  if (next === SYMBOL.ban && (symbols[i + 2] === SYMBOL.town || symbols[i + 2] === SYMBOL.cho)) return 2;
  return COUNTED.has(next) ? 1 : 0;
}

/** A numeral in kanji that goes on as a word (二本木500, 三井ビル) or stands before the figures (梶村一38番地). */
export function isKanjiName(folded: Folded, i: number): boolean {
  if (isFigure(folded, i) || i + 1 >= folded.length || hasGap(folded, i + 1)) return false;
  // 真盛町七四二周辺: digit by digit it is a lot.
  if (/^[^十百拾]{3,}$/.test(folded.text.slice(folded.starts[i]!, folded.ends[i]!))) return false;
  const next = folded.symbols[i + 1]!;
  return !(next === HYPHEN || next === SYMBOL.ban || next === SYMBOL.go || next === SYMBOL.cho || next === SYMBOL.no);
}

function readName(folded: Folded, from: number, tail: Tail): number {
  const { symbols, starts, ends, length, text } = folded;
  // Behind 字, and 若山町向|元東若山村大字火宮壱部: no name of a building.
  let isMarked = text[starts[from]! - 1] === '字';
  let i = from;
  while (
    i < length &&
    i - from < UNLISTED_LIMIT &&
    (!isNumber(symbols[i]!) || isKanjiName(folded, i) || (isMarked && endsKana(folded, i))) &&
    symbols[i] !== HYPHEN
  ) {
    if (i > from && hasGap(folded, i)) {
      if (text.slice(ends[i - 1]!, starts[i]!) !== '大字') break;
      isMarked = true;
    }
    const isLot = i > from && isLotLetter(folded, i) && isNumber(symbols[i + 1]!) && !(isMarked && endsKana(folded, i));
    if (isBracket(text.charAt(starts[i]!)) || isLot) break;
    i++;
  }
  const isFollowed = i < length && (isNumber(symbols[i]!) || isLotLetter(folded, i));
  if (i === from || !(isFollowed || isMarked || isLastName(folded, from, i))) return from;
  if (BUILDING_WORD.test(text.slice(starts[from]!, ends[i - 1]!)) || endsInBuilding(folded, from, i)) return from;
  tail.unlisted = [tail.unlisted?.[0] ?? starts[from]!, ends[i - 1]!];
  return i;
}

/** 苦楽園第一ビ|ル103, 白川コ|-ポ1F: the word of a building that a lot's letter or a hyphen cut in two. */
function endsInBuilding({ text, starts, ends }: Folded, from: number, to: number): boolean {
  const word = KIND_OF_BUILDING.exec(text.slice(starts[from]!, ends[to - 1]! + LONGEST_KIND).replace(/[-－‐−]/g, 'ー'));
  return word !== null && starts[from]! + word.index < ends[to - 1]!;
}
const LONGEST_KIND = 5;

/** 字サラキシ7525, 字上サロベツ475: behind 字 a word of kana is a name, and its last letter is none of the lot's. */
const isKanaWord = ({ text, starts }: Folded, from: number): boolean =>
  text[starts[from]! - 1] === '字' && /^[ァ-ヺー]{3}/.test(text.slice(starts[from]!));
const endsKana = ({ text, starts }: Folded, i: number): boolean =>
  /^[ァ-ヺー]{2}$/.test(text.slice(starts[i]! - 1, starts[i]! + 1));

const isBracket = (char: string): boolean => /[（()）]/.test(char);

/** What ends the name of an institution, a business or a landmark. */
const NO_PLACE = /[社店所場校院寺宮駅園館局室部課署省庁堂城港門邸亭廟碑墓]|役|空港|地先|付近|周辺|[前内横隣先裏上下]$/;

/** 上重原町丸山: behind 町 or 村 a short name in kanji that ends the address, and is no institution's. */
function isLastName({ symbols, starts, ends, length, text }: Folded, from: number, to: number): boolean {
  if (to < length || to - from < 2 || to - from > 4) return false;
  if (symbols[from - 1] !== SYMBOL.town && symbols[from - 1] !== SYMBOL.village) return false;
  const name = text.slice(starts[from]!, ends[to - 1]!);
  return /^\p{Script=Han}+$/u.test(name) && !NO_PLACE.test(name);
}
