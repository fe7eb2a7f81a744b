import type { AddressData } from '../data/address-data.ts';
import { ENTRY } from '../data/data-format.ts';
import { type Folded, foldKey } from '../data/fold.ts';
import { ALIAS_ID, FORM } from '../data/municipalities.ts';
import { entryAt, entryCount, NO_NODE } from '../data/trie.ts';
import { type Admin, type Found, rankOf } from './place.ts';
import { isBoundary } from './symbols.ts';
import { cityRoot, rootBelow, type TownFinder, type TownHit } from './town.ts';

/** Reads addresses of municipalities that are no more. */
export class FormerReader {
  private readonly data: AddressData;
  private readonly towns: TownFinder;
  private readonly wards: ReadonlyMap<number, readonly number[]>;
  private bare: Map<string, number[]> | undefined;

  constructor(data: AddressData, towns: TownFinder, wards: ReadonlyMap<number, readonly number[]>) {
    this.data = data;
    this.towns = towns;
    this.wards = wards;
  }

  /**
   * A former municipality: its area is in one or several of today's, and its towns may carry its name in front there
   * (山崎町中広瀬 and 常磐湯本町 for 中広瀬 of 山崎町 and 湯本町 of 常磐市).
   */
  /** The list with the former municipality's places, alone where they explain more. */
  better(best: Found[], folded: Folded, from: number, { id, form, to }: Admin): Found[] {
    const { data } = this;
    const former = id - ALIAS_ID;
    const prefixes = formerPrefixes(data.text('aliasName', former));
    const cities = data.column.aliasCity!.subarray(
      data.number('aliasStart', former),
      data.number('aliasStart', former + 1),
    );
    const found: Found[] = [];
    for (const city of cities) {
      const hit = this.formerTown(folded, city, prefixes, to) ?? this.ownTown(folded, city, prefixes[0]!, to);
      // A town that carries the former name is the one that was in it.
      const rank = rankOf(form, to, hit?.hit) + (hit && hit.prefix !== '' ? 0.5 : 0);
      const prefecture = Math.floor(data.hot.cityJis[city]! / 1000);
      found.push({ prefecture, city, form, former, from, adminTo: to, hit: hit?.hit, streetTo: to, rank });
    }
    const rank = Math.max(...found.map((item) => item.rank));
    if (best.length > 0 && rank < best[0]!.rank) return best;
    const fitting = found.filter((item) => item.rank === rank);
    // Without a town a divided area is no one place; a designated city as a whole is.
    const whole = fitting.length > 1 && !fitting[0]!.hit ? this.parentOf(fitting) : undefined;
    const list = whole === undefined ? fitting : [{ ...fitting[0]!, city: whole }];
    return best.length > 0 && rank === best[0]!.rank ? [...best, ...list] : list;
  }

  /**
   * 熊石町字雲石町12: a former municipality without its county or prefecture. It is believed with a town of its own; without
   * one none of several may be meant, and nothing is made of the name. Undefined where no such name is written.
   */
  withoutCounty(folded: Folded, from: number): Found[] | undefined {
    this.bare ??= bareNames(this.data);
    for (let to = Math.min(folded.length, from + LONGEST_NAME); to > from + 1; to--) {
      const known = this.bare.get(String.fromCharCode(...folded.symbols.subarray(from, to)));
      if (!known) continue;
      const form = FORM.city | FORM.alias;
      const found = known.flatMap((id) => this.better([], folded, from, { id: ALIAS_ID + id, form, to }));
      return found.filter(({ hit }) => hit && hit.from >= to && (hit.flags & ENTRY.partial) === 0);
    }
    return undefined;
  }

  private formerTown(
    folded: Folded,
    city: number,
    prefixes: readonly string[],
    to: number,
  ): { hit: TownHit; prefix: string } | undefined {
    const root = cityRoot(this.data, city);
    let best: { hit: TownHit; prefix: string } | undefined;
    for (const prefix of prefixes) {
      const hit = this.towns.find(folded, rootBelow(this.data, root, prefix), to);
      if (hit && (!best || rankOf(0, to, hit) > rankOf(0, to, best.hit))) best = { hit, prefix };
    }
    return best;
  }

  /** 佐伯郡宮島町1162: the former municipality is a town of today's under its own name, and numbers follow it. */
  private ownTown(
    folded: Folded,
    city: number,
    name: string,
    to: number,
  ): { hit: TownHit; prefix: string } | undefined {
    const { data } = this;
    const node = name === '' || !isBoundary(folded, to) ? NO_NODE : rootBelow(data, cityRoot(data, city), name);
    if (node === NO_NODE || to < name.length) return undefined;
    for (let i = 0; i < entryCount(data.trie, node); i++) {
      const entry = entryAt(data.trie, node, i);
      const town = entry >> ENTRY.bits;
      if ((entry & ((1 << ENTRY.bits) - 1)) !== 0 || town >= data.meta.towns) continue;
      const hit = { town, koaza: -1, from: to - name.length, townTo: to, to, flags: ENTRY.alias, recovered: false };
      return { hit, prefix: '' };
    }
    return undefined;
  }

  /** The designated city all of these wards belong to. */
  parentOf(found: readonly Found[]): number | undefined {
    for (const [parent, wards] of this.wards) if (found.every(({ city }) => wards.includes(city))) return parent;
    return undefined;
  }
}

const LONGEST_NAME = 8;

/** Former municipalities of a county by their names alone; those that are a municipality's today are read as such. */
function bareNames(data: AddressData): Map<string, number[]> {
  const names = new Map<string, number[]>();
  for (let id = 0; id + 1 < data.column.aliasStart!.length; id++) {
    const own = /^.+?郡(.+)$/.exec(data.text('aliasName', id))?.[1];
    if (own === undefined) continue;
    const key = foldKey(own);
    names.set(key, [...(names.get(key) ?? []), id]);
  }
  return names;
}

/** Characters of an old province before a name: 伊予三島, 陸前高田. */
const PROVINCE = 2;

/**
 * What today's town names may begin with: 山崎町, 山崎, 原町区 (autonomous wards keep their names), 三島 of 伊予三島市, or
 * nothing. A ward of a designated city left no such trace.
 */
function formerPrefixes(name: string): readonly string[] {
  const own = name.replace(/^.+?郡|^.+?市(?=.+区$)/, '');
  const stem = own.slice(0, -1);
  if (/^[東西南北中]$/.test(stem)) return [''];
  const withoutProvince = stem.length >= PROVINCE + 2 ? [stem.slice(PROVINCE)] : [];
  return [...[own, `${stem}区`, stem, ...withoutProvince].map(foldKey), ''];
}
