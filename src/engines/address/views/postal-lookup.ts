import { PREFECTURES } from '../../../japan/prefectures.ts';
import { romanizePlace, titleCase } from '../../../japan/romaji.ts';
import { ENTRY } from '../data/compile.ts';
import { createFolded, foldInto, foldKey } from '../data/fold.ts';
import { POSTAL } from '../data/rows.ts';
import { conditionKind } from '../import/postal-name.ts';
import { cityRoot, findTown, townsByPrefix } from '../match/town.ts';
import type { PostalQuery, PostalRecord, PostalResult } from '../types.ts';
import { formatPostalCode, provenance, type ViewContext } from './context.ts';
import { defaultCodes, rowsOfCode } from './postal-codes.ts';

const DEFAULT_LIMIT = 100;
const present = (value: string | null | undefined): value is string =>
  value !== null && value !== undefined && value.trim() !== '';

/** By code, or from components to codes. A town with several codes returns each with its condition. */
export function lookupPostal(context: ViewContext, query: PostalQuery): PostalResult {
  return present(query.postal_code) ? byCode(context, query, query.postal_code) : byComponents(context, query);
}

function byCode(context: ViewContext, query: PostalQuery, code: string): PostalResult {
  const digits = code.normalize('NFKC').replace(/\D/g, '');
  const records = recordsOfCode(context, Number(digits));
  const asked = [query.prefecture, query.city, query.ward, query.town].some(present);
  const fits = asked && records.length > 0 ? records.some((record) => recordFits(record, query)) : asked ? false : null;
  return result(context, query, records, {
    direction: 'by_postal_code',
    postal_code: formatPostalCode(digits),
    match_type: null,
    components_match: fits,
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
  if (present(query.prefecture) && foldKey(query.prefecture) !== foldKey(record.prefecture)) return false;
  if (present(query.city) && !foldKey(whole).includes(foldKey(query.city))) return false;
  if (present(query.ward) && foldKey(query.ward) !== foldKey(record.ward ?? record.city)) return false;
  if (!present(query.town)) return true;
  if (record.is_default) return true;
  return (
    record.town !== null &&
    (foldKey(query.town).startsWith(foldKey(record.town)) || foldKey(record.town).startsWith(foldKey(query.town)))
  );
}

interface Found {
  readonly rows: number[];
  readonly type: NonNullable<PostalResult['match_type']>;
}

function byComponents(context: ViewContext, query: PostalQuery): PostalResult {
  const cities = citiesOf(context, query);
  const town = present(query.town) ? query.town : undefined;
  const found = cities.map((city) => (town === undefined ? wholeCity(context, city) : townRows(context, city, town)));
  const order = ['exact', 'normalized', 'former_name', 'prefix_unique', 'municipality_default'] as const;
  const best = Math.min(...found.map((item) => (item ? order.indexOf(item.type) : order.length)));
  const type = order[best] ?? null;
  // Without a municipality a name is looked for everywhere, but never guessed from its beginning.
  const isAnchored = present(query.city) || present(query.ward);
  const isGuess = type === 'prefix_unique' || type === 'municipality_default';
  const rows =
    type === null || (isGuess && !isAnchored) ? [] : found.flatMap((item) => (item?.type === type ? item.rows : []));
  const records = [...new Set(rows)].sort((a, b) => a - b).map((row) => areaRecord(context, row));
  return result(context, query, records, {
    direction: 'by_components',
    postal_code: null,
    match_type: records.length === 0 ? null : type,
    components_match: null,
  });
}

const scratch = createFolded();

/** Municipalities that fit prefecture, city and ward as far as they were sent. */
function citiesOf({ data }: ViewContext, query: PostalQuery): number[] {
  const prefecture = present(query.prefecture) ? foldKey(query.prefecture) : undefined;
  const city = present(query.city) ? foldKey(query.city) : undefined;
  const ward = present(query.ward) ? foldKey(query.ward) : undefined;
  const jis = data.column.cityJis!;
  const fitting: number[] = [];
  for (let row = 0; row < jis.length; row++) {
    if (data.number('cityParent', row)) continue;
    if (prefecture !== undefined && foldKey(PREFECTURES[Math.floor(jis[row]! / 1000) - 1]!.name) !== prefecture)
      continue;
    const parts = ['County', 'City', 'Ward'].map((part) => foldKey(data.text(`city${part}`, row)));
    const [c, n, w] = parts as [string, string, string];
    if (ward !== undefined && w !== ward && !(w === '' && n === ward)) continue;
    if (city !== undefined && ![n, c + n, n + w, c + n + w, w].includes(city)) continue;
    fitting.push(row);
  }
  return fitting;
}

function wholeCity({ data }: ViewContext, city: number): Found {
  const rows: number[] = [];
  const cities = data.column.postalCity!;
  for (let row = 0; row < cities.length; row++) if (cities[row] === city) rows.push(row);
  return { rows, type: 'exact' };
}

function townRows({ data }: ViewContext, city: number, town: string): Found | undefined {
  const folded = foldInto(scratch, town);
  const root = cityRoot(data, city);
  const hit = findTown(data, folded, root, 0);
  if (hit && hit.townTo >= 1 && (hit.flags & (ENTRY.variant | ENTRY.partial)) === 0) {
    const rows = [...data.postalRows(hit.town)];
    const isExact =
      data.text('townName', hit.town) === town || rows.some((row) => data.text('postalName', row) === town);
    if (rows.length > 0)
      return { rows, type: hit.flags & ENTRY.alias ? 'former_name' : isExact ? 'exact' : 'normalized' };
  } else {
    const { towns } = townsByPrefix(data, folded, root, 0, 2);
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

function areaRecord(context: ViewContext, row: number): PostalRecord {
  const { data } = context;
  const flags = data.number('postalFlags', row);
  const town = data.text('postalName', row);
  const condition = data.text('postalCondition', row);
  const kana = data.text('postalKana', row) || townKana(context, row);
  return {
    ...municipalityFields(context, data.number('postalCity', row)),
    postal_code: formatPostalCode(data.number('postalZip', row)),
    kind: flags & POSTAL.floor ? 'building_floor' : 'area',
    town: town || null,
    town_kana: kana || null,
    address_en: englishOf(context, data.number('postalCity', row), townEnglish(context, row, town, kana)),
    condition: condition === '' ? null : { kind: conditionKind(condition), text: condition },
    is_default: (flags & POSTAL.isDefault) !== 0,
    town_has_several_codes: (flags & POSTAL.severalCodes) !== 0,
    code_has_several_towns: (flags & POSTAL.severalTowns) !== 0,
    has_chome: (flags & POSTAL.hasChome) !== 0,
    office: null,
  };
}

function townKana({ data }: ViewContext, row: number): string {
  const town = data.number('postalTown', row);
  return town === 0 || data.townFlag(town - 1, 'kanaGuessed') ? '' : data.text('townKana', town - 1);
}

/** The town in English; of a building's row the town it stands in. */
function townEnglish({ data, english }: ViewContext, row: number, town: string, kana: string): string | undefined {
  if (town === '') return '';
  if (data.number('postalFlags', row) & POSTAL.floor)
    return data.number('postalTown', row) === 0 ? undefined : english.town(data.number('postalTown', row) - 1)?.text;
  const official = data.text('postalRomaji', row);
  if (official !== '') return titleCase(official.toLowerCase());
  const linked = data.number('postalTown', row);
  const split = linked > 0 && data.text('townKana', linked - 1) === kana ? data.number('townSplit', linked - 1) : 0;
  return kana === '' ? undefined : romanizePlace(kana, town, split);
}

function officeRecord(context: ViewContext, row: number): PostalRecord {
  const { data } = context;
  return {
    ...municipalityFields(context, data.number('officeCity', row)),
    postal_code: formatPostalCode(data.number('officeZip', row)),
    kind: 'office',
    town: data.text('officeTown', row) || null,
    town_kana: null,
    address_en: null,
    condition: null,
    is_default: false,
    town_has_several_codes: false,
    code_has_several_towns: false,
    has_chome: false,
    office: {
      name: data.text('officeName', row),
      name_kana: data.text('officeKana', row),
      street: data.text('officeStreet', row),
    },
  };
}

function municipalityFields({ data }: ViewContext, city: number) {
  const jis = data.number('cityJis', city);
  const prefecture = PREFECTURES[Math.floor(jis / 1000) - 1]!;
  const kana = ['County', 'City', 'Ward'].map((part) => data.text(`city${part}Kana`, city)).join('');
  return {
    municipality_code: String(jis).padStart(5, '0'),
    prefecture: prefecture.name,
    county: data.text('cityCounty', city) || null,
    city: data.text('cityCity', city),
    ward: data.text('cityWard', city) || null,
    prefecture_kana: prefecture.kana,
    city_kana: kana,
  };
}

function englishOf(context: ViewContext, city: number, town: string | undefined): string | null {
  const [countyEn, cityEn, wardEn] = context.english.municipality(city);
  if (town === undefined || !cityEn) return null;
  const prefecture = PREFECTURES[Math.floor(context.data.number('cityJis', city) / 1000) - 1]!;
  return [town, wardEn?.text, cityEn.text, countyEn?.text, prefecture.english].filter(Boolean).join(', ');
}

function result(
  context: ViewContext,
  query: PostalQuery,
  records: readonly PostalRecord[],
  head: Pick<PostalResult, 'direction' | 'postal_code' | 'match_type' | 'components_match'>,
): PostalResult {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const results = records.slice(0, limit);
  return {
    status: records.length === 0 ? 'not_found' : records.length === 1 ? 'found' : 'multiple',
    ...head,
    count: results.length,
    total_count: records.length,
    truncated: records.length > results.length,
    results,
    ...provenance(
      context,
      ['jp_postal_data'],
      'jp_postal_data',
      head.match_type === 'former_name' ? ['former_name_used'] : [],
    ),
  };
}
