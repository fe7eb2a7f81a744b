import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { FRESH, PARTIAL, STALE, stamped, stampedRegistry } from '../../../testkit/evidence-registry.ts';
import { MIDORI, SUPPLIER_ROWS } from '../../../testkit/evidence-rows/supplier.rows.ts';
import { matchCompany } from '../company-match.ts';
import { ntaRegistry } from '../evidence/nta-registry.ts';
import { provenanceOf } from '../truth/provenance.ts';
import { resolveSupplier } from './resolve-supplier.ts';
import type { SupplierQuestion } from './supplier.types.ts';

const now = new Date('2026-11-15T03:00:00Z');
const fresh = stampedRegistry();
after(() => fresh.close());

const NOTHING: SupplierQuestion = {
  name: null,
  corporateNumber: null,
  registrationNumber: null,
  address: null,
  postalCode: null,
  includeActivity: false,
};
const ask = (
  question: Partial<SupplierQuestion>,
  source: { companies?: typeof fresh.companies; invoices?: typeof fresh.invoices } = fresh,
) =>
  resolveSupplier(
    {
      registry: ntaRegistry({ companies: source.companies, invoices: source.invoices, now }),
      activity: undefined,
      now,
    },
    { ...NOTHING, ...question },
  );

for (const [title, question, [status, verified, review, reason]] of SUPPLIER_ROWS)
  test(`row ${title}`, async () => {
    const answer = await ask(question);
    assert.deepEqual(
      [answer.status, answer.verified, answer.needsReview, answer.reason],
      [status, verified, review, reason],
    );
    assert.equal(answer.reasonCodes[0], reason);
    assert.equal(Object.keys(answer.checks).length, 11);
    assert.deepEqual(
      answer.coverage.map((item) => item.source),
      ['nta_corporate_registry', 'nta_invoice_registry', 'jp_postal_data', 'gbizinfo'],
    );
  });

test('row 5: old rows of companies fail no check, and do not verify beside a fresh registration', async () => {
  const stale = stampedRegistry({ companies: STALE, invoices: FRESH });
  const { corporateNumber, name } = MIDORI;
  for (const question of [
    { corporateNumber, name: '海山運輸株式会社', address: '北海道札幌市中央区北一条西1-1' },
    { registrationNumber: `T${corporateNumber}`, name },
  ]) {
    const answer = await ask(question, stale);
    assert.deepEqual(
      [answer.status, answer.verified, answer.reason, answer.conflicts],
      ['insufficient_evidence', false, 'registry_stale', []],
    );
    const { corporate_status_active, address_match, name_match } = answer.checks;
    assert.equal(corporate_status_active.status, 'inconclusive');
    assert.ok([address_match, name_match].every(({ status }) => status !== 'failed'));
  }
  stale.close();
});

test('row 5: a registered issuer whose company is not among the rows at hand is no "not found"', async () => {
  for (const companies of [PARTIAL, {}]) {
    const some = stampedRegistry({ companies, invoices: FRESH });
    const answer = await ask({ registrationNumber: 'T1000020012131' }, some);
    assert.deepEqual(
      [answer.status, answer.checks.qualified_invoice_registered.status],
      ['insufficient_evidence', 'passed'],
    );
    some.close();
  }
});

test('row 5: a stale registry, one that is not loaded, and a sample that lacks the number decide nothing', async () => {
  const stale = stampedRegistry({ companies: STALE, invoices: STALE });
  const sample = stampedRegistry({ companies: {}, invoices: {} });
  const outcomes = [
    await ask({ corporateNumber: MIDORI.corporateNumber }, stale),
    await ask({ corporateNumber: '9999999999999' }, stale),
    await ask({ registrationNumber: 'T7999901000001' }, { companies: fresh.companies }),
    await ask({ corporateNumber: '9999999999999' }, sample),
    await ask({ name: '株式会社存在しない会社名' }, sample),
  ];
  const reasons = ['registry_stale', 'registry_stale', 'source_not_configured', 'registry_sample', 'registry_sample'];
  for (const [i, answer] of outcomes.entries()) {
    assert.deepEqual([answer.status, answer.verified, answer.reason], ['insufficient_evidence', false, reasons[i]]);
    assert.ok(
      Object.values(answer.checks).every((check) => check.status !== 'failed'),
      'a missing source never fails a check',
    );
  }
  assert.equal(outcomes[0]?.coverage[0]?.status, 'stale');
  assert.ok(outcomes[0]?.riskFlags.includes('registry_stale'));
  assert.equal(outcomes[2]?.coverage[1]?.status, 'not_configured');
  assert.equal(outcomes[3]?.coverage[0]?.status, 'partial');
  const positive = await ask({ corporateNumber: MIDORI.corporateNumber }, sample);
  assert.deepEqual([positive.status, positive.freshness], ['resolved', 'sample']);
  assert.ok(positive.riskFlags.includes('sample_data'));
  // Invented rows are nobody's; published ones speak for the day of their row, as the company endpoints say.
  assert.deepEqual([positive.source, positive.asOf], ['sample', '2026-10-30']);
  assert.deepEqual([positive.evidence[0]?.source, positive.evidence[0]?.asOf], ['sample', '2026-10-30']);
  const published = await ask({ corporateNumber: '1130001016824' }, sample);
  assert.deepEqual([published.source, published.asOf], ['nta_corporate_registry', '2015-11-13']);
  stale.close();
  sample.close();
});

test('a cancelled registration keeps a company from being verified', async () => {
  const answer = await ask({ registrationNumber: 'T5999901000003' });
  assert.ok(answer.riskFlags.includes('invoice_cancelled'));
  assert.equal(answer.verified, false);
  assert.deepEqual([answer.supplier?.invoiceStatus, answer.supplier?.invoice?.expireDate], ['expired', '2025-10-01']);
});

test('a person is shown only as far as the registry publishes', async () => {
  const hidden = await ask({ registrationNumber: 'T6999990000003', name: '誰か' });
  assert.deepEqual([hidden.supplier?.company, hidden.supplier?.invoice?.name], [null, null]);
  assert.equal(hidden.checks.name_match.outcome, 'not_disclosed');
  const published = await ask({ registrationNumber: 'T8999990000001', name: '見本太郎' });
  assert.equal(published.checks.name_match.outcome, 'match');
  assert.equal(published.verified, false);
});

test('grades, hints and flags tell what was compared and what would help', async () => {
  const full = await ask(MIDORI);
  assert.deepEqual(
    [full.grade, full.matchType, full.confidence, full.hints],
    ['AAAA', 'corporate_number_and_name', 'deterministic', []],
  );
  const vague = await ask({ name: '見本サービス' });
  assert.deepEqual(vague.hints, ['corporate_number', 'registration_number', 'address', 'legal_form']);
  assert.equal(vague.candidateCount, 2);
  assert.equal(vague.candidates[0]?.grade.length, 4);
  const moved = await ask({ ...MIDORI, address: '北海道札幌市中央区北一条西1-1' });
  assert.ok(moved.riskFlags.includes('possible_branch_or_office'));
  assert.equal(moved.conflicts[0]?.kind, 'soft_attribute');
  const young = await ask({ corporateNumber: '5999901000011' });
  assert.ok(young.riskFlags.includes('recently_assigned'));
});

test('a name beside a number raises the flags that the company endpoints raise', async () => {
  for (const name of ['有限会社みどり見本商事', '株式会社みどり見木商事', '任天堂株式会社', '株式会社みどり見本商事']) {
    const query = { corporateNumber: MIDORI.corporateNumber, name, address: null };
    const { riskFlags } = matchCompany({ companies: fresh.companies, now }, query);
    const names = (flags: readonly string[]) => flags.filter((flag) => /^(?:name_mismatch|fuzzy|previous)/.test(flag));
    assert.deepEqual(names((await ask(query)).riskFlags), names(riskFlags), name);
  }
  const other = await ask({ corporateNumber: MIDORI.corporateNumber, name: '有限会社みどり見本商事' });
  assert.deepEqual(other.riskFlags, ['name_mismatch', 'fuzzy_match_only']);
});

test('out of the sample a supplier has the source that the invoice endpoint names, found or not', async () => {
  const invoices = stamped(fresh.invoices, { ...FRESH, sample: true });
  const companies = stamped(fresh.companies, { ...FRESH, sample: true });
  for (const registrationNumber of ['T1180301018771', 'T7999901000001', 'T1000020012131', 'T9999999999999']) {
    const said = await ask({ registrationNumber }, { companies, invoices });
    const row = invoices.byNumber(registrationNumber);
    const { source } = provenanceOf('invoice', invoices.info, row && { ...row, number: registrationNumber }, now);
    assert.equal(said.source, source, registrationNumber);
    assert.equal(said.evidence.find(({ field }) => field === 'registration_number')?.source, source);
  }
  const imported = await ask({ registrationNumber: 'T9999999999999' });
  assert.equal(imported.source, 'nta_invoice_registry');
});

test('activity is asked only when wanted and configured, and its failure changes nothing else', async () => {
  const registry = ntaRegistry({ companies: fresh.companies, invoices: fresh.invoices, now });
  const base = { registry, now };
  const question = { ...NOTHING, corporateNumber: MIDORI.corporateNumber, includeActivity: true };
  const off = await resolveSupplier({ ...base, activity: undefined }, question);
  assert.deepEqual([off.activity, off.coverage[3]?.status], [null, 'not_configured']);
  const down = await resolveSupplier(
    {
      ...base,
      activity: async () => ({
        ok: false,
        fault: 'timeout',
        code: 'timeout',
        retryable: true,
        retryAfterSeconds: undefined,
      }),
    },
    question,
  );
  assert.deepEqual([down.activity, down.coverage[3]?.status, down.status], [null, 'unavailable', 'resolved']);
});
