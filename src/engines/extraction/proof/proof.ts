import type { CheckResult } from '../../../contract/labels/extraction.labels.ts';

/** What speaks for and against one statement of the answer: `passed` when something proves it and nothing contradicts. */
export interface Proof {
  readonly result: CheckResult;
  readonly by: readonly string[];
  readonly against: readonly string[];
}

export function conclude(by: readonly string[], against: readonly string[]): Proof {
  const result = against.length > 0 ? 'failed' : by.length > 0 ? 'passed' : 'not_checked';
  return { result, by, against };
}

export const NOT_APPLICABLE: Proof = { result: 'not_applicable', by: [], against: [] };
