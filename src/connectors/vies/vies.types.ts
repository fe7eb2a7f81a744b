/** How one trader field compares; `not_disclosed`: the member state publishes nothing to compare with. */
export type FieldMatch = 'match' | 'mismatch' | 'partial_match' | 'not_disclosed' | 'not_processed' | 'not_provided';

export interface TraderQuestion {
  readonly name: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
}

/** What is kept of an answer of VIES: never the registered name or address. */
export interface VatValidity {
  readonly valid: boolean;
  readonly consultationNumber: string | null;
  readonly name: FieldMatch;
  readonly street: FieldMatch;
  readonly postalCode: FieldMatch;
  readonly city: FieldMatch;
  /** Where the comparison was made. */
  readonly basis: 'vies_trader_match' | 'vies_name_compared_locally' | 'none';
}
