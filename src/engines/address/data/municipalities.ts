import { median } from '../../../contract/median.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { foldKey } from './fold.ts';
import type { MunicipalityParts, MunicipalityRow, NamedPart, Point, SourceName } from './rows.ts';

export interface Municipality extends MunicipalityParts {
  readonly prefecture: number;
  /** A designated city as a whole; its wards are municipalities of their own. */
  readonly isParent: boolean;
  point?: Point | undefined;
  pointSource?: SourceName;
}

/** Takes the postal file's joined names apart and adds the designated cities above their wards. */
export function splitMunicipalities(joined: readonly MunicipalityRow[]): Municipality[] {
  const rows = joined.map(withoutIsland);
  const groups = groupReadings(rows);
  const list = rows.map((row): Municipality => {
    const prefecture = Math.floor(row.jis / 1000);
    const { head, tail } = splitName(row);
    const part = (name: string, kana: string): NamedPart => ({ name, kana, roma: '' });
    if (head === '')
      return {
        jis: row.jis,
        prefecture,
        county: undefined,
        city: part(tail, row.kana),
        ward: undefined,
        isParent: false,
      };
    const headKana = groups.get(`${prefecture} ${head}`) ?? '';
    const tailKana = row.kana.slice(headKana.length);
    const isWard = head.endsWith('市');
    return {
      jis: row.jis,
      prefecture,
      county: isWard ? undefined : part(head, headKana),
      city: isWard ? part(head, headKana) : part(tail, tailKana),
      ward: isWard ? part(tail, tailKana) : undefined,
      isParent: false,
    };
  });
  return [...list, ...parents(list)].sort((a, b) => a.jis - b.jis);
}

/** Japan Post writes 三宅島三宅村 and 八丈島八丈町; the municipalities are called 三宅村 and 八丈町. */
function withoutIsland(row: MunicipalityRow): MunicipalityRow {
  const island = ISLANDS[row.jis];
  if (!island || !row.name.startsWith(island.name)) return row;
  return { ...row, name: row.name.slice(island.name.length), kana: row.kana.slice(island.kana.length) };
}
const ISLANDS: Readonly<Record<number, { name: string; kana: string }>> = {
  13381: { name: '三宅島', kana: 'ミヤケジマ' },
  13401: { name: '八丈島', kana: 'ハチジョウジマ' },
};

/** JIS X 0402: xx100–xx199 designated cities and their wards (Tokyo: special wards), 200s cities, 300 and up counties. */
function splitName(row: MunicipalityRow): { head: string; tail: string } {
  const number = row.jis % 1000;
  const pattern = number >= 300 ? /^(.+?郡)(.+)$/ : number < 200 ? /^(.+?市)(.+区)$/ : undefined;
  const match = pattern?.exec(row.name);
  return match ? { head: match[1]!, tail: match[2]! } : { head: '', tail: row.name };
}

/** Reading of each county and designated city: what the readings of its members begin with, up to グン or シ. */
function groupReadings(rows: readonly MunicipalityRow[]): Map<string, string> {
  const prefixes = new Map<string, string>();
  for (const row of rows) {
    const { head } = splitName(row);
    if (head === '') continue;
    const slot = `${Math.floor(row.jis / 1000)} ${head}`;
    const known = prefixes.get(slot);
    prefixes.set(slot, known === undefined ? row.kana : commonPrefix(known, row.kana));
  }
  for (const [slot, prefix] of prefixes) {
    const head = slot.slice(slot.indexOf(' ') + 1);
    // 北群馬郡 is キタグンマグン: as many グン as the name has characters read so.
    const marks = head.endsWith('市') ? 1 : (head.match(/[郡群軍]/g)?.length ?? 1);
    const mark = head.endsWith('市') ? 'シ' : 'グン';
    let end = head.endsWith('市') ? prefix.lastIndexOf(mark) : -1;
    if (mark === 'グン') for (let i = 0; i < marks; i++) end = prefix.indexOf(mark, end + 1);
    prefixes.set(slot, end < 0 ? '' : prefix.slice(0, end + mark.length));
  }
  return prefixes;
}

function commonPrefix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

function parents(list: readonly Municipality[]): Municipality[] {
  const first = new Map<string, Municipality>();
  for (const municipality of list) {
    if (!municipality.ward) continue;
    const slot = `${municipality.prefecture} ${municipality.city.name}`;
    const known = first.get(slot);
    if (!known || municipality.jis < known.jis) first.set(slot, municipality);
  }
  // The city's own code is the ten below its first ward: 26101 → 26100, 22138 → 22130.
  return [...first.values()].map((ward) => ({
    jis: Math.floor(ward.jis / 10) * 10,
    prefecture: ward.prefecture,
    county: undefined,
    city: ward.city,
    ward: undefined,
    isParent: true,
  }));
}

export const fullName = (parts: MunicipalityParts): string =>
  (parts.county?.name ?? '') + parts.city.name + (parts.ward?.name ?? '');

/** Kyoto city: wards 26101 to 26111, and the city as a whole. */
export const isKyoto = (jis: number): boolean => jis >= 26100 && jis <= 26111;

/** What of the hierarchy a written form contains; what is missing was left out by the writer. */
export const FORM = { prefecture: 1, county: 2, city: 4, alias: 8, short: 16 } as const;
export const FORM_BITS = 5;
/** Ids from here are prefectures alone, and from the next former municipalities. */
export const PREFECTURE_ID = 4096;
export const ALIAS_ID = 8192;

/** Every way a municipality is written, with what it contains: [prefecture][county]city[ward], ward without its city. */
export function* writtenForms(m: Municipality): Generator<{ key: string; form: number }> {
  const prefecture = PREFECTURES[m.prefecture - 1]!.name;
  const short = prefecture === '北海道' ? '' : prefecture.slice(0, -1);
  const county = m.county?.name ?? '';
  const tails: [string, number][] = m.ward
    ? [
        [m.city.name + m.ward.name, FORM.city],
        [m.ward.name, 0],
      ]
    : [[m.city.name, FORM.city]];
  if (county !== '') tails.push([county + m.city.name, FORM.city | FORM.county]);
  if (ISLANDS[m.jis]) tails.push([ISLANDS[m.jis]!.name + m.city.name, FORM.city]);
  for (const [name, form] of tails) {
    const tail = foldKey(name);
    yield { key: tail, form };
    yield { key: foldKey(prefecture) + tail, form: form | FORM.prefecture };
    if (short !== '' && form & FORM.city)
      yield { key: foldKey(short) + tail, form: form | FORM.prefecture | FORM.short };
  }
}

/** The point nearest to the median of all: an average may lie in the sea, one of the points never does. */
export function nearestToMiddle(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const lat = median(points.map((point) => point.lat));
  const lng = median(points.map((point) => point.lng));
  const distance = (point: Point) => (point.lat - lat) ** 2 + ((point.lng - lng) * 0.82) ** 2;
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
}
