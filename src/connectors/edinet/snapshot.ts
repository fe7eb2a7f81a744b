import type { DatabaseSync } from 'node:sqlite';
import { addDays } from '../../japan/business-days.ts';
import { contentReader } from './content-store.ts';
import type { coverageReader, IndexCoverage } from './coverage.ts';
import type { Registrant } from './registrants.ts';
import { INDICATORS, type SnapshotFacts } from './snapshot-indicators.ts';
import type { StoredDocument } from './stored-document.ts';

export type IndicatorState = 'observed' | 'not_observed' | 'not_computable' | 'not_covered';

export interface Indicator {
  readonly code: string;
  readonly label: string;
  readonly label_ja: string;
  readonly state: IndicatorState;
  readonly value: number | boolean | string | null;
  readonly unit: 'count' | 'days' | 'date' | 'boolean' | null;
  readonly rule: string;
  readonly notes: readonly string[];
  readonly evidence_refs: readonly string[];
  readonly extension_visibility: 'not_in_source' | null;
  /** Days are missing, and a further document can only add to the value. */
  readonly bound: 'at_least' | null;
}

export interface Snapshot {
  readonly window: { readonly from: string; readonly to: string; readonly months: number };
  readonly coverage: IndexCoverage;
  readonly indicators: readonly Indicator[];
  readonly filingCounts: Readonly<Record<string, number>>;
  readonly timeline: readonly StoredDocument[];
  readonly hasPeriodicFilings: boolean;
}

// 030 is the ordinance of investment funds: 28 % of all rows, filed by asset managers, nothing about the company.
const OWN = `owner = ? AND submitted >= ? AND submitted < ? AND (ordinance IS NULL OR ordinance <> '030')`;
const COLUMNS = `id, doc_id, ordinance, form, doc_type, period_start, period_end, submitted, reasons, parent_doc_id,
  withdrawal, edit, disclosure, legal, withdrawn_at, amended_at, hidden`;
// What the indicators look at; everything else is only counted, which the index alone can do.
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
const REFS_SHOWN = 20;

/** Computes snapshots on an open index. Never asks EDINET. */
export function snapshotReader(db: DatabaseSync, coverage: ReturnType<typeof coverageReader>) {
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
  return function snapshot(registrant: Registrant, months: number): Snapshot | undefined {
    const { first_day: firstDay, last_complete_day: to } = coverage.whole();
    if (!firstDay || !to) return undefined;
    const from = monthsBefore(to, months);
    const covered = coverage.of(from, to);
    const codes = registrant.edinetCodes;
    const end = `${to}~`;
    const facts: SnapshotFacts = {
      registrant,
      asOf: to,
      firstDay,
      filed: all(judged, codes, from, end),
      events: all(events, codes, from, end),
      annualReports: all(annual, codes).sort((a, b) => ((b.period_end ?? '') < (a.period_end ?? '') ? -1 : 1)),
      aboutIssuer: all(issuer, codes, from, end, '350'),
      aboutSubject: all(subject, codes, from, end, '240'),
      submittedOf: (docId) => (submitted.get(docId) as { submitted: string } | undefined)?.submitted,
      contentOf,
    };
    const filingCounts: Record<string, number> = {};
    for (const code of codes)
      for (const row of counts.all(code, from, end) as unknown as { doc_type: string; n: number }[])
        filingCounts[row.doc_type] = (filingCounts[row.doc_type] ?? 0) + row.n;
    return {
      window: { from, to, months },
      coverage: covered,
      indicators: INDICATORS.map((rule) => indicatorOf(rule, facts, covered.complete)),
      filingCounts,
      timeline: all(newest, codes, from, end)
        .sort((a, b) => (order(b) < order(a) ? -1 : 1))
        .slice(0, REFS_SHOWN),
      hasPeriodicFilings: ['120', '140', '160'].some((type) => filingCounts[type] !== undefined),
    };
  };
}

function indicatorOf(rule: (typeof INDICATORS)[number], facts: SnapshotFacts, complete: boolean): Indicator {
  const { code, label, label_ja, unit } = rule;
  const base = {
    code,
    label,
    label_ja,
    unit,
    rule: rule.rule,
    extension_visibility: rule.extension ? ('not_in_source' as const) : null,
  };
  const nothing = { value: null, notes: [], evidence_refs: [], bound: null };
  const found = rule.find(facts);
  if (found === 'not_covered') return { ...base, ...nothing, state: 'not_covered' };
  if (found === 'not_computable') return { ...base, ...nothing, state: 'not_computable' };
  const observed = found.value !== null && found.value !== 0 && found.value !== false;
  // A day that was never loaded may hold a further document: what was counted is the least, what was not stays open.
  const stands = complete || (observed && (unit === 'count' || unit === 'boolean'));
  if (!stands) return { ...base, ...nothing, state: 'not_computable' };
  return {
    ...base,
    state: observed ? 'observed' : 'not_observed',
    value: found.value,
    notes: found.notes ?? [],
    evidence_refs: found.refs.slice(0, REFS_SHOWN),
    bound: complete || unit !== 'count' ? null : 'at_least',
  };
}

const order = (document: StoredDocument): string => `${document.submitted ?? ''} ${document.id}`;

/** The day `months` before, clipped to the end of a shorter month, plus one: the window is inclusive at both ends. */
function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return addDays(new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10), 1);
}
