/** One row of a decision table: data, so that the contract can be read off it and each row be tested. */
export interface DecisionRow<Facts, Status extends string> {
  /** The row's number in the contract. */
  readonly row: string;
  readonly when: (facts: Facts) => boolean;
  readonly status: Status;
  readonly verified: boolean;
  readonly review: boolean;
  /** One code, or the one the facts decide. */
  readonly reason: string | ((facts: Facts) => string);
}

export interface Decision<Status extends string> {
  readonly row: string;
  readonly status: Status;
  readonly verified: boolean;
  readonly review: boolean;
  readonly reason: string;
}

/** The first row that fits. A table must end with a row that always does. */
export function decide<Facts, Status extends string>(
  table: readonly DecisionRow<Facts, Status>[],
  facts: Facts,
): Decision<Status> {
  const found = table.find((row) => row.when(facts));
  if (!found) throw new Error('no row of the decision table fits');
  const { row, status, verified, review, reason } = found;
  return { row, status, verified, review, reason: typeof reason === 'string' ? reason : reason(facts) };
}
