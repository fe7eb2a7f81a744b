import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callPint, exampleXml } from '../../../testkit/pint/example.ts';
import { invoice } from '../../../testkit/pint/invoice.ts';
import { registriesWith } from '../../../testkit/pint/registries.ts';
import { toXml } from '../../../testkit/pint/tree.ts';
import { ServiceError } from '../../contract/errors.ts';
import { createInputReader } from '../../contract/read-request.ts';
import type { TSchema } from '../../contract/schema.ts';
import { compile } from '../../contract/validate.ts';
import { ErrorList, RequestInvalid, type ValidationItem } from '../../contract/validation-error.ts';
import endpoint from './validate-jp-pint.endpoint.ts';

const XML = toXml(invoice());
const base64 = (content: string | Uint8Array) => Buffer.from(content as Uint8Array).toString('base64');
const reader = createInputReader(endpoint);
const { companies, invoices } = registriesWith({});
const REGISTRIES = { companyRegistry: companies, invoiceRegistry: invoices };

/** Violations of the declared response schema. */
function schemaErrors(schema: TSchema, value: unknown): ValidationItem[] {
  const errors = new ErrorList();
  compile(schema as never)(value, ['response'], errors);
  return errors.items;
}

describe('the request', () => {
  const invalid = (body: object) => {
    try {
      reader.fromValue(body);
    } catch (error) {
      assert.ok(error instanceof RequestInvalid);
      return error.items[0]!.msg;
    }
    return assert.fail('accepted');
  };
  test('takes text or Base64, not both, not neither', () => {
    assert.doesNotThrow(() => reader.fromValue({ xml: XML }));
    assert.doesNotThrow(() => reader.fromValue({ xml_base64: base64(XML) }));
    assert.match(invalid({ xml: XML, xml_base64: base64(XML) }), /not both/);
    assert.match(invalid({ xml_base64: 'PGEvPg=' }), /not valid Base64/);
    assert.doesNotThrow(() => reader.fromValue({ xml_base64: `data:text/xml;base64,${base64(XML)}` }));
    assert.match(invalid({}), /required/);
    assert.match(invalid({ xml: ' ' }), /required/);
  });
  test('refuses other encodings before any payment is claimed', () => {
    assert.match(invalid({ xml: '<?xml version="1.0" encoding="Shift_JIS"?><a/>' }), /UTF-8/);
    assert.match(invalid({ xml_base64: base64(Buffer.from('<a/>', 'utf16le')) }), /UTF-8/);
    assert.match(invalid({ xml_base64: base64(Buffer.from([0x3c, 0xff])) }), /UTF-8/);
  });
  test('refuses unknown properties and rule sets', () => {
    assert.match(invalid({ xml: XML, schema: 'x' }), /Extra/);
    assert.match(invalid({ xml: XML, rule_set: 'credit_note' }), /billing/);
  });
  test('over 5 MB is 413, whichever way it came', async () => {
    const tooLarge = (error: unknown) => error instanceof ServiceError && error.code === 'payload_too_large';
    await assert.rejects(callPint({ xml: 'あ'.repeat(1_800_000) }), tooLarge);
    await assert.rejects(callPint({ xml_base64: base64(Buffer.alloc(5 * 1024 * 1024 + 1, 'a')) }), tooLarge);
    assert.equal((await callPint({ xml_base64: base64(Buffer.alloc(5 * 1024 * 1024, 'a')) })).document_valid, false);
  });
});

describe('the answer', () => {
  test('fits its schema, for valid, broken and malformed documents', async () => {
    for (const input of [
      { xml: XML },
      { xml: exampleXml() },
      { xml: '<a>' },
      { xml: XML.replace('380', '999'), response_language: 'ja' },
    ])
      for (const sources of [{}, REGISTRIES])
        assert.deepEqual(schemaErrors(endpoint.output, await callPint(input, sources)), []);
  });
  test('has every declared field', async () => {
    const answer = await callPint({ xml: XML });
    const declared = Object.keys((endpoint.output as unknown as { properties: object }).properties);
    assert.deepEqual(Object.keys(answer).sort(), declared.sort());
  });
  test('is verified and trusted only with the registries behind it', async () => {
    const verified = await callPint({ xml: XML }, REGISTRIES);
    assert.deepEqual([verified.document_valid, verified.decision, verified.trusted], [true, 'verified', true]);
    for (const [input, sources] of [
      [{ xml: XML }, {}],
      [{ xml: XML, verify_issuer: false }, REGISTRIES],
    ] as const) {
      const answer = await callPint(input, sources);
      assert.deepEqual([answer.decision, answer.trusted], ['valid_unverified', false]);
    }
  });
  test('says when the list of findings is cut, and counts them all', async () => {
    const root = invoice({ lines: 501 });
    for (const line of root.all('cac:InvoiceLine')) line.dropAttribute('cbc:InvoicedQuantity', 'unitCode');
    for (const line of root.all('cac:InvoiceLine')) line.drop('cac:Price/cbc:BaseQuantity');
    const { summary, findings } = await callPint({ xml: toXml(root) });
    assert.equal((findings as unknown[]).length, 500);
    assert.deepEqual(summary, {
      fatal: 501,
      warning: 0,
      advisory: 0,
      findings_total: 501,
      findings_truncated: true,
    });
  });
  test('asks for review when the check digit is wrong, even without a registry', async () => {
    const xml = XML.replaceAll(/T\d{13}/g, 'T1234567890123');
    const alone = await callPint({ xml });
    assert.deepEqual([alone.document_valid, alone.decision, alone.trusted], [true, 'valid_unverified', false]);
    assert.equal(alone.manual_review_required, true);
    const checked = await callPint({ xml }, REGISTRIES);
    assert.deepEqual([checked.document_valid, checked.decision, checked.trusted], [true, 'manual_review', false]);
    const { conflicts, conflict_labels, conflict_labels_en } = checked.issuer_evidence as Record<string, string[]>;
    assert.deepEqual(conflicts, ['registration_number_checksum']);
    assert.deepEqual([conflict_labels!.length, conflict_labels_en!.length], [1, 1]);
  });
  test('speaks the language that was asked for', async () => {
    type Spoken = { findings: { message: unknown; message_ja: unknown; fix_hint: unknown; fix_hint_ja: unknown }[] };
    const words = async (response_language: string) => {
      const { findings } = (await callPint({ xml: exampleXml(), response_language })) as unknown as Spoken;
      const { message, message_ja, fix_hint, fix_hint_ja } = findings[0]!;
      return [message, message_ja, fix_hint, fix_hint_ja].map((text) => text !== null);
    };
    assert.deepEqual(await words('both'), [true, true, true, true]);
    assert.deepEqual(await words('ja'), [false, true, false, true]);
    assert.deepEqual(await words('en'), [true, false, true, false]);
  });
  test('the example in the documents is the invoice of its page', () => {
    assert.equal((endpoint.example.input as { xml: string }).xml, exampleXml());
  });
});
