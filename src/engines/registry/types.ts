import type { AddressAgreement } from '../../matching/index.ts';

/**
 * Words of this engine.
 * - **corporate number** 法人番号: 13 digits, one per organisation, never reused.
 * - **T-number** 登録番号: `T` + 13 digits, registration as an issuer of qualified invoices (適格請求書発行事業者).
 * - **full file** 全件: all current rows of a registry at a month's end. **difference** 差分: the rows of one business day.
 * - **snapshot**: the read-only data in service: a file built from a full file, and one of what differences changed.
 * - **core**: a name without its legal form, folded (`japan/company-name.ts`).
 * - **as-of date**: the day the data speak about, not the day they were loaded.
 */

/** Where a snapshot's data come from; what `/health` and every answer say. */
export interface SnapshotInfo {
  readonly sample: boolean;
  readonly recordCount: number;
  /** Date of the full file; null for the sample. */
  readonly baseDate: string | null;
  readonly latestDiffDate: string | null;
  /** The later of the two; for the sample the newest day its rows speak of. */
  readonly dataAsOf: string;
  readonly signatureVerified: boolean;
  readonly builtAt: string;
  readonly completeness: Completeness;
}

/** One published file: `00` or a prefecture's two digits; `h_001`, `j`, `k_003` of the invoices; `diff` of one day. */
export interface ImportedPart {
  readonly part: string;
  readonly date: string;
  readonly rows: number;
}

/** Whether all parts of the publication are in: only then does a number that is not there say something. */
export interface Completeness {
  readonly state: 'complete' | 'partial';
  readonly parts: readonly ImportedPart[];
  /** What is known to be missing, for people to read; empty when complete. */
  readonly missing: readonly string[];
}

export interface CompanyRecord {
  readonly corporateNumber: string;
  readonly name: string;
  /** Set when a glyph of the name has no code point and stands as another one or as `＿`. */
  readonly nameImageId: string | null;
  readonly furigana: string | null;
  readonly nameEn: string | null;
  readonly kind: string;
  readonly prefecture: string;
  readonly city: string;
  readonly street: string;
  /** Five-digit municipality code (JIS X 0401 + 0402); null abroad. */
  readonly municipalityCode: string | null;
  readonly postalCode: string | null;
  /** Address abroad of a foreign company. */
  readonly addressOutside: string | null;
  readonly addressImageId: string | null;
  /** Official English address, as published in parts. */
  readonly addressEn: {
    readonly prefecture: string | null;
    readonly city: string | null;
    readonly outside: string | null;
  } | null;
  readonly process: string;
  readonly updateDate: string;
  readonly changeDate: string | null;
  readonly assignmentDate: string | null;
  readonly closeDate: string | null;
  readonly closeCause: string | null;
  readonly successor: string | null;
  readonly changeCause: string | null;
  /** The address no longer exists (所在地の表示が廃止); still a live company. */
  readonly addressWithdrawn: boolean;
  /** Made from the name and from the address; undefined where the data file does not have them as they are made today. */
  readonly englishName?: EnglishText | null | undefined;
  readonly englishAddress?: EnglishText | null | undefined;
  /** The address engine finds the address in the registered municipality and nowhere else, by what the data file holds. */
  readonly isInItsPlace?: boolean;
}

/** A former state of a company: what it was called or where it sat until `until`. */
export interface CompanyHistoryEntry {
  readonly process: string;
  readonly changeDate: string | null;
  readonly updateDate: string;
  readonly name: string;
  readonly address: string;
}

export type InvoiceEntity = 'corporation' | 'individual' | 'unincorporated_association' | 'foreign_corporation';

export interface InvoiceRecord {
  readonly registrationNumber: string;
  readonly entity: InvoiceEntity | 'unknown';
  readonly country: string | null;
  readonly registrationDate: string | null;
  readonly updateDate: string | null;
  /** 取消: the first day on which the registration no longer holds. */
  readonly disposalDate: string | null;
  /** 失効. */
  readonly expireDate: string | null;
  readonly name: string | null;
  readonly kana: string | null;
  readonly address: string | null;
  readonly tradeName: string | null;
  readonly formerName: string | null;
  readonly process: string;
  /** Earlier registrations of the same number, oldest first. */
  readonly past: readonly InvoicePeriod[];
}

export interface InvoicePeriod {
  readonly registrationDate: string | null;
  readonly disposalDate: string | null;
  readonly expireDate: string | null;
  readonly updateDate: string | null;
}

/** What the registry asks of the address engine. */
export interface AddressTools {
  /** Tells its data, and so its answers, apart from those of others. */
  readonly edition: string;
  compare(written: string, registered: string): AddressAgreement;
  /** Reads a registered address once, to be compared with many. */
  reading(registered: string): (written: string) => AddressAgreement;
  english(address: string): EnglishText | null;
  /** The same, and the municipality it lies in where it can be only one, by a number of its own. */
  registered(address: string): { readonly english: EnglishText | null; readonly municipality: number | null };
}

export interface EnglishText {
  readonly text: string;
  readonly source: string;
  readonly confidence: 'official' | 'high' | 'medium' | 'low';
}

/** What a found name was: the current one, a former one, the reading, the English name. */
export type NameKey = 'current' | 'former' | 'kana' | 'english' | 'trade';
