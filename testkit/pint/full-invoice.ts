import { invoice, taxCategory } from './invoice.ts';
import type { Tree } from './tree.ts';

const yen = (amount: number | string) => [String(amount), { currencyID: 'JPY' }] as const;

/**
 * A valid invoice that uses every group of JP PINT, so that the context of nearly every rule occurs in it:
 * payee, tax representative, delivery, references, attachments, allowances and charges on all levels, exempt, export and
 * out-of-scope lines, and a second tax total in accounting currency is left to `inDollars`.
 */
export function fullInvoice(): Tree {
  const root = invoice({ lines: 2 });
  references(root);
  parties(root);
  delivery(root);
  payments(root);
  lines(root);
  allowances(root);
  totals(root);
  return root;
}

function references(root: Tree): void {
  root
    .set('cbc:IssueTime', '09:30:00')
    .set('cbc:TaxPointDate', '2026-07-31')
    .set('cbc:AccountingCost', '4100')
    .set('cbc:BuyerReference', 'PO-77')
    .set('cac:OrderReference/cbc:ID', 'O-1')
    .set('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID', 'INV-2026-0041')
    .set('cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate', '2026-06-30')
    .set('cac:ReceiptDocumentReference/cbc:ID', 'R-1')
    .set('cac:OriginatorDocumentReference/cbc:ID', 'T-1')
    .set('cac:ContractDocumentReference/cbc:ID', 'C-1')
    .set('cac:ProjectReference/cbc:ID', 'P-1');
  const object = root.another('cac:AdditionalDocumentReference');
  object.set('cbc:ID', 'METER-9', { schemeID: 'ABT' }).set('cbc:DocumentTypeCode', '130');
  const attached = root.another('cac:AdditionalDocumentReference');
  attached
    .set('cbc:ID', 'doc1')
    .set('cbc:DocumentDescription', '利用明細')
    .set('cac:Attachment/cbc:EmbeddedDocumentBinaryObject', 'YSxiCjEsMgo=', {
      mimeCode: 'text/csv',
      filename: 'a.csv',
    });
}

function parties(root: Tree): void {
  const seller = root.at('cac:AccountingSupplierParty/cac:Party');
  seller
    .set('cac:PartyIdentification/cbc:ID', '4598765432107', { schemeID: '0088' })
    .set('cac:PartyName/cbc:Name', 'みどり商会')
    .set('cac:PostalAddress/cac:AddressLine/cbc:Line', 'みどりビル3階')
    .set('cac:PartyLegalEntity/cbc:CompanyLegalForm', '株式会社');
  seller.at('cac:PartyIdentification/cbc:ID').text = '4912345678904';
  const buyer = root.at('cac:AccountingCustomerParty/cac:Party');
  buyer
    .set('cac:PartyIdentification/cbc:ID', '556677', { schemeID: '0147' })
    .set('cac:PartyName/cbc:Name', '北浜物産')
    .set('cac:PostalAddress/cac:AddressLine/cbc:Line', '北浜ビル');
  const payee = root.at('cac:PayeeParty');
  payee
    .set('cac:PartyIdentification/cbc:ID', '998877', { schemeID: '0147' })
    .set('cac:PartyName/cbc:Name', 'みどりファクタリング')
    .set('cac:PartyLegalEntity/cbc:CompanyID', '998877', { schemeID: '0147' });
  const representative = root.at('cac:TaxRepresentativeParty');
  representative
    .set('cac:PartyName/cbc:Name', '税務代理 花子')
    .set('cac:PostalAddress/cbc:CityName', '港区')
    .set('cac:PostalAddress/cac:AddressLine/cbc:Line', '2階')
    .set('cac:PostalAddress/cac:Country/cbc:IdentificationCode', 'JP')
    .set('cac:PartyTaxScheme/cbc:CompanyID', 'T9999999999999')
    .set('cac:PartyTaxScheme/cac:TaxScheme/cbc:ID', 'VAT');
}

function delivery(root: Tree): void {
  root
    .set('cac:Delivery/cbc:ActualDeliveryDate', '2026-07-15')
    .set('cac:Delivery/cac:DeliveryLocation/cbc:ID', '1', { schemeID: '0147' })
    .set('cac:Delivery/cac:DeliveryLocation/cac:Address/cbc:CityName', '札幌市')
    .set('cac:Delivery/cac:DeliveryLocation/cac:Address/cac:AddressLine/cbc:Line', '3番倉庫')
    .set('cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode', 'JP')
    .set('cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name', '北浜物産 札幌倉庫');
}

function payments(root: Tree): void {
  const means = root.at('cac:PaymentMeans');
  means
    .set('cbc:PaymentID', 'REF-42')
    .set('cac:CardAccount/cbc:PrimaryAccountNumberID', '1234')
    .set('cac:CardAccount/cbc:NetworkID', 'VISA')
    .set('cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID', '123')
    .set('cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cac:Address/cac:AddressLine/cbc:Line', '本店')
    .set('cac:PaymentMandate/cbc:ID', 'M-1');
  root.set('cac:PaymentTerms/cbc:PaymentMeansID', '1');
  root.set('cac:PrepaidPayment/cbc:PaidAmount', ...yen(1000));
}

function lines(root: Tree): void {
  const [first] = root.all('cac:InvoiceLine');
  first!
    .set('cbc:Note', '備考')
    .set('cac:OrderLineReference/cbc:LineID', '1')
    .set('cac:DespatchLineReference/cbc:LineID', '1')
    .set('cac:DespatchLineReference/cac:DocumentReference/cbc:ID', 'D-1')
    .set('cac:DocumentReference/cbc:ID', 'OBJ', { schemeID: 'ABZ' })
    .set('cac:DocumentReference/cbc:DocumentTypeCode', '130')
    .set('cac:Item/cbc:Description', '説明')
    .set('cac:Item/cac:StandardItemIdentification/cbc:ID', '4912345678904', { schemeID: '0160' })
    .set('cac:Item/cac:OriginCountry/cbc:IdentificationCode', 'JP')
    .set('cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode', '123', { listID: 'TST' })
    .set('cac:Item/cac:AdditionalItemProperty/cbc:Name', '色')
    .set('cac:Item/cac:AdditionalItemProperty/cbc:Value', '緑')
    .set('cac:Price/cac:AllowanceCharge/cbc:ChargeIndicator', 'false')
    .set('cac:Price/cac:AllowanceCharge/cbc:Amount', ...yen(100))
    .set('cac:Price/cac:AllowanceCharge/cbc:BaseAmount', ...yen(1300));
  for (const [charge, code] of [
    ['false', '95'],
    ['true', 'FC'],
  ] as const) {
    const entry = first!.another('cac:AllowanceCharge');
    entry
      .set('cbc:ChargeIndicator', charge)
      .set('cbc:AllowanceChargeReasonCode', code)
      .set('cbc:AllowanceChargeReason', charge === 'true' ? '送料' : '値引')
      .set('cbc:Amount', ...yen(50));
  }
  for (const [id, category, rate] of [
    ['3', 'E', 0],
    ['4', 'G', 0],
    ['5', 'O', null],
  ] as const) {
    const line = root.another('cac:InvoiceLine');
    line
      .set('cbc:ID', id)
      .set('cbc:InvoicedQuantity', '1', { unitCode: 'H87' })
      .set('cbc:LineExtensionAmount', ...yen(500))
      .set('cac:Item/cbc:Name', `区分 ${category}`)
      .set('cac:Price/cbc:PriceAmount', ...yen(500));
    taxCategory(line.at('cac:Item/cac:ClassifiedTaxCategory'), category, rate);
  }
}

const KINDS = [
  ['S', 10],
  ['E', 0],
  ['G', 0],
  ['O', null],
] as const;

/** One allowance and one charge of 100 yen per category: they cancel out in every base. */
function allowances(root: Tree): void {
  for (const charge of ['false', 'true'])
    for (const [category, rate] of KINDS) {
      const entry = root.another('cac:AllowanceCharge');
      entry
        .set('cbc:ChargeIndicator', charge)
        .set('cbc:AllowanceChargeReasonCode', charge === 'true' ? 'FC' : '95')
        .set('cbc:AllowanceChargeReason', charge === 'true' ? '送料' : '値引')
        .set('cbc:Amount', ...yen(100));
      taxCategory(entry.at('cac:TaxCategory'), category, rate);
    }
}

function totals(root: Tree): void {
  for (const [category, rate] of KINDS.slice(1)) {
    const row = root.another('cac:TaxTotal/cac:TaxSubtotal');
    row.set('cbc:TaxableAmount', ...yen(500)).set('cbc:TaxAmount', ...yen(0));
    taxCategory(row.at('cac:TaxCategory'), category, rate);
  }
  const total = root.at('cac:LegalMonetaryTotal');
  const net = Number(total.at('cbc:LineExtensionAmount').text) + 1500;
  const tax = Number(root.at('cac:TaxTotal/cbc:TaxAmount').text);
  total
    .set('cbc:LineExtensionAmount', ...yen(net))
    .set('cbc:TaxExclusiveAmount', ...yen(net))
    .set('cbc:TaxInclusiveAmount', ...yen(net + tax))
    .set('cbc:AllowanceTotalAmount', ...yen(400))
    .set('cbc:ChargeTotalAmount', ...yen(400))
    .set('cbc:PrepaidAmount', ...yen(1000))
    .set('cbc:PayableRoundingAmount', ...yen(-1))
    .set('cbc:PayableAmount', ...yen(net + tax - 1001));
}

/** The same invoice in dollars with yen as accounting currency: a second tax total with its own breakdown. */
export function inDollars(root: Tree): Tree {
  const change = (tree: Tree) => {
    if (tree.attributes.currencyID) tree.attributes.currencyID = 'USD';
    for (const child of tree.children) change(child);
  };
  change(root);
  root.set('cbc:DocumentCurrencyCode', 'USD').set('cbc:TaxCurrencyCode', 'JPY');
  const first = root.at('cac:TaxTotal');
  const second = root.another('cac:TaxTotal');
  second.set('cbc:TaxAmount', String(Number(first.at('cbc:TaxAmount').text) * 150), { currencyID: 'JPY' });
  for (const row of first.all('cac:TaxSubtotal')) {
    // The official rules count rows of E, G and O over both tax totals, so they may stand in one of them only.
    if (!['S', 'AA'].includes(row.at('cac:TaxCategory/cbc:ID').text)) continue;
    const copy = second.another('cac:TaxSubtotal');
    const category = row.at('cac:TaxCategory');
    copy.set('cbc:TaxAmount', String(Number(row.at('cbc:TaxAmount').text) * 150), { currencyID: 'JPY' });
    const rate = category.all('cbc:Percent')[0];
    taxCategory(copy.at('cac:TaxCategory'), category.at('cbc:ID').text, rate ? Number(rate.text) : null);
  }
  return root;
}
