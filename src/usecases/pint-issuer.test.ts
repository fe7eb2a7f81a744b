import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { invoice, SELLER_NUMBER } from '../../testkit/pint/invoice.ts';
import { registriesWith } from '../../testkit/pint/registries.ts';
import { SELLER } from '../../testkit/pint/rule-cases/case.ts';
import { type Tree, toXml } from '../../testkit/pint/tree.ts';
import { asVariant } from '../../testkit/pint/variants.ts';
import { validate } from '../engines/pint/index.ts';
import { decide, issuerEvidence } from './pint-issuer.ts';

const judge = (edit: (root: Tree) => unknown, record: Parameters<typeof registriesWith>[0]) => {
  const root = invoice();
  edit(root);
  const report = validate(toXml(root));
  const evidence = issuerEvidence(report, registriesWith(record));
  return { evidence, decision: decide(report.valid, evidence), valid: report.valid };
};
const unchanged = () => {};

describe('issuer evidence', () => {
  test('a registered issuer of that name makes a valid document verified', () => {
    const { evidence, decision } = judge(unchanged, {});
    assert.equal(decision, 'verified');
    assert.deepEqual([evidence.registryStatus, evidence.nameMatch, evidence.conflicts], ['registered', true, []]);
    assert.deepEqual([evidence.judgedOn, evidence.validOnDate], ['2026-07-31', true]);
    assert.equal(evidence.source, 'nta_invoice_registry');
  });
  test('a supply that is yet to come is judged on the date of the document, one of a later year not at all', () => {
    const ahead = judge((root) => root.set('cac:InvoicePeriod/cbc:EndDate', '2031-07-31'), {});
    assert.deepEqual([ahead.evidence.judgedOn, ahead.decision], ['2026-07-31', 'verified']);
    const later = judge((root) => {
      root.set('cbc:IssueDate', '2031-07-31');
      root.set('cac:InvoicePeriod/cbc:EndDate', '2031-07-31');
    }, {});
    assert.equal(later.evidence.reason, 'document_date_in_future');
    assert.equal(later.decision, 'valid_unverified');
  });
  test('another way to write the legal form is the same name', () => {
    assert.equal(
      judge((root) => root.set(`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`, '㈱みどり商会'), {}).decision,
      'verified',
    );
  });
  for (const [what, edit, record, conflict] of [
    ['a number that is not registered', unchanged, null, 'registration_not_found'],
    [
      'another name',
      (root: Tree) => root.set(`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`, '株式会社あか商会'),
      {},
      'name_mismatch',
    ],
    [
      'a registration cancelled before the invoice',
      unchanged,
      { disposalDate: '2026-07-31' },
      'registration_cancelled',
    ],
    ['a registration expired before the invoice', unchanged, { expireDate: '2026-01-01' }, 'registration_expired'],
    [
      'a registration after the invoice',
      unchanged,
      { registrationDate: '2026-08-01' },
      'registration_not_yet_effective',
    ],
    [
      'a period that starts before the registration',
      unchanged,
      { registrationDate: '2026-07-15' },
      'period_before_registration',
    ],
    [
      'a wrong check digit',
      (root: Tree) => root.set(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`, 'T1234567890123'),
      {},
      'registration_number_checksum',
    ],
    [
      'another corporate number',
      (root: Tree) => root.set(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`, '9999999999999'),
      {},
      'corporate_number_mismatch',
    ],
  ] as const) {
    test(`${what} needs manual review`, () => {
      const { evidence, decision, valid } = judge(edit, record);
      assert.equal(valid, true, 'the document itself is valid');
      assert.equal(decision, 'manual_review');
      assert.ok(evidence.conflicts.includes(conflict), evidence.conflicts.join());
    });
  }
  test('a registration that ended after the invoice held on its date', () => {
    assert.equal(judge(unchanged, { disposalDate: '2026-08-15' }).decision, 'verified');
  });
  test('the tax point decides before the period and the issue date', () => {
    const { evidence } = judge((root) => root.set('cbc:TaxPointDate', '2026-07-05'), {
      registrationDate: '2026-07-15',
    });
    assert.deepEqual([evidence.judgedOn, evidence.registryStatus], ['2026-07-05', 'not_yet_effective']);
  });
  test('an individual without a published name is registered but not verified', () => {
    const { evidence, decision } = judge(unchanged, { entity: 'individual', name: null, address: null });
    assert.deepEqual([evidence.registryStatus, evidence.nameMatch, decision], ['registered', null, 'valid_unverified']);
  });
  test('without registries the decision is valid_unverified', () => {
    const report = validate(toXml(invoice()));
    const evidence = issuerEvidence(report, undefined);
    assert.deepEqual([evidence.checked, decide(true, evidence)], [false, 'valid_unverified']);
  });
  test('the built-in sample does not prove that a number is missing', () => {
    const report = validate(toXml(invoice()));
    const evidence = issuerEvidence(report, registriesWith(null, { sample: true }));
    assert.deepEqual([evidence.checked, decide(true, evidence)], [false, 'valid_unverified']);
  });
  test('an invalid document is rejected, with a conflict it goes to review', () => {
    const broken = (root: Tree) => root.set('cbc:ID', '');
    assert.equal(judge(broken, {}).decision, 'rejected');
    assert.equal(judge(broken, null).decision, 'manual_review');
  });
  test('a document without a number cannot be verified', () => {
    const report = validate(toXml(asVariant(invoice(), 'non_tax_registered')));
    const evidence = issuerEvidence(report, registriesWith({}));
    assert.deepEqual([evidence.registryStatus, decide(report.valid, evidence)], ['no_number', 'valid_unverified']);
  });
  test('another address is shown but is no conflict', () => {
    const { evidence, decision } = judge(unchanged, { address: '大阪府大阪市北区梅田1-1-1' });
    assert.deepEqual([evidence.addressMatch, decision], [false, 'verified']);
  });
  test('the seller number of the generated invoices is a right one', () => {
    assert.equal(SELLER_NUMBER.length, 13);
  });
});
