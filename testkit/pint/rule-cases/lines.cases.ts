import type { Tree } from '../tree.ts';
import { allowance, attachment, BUYER, charge, line, type RuleCase, reference130, SELLER, twice } from './case.ts';

const REASON = 'cbc:AllowanceChargeReason';
const noReason = (tree: Tree) => tree.drop(REASON).drop('cbc:AllowanceChargeReasonCode');
const lineEntry = (root: Tree, charged: boolean) =>
  line(root)
    .all('cac:AllowanceCharge')
    .find((tree) => (tree.at('cbc:ChargeIndicator').text === 'true') === charged)!;
const onLine = (edit: (tree: Tree) => unknown, schemaRefuses = false): RuleCase => ({
  breaks: (root) => edit(line(root)),
  ...(schemaRefuses ? { schemaRefuses } : {}),
});
/** A code that no list has. */
const badCode = (edit: (root: Tree, code: string) => unknown): RuleCase => ({ breaks: (root) => edit(root, 'QQQQ') });

export const LINE_CASES: Record<string, RuleCase> = {
  'ibr-083': onLine((tree) => tree.set('cac:Price/cac:AllowanceCharge/cbc:ChargeIndicator', 'true')),
  'ibr-sr-30': { breaks: (root) => allowance(root).another(REASON, '二つ目') },
  'ibr-031': { breaks: (root) => allowance(root).drop('cbc:Amount'), schemaRefuses: true },
  'ibr-033': { breaks: (root) => noReason(allowance(root)) },
  'ibr-041': { breaks: (root) => lineEntry(root, false).drop('cbc:Amount'), schemaRefuses: true },
  'ibr-042': { breaks: (root) => noReason(lineEntry(root, false)) },
  'ibr-036': { breaks: (root) => charge(root).drop('cbc:Amount'), schemaRefuses: true },
  'ibr-sr-31': { breaks: (root) => charge(root).another(REASON, '二つ目') },
  'ibr-038': { breaks: (root) => noReason(charge(root)) },
  'ibr-043': { breaks: (root) => lineEntry(root, true).drop('cbc:Amount'), schemaRefuses: true },
  'ibr-044': { breaks: (root) => noReason(lineEntry(root, true)) },
  'ibr-082': { breaks: (root) => allowance(root).drop('cbc:ChargeIndicator'), schemaRefuses: true, onlyFails: true },
  'ibr-sr-61': { breaks: (root) => twice(allowance(root), 'cac:TaxCategory/cbc:TaxExemptionReason') },

  'ibr-021': onLine((tree) => tree.set('cbc:ID', ' ')),
  'ibr-022': onLine((tree) => tree.drop('cbc:InvoicedQuantity')),
  'ibr-023': onLine((tree) => tree.dropAttribute('cbc:InvoicedQuantity', 'unitCode')),
  'ibr-024': onLine((tree) => tree.drop('cbc:LineExtensionAmount'), true),
  'ibr-025': onLine((tree) => tree.drop('cac:Item/cbc:Name')),
  'ibr-026': onLine((tree) => tree.drop('cac:Price')),
  'ibr-027': onLine((tree) => tree.set('cac:Price/cbc:PriceAmount', '-1')),
  'ibr-028': onLine((tree) => tree.set('cac:Price/cac:AllowanceCharge/cbc:BaseAmount', '-1')),
  'ibr-087': onLine((tree) => tree.set('cac:Price/cbc:BaseQuantity', '0')),
  'ibr-089': onLine((tree) =>
    tree.another('cac:DocumentReference').set('cbc:ID', 'B').set('cbc:DocumentTypeCode', '130.0'),
  ),
  'ibr-109': onLine((tree) => tree.another('cac:OrderLineReference').set('cbc:LineID', '2')),
  'ibr-110': onLine((tree) => tree.another('cac:InvoicePeriod').set('cbc:StartDate', '2026-07-11')),
  'ibr-111': onLine((tree) =>
    tree
      .another('cac:Price/cac:AllowanceCharge')
      .set('cbc:ChargeIndicator', 'false')
      .set('cbc:Amount', '1', { currencyID: 'JPY' }),
  ),
  'ibr-sr-34': onLine((tree) => tree.another('cbc:Note', '二つ目')),
  'ibr-sr-38': onLine((tree) => twice(tree, 'cac:Item/cac:ClassifiedTaxCategory/cbc:TaxExemptionReason')),
  'ibr-sr-50': onLine((tree) => tree.another('cac:Item/cbc:Description', '二つ目')),
  'ibr-085': onLine((tree) => tree.set('cac:InvoicePeriod/cbc:StartDate', '2026-06-30')),
  'ibr-086': onLine((tree) => tree.set('cac:InvoicePeriod/cbc:EndDate', '2026-08-01')),
  'ibr-030': onLine((tree) => tree.set('cac:InvoicePeriod/cbc:EndDate', '2026-07-09')),
  'ibr-co-20': onLine((tree) => tree.drop('cac:InvoicePeriod').set('cac:InvoicePeriod/cbc:DescriptionCode', '35')),
  'ibr-029': { breaks: (root) => root.set('cac:InvoicePeriod/cbc:EndDate', '2026-06-30') },
  'ibr-co-19': {
    // A tax point code alone is enough; a description is not.
    holds: (root) => root.drop('cac:InvoicePeriod').set('cac:InvoicePeriod/cbc:DescriptionCode', '35'),
    breaks: (root) => root.drop('cac:InvoicePeriod').set('cac:InvoicePeriod/cbc:Description', '7月分'),
  },
  'ibr-054': onLine((tree) => tree.drop('cac:Item/cac:AdditionalItemProperty/cbc:Value')),
  'ibr-065': onLine((tree) =>
    tree.dropAttribute('cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode', 'listID'),
  ),
  'ibr-064': onLine((tree) => tree.dropAttribute('cac:Item/cac:StandardItemIdentification/cbc:ID', 'schemeID')),
  'ibr-sr-58': onLine((tree) => tree.drop('cac:Item/cac:ClassifiedTaxCategory/cbc:ID')),
  'ibr-088': onLine((tree) => tree.set('cac:Price/cbc:BaseQuantity', '1', { unitCode: 'KGM' })),
  'ibr-092': { breaks: (root) => root.set('cac:DespatchDocumentReference/cbc:ID', 'D-9') },
  'ibr-sr-62': onLine(
    (tree) => tree.another('cac:DespatchLineReference/cac:DocumentReference').set('cbc:ID', 'B'),
    true,
  ),

  'ibr-cl-01': { breaks: (root) => root.set('cbc:InvoiceTypeCode', '999') },
  'ibr-cl-03': badCode((root, code) => root.set('cac:LegalMonetaryTotal/cbc:PayableAmount', '1', { currencyID: code })),
  'ibr-cl-04': badCode((root, code) => root.set('cbc:DocumentCurrencyCode', code)),
  'ibr-cl-05': { dollars: true, breaks: (root) => root.set('cbc:TaxCurrencyCode', 'BGN') },
  'ibr-cl-07': badCode((root, code) => reference130(root).set('cbc:ID', 'X', { schemeID: code })),
  'ibr-cl-10': {
    holds: (root) => root.set(`${SELLER}/cac:PartyIdentification/cbc:ID`, 'X', { schemeID: 'SEPA' }),
    breaks: (root) => root.set(`${BUYER}/cac:PartyIdentification/cbc:ID`, 'X', { schemeID: 'SEPA' }),
  },
  'ibr-cl-11': badCode((root, code) =>
    root.set(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`, 'X', { schemeID: code }),
  ),
  'ibr-cl-13': badCode((root, code) =>
    line(root).set('cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode', '1', { listID: code }),
  ),
  'ibr-cl-14': badCode((root) => root.set(`${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, 'XK')),
  'ibr-cl-15': badCode((root) => line(root).set('cac:Item/cac:OriginCountry/cbc:IdentificationCode', 'jp')),
  'ibr-cl-16': badCode((root, code) => root.set('cac:PaymentMeans/cbc:PaymentMeansCode', code)),
  'ibr-cl-19': badCode((root) => allowance(root).set('cbc:AllowanceChargeReasonCode', 'FC')),
  'ibr-cl-20': badCode((root) => charge(root).set('cbc:AllowanceChargeReasonCode', '95')),
  'ibr-cl-21': badCode((root, code) =>
    line(root).set('cac:Item/cac:StandardItemIdentification/cbc:ID', 'X', { schemeID: code }),
  ),
  'ibr-cl-23': badCode((root, code) => line(root).set('cbc:InvoicedQuantity', '1', { unitCode: code })),
  'ibr-cl-24': badCode((root) =>
    attachment(root).set('cac:Attachment/cbc:EmbeddedDocumentBinaryObject', 'YQ==', { mimeCode: 'text/plain' }),
  ),
  'ibr-cl-25': badCode((root, code) => root.set(`${BUYER}/cbc:EndpointID`, 'X', { schemeID: code })),
  'ibr-cl-26': badCode((root, code) => root.set('cac:Delivery/cac:DeliveryLocation/cbc:ID', 'X', { schemeID: code })),
};
