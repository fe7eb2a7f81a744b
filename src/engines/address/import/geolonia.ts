import { toKatakana } from '../../../japan/kana.ts';
import type { HasTown, ResolveMunicipality } from '../data/assemble.ts';
import type { Point, SourceStamp, TownRow } from '../data/rows.ts';
import { splitChome } from '../data/town-book.ts';
import type { Files } from './files.ts';

export const GEOLONIA_LICENCE: Omit<SourceStamp, 'data_as_of'> = {
  source: 'geolonia_addresses',
  licence: 'CC BY 4.0',
  attribution: 'Geolonia 住所データ (Geolonia japanese-addresses)',
};

interface JsonTown {
  readonly town: string;
  readonly koaza?: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The tree `api/ja/PREFECTURE/CITY.json` of geolonia/japanese-addresses. */
export function* readGeoloniaTree(files: Files, resolve: ResolveMunicipality, hasTown: HasTown): Generator<TownRow> {
  for (const { path, text } of files) {
    const match = /(?:^|\/)ja\/([^/]+)\/([^/]+)\.json$/.exec(path);
    if (!match) continue;
    const places = resolve(match[1]!, match[2]!);
    if (places.length === 0) continue;
    const rows = JSON.parse(text()) as JsonTown[];
    const names = new Set(rows.map((row) => row.town));
    const whole = new Set(rows.filter((row) => row.koaza && !isCounted(row.town, names)).map((row) => row.town));
    for (const row of rows) {
      const { town, chome } = whole.has(row.town)
        ? { town: row.town, chome: undefined }
        : splitChome(row.town, places[0]!);
      const jis = places.length === 1 ? places[0]! : (places.find((code) => hasTown(code, town)) ?? places[0]!);
      const point = toPoint(row.lat, row.lng);
      yield { jis, town, ...(chome === undefined ? {} : { chome }), ...(row.koaza ? { koaza: row.koaza } : {}), point };
    }
  }
}

/** 昭和八丁目 with 字 below it and no 一丁目 beside it is the name of a town, not the eighth of several. */
const isCounted = (town: string, names: ReadonlySet<string>): boolean =>
  names.has(town.replace(/[〇一二三四五六七八九十百]+丁目$/, '一丁目'));

const toPoint = (lat: number | null, lng: number | null): Point | undefined =>
  lat === null || lng === null || lat === undefined || lng === undefined
    ? undefined
    : { lat: Math.round(lat * 1e6), lng: Math.round(lng * 1e6), datum: 'EPSG:6668' };

/** `latest.csv` of the same project: 14 columns, one row per town or 丁目, with readings. */
export function* readGeoloniaCsv(rows: Iterable<string[]>): Generator<TownRow> {
  for (const row of rows) {
    if (row.length < 14 || !/^\d{5}$/.test(row[4]!)) continue;
    const jis = Number(row[4]);
    const { town, chome } = splitChome(row[8]!, jis);
    // With 丁目 split off, the reading of the joined name does not fit the town.
    const kana =
      chome === undefined
        ? toKatakana(row[9]!)
        : toKatakana(row[9]!).replace(
            /\s*[0-9０-９]*(?:イッ|ニ|サン|ヨン|ゴ|ロク|ナナ|ハチ|ハッ|キュウ|ジュッ?ウ?)*チョウメ$/,
            '',
          );
    yield {
      jis,
      town,
      kana,
      point: toPoint(row[12] === '' ? null : Number(row[12]), row[13] === '' ? null : Number(row[13])),
      ...(chome === undefined ? {} : { chome }),
      ...(row[11] ? { koaza: row[11] } : {}),
    };
  }
}
