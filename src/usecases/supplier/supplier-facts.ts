import type { UndecidableReason } from '../../contract/labels/truth.labels.ts';
import type { AddressOutcome, NameAgreement } from '../../matching/index.ts';
import type { JpCompany, JpInvoice, JpMatch } from '../evidence/nta-registry.types.ts';

/** What is known of a supplier before the decision. */
export interface SupplierFacts {
  readonly hasIdentifier: boolean;
  readonly registrationAsked: boolean;
  /** A given number fails its form or check digit. */
  readonly invalidIdentifier: boolean;
  /** Corporate number and T-number name different corporations. */
  readonly identifiersDiffer: boolean;
  /** The T-number belongs to a natural person. */
  readonly individual: boolean;
  /** A given number is not in its registry. */
  readonly missingIdentifier: boolean;
  /** Why its registry cannot decide: not loaded, too old, incomplete, only the sample. */
  readonly undecided: UndecidableReason | null;
  /** The invoice registry was asked, is complete and fresh, and has nothing. */
  readonly registrationAbsent: boolean;
  readonly company: JpCompany | null;
  readonly invoice: JpInvoice | null;
  readonly name: NameAgreement | null;
  readonly address: AddressOutcome | null;
  /** Companies found by name; empty when an identifier was given. */
  readonly matches: readonly JpMatch[];
  readonly matchCount: number;
  /** The one company the name (and address) point to. */
  readonly single: JpMatch | null;
  readonly singleAddress: AddressOutcome | null;
}
