import { ALIGNED_CASES } from './aligned.cases.ts';
import type { RuleCase } from './case.ts';
import { DOCUMENT_CASES } from './document.cases.ts';
import { LINE_CASES } from './lines.cases.ts';
import { PARTY_CASES } from './parties.cases.ts';

export type { RuleCase } from './case.ts';

/** How to break each rule, by its id. */
export const RULE_CASES: Readonly<Record<string, RuleCase>> = {
  ...PARTY_CASES,
  ...DOCUMENT_CASES,
  ...LINE_CASES,
  ...ALIGNED_CASES,
};
