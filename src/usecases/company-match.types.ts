import type { CompanyReason, CompanyRiskFlag, CompanyStatus, MatchType } from '../contract/labels/registry.labels.ts';
import type { CompanyRecord, CompanyRegistry } from '../engines/registry/index.ts';
import type { AddressAgreement, NameAgreement } from '../matching/index.ts';

export interface CompanyQuery {
  readonly name?: string | null | undefined;
  readonly corporateNumber?: string | null | undefined;
  readonly address?: string | null | undefined;
}

export interface CompanyMatchDeps {
  readonly companies: CompanyRegistry;
  readonly now: Date;
  /** Official English name from the securities filings, by corporate number. */
  readonly edinetName?: ((corporateNumber: string) => string | null) | undefined;
  /** Corporate numbers of those who file under an English name. */
  readonly edinetNumbers?: ((name: string) => readonly string[]) | undefined;
}

export interface CompanyCandidate {
  readonly record: CompanyRecord;
  readonly matchType: MatchType;
  readonly score: number | null;
  readonly address: AddressAgreement | null;
  readonly addressMatch: boolean | null;
}

export interface CompanyMatch {
  readonly status: CompanyStatus;
  readonly verified: boolean;
  /** The one company found; null when none or several fit. */
  readonly record: CompanyRecord | null;
  readonly matchType: MatchType;
  readonly score: number | null;
  readonly reason: CompanyReason | null;
  /** How the asked name stands to the record's; null when no name was asked. */
  readonly name: NameAgreement | null;
  readonly address: AddressAgreement | null;
  readonly addressMatch: boolean | null;
  readonly riskFlags: readonly CompanyRiskFlag[];
  /** Best first; the found company is the first of them. */
  readonly candidates: readonly CompanyCandidate[];
  readonly candidateCount: number;
  readonly queryNormalized: string | null;
  /** An office or department that the asked name has behind the company's: 大阪支店. */
  readonly unit: string | null;
  /** Where a merged company went, nearest first. */
  readonly successors: readonly CompanyRecord[];
}
