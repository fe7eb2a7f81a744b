import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import { POSTAL } from '../data/rows.ts';
import { rowsOfCode, type WrittenPostalCode } from './postal-code.ts';

/**
 * 〒150-0002 2-24-12: a code without a municipality. The addresses it may stand for, those with most of what was written
 * first: the municipality of the code before the rest, then with the only town (or the office) that has the code.
 */
export function composeByCode(data: AddressData, text: string, { code, span }: WrittenPostalCode): string[] {
  const rest = (text.slice(0, span[0]) + text.slice(span[1])).trim();
  const mark = `〒${code} `;
  const zip = Number(code);
  const [from, to] = rowsOfCode(data.column.postalZip!, zip);
  const [officeFrom, officeTo] = rowsOfCode(data.column.officeZip!, zip);
  const rows = range(from, to);
  const offices = range(officeFrom, officeTo);
  const cities = new Set([
    ...rows.map((row) => data.number('postalCity', row)),
    ...offices.map((row) => data.number('officeCity', row)),
  ]);
  const [city] = cities;
  if (city === undefined || cities.size > 1) return [];
  const above = mark + fullName(data, city);
  const towns = new Set(
    rows
      .filter((row) => (data.number('postalFlags', row) & POSTAL.isDefault) === 0)
      .map((row) => data.number('postalTown', row)),
  );
  const [town] = towns;
  const list = rest === '' ? [] : [above + rest];
  if (rows.length > 0 && towns.size === 1 && town! > 0)
    list.push(`${above}${data.text('townName', town! - 1)} ${rest}`);
  if (offices.length === 1 && rows.length === 0)
    list.push(`${above}${data.text('officeTown', offices[0]!)}${data.text('officeStreet', offices[0]!)} ${rest}`);
  return [...list, above];
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

function fullName(data: AddressData, city: number): string {
  const above = ['County', 'City', 'Ward'].map((part) => data.text(`city${part}`, city)).join('');
  return PREFECTURES[Math.floor(data.hot.cityJis[city]! / 1000) - 1]!.name + above;
}
