import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { FRESH, stamped } from '../../../testkit/evidence-registry.ts';
import { extractionContext } from '../../../testkit/extraction-context.ts';
import { recordedLine, recordedOcr, recordedPage } from '../../../testkit/recorded-page.ts';
import { readJsonRequest } from '../../../testkit/registry-context.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { openExtraction } from '../../engines/extraction/index.ts';
import type { Line, Ocr } from '../../engines/ocr/index.ts';
import { compareIssuer } from '../../usecases/issuer-comparison.ts';
import receiptExtract from '../receipt/extract.endpoint.ts';
import type { Services } from '../services.ts';
import invoiceExtract from './extract.endpoint.ts';
import extractAndVerify from './extract-and-verify.endpoint.ts';

const { context, close } = extractionContext();
after(close);

type Json = Record<string, unknown>;
const NUMBER = 'T7999901000001';
/** The first digit read as 1: the check digit fails. */
const READ = 'T1999901000001';

const INVOICE = ['請求書', '青葉物産株式会社 御中', '発行日 2026年10月31日', '株式会社みどり見本商事', '合計 11,000円'];
const RECEIPT = ['領収書', '株式会社みどり見本商事', '2026年10月31日', '合計 ¥2,200', '(内消費税10% ¥200)'];

async function ask(endpoint: Endpoint, ocr: Ocr): Promise<Json> {
  const extraction = openExtraction({ ocr, now: context.now });
  const input = readJsonRequest(endpoint, { file_url: 'https://files.example.com/page.png' });
  const own = { ...context, deps: { ...context.deps, extraction, ocr } };
  return (await endpoint.handler(input as never, own as never)) as Json;
}

const lines = (texts: readonly string[]): Line[] =>
  texts.map((text, i) => recordedLine([text, 60, 60 + i * 60, 400, 40]));
const numberLine = (text: string): Line => recordedLine([`登録番号 ${text}`, 60, 560, 400, 40]);

/** The recogniser saw both digits, and the check digit chose the one it believed less. */
const settled = (page: readonly string[]): Ocr => {
  const line = numberLine(NUMBER);
  const at = line.text.indexOf(NUMBER) + 1;
  const chars = line.chars.map((char, i) =>
    i === at ? { ...char, confidence: 0.3, readAs: '1', alternatives: [{ text: '1', confidence: 0.6 }] } : char,
  );
  return recordedOcr(recordedPage([...lines(page), { ...line, chars }]));
};
/** The first look read another digit than the second, whose check digit holds. */
const reread = (page: readonly string[]): Ocr =>
  recordedOcr(recordedPage([...lines(page), numberLine(READ)]), [numberLine(NUMBER)]);
/** A digit was read twice. */
const doubled = (page: readonly string[]): Ocr =>
  recordedOcr(recordedPage([...lines(page), numberLine('T79999901000001')]));

for (const [how, ocrOf, read] of [
  ['a digit chosen among the readings of a picture', settled, READ],
  ['a digit that only a second look read', reread, READ],
  ['a digit read twice', doubled, 'T79999901000001'],
] as const)
  test(`${how} stays as read, the other number stands apart, and nothing is verified`, async () => {
    const { extraction, verification } = (await ask(extractAndVerify, ocrOf(INVOICE))) as Record<string, Json>;
    assert.equal(extraction!.registration_number, read);
    assert.equal(extraction!.corporate_number, null);
    assert.equal(verification!.registration_number, read);
    assert.notEqual(verification!.checksum_valid, true);
    assert.equal(verification!.resolved_registration_number, NUMBER);
    const { registration_number } = verification!.issuer_resolution as Record<string, Json>;
    assert.deepEqual([registration_number!.ocr, registration_number!.resolved], [read, NUMBER]);
    assert.equal(verification!.decision, 'registered_unconfirmed');
    assert.ok((verification!.risk_flags as string[]).includes('registration_number_repaired'));
    const validation = extraction!.validation as Json;
    assert.notEqual(validation.status, 'passed');
    assert.equal(validation.manual_review_required, true);
    assert.ok((extraction!.warnings as string[]).includes('registration_number_repaired'));

    const receipt = (await ask(receiptExtract, ocrOf(RECEIPT))) as Record<string, Json>;
    assert.equal(receipt.merchant!.registration_number, read);
    const { qualified_invoice: judged } = receipt;
    assert.deepEqual([judged!.registration_number, judged!.resolved_registration_number], [read, NUMBER]);
    assert.equal(judged!.decision, 'registered_unconfirmed');
    assert.equal(receipt.validation!.manual_review_required, true);

    const plain = await ask(invoiceExtract, ocrOf(INVOICE));
    assert.deepEqual([plain.registration_number, plain.resolved_registration_number], [read, NUMBER]);
    assert.equal((plain.validation as Json).manual_review_required, true);
  });

test('where the first look read no number at all, the second one is a reading that proves nothing', async () => {
  const ocr = recordedOcr(recordedPage([...lines(INVOICE), numberLine('T79999O1OOO0')]), [numberLine(NUMBER)]);
  const { extraction, verification } = (await ask(extractAndVerify, ocr)) as Record<string, Json>;
  assert.equal(extraction!.registration_number, NUMBER);
  assert.equal(verification!.decision, 'registered_unconfirmed');
  assert.equal((extraction!.validation as Json).manual_review_required, true);
});

test('a clean print of the same number elsewhere on the page needs no repair', async () => {
  const line = recordedLine([`登録番号 ${NUMBER}`, 60, 500, 400, 40]);
  const page = recordedPage([...lines(INVOICE.slice(0, 4)), line, numberLine(READ)]);
  const { extraction, verification } = (await ask(extractAndVerify, recordedOcr(page, [numberLine(NUMBER)]))) as Record<
    string,
    Json
  >;
  assert.equal(extraction!.registration_number, NUMBER);
  assert.equal(verification!.decision, 'verified');
});

test('a repaired number that is not registered says nothing about the paper', () => {
  const { companyRegistry, invoiceRegistry } = context.deps as Pick<Services, 'companyRegistry' | 'invoiceRegistry'>;
  const deps = {
    companies: companyRegistry,
    invoices: stamped(invoiceRegistry, FRESH),
    now: new Date('2026-11-05T03:00:00Z'),
  };
  const query = { registrationNumber: 'T9999099000000', name: null, address: null };
  const nobody = compareIssuer(deps, query);
  assert.deepEqual([nobody.decision, nobody.lookup!.verdict], ['not_registered', 'not_qualified']);
  const { decision, lookup } = compareIssuer(deps, { ...query, repaired: true });
  assert.deepEqual([decision, lookup!.verdict, lookup!.statusOnDate], ['not_determined', 'unknown', 'not_determined']);
  assert.equal(lookup!.undecided, 'registration_number_repaired');
});

test('a doubled digit in a text is left alone', async () => {
  const text = [...INVOICE, '登録番号 T79999901000001'].join('\n');
  const input = readJsonRequest(extractAndVerify, { text });
  const answer = (await extractAndVerify.handler(input as never, context as never)) as unknown as Record<string, Json>;
  assert.equal(answer.verification!.resolved_registration_number, null);
  assert.notEqual(answer.verification!.decision, 'verified');
});

/** Everything that passing needs is printed; the number as given. */
const PAPER = (number: string): string =>
  [
    '請求書',
    '青葉物産株式会社 御中',
    '請求日 2026年10月31日',
    '株式会社みどり見本商事',
    `登録番号 ${number}`,
    '保守料 1 10,000 10,000',
    '小計 10,000円',
    '消費税(10%) 1,000円',
    '合計 11,000円',
    'ご請求金額 11,000円',
  ].join('\n');

async function judgedText(number: string): Promise<Record<string, Json>> {
  const input = readJsonRequest(extractAndVerify, { text: PAPER(number) });
  return (await extractAndVerify.handler(input as never, context as never)) as unknown as Record<string, Json>;
}

test('a number printed without its T stays so, and is at most registered, for a person to see', async () => {
  const { extraction, verification } = await judgedText(NUMBER.slice(1));
  assert.equal(extraction!.registration_number, NUMBER.slice(1));
  assert.deepEqual(
    [verification!.registration_number, verification!.resolved_registration_number, verification!.format_valid],
    [NUMBER.slice(1), NUMBER, false],
  );
  assert.equal(verification!.decision, 'registered_unconfirmed');
  const { status, manual_review_required } = extraction!.validation as Json;
  assert.deepEqual([status, manual_review_required], ['review', true]);
  assert.ok((extraction!.warnings as string[]).includes('registration_number_repaired'));
});

test('letters that stand for digits are read, not repaired', async () => {
  for (const number of [NUMBER, NUMBER.replace('0', 'O')]) {
    const { extraction, verification } = await judgedText(number);
    assert.deepEqual([extraction!.registration_number, verification!.decision], [NUMBER, 'verified']);
    assert.equal((extraction!.validation as Json).status, 'passed');
    assert.ok(!(extraction!.warnings as string[]).includes('registration_number_repaired'));
    assert.equal((extraction!.field_sources as Json).registration_number, 'text');
  }
});
