import { openPointFiles } from './data/point-files.ts';
import { dataSource } from './data/rows.ts';
import { MatchMemory } from './match/memory.ts';
import { AddressReader } from './match/reader.ts';
import { openAddressData } from './open.ts';
import type { PostalQuery, PostalResult } from './postal.types.ts';
import type {
  Comparison,
  DataSource,
  EnglishAddress,
  GeocodeResult,
  NormalizeResult,
  ParseResult,
  RegisteredAddress,
  ValidateResult,
} from './types.ts';
import { compareMatches } from './views/compare.ts';
import type { ViewContext } from './views/context.ts';
import { EnglishNames } from './views/english.ts';
import { english, registered } from './views/english-address.ts';
import { geocodeAddress } from './views/geocode.ts';
import { type ListedTown, townsOf } from './views/listed-towns.ts';
import { MunicipalityTable } from './views/municipality-names.ts';
import { normalize } from './views/normalize.ts';
import { parseAddress } from './views/parse.ts';
import { lookupPostal } from './views/postal-lookup.ts';
import { RadiusTable } from './views/radius.ts';
import { TownTable } from './views/town-table.ts';
import { validateAddress } from './views/validate.ts';

export { type BuildInput, buildPackagedData, refreshPackagedData } from './import/build-package.ts';
export { downloadAddressFile, UnknownDownload } from './import/download.ts';
export { DOWNLOADS } from './import/downloads.ts';
export {
  canImport,
  keepFile,
  listImported,
  removeImported,
  UnknownFile,
} from './import/imported.ts';
export type * from './postal.types.ts';
export type * from './types.ts';
export type { ListedTown } from './views/listed-towns.ts';

/** The towns of the package's postal data. */
export const listTowns = (): ListedTown[] => townsOf(openAddressData(undefined, () => undefined));

interface OpenOptions {
  /** Where imported data live; without it, and where nothing was imported, the data of the package are used as they are. */
  readonly dataDir?: string | undefined;
  /** Told about each step while imported data are compiled (only at their first use). */
  readonly progress?: (step: string) => void;
  readonly now?: () => Date;
  /** Towns held ready, a kilobyte each: 16,384 of two hundred thousand. Who reads a whole register holds all of them. */
  readonly keptTowns?: number;
}

/** Japanese addresses: one reading of the input, several views on it. No HTTP, no payment, nothing leaves the process. */
export interface AddressEngine {
  normalize(address: string): NormalizeResult;
  /** The English text of `normalize` alone; null where that has none. */
  english(address: string): EnglishAddress | null;
  /** The same of an address that stands in a register, and the municipality it lies in where it can be only one. */
  registered(address: string): RegisteredAddress;
  parse(address: string): ParseResult;
  lookupPostal(query: PostalQuery): PostalResult;
  geocode(address: string, options?: { maxCandidates?: number }): GeocodeResult;
  validate(address: string, options?: { postalCode?: string | null }): ValidateResult;
  /** Same block, same town, same municipality, different, or incomparable. */
  compare(a: string, b: string): Comparison;
  /** The same for one that is read once and compared with many; whoever holds the function holds the reading. */
  compareWith(b: string): (a: string) => Comparison;
  close(): void;
  readonly info: {
    readonly towns: number;
    readonly subTowns: number;
    readonly sources: readonly DataSource[];
    /** Other data have another one. */
    readonly edition: string;
  };
}

/** Opens the engine. Imported files are compiled with the data of the package once, and kept. */
export function openAddressEngine(options: OpenOptions = {}): AddressEngine {
  const data = openAddressData(options.dataDir, options.progress ?? (() => undefined));
  const names = new EnglishNames(data);
  const municipalities = new MunicipalityTable(data, names);
  const context: ViewContext = {
    data,
    matcher: new AddressReader(data, options.keptTowns),
    english: names,
    municipalities,
    towns: new TownTable(data, names, municipalities, options.keptTowns),
    points: openPointFiles(options.dataDir),
    radii: new RadiusTable(data),
    sources: data.meta.stamps.map(dataSource),
    now: options.now ?? (() => new Date()),
  };
  const memory = new MatchMemory(context.matcher);
  return {
    normalize: (address) => normalize(context, address),
    english: (address) => english(context, memory.glance(address)),
    registered: (address) => registered(context, context.matcher.match(address)),
    parse: (address) => parseAddress(context, address),
    lookupPostal: (query) => lookupPostal(context, query),
    geocode: (address, { maxCandidates } = {}) => geocodeAddress(context, address, maxCandidates),
    validate: (address, { postalCode } = {}) => validateAddress(context, address, postalCode),
    compare: (a, b) => compareMatches(context, memory.match(a), memory.match(b)),
    compareWith: (b) => {
      const read = memory.match(b);
      return (a) => compareMatches(context, memory.match(a), read);
    },
    close: () => context.points.close(),
    info: {
      towns: data.meta.towns,
      subTowns: data.meta.subTowns,
      sources: context.sources,
      edition: data.meta.key,
    },
  };
}
