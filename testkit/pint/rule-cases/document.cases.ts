import { attachment, BUYER, plusOne, type RuleCase, reference130, row, SELLER, totals, twice } from './case.ts';

const legal = (party: string, field: string): RuleCase => ({
  breaks: (root) => root.another(`${party}/cac:PartyLegalEntity`).set(field, 'X'),
});
const secondReference = (name: string): RuleCase => ({
  holds: (root) => root.drop('cac:InvoiceLine/cac:DespatchLineReference').set(`${name}/cbc:ID`, 'A'),
  breaks: (root) => {
    root.set(`${name}/cbc:ID`, 'A');
    root.another(name).set('cbc:ID', 'B');
  },
});
const decimals = (name: string): RuleCase => ({ breaks: (root) => totals(root).set(name, '1.005') });
export const DOCUMENT_CASES: Record<string, RuleCase> = {
  'ibr-001': { breaks: (root) => root.drop('cbc:CustomizationID') },
  'ibr-sr-63': { breaks: (root) => root.set('cbc:CustomizationID', 'urn:peppol:pint:billing-1@jp-1*') },
  'ibr-002': { breaks: (root) => root.set('cbc:ID', '') },
  'ibr-003': { breaks: (root) => root.drop('cbc:IssueDate'), schemaRefuses: true },
  'ibr-004': { breaks: (root) => root.drop('cbc:InvoiceTypeCode') },
  'ibr-005': { breaks: (root) => root.drop('cbc:DocumentCurrencyCode') },
  'ibr-006': { breaks: (root) => root.drop(`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`) },
  'ibr-007': { breaks: (root) => root.drop(`${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`) },
  'ibr-008': { breaks: (root) => root.drop(`${SELLER}/cac:PostalAddress`) },
  'ibr-010': { breaks: (root) => root.drop(`${BUYER}/cac:PostalAddress`) },
  'ibr-016': { breaks: (root) => root.drop('cac:InvoiceLine'), schemaRefuses: true },
  'ibr-053': {
    dollars: true,
    breaks: (root) => {
      const second = root.all('cac:TaxTotal')[1]!;
      second.at('cbc:TaxAmount').attributes.currencyID = 'EUR';
    },
  },
  'ibr-066': {
    breaks: (root) =>
      root
        .another('cac:PaymentMeans')
        .set('cbc:PaymentMeansCode', '48')
        .set('cac:CardAccount/cbc:PrimaryAccountNumberID', '9999')
        .set('cac:CardAccount/cbc:NetworkID', 'JCB'),
  },
  'ibr-067': {
    breaks: (root) =>
      root.another('cac:PaymentMeans').set('cbc:PaymentMeansCode', '49').set('cac:PaymentMandate/cbc:ID', 'M-2'),
  },
  'ibr-071': {
    breaks: (root) => reference130(root).set('cac:Attachment/cac:ExternalReference/cbc:URI', 'https://a.example'),
  },
  'ibr-072': { breaks: (root) => reference130(root).set('cbc:DocumentDescription', '説明') },
  'ibr-076': { breaks: (root) => root.drop('cbc:ProfileID') },
  'ibr-078': {
    breaks: (root) =>
      root.another('cac:AdditionalDocumentReference').set('cbc:ID', 'X').set('cbc:DocumentTypeCode', '130'),
  },
  'ibr-084': { dollars: true, breaks: (root) => root.all('cac:TaxTotal')[1]!.set('cbc:TaxAmount', '-5') },
  'ibr-090': { breaks: (root) => root.another('cac:ProjectReference').set('cbc:ID', 'P-2') },
  'ibr-094': secondReference('cac:ContractDocumentReference'),
  'ibr-095': secondReference('cac:ReceiptDocumentReference'),
  'ibr-096': secondReference('cac:DespatchDocumentReference'),
  'ibr-097': { breaks: (root) => root.another('cac:InvoicePeriod').set('cbc:StartDate', '2026-07-01') },
  'ibr-098': legal(SELLER, 'cbc:RegistrationName'),
  'ibr-099': { breaks: (root) => root.another(`${SELLER}/cac:PartyName`).set('cbc:Name', '別名') },
  'ibr-100': legal(SELLER, 'cbc:CompanyID'),
  'ibr-101': legal(SELLER, 'cbc:CompanyLegalForm'),
  'ibr-102': legal(BUYER, 'cbc:RegistrationName'),
  'ibr-103': legal(BUYER, 'cbc:CompanyID'),
  'ibr-104': {
    breaks: (root) =>
      root.another(`${BUYER}/cac:PartyTaxScheme`).set('cbc:CompanyID', 'X').set('cac:TaxScheme/cbc:ID', 'GST'),
  },
  'ibr-107': { breaks: (root) => root.another('cac:Delivery').set('cbc:ActualDeliveryDate', '2026-07-16') },
  'ibr-112': { breaks: (root) => root.another(`${BUYER}/cac:PartyName`).set('cbc:Name', '別名') },
  'ibr-co-15': { breaks: (root) => plusOne(totals(root), 'cbc:TaxInclusiveAmount') },
  'ibr-sr-16': { breaks: (root) => root.another(`${BUYER}/cac:PartyIdentification`).set('cbc:ID', 'X') },
  'ibr-sr-39': { breaks: (root) => root.another('cac:ProjectReference').set('cbc:ID', 'P-2') },
  'ibr-sr-49': { breaks: (root) => twice(root, 'cac:InvoicePeriod/cbc:DescriptionCode') },
  'ibr-sr-51': { breaks: (root) => root.another('cbc:Note', '二つ目') },
  'ibr-sr-52': secondReference('cac:OriginatorDocumentReference'),

  'ibr-052': { breaks: (root) => attachment(root).set('cbc:ID', ' ') },
  'ibr-sr-33': { breaks: (root) => attachment(root).another('cbc:DocumentDescription', '二つ目') },
  'ibr-055': { breaks: (root) => root.drop('cac:BillingReference/cac:InvoiceDocumentReference') },
  'ibr-sr-07': { breaks: (root) => root.drop('cac:BillingReference/cac:InvoiceDocumentReference') },
  'ibr-sr-06': {
    breaks: (root) => root.another('cac:BillingReference/cac:InvoiceDocumentReference').set('cbc:ID', 'X'),
    schemaRefuses: true,
  },
  'ibr-057': { breaks: (root) => root.drop('cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country') },
  'ibr-sr-56': {
    breaks: (root) =>
      root.another('cac:Delivery/cac:DeliveryLocation/cac:Address/cac:AddressLine').set('cbc:Line', 'B'),
  },
  'ibr-108': { breaks: (root) => root.another('cac:Delivery/cac:DeliveryParty/cac:PartyName').set('cbc:Name', 'B') },
  'ibr-sr-59': {
    breaks: (root) =>
      root
        .another(
          'cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cac:Address/cac:AddressLine',
        )
        .set('cbc:Line', 'B'),
  },
  'ibr-049': { breaks: (root) => root.drop('cac:PaymentMeans/cbc:PaymentMeansCode'), schemaRefuses: true },
  'ibr-sr-27': { breaks: (root) => root.another('cac:PaymentMeans/cbc:PaymentMeansCode', '30'), schemaRefuses: true },
  'ibr-sr-28': {
    breaks: (root) => root.another('cac:PaymentMeans/cac:PaymentMandate/cbc:ID', 'M-2'),
    schemaRefuses: true,
  },
  'ibr-sr-46': {
    breaks: (root) => root.another('cac:PaymentMeans/cbc:PaymentMeansCode', '30', { name: 'B' }),
    schemaRefuses: true,
  },
  'ibr-sr-05': { breaks: (root) => root.another('cac:PaymentTerms/cbc:Note', 'B') },
  'ibr-sr-60': { breaks: (root) => root.another('cac:PaymentTerms/cbc:PaymentMeansID', '2') },
  'ibr-093': { breaks: (root) => totals(root).drop('cbc:PrepaidAmount') },

  'ibr-012': { breaks: (root) => totals(root).drop('cbc:LineExtensionAmount') },
  'ibr-013': { breaks: (root) => totals(root).drop('cbc:TaxExclusiveAmount') },
  'ibr-014': { breaks: (root) => totals(root).drop('cbc:TaxInclusiveAmount') },
  'ibr-015': { breaks: (root) => totals(root).drop('cbc:PayableAmount'), schemaRefuses: true },
  'ibr-091': decimals('cbc:PayableAmount'),
  'ibr-121': decimals('cbc:AllowanceTotalAmount'),
  'ibr-122': decimals('cbc:ChargeTotalAmount'),
  'ibr-123': decimals('cbc:TaxExclusiveAmount'),
  'ibr-125': decimals('cbc:TaxInclusiveAmount'),
  'ibr-co-10': { breaks: (root) => plusOne(totals(root), 'cbc:LineExtensionAmount') },
  'ibr-co-11': { breaks: (root) => plusOne(totals(root), 'cbc:AllowanceTotalAmount') },
  'ibr-co-12': { breaks: (root) => totals(root).drop('cbc:ChargeTotalAmount') },
  'ibr-co-13': { breaks: (root) => plusOne(totals(root), 'cbc:TaxExclusiveAmount') },
  'ibr-co-16': { breaks: (root) => plusOne(totals(root), 'cbc:PayableAmount') },
  'ibr-124': { breaks: (root) => root.set('cac:TaxTotal/cbc:TaxAmount', '432.001') },
  'ibr-co-14': { breaks: (root) => plusOne(root, 'cac:TaxTotal/cbc:TaxAmount') },
  'ibr-sr-32': { breaks: (root) => twice(row(root, 'S'), 'cac:TaxCategory/cbc:TaxExemptionReason') },

  'ibr-126': {
    breaks: (root) =>
      root
        .set('cac:PrepaidPayment/cbc:PaidAmount', '1')
        .set('cac:LegalMonetaryTotal/cbc:PrepaidAmount', '1000', { currencyID: 'USD' }),
  },
  'ibr-073': { breaks: (root) => root.set('cbc:DueDate', '2026-08-31+09:00') },
  'ibr-119': { breaks: (root) => root.set('cbc:IssueTime', '9:30'), schemaRefuses: true },
  'ibr-074': {
    breaks: (root) => attachment(root).dropAttribute('cac:Attachment/cbc:EmbeddedDocumentBinaryObject', 'mimeCode'),
    schemaRefuses: true,
  },
  'ibr-075': {
    breaks: (root) => attachment(root).dropAttribute('cac:Attachment/cbc:EmbeddedDocumentBinaryObject', 'filename'),
  },
  'ibr-077': { dollars: true, breaks: (root) => root.set('cbc:TaxCurrencyCode', 'USD') },
  'ibr-079': { breaks: (root) => root.set('cbc:BuyerReference', ' \n '), onlyFails: true },
};
