import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredDocument } from '../../connectors/edinet/stored-document.ts';
import { filingOf } from '../../usecases/filings/filing.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { filingAnswer } from './filing.answer.ts';

const DOCUMENT: StoredDocument = {
  id: 2026062500001,
  doc_id: 'S100TEST',
  owner: 'E99903',
  corporate_number: '7999901000001',
  filer_name: '見本株式会社',
  ordinance: '010',
  form: '030001',
  doc_type: '130',
  period_start: '2025-04-01',
  period_end: '2026-03-31',
  submitted: '2026-06-25 15:00',
  description: null,
  reasons: '第19条第2項第9号の4',
  parent_doc_id: 'S100ORIG',
  operated_at: null,
  withdrawal: 0,
  edit: 0,
  disclosure: 0,
  formats: 3,
  legal: 1,
  withdrawn_at: null,
  amended_at: '2026-07-01 09:30',
  hidden: 0,
};

test('a filing is shown with its type in both languages, its time in Japan and its official address', () => {
  const shown = filingAnswer(filingOf(DOCUMENT), '2026-11-14');
  assert.deepEqual(
    [shown.document_type_en, shown.amends_document_type, shown.submitted_at, shown.state, shown.state_changed_at],
    ['Amended annual securities report', '120', '2026-06-25T15:00:00+09:00', 'amended', '2026-07-01T09:30:00+09:00'],
  );
  assert.deepEqual(shown.extraordinary_reasons, [
    {
      clause: '第19条第2項第9号の4',
      article_ordinance: 'disclosure_of_corporate_affairs',
      meaning_code: 'auditor_change',
    },
  ]);
  assert.equal(shown.evidence.reference_url, 'https://disclosure2dl.edinet-fsa.go.jp/searchdocument/pdf/S100TEST.pdf');
});

test('a filer without a corporate number is not named', () => {
  const { filer } = filingAnswer(filingOf({ ...DOCUMENT, corporate_number: null }), null);
  assert.deepEqual([filer.name, filer.name_withheld], [null, 'non_corporate_filer']);
  assert.equal(filingAnswer(filingOf(DOCUMENT), null).filer.name_withheld, null);
});

test('a cursor continues its own query and no other', () => {
  const position = { submitted: '2026-06-25 15:00', id: 17 };
  const cursor = writeCursor(position, 'q');
  assert.deepEqual(readCursor(cursor, 'q'), position);
  assert.equal(readCursor(cursor, 'another query'), undefined);
  const forged = Buffer.from('1|2026-01-01 00:00|0000000000000000').toString('base64url');
  for (const broken of ['', 'x', forged, `${cursor}A`.repeat(3)]) assert.equal(readCursor(broken, 'q'), undefined);
});
