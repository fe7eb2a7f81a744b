import {
  confirmIssuer,
  type ExtractedDocument,
  extractDocument,
  rowsOfText,
} from '../../src/engines/extraction/index.ts';
import type { Case } from './case.ts';
import type { RunDeps } from './run.ts';

/** What the engine says of a case whose text was changed. */
export function readText(item: Case, text: string, { now, register }: RunDeps): ExtractedDocument {
  const kind = item.document_type as 'invoice' | 'receipt';
  const document = extractDocument({ rows: rowsOfText(text).rows, kind, now, source: 'text' });
  return register ? confirmIssuer(document, register) : document;
}
