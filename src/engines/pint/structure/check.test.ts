import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fullInvoice } from '../../../../testkit/pint/full-invoice.ts';
import { invoice } from '../../../../testkit/pint/invoice.ts';
import { Tree, toXml } from '../../../../testkit/pint/tree.ts';
import { parseXml } from '../../../xml/parser.ts';
import { expectedIn } from '../rules/rule.ts';
import { checkStructure } from './check.ts';
import type { StructureFault } from './faults.ts';

function faultsOf(xml: string): (StructureFault & { id: string })[] {
  const faults: (StructureFault & { id: string })[] = [];
  checkStructure(parseXml(xml).root, (id, describe) => faults.push({ id, ...describe() }));
  return faults;
}
const edited = (edit: (root: Tree) => unknown): string => {
  const root = invoice();
  edit(root);
  return toXml(root);
};
const replaced = (from: string | RegExp, to: string) => toXml(invoice()).replace(from, to);
const EXTENSION = (content: string) =>
  replaced(
    '<cbc:CustomizationID>',
    `<ext:UBLExtensions><ext:UBLExtension>${content}</ext:UBLExtension></ext:UBLExtensions><cbc:CustomizationID>`,
  );

test('generated invoices are valid UBL', () => {
  assert.deepEqual(faultsOf(toXml(invoice({ lines: 30 }))), []);
  assert.deepEqual(faultsOf(toXml(fullInvoice())), []);
});

describe('violations of the schema', () => {
  for (const [what, xml, id] of [
    ['another root', toXml(new Tree('cac:Party')), 'UBL-ROOT'],
    ['a credit note', '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"/>', 'UBL-ROOT'],
    ['a root without namespace', '<Invoice/>', 'UBL-ROOT'],
    ['a missing required element', edited((root) => root.drop('cbc:ID')), 'UBL-MISSING'],
    ['a missing required element at the end', edited((root) => root.drop('cac:InvoiceLine')), 'UBL-MISSING'],
    ['an element given twice', edited((root) => root.another('cbc:IssueDate', '2026-07-31')), 'UBL-REPEATED'],
    ['an element out of order', edited((root) => root.children.unshift(root.children.splice(3, 1)[0]!)), 'UBL-ORDER'],
    [
      'an element of another type',
      edited((root) => root.children.unshift(new Tree('cbc:Percent', '1'))),
      'UBL-ELEMENT',
    ],
    ['a foreign element', replaced('<cbc:ID>', '<x xmlns="urn:x"/><cbc:ID>'), 'UBL-ELEMENT'],
    ['elements inside a value', replaced('INV-2026-0042', '<cbc:ID>1</cbc:ID>'), 'UBL-ELEMENT'],
    ['text between elements', replaced('<cac:PaymentTerms>', '<cac:PaymentTerms>x'), 'UBL-TEXT'],
    ['a malformed date', edited((root) => root.set('cbc:DueDate', '2026-02-30')), 'UBL-VALUE'],
    ['an empty amount', edited((root) => root.set('cac:LegalMonetaryTotal/cbc:PayableAmount', '')), 'UBL-VALUE'],
    [
      'a number of 1,001 digits',
      edited((root) => root.set('cac:LegalMonetaryTotal/cbc:PayableAmount', '1'.repeat(1001))),
      'UBL-VALUE',
    ],
    ['an unknown attribute', replaced('<cbc:Note>', '<cbc:Note lang="ja">'), 'UBL-ATTRIBUTE'],
    ['an attribute on an aggregate', replaced('<cac:PaymentTerms>', '<cac:PaymentTerms id="1">'), 'UBL-ATTRIBUTE'],
    ['xml:lang', replaced('<cbc:Note>', '<cbc:Note xml:lang="ja">'), 'UBL-ATTRIBUTE'],
    ['a malformed attribute', replaced('<cbc:Note>', '<cbc:Note languageID="ja_JP">'), 'UBL-ATTRIBUTE'],
    [
      'an amount without currency',
      edited((root) => root.dropAttribute('cac:LegalMonetaryTotal/cbc:PayableAmount', 'currencyID')),
      'UBL-ATTRIBUTE-MISSING',
    ],
    [
      'xsi:nil',
      replaced('<cbc:Note>', '<cbc:Note xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true">'),
      'UBL-XSI',
    ],
    ['an extension without content', EXTENSION('<ext:ExtensionContent/>'), 'UBL-EXTENSION'],
    [
      'an extension with two contents',
      EXTENSION('<ext:ExtensionContent><a xmlns="u"/><a xmlns="u"/></ext:ExtensionContent>'),
      'UBL-EXTENSION',
    ],
    [
      'a wrong UBL value inside an extension',
      EXTENSION('<ext:ExtensionContent><a xmlns="u"><cbc:IssueDate>x</cbc:IssueDate></a></ext:ExtensionContent>'),
      'UBL-VALUE',
    ],
  ] as const) {
    test(`${what} is ${id}`, () => {
      const faults = faultsOf(xml);
      assert.ok(
        faults.some((fault) => fault.id === id),
        JSON.stringify(faults.map((fault) => [fault.id, fault.en])),
      );
      for (const fault of faults)
        for (const text of [fault.en, fault.ja, fault.hint, fault.hintJa]) assert.match(text, /[.。]$/);
      for (const { expected } of faults)
        if (expected !== undefined && /\b[a-z]{2,} [a-z]{2,}/.test(expectedIn(expected, 'en')))
          assert.match(expectedIn(expected, 'ja'), /[ぁ-んァ-ヶ一-龠]/, 'expected, in Japanese');
    });
  }
});

describe('what the schema allows', () => {
  for (const [what, xml] of [
    [
      'a schema location',
      replaced(
        '<Invoice ',
        '<Invoice xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:schemaLocation="http://169.254.169.254/ x" ',
      ),
    ],
    [
      'the declared type named again',
      replaced('<cbc:Note>', '<cbc:Note xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:type="cbc:NoteType">'),
    ],
    ['elements JP PINT does not use', edited((root) => root.set('cbc:UUID', 'x').set('cbc:LineCountNumeric', '2'))],
    [
      'an extension of another namespace',
      EXTENSION('<ext:ExtensionContent><a xmlns="u" b="1">text<b/></a></ext:ExtensionContent>'),
    ],
    ['comments and processing instructions', replaced('<cac:PaymentTerms>', '<cac:PaymentTerms><!-- a --><?b c?>')],
    ['another prefix for a namespace', toXml(invoice()).replaceAll('cbc:', 'q:').replace('xmlns:cbc', 'xmlns:q')],
  ] as const) {
    test(what, () => assert.deepEqual(faultsOf(xml), []));
  }
});
