import { toKatakana } from '../../../japan/kana.ts';
import { foldKey, NUMBER_BASE } from '../data/fold.ts';
import type { MunicipalityParts, NamedPart, Point, SourceStamp, TownRow } from '../data/rows.ts';
import { namedRows } from './csv.ts';

export const REGISTRY_LICENCE: Omit<SourceStamp, 'data_as_of'> = {
  source: 'address_base_registry',
  licence: 'PDL 1.0 (公共データ利用規約)',
  attribution: 'デジタル庁 アドレス・ベース・レジストリを加工 (Digital Agency Address Base Registry, processed)',
};

/** Column names of the three generations of the files: today's, the first English ones, and the Japanese ones of 2022. */
const part = (name: string, first: string, japanese: string, suffixes: readonly [string, string, string]) => ({
  [name]: [name, first, japanese],
  [`${name}_kana`]: [`${name}_kana`, `${first}_kana`, `${japanese}${suffixes[1]}`],
  [`${name}_roma`]: [`${name}_roma`, `${first}_roma`, `${japanese}${suffixes[2]}`],
});
const SUFFIXES = ['', '_カナ', '_英字'] as const;
const CODE = { lg_code: ['lg_code', '全国地方公共団体コード'] };
const ABOLISHED = { ablt_date: ['ablt_date', '廃止日'] };
const POSITION = {
  rep_lon: ['rep_lon', '代表点_経度', '代表点経度'],
  rep_lat: ['rep_lat', '代表点_緯度', '代表点緯度'],
  rep_srid: ['rep_srid', '代表点_座標参照系', '代表点座標参照系'],
};
const TOWN_ID = { machiaza_id: ['machiaza_id', 'town_id', '町字id', '町字ID'] };
const CITY_COLUMNS = {
  ...CODE,
  ...part('county', 'county_name', '郡名', SUFFIXES),
  ...part('city', 'city_name', '市区町村名', SUFFIXES),
  ...part('ward', 'od_city_name', '政令市区名', SUFFIXES),
  ...ABOLISHED,
} as Record<string, readonly string[]>;
const TOWN_COLUMNS = {
  ...CODE,
  ...TOWN_ID,
  ...part('oaza_cho', 'oaza_town_name', '大字・町名', SUFFIXES),
  chome: ['chome', 'chome_name', '丁目名'],
  chome_number: ['chome_number', 'chome_name_number', '丁目名_数字'],
  ...part('koaza', 'koaza_name', '小字名', SUFFIXES),
  koaza_aka_code: ['koaza_aka_code', 'koaza_alt_name_flg', '小字_通称フラグ'],
  ...ABOLISHED,
} as Record<string, readonly string[]>;
const TOWN_POSITION_COLUMNS = { ...CODE, ...TOWN_ID, ...POSITION };
const CITY_POSITION_COLUMNS = { ...CODE, ...POSITION };
const RESIDENCE_KEY = {
  ...CODE,
  ...TOWN_ID,
  blk_id: ['blk_id', '街区id', '街区ID'],
  rsdt_id: ['rsdt_id', 'addr_id', '住居id', '住居ID'],
  rsdt2_id: ['rsdt2_id', 'addr2_id', '住居2id', '住居2ID'],
};
const RESIDENCE_COLUMNS = {
  ...RESIDENCE_KEY,
  blk_num: ['blk_num', '街区符号'],
  rsdt_num: ['rsdt_num', '住居番号'],
  rsdt_num2: ['rsdt_num2', '住居番号2'],
  ...ABOLISHED,
};
const PARCEL_KEY = { ...CODE, ...TOWN_ID, prc_id: ['prc_id', '地番id', '地番ID'] };
const PARCEL_COLUMNS = {
  ...PARCEL_KEY,
  prc_num1: ['prc_num1', '地番1'],
  prc_num2: ['prc_num2', '地番2'],
  prc_num3: ['prc_num3', '地番3'],
  ...ABOLISHED,
};

/** 302015 → 30201. */
const jisOf = (code: string) => Math.floor(Number(code) / 10);

export function toPoint(lat: string, lng: string, datum: string): Point | undefined {
  const [y, x] = [Number(lat), Number(lng)];
  if (lat === '' || lng === '' || !Number.isFinite(y) || !Number.isFinite(x)) return undefined;
  const known = datum === 'EPSG:6668' || datum === 'EPSG:4612' ? datum : null;
  return { lat: Math.round(y * 1e6), lng: Math.round(x * 1e6), datum: known };
}

export function* readCities(rows: Iterable<string[]>): Generator<MunicipalityParts> {
  for (const row of namedRows(rows, CITY_COLUMNS)) {
    if (row.ablt_date !== '' || row.city === '') continue;
    const named = (name: string): NamedPart | undefined =>
      row[name] === ''
        ? undefined
        : { name: row[name]!, kana: toKatakana(row[`${name}_kana`]!), roma: row[`${name}_roma`]! };
    yield { jis: jisOf(row.lg_code!), county: named('county'), city: named('city')!, ward: named('ward') };
  }
}

export function readCityPoints(rows: Iterable<string[]>): Map<number, Point> {
  const points = new Map<number, Point>();
  for (const row of namedRows(rows, CITY_POSITION_COLUMNS)) {
    const point = toPoint(row.rep_lat, row.rep_lon, row.rep_srid);
    if (point) points.set(jisOf(row.lg_code), point);
  }
  return points;
}

export function readTownPoints(rows: Iterable<string[]>, into: Map<string, Point>): void {
  for (const row of namedRows(rows, TOWN_POSITION_COLUMNS)) {
    const point = toPoint(row.rep_lat, row.rep_lon, row.rep_srid);
    if (point) into.set(`${Number(row.lg_code)} ${Number(row.machiaza_id)}`, point);
  }
}

export function* readTowns(rows: Iterable<string[]>, points: ReadonlyMap<string, Point>): Generator<TownRow> {
  for (const row of namedRows(rows, TOWN_COLUMNS)) {
    // 2 is a Kyoto street, which stands beside the town, not below it.
    if (row.ablt_date !== '' || row.koaza_aka_code === '2') continue;
    const isBare = row.oaza_cho === '';
    const town = isBare ? row.koaza! : row.oaza_cho!;
    if (town === '') continue;
    const koaza = isBare ? '' : row.koaza!;
    const chome = row.chome === '' ? 0 : Number(row.chome_number) || chomeOf(row.chome!);
    const id = Number(row.machiaza_id);
    yield {
      jis: jisOf(row.lg_code!),
      town,
      kana: toKatakana(isBare ? row.koaza_kana! : row.oaza_cho_kana!),
      roma: isBare ? row.koaza_roma! : row.oaza_cho_roma!,
      id,
      point: points.get(`${Number(row.lg_code)} ${id}`),
      ...(chome > 0
        ? { chome }
        : koaza === ''
          ? {}
          : { koaza, koazaKana: toKatakana(row.koaza_kana!), koazaRoma: row.koaza_roma! }),
    };
  }
}

const chomeOf = (name: string): number => {
  const first = foldKey(name).charCodeAt(0) - NUMBER_BASE;
  return first > 0 && first < 200 ? first : 0;
};

/** One house or lot: registry town, its numbers, and the id that names it below the town. */
export interface NumberRow {
  readonly municipality: string;
  readonly town: number;
  readonly kind: 'house' | 'lot';
  readonly numbers: readonly [string, string, string];
  readonly id: string;
}

export function* readResidences(rows: Iterable<string[]>): Generator<NumberRow> {
  for (const row of namedRows(rows, RESIDENCE_COLUMNS)) {
    if (row.ablt_date !== '' || row.blk_num === '') continue;
    const id = [row.blk_id, row.rsdt_id, row.rsdt2_id].filter((value) => value !== '').join('-');
    yield {
      municipality: row.lg_code,
      town: Number(row.machiaza_id),
      kind: 'house',
      numbers: [row.blk_num, row.rsdt_num, row.rsdt_num2],
      id,
    };
  }
}

export function* readParcels(rows: Iterable<string[]>): Generator<NumberRow> {
  for (const row of namedRows(rows, PARCEL_COLUMNS)) {
    if (row.ablt_date !== '' || row.prc_num1 === '') continue;
    yield {
      municipality: row.lg_code,
      town: Number(row.machiaza_id),
      kind: 'lot',
      numbers: [row.prc_num1, row.prc_num2, row.prc_num3],
      id: `p${row.prc_id}`,
    };
  }
}

/** Points of houses or lots by `municipality town id`. */
export function* readNumberPoints(
  rows: Iterable<string[]>,
  kind: 'house' | 'lot',
): Generator<{ key: string; point: Point }> {
  const names = { ...(kind === 'house' ? RESIDENCE_KEY : PARCEL_KEY), ...POSITION } as Record<
    string,
    readonly string[]
  >;
  for (const row of namedRows(rows, names)) {
    const point = toPoint(row.rep_lat!, row.rep_lon!, row.rep_srid!);
    if (!point) continue;
    const id =
      kind === 'lot'
        ? `p${row.prc_id}`
        : [row.blk_id, row.rsdt_id, row.rsdt2_id].filter((value) => value !== '').join('-');
    yield { key: `${row.lg_code} ${Number(row.machiaza_id)} ${id}`, point };
  }
}
