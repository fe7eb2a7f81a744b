import { SOURCES } from '../../../contract/labels/address.labels.ts';
import type { AddressData } from './address-data.ts';
import { foldKey } from './fold.ts';
import type { Municipality } from './municipalities.ts';
import type { MunicipalityRow, NamedPart, OfficeRow, PostalRow, SourceName, SourceStamp, TownRow } from './rows.ts';

export interface PostalData {
  readonly municipalities: MunicipalityRow[];
  readonly postal: PostalRow[];
  readonly offices: OfficeRow[];
}

/** The data of the package as rows again, so that imports can be layered on them. */
export interface BaseData {
  readonly stamps: readonly SourceStamp[];
  municipalities(): Municipality[];
  postal(): Pick<PostalData, 'postal' | 'offices'>;
  towns(): Generator<{ row: TownRow; source: SourceName }>;
  /** Word boundaries of readings by `zip foldedTown`. */
  splits(): ReadonlyMap<string, number>;
}

export const baseDataOf = (data: AddressData): BaseData => ({
  stamps: data.meta.stamps,
  municipalities: () => municipalitiesOf(data),
  postal: () => ({ postal: postalOf(data), offices: officesOf(data) }),
  towns: () => townsOf(data),
  splits: () => splitsOf(data),
});

function municipalitiesOf(data: AddressData): Municipality[] {
  return Array.from(data.hot.cityJis, (jis, row) => {
    const part = (name: string): NamedPart | undefined => {
      const text = data.text(`city${name}`, row);
      return text === ''
        ? undefined
        : { name: text, kana: data.text(`city${name}Kana`, row), roma: data.text(`city${name}Roma`, row) };
    };
    return {
      jis,
      prefecture: Math.floor(jis / 1000),
      county: part('County'),
      city: part('City')!,
      ward: part('Ward'),
      isParent: data.number('cityParent', row) === 1,
    };
  });
}

const postalOf = (data: AddressData): PostalRow[] =>
  Array.from(data.column.postalZip!, (zip, row) => ({
    zip,
    jis: data.hot.cityJis[data.number('postalCity', row)]!,
    town: data.postalName(row),
    kana: data.postalKana(row),
    condition: data.text('postalCondition', row),
    flags: data.number('postalFlags', row),
  }));

const officesOf = (data: AddressData): OfficeRow[] =>
  Array.from(data.column.officeZip!, (zip, row) => ({
    zip,
    jis: data.hot.cityJis[data.number('officeCity', row)]!,
    town: data.text('officeTown', row),
    street: data.text('officeStreet', row),
    name: data.text('officeName', row),
    kana: data.text('officeKana', row),
  }));

/** Towns and sub-towns that do not come from the postal file, which makes its own. */
function* townsOf(data: AddressData): Generator<{ row: TownRow; source: SourceName }> {
  for (let town = 0; town < data.meta.towns; town++) {
    const jis = data.hot.cityJis[data.number('townCity', town)]!;
    const name = data.text('townName', town);
    const source = SOURCES[data.number('townSource', town)]!;
    if (data.townFlag(town, 'bare')) yield { row: { jis, town: name, point: data.townPoint(town) }, source };
    for (let sub = data.hot.townSubs[town]!; sub < data.hot.townSubs[town + 1]!; sub++) {
      const number = data.hot.subNumber[sub]!;
      const point = data.subPoint(sub);
      const below = number > 0 ? { chome: number } : { koaza: data.text('subName', sub) };
      yield { row: { jis, town: name, ...below, point }, source: point?.source ?? source };
    }
  }
}

function splitsOf(data: AddressData): ReadonlyMap<string, number> {
  const splits = new Map<string, number>();
  for (let town = 0; town < data.meta.towns; town++) {
    const split = data.number('townSplit', town);
    if (split === 0) continue;
    const key = foldKey(data.text('townName', town));
    for (const row of data.postalRows(town)) splits.set(`${data.number('postalZip', row)} ${key}`, split);
  }
  return splits;
}
