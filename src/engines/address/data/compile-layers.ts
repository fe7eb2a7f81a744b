import { SOURCES } from '../../../contract/labels/address.labels.ts';
import type { Dataset } from './compile.ts';
import type { Column, Sections } from './container.ts';
import { NO_POINT, provenance, TOWN_FLAGS } from './data-format.ts';
import { foldKey } from './fold.ts';
import { municipalityKeys, townKeys } from './keys.ts';
import { type Municipality, nearestToMiddle } from './municipalities.ts';
import type { OfficeRow, Point, PostalRow, SourceName } from './rows.ts';
import { StringPoolBuilder } from './strings.ts';
import type { SubTown, Town } from './town-book.ts';
import { buildTrie } from './trie.ts';
import { wordSplits } from './word-splits.ts';

/** The strings of one layer and the columns that point into them. */
function layerStrings() {
  const strings = new StringPoolBuilder();
  return {
    text: (value: string | undefined) => strings.add(value ?? ''),
    append: (value: string) => strings.append(value),
    close: (sections: Sections): Sections => {
      const { offsets, bytes } = strings.build();
      return { ...sections, stringOffsets: offsets, stringBytes: bytes };
    },
  };
}

export interface SubRow {
  readonly sub: SubTown;
  readonly town: number;
}
type Ids = ReadonlyMap<number, number>;

export function coreLayer(data: Dataset, towns: readonly Town[], subs: readonly SubRow[], cityIds: Ids): Sections {
  const { municipalities, former } = data;
  const { text, close } = layerStrings();
  const pairs: { key: string; entry: number }[] = [];
  for (const pair of municipalityKeys(municipalities, former)) pairs.push(pair);
  for (const pair of townKeys(towns, subs, cityIds)) pairs.push(pair);
  const trie = buildTrie(pairs);
  const parts = (pick: (m: Municipality) => string | undefined) =>
    fill(Uint32Array, municipalities, (m) => text(pick(m)));
  const aliasStart = new Uint32Array(former.length + 1);
  former.forEach(({ now }, i) => {
    aliasStart[i + 1] = aliasStart[i]! + now.length;
  });
  return close({
    trieLabels: trie.labels,
    trieFirst: trie.first,
    trieValues: trie.values,
    trieLists: trie.lists,
    cityJis: fill(Uint32Array, municipalities, (m) => m.jis),
    cityParent: fill(Uint8Array, municipalities, (m) => (m.isParent ? 1 : 0)),
    cityCounty: parts((m) => m.county?.name),
    cityCity: parts((m) => m.city.name),
    cityWard: parts((m) => m.ward?.name),
    cityCountyKana: parts((m) => m.county?.kana),
    cityCityKana: parts((m) => m.city.kana),
    cityWardKana: parts((m) => m.ward?.kana),
    cityCountyRoma: parts((m) => m.county?.roma),
    cityCityRoma: parts((m) => m.city.roma),
    cityWardRoma: parts((m) => m.ward?.roma),
    cityLat: fill(Int32Array, municipalities, (m) => m.point?.lat ?? NO_POINT),
    cityLng: fill(Int32Array, municipalities, (m) => m.point?.lng ?? NO_POINT),
    cityOrigin: fill(Uint8Array, municipalities, (m) => provenance(m.pointSource ?? 'local_rules', m.point)),
    aliasName: fill(Uint32Array, former, (item) => text(item.name)),
    aliasSince: fill(Uint32Array, former, (item) => Number(item.since.replaceAll('-', ''))),
    aliasStart,
    aliasCity: Uint16Array.from(former.flatMap(({ now }) => now.map((jis) => cityIds.get(jis)!))),
    townCity: fill(Uint16Array, towns, (t) => cityIds.get(t.jis)!),
    townName: fill(Uint32Array, towns, (t) => text(t.name)),
    townId: fill(Uint32Array, towns, (t) => t.id),
    townSource: fill(Uint8Array, towns, (t) => SOURCES.indexOf(t.source)),
    townFlags: fill(Uint8Array, towns, townFlags),
    subTown: fill(Uint32Array, subs, (s) => s.town),
    subNumber: fill(Uint16Array, subs, (s) => s.sub.number),
    subName: fill(Uint32Array, subs, (s) => text(s.sub.name)),
    subId: fill(Uint32Array, subs, (s) => s.sub.id),
  });
}

export function readingsLayer(
  printed: ReadonlyMap<string, number>,
  postal: readonly PostalRow[],
  towns: readonly Town[],
  subs: readonly SubRow[],
): Sections {
  const { text, close } = layerStrings();
  const splits = wordSplits(towns);
  for (const town of towns)
    for (const row of town.postal) {
      const split = printed.get(`${postal[row]!.zip} ${town.key}`);
      if (split !== undefined && split < town.kana.length) splits.set(town, split);
    }
  return close({
    townKana: fill(Uint32Array, towns, (t) => text(t.kana)),
    townSplit: fill(Uint8Array, towns, (t) => splits.get(t) ?? 0),
    townRoma: fill(Uint32Array, towns, (t) => text(t.roma)),
    subKana: fill(Uint32Array, subs, (s) => text(s.sub.kana)),
    subRoma: fill(Uint32Array, subs, (s) => text(s.sub.roma)),
  });
}

export function pointsLayer(towns: readonly Town[], subs: readonly SubRow[], unit: number): Sections {
  const lat = (point: Point | undefined) => (point ? Math.round(point.lat / unit) : NO_POINT);
  const lng = (point: Point | undefined) => (point ? Math.round(point.lng / unit) : NO_POINT);
  const representative = towns.map((town) => town.point ?? middleOf(town));
  return {
    townLat: fill(Int32Array, representative, lat),
    townLng: fill(Int32Array, representative, lng),
    townPoint: fill(Uint8Array, towns, (t) =>
      provenance(t.point ? t.pointSource : subSource(t), t.point ?? middleOf(t)),
    ),
    subLat: fill(Int32Array, subs, (s) => lat(s.sub.point)),
    subLng: fill(Int32Array, subs, (s) => lng(s.sub.point)),
    subPoint: fill(Uint8Array, subs, (s) => provenance(s.sub.source, s.sub.point)),
    stringOffsets: new Uint32Array(2),
    stringBytes: new Uint8Array(0),
  };
}

const subsOf = (town: Town): SubTown[] => [...town.chome.values(), ...town.koaza.values()];
const subSource = (town: Town): SourceName => subsOf(town).find(({ point }) => point)?.source ?? town.pointSource;

/** A town without a point of its own is where the sub-town nearest to the middle of all its sub-towns is. */
function middleOf(town: Town): Point | undefined {
  return nearestToMiddle(subsOf(town).flatMap(({ point }) => (point ? [point] : [])));
}

export function postalLayer(
  data: Dataset,
  postal: readonly PostalRow[],
  towns: readonly Town[],
  townIds: ReadonlyMap<Town, number>,
  cityIds: Ids,
): Sections {
  const { text, close } = layerStrings();
  const postalTown = new Uint32Array(postal.length);
  for (const town of towns) for (const row of town.postal) postalTown[row] = townIds.get(town)! + 1;
  const townPostalStart = new Uint32Array(towns.length + 1);
  towns.forEach((town, id) => {
    townPostalStart[id + 1] = townPostalStart[id]! + town.postal.length;
  });
  // What the linked town says already is not said again.
  const linked = (index: number) => (postalTown[index] ? towns[postalTown[index]! - 1] : undefined);
  const romaji = (row: PostalRow) =>
    data.romaji.size === 0 ? undefined : data.romaji.get(`${row.zip} ${foldKey(row.town)}`);
  return close({
    postalZip: fill(Uint32Array, postal, (row) => row.zip),
    postalCity: fill(Uint16Array, postal, (row) => cityIds.get(row.jis)!),
    postalName: fill(Uint32Array, postal, (row, i) => (linked(i)?.name === row.town ? 0 : text(row.town))),
    postalKana: fill(Uint32Array, postal, (row, i) => (linked(i)?.kana === row.kana ? 0 : text(row.kana))),
    postalCondition: fill(Uint32Array, postal, (row) => text(row.condition)),
    postalRomaji: fill(Uint32Array, postal, (row) => text(romaji(row))),
    postalFlags: fill(Uint8Array, postal, (row) => row.flags),
    postalTown,
    townPostal: Uint32Array.from(towns.flatMap((town) => town.postal)),
    townPostalStart,
  });
}

export function officesLayer(list: readonly OfficeRow[], cityIds: Ids): Sections {
  const { text, append, close } = layerStrings();
  const offices = list.filter((row) => cityIds.has(row.jis)).sort((a, b) => a.zip - b.zip);
  return close({
    officeZip: fill(Uint32Array, offices, (row) => row.zip),
    officeCity: fill(Uint16Array, offices, (row) => cityIds.get(row.jis)!),
    officeTown: fill(Uint32Array, offices, (row) => text(row.town)),
    officeStreet: fill(Uint32Array, offices, (row) => append(row.street)),
    officeName: fill(Uint32Array, offices, (row) => append(row.name)),
    officeKana: fill(Uint32Array, offices, (row) => append(row.kana)),
  });
}

/** A column from rows; `TypedArray.from` goes through an iterator and is several times slower. */
function fill<C extends Column, R>(
  type: new (length: number) => C,
  rows: readonly R[],
  value: (row: R, index: number) => number,
): C {
  const column = new type(rows.length);
  for (let i = 0; i < rows.length; i++) column[i] = value(rows[i]!, i);
  return column;
}

/** 丁目 that run from 1 without a gap are taken for all of them. */
const isCounted = ({ chome }: Town): boolean =>
  chome.size > 1 && Array.from({ length: chome.size }, (_, i) => i + 1).every((number) => chome.has(number));

const townFlags = (town: Town): number =>
  (town.hasChome ? TOWN_FLAGS.hasChome : 0) |
  (town.completeChome || isCounted(town) ? TOWN_FLAGS.completeChome : 0) |
  (town.kanaGuessed ? TOWN_FLAGS.kanaGuessed : 0) |
  (town.bare ? TOWN_FLAGS.bare : 0);
