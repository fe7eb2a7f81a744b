import { ratesOn } from '../../../japan/consumption-tax.ts';
import { analyse } from '../document/analysis.ts';
import { type KindSubject, kindSubject } from '../document/kind.ts';
import { type LineSubject, linesOf } from '../items/lines.ts';
import { currencyOf } from '../money/currency.ts';
import { findMoneyFacts } from '../money/facts.ts';
import type { Row } from '../page/rows.ts';
import { findCustomers } from '../parties/customer.ts';
import { type IssuerSubject, issuerCandidates, runsUpwards } from '../parties/issuer-candidates.ts';

export { ISSUER_RULES } from '../features/issuer.features.ts';
export { KIND_RULES } from '../features/kind.features.ts';
export { LINE_RULES } from '../features/line.features.ts';
export { LINE_ROLES } from '../items/lines.ts';
export { fitClasses, fitRanking, type Labelled, type Ranked } from './fit.ts';
export type { Weights } from './rule.ts';

export interface Subjects {
  readonly issuers: readonly IssuerSubject[];
  readonly kind: KindSubject;
  readonly lines: readonly LineSubject[];
}

/** Everything the scorers judge in one document, before any weight is applied. */
export function subjectsOf(rows: readonly Row[], endpoint: 'invoice' | 'receipt'): Subjects {
  const isReceipt = endpoint === 'receipt';
  const analysis = analyse(rows);
  const customers = findCustomers(analysis);
  const { foreign } = currencyOf(analysis.rows);
  const facts = findMoneyFacts(analysis.rows, analysis.taken, ratesOn(null)!, foreign).slice(0, 400);
  const reversed = runsUpwards(analysis, isReceipt);
  return {
    issuers: issuerCandidates({ analysis, customers, isReceipt, reversed }),
    kind: kindSubject(analysis, facts, endpoint),
    lines: linesOf(analysis, facts, isReceipt),
  };
}
