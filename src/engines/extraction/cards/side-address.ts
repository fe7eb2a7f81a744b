import { findAddress, isBuildingLine } from '../candidates/address.ts';
import { ADDRESS_LABEL, NAMED_AFTER_TOWN, TOWN_AT_END } from '../candidates/broken-address.ts';
import type { Candidate, Place } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';

/** An address with the lines it goes on in. */
export interface SideAddress extends Candidate<string> {
  readonly more: readonly Place[];
}

/** The addresses of one side, each with the building printed under it. */
export function readAddresses(rows: readonly Row[], contacts: readonly Place[]): SideAddress[] {
  const halves = rows.flatMap((row) => englishHalves(row, rows[row.index + 1]) ?? []);
  const taken = new Set(halves.flatMap(({ row, more }) => [row, ...more.map((place) => place.row)]));
  const found = rows
    .filter((row) => !taken.has(row))
    .flatMap((row) => findAddress(row) ?? [])
    .map(withoutCode);
  if (halves.length > 0) return [...halves, ...found.map((address) => ({ ...address, more: [] }))];
  if (found.length === 0) return rows.flatMap((row) => brokenAddress(row, rows[row.index + 1], contacts) ?? []);
  return found.map((address) => {
    const next = rows[address.row.index + 1];
    const segment = next?.segments[0];
    if (!next || !segment || found.some((other) => other.row === next) || !isBuildingLine(segment.text))
      return { ...address, more: [] };
    return {
      ...address,
      value: `${address.value} ${segment.text}`,
      more: [{ row: next, start: segment.start, end: segment.end }],
    };
  });
}

/** 5F Aoyama Crest, 3-8-24 Minami-Aoyama: a house, and no number to ring. */
const HOUSE_LINE =
  /^(?=[^@:+]*\d-\d)(?=.*[A-Z][a-z]{2})(?!.*(?:Tel|Fax|TEL|FAX|Mobile|Phone|\d{3}-\d{4}))[\x20-\x7e]{8,60}$/;
/** Minato-ku, Tokyo 107-0062 Japan: a town with its postal code, and no house. */
const TOWN_LINE = /^(?!.*\d-\d+-)[A-Z][A-Za-z'-]+,?(?: [A-Z][A-Za-z'-]+,?){0,3} \d{3}-\d{4}(?:,? (?:Japan|JAPAN))?\.?$/;

/** An English address set on two lines: the house, then the town. */
function englishHalves(row: Row, next: Row | undefined): SideAddress | null {
  const [house, town] = [row.text.trim(), next?.text.trim() ?? ''];
  if (!next || !TOWN_LINE.test(town) || !HOUSE_LINE.test(house)) return null;
  const start = row.text.search(/\S/);
  const from = next.text.search(/\S/);
  return {
    row,
    start,
    end: start + house.length,
    value: `${house} ${town}`,
    repairs: [],
    more: [{ row: next, start: from, end: from + town.length }],
  };
}

/** 506-0026 under the address: a code alone in its row where none is printed with a mark. */
export function codesAlone(rows: readonly Row[], addresses: readonly SideAddress[]): Candidate<string>[] {
  return rows.flatMap((row) => {
    const code = /^\s*(\d{3}-\d{4})\s*$/.exec(row.text)?.[1];
    const isUnder = addresses.some(({ row: own, more }) => (more.at(-1)?.row ?? own).index === row.index - 1);
    if (code === undefined || !isUnder) return [];
    const start = row.text.indexOf(code);
    return [{ row, start, end: start + code.length, value: code, repairs: [] }];
  });
}

/** 長野県松本市島内4170-5 〒390-0851, 沖縄県宜野湾市大山7-10-25 901-2223: the code behind the address is no part of it. */
function withoutCode(address: Candidate<string>): Candidate<string> {
  const isJapanese = /\p{Script=Han}/u.test(address.value);
  const value = address.value.replace(
    isJapanese
      ? /\s*[(（](?:自宅|事務所|勤務先)[)）]$|\s*[(（]?〒 ?\d{3}-?\d{4}[)）]?$|(?<=\d\S{0,3})[\s/]+\d{3}-\d{4}$/
      : /\s*[(（]?〒 ?\d{3}-?\d{4}[)）]?$/,
    '',
  );
  return { ...address, value, end: address.end - (address.value.length - value.length) };
}

const TOWN_ALONE = /^\p{Script=Han}{2,3}[都道府県][\p{Script=Han}ぁ-んァ-ヶ]{1,7}[市区町村]$/u;
const HOUSE = /[\d〇一二三四五六七八九十]/;

/** 沖縄県豊見城市 ⏎ 与根490-3: a town alone on its line, its house on the next; or a house in kanji with a dash. */
function brokenAddress(row: Row, next: Row | undefined, contacts: readonly Place[]): SideAddress | null {
  const text = row.text.trimEnd();
  const town = TOWN_AT_END.exec(text);
  const before = text.slice(0, town?.index ?? 0);
  if (!town || /[^\s\d〒:-]/.test(before.replace(ADDRESS_LABEL, ''))) return null;
  if (NAMED_AFTER_TOWN.test(town[0])) return null;
  const place = { row, start: town.index, end: text.length, repairs: [] };
  if (/[市区町村郡]\S*[\d〇一二三四五六七八九十]$/.test(town[0])) return { ...place, value: town[0], more: [] };
  // 東京都世田谷区: where somebody works at home no house is printed.
  if (TOWN_ALONE.test(text.trim()) && (!next || contacts.some((entry) => entry.row === next)))
    return { ...place, value: town[0], more: [] };
  const line = next?.text.trim() ?? '';
  if (!next || !HOUSE.test(line) || line.length > 24 || contacts.some((entry) => entry.row === next)) return null;
  const start = next.text.search(/\S/);
  return { ...place, value: town[0] + line, more: [{ row: next, start, end: start + line.length }] };
}
