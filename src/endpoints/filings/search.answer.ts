import type { FoundFilings } from '../../usecases/filings/search-filings.ts';
import { type AnsweredCall, type AnswerKind, reportAnswer } from '../evidence.answer.ts';
import { writeCursor } from './cursor.ts';
import {
  attributionOf,
  FILINGS_NOT_COVERED,
  filingAnswer,
  indexCoverageAnswer,
  registrantAnswer,
} from './filing.answer.ts';

const KIND: AnswerKind = {
  version: 'jp-company-filings.v1',
  scope: 'edinet_filing_metadata',
  notCovered: FILINGS_NOT_COVERED,
};

/** `queryKey`: what the cursor of the next page is bound to. */
export const filingsAnswer = (found: FoundFilings, queryKey: string, call: AnsweredCall) => ({
  ...reportAnswer(found, KIND, call),
  registrant: registrantAnswer(found.registrant),
  count: found.filings.length,
  total_count: found.total,
  next_cursor: found.next && writeCursor(found.next, queryKey),
  date_from: found.from,
  date_to: found.to,
  index_coverage: indexCoverageAnswer(found.indexCoverage),
  results: found.filings.map((filing) => filingAnswer(filing, found.indexCoverage.lastCompleteDay)),
  attribution: attributionOf(found),
});
