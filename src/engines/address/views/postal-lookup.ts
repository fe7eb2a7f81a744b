import { isNonBlank } from '../../../contract/non-blank.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import { ENTRY } from '../data/data-format.ts';
import { createFolded, foldInto, foldKey } from '../data/fold.ts';
import { POSTAL } from '../data/rows.ts';
import { rowsOfCode } from '../match/postal-code.ts';
import { cityRoot, TownFinder } from '../match/town.ts';
import type { PostalQuery, PostalRecord, PostalResult } from '../postal.types.ts';
import { formatPostalCode, provenance, type ViewContext } from './context.ts';
import { defaultCodes } from './postal-codes.ts';
import { areaRecord, officeRecord } from './postal-record.ts';

const DEFAULT_LIMIT = 100;

/** By code, or from components to codes. A town with several codes returns each with its condition. */
export function lookupPostal(context: ViewContext, query: PostalQuery): PostalResult {
  return isNonBlank(query.postalCode) ? byCode(context, query, query.postalCode) : byComponents(context, query);
}

function byCode(context: ViewContext, query: PostalQuery, code: string): PostalResult {
  const digits = code.normalize('NFKC').replace(/\D/g, '');
  const records = recordsOfCode(context, Number(digits));
  const asked = [query.prefecture, query.city, query.ward, query.town].some(isNonBlank);
  const fits = asked && records.length > 0 ? records.some((record) => recordFits(record, query)) : asked ? false : null;
  return result(context, records.slice(0, query.limit ?? DEFAULT_LIMIT), records.length, {
    direction: 'by_postal_code',
    postalCode: formatPostalCode(digits),
    match: null,
    componentsAgree: fits,
  });
}

function recordsOfCode(context: ViewContext, zip: number): PostalRecord[] {
  const { column } = context.data;
  const [from, to] = rowsOfCode(column.postalZip!, zip);
  const [officeFrom, officeTo] = rowsOfCode(column.officeZip!, zip);
  const records: PostalRecord[] = [];
  for (let row = from; row < to; row++) records.push(areaRecord(context, row));
  for (let row = officeFrom; row < officeTo; row++) records.push(officeRecord(context, row));
  return records;
}

/** Components agree when each one sent is part of the record's names. */
function recordFits(record: PostalRecord, query: PostalQuery): boolean {
  const whole = (record.county ?? '') + record.city + (record.ward ?? '');
  if (isNonBlank(query.prefecture) && foldKey(query.prefecture) !== foldKey(record.prefecture)) return false;
  if (isNonBlank(query.city) && !foldKey(whole).includes(foldKey(query.city))) return false;
  if (isNonBlank(query.ward) && foldKey(query.ward) !== foldKey(record.ward ?? record.city)) return false;
  if (!isNonBlank(query.town)) return true;
  if (record.isDefault) return true;
  return (
    record.town !== null &&
    (foldKey(query.town).startsWith(foldKey(record.town)) || foldKey(record.town).startsWith(foldKey(query.town)))
  );
}

interface Found {
  readonly rows: number[];
  readonly type: NonNullable<PostalResult['match']>;
}

function byComponents(context: ViewContext, query: PostalQuery): PostalResult {
  const cities = citiesOf(context, query);
  const town = isNonBlank(query.town) ? query.town : undefined;
  const found =
    town === undefined ? [wholeCities(context, cities)] : cities.map((city) => townRows(context, city, town));
  const order = ['exact', 'normalized', 'former_name', 'prefix_unique', 'municipality_default'] as const;
  const best = Math.min(...found.map((item) => (item ? order.indexOf(item.type) : order.length)));
  const type = order[best] ?? null;
  // Without a municipality a name is looked for everywhere, but never guessed from its beginning.
  const isAnchored = isNonBlank(query.city) || isNonBlank(query.ward);
  const isGuess = type === 'prefix_unique' || type === 'municipality_default';
  const rows =
    type === null || (isGuess && !isAnchored) ? [] : found.flatMap((item) => (item?.type === type ? item.rows : []));
  const distinct = [...new Set(rows)].sort((a, b) => a - b);
  const records = distinct.slice(0, query.limit ?? DEFAULT_LIMIT).map((row) => areaRecord(context, row));
  return result(context, records, distinct.length, {
    direction: 'by_components',
    postalCode: null,
    match: records.length === 0 ? null : type,
    componentsAgree: null,
  });
}

const scratch = createFolded();

interface FoldedCity {
  readonly row: number;
  readonly prefecture: string;
  readonly ward: string;
  /** Every way the query may name it: city, county and city, city and ward, ward. */
  readonly names: readonly string[];
}

const foldedCities = new WeakMap<AddressData, readonly FoldedCity[]>();

function citiesFolded(data: AddressData): readonly FoldedCity[] {
  const known = foldedCities.get(data);
  if (known) return known;
  const list: FoldedCity[] = [];
  const jis = data.column.cityJis!;
  for (let row = 0; row < jis.length; row++) {
    if (data.number('cityParent', row)) continue;
    const parts = ['County', 'City', 'Ward'].map((part) => foldKey(data.text(`city${part}`, row)));
    const [c, n, w] = parts as [string, string, string];
    const prefecture = foldKey(PREFECTURES[Math.floor(jis[row]! / 1000) - 1]!.name);
    list.push({ row, prefecture, ward: w || n, names: [...new Set([n, c + n, n + w, c + n + w, w])].filter(Boolean) });
  }
  foldedCities.set(data, list);
  return list;
}

/** Municipalities that fit prefecture, city and ward as far as they were sent. */
function citiesOf({ data }: ViewContext, query: PostalQuery): number[] {
  const prefecture = isNonBlank(query.prefecture) ? foldKey(query.prefecture) : undefined;
  const city = isNonBlank(query.city) ? foldKey(query.city) : undefined;
  const ward = isNonBlank(query.ward) ? foldKey(query.ward) : undefined;
  return citiesFolded(data)
    .filter(
      (item) =>
        (prefecture === undefined || item.prefecture === prefecture) &&
        (ward === undefined || item.ward === ward) &&
        (city === undefined || item.names.includes(city)),
    )
    .map(({ row }) => row);
}

function wholeCities({ data }: ViewContext, wanted: readonly number[]): Found {
  const isWanted = new Uint8Array(data.column.cityJis!.length);
  for (const city of wanted) isWanted[city] = 1;
  const rows: number[] = [];
  const cities = data.column.postalCity!;
  for (let row = 0; row < cities.length; row++) if (isWanted[cities[row]!]) rows.push(row);
  return { rows, type: 'exact' };
}

function townRows({ data }: ViewContext, city: number, town: string): Found | undefined {
  const folded = foldInto(scratch, town);
  const root = cityRoot(data, city);
  const finder = new TownFinder(data);
  const hit = finder.find(folded, root, 0);
  if (hit && hit.townTo >= 1 && (hit.flags & (ENTRY.variant | ENTRY.partial)) === 0) {
    const rows = [...data.postalRows(hit.town)];
    const isExact = data.text('townName', hit.town) === town || rows.some((row) => data.postalName(row) === town);
    if (rows.length > 0)
      return { rows, type: hit.flags & ENTRY.alias ? 'former_name' : isExact ? 'exact' : 'normalized' };
  } else {
    const { towns } = finder.byPrefix(folded, root, 0, 2);
    if (towns.length === 1) return { rows: [...data.postalRows(towns[0]!)], type: 'prefix_unique' };
  }
  const codes = new Set(defaultCodes(data, city));
  const rows: number[] = [];
  for (const zip of codes) {
    const [from, to] = rowsOfCode(data.column.postalZip!, zip);
    for (let row = from; row < to; row++)
      if (data.number('postalCity', row) === city && data.number('postalFlags', row) & POSTAL.isDefault) rows.push(row);
  }
  return rows.length === 0 ? undefined : { rows, type: 'municipality_default' };
}

function result(
  context: ViewContext,
  results: PostalRecord[],
  total: number,
  head: Pick<PostalResult, 'direction' | 'postalCode' | 'match' | 'componentsAgree'>,
): PostalResult {
  return {
    status: total === 0 ? 'not_found' : total === 1 ? 'found' : 'multiple',
    ...head,
    total,
    results,
    ...provenance(
      context,
      ['jp_postal_data'],
      'jp_postal_data',
      head.match === 'former_name' ? ['former_name_used'] : [],
    ),
  };
}
