import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { completeOn, PARTIAL, STALE, stamped } from '../../testkit/evidence-registry.ts';
import { invoiceCheckAnswer } from '../endpoints/invoice/check.answer.ts';
import { openRegistry, SAMPLE_DIR } from '../engines/registry/index.ts';
import { lookUpInvoice } from './invoice-lookup.ts';
import { compareIssuer, type IssuerQuery } from './issuer-comparison.ts';

const registry = openRegistry({ dir: '/nonexistent', sampleDir: SAMPLE_DIR });
after(() => registry.close());
const deps = (day = '2026-11-15') => ({
  companies: completeOn(registry.companies!, day),
  invoices: completeOn(registry.invoices!, day),
  now: new Date(`${day}T03:00:00Z`),
});
const compare = (query: Partial<IssuerQuery>, day?: string) =>
  compareIssuer(deps(day), { registrationNumber: 'T1180301018771', name: null, address: null, ...query });

test('the decision is the first that fits', () => {
  const cases: [Partial<IssuerQuery>, string][] = [
    [{ registrationNumber: null }, 'no_registration_number'],
    [{ registrationNumber: 'hello' }, 'invalid_number'],
    [{ registrationNumber: 'T1180301018772' }, 'invalid_number'],
    [{ registrationNumber: 'T9999999999999' }, 'not_registered'],
    [{ registrationNumber: 'T2999901000006', name: '何か' }, 'not_yet_effective'],
    [{ registrationNumber: 'T4999901000004' }, 'cancelled'],
    [{ registrationNumber: 'T5999901000003' }, 'expired'],
    [{ name: '任天堂株式会社' }, 'name_mismatch'],
    [{ name: 'トヨタ自動車', address: '東京都港区芝5-7-1' }, 'address_mismatch'],
    [{}, 'registered_unconfirmed'],
    [{ name: 'トヨタ自動車㈱' }, 'verified'],
    [{ name: 'トヨタ自動車㈱', address: '愛知県豊田市トヨタ町1番地' }, 'verified'],
  ];
  for (const [query, decision] of cases) assert.equal(compare(query).decision, decision, JSON.stringify(query));
});

test('an individual without a published name is unconfirmed, never a mismatch', () => {
  const result = compare({ registrationNumber: 'T6999990000003', name: '見本 次郎', address: '東京都港区芝5-7-1' });
  assert.equal(result.decision, 'registered_unconfirmed');
  assert.equal(result.companyMatch, null);
  assert.equal(result.addressMatch, null);
  assert.deepEqual(result.riskFlags, ['individual_issuer']);
  assert.equal(result.company, null);
});

test('an individual who publishes a trade name is matched by it', () => {
  const result = compare({ registrationNumber: 'T8999990000001', name: '見本珈琲店' });
  assert.equal(result.decision, 'verified');
  assert.ok(result.riskFlags.includes('trade_name_used'));
});

test('a town in common is a partial match, a former name asks for review', () => {
  assert.ok(compare({ address: '愛知県豊田市トヨタ町99' }).riskFlags.includes('address_partial_match'));
  assert.equal(compare({ registrationNumber: 'T3999901000005', name: '株式会社旧称見本' }).decision, 'name_mismatch');
});

test('a registration is judged on the day that is asked', () => {
  const on = (number: string, day: string) => lookUpInvoice(deps(), number, day).statusOnDate;
  const in2027 = (day: string) => lookUpInvoice(deps('2027-03-20'), 'T2999901000006', day).statusOnDate;
  assert.equal(in2027('2027-03-31'), 'not_yet_effective');
  assert.equal(in2027('2027-04-01'), 'registered', 'the date of its registration is published ahead');
  assert.equal(on('T5999901000003', '2025-09-30'), 'registered');
  assert.equal(on('T5999901000003', '2025-10-01'), 'expired');
  assert.equal(on('T4999901000004', '2024-03-31'), 'registered');
  assert.equal(on('T4999901000004', '2024-04-01'), 'cancelled');
  assert.equal(on('T4999901000004', '2023-09-30'), 'not_yet_effective', 'before the system began');
  const today = lookUpInvoice(deps(), 'T4999901000004', '2024-03-31');
  assert.deepEqual([today.status, today.verdict], ['cancelled', 'qualified']);
});

test('of a day more than a month ahead nothing is said: a registration may end before', () => {
  for (const number of ['T1180301018771', 'T4999901000004', 'T2999901000006', 'T9999999999999']) {
    const { statusOnDate, verdict, undecided } = lookUpInvoice(deps(), number, '2031-01-01');
    assert.deepEqual([statusOnDate, verdict, undecided], ['not_determined', 'unknown', 'document_date_in_future']);
    assert.equal(compare({ registrationNumber: number, documentDate: '2026-12-17' }).decision, 'not_determined');
  }
  assert.equal(compare({ name: 'トヨタ自動車株式会社', documentDate: '2026-12-16' }).decision, 'verified');
});

test('a closed company behind a registration is flagged', () => {
  assert.ok(compare({ registrationNumber: 'T5999901000003' }).riskFlags.includes('company_closed'));
});

test('the registry fills the resolved fields; phone stays what the document said', () => {
  const input = {
    name: 'トヨタ',
    address: null,
    ocr: { name: 'トヨタ', address: null, phone: '0565-28-2121', number: 'T1180301018771' },
  };
  const { issuer_resolution } = invoiceCheckAnswer(deps(), compare({ name: 'トヨタ' }), input, 'both');
  assert.deepEqual(issuer_resolution.supplier_name, {
    ocr: 'トヨタ',
    registry: 'トヨタ自動車株式会社',
    resolved: 'トヨタ自動車株式会社',
    resolved_source: 'nta_corporate_registry',
  });
  assert.equal(issuer_resolution.supplier_address.resolved_source, 'nta_corporate_registry');
  assert.deepEqual(issuer_resolution.supplier_phone, {
    ocr: '0565-28-2121',
    registry: null,
    resolved: '0565-28-2121',
    resolved_source: 'ocr',
    registry_available: false,
  });
  assert.deepEqual(issuer_resolution.registry_unavailable_fields, ['phone']);
});

test('what the data cannot prove is not determined, whatever name is written', () => {
  const base = deps();
  for (const [invoices, reason] of [
    [stamped(registry.invoices!, PARTIAL), 'registry_partial'],
    [stamped(registry.invoices!, STALE), 'registry_stale'],
    [registry.invoices!, 'registry_sample'],
  ] as const) {
    const missing = compareIssuer(
      { ...base, invoices },
      { registrationNumber: 'T9999999999999', name: '何か', address: null },
    );
    assert.deepEqual(
      [missing.decision, missing.lookup?.verdict, missing.lookup?.undecided],
      ['not_determined', 'unknown', reason],
    );
  }
  const old = { ...base, invoices: stamped(registry.invoices!, STALE) };
  const held = compareIssuer(old, { registrationNumber: 'T1180301018771', name: 'トヨタ自動車㈱', address: null });
  assert.deepEqual([held.decision, held.lookup?.status], ['not_determined', 'registered']);
});

test('old data say how a registration stood up to their day, and nothing of a later one', () => {
  const old = { ...deps(), invoices: stamped(registry.invoices!, STALE) };
  for (const [day, status] of [
    [undefined, 'not_determined'],
    ['2026-11-10', 'not_determined'],
    ['2026-07-01', 'not_determined'],
    ['2026-06-30', 'registered'],
  ] as const) {
    const query = {
      registrationNumber: 'T1180301018771',
      name: 'トヨタ自動車㈱',
      address: null,
      ...(day && { documentDate: day }),
    };
    const comparison = compareIssuer(old, query);
    const input = { name: null, address: null, ocr: { name: null, address: null, phone: null, number: null } };
    const { decision, status_on_date, reason } = invoiceCheckAnswer(old, comparison, input, 'both');
    assert.deepEqual([decision, status_on_date, reason], ['not_determined', status, 'registry_stale'], day);
  }
});

test('a repaired number confirms nobody, and a document without a date is not judged', () => {
  const query = { name: 'トヨタ自動車㈱', address: null, registrationNumber: 'T1180301018771' };
  assert.equal(compareIssuer(deps(), { ...query, repaired: true }).decision, 'registered_unconfirmed');
  const undated = compareIssuer(deps(), { ...query, documentDate: null });
  assert.deepEqual([undated.decision, undated.lookup?.undecided], ['not_determined', 'document_date_missing']);
  const unknown = compareIssuer(deps(), { ...query, registrationNumber: 'T9999999999999', documentDate: null });
  assert.deepEqual(
    [unknown.decision, unknown.lookup?.verdict, unknown.lookup?.status],
    ['not_determined', 'unknown', 'not_found'],
  );
});

test('a former name is the right one on a document of its time, and only there', () => {
  const { companies, invoices, now } = deps();
  const former = '挙母自動車工業株式会社';
  const renamed = new Proxy(companies, {
    get: (target, key) => {
      if (key === 'history') return () => [{ name: former, changeDate: '2015-10-05', updateDate: '2015-11-01' }];
      if (key === 'byNumber') return (number: string) => ({ ...target.byNumber(number)!, changeDate: '2025-04-01' });
      if (key === 'knownNames') return () => ({ registered: ['トヨタ自動車株式会社'], previous: [former] });
      return Reflect.get(target, key);
    },
  });
  const on = (documentDate: string) =>
    compareIssuer(
      { companies: renamed, invoices, now },
      { registrationNumber: 'T1180301018771', name: former, address: null, documentDate },
    ).decision;
  assert.equal(on('2025-03-31'), 'verified');
  assert.equal(on('2025-04-30'), 'name_mismatch');
});

test('the English name that a company gave EDINET is its name, with a form that does not contradict', () => {
  const named = { ...deps(), edinetName: () => 'TOYOTA MOTOR CORPORATION' };
  const check = (name: string, base: ReturnType<typeof deps> = named) =>
    compareIssuer(base, { registrationNumber: 'T1180301018771', name, address: null }).decision;
  assert.equal(check('Toyota Motor Corp.'), 'verified');
  assert.equal(check('Toyota Motor LLC'), 'name_mismatch');
  assert.equal(check('Toyota Motor Corp.', deps()), 'name_mismatch', 'unknown without the code list');
});

test('an old company row is shown; the address is compared with the fresh registration alone', () => {
  const fresh = deps();
  const moved = new Proxy(fresh.companies, {
    get: (target, key) =>
      key === 'byNumber'
        ? (number: string) => {
            const row = target.byNumber(number);
            return row && { ...row, prefecture: '北海道', city: '札幌市中央区', street: '北一条西１丁目１番地' };
          }
        : Reflect.get(target, key),
  });
  const query = { registrationNumber: 'T7999901000001', name: '株式会社みどり見本商事' };
  const old = { ...fresh, companies: stamped(moved, STALE) };
  const at = (address: string) => compareIssuer(old, { ...query, address });
  assert.equal(at('東京都千代田区丸の内1-9-9').decision, 'verified');
  assert.equal(at('北海道札幌市中央区北一条西1-1').decision, 'address_mismatch');
});
