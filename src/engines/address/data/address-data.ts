import { FORMAT_VERSION, NO_POINT, TOWN_FLAGS, unpackDatum, unpackSource } from './compile.ts';
import { type Column, decodeContainer } from './container.ts';
import type { Point, SourceName, SourceStamp } from './rows.ts';
import { StringPool } from './strings.ts';
import { rootChildren, type Trie } from './trie.ts';

export interface AddressMeta {
  readonly format: number;
  readonly key: string;
  readonly stamps: readonly SourceStamp[];
  readonly towns: number;
  readonly subTowns: number;
}

export interface Located extends Point {
  readonly source: SourceName;
}

/** The columns that every address touches. */
const hotColumns = (sections: Readonly<Record<string, Column>>) => ({
  cityJis: sections.cityJis as Uint32Array,
  townName: sections.townName as Uint32Array,
  townSource: sections.townSource as Uint8Array,
  townFlags: sections.townFlags as Uint8Array,
  townId: sections.townId as Uint32Array,
  townSubs: sections.townSubs as Uint32Array,
  townPostal: sections.townPostal as Uint32Array,
  townPostalStart: sections.townPostalStart as Uint32Array,
  subTown: sections.subTown as Uint32Array,
  subNumber: sections.subNumber as Uint16Array,
  subId: sections.subId as Uint32Array,
});

/** The compiled data as columns: ids are row numbers. */
export class AddressData {
  readonly meta: AddressMeta;
  readonly trie: Trie;
  /** Nodes below the root of the trie, by label. */
  readonly roots: Uint32Array;
  readonly strings: StringPool;
  readonly column: Readonly<Record<string, Column>>;
  /** Plain fields: finding a column by its name costs as much as the reading of an address. */
  readonly hot: ReturnType<typeof hotColumns>;

  constructor(file: Uint8Array) {
    const { meta, sections } = decodeContainer(file);
    this.meta = meta as AddressMeta;
    if (this.meta.format !== FORMAT_VERSION) throw new Error('the address data file has another format version');
    this.column = sections;
    this.hot = hotColumns(sections);
    this.trie = {
      labels: sections.trieLabels as Uint16Array,
      first: sections.trieFirst as Uint32Array,
      values: sections.trieValues as Uint32Array,
      lists: sections.trieLists as Uint32Array,
    };
    this.roots = rootChildren(this.trie);
    this.strings = new StringPool(sections.stringOffsets as Uint32Array, sections.stringBytes as Uint8Array);
  }

  number(column: string, row: number): number {
    return this.column[column]![row]!;
  }

  text(column: string, row: number): string {
    return this.strings.get(this.column[column]![row]!);
  }

  townFlag(town: number, flag: keyof typeof TOWN_FLAGS): boolean {
    return (this.hot.townFlags[town]! & TOWN_FLAGS[flag]) !== 0;
  }

  /** The sub-town row of a 丁目 number, or -1. */
  chome(town: number, number: number): number {
    const { townSubs, subNumber } = this.hot;
    for (let sub = townSubs[town]!; sub < townSubs[town + 1]! && subNumber[sub]! > 0; sub++)
      if (subNumber[sub] === number) return sub;
    return -1;
  }

  hasChomeList(town: number): boolean {
    const { townSubs, subNumber } = this.hot;
    const start = townSubs[town]!;
    return start < townSubs[town + 1]! && subNumber[start]! > 0;
  }

  /** Rows of the postal file for a town. */
  postalRows(town: number): Uint32Array {
    const { townPostal, townPostalStart } = this.hot;
    return townPostal.subarray(townPostalStart[town]!, townPostalStart[town + 1]!);
  }

  cityPoint = (city: number): Located | undefined => this.point('city', 'cityOrigin', city);
  townPoint = (town: number): Located | undefined => this.point('town', 'townPoint', town);
  subPoint = (sub: number): Located | undefined => this.point('sub', 'subPoint', sub);

  private point(prefix: string, origin: string, row: number): Located | undefined {
    const lat = this.column[`${prefix}Lat`]![row]!;
    if (lat === NO_POINT) return undefined;
    const byte = this.column[origin]![row]!;
    return { lat, lng: this.column[`${prefix}Lng`]![row]!, datum: unpackDatum(byte), source: unpackSource(byte) };
  }
}
