import type { Town } from './town-book.ts';

/** So many towns must share a beginning, and go on in so many ways, before it counts as a word of its own. */
const SHARED = 6;

/**
 * Where the reading of a joined name has a word boundary: 鳴子温泉馬場 is ナルコオンセン and ババ, because many towns
 * of the municipality begin with 鳴子温泉. Sounds do not join across it (Narukonsen-baba, not -sembaba).
 */
export function wordSplits(towns: readonly Town[]): Map<Town, number> {
  const splits = new Map<Town, number>();
  const byCity = Map.groupBy(
    towns.filter((town) => town.kana !== '' && town.name.length > 2),
    (town) => town.jis,
  );
  for (const list of byCity.values()) {
    if (list.length < SHARED) continue;
    const groups = sharedBeginnings(list);
    for (const town of list) {
      const split = longestSplit(town, groups);
      if (split > 0) splits.set(town, split);
    }
  }
  return splits;
}

/** Beginnings of two characters or more that enough towns share, with the length of their common reading. */
function sharedBeginnings(list: readonly Town[]): Map<string, number> {
  const members = new Map<string, Town[]>();
  for (const town of list)
    for (let length = 2; length < town.name.length; length++) {
      const beginning = town.name.slice(0, length);
      const group = members.get(beginning);
      if (group) group.push(town);
      else members.set(beginning, [town]);
    }
  const shared = new Map<string, number>();
  for (const [beginning, group] of members) {
    if (group.length < SHARED) continue;
    const reading = group.reduce((common, town) => commonBeginning(common, town.kana), group[0]!.kana);
    const follows = new Set(group.map((town) => town.kana[reading.length]));
    const written = new Set(group.map((town) => town.name[beginning.length]));
    if (follows.size >= SHARED && written.size >= SHARED) shared.set(beginning, reading.length);
  }
  return shared;
}

function longestSplit(town: Town, groups: ReadonlyMap<string, number>): number {
  for (let length = town.name.length - 1; length >= 2; length--) {
    const split = groups.get(town.name.slice(0, length));
    // A boundary is never inside a syllable.
    if (
      split !== undefined &&
      split >= 2 &&
      split < town.kana.length &&
      !/[ァィゥェォッャュョーン]/.test(town.kana[split]!)
    )
      return split;
  }
  return 0;
}

function commonBeginning(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}
