import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../../store/make-folder.ts';
import type { ResolveMunicipality } from '../data/assemble.ts';
import { encodeContainer } from '../data/container.ts';
import { NO_POINT } from '../data/data-format.ts';
import { POINT_FIELDS, type PointMeta, pointsFolder } from '../data/point-files.ts';
import type { Point } from '../data/rows.ts';
import { StringPoolBuilder } from '../data/strings.ts';
import { type NumberRow, readNumberPoints, readParcels, readResidences } from './address-base-registry.ts';
import { type ImportedFile, importedPath, listImported } from './imported.ts';
import { rowsOf } from './load-imports.ts';
import { readPositionBlocks } from './position-reference-blocks.ts';

/** Point files for all imported houses, lots and blocks; those that are there already stay, those no longer wanted go. */
export function buildPoints(dataDir: string, resolve: ResolveMunicipality, progress: (step: string) => void): void {
  const list = listImported(dataDir);
  const folder = pointsFolder(dataDir);
  const wanted = new Set<string>();
  const build = (file: ImportedFile, positions: readonly ImportedFile[], write: (path: string) => void) => {
    const name = createHash('sha256')
      .update([file, ...positions].map((item) => item.sha256).join())
      .digest('hex')
      .slice(0, 16);
    wanted.add(name);
    if (existsSync(join(folder, `${name}.idx`))) return;
    progress(`reading ${file.name}`);
    makeFolder(folder);
    write(join(folder, name));
  };
  for (const kind of ['residence', 'block', 'parcel'] as const)
    for (const file of list.filter((item) => item.kind === `abr_${kind}`)) {
      const positions = counterparts(list, file, kind);
      build(file, positions, (path) =>
        writeRegistryPoints(
          path,
          kind === 'parcel' ? 'lot' : 'house',
          importedPath(dataDir, file),
          positions.map((item) => importedPath(dataDir, item)),
          file.data_as_of,
        ),
      );
    }
  for (const file of list.filter(({ kind }) => kind === 'position_blocks'))
    build(file, [], (path) => writePositionBlocks(path, importedPath(dataDir, file), resolve, file.data_as_of));
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!wanted.has(name.replace(/\.\w+$/, ''))) rmSync(join(folder, name), { force: true });
}

/** `…_pos_pref30` belongs to `…_pref30`; where the names do not say, all position files are looked through. */
function counterparts(
  list: readonly ImportedFile[],
  file: ImportedFile,
  kind: 'residence' | 'block' | 'parcel',
): ImportedFile[] {
  const positions = list.filter((item) => item.kind === `abr_${kind}_pos`);
  const named = positions.filter((item) => item.name.replace('_pos', '') === file.name);
  return named.length > 0 ? named : positions;
}

interface Row {
  readonly town: number;
  readonly numbers: readonly [number, number, number];
  readonly point: Point | undefined;
  readonly id: number;
}

function writeRegistryPoints(
  path: string,
  kind: 'house' | 'lot',
  numbers: string,
  positions: readonly string[],
  asOf: string | null,
): void {
  const points = new Map<string, Point>();
  for (const file of positions)
    for (const { key, point } of readNumberPoints(rowsOf(file), kind)) points.set(key, point);
  const strings = new StringPoolBuilder();
  const rows: Row[] = [];
  const read = kind === 'house' ? readResidences : readParcels;
  for (const row of read(rowsOf(numbers)))
    rows.push({
      town: Number(row.municipality) * 1e7 + row.town,
      numbers: row.numbers.map((number) => encodeNumber(number, strings)) as [number, number, number],
      point: points.get(`${row.municipality} ${row.town} ${row.id}`),
      id: derivable(row) ? 0 : strings.add(row.id),
    });
  writePoints(path, rows, strings, { kind, data_as_of: asOf });
}

/** MLIT names its municipalities; one that was divided since cannot be told and is left out. */
function writePositionBlocks(path: string, numbers: string, resolve: ResolveMunicipality, asOf: string | null): void {
  const strings = new StringPoolBuilder();
  const municipality = (prefecture: string, name: string) => {
    const found = resolve(prefecture, name);
    return found.length === 1 ? found[0] : undefined;
  };
  const rows: Row[] = [];
  for (const { town, number, point } of readPositionBlocks(rowsOf(numbers), municipality))
    rows.push({ town, numbers: [encodeNumber(number, strings), -1, -1], point, id: 0 });
  writePoints(path, rows, strings, { kind: 'house', source: 'mlit_position_reference', data_as_of: asOf });
}

function writePoints(path: string, rows: Row[], strings: StringPoolBuilder, meta: Omit<PointMeta, 'rows'>): void {
  rows.sort((a, b) => a.town - b.town || compareNumbers(a.numbers, b.numbers));
  const towns: number[] = [];
  const starts: number[] = [];
  const data = new Int32Array(rows.length * POINT_FIELDS);
  rows.forEach((row, i) => {
    if (towns[towns.length - 1] !== row.town) {
      towns.push(row.town);
      starts.push(i);
    }
    const datum = row.point?.datum === 'EPSG:6668' ? 1 : row.point?.datum === 'EPSG:4612' ? 2 : 0;
    data.set(
      [...row.numbers, row.point?.lat ?? NO_POINT, row.point?.lng ?? NO_POINT, row.id * 4 + datum],
      i * POINT_FIELDS,
    );
  });
  starts.push(rows.length);
  const pool = strings.build();
  const index = encodeContainer(
    {
      ...meta,
      blocks_only: meta.kind === 'house' && rows.every((row) => row.numbers[1] === -1),
      rows: rows.length,
    },
    { towns: Float64Array.from(towns), starts: Uint32Array.from(starts), offsets: pool.offsets, bytes: pool.bytes },
  );
  writeFileSync(`${path}.rows`, new Uint8Array(data.buffer));
  writeFileSync(`${path}.idx.tmp`, index);
  // The index appears last: a point file is whole or not there.
  renameSync(`${path}.idx.tmp`, `${path}.idx`);
}

const compareNumbers = (a: Row['numbers'], b: Row['numbers']) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const NOT_A_NUMBER = 1 << 30;
/** -1 none, the number itself, or above 2^30 a string of the pool (乙1). */
function encodeNumber(text: string, strings: StringPoolBuilder): number {
  if (text === '') return -1;
  return /^\d{1,8}$/.test(text) ? Number(text) : NOT_A_NUMBER + strings.add(text);
}

/** Ids are normally the numbers themselves, padded; only others are stored. */
function derivable({ kind, numbers, id }: NumberRow): boolean {
  if (!numbers.every((number) => number === '' || /^\d+$/.test(number))) return false;
  const pad = (number: string, length: number) => number.padStart(length, '0');
  if (kind === 'lot') return id === `p${numbers.map((number) => pad(number, 5)).join('')}`;
  return (
    id ===
    numbers
      .filter((number) => number !== '')
      .map((number) => pad(number, 3))
      .join('-')
  );
}
