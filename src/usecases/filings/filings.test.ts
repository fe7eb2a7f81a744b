import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { memoryStore } from '../../../testkit/memory-store.ts';
import { startUpstreams, type Upstreams } from '../../../testkit/upstreams/index.ts';
import { sourceHttp } from '../../connectors/core/upstream-http.ts';
import { EdinetClient } from '../../connectors/edinet/client.ts';
import { type EdinetIndex, openEdinetIndex } from '../../connectors/edinet/edinet-index.ts';
import { createIndex } from '../../connectors/edinet/index-file.ts';
import { syncEdinet } from '../../connectors/edinet/loader.ts';
import { filingSnapshot } from './filing-snapshot.ts';
import { parseEntityId, securityKey } from './registrant-key.ts';
import { type FilingQuestion, searchFilings } from './search-filings.ts';

const now = new Date('2026-11-15T03:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'evidence-filings-'));
let upstreams: Upstreams;
let index: EdinetIndex;
let holed: EdinetIndex;

before(async () => {
  upstreams = await startUpstreams({ today: '2026-11-15' });
  const path = join(folder, 'edinet.sqlite');
  const db = createIndex(path);
  const base = upstreams.env.EDINET_BASE_URL!;
  const client = new EdinetClient({
    apiKey: upstreams.env.EDINET_API_KEY!,
    baseUrl: base,
    downloadBaseUrl: upstreams.env.EDINET_DOWNLOAD_BASE_URL!,
    requestsPerSecond: 1000,
    http: sourceHttp(base),
    sleep: async () => {},
  });
  await syncEdinet({ client, db, from: upstreams.world.firstDay, now: () => now });
  upstreams.control.edinet.withdrawn = true;
  db.exec("UPDATE day SET loaded_at = '2026-01-01T00:00:00Z'");
  await syncEdinet({ client, db, from: upstreams.world.firstDay, now: () => now });
  db.exec(`VACUUM INTO '${join(folder, 'holed.sqlite')}'`);
  db.close();
  index = openEdinetIndex(path)!;
  const other = createIndex(join(folder, 'holed.sqlite'));
  other.exec("DELETE FROM day WHERE file_date = '2026-03-03'");
  other.close();
  holed = openEdinetIndex(join(folder, 'holed.sqlite'))!;
});
after(async () => {
  index.close();
  holed.close();
  await upstreams.close();
  rmSync(folder, { recursive: true });
});

const QUESTION: FilingQuestion = {
  key: { kind: 'edinet_code', value: 'E99903' },
  from: '2025-11-16',
  to: '2026-11-15',
  types: undefined,
  role: 'filer',
  includeAmendments: true,
  includeWithdrawn: false,
  limit: 20,
  after: undefined,
};
const search = (question: Partial<FilingQuestion>, source = index) =>
  searchFilings({ index: source, now }, { ...QUESTION, ...question });

test('decision rows: found, nothing in range, and an index with a hole', () => {
  assert.deepEqual([search({}).status, search({}).reason], ['found', null]);
  assert.equal(search({ from: '2026-01-05', to: '2026-01-30' }).status, 'no_filings_in_range');
  const partial = search({}, holed);
  assert.deepEqual(
    [partial.status, partial.reason, partial.needsReview, partial.indexCoverage.missingDays],
    ['coverage_partial', 'missing_days', true, 1],
  );
  assert.equal(
    search({ from: '2026-06-01', to: '2026-06-30' }, holed).status,
    'found',
    'a hole outside the range does not matter',
  );
  assert.equal(search({ from: '2020-01-01' }).status, 'coverage_partial', 'days before the first one are missing');
});

test('an unknown registrant and a natural person are not found', () => {
  for (const value of ['E00000', 'E99909'])
    assert.throws(() => search({ key: { kind: 'edinet_code', value } }), { code: 'entity_not_found' });
});

test('filings are listed newest first, with amendments joined and withdrawn ones left out', () => {
  const { filings, total } = search({ limit: 100 });
  assert.equal(filings.length, total);
  const times = filings.map(({ document }) => document.submitted!);
  assert.deepEqual(times, [...times].sort().reverse());
  const ofType = (type: string) => filings.find(({ document }) => document.doc_type === type);
  assert.deepEqual([ofType('120')?.state, ofType('120')?.periodBasis], ['amended', 'fiscal_year']);
  assert.equal(ofType('130')?.isAmendment, true);
  assert.ok(filings.every(({ state }) => state !== 'withdrawn'));
  const withdrawn = search({ limit: 100, includeWithdrawn: true }).filings.find(({ state }) => state === 'withdrawn');
  assert.deepEqual(
    [withdrawn?.document.description, withdrawn?.stateChangedAt?.slice(0, 10)],
    ['臨時報告書', upstreams.world.withdrawalDay],
  );
  const reasons = filings.flatMap((filing) => filing.reasons.map(({ meaning }) => meaning));
  assert.ok(reasons.includes('auditor_change') && reasons.includes('representative_director_change'));
});

test('types, amendments and roles narrow the list; a person who reports on the issuer is not named', () => {
  const types = (question: Partial<FilingQuestion>) =>
    [...new Set(search({ ...question, limit: 100 }).filings.map(({ document }) => document.doc_type))].sort();
  assert.deepEqual(types({ types: ['120'] }), ['120', '130']);
  assert.deepEqual(types({ types: ['120'], includeAmendments: false }), ['120']);
  assert.ok(search({ includeAmendments: false, limit: 100 }).filings.every(({ isAmendment }) => !isAmendment));
  assert.deepEqual(
    search({ role: 'issuer' }).filings.map(({ filerName }) => filerName),
    [null, '見本統合ホールディングス株式会社'],
  );
  assert.equal(search({ role: 'subject' }).total, 1);
});

test('a page goes on where the one before ended', () => {
  const first = search({ limit: 3 });
  assert.ok(first.next);
  const second = search({ limit: 100, after: first.next });
  assert.equal(first.filings.length + second.filings.length, first.total);
  assert.equal(second.next, null);
  const ids = (found: typeof first) => found.filings.map(({ document }) => document.doc_id);
  assert.deepEqual(
    ids(second).filter((id) => ids(first).includes(id)),
    [],
  );
});

test('one corporate number with two codes is one registrant', () => {
  const answer = search({ key: { kind: 'corporate_number', value: '7999901000001' } });
  assert.deepEqual(answer.registrant.edinetCodes, ['E99901', 'E99906']);
  assert.deepEqual(search({ key: securityKey('137A') }).registrant.edinetCode, 'E99903');
  assert.deepEqual(parseEntityId('edinet:E00001'), { kind: 'edinet_code', value: 'E00001' });
  assert.deepEqual(parseEntityId('jp:7999901000001'), { kind: 'corporate_number', value: '7999901000001' });
  assert.deepEqual(parseEntityId('sec:9901'), { kind: 'security_code', value: '99010' });
});

const deps = (source: EdinetIndex | undefined, store = memoryStore()) => ({
  index: () => source,
  ...store,
  now,
});
const ask = (value: string, months = 24, source: EdinetIndex | undefined = index) =>
  filingSnapshot(deps(source), { key: { kind: 'edinet_code', value }, months });

test('the indicators of a company with events are observed, each with its documents', async () => {
  const answer = await ask('E99903');
  const value = (code: string) => answer.indicators.find((indicator) => indicator.code === code);
  assert.equal(answer.status, 'observed');
  const expected: Record<string, unknown> = {
    annual_report_latest_period_end: '2026-03-31',
    annual_report_after_standard_date: 1,
    half_year_report_after_standard_date: 0,
    expected_annual_report_missing: false,
    internal_control_report_amendments: 1,
    withdrawn_documents: 1,
    nondisclosure_events: 0,
    supervisor_corrections: 1,
    extraordinary_auditor_change: 1,
    extraordinary_representative_change: 1,
    extraordinary_major_shareholder_change: 1,
    extraordinary_material_financial_effect: 1,
    extraordinary_insolvency_related: 0,
    large_holding_reports_on_issuer: 2,
    tender_offer_as_subject: 1,
  };
  for (const [code, observed] of Object.entries(expected)) assert.equal(value(code)?.value, observed, code);
  assert.equal(value('annual_report_days_after_standard_date_max')?.value, 43);
  assert.ok((value('amendments_within_30_days')?.value as number) >= 2);
  assert.ok((value('amendments_later_than_365_days')?.value as number) >= 1);
  assert.equal(value('going_concern_note')?.state, 'not_covered');
  assert.equal(value('annual_report_after_standard_date')?.extensionUnseen, true);
  assert.ok(answer.riskFlags.includes('extraordinary_auditor_change'));
  assert.ok(!('verified' in answer) && !('score' in answer));
  assert.ok(!/\blate\b|breach|default(?!s)/i.test(JSON.stringify(answer.indicators)), 'neutral words only');
  assert.equal(answer.indicators.length, 23);
  assert.ok(answer.newest.length <= 20);
});

test('decision rows: partial coverage, inactive registrant, no periodic filings', async () => {
  const partial = await ask('E99903', 24, holed);
  assert.equal(partial.status, 'coverage_partial');
  assert.equal(partial.indexCoverage.missing.length, partial.indexCoverage.missingDays);
  for (const { code, state, value, isLowerBound, unit } of partial.indicators) {
    const isLeast = state === 'observed' && ((unit === 'count' && isLowerBound) || unit === 'boolean');
    const isOpen = ['not_computable', 'not_covered'].includes(state) && value === null && !isLowerBound;
    assert.ok(isLeast || isOpen, code);
  }
  assert.ok(partial.indicators.some(({ isLowerBound }) => isLowerBound));
  assert.equal((await ask('E99903', 36)).status, 'observed');
  assert.equal((await ask('E99904')).status, 'no_periodic_filings');
  await assert.rejects(ask('E99909'), { code: 'entity_not_found' });
  const gone: EdinetIndex = { ...index, registrant: (key) => ({ ...index.registrant(key)!, inactive: true }) };
  assert.equal((await ask('E99901', 24, gone)).status, 'registrant_inactive');
});

test('foreign forms run on another clock, and fund filings are not the company’s', async () => {
  const foreign = await ask('E99905');
  assert.equal(
    foreign.indicators.find((indicator) => indicator.code === 'annual_report_after_standard_date')?.state,
    'not_computable',
  );
  const manager = await ask('E99901');
  assert.equal(manager.counts['120'], 2, 'the fund report is left out');
});

test('a snapshot is cached, served stale when the index is gone, and globally limited', async () => {
  const store = memoryStore();
  const question = { key: { kind: 'edinet_code', value: 'E99901' } as const, months: 24 };
  const first = await filingSnapshot(deps(index, store), question);
  const again = await filingSnapshot(deps(index, store), question);
  assert.deepEqual([first.cached, again.cached], [false, true]);
  assert.deepEqual(again.indicators, first.indicators);
  const stale = await filingSnapshot(deps(undefined, store), question);
  assert.deepEqual([stale.cached, stale.freshness], [true, 'stale']);
  await assert.rejects(filingSnapshot(deps(undefined), question), { code: 'source_unavailable' });
  let refused: { code?: string; retryAfterSeconds?: number } | undefined;
  for (let i = 0; i < 30 && !refused; i++)
    await filingSnapshot(deps(index, store), question).catch((error) => (refused = error));
  assert.deepEqual([refused?.code, refused?.retryAfterSeconds], ['rate_limited', 1]);
});

test('an index without a complete day is away until it is synchronised: asking again is no use', async () => {
  await assert.rejects(ask('E99901', 24, { ...index, window: () => undefined }), {
    code: 'source_unavailable',
    retryable: false,
    retryAfterSeconds: undefined,
  });
});
