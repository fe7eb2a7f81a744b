import { PREFECTURES } from '../../../japan/prefectures.ts';
import {
  DEFAULT_POSTAL_STAMP,
  MESH_STAMP,
  type PostalData,
  readDefaultPostal,
  readMeshPoints,
} from '../import/default-data.ts';
import { MUNICIPALITY_ALIASES } from './aliases.ts';
import type { Dataset } from './compile.ts';
import { foldKey } from './fold.ts';
import { fullName, type Municipality, splitMunicipalities } from './municipalities.ts';
import type { MunicipalityParts, OfficeRow, Point, SourceStamp, TownRow } from './rows.ts';
import { TownBook } from './town-book.ts';

/** Finds municipalities by prefecture and joined name; a former name may stand for several. */
export type ResolveMunicipality = (prefecture: string, name: string) => readonly number[];

/** Whether the postal file has a town in a municipality: decides where a divided one went. */
export type HasTown = (jis: number, town: string) => boolean;

/** What imported files add to the default data. */
export interface Imports {
  readonly postal?: { data: PostalData; stamp: SourceStamp };
  readonly offices?: { rows: OfficeRow[]; stamp: SourceStamp };
  /** Japan Post romaji by `zip foldedTown`. */
  readonly romaji?: ReadonlyMap<string, string>;
  readonly municipalities?: { rows: MunicipalityParts[]; points: ReadonlyMap<number, Point>; stamp: SourceStamp };
  /** Town tables, best data set first. */
  readonly towns: readonly {
    stamp: SourceStamp;
    rows: (resolve: ResolveMunicipality, hasTown: HasTown) => Iterable<TownRow>;
  }[];
}

export type Progress = (step: string) => void;

/** Joins the default data and the imports into one data set. */
export function assembleDataset(imports: Imports, progress: Progress = () => undefined): Dataset {
  progress('reading postal codes');
  const installed = readDefaultPostal();
  const base = imports.postal?.data ?? installed;
  const municipalities = splitMunicipalities(base.municipalities);
  progress('reading municipalities');
  placeMunicipalities(municipalities, imports);
  const named = imports.municipalities
    ? withOfficialNames(municipalities, imports.municipalities.rows)
    : municipalities;
  const resolve = resolver(named);
  const book = new TownBook();
  const divided = new Set(MUNICIPALITY_ALIASES.filter(({ now }) => now.length > 1).flatMap(({ now }) => now));
  const known = new Set(
    base.postal.filter(({ jis }) => divided.has(jis)).map(({ jis, town }) => `${jis} ${foldKey(town)}`),
  );
  const hasTown: HasTown = (jis, town) => known.has(`${jis} ${foldKey(town)}`);
  for (const { stamp, rows } of imports.towns) {
    progress(`reading ${stamp.source}`);
    for (const row of rows(resolve, hasTown)) book.add(row, stamp.source);
  }
  const stamps = [
    imports.postal?.stamp ?? DEFAULT_POSTAL_STAMP,
    MESH_STAMP,
    ...imports.towns.map(({ stamp }) => stamp),
    // Names of municipalities are only taken where they equal the postal file's, so their age tells nothing more.
    ...(imports.municipalities && !imports.towns.some(({ stamp }) => stamp.source === 'address_base_registry')
      ? [imports.municipalities.stamp]
      : []),
  ];
  return {
    municipalities: named,
    book,
    postal: base.postal,
    offices: imports.offices?.rows ?? installed.offices,
    romaji: imports.romaji ?? new Map(),
    stamps: oldestPerSource(stamps),
  };
}

function placeMunicipalities(municipalities: Municipality[], imports: Imports): void {
  const mesh = readMeshPoints();
  for (const municipality of municipalities) {
    const official = imports.municipalities?.points.get(municipality.jis);
    municipality.point = official ?? mesh.get(municipality.jis);
    municipality.pointSource = official ? 'address_base_registry' : 'municipality_mesh';
  }
  // A designated city has no cells of its own: the point of its first ward that has one stands for it.
  for (const parent of municipalities) {
    if (!parent.isParent || parent.point) continue;
    const ward = municipalities.find(
      (m) => m.ward && m.city.name === parent.city.name && m.prefecture === parent.prefecture && m.point,
    );
    if (!ward) continue;
    parent.point = ward.point;
    parent.pointSource = ward.pointSource!;
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

function resolver(municipalities: readonly Municipality[]): ResolveMunicipality {
  const byName = new Map<string, number[]>();
  for (const m of municipalities)
    if (!m.isParent) byName.set(PREFECTURES[m.prefecture - 1]!.name + foldKey(fullName(m)), [m.jis]);
  for (const alias of MUNICIPALITY_ALIASES) {
    const key = alias.prefecture + foldKey(alias.former);
    if (!byName.has(key)) byName.set(key, [...alias.now]);
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
