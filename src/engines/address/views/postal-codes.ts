import type { AddressData } from '../data/address-data.ts';
import { foldKey } from '../data/fold.ts';
import { POSTAL } from '../data/rows.ts';
import type { Place } from '../match/place.ts';
import { rowsOfCode } from '../match/postal-code.ts';
import { formatPostalCode, type ViewContext } from './context.ts';
import { chomeFits, chomeRanges } from './town-table.ts';

/** Codes a place may have: those of its town, narrowed by 丁目 where the file divides by it; else the municipality's. */
export function codesOf({ data, towns }: ViewContext, place: Place): number[] {
  if (place.town < 0) return [];
  const { codes } = towns.get(place.town);
  // Nearly every town has one code.
  if (codes.length === 1) return [codes[0]!.zip];
  if (codes.length === 0) return defaultCodes(data, place.city);
  const { chome } = place.tail;
  const fitting = chome > 0 ? codes.filter((code) => chomeFits(code, chome)) : codes;
  return [...new Set((fitting.length > 0 ? fitting : codes).map((code) => code.zip))];
}

/** The code of a place that has one only. */
export function onlyCode(context: ViewContext, place: Place): string | null {
  if (place.town < 0) return null;
  const { codes } = context.towns.get(place.town);
  if (codes.length === 1) return codes[0]!.text;
  const fitting = codesOf(context, place);
  return fitting.length === 1 ? formatPostalCode(fitting[0]!) : null;
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
export function codeAgrees(context: ViewContext, place: Place, zip: number): boolean | null {
  if (place.town < 0) return null;
  if (codesOf(context, place).includes(zip)) return true;
  const { data, towns } = context;
  for (const row of data.postalRows(place.town))
    if (data.number('postalZip', row) === zip && isFor(data, row, place.tail.chome)) return true;
  const [from, to] = rowsOfCode(data.column.officeZip!, zip);
  const name = foldKey(towns.get(place.town).name);
  for (let row = from; row < to; row++) {
    if (data.number('officeCity', row) !== place.city) continue;
    if (foldKey(data.text('officeTown', row)).startsWith(name) || officeTown(context, row) === place.town) return true;
  }
  return false;
}

/** The town of an office by its own address: its row may write it another way than the town table. */
function officeTown({ data, matcher, municipalities }: ViewContext, row: number): number {
  const city = municipalities.get(data.number('officeCity', row)).full;
  const { places } = matcher.match(city + data.text('officeTown', row) + data.text('officeStreet', row));
  return places.length === 1 ? places[0]!.town : -1;
}

/** Not a row for other 丁目 of the same town. */
function isFor(data: AddressData, row: number, chome: number): boolean {
  return chome === 0 || chomeFits({ chome: chomeRanges(data.text('postalCondition', row)) }, chome);
}
