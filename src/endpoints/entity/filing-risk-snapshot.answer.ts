import { createHash } from 'node:crypto';
import { DOCUMENT_TYPES, referenceUrl } from '../../connectors/edinet/document-types.ts';
import type { StoredDocument } from '../../connectors/edinet/stored-document.ts';
import { filingState } from '../../usecases/filings/filing.ts';
import type { FilingSnapshot } from '../../usecases/filings/filing-snapshot.ts';
import type { Indicator } from '../../usecases/filings/indicators.ts';
import { type AnsweredCall, type AnswerKind, reportAnswer } from '../evidence.answer.ts';
import {
  attributionOf,
  FILINGS_NOT_COVERED,
  indexCoverageAnswer,
  japanTime,
  registrantAnswer,
} from '../filings/filing.answer.ts';

const KIND: AnswerKind = {
  version: 'jp-filing-risk-snapshot.v1',
  scope: 'edinet_filing_metadata',
  notCovered: FILINGS_NOT_COVERED,
};

export function snapshotAnswer(snapshot: FilingSnapshot, call: AnsweredCall) {
  const body = {
    registrant: registrantAnswer(snapshot.registrant),
    window: snapshot.window,
    index_coverage: indexCoverageAnswer(snapshot.indexCoverage),
    indicators: snapshot.indicators.map(indicatorAnswer),
    filing_counts: snapshot.counts,
    timeline: snapshot.newest.map(timelineAnswer),
  };
  return {
    ...reportAnswer(snapshot, KIND, call),
    ...body,
    expires_at: snapshot.expiresAt.toISOString(),
    etag: `"${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32)}"`,
    attribution: attributionOf(snapshot),
  };
}

const indicatorAnswer = (indicator: Indicator) => ({
  code: indicator.code,
  label: indicator.label,
  label_ja: indicator.labelJa,
  unit: indicator.unit,
  rule: indicator.rule,
  extension_visibility: indicator.extensionUnseen ? ('not_in_source' as const) : null,
  state: indicator.state,
  value: indicator.value,
  notes: indicator.notes,
  evidence_refs: indicator.refs,
  bound: indicator.isLowerBound ? ('at_least' as const) : null,
});

function timelineAnswer(document: StoredDocument) {
  const type = document.doc_type === null ? undefined : DOCUMENT_TYPES[document.doc_type];
  return {
    doc_id: document.doc_id,
    document_type: type?.ja ?? null,
    document_type_en: type?.en ?? null,
    submitted_at: japanTime(document.submitted),
    period_end: document.period_end,
    parent_doc_id: document.parent_doc_id,
    state: filingState(document),
    reference_url: referenceUrl(document.doc_id),
  };
}
