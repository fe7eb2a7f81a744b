import type { TaxBasis } from '../../../../japan/consumption-tax.ts';

/** What a label says about the amount beside it. */
export type MoneyKind =
  | 'total'
  | 'payable'
  | 'subtotal'
  | 'base'
  | 'tax'
  | 'zero'
  | 'zero_item'
  | 'withholding'
  | 'previous'
  | 'received'
  | 'carried'
  | 'adjustment'
  | 'page_carry'
  | 'tender'
  | 'change'
  | 'paid_by'
  | 'points_used'
  | 'discount'
  | 'ignore';

export interface MoneyLabelRule {
  readonly id: string;
  readonly kind: MoneyKind;
  /** What the word itself says about the tax; the equation decides in the end. */
  readonly hint: TaxBasis | null;
  /** Runs over a row without its spaces. */
  readonly pattern: RegExp;
  readonly example: string;
  readonly counterExample: string;
}
