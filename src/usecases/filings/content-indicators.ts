import type { ContentFact, ContentKind } from '../../connectors/edinet/content.ts';
import type { FilingWindow } from '../../connectors/edinet/filing-window.ts';
import type { StoredDocument } from '../../connectors/edinet/stored-document.ts';
import type { Measure, NOT_COVERED } from './filing-measures.ts';

type ContentOf = FilingWindow['contentOf'];
type Found = Measure | typeof NOT_COVERED;

const ofKind = (facts: readonly ContentFact[], kind: ContentKind) => facts.filter((fact) => fact.kind === kind);
const elements = (facts: readonly ContentFact[]): string[] => [...new Set(facts.map(({ element }) => element))];

/** The newest of the reports; `not_covered` when its contents were not loaded. */
function inNewest(
  reports: readonly StoredDocument[],
  contentOf: ContentOf,
  read: (facts: readonly ContentFact[], docId: string) => Found,
): Found {
  const [newest] = [...reports].sort((a, b) => ((a.submitted ?? '') < (b.submitted ?? '') ? 1 : -1));
  const facts = newest && contentOf(newest.doc_id);
  return facts ? read(facts, newest.doc_id) : 'not_covered';
}

/** Whether the newest annual or half-year report has a note on going concern, with the elements that hold it. */
export const goingConcernNote = (reports: readonly StoredDocument[], contentOf: ContentOf): Found =>
  inNewest(reports, contentOf, (facts, docId) => {
    const notes = ofKind(facts, 'going_concern_note').filter(({ value }) => value === 'true');
    return { value: notes.length > 0, refs: [docId], notes: elements(notes) };
  });

/** The opinion of the newest annual report: the auditor's own word; both where two reports differ. */
export const auditOpinionOf = (annuals: readonly StoredDocument[], contentOf: ContentOf): Found =>
  inNewest(annuals, contentOf, (facts, docId) => {
    const opinions = ofKind(facts, 'audit_opinion');
    if (opinions.length === 0) return 'not_covered';
    const words = [...new Set(opinions.map(({ value }) => value))].sort();
    return { value: words.join(', '), refs: [docId], notes: elements(opinions) };
  });

/**
 * Amendments that change what the report says, not only its XBRL. Counted over the loaded ones: nothing loaded is
 * `not_covered`, and none found among some is too.
 */
export function contentAmendments(amendments: readonly StoredDocument[], contentOf: ContentOf): Found {
  const loaded = amendments.flatMap((document) => {
    const docId = document.doc_id;
    const facts = contentOf(docId);
    return facts ? [{ docId, facts: ofKind(facts, 'report_amended') }] : [];
  });
  const changed = loaded.filter(({ facts }) => facts.some(({ value }) => value === 'true'));
  const isWhole = loaded.length === amendments.length;
  if (!isWhole && changed.length === 0) return 'not_covered';
  const notes = [...elements(changed.flatMap(({ facts }) => facts)), ...(isWhole ? [] : ['contents_missing'])];
  return { value: changed.length, refs: changed.map(({ docId }) => docId), notes };
}
