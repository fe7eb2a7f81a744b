import type { Tree } from '../tree.ts';
import { allowance, allowanceOf, charge, line, lineOf, plusOne, type RuleCase, row, SELLER } from './case.ts';

const sellerScheme = (root: Tree, scheme: string) =>
  root.another(`${SELLER}/cac:PartyTaxScheme`).set('cbc:CompanyID', 'X').set('cac:TaxScheme/cbc:ID', scheme);
const secondVat: RuleCase = { breaks: (root) => sellerScheme(root, 'VAT') };

/** Category E and G want rate 0, O none; no breakdown row of theirs carries tax. */
const exempt = (code: 'E' | 'G' | 'O'): Record<string, RuleCase> => {
  const id = `aligned-ibrp-${code.toLowerCase()}`;
  return {
    [`${id}-01`]: {
      breaks: (root) => {
        const rows = root.at('cac:TaxTotal').children;
        rows.splice(rows.indexOf(row(root, code)), 1);
      },
    },
    [`${id}-05`]: { breaks: (root) => lineOf(root, code).set('cac:Item/cac:ClassifiedTaxCategory/cbc:Percent', '5') },
    [`${id}-06`]: { breaks: (root) => allowanceOf(root, code, false).set('cac:TaxCategory/cbc:Percent', '5') },
    [`${id}-07`]: { breaks: (root) => allowanceOf(root, code, true).set('cac:TaxCategory/cbc:Percent', '5') },
    [`${id}-09`]: { breaks: (root) => row(root, code).set('cbc:TaxAmount', '5') },
  };
};

export const ALIGNED_CASES: Record<string, RuleCase> = {
  'aligned-ibrp-032-jp': { breaks: (root) => allowance(root).drop('cac:TaxCategory/cbc:ID') },
  'aligned-ibrp-037-jp': { breaks: (root) => charge(root).drop('cac:TaxCategory/cbc:ID') },
  'aligned-ibrp-001-jp': {
    holds: (root) => root.set('cbc:CustomizationID', 'urn:fdc:peppol:jp:billing:3.0'),
    breaks: (root) => root.set('cbc:CustomizationID', 'urn:peppol:pint:billing-1@eu-1'),
  },
  'aligned-ibrp-002-jp': {
    holds: (root) => root.set('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    breaks: (root) => root.set('cbc:ProfileID', 'urn:peppol:bis:ordering'),
  },
  'aligned-ibrp-009': secondVat,
  'aligned-ibrp-014': {
    breaks: (root) => root.another('cac:PaymentMeans').set('cbc:PaymentMeansCode', '30').set('cbc:PaymentID', 'REF-43'),
  },
  'aligned-ibrp-052': {
    breaks: (root) => {
      root.drop('cac:InvoicePeriod');
      for (const entry of root.all('cac:InvoiceLine')) entry.drop('cac:InvoicePeriod');
    },
  },
  ...exempt('E'),
  ...exempt('G'),
  ...exempt('O'),
  'aligned-ibrp-sr-12': secondVat,
  'aligned-ibrp-sr-13': {
    holds: (root) => sellerScheme(root, 'GST'),
    breaks: (root) => {
      sellerScheme(root, 'GST');
      sellerScheme(root, 'LOC');
    },
  },
  'aligned-ibr-jp-04': { breaks: (root) => root.drop(`${SELLER}/cac:PartyTaxScheme`) },
  'aligned-ibr-jp-05': { dollars: true, breaks: (root) => root.set('cbc:TaxCurrencyCode', 'EUR') },
  'aligned-ibrp-053-jp': {
    breaks: (root) => root.another('cac:TaxTotal').set('cbc:TaxAmount', '0', { currencyID: 'JPY' }),
  },
  'aligned-ibrp-045': { breaks: (root) => row(root, 'S').drop('cbc:TaxableAmount') },
  'aligned-ibrp-051-jp': { breaks: (root) => plusOne(row(root, 'S'), 'cbc:TaxAmount') },
  'aligned-ibrp-046': {
    dollars: true,
    breaks: (root) => row(root, 'S', 1).drop('cbc:TaxAmount'),
    schemaRefuses: true,
  },
  'aligned-ibrp-047': { dollars: true, breaks: (root) => row(root, 'S', 1).drop('cac:TaxCategory/cbc:ID') },
  'aligned-ibrp-048': { dollars: true, breaks: (root) => row(root, 'S', 1).drop('cac:TaxCategory/cbc:Percent') },
  'aligned-ibr-jp-06': { dollars: true, breaks: (root) => row(root, 'S', 1).set('cbc:TaxAmount', '36000.5') },
  'aligned-ibrp-010': {
    breaks: (root) =>
      root
        .another('cac:TaxRepresentativeParty/cac:PartyTaxScheme')
        .set('cbc:CompanyID', 'X')
        .set('cac:TaxScheme/cbc:ID', 'GST'),
  },
  'aligned-ibrp-016': { breaks: (root) => root.set('cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID', '') },
  'aligned-ibrp-017': {
    breaks: (root) => root.set('cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID', '4980123412341234'),
  },
  'aligned-ibrp-049': { breaks: (root) => root.drop('cac:PaymentMeans/cbc:PaymentMeansCode'), schemaRefuses: true },
  'aligned-ibr-jp-01': { breaks: (root) => root.set(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`, 'T123') },
  'aligned-ibr-jp-03': {
    breaks: (root) => line(root).set('cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme/cbc:ID', 'GST'),
  },
  'aligned-ibrp-cl-01-jp': { breaks: (root) => line(root).set('cac:Item/cac:ClassifiedTaxCategory/cbc:ID', 'Z') },
  'aligned-ibrp-cl-02-jp': { breaks: (root) => root.set('cbc:InvoiceTypeCode', '383') },

  'ibr-cl-01-jp-sb': { variant: 'self_billing', breaks: (root) => root.set('cbc:InvoiceTypeCode', '380') },
  'aligned-ibrp-001-jp-sb': {
    variant: 'self_billing',
    breaks: (root) => root.set('cbc:CustomizationID', 'urn:peppol:pint:billing-1@jp-1'),
  },
  'aligned-ibrp-002-jp-sb': {
    variant: 'self_billing',
    breaks: (root) => root.set('cbc:ProfileID', 'urn:peppol:bis:billing'),
  },
  'ibr-cl-01-jp-ntr': { variant: 'non_tax_registered', breaks: (root) => root.set('cbc:InvoiceTypeCode', '380') },
  'aligned-ibrp-001-jp-ntr': {
    variant: 'non_tax_registered',
    breaks: (root) => root.set('cbc:CustomizationID', 'urn:peppol:pint:billing-1@jp-1'),
  },
  'aligned-ibr-jp-04-ntr': { variant: 'non_tax_registered', breaks: (root) => sellerScheme(root, 'VAT') },
  'aligned-ibr-jp-07-ntr': {
    variant: 'non_tax_registered',
    breaks: (root) => root.set('cac:TaxTotal/cbc:TaxAmount', '5'),
  },
};
