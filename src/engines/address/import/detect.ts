import { csvRows, guessEncoding } from './csv.ts';
import type { ImportFile } from './files.ts';

/** What a file is, by its content: names of downloaded files are not to be trusted. */
const IMPORT_KINDS = [
  'ken_all',
  'jigyosyo',
  'ken_all_rome',
  'abr_prefecture',
  'abr_city',
  'abr_city_pos',
  'abr_town',
  'abr_town_pos',
  'abr_residence',
  'abr_residence_pos',
  'abr_block',
  'abr_block_pos',
  'abr_parcel',
  'abr_parcel_pos',
  'position_reference',
  'position_blocks',
  'geolonia_tree',
  'geolonia_csv',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export function detectKind(file: ImportFile): ImportKind | undefined {
  if (/(?:^|\/)ja\/[^/]+\/[^/]+\.json$/.test(file.path)) return 'geolonia_tree';
  if (!/\.(csv|txt)$/i.test(file.path)) return undefined;
  const bytes = file.bytes();
  const head = bytes.subarray(0, Math.min(bytes.length, 4096));
  for (const first of csvRows(head, guessEncoding(bytes)))
    return byFirstRow(first.map((name) => name.replace(/^\ufeff/, '').trim()));
  return undefined;
}

function byFirstRow(row: readonly string[]): ImportKind | undefined {
  const has = (...names: string[]) => names.some((name) => row.includes(name));
  if (has('lg_code', '全国地方公共団体コード')) return registryKind(has);
  if (has('街区符号・地番')) return 'position_blocks';
  if (has('大字町丁目コード')) return 'position_reference';
  if (has('大字町丁目名カナ')) return 'geolonia_csv';
  const seven = (text: string | undefined) => /^\d{7}$/.test(text ?? '');
  if (row.length === 15 && /^\d{5}$/.test(row[0]!) && seven(row[2])) return 'ken_all';
  if (row.length === 13 && /^\d{5}$/.test(row[0]!) && seven(row[7])) return 'jigyosyo';
  if (row.length === 7 && seven(row[0])) return 'ken_all_rome';
  return undefined;
}

function registryKind(has: (...names: string[]) => boolean): ImportKind | undefined {
  const isPosition = has('rep_lon', '代表点_経度', '代表点経度');
  if (has('prc_id', '地番id', '地番ID')) return isPosition ? 'abr_parcel_pos' : 'abr_parcel';
  if (has('rsdt_id', 'addr_id', '住居id', '住居ID')) return isPosition ? 'abr_residence_pos' : 'abr_residence';
  if (has('blk_id', '街区id', '街区ID')) return isPosition ? 'abr_block_pos' : 'abr_block';
  if (has('machiaza_id', 'town_id', '町字id', '町字ID')) return isPosition ? 'abr_town_pos' : 'abr_town';
  if (isPosition) return 'abr_city_pos';
  if (has('city', 'city_name', '市区町村名')) return 'abr_city';
  return has('pref', 'pref_name', '都道府県名') ? 'abr_prefecture' : undefined;
}
