import type { Column, Sections } from './container.ts';
import { FORMAT_VERSION, NO_POINT, TOWN_FLAGS, unpackDatum, unpackSource } from './data-format.ts';
import { type AddressMeta, LAYERS, type LayerName, type LayerSource } from './layers.ts';
import { POSTAL, type Point, type SourceName } from './rows.ts';
import { StringPool } from './strings.ts';
import { rootChildren, type Trie } from './trie.ts';

export interface Located extends Point {
  readonly source: SourceName;
}

/** The columns that every address touches. */
const hotColumns = (core: Sections) => ({
  cityJis: core.cityJis as Uint32Array,
  townName: core.townName as Uint32Array,
  townSource: core.townSource as Uint8Array,
  townFlags: core.townFlags as Uint8Array,
  townId: core.townId as Uint32Array,
  townSubs: core.townSubs as Uint32Array,
  subTown: core.subTown as Uint32Array,
  subNumber: core.subNumber as Uint16Array,
  subName: core.subName as Uint32Array,
  subId: core.subId as Uint32Array,
});

const poolOf = (sections: Sections): StringPool =>
  new StringPool(sections.stringOffsets as Uint32Array, sections.stringBytes as Uint8Array);

/** The compiled data as columns: ids are row numbers. Layers beside the core are opened at the first use of a column. */
export class AddressData {
  readonly meta: AddressMeta;
  readonly trie: Trie;
  /** Nodes below the root of the trie, by label. */
  readonly roots: Uint32Array;
  /** Names of municipalities, towns and sub-towns. */
  readonly strings: StringPool;
  readonly column: Readonly<Record<string, Column>>;
  /** Plain fields: finding a column by its name costs as much as the reading of an address. */
  readonly hot: ReturnType<typeof hotColumns>;
  private starts: Uint32Array | undefined;
  private readonly pools = new Map<LayerName, StringPool>();
  private readonly layerOf = new Map<string, LayerName>();

  constructor(source: LayerSource) {
    this.meta = source.meta;
    if (this.meta.format !== FORMAT_VERSION) throw new Error('the address data have another format version');
    const core = source.open('core');
    this.column = this.columns(source, core);
    this.hot = hotColumns(core);
    this.trie = {
      labels: core.trieLabels as Uint16Array,
      first: core.trieFirst as Uint32Array,
      values: core.trieValues as Uint32Array,
      lists: core.trieLists as Uint32Array,
    };
    this.roots = rootChildren(this.trie);
    this.strings = poolOf(core);
    this.pools.set('core', this.strings);
  }

  private columns(source: LayerSource, core: Sections): Record<string, Column> {
    const columns: Record<string, Column> = {};
    const place = (name: string, value: Column) =>
      Object.defineProperty(columns, name, { value, enumerable: true, configurable: true });
    for (const layer of LAYERS)
      for (const name of source.columnsOf(layer)) {
        if (name.startsWith('string')) continue;
        this.layerOf.set(name, layer);
        if (layer === 'core') {
          place(name, core[name]!);
          continue;
        }
        const get = () => {
          const sections = source.open(layer);
          this.pools.set(layer, poolOf(sections));
          for (const other of source.columnsOf(layer)) if (!other.startsWith('string')) place(other, sections[other]!);
          return sections[name]!;
        };
        Object.defineProperty(columns, name, { get, enumerable: true, configurable: true });
      }
    return columns;
  }

  number(column: string, row: number): number {
    return this.column[column]![row]!;
  }

  text(column: string, row: number): string {
    const id = this.column[column]![row]!;
    return this.pools.get(this.layerOf.get(column)!)!.get(id);
  }

  /** A column of texts, looked up once: finding it by its name costs as much as reading it. */
  texts(column: string): (row: number) => string {
    let ids: Column | undefined;
    let pool: StringPool | undefined;
    return (row) => {
      if (ids === undefined) {
        ids = this.column[column]!;
        pool = this.pools.get(this.layerOf.get(column)!)!;
      }
      return pool!.get(ids[row]!);
    };
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

  /** First town of each municipality, and the end of the last: towns are sorted by municipality. */
  townStarts(): Uint32Array {
    if (this.starts) return this.starts;
    const starts = new Uint32Array(this.hot.cityJis.length + 1);
    for (const city of this.column.townCity!) starts[city + 1]!++;
    for (let city = 0; city + 1 < starts.length; city++) starts[city + 1]! += starts[city]!;
    this.starts = starts;
    return starts;
  }

  /** Rows of the postal file for a town. */
  postalRows(town: number): Uint32Array {
    const { townPostal, townPostalStart } = this.column;
    return (townPostal as Uint32Array).subarray(townPostalStart![town]!, townPostalStart![town + 1]!);
  }

  /** Town and reading of a postal row; where they are the linked town's, they are not stored twice. */
  postalName = (row: number): string => this.postalText('postalName', 'townName', row);
  postalKana = (row: number): string => this.postalText('postalKana', 'townKana', row);
  private postalText(column: string, linked: string, row: number): string {
    const own = this.text(column, row);
    if (own !== '' || this.number('postalFlags', row) & (POSTAL.isDefault | POSTAL.floor)) return own;
    const town = this.number('postalTown', row);
    if (town === 0 || (linked === 'townKana' && this.townFlag(town - 1, 'kanaGuessed'))) return '';
    return this.text(linked, town - 1);
  }

  cityPoint = (city: number): Located | undefined => this.point('city', 'cityOrigin', city, 1);
  townPoint = (town: number): Located | undefined => this.point('town', 'townPoint', town, this.meta.pointUnit);
  subPoint = (sub: number): Located | undefined => this.point('sub', 'subPoint', sub, this.meta.pointUnit);

  private point(prefix: string, origin: string, row: number, unit: number): Located | undefined {
    const lat = this.column[`${prefix}Lat`]![row]!;
    if (lat === NO_POINT) return undefined;
    const byte = this.column[origin]![row]!;
    const lng = this.column[`${prefix}Lng`]![row]!;
    return { lat: lat * unit, lng: lng * unit, datum: unpackDatum(byte), source: unpackSource(byte) };
  }
}
