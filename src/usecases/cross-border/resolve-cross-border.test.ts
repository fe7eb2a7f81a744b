import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { FRESH, PARTIAL, STALE, stampedRegistry } from '../../../testkit/evidence-registry.ts';
import { CROSS_BORDER_ROWS, GB, id, JP } from '../../../testkit/evidence-rows/cross-border.rows.ts';
import { memoryStore } from '../../../testkit/memory-store.ts';
import { startUpstreams, type Upstreams } from '../../../testkit/upstreams/index.ts';
import { CompaniesHouseClient } from '../../connectors/companies-house/client.ts';
import {
  buildSnapshot,
  type CompaniesHouseSnapshot,
  openSnapshot,
} from '../../connectors/companies-house/snapshot-file.ts';
import { sourceHttp } from '../../connectors/core/upstream-http.ts';
import { ntaRegistry } from '../evidence/nta-registry.ts';
import type { CrossBorderDeps, CrossBorderQuestion } from './cross-border.types.ts';
import { resolveCrossBorder } from './resolve-cross-border.ts';

const now = new Date('2026-11-15T03:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'evidence-cb-'));
const fresh = stampedRegistry();
let upstreams: Upstreams;
let snapshot: CompaniesHouseSnapshot;
before(async () => {
  upstreams = await startUpstreams({ today: '2026-11-15' });
  const source = join(folder, 'BasicCompanyData-2026-11-01.csv');
  writeFileSync(
    source,
    'CompanyName, CompanyNumber,RegAddress.PostCode,CompanyCategory,CompanyStatus\n"MIHON TRADING LIMITED","09990001","EC1A 1AA","Private Limited Company","Active"\n',
  );
  await buildSnapshot(source, join(folder, 'ch.sqlite'));
  snapshot = openSnapshot(join(folder, 'ch.sqlite'), () => now)!;
});
after(async () => {
  snapshot.close();
  fresh.close();
  await upstreams.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  upstreams.control.companiesHouse.mode = 'normal';
});

const NOTHING: CrossBorderQuestion = {
  jurisdiction: null,
  name: null,
  identifiers: [],
  address: null,
  postalCode: null,
  incorporatedOn: null,
};
const registrants: Record<string, string> = { E99901: '7999901000001', E99902: '6999901000002' };
const live = (apiKey = upstreams.env.COMPANIES_HOUSE_API_KEY!, timeoutMs = 30_000) =>
  new CompaniesHouseClient({
    baseUrl: upstreams.env.COMPANIES_HOUSE_BASE_URL!,
    apiKey,
    http: sourceHttp(upstreams.env.COMPANIES_HOUSE_BASE_URL!),
    timeoutMs,
    ...memoryStore(),
  });
const EDINET: CrossBorderDeps['edinet'] = {
  registrant: ({ kind, value }) => {
    const number =
      kind === 'edinet_code' ? registrants[value] : Object.values(registrants).find((known) => known === value);
    return number
      ? {
          edinetCode: 'E99901',
          edinetCodes: ['E99901'],
          corporateNumber: number,
          securityCode: null,
          name: 'x',
          nameEn: kind === 'corporate_number' && number === '7999901000001' ? 'Midori Mihon Trading Co., Ltd.' : null,
          filerType: 'domestic_corporation',
          listed: true,
          consolidated: true,
          fiscalYearEnd: null,
          industry: null,
          mergedInto: null,
          inactive: false,
        }
      : undefined;
  },
  asOf: '2026-11-14',
  undecided: null,
};
const deps = (more: Partial<CrossBorderDeps> = {}): CrossBorderDeps => ({
  registry: ntaRegistry({ companies: fresh.companies, invoices: fresh.invoices, now }),
  edinet: EDINET,
  companiesHouse: live(),
  companiesHouseSnapshot: undefined,
  now,
  ...more,
});
const ask = (question: Partial<CrossBorderQuestion>, more?: Partial<CrossBorderDeps>) =>
  resolveCrossBorder(deps(more), { ...NOTHING, ...question });
for (const [title, question, expected] of CROSS_BORDER_ROWS)
  test(`row ${title}`, async () => {
    const answer = await ask(question);
    assert.deepEqual([answer.status, answer.verified, answer.reason], expected);
    assert.equal(Object.keys(answer.checks).length, 8);
    assert.equal(answer.coverage.length, 5);
  });

test('row 6: a number that is only missing from the file of live companies is not "not found"', async () => {
  const answer = await ask(
    { identifiers: [id('gb_company_number', '09990002')] },
    { companiesHouse: undefined, companiesHouseSnapshot: snapshot },
  );
  assert.deepEqual([answer.status, answer.reason], ['insufficient_evidence', 'dissolved_not_covered']);
  const known = await ask(
    { identifiers: [GB], name: 'Mihon Trading Limited' },
    { companiesHouse: undefined, companiesHouseSnapshot: snapshot },
  );
  assert.deepEqual(
    [known.status, known.source, known.freshness],
    ['verified', 'companies_house_snapshot', 'monthly_snapshot'],
  );
});

test('row 9: a register that is down leaves the answer open; the snapshot still finds what it has', async () => {
  upstreams.control.companiesHouse.mode = 'http_500';
  const open = await ask({ identifiers: [id('gb_company_number', '09990002')] }, { companiesHouseSnapshot: snapshot });
  assert.deepEqual(
    [open.status, open.reason, open.checks.identifier_found.status],
    ['insufficient_evidence', 'source_unavailable', 'inconclusive'],
  );
  const found = await ask({ identifiers: [GB], name: 'Mihon Trading Limited' }, { companiesHouseSnapshot: snapshot });
  assert.deepEqual(
    [found.status, found.coverage.find((item) => item.source === 'companies_house')?.status],
    ['verified', 'unavailable'],
  );
  const stale = stampedRegistry({ companies: STALE, invoices: FRESH });
  const old = await ask(
    { identifiers: [JP] },
    { registry: ntaRegistry({ companies: stale.companies, invoices: stale.invoices, now }) },
  );
  assert.deepEqual([old.status, old.reason], ['insufficient_evidence', 'registry_stale']);
  const unseen = await ask({ identifiers: [id('jp_edinet_code', 'E99901')] }, { edinet: undefined });
  assert.deepEqual([unseen.status, unseen.reason], ['insufficient_evidence', 'source_not_configured']);
  stale.close();
});

test('row 9: an identifier whose own register cannot tell decides nothing', async () => {
  const T_OF_A_PERSON = id('jp_invoice_registration_number', 'T9999999999999');
  const partial = stampedRegistry({ companies: FRESH, invoices: PARTIAL });
  const registry = ntaRegistry({ companies: partial.companies, invoices: partial.invoices, now });
  for (const [question, more, reason] of [
    // Persons were not imported: that no company has these digits says nothing.
    [{ identifiers: [T_OF_A_PERSON] }, { registry }, 'registry_partial'],
    [
      { identifiers: [id('jp_invoice_registration_number', 'T1999901000007')], name: '有限会社みどり見本商事' },
      { registry },
      'registry_partial',
    ],
    [
      { identifiers: [id('jp_edinet_code', 'E00001')] },
      { edinet: { ...EDINET!, undecided: 'registry_sample' } },
      'registry_sample',
    ],
    [
      { identifiers: [JP, id('jp_edinet_code', 'E00001')], name: '株式会社みどり見本商事' },
      { edinet: { ...EDINET!, undecided: 'registry_stale' } },
      'registry_stale',
    ],
  ] as [Partial<CrossBorderQuestion>, Partial<CrossBorderDeps>, string][]) {
    const answer = await ask(question, more);
    assert.deepEqual([answer.status, answer.verified, answer.reason], ['insufficient_evidence', false, reason]);
    assert.equal(answer.checks.identifier_found.status, 'inconclusive');
    assert.notEqual(answer.checks.identifiers_consistent.status, 'passed');
  }
  partial.close();
});

test('an invented row of the sample is attributed to nobody; a published one speaks for its own day', async () => {
  const sample = stampedRegistry({ companies: {}, invoices: {} });
  const registry = ntaRegistry({ companies: sample.companies, invoices: sample.invoices, now });
  const invented = await ask({ identifiers: [JP] }, { registry });
  assert.deepEqual([invented.source, invented.asOf, invented.freshness], ['sample', '2026-10-30', 'sample']);
  assert.deepEqual([invented.entity?.registry, invented.entity?.url], ['sample', null]);
  assert.deepEqual([invented.evidence[0]?.source, invented.evidence[0]?.asOf], ['sample', '2026-10-30']);
  const published = await ask({ identifiers: [id('jp_corporate_number', '1130001016824')] }, { registry });
  assert.deepEqual([published.source, published.asOf], ['nta_corporate_registry', '2015-11-13']);
  sample.close();
});

test('a filer without a corporate number is not "not found"', async () => {
  const fund = { ...EDINET!.registrant({ kind: 'edinet_code', value: 'E99901' })!, corporateNumber: null };
  const answer = await ask(
    { identifiers: [id('jp_edinet_code', 'E99901')] },
    { edinet: { ...EDINET!, registrant: () => fund } },
  );
  assert.deepEqual([answer.status, answer.reason], ['insufficient_evidence', 'no_corporate_number']);
});

test('old data fail no check and pass none but that the number was there', async () => {
  const stale = stampedRegistry({ companies: STALE, invoices: STALE });
  const registry = ntaRegistry({ companies: stale.companies, invoices: stale.invoices, now });
  const address = '北海道札幌市中央区北一条西1-1';
  for (const name of ['株式会社みどり見本商事', '海山運輸株式会社']) {
    const { checks, conflicts, reason } = await ask({ identifiers: [JP], name, address }, { registry });
    const statuses = [checks.name_match, checks.address_match, checks.entity_active].map(({ status }) => status);
    assert.deepEqual(statuses, ['inconclusive', 'inconclusive', 'inconclusive']);
    assert.deepEqual([checks.identifier_found.status, conflicts, reason], ['passed', [], 'registry_stale']);
  }
  stale.close();
});

test('a name that is not among the live companies of a snapshot may be a dissolved one’s', async () => {
  const answer = await ask(
    { jurisdiction: 'GB', name: 'Nobody At All Limited' },
    { companiesHouse: undefined, companiesHouseSnapshot: snapshot },
  );
  assert.deepEqual([answer.status, answer.reason], ['insufficient_evidence', 'registry_partial']);
});

test('when nothing could be asked there is an error and no answer', async () => {
  const fails = async (mode: 'throttled' | 'http_500' | 'slow' | 'html', code: string) => {
    upstreams.control.companiesHouse.mode = mode;
    // Only the one that never answers is cut soon.
    const companiesHouse = live(undefined, mode === 'slow' ? 300 : undefined);
    await assert.rejects(
      ask({ identifiers: [GB] }, { companiesHouse }),
      (error: { code?: string }) => error.code === code,
      mode,
    );
  };
  await fails('throttled', 'source_unavailable');
  await fails('http_500', 'source_unavailable');
  await fails('slow', 'upstream_timeout');
  await fails('html', 'upstream_invalid_response');
  upstreams.control.companiesHouse.mode = 'normal';
  await assert.rejects(ask({ identifiers: [GB] }, { companiesHouse: live('wrong key') }), {
    code: 'source_unavailable',
  });
  await assert.rejects(ask({ identifiers: [GB] }, { companiesHouse: undefined }), { code: 'source_not_configured' });
});

test('a hard conflict shows no entity, and trouble of a company is flagged', async () => {
  const conflict = await ask({ identifiers: [GB, JP] });
  assert.deepEqual([conflict.entity, conflict.conflicts[0]?.kind], [null, 'hard_identifier']);
  const strike = await ask({ identifiers: [id('gb_company_number', '09990004')] });
  assert.equal(strike.entity?.status, 'strike_off_proposed');
  assert.deepEqual(strike.riskFlags, [
    'strike_off_proposed',
    'registered_office_disputed',
    'registered_office_undeliverable',
  ]);
  const winding = await ask({ identifiers: [id('gb_company_number', '09990003')], incorporatedOn: '2001-02-03' });
  assert.deepEqual(winding.riskFlags, ['insolvency', 'accounts_overdue', 'confirmation_statement_overdue']);
  assert.equal(winding.checks.incorporation_date_match.outcome, 'match');
  const branch = await ask({ identifiers: [id('gb_company_number', 'BR009991')] });
  assert.equal(branch.entity?.parentId, 'gb:FC099991');
});

test('a second question is answered from the cache', async () => {
  const client = live();
  const before = upstreams.control.companiesHouse.calls;
  await ask({ identifiers: [GB] }, { companiesHouse: client });
  const again = await ask({ identifiers: [GB] }, { companiesHouse: client });
  assert.equal(upstreams.control.companiesHouse.calls, before + 1);
  assert.deepEqual([again.cached, again.freshness], [true, 'cached_live']);
});
