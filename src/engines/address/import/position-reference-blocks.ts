import { namedTownKey } from '../data/named-town.ts';
import type { Point } from '../data/rows.ts';
import { splitChome } from '../data/town-book.ts';
import { toPoint } from './address-base-registry.ts';
import { namedRows } from './csv.ts';

/** Columns of 街区レベル位置参照情報; the file names its towns in words, without codes. */
const COLUMNS = {
  prefecture: ['都道府県名'],
  city: ['市区町村名'],
  town: ['大字・丁目名', '大字・町丁目名'],
  koaza: ['小字・通称名'],
  number: ['街区符号・地番'],
  lat: ['緯度'],
  lng: ['経度'],
  representative: ['代表フラグ'],
  changed: ['更新後履歴フラグ'],
  before: ['更新前履歴フラグ'],
};
/** 更新後履歴フラグ: the block was taken out; the files of fiscal 2021 hold such rows under 更新前履歴フラグ by mistake. */
const REMOVED = '3';

export interface BlockRow {
  readonly town: number;
  readonly number: string;
  readonly point: Point | undefined;
}

/** The blocks (街区符号, or lot numbers where 住居表示 is not in force), one point each; of several rows one is representative. */
export function* readPositionBlocks(
  rows: Iterable<string[]>,
  municipality: (prefecture: string, name: string) => number | undefined,
): Generator<BlockRow> {
  const others = new Map<string, BlockRow>();
  const done = new Set<string>();
  for (const row of namedRows(rows, COLUMNS)) {
    if (row.number === '' || row.changed === REMOVED || row.before === REMOVED) continue;
    const jis = municipality(row.prefecture, row.city);
    if (jis === undefined) continue;
    const { town, chome } = splitChome(row.town, jis);
    const key = namedTownKey(jis, town, chome ?? 0, row.koaza);
    const block = { town: key, number: row.number, point: toPoint(row.lat, row.lng, 'EPSG:6668') };
    const id = `${key} ${row.number}`;
    if (row.representative === '0') {
      others.set(id, block);
    } else if (!done.has(id)) {
      done.add(id);
      yield block;
    }
  }
  for (const [id, block] of others) if (!done.has(id)) yield block;
}
