import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { stampedRegistry } from '../../../testkit/evidence-registry.ts';
import { startUpstreams, type Upstreams } from '../../../testkit/upstreams/index.ts';
import { sourceHttp } from '../../connectors/core/way-out.ts';
import type { Category } from '../../connectors/fsa/categories.ts';
import { syncFsa } from '../../connectors/fsa/loader.ts';
import { createRegister, type RegisterState, registerReader } from '../../connectors/fsa/register-file.ts';
import { parseRegistrationNumber } from '../../connectors/fsa/registration-number.ts';
import { japaneseRegistry } from '../evidence/japanese-registry.ts';
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

interface Asked {
  name?: string;
  corporateNumber?: string;
  number?: string;
  category?: Category;
  address?: string;
}
const ask = (asked: Asked, register: () => RegisterState = () => state) =>
  verifyRegulated(
    {
      register,
      listBaseUrl: 'https://www.fsa.go.jp/menkyo/menkyoj',
      registry: japaneseRegistry({ companies: registry.companies, invoices: registry.invoices, now }),
      now,
      requestId: 'r',
    },
    {
      name: asked.name ?? null,
      corporateNumber: asked.corporateNumber ?? null,
      registrationNumber: asked.number ? parseRegistrationNumber(asked.number)! : null,
      registrationText: asked.number ?? null,
      category: asked.category ?? null,
      address: asked.address ?? null,
      language: 'both',
    },
  );

const ROWS: [string, Asked, [string, boolean, boolean, string]][] = [
  [
    '1: a registration of another company',
    { number: '関東財務局長（金商）第9901号', corporateNumber: '6999901000002' },
    ['conflict', false, true, 'hard_identifier_conflict'],
  ],
  [
    '2: a name that is not the operator of the number',
    { number: '関東財務局長（金商）第9901号', name: '海山証券株式会社' },
    ['conflict', false, true, 'name_conflicts_with_registration'],
  ],
  [
    '3: a number that stands in two lists',
    { number: '関東財務局長 第00901号' },
    ['ambiguous', false, true, 'number_in_several_lists'],
  ],
  [
    '4: a registration number',
    { number: '関東財務局長（金商）第９９０１号' },
    ['registered', true, false, 'registration_match'],
  ],
  [
    '4: a number in two lists, told apart by the category',
    { number: '関東財務局長 第00901号', category: 'crypto_asset_exchange' },
    ['registered', true, false, 'registration_match'],
  ],
  [
    '4: a number in two lists, told apart by the name',
    { number: '関東財務局長 第00901号', name: '株式会社見本送金' },
    ['registered', true, false, 'registration_match'],
  ],
  ['4: a corporate number', { corporateNumber: '7999901000001' }, ['registered', true, false, 'registration_match']],
  [
    '4b: listed, but closed in the corporate registry',
    { corporateNumber: '4999901000004' },
    ['registered', false, true, 'closed_in_corporate_registry'],
  ],
  [
    '5: only in another category',
    { corporateNumber: '6999901000002', category: 'crypto_asset_exchange' },
    ['registered_other_category', false, true, 'category_not_matched'],
  ],
  ['6: a name alone', { name: '見本統合ホールディングス株式会社' }, ['registered', false, true, 'name_only_match']],
  ['7: a similar name', { name: '見本統合ホールデングス株式会社' }, ['ambiguous', false, true, 'similar_name_only']],
  [
    '8: gone from the list',
    { number: '関東財務局長（金商）第9903号' },
    ['not_found', false, true, 'removed_from_list'],
  ],
  ['9: in none of the lists', { name: '株式会社どこにもない' }, ['not_found', false, true, 'not_in_covered_lists']],
];
for (const [title, asked, expected] of ROWS)
  test(`row ${title}`, () => {
    const answer = ask(asked);
    assert.deepEqual([answer.status, answer.verified, answer.manual_review_required, answer.reason], expected);
    assert.equal(Object.keys(answer.checks).length, 9);
    assert.equal(answer.covered_categories.length, 3);
    assert.match(answer.localized?.en?.notes[0] ?? '', /does not show that an entity is unregistered/);
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
  assert.ok(number.risk_flags.includes('list_stale'));
  const elsewhere = ask({ corporateNumber: '1130001011420', category: 'crypto_asset_exchange' }, () => missing);
  assert.equal(elsewhere.reason, 'not_in_covered_lists', 'only the lists that are needed count');
});

test('conditions, removal dates, categories and impersonation signals are shown', () => {
  const conditional = ask({ corporateNumber: '2999901000014' });
  assert.ok(conditional.risk_flags.includes('registration_conditional'));
  assert.equal(conditional.registrations[0]?.footnote, '旧商号:株式会社試作サービス');
  assert.equal(ask({ number: '関東財務局長（金商）第9903号' }).registrations[0]?.removed_since, '2026-10-31');
  const both = ask({ corporateNumber: '7999901000001' });
  assert.deepEqual(both.registrations.map((row) => row.category).sort(), [
    'financial_instruments_business',
    'funds_transfer',
  ]);
  assert.ok(ask({ name: '見本統合ホールデングス株式会社' }).risk_flags.includes('name_similar_to_registered_entity'));
  assert.equal(
    ask({ corporateNumber: '7999901000001', address: '東京都千代田区丸の内一丁目9番9号' }).checks.address_match.outcome,
    'match',
  );
});
