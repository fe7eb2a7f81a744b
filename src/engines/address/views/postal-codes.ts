import type { AddressData } from '../data/address-data.ts';
import { foldKey } from '../data/fold.ts';
import { POSTAL } from '../data/rows.ts';
import { conditionKind } from '../import/postal-name.ts';
import type { Place } from '../match/match.ts';

/** Rows `[from, to)` of a sorted code column that have this code. */
export function rowsOfCode(column: ArrayLike<number>, zip: number): [number, number] {
  let low = 0;
  let high = column.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (column[middle]! < zip) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < column.length && column[end] === zip) end++;
  return [low, end];
}

/** Codes a place may have: those of its town, narrowed by 丁目 where the file divides by it; else the municipality's. */
export function codesOf(data: AddressData, place: Place): number[] {
  if (place.town < 0) return [];
  const all = data.postalRows(place.town);
  // Nearly every town has one row.
  if (all.length === 1 && !(data.column.postalFlags![all[0]!]! & POSTAL.floor))
    return [data.column.postalZip![all[0]!]!];
  const rows = [...all].filter((row) => !(data.number('postalFlags', row) & POSTAL.floor));
  const fitting =
    place.tail.chome > 0 ? rows.filter((row) => chomeFits(data.text('postalCondition', row), place.tail.chome)) : rows;
  const codes = new Set((fitting.length > 0 ? fitting : rows).map((row) => data.number('postalZip', row)));
  if (codes.size > 0) return [...codes];
  return defaultCodes(data, place.city);
}

/** Whether a bracket such as `１～３丁目` or `２丁目` lets a 丁目 through; other brackets do. */
function chomeFits(condition: string, chome: number): boolean {
  if (condition === '' || conditionKind(condition) !== 'chome_range' || /[「番除]/.test(condition)) return true;
  const plain = condition.normalize('NFKC').replace(/[〜～−]/g, '~');
  for (const part of plain.split('、')) {
    const range = /^(\d+)(?:丁目)?~(\d+)丁目$/.exec(part) ?? /^(\d+)(?:丁目)?~(\d+)$/.exec(part);
    if (range && chome >= Number(range[1]) && chome <= Number(range[2])) return true;
    const single = /^(\d+)(?:丁目)?$/.exec(part);
    if (single && chome === Number(single[1])) return true;
  }
  return false;
}

/** Codes of "not listed below" rows of a municipality. */
const defaults = new WeakMap<AddressData, Map<number, number[]>>();
export function defaultCodes(data: AddressData, city: number): number[] {
  let map = defaults.get(data);
  if (!map) {
    map = new Map();
    const flags = data.column.postalFlags!;
    for (let row = 0; row < flags.length; row++) {
      if (!(flags[row]! & POSTAL.isDefault)) continue;
      const key = data.number('postalCity', row);
      const known = map.get(key);
      if (known) known.push(data.number('postalZip', row));
      else map.set(key, [data.number('postalZip', row)]);
    }
    defaults.set(data, map);
  }
  return map.get(city) ?? [];
}

export function isKnownCode(data: AddressData, zip: number): boolean {
  const [from, to] = rowsOfCode(data.column.postalZip!, zip);
  const [officeFrom, officeTo] = rowsOfCode(data.column.officeZip!, zip);
  return from < to || officeFrom < officeTo;
}

/** Whether a code belongs to the place; null when the town is unknown. Floors and offices of the town count. */
export function codeAgrees(data: AddressData, place: Place, zip: number): boolean | null {
  if (place.town < 0) return null;
  if (codesOf(data, place).includes(zip)) return true;
  for (const row of data.postalRows(place.town))
    if (data.number('postalZip', row) === zip && !narrower(data, row, place)) return true;
  const [from, to] = rowsOfCode(data.column.officeZip!, zip);
  for (let row = from; row < to; row++) {
    if (data.number('officeCity', row) !== place.city) continue;
    const key = foldKey(data.text('officeTown', row));
    if (key.startsWith(foldKey(data.text('townName', place.town)))) return true;
  }
  return false;
}

/** A row for other 丁目 of the same town. */
const narrower = (data: AddressData, row: number, place: Place) =>
  place.tail.chome > 0 && !chomeFits(data.text('postalCondition', row), place.tail.chome);
