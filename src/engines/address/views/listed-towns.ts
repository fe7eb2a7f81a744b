import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import { POSTAL } from '../data/rows.ts';

/** A town of the postal file with its municipality and code. */
export interface ListedTown {
  readonly prefecture: string;
  /** County, city and ward in one string. */
  readonly city: string;
  /** Five digits. */
  readonly code: string;
  readonly post: string;
  readonly town: string;
}

/** Every town whose code has no condition, in the order of the codes. */
export function townsOf(data: AddressData): ListedTown[] {
  const towns: ListedTown[] = [];
  const zips = data.column.postalZip!;
  for (let row = 0; row < zips.length; row++) {
    const town = data.postalName(row);
    if (data.number('postalFlags', row) & (POSTAL.isDefault | POSTAL.floor)) continue;
    if (town === '' || data.text('postalCondition', row) !== '') continue;
    const city = data.number('postalCity', row);
    const code = String(data.hot.cityJis[city]!).padStart(5, '0');
    towns.push({
      prefecture: PREFECTURES[Number(code.slice(0, 2)) - 1]!.name,
      city: ['County', 'City', 'Ward'].map((part) => data.text(`city${part}`, city)).join(''),
      code,
      post: String(zips[row]!).padStart(7, '0'),
      town,
    });
  }
  return towns;
}
