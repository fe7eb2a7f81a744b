import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readJsonRequest, testContext } from '../../../testkit/registry-context.ts';
import { type EdinetIndex, openEdinetIndex } from '../../connectors/edinet/edinet-index.ts';
import { createIndex } from '../../connectors/edinet/index-file.ts';
import { IndexWriter } from '../../connectors/edinet/index-writer.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import check from '../invoice/check.endpoint.ts';
import invoiceVerify from '../invoice/verify.endpoint.ts';
import invoiceBatch from '../invoice/verify-batch.endpoint.ts';
import report from './report.endpoint.ts';
import verify from './verify.endpoint.ts';
import batch from './verify-batch.endpoint.ts';

const { context, close } = testContext();
after(close);
type Answer = Record<string, unknown>;
const call = async (endpoint: Endpoint, input: unknown): Promise<Answer> =>
  (await endpoint.handler(readJsonRequest(endpoint, input) as never, context as never)) as Answer;

for (const endpoint of [verify, report, batch, invoiceVerify, check, invoiceBatch]) {
  test(`${endpoint.path} answers its own example as documented`, async () => {
    assert.deepEqual(await call(endpoint, endpoint.example.input), endpoint.example.output);
  });
  test(`${endpoint.path} sends every field of its schema and no other`, async () => {
    const answer = await call(endpoint, endpoint.example.input);
    const properties = (endpoint.output as unknown as { properties: object }).properties;
    assert.deepEqual(Object.keys(answer).sort(), Object.keys(properties).sort());
  });
}

test('a request needs a name or a number, and blank counts as absent', () => {
  for (const body of [{}, { name: ' ' }, { address: '東京都' }, { name: null, corporate_number: null }])
    assert.throws(() => readJsonRequest(verify, body), /422/);
  for (const body of [{ corporate_number: '123' }, { name: 'a'.repeat(301) }, { name: 'a', other: 1 }])
    assert.throws(() => readJsonRequest(verify, body), /422/);
});

test('ja leaves out generated English and English labels, en the Japanese ones', async () => {
  const japanese = await call(verify, { name: 'ソニーグループ', response_language: 'ja' });
  assert.equal(japanese.name_en_display, null);
  assert.equal(japanese.status_label_en, null);
  assert.equal(japanese.status_label, '存続中');
  assert.deepEqual(Object.keys(japanese.localized as object), ['ja']);
  const official = await call(verify, { name: '日本電気', response_language: 'ja' });
  assert.equal(official.name_en_display, 'NEC Corporation');
  const english = await call(verify, { name: 'ソニーグループ', response_language: 'en' });
  assert.equal(english.status_label, null);
  assert.equal(english.status_label_en, 'Active');
  assert.deepEqual(Object.keys(english.localized as object), ['en']);
});

test('the report carries version, scope, compared fields and history', async () => {
  const answer = (await call(report, { name: '株式会社旧称見本' })) as unknown as {
    report_version: string;
    verification_scope: string;
    evidence: { matched_by: string; compared: { name: string }; history: { name: string }[] };
  };
  assert.equal(answer.report_version, 'jp-company-report.v1');
  assert.equal(answer.verification_scope, 'NTA_registry');
  assert.equal(answer.evidence.matched_by, 'name_previous');
  assert.equal(answer.evidence.history[0]?.name, '株式会社旧称見本');
});

test('a batch keeps the order, takes each entry’s own language, and marks a bad number', async () => {
  const answer = (await call(batch, {
    items: [
      { name: '任天堂', response_language: 'en' },
      { corporate_number: '1180301018772' },
      { name: '存在しない会社名その一' },
    ],
    response_language: 'ja',
  })) as unknown as {
    count: number;
    response_language: string;
    results: { index: number; response_language: string; error: { code: string } | null; status: string }[];
  };
  assert.equal(answer.count, 3);
  assert.deepEqual(
    answer.results.map((result) => result.index),
    [0, 1, 2],
  );
  assert.deepEqual(
    answer.results.map((result) => result.response_language),
    ['en', 'ja', 'ja'],
  );
  assert.equal(answer.results[1]?.error?.code, 'corporate_number_checksum_invalid');
  assert.equal(answer.results[2]?.error, null);
  assert.equal(answer.results[2]?.status, 'not_determined', 'absence from a sample says nothing');
  assert.throws(() => readJsonRequest(batch, { items: [] }), /422/);
  assert.throws(() => readJsonRequest(batch, { items: Array(11).fill({ name: 'a' }) }), /422/);
});

test('a T-number is normalised; what only looks like one is invalid_format, not 422', async () => {
  const spaced = await call(invoiceVerify, { registration_number: 't1-1803-0101-8771' });
  assert.equal(spaced.registration_number, 'T1180301018771');
  assert.equal(spaced.status, 'registered');
  assert.equal(spaced.verdict, 'qualified');
  const short = await call(invoiceVerify, { registration_number: 'T1------------1' });
  assert.equal(short.status, 'invalid_format');
  assert.equal(short.verdict, 'unknown');
  assert.equal(short.checksum_valid, null);
  assert.throws(() => readJsonRequest(invoiceVerify, { registration_number: '1180301018771' }), /422/);
});

test('one malformed T-number of a batch is a result, not an error of the request', async () => {
  const answer = (await call(invoiceBatch, {
    registration_numbers: ['', 'T9999999999999', 'T1180301018771'],
  })) as unknown as {
    results: { status: string; error: { code: string } | null }[];
  };
  assert.deepEqual(
    answer.results.map((result) => result.status),
    ['invalid_format', 'not_determined', 'registered'],
  );
  assert.deepEqual(
    answer.results.map((result) => result.error?.code ?? null),
    ['invalid_format', null, null],
  );
});

test('an individual has no name, no corporate number and no English', async () => {
  const answer = await call(invoiceVerify, { registration_number: 'T6999990000003' });
  assert.equal(answer.entity, 'individual');
  for (const field of ['name', 'corporate_number', 'address', 'name_en_display'])
    assert.equal(answer[field], null, field);
});

test('the English name of the EDINET code list is shown when it is imported, and said to be from there', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'jbis-edinet-name-'));
  const path = join(dir, 'edinet.db');
  const nameOf = async (
    endpoint: Endpoint,
    edinet: () => EdinetIndex | undefined,
    input: object,
  ): Promise<unknown[]> => {
    const deps = { ...context.deps, evidence: { activity: undefined, edinet } };
    const answer = await endpoint.handler(readJsonRequest(endpoint, input) as never, { ...context, deps } as never);
    const { results } = answer as { results?: Answer[] };
    const { name_en_display, name_en_source, name_en_confidence } = results?.[0] ?? (answer as Answer);
    return [name_en_display, name_en_source, name_en_confidence];
  };
  try {
    const query = { name: 'ソニーグループ', response_language: 'ja' };
    assert.deepEqual((await nameOf(verify, () => openEdinetIndex(path), query))[0], null, 'nothing imported');
    const db = createIndex(path);
    new IndexWriter(db).applyCodeList({
      asOf: '2026-05-12',
      personsDropped: 0,
      rows: [
        registrant('E01777', '5010401067252', 'SONY GROUP CORPORATION'),
        registrant('E02144', '7010401022916', 'T'),
      ],
    });
    db.close();
    const index = openEdinetIndex(path)!;
    const filed = ['SONY GROUP CORPORATION', 'edinet_official', 'official'];
    for (const endpoint of [verify, report]) assert.deepEqual(await nameOf(endpoint, () => index, query), filed);
    assert.deepEqual(await nameOf(batch, () => index, { items: [query] }), filed);
    // The name the registry itself publishes goes before.
    assert.deepEqual((await nameOf(verify, () => index, { name: '日本電気' }))[1], 'nta_official');
    index.close();
  } finally {
    rmSync(dir, { recursive: true });
  }
});

const registrant = (edinetCode: string, corporateNumber: string, nameEn: string) => ({
  edinetCode,
  corporateNumber,
  nameEn,
  filerType: 'domestic_corporation' as const,
  listed: true,
  consolidated: true,
  fiscalYearEnd: '03-31',
  name: edinetCode,
  nameKana: null,
  address: null,
  industry: null,
  secCode: null,
});
