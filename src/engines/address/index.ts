import { NO_POINTS } from './data/point-files.ts';
import type { SourceStamp } from './data/rows.ts';
import { Matcher } from './match/match.ts';
import { openAddressData } from './open.ts';
import type { Comparison, NormalizeResult, ParseResult } from './types.ts';
import { compareMatches } from './views/compare.ts';
import type { ViewContext } from './views/context.ts';
import { EnglishNames } from './views/english.ts';
import { normalize } from './views/normalize.ts';
import { parseAddress } from './views/parse.ts';

export type * from './types.ts';

interface OpenOptions {
  /** Where compiled and imported data live; without it the default data are compiled in memory. */
  readonly dataDir?: string | undefined;
  /** Told about each step while data are compiled (only on first use). */
  readonly progress?: (step: string) => void;
  readonly now?: () => Date;
}

/** Japanese addresses: one reading of the input, several views on it. No HTTP, no payment, nothing leaves the process. */
export interface AddressEngine {
  normalize(address: string): NormalizeResult;
  parse(address: string): ParseResult;
  /** Same block, same town, same municipality, different, or incomparable. */
  compare(a: string, b: string): Comparison;
  readonly info: { readonly towns: number; readonly subTowns: number; readonly sources: readonly SourceStamp[] };
}

/** Opens the engine; the first time in a data folder the data are compiled (about two seconds). */
export function openAddressEngine(options: OpenOptions = {}): AddressEngine {
  const data = openAddressData(options.dataDir, options.progress ?? (() => undefined));
  const context: ViewContext = {
    data,
    matcher: new Matcher(data),
    english: new EnglishNames(data),
    points: NO_POINTS,
    now: options.now ?? (() => new Date()),
  };
  const { matcher } = context;
  return {
    normalize: (address) => normalize(context, address),
    parse: (address) => parseAddress(context, address),
    compare: (a, b) => compareMatches(context, matcher.match(a), matcher.match(b)),
    info: { towns: data.meta.towns, subTowns: data.meta.subTowns, sources: data.meta.stamps },
  };
}
