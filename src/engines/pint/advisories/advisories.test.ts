import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fullInvoice } from '../../../../testkit/pint/full-invoice.ts';
import { BUYER_NUMBER, invoice } from '../../../../testkit/pint/invoice.ts';
import { allowance, line, lineOf, row, SELLER } from '../../../../testkit/pint/rule-cases/case.ts';
import { type Tree, toXml } from '../../../../testkit/pint/tree.ts';
import { validate } from '../validate.ts';
import { ADVISORY_CODES, type AdvisoryCode } from './advisor.ts';

interface Case {
  readonly edit: (root: Tree) => unknown;
  /** The document stays valid by the official rules, which is the point of the advisory. */
  readonly valid: boolean;
}
const silent = (edit: Case['edit']): Case => ({ edit, valid: true });

const CASES: Record<AdvisoryCode, Case> = {
  t_number_checksum: silent((root) => root.set(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`, 'T1234567890123')),
  t_number_form: silent((root) => {
    root.set('cac:InvoicePeriod/cbc:StartDate', '2023-09-01').set('cac:InvoicePeriod/cbc:EndDate', '2023-09-30');
    for (const entry of root.all('cac:InvoiceLine')) entry.drop('cac:InvoicePeriod');
    root.set(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`, 'T-123');
  }),
  corporate_number_checksum: silent((root) =>
    root.set(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`, '1234567890123'),
  ),
  issuer_identifiers_differ: silent((root) => root.set(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`, BUYER_NUMBER)),
  tax_base_mismatch: silent((root) => row(root, 'E').set('cbc:TaxableAmount', '100')),
  tax_category_without_breakdown: silent((root) => {
    lineOf(root, 'S').set('cac:Item/cac:ClassifiedTaxCategory/cbc:Percent', '8');
  }),
  yen_with_decimals: silent((root) => {
    row(root, 'S').set('cbc:TaxableAmount', '2405').set('cbc:TaxAmount', '240.5');
    const total = root.at('cac:TaxTotal/cbc:TaxAmount');
    total.text = String(Number(total.text) + 0.5);
    for (const name of ['cbc:TaxInclusiveAmount', 'cbc:PayableAmount']) {
      const amount = root.at(`cac:LegalMonetaryTotal/${name}`);
      amount.text = String(Number(amount.text) + 0.5);
    }
  }),
  tax_rate_unusual: { edit: (root) => row(root, 'S').set('cac:TaxCategory/cbc:Percent', '5'), valid: false },
  tax_rate_rounds_to_zero: { edit: (root) => row(root, 'S').set('cac:TaxCategory/cbc:Percent', '0.4'), valid: false },
  allowance_tax_category_missing: silent((root) => allowance(root).drop('cac:TaxCategory')),
  line_tax_category_missing: silent((root) => line(root).drop('cac:Item/cac:ClassifiedTaxCategory')),
  direct_debit_mandate_missing: silent((root) =>
    root.set('cac:PaymentMeans/cbc:PaymentMeansCode', '49').drop('cac:PaymentMeans/cac:PaymentMandate'),
  ),
  identifier_not_exact: silent((root) => root.set('cbc:ProfileID', 'urn:peppol:bis:billing:extra')),
  identifier_outdated: silent((root) => root.set('cbc:CustomizationID', 'urn:fdc:peppol:jp:billing:3.0')),
  tax_scheme_not_exact: silent((root) =>
    line(root).set('cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme/cbc:ID', 'VAT-JP'),
  ),
  element_outside_pint: silent((root) => root.set('cbc:UUID', 'a')),
};

describe('advisories', () => {
  test('a clean invoice has none', () => {
    assert.deepEqual(validate(toXml(fullInvoice())).advisories, []);
    assert.deepEqual(validate(toXml(invoice({ lines: 25 }))).advisories, []);
  });
  test('every code has a case', () => assert.deepEqual(Object.keys(CASES).sort(), [...ADVISORY_CODES].sort()));
  for (const [code, { edit, valid }] of Object.entries(CASES)) {
    test(`${code} is said${valid ? ', and the document stays valid' : ''}`, () => {
      const root = fullInvoice();
      edit(root);
      const report = validate(toXml(root));
      const found = report.advisories.find((advisory) => advisory.code === code);
      assert.ok(found, JSON.stringify([report.ruleCounts, report.advisories.map((advisory) => advisory.code)]));
      assert.ok(found.message.en.endsWith('.') && found.message.ja.endsWith('。'));
      assert.ok(found.line > 1 && found.column > 0);
      assert.equal(report.valid, valid, JSON.stringify(report.ruleCounts));
    });
  }
  test('the base per category and rate is recomputed from lines, charges and allowances', () => {
    const root = fullInvoice();
    row(root, 'E').set('cbc:TaxableAmount', '100');
    const [advisory] = validate(toXml(root)).advisories;
    assert.deepEqual([advisory!.actual, advisory!.expected], ['100', { en: '500', ja: '500' }]);
  });
  test('a sole trader without a corporate number is not compared with one', () => {
    const root = invoice();
    root
      .set(`${SELLER}/cbc:EndpointID`, 'mail@a.example', { schemeID: '0147' })
      .drop(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`);
    assert.deepEqual(validate(toXml(root)).advisories, []);
  });
  test('there are at most 100', () => {
    const root = invoice({ lines: 150 });
    for (const entry of root.all('cac:InvoiceLine')) entry.drop('cac:Item/cac:ClassifiedTaxCategory');
    assert.equal(validate(toXml(root)).advisories.length, 100);
  });
});
