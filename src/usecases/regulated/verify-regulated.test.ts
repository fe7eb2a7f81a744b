import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { stampedRegistry } from '../../../testkit/evidence-registry.ts';
import { type Asked, REGULATED_ROWS } from '../../../testkit/evidence-rows/regulated.rows.ts';
import { startUpstreams, type Upstreams } from '../../../testkit/upstreams/index.ts';
import { sourceHttp } from '../../connectors/core/upstream-http.ts';
import type { Category } from '../../connectors/fsa/categories.ts';
import { syncFsa } from '../../connectors/fsa/loader.ts';
import { createRegister, type RegisterState, registerReader } from '../../connectors/fsa/register-file.ts';
import { parseRegistrationNumber } from '../../connectors/fsa/registration-number.ts';
import { ntaRegistry } from '../evidence/nta-registry.ts';
import { verifyRegulated } from './verify-regulated.ts';

const now = new Date('2026-11-15T03:00:00Z');
const registry = stampedRegistry();
let upstreams: Upstreams;
let state: RegisterState;
before(async () => {
  upstreams = await startUpstreams({ today: '2026-11-15' });
  const db = createRegister(':memory:');
  const sync = () =>
    syncFsa({
      db,
      http: sourceHttp(upstreams.env.FSA_LIST_BASE_URL!),
      baseUrl: upstreams.env.FSA_LIST_BASE_URL!,
      now: () => now,
    });
  upstreams.control.fsa.asOf = '2026-09-30';
  await sync();
  upstreams.control.fsa.asOf = '2026-10-31';
  upstreams.control.fsa.removed.add('関東財務局長（金商）第9903号');
  await sync();
  state = registerReader(db)();
});
after(async () => {
  registry.close();
  await upstreams.close();
});

const ask = (asked: Asked, register: () => RegisterState = () => state) =>
  verifyRegulated(
    {
      register,
      registry: ntaRegistry({ companies: registry.companies, invoices: registry.invoices, now }),
      now,
    },
    {
      name: asked.name ?? null,
      corporateNumber: asked.corporateNumber ?? null,
      registrationNumber: asked.number ? parseRegistrationNumber(asked.number)! : null,
      registrationText: asked.number ?? null,
      category: asked.category ?? null,
      address: asked.address ?? null,
    },
  );

for (const [title, asked, expected] of REGULATED_ROWS)
  test(`row ${title}`, () => {
    const answer = ask(asked);
    assert.deepEqual([answer.status, answer.verified, answer.needsReview, answer.reason], expected);
    assert.equal(Object.keys(answer.checks).length, 9);
    assert.equal(answer.lists.length, 3);
  });

test('row 10: a list that is missing or too old proves no absence', () => {
  const old = {
    ...state,
    editions: new Map([...state.editions].map(([category, edition]) => [category, { ...edition, asOf: '2026-08-31' }])),
  };
  const missing = {
    ...state,
    editions: new Map([...state.editions].filter(([category]) => category !== 'funds_transfer')),
  };
  for (const register of [old, missing]) {
    const answer = ask({ name: '株式会社どこにもない' }, () => register);
    assert.deepEqual([answer.status, answer.verified], ['coverage_unavailable', false]);
  }
  const number = ask({ number: '関東財務局長（金商）第1号' }, () => old);
  assert.equal(number.checks.registration_number_listed.status, 'inconclusive');
  assert.ok(number.riskFlags.includes('list_stale'));
  const elsewhere = ask({ corporateNumber: '1130001011420', category: 'crypto_asset_exchange' }, () => missing);
  assert.equal(elsewhere.reason, 'not_in_covered_lists', 'only the lists that are needed count');
});

test('conditions, removal dates, categories and impersonation signals are shown', () => {
  const conditional = ask({ corporateNumber: '2999901000014' });
  assert.ok(conditional.riskFlags.includes('registration_conditional'));
  assert.equal(conditional.registrations[0]?.operator.footnote, '旧商号:株式会社試作サービス');
  assert.equal(ask({ number: '関東財務局長（金商）第9903号' }).registrations[0]?.operator.removedSince, '2026-10-31');
  const both = ask({ corporateNumber: '7999901000001' });
  assert.deepEqual(both.registrations.map((row) => row.operator.category).sort(), [
    'financial_instruments_business',
    'funds_transfer',
  ]);
  assert.ok(ask({ name: '見本統合ホールデングス株式会社' }).riskFlags.includes('name_similar_to_registered_entity'));
  assert.equal(
    ask({ corporateNumber: '7999901000001', address: '東京都千代田区丸の内一丁目9番9号' }).checks.address_match.outcome,
    'match',
  );
});

/** The lists with one of them at this age, or never loaded. */
const listAt = (category: Category, asOf: string | null): (() => RegisterState) => {
  const editions = new Map(state.editions);
  const edition = editions.get(category)!;
  if (asOf === null) editions.delete(category);
  else editions.set(category, { ...edition, asOf });
  return () => ({ ...state, editions });
};

test('a fresh list of another category makes an old one no younger', () => {
  const category = 'financial_instruments_business';
  const answer = ask({ corporateNumber: '7999901000001', category }, listAt(category, '2026-08-31'));
  assert.deepEqual([answer.status, answer.verified, answer.reason], ['registered', false, 'registry_stale']);
});

test('that somebody is not in a category is said by its list alone', () => {
  const category = 'crypto_asset_exchange';
  for (const asOf of ['2026-08-31', null]) {
    const answer = ask({ corporateNumber: '6999901000002', category }, listAt(category, asOf));
    assert.deepEqual([answer.status, answer.checks.category_match.status], ['coverage_unavailable', 'inconclusive']);
    const gone = ask({ number: '関東財務局長（金商）第9903号' }, listAt(category, asOf));
    assert.equal(gone.status, 'coverage_unavailable', 'it may be in the list that cannot be relied on');
  }
});

test('an old list contradicts nobody', () => {
  const old = listAt('financial_instruments_business', '2026-08-31');
  const number = '関東財務局長（金商）第9901号';
  for (const asked of [
    { number, corporateNumber: '6999901000002' },
    { number, name: '海山証券株式会社' },
  ]) {
    const answer = ask(asked, old);
    assert.deepEqual([answer.status, answer.reason], ['coverage_unavailable', 'registry_stale']);
    assert.ok(Object.values(answer.checks).every(({ status }) => status !== 'failed'));
    assert.deepEqual(answer.conflicts, []);
  }
});
