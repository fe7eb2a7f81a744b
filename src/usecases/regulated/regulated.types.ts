import type { Category } from '../../connectors/fsa/categories.ts';
import type { ListedOperator, RegisterState } from '../../connectors/fsa/register-file.ts';
import type { RegistrationNumber } from '../../connectors/fsa/registration-number.ts';
import type { UndecidableReason } from '../../contract/labels/truth.labels.ts';
import type { NameAgreement } from '../../matching/index.ts';
import type { NtaRegistry } from '../evidence/nta-registry.types.ts';

export interface RegulatedQuestion {
  readonly name: string | null;
  readonly corporateNumber: string | null;
  readonly registrationNumber: RegistrationNumber | null;
  readonly registrationText: string | null;
  readonly category: Category | null;
  readonly address: string | null;
}

export interface RegulatedDeps {
  readonly register: () => RegisterState;
  readonly registry: NtaRegistry;
  readonly now: Date;
}

/** A registration that has to do with the question, and how its name agrees. */
export interface Hit {
  readonly operator: ListedOperator;
  readonly name: NameAgreement | null;
  readonly by: 'registration_number' | 'corporate_number' | 'name';
}

export interface RegulatedFacts {
  readonly hasIdentifier: boolean;
  /** The registration's operator and the corporate number's are not the same. */
  readonly identifiersDiffer: boolean;
  /** Rows now on the lists, in the category asked for. */
  readonly inCategory: readonly Hit[];
  /** Rows now on the lists, in other categories. */
  readonly elsewhere: readonly Hit[];
  /** Rows that stood on a list before. */
  readonly removed: readonly Hit[];
  /** The number stands in several lists and nothing tells which is meant. */
  readonly severalLists: boolean;
  readonly nameDiffers: boolean;
  readonly closed: boolean;
  /** All rows found are of lists too old to prove anything. */
  readonly dated: boolean;
  /** The corporate registry cannot tell whether the operator still exists. */
  readonly corporateStatusUnknown: boolean;
  /** Why a "no" is not proven: a list that is needed for it is missing, older than 45 days, or a sample. */
  readonly undecided: UndecidableReason | null;
}
