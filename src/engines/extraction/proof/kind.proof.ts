import type { DocumentKind as Kind } from '../../../contract/labels/extraction.labels.ts';
import { ACCEPTED } from '../document/kind.ts';
import type { Row } from '../page/rows.ts';
import { BILLING_TITLE, NO_PAPER_OF_WORTH, OTHER_TITLE } from '../vocabulary/paper-words.ts';
import type { WordRule } from '../vocabulary/word-rule.ts';
import { conclude, type Proof } from './proof.ts';

/**
 * A kind the endpoint takes, on a paper that does not itself say otherwise: that it is worth nothing, that it is titled
 * as another paper, or that it is two papers.
 */
export function proveKind(
  kind: Kind,
  endpoint: 'invoice' | 'receipt',
  rows: readonly Row[],
  numbers: ReadonlySet<string>,
): Proof {
  const isAccepted = ACCEPTED[endpoint].has(kind);
  const worthless = NO_PAPER_OF_WORTH.filter(({ pattern }) => rows.some((row) => pattern.test(row.tight)));
  const titled = (rule: WordRule) => rows.filter((row) => rule.pattern.test(row.tight)).length;
  const billing = titled(BILLING_TITLE);
  return conclude(
    [kind],
    [
      ...(isAccepted ? [] : [kind]),
      ...worthless.map(({ id }) => id),
      ...(billing === 0 && titled(OTHER_TITLE) > 0 ? ['titled as another paper'] : []),
      // A page may repeat its title; another issuer's number under a second title is another paper.
      ...(billing > 1 && numbers.size > 1 ? ['two papers'] : []),
    ],
  );
}
