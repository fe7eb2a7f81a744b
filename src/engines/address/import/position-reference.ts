import type { SourceStamp, TownRow } from '../data/rows.ts';
import { splitChome } from '../data/town-book.ts';
import { toPoint } from './address-base-registry.ts';

export const MLIT_LICENCE: Omit<SourceStamp, 'data_as_of'> = {
  source: 'mlit_position_reference',
  licence: '国土数値情報・位置参照情報 利用規約 (CC BY 4.0 compatible)',
  attribution: '国土交通省 位置参照情報ダウンロードサービスを加工 (MLIT position reference, processed)',
};

/** 大字・町丁目レベル位置参照情報: ten columns, 12-digit town code, world geodetic degrees (JGD2011). */
export function* readPositionReference(rows: Iterable<string[]>): Generator<TownRow> {
  for (const row of rows) {
    if (row.length < 10 || !/^\d{5}$/.test(row[2]!)) continue;
    const jis = Number(row[2]);
    const { town, chome } = splitChome(row[5]!, jis);
    yield { jis, town, point: toPoint(row[6]!, row[7]!, 'EPSG:6668'), ...(chome === undefined ? {} : { chome }) };
  }
}
