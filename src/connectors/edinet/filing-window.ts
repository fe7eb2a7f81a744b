import type { DatabaseSync } from 'node:sqlite';
import { addDays } from '../../japan/business-days.ts';
import { contentReader } from './content-store.ts';
import type { coverageReader, IndexCoverage } from './coverage.ts';
import type { Registrant } from './registrants.ts';
import type { StoredDocument } from './stored-document.ts';

/** What one registrant filed in a span of days, and what others filed about it. */
export interface FilingWindow {
  readonly registrant: Registrant;
  readonly from: string;
  /** Last day whose list is final. */
  readonly to: string;
  /** First day of the whole index. */
  readonly firstDay: string;
  readonly coverage: IndexCoverage;
  /** Periodic, extraordinary and withdrawn documents filed in the window under the corporate ordinances. */
  readonly filed: readonly StoredDocument[];
  /** Notices of corrections by the authority and of non-disclosure. */
  readonly events: readonly StoredDocument[];
  /** Annual reports of any time, newest period first, not withdrawn. */
  readonly annualReports: readonly StoredDocument[];
  readonly aboutIssuer: readonly StoredDocument[];
  readonly aboutSubject: readonly StoredDocument[];
  readonly submittedOf: (docId: string) => string | undefined;
  /** What was read from the contents of a document; undefined when they were not loaded. */
  readonly contentOf: ReturnType<typeof contentReader>;
  /** Document type code → count of all documents, those of no other interest included. */
  readonly counts: Readonly<Record<string, number>>;
  /** The newest twenty. */
  readonly newest: readonly StoredDocument[];
}

// 030 is the ordinance of investment funds: 28 % of all rows, filed by asset managers, nothing about the company.
const OWN = `owner = ? AND submitted >= ? AND submitted < ? AND (ordinance IS NULL OR ordinance <> '030')`;
const COLUMNS = `id, doc_id, ordinance, form, doc_type, period_start, period_end, submitted, reasons, parent_doc_id,
  withdrawal, edit, disclosure, legal, withdrawn_at, amended_at, hidden`;
// What is judged; everything else is only counted, which the index alone can do.
const JUDGED = `SELECT ${COLUMNS} FROM document WHERE ${OWN}
  AND (doc_type IN ('120', '130', '140', '150', '160', '170', '180', '236') AND hidden = 0 OR hidden = 1)`;
const EVENTS = `SELECT ${COLUMNS} FROM document WHERE ${OWN} AND (edit = 1 OR disclosure IN (1, 2))`;
const NEWEST = `SELECT ${COLUMNS} FROM document WHERE ${OWN} AND hidden = 0 AND doc_type IS NOT NULL
  ORDER BY submitted DESC, id DESC LIMIT 20`;
const COUNTS = `SELECT doc_type, count(*) AS n FROM document WHERE ${OWN} AND hidden = 0 AND doc_type IS NOT NULL GROUP BY doc_type`;
const ABOUT = (column: string) =>
  `SELECT ${COLUMNS} FROM document WHERE ${column} = ? AND submitted >= ? AND submitted < ? AND doc_type = ? AND hidden = 0`;
const ANNUAL = `SELECT ${COLUMNS} FROM document WHERE owner = ? AND doc_type = '120' AND hidden = 0 AND ordinance <> '030'
  ORDER BY submitted DESC LIMIT 12`;
const NEWEST_SHOWN = 20;

/** Reads windows of an open index. Never asks EDINET. */
export function windowReader(db: DatabaseSync, coverage: ReturnType<typeof coverageReader>) {
  const judged = db.prepare(JUDGED);
  const events = db.prepare(EVENTS);
  const newest = db.prepare(NEWEST);
  const counts = db.prepare(COUNTS);
  const issuer = db.prepare(ABOUT('issuer_code'));
  const subject = db.prepare(ABOUT('subject_code'));
  const annual = db.prepare(ANNUAL);
  const submitted = db.prepare(
    'SELECT submitted FROM document WHERE doc_id = ? AND submitted IS NOT NULL ORDER BY id LIMIT 1',
  );
  const contentOf = contentReader(db);
  const all = (statement: ReturnType<DatabaseSync['prepare']>, codes: readonly string[], ...values: string[]) =>
    codes.flatMap((code) => statement.all(code, ...values) as unknown as StoredDocument[]);

  /** Undefined when no day list is complete yet. */
  return function window(registrant: Registrant, months: number): FilingWindow | undefined {
    const { firstDay, lastCompleteDay: to } = coverage.whole();
    if (!firstDay || !to) return undefined;
    const from = monthsBefore(to, months);
    const codes = registrant.edinetCodes;
    const end = `${to}~`;
    const tally: Record<string, number> = {};
    for (const code of codes)
      for (const row of counts.all(code, from, end) as unknown as { doc_type: string; n: number }[])
        tally[row.doc_type] = (tally[row.doc_type] ?? 0) + row.n;
    return {
      registrant,
      from,
      to,
      firstDay,
      coverage: coverage.of(from, to),
      filed: all(judged, codes, from, end),
      events: all(events, codes, from, end),
      annualReports: all(annual, codes).sort((a, b) => ((b.period_end ?? '') < (a.period_end ?? '') ? -1 : 1)),
      aboutIssuer: all(issuer, codes, from, end, '350'),
      aboutSubject: all(subject, codes, from, end, '240'),
      submittedOf: (docId) => (submitted.get(docId) as { submitted: string } | undefined)?.submitted,
      contentOf,
      counts: tally,
      newest: all(newest, codes, from, end)
        .sort((a, b) => (order(b) < order(a) ? -1 : 1))
        .slice(0, NEWEST_SHOWN),
    };
  };
}

const order = (document: StoredDocument): string => `${document.submitted ?? ''} ${document.id}`;

/** The day `months` before, clipped to the end of a shorter month, plus one: the window is inclusive at both ends. */
function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return addDays(new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10), 1);
}
