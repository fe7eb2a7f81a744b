import { ratesOn } from '../../../japan/consumption-tax.ts';
import { analyse } from '../document/analysis.ts';
import { type KindSubject, kindSubject } from '../document/kind.ts';
import { type CellSubject, cellsOf } from '../items/cells.ts';
import { type LineSubject, linesOf } from '../items/lines.ts';
import { currencyOf } from '../money/currency.ts';
import { findMoneyFacts } from '../money/find-facts.ts';
import type { Row } from '../page/rows.ts';
import { findCustomers } from '../parties/customer.ts';
import { type IssuerSubject, issuerCandidates } from '../parties/issuer-candidates.ts';
import { runsUpwards } from '../parties/reading-direction.ts';

export { CELL_RULES } from '../features/cell.features.ts';
export { ISSUER_RULES } from '../features/issuer.features.ts';
export { KIND_RULES } from '../features/kind.features.ts';
export { LINE_RULES } from '../features/line.features.ts';
export { isCell } from '../items/cells.ts';
export { LINE_ROLES } from '../items/lines.ts';
export { COLUMN_MEANINGS } from '../vocabulary/columns.ts';
/** The weights in use for pieces of rows; a fit replaces them before it goes on to what is built on them. */
export { default as cellWeights } from '../weights/cell.json' with { type: 'json' };
export { fitClasses, fitRanking, type Labelled, type Ranked } from './fit.ts';
export type { Weights } from './rule.ts';

export interface Subjects {
  readonly issuers: readonly IssuerSubject[];
  readonly kind: KindSubject;
  readonly lines: readonly LineSubject[];
  /** The pieces of each row, as cells of a table of goods. */
  readonly cells: readonly (readonly CellSubject[])[];
}

/** Everything the scorers judge in one document, before any weight is applied. */
export function subjectsOf(rows: readonly Row[], endpoint: 'invoice' | 'receipt'): Subjects {
  const isReceipt = endpoint === 'receipt';
  const analysis = analyse(rows);
  const customers = findCustomers(analysis);
  const { foreign } = currencyOf(analysis.rows);
  const facts = findMoneyFacts(analysis.rows, analysis.taken, ratesOn(null)!, foreign).slice(0, 400);
  const reversed = runsUpwards(analysis, isReceipt);
  const lines = linesOf(analysis, facts, isReceipt);
  return {
    issuers: issuerCandidates({ analysis, customers, isReceipt, reversed }),
    kind: kindSubject(analysis, facts, endpoint),
    lines,
    cells: lines.map((line) => cellsOf(line.row, line.heading, isReceipt)),
  };
}
