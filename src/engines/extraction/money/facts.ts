import type { TaxBasis } from '../../../japan/consumption-tax.ts';
import type { Place } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import type { MoneyKind } from '../vocabulary/money/money-label.types.ts';
import type { MoneyLabel, RateMark } from './labels.ts';
import type { amountsOf } from './row-amounts.ts';

/** An amount and what its surroundings say about it. */
export interface MoneyFact extends Place {
  readonly value: number;
  readonly kind: MoneyKind | 'bare';
  readonly rate: number | null;
  readonly hint: TaxBasis | null;
  /** The words of its label; empty for a bare amount. */
  readonly word: string;
  readonly currency: boolean;
  readonly grouped: boolean;
  readonly repairs: readonly string[];
  /** How the label was found: in the same row, in a heading above, in a neighbouring row, or as a second amount. */
  readonly via: 'row' | 'heading' | 'neighbour' | 'follow' | 'none';
}

/** A row with its words for money, its rates and its amounts, each at its place in the text. */
export interface ParsedRow {
  readonly row: Row;
  readonly labels: readonly (MoneyLabel & { at: number; until: number })[];
  readonly rates: readonly (RateMark & { at: number })[];
  readonly amounts: ReturnType<typeof amountsOf>;
}
