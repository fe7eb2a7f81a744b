import type { Imports } from '../data/assemble.ts';
import type { MunicipalityParts, Point, SourceStamp, TownRow } from '../data/rows.ts';
import { REGISTRY_LICENCE, readCities, readCityPoints, readTownPoints, readTowns } from './address-base-registry.ts';
import { csvRows, guessEncoding } from './csv.ts';
import { detectKind, type ImportKind } from './detect.ts';
import { type ImportFile, openFiles } from './files.ts';
import { GEOLONIA_LICENCE, readGeoloniaCsv, readGeoloniaTree } from './geolonia.ts';
import { type ImportedFile, importedPath, listImported } from './imported.ts';
import { POSTAL_LICENCE, readKenAll, readOffices, readRomaji } from './japan-post.ts';
import { MLIT_LICENCE, readPositionReference } from './position-reference.ts';

/** Everything imported into a data folder, ready to be joined with the default data. */
export function loadImports(dataDir: string): Imports {
  const list = listImported(dataDir);
  const of = (kind: ImportKind) => list.filter((file) => file.kind === kind);
  const rows = (file: ImportedFile) => rowsOf(importedPath(dataDir, file));
  const kenAll = of('ken_all')[0];
  const offices = of('jigyosyo')[0];
  const romaji = of('ken_all_rome')[0];
  const cities = of('abr_city');
  const towns: { stamp: SourceStamp; rows: Imports['towns'][number]['rows'] }[] = [];
  if (of('abr_town').length > 0)
    towns.push({
      stamp: stampOf(REGISTRY_LICENCE, of('abr_town')),
      rows: () => registryTowns(of('abr_town'), of('abr_town_pos'), rows),
    });
  if (of('position_reference').length > 0)
    towns.push({
      stamp: stampOf(MLIT_LICENCE, of('position_reference')),
      rows: function* () {
        for (const file of of('position_reference')) yield* readPositionReference(rows(file));
      },
    });
  for (const file of [...of('geolonia_csv'), ...of('geolonia_tree')])
    towns.push({
      stamp: stampOf(GEOLONIA_LICENCE, [file]),
      rows: (resolve, hasTown) =>
        file.kind === 'geolonia_csv'
          ? readGeoloniaCsv(rows(file))
          : readGeoloniaTree(treeFiles(importedPath(dataDir, file)), resolve, hasTown),
    });
  const postalStamp = (file: ImportedFile): SourceStamp => ({ ...POSTAL_LICENCE, data_as_of: file.data_as_of });
  return {
    ...(kenAll ? { postal: { data: readKenAll(rows(kenAll)), stamp: postalStamp(kenAll) } } : {}),
    ...(offices ? { offices: { rows: [...readOffices(rows(offices))], stamp: postalStamp(offices) } } : {}),
    ...(romaji ? { romaji: readRomaji(rows(romaji)) } : {}),
    ...(cities.length > 0 ? { municipalities: registryCities(cities, of('abr_city_pos'), rows) } : {}),
    pointStamps: of('position_blocks').map((file) => ({ ...MLIT_LICENCE, data_as_of: file.data_as_of })),
    towns,
  };
}

/** Several files of one data set are as old as the oldest. */
function stampOf(licence: Omit<SourceStamp, 'data_as_of'>, files: readonly ImportedFile[]): SourceStamp {
  const dates = files.map((file) => file.data_as_of).filter((date) => date !== null);
  return { ...licence, data_as_of: dates.sort()[0] ?? null };
}

type Rows = (file: ImportedFile) => Iterable<string[]>;

function* registryTowns(
  towns: readonly ImportedFile[],
  positions: readonly ImportedFile[],
  rows: Rows,
): Generator<TownRow> {
  const points = new Map<string, Point>();
  for (const file of positions) readTownPoints(rows(file), points);
  for (const file of towns) yield* readTowns(rows(file), points);
}

function registryCities(
  cities: readonly ImportedFile[],
  positions: readonly ImportedFile[],
  rows: Rows,
): NonNullable<Imports['municipalities']> {
  const parts: MunicipalityParts[] = cities.flatMap((file) => [...readCities(rows(file))]);
  const points = new Map(positions.flatMap((file) => [...readCityPoints(rows(file))]));
  return { rows: parts, points, stamp: stampOf(REGISTRY_LICENCE, [...cities, ...positions]) };
}

/** Rows of the CSV files in a plain file or archive. */
export function* rowsOf(path: string): Generator<string[]> {
  for (const file of openFiles(path))
    if (detectKind(file) !== undefined) yield* csvRows(file.bytes(), guessEncoding(file.bytes()));
}

/** Files of a tree: an archive, or the lines a folder was packed into. */
function* treeFiles(path: string): Generator<ImportFile> {
  if (!path.endsWith('.jsonl.gz')) {
    yield* openFiles(path);
    return;
  }
  for (const { text } of openFiles(path))
    for (const line of text().split('\n')) {
      const entry = JSON.parse(line) as { path: string; text: string };
      yield { path: entry.path, modified: null, text: () => entry.text, bytes: () => Buffer.from(entry.text) };
    }
}
