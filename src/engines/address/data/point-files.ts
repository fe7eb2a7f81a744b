import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Located } from './address-data.ts';
import { decodeContainer } from './container.ts';
import { NO_POINT } from './data-format.ts';
import type { SourceName } from './rows.ts';
import { StringPool } from './strings.ts';

/** Blocks and houses (levels 7 and 8) of the imported registries. */
export interface PointFiles {
  /** The house or lot with these numbers below a town of the registry. */
  find(municipality: string, town: number, numbers: readonly string[]): PointHit | undefined;
  /** Whether any file is keyed by names. */
  readonly hasNamed: boolean;
  /** The block with these numbers in a town that the data set knows by its name alone (`namedTownKey`). */
  findNamed(town: number, numbers: readonly string[]): PointHit | undefined;
  /** Whether a municipality has any residence or lot here. */
  covers(municipality: string): boolean;
  /** The finest level that a town of it has there: 8 with houses or lots, 7 with blocks alone, 0 with nothing. */
  levelOf(municipality: string, town: number): 0 | 7 | 8;
  close(): void;
}

export interface PointHit {
  readonly level: 7 | 8;
  readonly kind: 'house' | 'lot' | 'block';
  /** The rest of the address id below the town. */
  readonly id: string;
  readonly point: Located | undefined;
  readonly source: SourceName;
}

/** Numbers ×3, latitude, longitude, id and datum. */
export const POINT_FIELDS = 6;
export const pointsFolder = (dataDir: string): string => join(dataDir, 'address', 'points');

const NOT_A_NUMBER = 1 << 30;
const CACHED_TOWNS = 256;
const DATUMS = [null, 'EPSG:6668', 'EPSG:4612'] as const;

export interface PointMeta {
  readonly kind: 'house' | 'lot';
  readonly blocks_only?: boolean;
  /** Files of data sets without registry ids are keyed by names. */
  readonly source?: SourceName;
  readonly data_as_of: string | null;
  readonly rows: number;
}

/** One file pair: an index in memory, the rows read town by town. */
class PointFile {
  readonly kind: 'house' | 'lot';
  /** Blocks without houses. */
  readonly blocksOnly: boolean;
  readonly source: SourceName;
  private readonly towns: Float64Array;
  private readonly starts: Uint32Array;
  private readonly strings: StringPool;
  private readonly rows: number;
  private readonly cache = new Map<number, Int32Array>();

  constructor(path: string) {
    const { meta, sections } = decodeContainer(readFileSync(`${path}.idx`));
    const { kind, source, blocks_only: blocksOnly } = meta as unknown as PointMeta;
    this.kind = kind;
    this.source = source ?? 'address_base_registry';
    this.blocksOnly = blocksOnly === true;
    this.towns = sections.towns as Float64Array;
    this.starts = sections.starts as Uint32Array;
    this.strings = new StringPool(sections.offsets as Uint32Array, sections.bytes as Uint8Array);
    this.rows = openSync(`${path}.rows`, 'r');
  }

  /** The position of a town, or of the first one at or above it. */
  position(town: number): number {
    let low = 0;
    let high = this.towns.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.towns[middle]! < town) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  has = (town: number): boolean => this.towns[this.position(town)] === town;
  hasMunicipality(code: number): boolean {
    const first = this.towns[this.position(code * 1e7)];
    return first !== undefined && Math.floor(first / 1e7) === code;
  }

  rowsOf(town: number): Int32Array | undefined {
    const known = this.cache.get(town);
    if (known) return known;
    const at = this.position(town);
    if (this.towns[at] !== town) return undefined;
    const start = this.starts[at]!;
    const rows = new Int32Array((this.starts[at + 1]! - start) * POINT_FIELDS);
    readSync(this.rows, new Uint8Array(rows.buffer), 0, rows.byteLength, start * POINT_FIELDS * 4);
    if (this.cache.size >= CACHED_TOWNS) this.cache.delete(this.cache.keys().next().value!);
    this.cache.set(town, rows);
    return rows;
  }

  find(town: number, numbers: readonly string[]): PointHit | undefined {
    const rows = this.rowsOf(town);
    if (!rows) return undefined;
    let partial = -1;
    let block = -1;
    for (let at = 0; at < rows.length; at += POINT_FIELDS) {
      if (!this.same(rows[at]!, numbers[0])) continue;
      if (block < 0) block = at;
      if (this.same(rows[at + 1]!, numbers[1])) {
        if (this.same(rows[at + 2]!, numbers[2])) return this.hit(rows, at);
        if (rows[at + 2] === -1) partial = at;
      } else if (partial < 0 && rows[at + 1] === -1) partial = at;
    }
    if (partial >= 0) return this.hit(rows, partial);
    if (block < 0) return undefined;
    // The block exists, this house does not; houses have points, blocks none of their own.
    return this.kind === 'house'
      ? { level: 7, kind: 'block', id: String(rows[block]).padStart(3, '0'), point: undefined, source: this.source }
      : undefined;
  }

  private same(stored: number, written: string | undefined): boolean {
    if (stored === -1) return written === undefined;
    if (stored >= NOT_A_NUMBER) return written !== undefined && this.strings.get(stored - NOT_A_NUMBER) === written;
    return written !== undefined && String(stored) === written;
  }

  private hit(rows: Int32Array, at: number): PointHit {
    const lat = rows[at + 3]!;
    const packed = rows[at + 5]!;
    const point: Located | undefined =
      lat === NO_POINT ? undefined : { lat, lng: rows[at + 4]!, datum: DATUMS[packed & 3]!, source: this.source };
    return {
      level: rows[at + 1] === -1 ? 7 : 8,
      kind: rows[at + 1] === -1 && this.kind === 'house' ? 'block' : this.kind,
      id: this.id(rows, at),
      point,
      source: this.source,
    };
  }

  private id(rows: Int32Array, at: number): string {
    const stored = rows[at + 5]! >> 2;
    if (stored > 0) return this.strings.get(stored);
    const numbers = [rows[at]!, rows[at + 1]!, rows[at + 2]!];
    if (this.kind === 'lot')
      return `p${numbers.map((number) => String(Math.max(0, number)).padStart(5, '0')).join('')}`;
    return numbers
      .filter((number) => number >= 0)
      .map((number) => String(number).padStart(3, '0'))
      .join('-');
  }

  close = (): void => closeSync(this.rows);
}

/** All point files of a data folder; houses are asked before lots. */
export function openPointFiles(dataDir: string | undefined): PointFiles {
  const folder = dataDir === undefined ? '' : pointsFolder(dataDir);
  const names = folder !== '' && existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.idx')) : [];
  const all = names
    .map((name) => new PointFile(join(folder, name.slice(0, -4))))
    .sort((a, b) => (a.kind < b.kind ? -1 : 1));
  const files = all.filter(({ source }) => source === 'address_base_registry');
  const named = all.filter(({ source }) => source !== 'address_base_registry');
  return {
    find: (municipality, town, numbers) => {
      let best: PointHit | undefined;
      for (const file of files) {
        const hit = file.find(Number(municipality) * 1e7 + town, numbers);
        const isFiner = hit && (!best || hit.level > best.level || (hit.level === best.level && !best.point));
        if (isFiner) best = hit;
      }
      return best;
    },
    hasNamed: named.length > 0,
    findNamed: (town, numbers) => {
      for (const file of named) {
        const hit = file.find(town, numbers);
        if (hit) return hit;
      }
      return undefined;
    },
    covers: (municipality) => files.some((file) => file.hasMunicipality(Number(municipality))),
    levelOf: (municipality, town) => {
      const having = files.filter((file) => file.has(Number(municipality) * 1e7 + town));
      return having.some(({ blocksOnly }) => !blocksOnly) ? 8 : having.length > 0 ? 7 : 0;
    },
    close: () => all.forEach((file) => void file.close()),
  };
}
