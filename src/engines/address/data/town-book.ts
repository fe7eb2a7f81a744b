import { foldKey } from './fold.ts';
import type { Point, SourceName, TownRow } from './rows.ts';

export interface SubTown {
  number: number;
  name: string;
  kana: string;
  roma: string;
  id: number;
  point: Point | undefined;
  source: SourceName;
}

export interface Town {
  jis: number;
  key: string;
  name: string;
  kana: string;
  roma: string;
  id: number;
  point: Point | undefined;
  pointSource: SourceName;
  /** The data set whose spelling is used; data sets come best first. */
  source: SourceName;
  hasChome: boolean;
  /** All 丁目 of the town are known. */
  completeChome: boolean;
  kanaGuessed: boolean;
  /** A data set beside the postal file lists the town itself, not only what is below it. */
  bare: boolean;
  chome: ReadonlyMap<number, SubTown>;
  koaza: ReadonlyMap<string, SubTown>;
  postal: number[];
}

const CHOME = /^(.+?)([0-9０-９〇一二三四五六七八九十百]+)丁目$/;
/** Sakai (wards 27141–27147) counts in 丁. */
const SAKAI_CHOME = /^(.+?)([0-9０-９〇一二三四五六七八九十百]+)丁$/;
export const isSakai = (jis: number): boolean => jis > 27140 && jis < 27148;

/** 飯田橋一丁目 → 飯田橋 and 1. A name that is only a number with 丁目 stays whole. */
export function splitChome(name: string, jis: number): { town: string; chome: number | undefined } {
  const match = CHOME.exec(name) ?? (isSakai(jis) ? SAKAI_CHOME.exec(name) : null);
  // 大字 or 字 alone is no town, so 字八丁目 is a name of its own.
  if (!match || /^(大字|字)$/.test(match[1]!)) return { town: name, chome: undefined };
  const number = foldKey(match[2]!).charCodeAt(0) - 0xe000;
  return { town: match[1]!, chome: number };
}

/** How Geolonia calls the lots right below a municipality; what it lists as 字 below this is a town as well (琴平町琴平). */
export const NO_TOWN = '（大字なし）';

/** Collects the towns of several data sets, best data set first; the same place in two sets becomes one town. */
export class TownBook {
  private readonly byCity = new Map<number, Map<string, Town[]>>();
  readonly towns: Town[] = [];

  /** `key` is the folded name, where the caller has it already. */
  add(row: TownRow, source: SourceName, key: string = foldKey(row.town)): Town {
    if (row.town === NO_TOWN && row.koaza) {
      const { koaza, ...rest } = row;
      this.add({ ...rest, town: koaza }, source);
    }
    const town = this.townOf(row, source, key);
    if (row.chome !== undefined) town.chome = withSub(town.chome, row.chome, row, source);
    else if (row.koaza) town.koaza = withSub(town.koaza, koazaKey(town, row.koaza, source), row, source);
    else {
      town.bare ||= source !== 'jp_postal_data';
      town.id ||= row.id ?? 0;
      if (!town.point && row.point) {
        town.point = row.point;
        town.pointSource = source;
      }
    }
    if (row.chome !== undefined) {
      town.hasChome = true;
      if (source === 'address_base_registry' || source === 'mlit_position_reference') town.completeChome = true;
    }
    return town;
  }

  /** Towns of one municipality under a folded name. */
  find(jis: number, key: string): readonly Town[] {
    return this.byCity.get(jis)?.get(key) ?? [];
  }

  private townOf(row: TownRow, source: SourceName, key: string): Town {
    let city = this.byCity.get(row.jis);
    if (!city) this.byCity.set(row.jis, (city = new Map()));
    const known = city.get(key) ?? [];
    // 大字桧原 and 桧原 are two towns when one data set has both; another data set's 桧原 is then the like-named one.
    const same =
      known.find((town) => town.name === row.town) ??
      known.find((town) => town.source !== source && isAza(town.name) === isAza(row.town)) ??
      known.find((town) => town.source !== source);
    if (same) {
      same.kana ||= row.kana ?? '';
      same.roma ||= row.roma ?? '';
      return same;
    }
    const town: Town = {
      jis: row.jis,
      key,
      name: row.town,
      kana: row.kana ?? '',
      roma: row.roma ?? '',
      id: 0,
      point: undefined,
      pointSource: source,
      source,
      hasChome: false,
      completeChome: false,
      kanaGuessed: false,
      bare: false,
      chome: NO_CHOME,
      koaza: NO_KOAZA,
      postal: [],
    };
    known.push(town);
    city.set(key, known);
    this.towns.push(town);
    return town;
  }
}

/** Most towns have no sub-towns: they share these instead of two empty maps each. */
const NO_CHOME: ReadonlyMap<number, SubTown> = new Map();
const NO_KOAZA: ReadonlyMap<string, SubTown> = new Map();

function withSub<K>(subs: ReadonlyMap<K, SubTown>, key: K, row: TownRow, source: SourceName): ReadonlyMap<K, SubTown> {
  const known = subs.get(key);
  if (known) {
    known.id ||= row.id ?? 0;
    known.kana ||= row.koazaKana ?? '';
    known.point ??= row.point;
    return subs;
  }
  const own = subs.size === 0 ? new Map<K, SubTown>() : (subs as Map<K, SubTown>);
  return own.set(key, {
    number: row.chome ?? 0,
    name: row.koaza ?? '',
    kana: row.koazaKana ?? '',
    roma: row.koazaRoma ?? '',
    id: row.id ?? 0,
    point: row.point,
    source,
  });
}

/** Names of one data set that fold alike are two 字 (い and イ in Ishikawa); of two data sets, two spellings of one. */
function koazaKey(town: Town, name: string, source: SourceName): string {
  const key = foldKey(name);
  const known = town.koaza.get(key);
  return known && known.source === source && known.name !== name ? `${key} ${name}` : key;
}

const isAza = (name: string) => /^(大字|字)/.test(name);

/** Towns without a reading get that of the towns of the same name, when all of them agree. */
export function guessReadings(towns: readonly Town[]): void {
  const readings = new Map<string, string | null | undefined>();
  for (const town of towns) if (!town.kana) readings.set(town.key, undefined);
  for (const town of towns) {
    if (!town.kana || !readings.has(town.key)) continue;
    const known = readings.get(town.key);
    readings.set(town.key, known === undefined || known === town.kana ? town.kana : null);
  }
  for (const town of towns) {
    if (town.kana) continue;
    const guess = readings.get(town.key);
    if (!guess) continue;
    town.kana = guess;
    town.kanaGuessed = true;
  }
}
