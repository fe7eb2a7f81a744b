import type { AddressData } from '../data/address-data.ts';
import { ENTRY } from '../data/data-format.ts';
import { type Folded, foldKey, isNumber } from '../data/fold.ts';
import { AREAS, OPTIONAL_SIGNS, QUARTERS, SPELLINGS } from '../data/kyoto-spellings.ts';
import { child, entryAt, entryCount, NO_NODE } from '../data/trie.ts';
import { goesOnAsBuilding } from './building-words.ts';
import { startsBehindStreets } from './kyoto.ts';
import { crossingEvidence } from './kyoto-crossing.ts';
import { endsName, endsTown } from './kyoto-ends.ts';
import { isBareMark } from './kyoto-side.ts';
import { isTelling } from './mend-characters.ts';
import { SYMBOL } from './symbols.ts';
import { cityRoot, rootBelow, type TownHit } from './town.ts';

export interface RespelledTown {
  readonly hit: TownHit;
  readonly streetTo: number;
  readonly cost: number;
}

/** Costs of a change: a known way of writing, and a character or an area left out. */
const KNOWN = 0.5;
const LEFT_OUT = 1;
/** No name of a town is longer. */
const NAME_LIMIT = 14;
/** Places where a name may end that are looked at: the lot, and a number in the name before it. */
const MAX_ENDS = 3;
/** Symbols that a name must have left to be known without one of them: behind a crossing, without one, and without 東 or 上. */
const SHORTEST_LEFT = 3;
const SHORTEST_ALONE = 5;
const SHORTEST_TOLD = 4;

const folded = (words: readonly string[]) => words.map(foldKey);
const RULES = SPELLINGS.map(({ forms, isLast = false, isOneWay = false }) => ({
  forms: folded(forms),
  isLast,
  isOneWay,
}));
const SIGNS = [...new Set(folded(OPTIONAL_SIGNS))];
const AREA_KEYS = [...new Set(folded(AREAS))];
const TOWN = foldKey('町');
const SIDES: ReadonlySet<string> = new Set('東西南北');
const QUARTER_KEYS = folded(QUARTERS);

/**
 * Towns of one ward that are written behind a crossing otherwise than the lists write them. Only ways of writing that a
 * table names, one of them at a time, and a single character or an area left out. Several towns that fit are all
 * returned, unless Japan Post's list of crossings decides between them.
 */
export class KyotoSpelling {
  private readonly data: AddressData;

  constructor(data: AddressData) {
    this.data = data;
  }

  /** Undefined where no town fits; none where Japan Post's crossings speak against those that do. */
  find(text: Folded, city: number, from: number): RespelledTown[] | undefined {
    const root = cityRoot(this.data, city);
    if (root === NO_NODE) return undefined;
    const starts = startsBehindStreets(text, from);
    if (starts.length === 0) return this.withoutCrossing(text, root, from);
    for (const start of starts) {
      const description = text.text.slice(text.starts[from]!, text.ends[start - 1]!);
      const found = new Map<number, RespelledTown>();
      // 東入下鍛冶町: a direction without る, or the beginning of a name that is not listed; shown as a change.
      const isBare = isBareMark(text, start);
      const begin = isBare ? start - 1 : start;
      let ends = 0;
      for (let to = start + 2; to <= Math.min(text.length, start + NAME_LIMIT) && ends < MAX_ENDS; to++) {
        if (!endsName(text, to) || hasSubdivision(text, start, to) || isBuildingBehind(text, to)) continue;
        ends++;
        for (const [town, change] of this.fitting(root, keyOf(text, start, to), keyOf(text, from, start))) {
          const cost = change + (isBare ? KNOWN : 0);
          const known = found.get(town);
          if (known && known.cost <= cost) continue;
          const hit = { town, koaza: -1, from: begin, townTo: to, to, flags: 0, recovered: false };
          found.set(town, { hit, streetTo: begin, cost });
        }
      }
      if (found.size > 0) return this.decided([...found.values()], description);
    }
    return undefined;
  }

  /**
   * 富永349-6, 東岩本町4-3, 六波羅三盛町170: a name without its 町 or its area, or with its quarter, or a long one without one of
   * its characters or in another spelling, right behind the ward; no other change without a crossing.
   */
  private withoutCrossing(text: Folded, root: number, from: number): RespelledTown[] | undefined {
    for (let to = from + 2; to <= Math.min(text.length, from + NAME_LIMIT); to++) {
      if (!endsTown(text, to) || hasSubdivision(text, from, to) || isBuildingBehind(text, to)) continue;
      const name = keyOf(text, from, to);
      const quarters = QUARTER_KEYS.filter((quarter) => name.startsWith(quarter));
      const keys = [name + TOWN, ...AREA_KEYS.map((area) => area + name), ...quarters.map((q) => name.slice(q.length))];
      if (name.length >= SHORTEST_ALONE) keys.push(...respelled(name));
      const towns = new Set(keys.flatMap((key) => [...this.townsOf(rootBelow(this.data, root, key))]));
      if (towns.size === 0 && name.length >= SHORTEST_ALONE)
        for (const town of this.withOneMore(root, name)) towns.add(town);
      const [town] = towns;
      if (town === undefined || towns.size > 1) return undefined;
      const hit = { town, koaza: -1, from, townTo: to, to, flags: 0, recovered: false };
      return [{ hit, streetTo: from, cost: LEFT_OUT }];
    }
    return undefined;
  }

  /** Those the crossing speaks for; without such, those it does not speak against. */
  private decided(found: readonly RespelledTown[], description: string): RespelledTown[] {
    const evidence = found.map(({ hit }) => crossingEvidence(this.data, hit.town, description));
    const agreeing = found.filter((_, i) => evidence[i] === 'agrees');
    return agreeing.length > 0 ? agreeing : found.filter((_, i) => evidence[i] !== 'contradicts');
  }

  /** Towns below `root` that `name` is another writing of, with what the change costs. */
  private fitting(root: number, name: string, before: string): Map<number, number> {
    const found = new Map<number, number>();
    for (const town of this.townsOf(rootBelow(this.data, root, name))) found.set(town, 0);
    if (found.size > 0) return found;
    const offer = (key: string, cost: number) => {
      if (key === name) return;
      for (const town of this.townsOf(rootBelow(this.data, root, key)))
        found.set(town, Math.min(cost, found.get(town) ?? cost));
    };
    for (const key of respelled(name)) offer(key, KNOWN);
    // 大和大路上ル東轆轤町: the side without a word of its own.
    if (SIDES.has(name[0]!)) offer(name.slice(1), KNOWN);
    for (const quarter of QUARTER_KEYS) if (name.startsWith(quarter)) offer(name.slice(quarter.length), KNOWN);
    const written = AREA_KEYS.filter((area) => before.startsWith(area) && rootBelow(this.data, root, area) !== NO_NODE);
    for (const area of written.length > 0 ? written : AREA_KEYS)
      offer(area + name, written.length > 0 ? KNOWN : LEFT_OUT);
    if (!isSide(name)) offer(name + TOWN, LEFT_OUT);
    if (name.length >= SHORTEST_LEFT)
      for (const town of this.withOneMore(root, name)) if (!found.has(town)) found.set(town, LEFT_OUT);
    return found;
  }

  /** Towns whose name has one symbol more; numbers are never left out, and short names end in 町. */
  private *withOneMore(root: number, name: string): Generator<number> {
    const { trie } = this.data;
    if (name.length < SHORTEST_TOLD && !name.endsWith(TOWN)) return;
    let node = root;
    for (let i = 0; i <= name.length && node !== NO_NODE; i++) {
      for (let next = trie.first[node]!; next < trie.first[node + 1]!; next++)
        if (!isNumber(trie.labels[next]!) && (name.length >= SHORTEST_TOLD || !isTelling(trie.labels[next]!)))
          yield* this.townsOf(rootBelow(this.data, next, name.slice(i)));
      if (i < name.length) node = child(trie, node, name.charCodeAt(i));
    }
  }

  private *townsOf(node: number): Generator<number> {
    if (node === NO_NODE) return;
    const { trie, meta } = this.data;
    for (let k = 0; k < entryCount(trie, node); k++) {
      const entry = entryAt(trie, node, k);
      const id = entry >> ENTRY.bits;
      if ((entry & ((1 << ENTRY.bits) - 1)) === 0 && id < meta.towns) yield id;
    }
  }
}

/** 烏丸通二条上ル東側: a side of the street is no 東側町 that lost its 町. */
const isSide = (name: string): boolean => name.length === 2 && name.charCodeAt(1) === SYMBOL.side;

/** The name with one place of it written otherwise. */
function* respelled(name: string): Generator<string> {
  if (isSide(name)) return;
  for (const { forms, isLast, isOneWay } of RULES)
    for (const form of isOneWay ? forms.slice(1) : forms)
      for (let at = name.indexOf(form); at >= 0; at = name.indexOf(form, at + 1)) {
        if (isLast && at + form.length !== name.length) continue;
        for (const other of isOneWay ? forms.slice(0, 1) : forms)
          if (other !== form) yield name.slice(0, at) + other + name.slice(at + form.length);
      }
  for (let at = 1; at < name.length; at++) {
    if (SIGNS.includes(name[at]!)) yield name.slice(0, at) + name.slice(at + 1);
    for (const sign of SIGNS) yield name.slice(0, at) + sign + name.slice(at);
  }
}

/** 高橋第6ビル: the name is the building's, not a 高橋町 that lost its 町. */
const isBuildingBehind = ({ text, ends }: Folded, to: number): boolean => goesOnAsBuilding(text.slice(ends[to - 1]!));

const keyOf = ({ symbols }: Folded, from: number, to: number): string =>
  String.fromCharCode(...symbols.subarray(from, to));

/** 大字 and 小字 are no part of a name as it is compared, and no town behind a crossing has them. */
const hasSubdivision = ({ text, starts, ends }: Folded, from: number, to: number): boolean =>
  /[大小]字/.test(text.slice(starts[from]!, ends[to - 1]!));
