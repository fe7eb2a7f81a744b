import { SOURCES } from '../../../contract/labels/address.labels.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { MUNICIPALITY_ALIASES, TOWN_ALIASES } from './aliases.ts';
import { type Column, encodeContainer } from './container.ts';
import { CITY_BASE, foldKey } from './fold.ts';
import { FORM, FORM_BITS, isKyoto, type Municipality, PREFECTURE_ID, writtenForms } from './municipalities.ts';
import { type OfficeRow, POSTAL, type Point, type PostalRow, type SourceName, type SourceStamp } from './rows.ts';
import { StringPoolBuilder } from './strings.ts';
import { guessReadings, type SubTown, type Town, type TownBook } from './town-book.ts';
import { buildTrie } from './trie.ts';
import { wordSplits } from './word-splits.ts';

export interface Dataset {
  readonly municipalities: readonly Municipality[];
  readonly book: TownBook;
  readonly postal: readonly PostalRow[];
  readonly offices: readonly OfficeRow[];
  /** Japan Post romaji by `zip town`, when its file was imported. */
  readonly romaji: ReadonlyMap<string, string>;
  readonly stamps: readonly SourceStamp[];
}

export const TOWN_FLAGS = { hasChome: 1, completeChome: 2, kanaGuessed: 4 } as const;
/** Low bits of a town entry in the trie. */
export const ENTRY = { variant: 1, alias: 2, partial: 4, bits: 3 } as const;
export const NO_POINT = -0x80000000;
const DATUMS = [null, 'EPSG:6668', 'EPSG:4612'] as const;
export const FORMAT_VERSION = 4;

/** Packs a source and a datum into one byte. */
const provenance = (source: SourceName, point: Point | undefined) =>
  SOURCES.indexOf(source) | (DATUMS.indexOf(point?.datum ?? null) << 4);
export const unpackSource = (byte: number): SourceName => SOURCES[byte & 15]!;
export const unpackDatum = (byte: number): Point['datum'] => DATUMS[byte >> 4]!;

/** Compiles the data set into the bytes of one file. */
export function compileDataset(data: Dataset, key: string): Uint8Array {
  const strings = new StringPoolBuilder();
  const text = (value: string | undefined) => strings.add(value ?? '');
  const municipalities = [...data.municipalities];
  const cityIds = new Map(municipalities.map((m, id) => [m.jis, id]));
  const postal = [...data.postal].filter((row) => cityIds.has(row.jis)).sort((a, b) => a.zip - b.zip);
  attachPostal(data.book, postal);
  guessReadings(data.book.towns);
  const towns = data.book.towns.filter((town) => cityIds.has(town.jis)).sort((a, b) => a.jis - b.jis);
  const splits = wordSplits(towns);
  const subs: { sub: SubTown; town: number }[] = [];
  const subStart: number[] = [];
  towns.forEach((town, id) => {
    subStart.push(subs.length);
    if (town.chome.size > 0)
      for (const sub of [...town.chome.values()].sort((a, b) => a.number - b.number)) subs.push({ sub, town: id });
    for (const sub of town.koaza.values()) subs.push({ sub, town: id });
  });
  subStart.push(subs.length);
  const pairs: { key: string; entry: number }[] = [];
  for (const pair of municipalityKeys(municipalities)) pairs.push(pair);
  for (const pair of townKeys(towns, subs, cityIds)) pairs.push(pair);
  const trie = buildTrie(pairs);
  const townIds = new Map(towns.map((town, id) => [town, id]));
  const postalTown = new Uint32Array(postal.length);
  towns.forEach((town) => {
    for (const row of town.postal) postalTown[row] = townIds.get(town)! + 1;
  });
  const offices = [...data.offices].filter((row) => cityIds.has(row.jis)).sort((a, b) => a.zip - b.zip);
  const townPostal = towns.flatMap((town) => town.postal);
  const townPostalStart = new Uint32Array(towns.length + 1);
  towns.forEach((town, id) => {
    townPostalStart[id + 1] = townPostalStart[id]! + town.postal.length;
  });
  const parts = (pick: (m: Municipality) => string | undefined) =>
    fill(Uint32Array, municipalities, (m) => text(pick(m)));
  const lat = (point: Point | undefined) => point?.lat ?? NO_POINT;
  const lng = (point: Point | undefined) => point?.lng ?? NO_POINT;
  const sections = {
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
    cityLat: fill(Int32Array, municipalities, (m) => lat(m.point)),
    cityLng: fill(Int32Array, municipalities, (m) => lng(m.point)),
    cityOrigin: fill(Uint8Array, municipalities, (m) => provenance(m.pointSource ?? 'local_rules', m.point)),
    townCity: fill(Uint16Array, towns, (t) => cityIds.get(t.jis)!),
    townName: fill(Uint32Array, towns, (t) => text(t.name)),
    townKana: fill(Uint32Array, towns, (t) => text(t.kana)),
    townSplit: fill(Uint8Array, towns, (t) => splits.get(t) ?? 0),
    townRoma: fill(Uint32Array, towns, (t) => text(t.roma)),
    townId: fill(Uint32Array, towns, (t) => t.id),
    townLat: fill(Int32Array, towns, (t) => lat(t.point)),
    townLng: fill(Int32Array, towns, (t) => lng(t.point)),
    townPoint: fill(Uint8Array, towns, (t) => provenance(t.pointSource, t.point)),
    townSource: fill(Uint8Array, towns, (t) => SOURCES.indexOf(t.source)),
    townFlags: fill(Uint8Array, towns, townFlags),
    townSubs: Uint32Array.from(subStart),
    townPostal: Uint32Array.from(townPostal),
    townPostalStart,
    subTown: fill(Uint32Array, subs, (s) => s.town),
    subNumber: fill(Uint16Array, subs, (s) => s.sub.number),
    subName: fill(Uint32Array, subs, (s) => text(s.sub.name)),
    subKana: fill(Uint32Array, subs, (s) => text(s.sub.kana)),
    subRoma: fill(Uint32Array, subs, (s) => text(s.sub.roma)),
    subId: fill(Uint32Array, subs, (s) => s.sub.id),
    subLat: fill(Int32Array, subs, (s) => lat(s.sub.point)),
    subLng: fill(Int32Array, subs, (s) => lng(s.sub.point)),
    subPoint: fill(Uint8Array, subs, (s) => provenance(s.sub.source, s.sub.point)),
    postalZip: fill(Uint32Array, postal, (row) => row.zip),
    postalCity: fill(Uint16Array, postal, (row) => cityIds.get(row.jis)!),
    postalName: fill(Uint32Array, postal, (row) => text(row.town)),
    postalKana: fill(Uint32Array, postal, (row) => text(row.kana)),
    postalCondition: fill(Uint32Array, postal, (row) => text(row.condition)),
    postalRomaji: fill(Uint32Array, postal, (row) =>
      data.romaji.size === 0 ? 0 : text(data.romaji.get(`${row.zip} ${foldKey(row.town)}`)),
    ),
    postalFlags: fill(Uint8Array, postal, (row) => row.flags),
    postalTown,
    officeZip: fill(Uint32Array, offices, (row) => row.zip),
    officeCity: fill(Uint16Array, offices, (row) => cityIds.get(row.jis)!),
    officeTown: fill(Uint32Array, offices, (row) => text(row.town)),
    officeStreet: fill(Uint32Array, offices, (row) => strings.append(row.street)),
    officeName: fill(Uint32Array, offices, (row) => strings.append(row.name)),
    officeKana: fill(Uint32Array, offices, (row) => strings.append(row.kana)),
  };
  const pool = strings.build();
  const meta = { format: FORMAT_VERSION, key, stamps: data.stamps, towns: towns.length, subTowns: subs.length };
  return encodeContainer(meta, { ...sections, stringOffsets: pool.offsets, stringBytes: pool.bytes });
}

/** A column from rows; `TypedArray.from` goes through an iterator and is several times slower. */
function fill<C extends Column, R>(type: new (length: number) => C, rows: readonly R[], value: (row: R) => number): C {
  const column = new type(rows.length);
  for (let i = 0; i < rows.length; i++) column[i] = value(rows[i]!);
  return column;
}

const townFlags = (town: Town): number =>
  (town.hasChome ? TOWN_FLAGS.hasChome : 0) |
  (town.completeChome ? TOWN_FLAGS.completeChome : 0) |
  (town.kanaGuessed ? TOWN_FLAGS.kanaGuessed : 0);

/** Puts the rows of the postal file on their towns; a name no other data set has becomes a town of its own. */
function attachPostal(book: TownBook, postal: readonly PostalRow[]): void {
  const buildings: number[] = [];
  postal.forEach((row, index) => {
    if (row.town === '') return;
    if (row.flags & POSTAL.floor) {
      buildings.push(index);
      return;
    }
    const key = foldKey(row.town);
    if (book.find(row.jis, key).length === 0)
      book.add({ jis: row.jis, town: row.town, kana: row.kana }, 'jp_postal_data', key);
    for (const town of book.find(row.jis, key)) {
      town.kana ||= row.kana;
      if (row.flags & POSTAL.hasChome) town.hasChome ||= town.koaza.size === 0 || town.chome.size > 0;
      town.postal.push(index);
    }
  });
  // 丸の内新丸の内ビルディング（２０階）: the town is the longest one the name begins with.
  for (const index of buildings) {
    const row = postal[index]!;
    const key = foldKey(row.town);
    for (let length = key.length - 1; length > 0; length--) {
      const found = book.find(row.jis, key.slice(0, length));
      for (const town of found) town.postal.push(index);
      if (found.length > 0) break;
    }
  }
}

function* municipalityKeys(list: readonly Municipality[]): Generator<{ key: string; entry: number }> {
  const ids = new Map(list.map((m, id) => [m.jis, id]));
  for (const [id, m] of list.entries())
    for (const { key, form } of writtenForms(m)) yield { key, entry: (id << FORM_BITS) | form };
  for (const { code, name } of PREFECTURES)
    yield { key: foldKey(name), entry: ((PREFECTURE_ID + code) << FORM_BITS) | FORM.prefecture };
  for (const alias of MUNICIPALITY_ALIASES) {
    const former = foldKey(alias.former);
    const county = /^(.+?郡)(.+)$/.exec(alias.former);
    for (const jis of alias.now) {
      const id = ids.get(jis);
      if (id === undefined) continue;
      const form = FORM.city | FORM.alias;
      yield { key: former, entry: (id << FORM_BITS) | form };
      yield { key: foldKey(alias.prefecture) + former, entry: (id << FORM_BITS) | form | FORM.prefecture };
      if (county)
        yield { key: foldKey(alias.prefecture + county[2]!), entry: (id << FORM_BITS) | form | FORM.prefecture };
    }
  }
}

function* townKeys(
  towns: readonly Town[],
  subs: readonly { sub: SubTown; town: number }[],
  cityIds: ReadonlyMap<number, number>,
): Generator<{ key: string; entry: number }> {
  const root = (jis: number) => String.fromCharCode(CITY_BASE + cityIds.get(jis)!);
  for (const [id, town] of towns.entries()) {
    yield { key: root(town.jis) + town.key, entry: id << ENTRY.bits };
    for (const variant of variantKeys(town))
      yield { key: root(town.jis) + variant, entry: (id << ENTRY.bits) | ENTRY.variant };
  }
  yield* partialKeys(towns, subs, root);
  for (const [index, { sub, town }] of subs.entries()) {
    if (sub.name === '') continue;
    const parent = towns[town]!;
    const entry = (towns.length + index) << ENTRY.bits;
    const key = parent.key + foldKey(sub.name);
    yield { key: root(parent.jis) + key, entry };
    // 郷六 and 四ツ谷: written together, 六四 is read as one number.
    const joined = foldKey(parent.name + sub.name);
    if (joined !== key) yield { key: root(parent.jis) + joined, entry };
  }
  const byName = new Map(towns.map((town, id) => [`${town.jis} ${town.key}`, id]));
  for (const alias of TOWN_ALIASES) {
    const former = foldKey(alias.former);
    const id = byName.get(`${alias.jis} ${foldKey(alias.now)}`);
    // A former name that is in use again belongs to its present bearer.
    if (id === undefined || byName.has(`${alias.jis} ${former}`)) continue;
    yield { key: root(alias.jis) + former, entry: (id << ENTRY.bits) | ENTRY.alias };
  }
}

/** Other ways to write a whole name: 北[3]西 for 北[3]条西 (Hokkaido's grid), 番町 for 番丁, an inner 町 left out. */
function variantKeys(town: Town): readonly string[] {
  const { key } = town;
  if (!/[丁番]|[\ue000-\uf000]条|.[町村]../.test(key)) return [];
  const shorter = key.replace(/([\ue000-\uf000])丁目(?=.)/g, '$1');
  const isHokkaido = town.jis < 2000;
  const variants = [isHokkaido ? shorter.replace(/([\ue000-\uf000])条/g, '$1') : shorter];
  if (key.endsWith('番丁')) variants.push(`${key.slice(0, -1)}町`);
  if (key.endsWith('番町')) variants.push(`${key.slice(0, -1)}丁`);
  // In Kyoto towns that differ only by 町 lie side by side.
  const inner = isKyoto(town.jis) ? null : /^(.{2,})[町村](?=..)/.exec(key);
  if (inner) variants.push(inner[1]! + key.slice(inner[0].length));
  return variants.filter((variant) => variant !== key);
}

/**
 * Names written without what stands above them: 古川 for 吉井町古川, or a 字 without its 大字. Only where the
 * municipality has no second place of that name.
 */
function* partialKeys(
  towns: readonly Town[],
  subs: readonly { sub: SubTown; town: number }[],
  root: (jis: number) => string,
): Generator<{ key: string; entry: number }> {
  const taken = new Set(towns.map((town) => root(town.jis) + town.key));
  const found = new Map<string, number | null>();
  const offer = (key: string, entry: number) => {
    if (key.length < 3 || taken.has(key)) return;
    found.set(key, found.has(key) ? null : (entry << ENTRY.bits) | ENTRY.partial);
  };
  for (const [id, town] of towns.entries()) {
    const lower = isKyoto(town.jis) ? null : /^.+?[町村](..+)$/.exec(town.key);
    if (lower) offer(root(town.jis) + lower[1]!, id);
  }
  for (const [index, { sub, town }] of subs.entries())
    if (sub.name.length >= 2) offer(root(towns[town]!.jis) + foldKey(sub.name), towns.length + index);
  for (const [key, entry] of found) if (entry !== null) yield { key, entry };
}
