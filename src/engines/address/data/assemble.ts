import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { BaseData, PostalData } from './base-data.ts';
import type { Dataset } from './compile.ts';
import { foldKey } from './fold.ts';
import { type FormerMunicipality, formerMunicipalities } from './history.ts';
import { fullName, type Municipality, nearestToMiddle, splitMunicipalities } from './municipalities.ts';
import type { MunicipalityParts, OfficeRow, Point, SourceStamp, TownRow } from './rows.ts';
import { type Town, TownBook } from './town-book.ts';

/** Finds municipalities by prefecture and joined name; a former name may stand for several. */
export type ResolveMunicipality = (prefecture: string, name: string) => readonly number[];

/** Whether the postal file has a town in a municipality: decides where a divided one went. */
export type HasTown = (jis: number, town: string) => boolean;

/** What imported files add to the default data. */
export interface Imports {
  readonly postal?: { data: Pick<PostalData, 'municipalities' | 'postal'>; stamp: SourceStamp };
  readonly offices?: { rows: OfficeRow[]; stamp: SourceStamp };
  /** Japan Post romaji by `zip foldedTown`. */
  readonly romaji?: ReadonlyMap<string, string>;
  /** Where Japan Post divides the reading of a town into words, by `zip foldedTown`. */
  readonly splits?: ReadonlyMap<string, number>;
  readonly municipalities?: { rows: MunicipalityParts[]; points: ReadonlyMap<number, Point>; stamp: SourceStamp };
  /** Data sets that are read into point files alone. */
  readonly pointStamps?: readonly SourceStamp[];
  /** Town tables, best data set first. */
  readonly towns: readonly {
    stamp: SourceStamp;
    rows: (resolve: ResolveMunicipality, hasTown: HasTown) => Iterable<TownRow>;
  }[];
}

export type Progress = (step: string) => void;

/** Joins the data of the package and the imports into one data set. The package itself is made of imports alone. */
export function assembleDataset(imports: Imports, base?: BaseData, progress: Progress = () => undefined): Dataset {
  progress('reading postal codes');
  const installed = base?.postal();
  const postal = imports.postal?.data.postal ?? installed?.postal ?? [];
  const municipalities = imports.postal
    ? splitMunicipalities(imports.postal.data.municipalities)
    : [...(base?.municipalities() ?? [])];
  progress('reading municipalities');
  const named = imports.municipalities
    ? withOfficialNames(municipalities, imports.municipalities.rows)
    : municipalities;
  const former = formerMunicipalities(named);
  const book = new TownBook();
  fillBook(book, imports, base, named, former, postal, progress);
  placeMunicipalities(named, book.towns, imports);
  const stamps = [
    ...(imports.postal ? [imports.postal.stamp] : []),
    ...imports.towns.map(({ stamp }) => stamp),
    ...(imports.pointStamps ?? []),
    // Names of municipalities are only taken where they equal the postal file's, so their age tells nothing more.
    ...(imports.municipalities && !imports.towns.some(({ stamp }) => stamp.source === 'address_base_registry')
      ? [imports.municipalities.stamp]
      : []),
    HISTORY_STAMP,
  ];
  const replaced = (source: string) => stamps.some((stamp) => stamp.source === source);
  return {
    municipalities: named,
    book,
    postal,
    offices: imports.offices?.rows ?? installed?.offices ?? [],
    romaji: imports.romaji ?? new Map(),
    splits: imports.splits ?? base?.splits() ?? new Map(),
    former,
    stamps: oldestPerSource([...stamps, ...(base?.stamps ?? []).filter(({ source }) => !replaced(source))]),
  };
}

const HISTORY_STAMP: SourceStamp = {
  source: 'municipality_history',
  data_as_of: null,
  licence: 'MIT (YuukiToriyama/merged-town-names), completed by the maintainers',
  attribution: 'YuukiToriyama/merged-town-names',
};

/** Town tables, best first: what was imported, then what the package brings. */
function fillBook(
  book: TownBook,
  imports: Imports,
  base: BaseData | undefined,
  municipalities: readonly Municipality[],
  former: readonly FormerMunicipality[],
  postal: PostalData['postal'],
  progress: Progress,
): void {
  const resolve = municipalityResolver(municipalities, former);
  const divided = new Set(former.filter(({ now }) => now.length > 1).flatMap(({ now }) => now));
  const known = new Set(postal.filter(({ jis }) => divided.has(jis)).map(({ jis, town }) => `${jis} ${foldKey(town)}`));
  const hasTown: HasTown = (jis, town) => known.has(`${jis} ${foldKey(town)}`);
  for (const { stamp, rows } of imports.towns) {
    progress(`reading ${stamp.source}`);
    for (const row of rows(resolve, hasTown)) book.add(row, stamp.source);
  }
  if (base) for (const { row, source } of base.towns()) book.add(row, source);
}

/** The registry's point of a municipality, else the town in the middle of its towns. */
function placeMunicipalities(municipalities: Municipality[], towns: readonly Town[], imports: Imports): void {
  const points = new Map<number, Point[]>();
  const add = (jis: number, point: Point | undefined) => {
    if (!point) return;
    const list = points.get(jis);
    if (list) list.push(point);
    else points.set(jis, [point]);
  };
  for (const town of towns) {
    add(town.jis, town.point);
    for (const sub of [...town.chome.values(), ...town.koaza.values()]) add(town.jis, sub.point);
  }
  for (const municipality of municipalities) {
    const official = imports.municipalities?.points.get(municipality.jis);
    municipality.point = official ?? nearestToMiddle(points.get(municipality.jis) ?? []);
    municipality.pointSource = official ? 'address_base_registry' : 'geolonia_addresses';
  }
  for (const parent of municipalities) {
    if (!parent.isParent || parent.point) continue;
    const wards = municipalities.filter(
      (m) => m.ward && m.city.name === parent.city.name && m.prefecture === parent.prefecture && m.point,
    );
    parent.point = nearestToMiddle(wards.map((ward) => ward.point!));
    parent.pointSource = wards[0]?.pointSource ?? 'geolonia_addresses';
  }
}

function withOfficialNames(municipalities: Municipality[], rows: readonly MunicipalityParts[]): Municipality[] {
  const official = new Map(rows.map((row) => [row.jis, row]));
  return municipalities.map((municipality) => {
    const row = official.get(municipality.jis);
    // The postal file is newer for municipalities that changed; only like-named ones take the registry's spelling.
    if (!row || foldKey(fullName(row)) !== foldKey(fullName(municipality))) return municipality;
    return { ...municipality, county: row.county, city: row.city, ward: row.ward };
  });
}

/** Municipalities of today by any name they or their forerunners had. */
export function municipalityResolver(
  municipalities: readonly Municipality[],
  former: readonly FormerMunicipality[],
): ResolveMunicipality {
  const byName = new Map<string, readonly number[]>();
  for (const m of municipalities)
    if (!m.isParent) byName.set(PREFECTURES[m.prefecture - 1]!.name + foldKey(fullName(m)), [m.jis]);
  for (const { prefecture, name, now } of former) {
    const key = prefecture + foldKey(name);
    if (!byName.has(key)) byName.set(key, now);
  }
  return (prefecture, name) => byName.get(prefecture + foldKey(name)) ?? [];
}

/** One stamp per source; several files of one source are as old as the oldest. */
function oldestPerSource(stamps: readonly SourceStamp[]): SourceStamp[] {
  const oldest = new Map<string, SourceStamp>();
  for (const stamp of stamps) {
    const known = oldest.get(stamp.source);
    if (!known || (stamp.data_as_of ?? '9') < (known.data_as_of ?? '9')) oldest.set(stamp.source, stamp);
  }
  return [...oldest.values()];
}
