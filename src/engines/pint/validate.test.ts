import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cpuOf, leastCpuOf } from '../../../testkit/cpu.ts';
import { fullInvoice } from '../../../testkit/pint/full-invoice.ts';
import { HOSTILE } from '../../../testkit/pint/hostile.ts';
import { invoice } from '../../../testkit/pint/invoice.ts';
import { type Tree, toXml } from '../../../testkit/pint/tree.ts';
import { asVariant } from '../../../testkit/pint/variants.ts';
import { ABORT_RULE, validate } from './validate.ts';

const edited = (edit: (root: Tree) => unknown): string => {
  const root = fullInvoice();
  edit(root);
  return toXml(root);
};

describe('a report', () => {
  test('of a valid invoice has no findings and all layers passed', () => {
    const report = validate(Buffer.from(toXml(invoice())));
    assert.equal(report.valid, true);
    assert.deepEqual(report.layers, { syntax: 'passed', xsd: 'passed', pint_shared: 'passed', pint_jp: 'passed' });
    assert.deepEqual([report.findings, report.advisories, report.ruleCounts], [[], [], {}]);
    assert.deepEqual(
      [report.invoice.id, report.invoice.lines, report.invoice.issueDate],
      ['INV-2026-0042', 2, '2026-07-31'],
    );
    assert.match(report.ruleSet.digest, /^sha256:[0-9a-f]{64}$/);
    assert.deepEqual([report.ruleSet.rules, report.ruleSet.proof], [213, 'differential']);
  });

  test('points at the element to change, with line, column, value and remedy', () => {
    const xml = edited((root) => root.set('cac:LegalMonetaryTotal/cbc:PayableAmount', '1'));
    const [finding] = validate(xml).findings;
    assert.equal(finding!.ruleId, 'ibr-co-16');
    assert.equal(finding!.location, '/Invoice/cac:LegalMonetaryTotal');
    assert.equal(finding!.pointsTo, '/Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount');
    const line = xml.split('\n')[finding!.line - 1]!;
    assert.equal(line.slice(finding!.column - 1, finding!.column + 17), '<cbc:PayableAmount');
    assert.equal(finding!.actual, '1');
    assert.match(finding!.expected!.en, /^\d+$/);
  });

  test('lists findings in document order', () => {
    const xml = edited((root) =>
      root.set('cbc:ID', ' ').set('cac:InvoiceLine/cbc:ID', ' ').set('cbc:DueDate', '2026-08-31Z'),
    );
    const lines = validate(xml).findings.map((finding) => finding.line);
    assert.ok(lines.length >= 3);
    assert.deepEqual(
      lines,
      lines.toSorted((a, b) => a - b),
    );
  });

  test('of malformed XML has one syntax finding and runs nothing else', () => {
    const report = validate('<Invoice>');
    assert.deepEqual(report.layers, { syntax: 'failed', xsd: 'not_run', pint_shared: 'not_run', pint_jp: 'not_run' });
    assert.deepEqual(report.ruleCounts, { 'XML-WELLFORMED': 1 });
    assert.equal(report.issuer.registrationNumber, null);
  });

  test('of a structure violation does not run the rules', () => {
    const report = validate(edited((root) => root.drop('cbc:IssueDate')));
    assert.deepEqual([report.layers.xsd, report.layers.pint_shared], ['failed', 'not_run']);
  });

  test('keeps 500 findings and counts them all', () => {
    const root = invoice({ lines: 700 });
    for (const line of root.all('cac:InvoiceLine'))
      line.dropAttribute('cbc:InvoicedQuantity', 'unitCode').drop('cac:Price/cbc:BaseQuantity');
    const report = validate(toXml(root));
    assert.equal(report.findings.length, 500);
    assert.equal(report.total, 700);
    assert.deepEqual(report.ruleCounts, { 'ibr-023': 700 });
  });

  test('reads the issuer and the totals as written', () => {
    const { issuer, totals } = validate(toXml(invoice()));
    assert.equal(issuer.name, '株式会社みどり商会');
    assert.equal(issuer.address, '東京都 千代田区 神田錦町3-11-2');
    assert.deepEqual([issuer.formatValid, issuer.checksumValid], [true, true]);
    assert.equal(`T${issuer.corporateNumber}`, issuer.registrationNumber);
    assert.deepEqual(issuer.endpoint, { scheme: '0188', value: issuer.corporateNumber });
    assert.deepEqual([totals.currency, totals.taxExclusive, totals.payable], ['JPY', '6000', '6528']);
  });

  test('is the same for text, bytes, a byte order mark and other line ends', () => {
    const xml = edited((root) => root.set('cbc:ID', ''));
    const reports = [xml, Buffer.from(xml), `\uFEFF${xml}`, xml.replaceAll('\n', '\r\n')].map((input) =>
      validate(input),
    );
    for (const report of reports) assert.deepEqual(report, reports[0]);
  });
});

describe('the rule set', () => {
  for (const variant of ['self_billing', 'non_tax_registered'] as const)
    test(`of a ${variant} invoice is found by its CustomizationID`, () => {
      const xml = toXml(asVariant(fullInvoice(), variant));
      const report = validate(xml);
      assert.deepEqual([report.profile.variant, report.valid], [variant, true]);
      assert.equal(report.ruleSet.proof, 'differential');
      assert.equal(validate(xml, { ruleSet: 'billing' }).valid, false);
      assert.notEqual(report.ruleSet.digest, validate(toXml(invoice())).ruleSet.digest);
    });
});

describe('where the official run stops with an error', () => {
  for (const [what, xml, layer, intended] of [
    [
      'two seller names',
      edited((root) =>
        root.another('cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity').set('cbc:RegistrationName', 'B'),
      ),
      'pint_shared',
      'ibr-098',
    ],
    [
      'two buyer names',
      edited((root) =>
        root.another('cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity').set('cbc:RegistrationName', 'B'),
      ),
      'pint_shared',
      'ibr-102',
    ],
    [
      'two representative names',
      edited((root) => root.another('cac:TaxRepresentativeParty/cac:PartyName').set('cbc:Name', 'B')),
      'pint_shared',
      'ibr-sr-22',
    ],
    [
      'two invoice periods beside a line period',
      edited((root) => root.another('cac:InvoicePeriod').set('cbc:StartDate', '2026-07-01')),
      'pint_shared',
      'ibr-097',
    ],
    [
      'a line document type that is no number',
      edited((root) => root.set('cac:InvoiceLine/cac:DocumentReference/cbc:DocumentTypeCode', 'ABC')),
      'pint_shared',
      null,
    ],
    [
      'a comment inside the CustomizationID',
      toXml(fullInvoice()).replace('urn:peppol:pint', 'urn:pep<!-- -->pol:pint'),
      'pint_jp',
      null,
    ],
    ['a comment inside a date', toXml(fullInvoice()).replace('2026-08-31', '2026-<!-- -->08-31'), 'pint_shared', null],
  ] as const) {
    test(`${what}: not valid, with a finding of its own${intended ? ` and ${intended}` : ''}`, () => {
      const report = validate(xml);
      assert.equal(report.valid, false);
      assert.equal(report.layers[layer], 'aborted');
      assert.equal(report.layers.xsd, 'passed');
      assert.equal(report.ruleCounts[ABORT_RULE], 1);
      if (intended) assert.equal(report.ruleCounts[intended], 1);
    });
  }
});

describe('hostile input is answered within a second:', () => {
  for (const [what, make] of Object.entries(HOSTILE)) {
    test(what, () => {
      const input = make();
      assert.ok(Buffer.byteLength(input) <= 5 * 1024 * 1024, 'within the size limit');
      let report = validate('');
      const milliseconds = leastCpuOf(() => (report = validate(input)), 1_000);
      assert.ok(milliseconds < 1_000, `${milliseconds} ms of CPU`);
      assert.equal(report.valid, report.total === 0);
      assert.ok(report.findings.length <= 500 && report.advisories.length <= 100);
      assert.ok(JSON.stringify(report).length < 2_000_000, 'the answer stays small');
    });
  }
});

test('cost grows with the lines, not with their square', () => {
  const cpu = (lines: number) => {
    const xml = toXml(invoice({ lines }));
    return Math.min(...[1, 2, 3].map(() => cpuOf(() => validate(xml))));
  };
  cpu(300);
  const small = cpu(600);
  const large = cpu(3600);
  assert.ok(large / small < 15, `six times the lines cost ${(large / small).toFixed(1)} times`);
});
