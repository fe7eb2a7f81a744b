import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startUpstreams } from '../../../testkit/upstreams/index.ts';
import { loopbackHttp } from '../../../testkit/upstreams/loopback-http.ts';
import { EdinetClient } from '../../connectors/edinet/client.ts';
import { coverageReader } from '../../connectors/edinet/coverage.ts';
import { windowReader } from '../../connectors/edinet/filing-window.ts';
import { createIndex } from '../../connectors/edinet/index-file.ts';
import { syncContents, syncEdinet } from '../../connectors/edinet/loader.ts';
import { registrantFinder } from '../../connectors/edinet/registrants.ts';
import type { StoredDocument } from '../../connectors/edinet/stored-document.ts';
import { auditOpinionOf, contentAmendments, goingConcernNote } from './content-indicators.ts';
import { indicatorsOf } from './indicators.ts';

const NOTE =
  'jpcrp_cor:NotesUncertaintiesOfEntitysAbilityToContinueAsGoingConcernConsolidatedFinancialStatementsTextBlock';

test('indicators look at the newest report, and say not_covered where contents were not loaded', () => {
  const document = (docId: string, submitted: string) => ({ doc_id: docId, submitted }) as StoredDocument;
  const reports = [document('A', '2025-06-25 15:00'), document('B', '2026-06-25 15:00')];
  const loaded = new Map([
    ['B', [{ kind: 'going_concern_note', element: NOTE, value: 'true' } as const]],
    ['C', [{ kind: 'report_amended', element: 'jpdei_cor:ReportAmendmentFlagDEI', value: 'true' } as const]],
  ]);
  const contentOf = (docId: string) => loaded.get(docId);
  assert.deepEqual(goingConcernNote(reports, contentOf), { value: true, refs: ['B'], notes: [NOTE] });
  assert.equal(goingConcernNote(reports.slice(0, 1), contentOf), 'not_covered');
  assert.equal(auditOpinionOf(reports, contentOf), 'not_covered', 'a report without an audit report says nothing');
  const some = [document('C', '2026-07-06 15:00'), document('D', '2026-08-06 15:00')];
  assert.deepEqual(contentAmendments(some, contentOf), {
    value: 1,
    refs: ['C'],
    notes: ['jpdei_cor:ReportAmendmentFlagDEI', 'contents_missing'],
  });
  assert.equal(contentAmendments(some.slice(1), contentOf), 'not_covered');
  assert.deepEqual(contentAmendments([], contentOf), { value: 0, refs: [], notes: [] });
});

test('what the contents of the newest reports say is told with the element it stands in', async () => {
  const upstreams = await startUpstreams({ today: '2026-11-15' });
  const edinet = () =>
    new EdinetClient({
      apiKey: upstreams.env.EDINET_API_KEY!,
      baseUrl: upstreams.env.EDINET_BASE_URL!,
      downloadBaseUrl: upstreams.env.EDINET_DOWNLOAD_BASE_URL!,
      requestsPerSecond: 1000,
      http: loopbackHttp,
      sleep: async () => {},
    });
  const now = () => new Date('2026-11-15T03:00:00Z');
  const db = createIndex(':memory:');
  await syncEdinet({ client: edinet(), db, from: '2025-11-01', now });
  await syncContents({ client: edinet(), db, from: '2025-11-01', limit: 1000, now });
  const registrant = registrantFinder(db)({ kind: 'edinet_code', value: 'E99903' })!;
  const indicators = indicatorsOf(windowReader(db, coverageReader(db))(registrant, 12)!);
  const of = (code: string) => indicators.find((indicator) => indicator.code === code)!;
  assert.deepEqual([of('audit_opinion').state, of('audit_opinion').value], ['observed', 'qualified']);
  assert.deepEqual(of('audit_opinion').notes, ['jpcrp_cor:IndependentAuditorsReportNonConsolidatedTextBlock']);
  assert.deepEqual([of('going_concern_note').state, of('going_concern_note').value], ['observed', true]);
  assert.match(of('going_concern_note').notes[0]!, /^jpcrp_cor:NotesUncertainties.*TextBlock$/);
  assert.equal(of('restated_reports').value, 1);
  db.close();
  await upstreams.close();
});
