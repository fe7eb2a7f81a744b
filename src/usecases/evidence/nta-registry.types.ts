import type { DataFreshness } from '../../contract/labels/registry.labels.ts';
import type { UndecidableReason } from '../../contract/labels/truth.labels.ts';
import type { AddressOutcome, KnownNames } from '../../matching/index.ts';
import type { Provenance } from '../truth/provenance.ts';
import type { DataState, SourceSays } from '../truth/what-may-be-said.ts';
import type { MatchType } from './evidence.types.ts';

/** A Japanese company as the evidence endpoints use it. */
export interface JpCompany {
  readonly corporateNumber: string;
  readonly name: string;
  readonly nameEnDisplay: string | null;
  readonly nameEnSource: string | null;
  /** What a written name is compared with. */
  readonly names: KnownNames;
  readonly previousNames: readonly string[];
  readonly kind: string | null;
  readonly kindEn: string | null;
  readonly closed: boolean;
  readonly closeDate: string | null;
  readonly closeCause: string | null;
  readonly successor: string | null;
  readonly address: string;
  readonly addressEnDisplay: string | null;
  readonly postalCode: string | null;
  readonly prefecture: string | null;
  readonly city: string | null;
  readonly assignmentDate: string | null;
  readonly from: RowSource;
}

export interface JpInvoice {
  readonly registrationNumber: string;
  /** Computed for today. */
  readonly status: 'registered' | 'not_yet_effective' | 'cancelled' | 'expired';
  readonly entity: 'corporation' | 'individual' | 'unincorporated_association' | 'foreign_corporation' | 'unknown';
  readonly registrationDate: string | null;
  readonly cancelDate: string | null;
  readonly expireDate: string | null;
  readonly name: string | null;
  readonly tradeName: string | null;
  readonly address: string | null;
  readonly from: RowSource;
}

/** Whom a row is of, and the day it speaks of: each row of the sample has its own. */
export type RowSource = Pick<Provenance, 'source' | 'asOf'>;

export interface RegistryState {
  /** Whom to name where no row speaks: the registry, or the sample that stands in for it. */
  readonly source: Provenance['source'];
  readonly asOf: string;
  readonly freshness: DataFreshness;
  /** What the data are worth. */
  readonly data: DataState;
}

export interface JpMatch {
  readonly company: JpCompany;
  readonly matchType: MatchType;
  readonly score: number | null;
}

export interface JpMatches {
  /** Best first, at most ten. */
  readonly matches: readonly JpMatch[];
  /** All of them, up to a thousand. */
  readonly count: number;
  /** The one that is meant; null when none or several fit. */
  readonly single: JpMatch | null;
  /** Why nothing follows from the names found, or from none. */
  readonly undecided: UndecidableReason | null;
}

/** The two registries of the tax authority and the address rules, as the evidence endpoints need them. */
export interface NtaRegistry {
  /** Undefined: not loaded. */
  companyState(): RegistryState | undefined;
  invoiceState(): RegistryState | undefined;
  company(corporateNumber: string): SourceSays<JpCompany>;
  findCompanies(query: { name: string; address: string | null }): JpMatches;
  invoice(registrationNumber: string): SourceSays<JpInvoice>;
  compareAddresses(given: string, registered: string): AddressOutcome;
  /** Whether an address has the parts of a Japanese one down to the town; null without address data. */
  addressIsStructured(address: string): boolean | null;
}
