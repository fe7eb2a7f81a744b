import type { FoldedName } from '../../../japan/company-name.ts';
import type { NameAgreement } from '../../../matching/index.ts';
import type { CompanyReader } from '../snapshot/company-reader.ts';
import type { CompanyRecord } from '../types.ts';
import type { AddressEvidence, QueryAddress } from './address-evidence.ts';
import type { Posting } from './postings.ts';

/** How a name was found, on the scale of every comparison. */
export type NameClass = Exclude<NameAgreement, 'different'>;

/** `name`: under the name itself; `errors`: one or two characters off; `inside`: in a longer text; `part`: by a part of it. */
export type FoundBy = 'name' | 'errors' | 'inside' | 'part';

export interface NameMatch {
  readonly record: CompanyRecord;
  readonly agreement: NameClass;
  readonly foundBy: FoundBy;
  readonly errors: number;
  /** 1 for an equal core, falling with every error or missing character in proportion to the length. */
  readonly similarity: number;
  /** Null when no address was given or it names no municipality of the registry. */
  readonly address: AddressEvidence | null;
  /** Evidence of the name alone, and all evidence together; only differences have a meaning. */
  readonly nameScore: number;
  readonly score: number;
}

export interface NameSearchResult {
  /** Best first, at most ten. */
  readonly matches: readonly NameMatch[];
  /** How many companies fit, counted up to 1,000. */
  readonly count: number;
  /** The address named a municipality, so it could take part in the ranking. */
  readonly addressUsed: boolean;
  /** Live companies that carry exactly the asked name; all of them were looked at, in the index at least. */
  readonly namesakes: number;
  /** An office or department that the text names beside the company: 大阪支店. */
  readonly unit: string | null;
}

export interface SearchSources {
  readonly companies: CompanyReader;
  /** Corporate numbers that publish a trade name. */
  readonly tradeNames?: ((core: string) => string[]) | undefined;
  /** Corporate numbers that other official sources know under the asked name, in English. */
  readonly english?: readonly string[] | undefined;
}

export interface Search extends SearchSources {
  /** The name as it was written: what matches are judged by. */
  readonly written: string;
  /** What is looked for: the same, or without what stands around the name. */
  readonly text: string;
  readonly query: FoldedName;
  readonly where: QueryAddress | null;
  /** 24 bits of the asked spelling. */
  readonly spelling: number;
}

export interface Hit {
  readonly posting: Posting;
  readonly foundBy: FoundBy;
  readonly errors: number;
  readonly similarity: number;
  /** The spelling is the asked one, to the letter. */
  readonly alike: boolean;
  readonly rank: number;
}

export interface Hits {
  readonly hits: Hit[];
  /** All that fit, also those not worth reading. */
  count: number;
  /** Live companies under the asked spelling. */
  namesakes: number;
}

export const MAX_MATCHES = 10;
/** Rows read to compare addresses and spellings; namesakes in one municipality are far fewer. */
export const MAX_ROWS = 48;
export const MAX_COUNT = 1000;

export const noHits = (): Hits => ({ hits: [], count: 0, namesakes: 0 });
export const NOTHING: NameSearchResult = { matches: [], count: 0, addressUsed: false, namesakes: 0, unit: null };
