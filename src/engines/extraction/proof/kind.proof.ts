import type { DocumentKind as Kind } from '../../../contract/labels/extraction.labels.ts';
import { ACCEPTED } from '../document/kind.ts';
import type { Row } from '../page/rows.ts';
import { NO_PAPER_OF_WORTH } from '../vocabulary/paper-words.ts';
import { conclude, type Proof } from './proof.ts';

/** A kind the endpoint takes, on a paper that does not itself say that it is worth nothing. */
export function proveKind(kind: Kind, endpoint: 'invoice' | 'receipt', rows: readonly Row[]): Proof {
  const isAccepted = ACCEPTED[endpoint].has(kind);
  const worthless = NO_PAPER_OF_WORTH.filter(({ pattern }) => rows.some((row) => pattern.test(row.tight)));
  const against = [...(isAccepted ? [] : [kind]), ...worthless.map(({ id }) => id)];
  return conclude([kind], against);
}
