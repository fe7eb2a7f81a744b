import { foldText } from '../../../japan/company-name.ts';
import { wordsForGoods } from '../../../japan/goods-callings.ts';
import { nameReadings } from '../../../japan/name-readings.ts';
import { kanaKey } from '../../../japan/reading-key.ts';
import { tradeParts } from '../../../japan/trade-callings.ts';
import type { QueryAddress } from './address-evidence.ts';
import { collect, join, NAMES_ONLY, READINGS_ONLY } from './collect.ts';
import type { LineParts } from './line-parts.ts';
import { partHits } from './part.ts';
import { isThere, rank } from './rank.ts';
import { READING } from './reading.ts';
import { type Hits, type NameMatch, noHits, type Search } from './search.types.ts';

const LIKENESS = 0.85;
const SHORTEST_NAME = 2;
const LONGEST_NAME = 8;
const SHORTEST_PART = 4;
/** Names with a trade that are looked for as a part of a longer one, and as they sound. */
const MOST_PARTS = 5;
const MOST_SOUNDED = 2;
const MOST_PAIRS = 4;
const TRADE_OF = /^(.+)の(.{2,})$/u;

/** Companies whose name has the trade in it that a line has beside the name: 大衆食堂 丸豊 for 丸豊食堂. */
export function besideTrade(
  searchOf: (name: string, where: QueryAddress | null) => Search,
  line: string,
  { others, where: named, turned }: LineParts,
  asked: QueryAddress | null,
): readonly NameMatch[] {
  // 保温工事の見本: nothing divides it.
  const words = others.length > 0 ? others : [line];
  const found = inWords(searchOf, words, asked ?? named);
  return found.length > 0 || turned === null || asked !== null
    ? found
    : inWords(searchOf, [...others, turned.name], turned.where);
}

function inWords(
  searchOf: (name: string, where: QueryAddress | null) => Search,
  words: readonly string[],
  where: QueryAddress | null,
): readonly NameMatch[] {
  for (const { name, trade } of pairsOf(words)) {
    const search = searchOf(name, where);
    const { core } = search.query;
    if (core.length < SHORTEST_NAME || core.length > LONGEST_NAME) continue;
    const parts = tradeParts(trade)
      .map(foldText)
      .filter((part) => !core.includes(part));
    for (const found of waysOf(search, core, parts)) {
      const { matches } = rank(search, found());
      const kept = where === null ? matches : matches.filter(isThere);
      if (kept.length > 0) return kept;
    }
  }
  return [];
}

/** Each word beside each other one; a name mostly stands behind its trade. */
function pairsOf(words: readonly string[]): { name: string; trade: string }[] {
  const pairs: { name: string; trade: string }[] = [];
  for (const word of words) {
    // 鉄筋工事の見本
    const of = TRADE_OF.exec(word);
    if (of !== null && (of[1]!.length > 1 || wordsForGoods(of[1]!).length > 0))
      pairs.push({ name: of[2]!, trade: of[1]! });
  }
  for (let i = 0; i + 1 < words.length; i++) pairs.push({ name: words[i + 1]!, trade: words[i]! });
  for (let i = 0; i + 1 < words.length; i++) pairs.push({ name: words[i]!, trade: words[i + 1]! });
  return pairs.slice(0, MOST_PAIRS);
}

function waysOf(search: Search, name: string, trades: readonly string[]): (() => Hits)[] {
  const cores = trades.flatMap((trade) => [name + trade, trade + name]);
  const { companies, query } = search;
  const under = (keys: readonly string[], wanted = NAMES_ONLY): Hits => {
    let found = noHits();
    for (const key of keys) {
      const row = companies.core(key);
      if (row !== null)
        found = join(found, collect(search, row.list, { by: 'part', errors: 0, similarity: LIKENESS, wanted }));
    }
    return found;
  };
  // A longer name goes on behind the trade: 見本建具 of 見本建具製作所.
  const long = trades
    .map((trade) => name + trade)
    .filter(({ length }) => length >= SHORTEST_PART)
    .slice(0, MOST_PARTS);
  const parts = (): Hits =>
    search.where === null
      ? noHits()
      : long.reduce((found, core) => join(found, partHits({ ...search, query: { ...query, core } })), noHits());
  const sounded = (): Hits =>
    search.where === null
      ? noHits()
      : under(
          cores.slice(0, MOST_SOUNDED).flatMap((core) => nameReadings(core, 2).map((kana) => READING + kanaKey(kana))),
          READINGS_ONLY,
        );
  return [() => under(cores), parts, sounded];
}
