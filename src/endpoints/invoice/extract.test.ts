import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { extractionContext } from '../../../testkit/extraction-context.ts';
import { readJsonRequest } from '../../../testkit/registry-context.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import cardExtract from '../business-card/extract.endpoint.ts';
import cardEnrich from '../business-card/extract-and-enrich.endpoint.ts';
import receiptExtract from '../receipt/extract.endpoint.ts';
import invoiceExtract from './extract.endpoint.ts';
import extractAndVerify from './extract-and-verify.endpoint.ts';

const { context, close } = extractionContext();
after(close);

type Answer = Record<string, unknown>;
const call = async (endpoint: Endpoint, input: unknown, deps: object = {}): Promise<Answer> => {
  const own = { ...context, deps: { ...context.deps, ...deps } };
  return (await endpoint.handler(readJsonRequest(endpoint, input) as never, own as never)) as Answer;
};
const text = (endpoint: Endpoint): string => endpoint.example.input.text as string;

// The pictures of the card examples are read by the whole server in its own tests; here a recorded reading stands in.
const CARD = { front_image_url: 'https://files.example.com/card-front.png', output_format: 'vcard' };

for (const endpoint of [invoiceExtract, extractAndVerify, receiptExtract, cardExtract, cardEnrich])
  test(`${endpoint.path} sends every field of its schema and no other`, async () => {
    const answer = await call(endpoint, 'text' in endpoint.example.input ? endpoint.example.input : CARD);
    const { required } = endpoint.output as unknown as { required: string[] };
    // Both card endpoints share a schema; the company is looked up by one of them.
    const more = endpoint === cardEnrich ? ['company'] : [];
    assert.deepEqual(Object.keys(answer).sort(), [...required, ...more].sort());
  });

test('plain extraction works without any registry and says that none was opened', async () => {
  const none = { companyRegistry: undefined, invoiceRegistry: undefined };
  const invoice = await call(invoiceExtract, { text: text(invoiceExtract) }, none);
  assert.equal((invoice.validation as { registry_checked: boolean }).registry_checked, false);
  const card = await call(cardExtract, CARD, none);
  assert.ok(!('company' in card));
});

test('an invoice needs exactly one source, a receipt at least one', () => {
  for (const body of [{}, { text: ' ' }, { text: 'a', file_url: 'https://example.com/a.pdf' }, { text: null }])
    assert.throws(() => readJsonRequest(invoiceExtract, body), /422/, JSON.stringify(body));
  assert.throws(() => readJsonRequest(receiptExtract, {}), /422/);
  assert.throws(() => readJsonRequest(receiptExtract, { text: null }), /422/);
  readJsonRequest(receiptExtract, { text: 'a', file_url: 'https://example.com/a.pdf' });
  assert.throws(() => readJsonRequest(cardExtract, { front_image_url: '' }), /422/);
});

test('URLs must be HTTPS and bounds are kept', () => {
  for (const body of [
    { file_url: 'http://example.com/a.pdf' },
    { text: 'a'.repeat(12_001) },
    { text: 'a', max_pages: 3 },
    { text: 'a', fields: [] },
    { text: 'a', fields: Array.from({ length: 25 }, () => 'total') },
    { text: 'a', other: 1 },
    { text: 'a', mime_type: 'x'.repeat(81) },
  ])
    assert.throws(() => readJsonRequest(invoiceExtract, body), /422/, JSON.stringify(body).slice(0, 60));
  assert.throws(
    () => readJsonRequest(cardExtract, { front_image_url: 'https://a.example/c.jpg', max_pages: 2 }),
    /422/,
  );
});

test('receipt-only names are refused in the fields of an invoice', () => {
  for (const name of ['receipt_date', 'receipt_number', 'transaction_time'])
    assert.throws(() => readJsonRequest(invoiceExtract, { text: 'a', fields: [name] }), /422/);
  assert.throws(() => readJsonRequest(receiptExtract, { text: 'a', fields: ['due_date'] }), /422/);
});

test('the fields filter keeps what was asked for, and always the checks', async () => {
  const answer = await call(invoiceExtract, { text: text(invoiceExtract), fields: ['total', 'issue_date'] });
  assert.equal(answer.total, 55000);
  assert.equal(answer.issue_date, '2026-10-31');
  assert.equal(answer.supplier_name, null);
  assert.deepEqual(answer.items, []);
  assert.deepEqual(Object.keys(answer.field_confidence as object).sort(), ['issue_date', 'total']);
  assert.equal((answer.validation as { status: string }).status, 'passed');
  const receipt = await call(receiptExtract, { text: text(receiptExtract), fields: ['total'] });
  assert.equal((receipt.merchant as { name: null }).name, null);
  assert.equal((receipt.amounts as { total: number }).total, 2200);
});

test('phone is never compared with a registry and contacts are never called real', async () => {
  const verified = await call(extractAndVerify, { text: text(extractAndVerify) });
  const { issuer_resolution } = verified.verification as {
    issuer_resolution: {
      supplier_phone: { ocr: string; resolved_source: string; registry_available: boolean };
      registry_unavailable_fields: string[];
    };
  };
  assert.deepEqual(issuer_resolution.registry_unavailable_fields, ['phone']);
  assert.equal(issuer_resolution.supplier_phone.registry_available, false);
  assert.equal(issuer_resolution.supplier_phone.ocr, '0565-55-0100');
  const receipt = await call(receiptExtract, { text: text(receiptExtract) });
  const { phone, postal_code, address } = receipt.validation as {
    phone: { reality_checked: boolean };
    postal_code: { reality_checked: boolean };
    address: { exact_location_checked: boolean };
  };
  assert.deepEqual(
    [phone.reality_checked, postal_code.reality_checked, address.exact_location_checked],
    [false, false, false],
  );
});

test('a supplied name overrides the printed one for the comparison and leaves the extraction as it was read', async () => {
  const answer = await call(extractAndVerify, { text: text(extractAndVerify), supplier_name: '株式会社まったく別' });
  const { decision } = answer.verification as { decision: string };
  assert.equal(decision, 'name_mismatch');
  assert.equal((answer.extraction as { supplier_name: string }).supplier_name, 'トヨタ自動車株式会社');
});

test('a digit that is wrong in a text is never repaired: the number fails and nothing is verified', async () => {
  const damaged = text(extractAndVerify).replace('T1180301018771', 'T1180301018711');
  const answer = await call(extractAndVerify, { text: damaged });
  const { extraction, verification } = answer as Record<'extraction' | 'verification', Record<string, unknown>>;
  assert.equal(extraction.registration_number, 'T1180301018711');
  assert.deepEqual(
    [verification.decision, verification.verdict, verification.resolved_registration_number],
    ['invalid_number', 'unknown', null],
  );
  const receipt = await call(receiptExtract, {
    text: text(receiptExtract).replace('T1180301018771', 'T1180301018772'),
  });
  const { decision, checksum_valid } = receipt.qualified_invoice as Record<string, unknown>;
  assert.deepEqual([decision, checksum_valid], ['invalid_number', false]);
});

test('a receipt is judged on its date: before the registration ended it held, before the system began none did', async () => {
  const on = async (date: string) => {
    const lines = [
      '有限会社見本清算',
      '登録番号 T4999901000004',
      date,
      '品代 ¥1,100',
      '合計 ¥1,100',
      '(内消費税10% ¥100)',
    ];
    const answer = await call(receiptExtract, { text: lines.join('\n') });
    const { decision, verdict, judged_on, registration_status } = answer.qualified_invoice as Record<string, unknown>;
    const { manual_review_required } = answer.validation as Record<string, unknown>;
    return { decision, verdict, judged_on, registration_status, manual_review_required, warnings: answer.warnings };
  };
  const held = await on('2024年1月15日');
  assert.deepEqual(
    [held.decision, held.verdict, held.judged_on],
    ['registered_unconfirmed', 'qualified', '2024-01-15'],
  );
  assert.equal(held.registration_status, 'cancelled');
  const ended = await on('2024年5月15日');
  assert.deepEqual([ended.decision, ended.verdict, ended.manual_review_required], ['cancelled', 'not_qualified', true]);
  assert.ok((ended.warnings as string[]).includes('registration_not_valid_on_date'));
  assert.equal((await on('2023年9月1日')).decision, 'not_yet_effective');
  assert.equal((await on('')).decision, 'not_determined');
});

test('a document without a T-number is answered with no_registration_number', async () => {
  const answer = await call(receiptExtract, { text: '喫茶ポプラ\n2026/10/26\nコーヒー ¥500\n合計 ¥500' });
  const { decision, verdict } = answer.qualified_invoice as { decision: string; verdict: string };
  assert.deepEqual([decision, verdict], ['no_registration_number', 'unknown']);
});

test('ja leaves out generated English, en the Japanese labels', async () => {
  const ja = await call(cardExtract, { ...CARD, response_language: 'ja' });
  assert.equal((ja.card as { person: { name_en: null } }).person.name_en, null);
  const invoice = await call(invoiceExtract, { text: text(invoiceExtract), response_language: 'en' });
  assert.deepEqual(Object.keys(invoice.localized as object), ['en']);
});

test('recognised text is returned only on request', async () => {
  const silent = await call(cardExtract, CARD);
  assert.equal((silent.extraction as { raw_text: null }).raw_text, null);
  const spoken = await call(cardExtract, { ...CARD, include_raw_text: true });
  assert.match(String((spoken.extraction as { raw_text: string[] }).raw_text[0]), /佐藤 健一/);
  assert.equal((spoken.privacy as { raw_text_included: boolean }).raw_text_included, true);
});

test('an image without an OCR engine is an honest 503', async () => {
  const bare = extractionContext(null as never);
  await assert.rejects(
    async () =>
      invoiceExtract.handler(
        readJsonRequest(invoiceExtract, { file_url: 'https://files.example.com/a.png' }) as never,
        bare.context as never,
      ),
    { code: 'source_not_configured' },
  );
  bare.close();
});
