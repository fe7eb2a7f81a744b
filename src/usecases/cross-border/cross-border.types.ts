import type { CompaniesHouseClient } from '../../connectors/companies-house/client.ts';
import type { EntityStatus } from '../../connectors/companies-house/projection.ts';
import type { CompaniesHouseSnapshot } from '../../connectors/companies-house/snapshot-file.ts';
import type { Registrant } from '../../connectors/edinet/registrants.ts';
import type { UndecidableReason } from '../../contract/labels/truth.labels.ts';
import type { Candidate, Grade, MatchType } from '../evidence/evidence.types.ts';
import type { EvidenceLog } from '../evidence/evidence-log.ts';
import type { NtaRegistry } from '../evidence/nta-registry.types.ts';

export const SCHEMES = [
  'jp_corporate_number',
  'jp_invoice_registration_number',
  'jp_edinet_code',
  'gb_company_number',
] as const;
export type Scheme = (typeof SCHEMES)[number];
export type Jurisdiction = 'JP' | 'GB';

export interface CrossBorderQuestion {
  readonly jurisdiction: Jurisdiction | null;
  readonly name: string | null;
  readonly identifiers: readonly { readonly scheme: Scheme; readonly value: string }[];
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly incorporatedOn: string | null;
}

export interface CrossBorderDeps {
  readonly registry: NtaRegistry;
  /** Registrants by EDINET code or corporate number; undefined without an index. */
  readonly edinet:
    | {
        registrant(key: { kind: 'edinet_code' | 'corporate_number'; value: string }): Registrant | undefined;
        readonly asOf: string | null;
        /** Why a code that is not in it may exist all the same. */
        readonly undecided: UndecidableReason | null;
      }
    | undefined;
  readonly companiesHouse: CompaniesHouseClient | undefined;
  readonly companiesHouseSnapshot: CompaniesHouseSnapshot | undefined;
  readonly now: Date;
}

export const CHECKS = [
  'identifier_format',
  'identifier_found',
  'identifiers_consistent',
  'jurisdiction_consistent',
  'name_match',
  'address_match',
  'incorporation_date_match',
  'entity_active',
] as const;
export const KNOWN_SOURCES = [
  'nta_corporate_registry',
  'nta_invoice_registry',
  'edinet_code_list',
  'companies_house',
  'companies_house_snapshot',
] as const;
export type CrossBorderCheck = (typeof CHECKS)[number];
export type CrossBorderLog = EvidenceLog<CrossBorderCheck, (typeof KNOWN_SOURCES)[number]>;

export const ENTITY_STATUSES = [
  'active',
  'closed',
  'in_insolvency',
  'strike_off_proposed',
  'registered_elsewhere',
  'unknown',
] as const satisfies readonly EntityStatus[];

/** One legal entity, whatever register it comes from. */
export interface Entity {
  /** `jp:` or `gb:` and the number. */
  readonly id: string;
  readonly jurisdiction: Jurisdiction;
  readonly registry: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly previousNames: readonly string[];
  readonly legalFormCode: string | null;
  readonly legalFormEn: string | null;
  readonly status: EntityStatus;
  readonly statusRaw: string | null;
  readonly statusDetail: string | null;
  readonly incorporatedOn: string | null;
  readonly ceasedOn: string | null;
  readonly address: {
    readonly lines: readonly string[];
    readonly locality: string | null;
    readonly postalCode: string | null;
    readonly country: string | null;
  };
  readonly identifiers: readonly {
    readonly scheme: string;
    readonly value: string;
    readonly relation: 'primary' | 'same_entity' | 'branch_of' | 'reported_foreign_number';
  }[];
  readonly isBranch: boolean;
  readonly parentId: string | null;
  readonly accountsOverdue: boolean | null;
  readonly confirmationOverdue: boolean | null;
  /** Where a person can look it up. */
  readonly url: string | null;
  /** The day its row speaks of, where it has one of its own. */
  readonly asOf: string | null;
}

export type NameOutcome = 'agrees' | 'previous' | 'fuzzy' | 'different';

/** What one register says to the question. */
export interface Finding {
  readonly entity: Entity | null;
  readonly name: NameOutcome | null;
  readonly address: 'match' | 'partial_match' | 'mismatch' | 'not_compared' | null;
  /** An identifier was given and is in no source that was asked. */
  readonly missing: boolean;
  /** The only source that could be asked holds live companies alone. */
  readonly liveOnly: boolean;
  /** A required source could not be asked, or its data prove nothing. */
  readonly unavailable: boolean;
  /** Why it could not decide, where it is more than being away. */
  readonly undecided: UndecidableReason | null;
  /** Nothing at all could be asked: the fault to answer with. */
  readonly nothingAsked: boolean;
  readonly candidates: readonly Candidate[];
  readonly candidateCount: number;
  /** The one record the name (and place) point to. */
  readonly single: boolean;
  readonly matchType: MatchType;
  readonly score: number | null;
  readonly flags: readonly string[];
}

export const gradeOf = (outcome: string | null): Grade =>
  outcome === 'match' || outcome === 'agrees'
    ? 'A'
    : outcome === 'partial_match' || outcome === 'fuzzy' || outcome === 'previous'
      ? 'B'
      : outcome === 'mismatch' || outcome === 'different'
        ? 'F'
        : 'Z';
