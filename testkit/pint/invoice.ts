import { corporateNumberOf } from '../../src/japan/corporate-number.ts';
import { Tree } from './tree.ts';

/** Invented parties with right check digits. */
export const SELLER_NUMBER = corporateNumberOf('700110000001');
export const BUYER_NUMBER = corporateNumberOf('430001000002');

const yen = (amount: number) => [String(amount), { currencyID: 'JPY' }] as const;

export interface InvoiceOptions {
  readonly lines?: number;
  readonly unitPrice?: number;
}

/** A small valid JP PINT 1.1.3 billing invoice: every tenth line at the reduced rate. */
export function invoice({ lines = 2, unitPrice = 1200 }: InvoiceOptions = {}): Tree {
  const root = new Tree('Invoice');
  root
    .set('cbc:CustomizationID', 'urn:peppol:pint:billing-1@jp-1')
    .set('cbc:ProfileID', 'urn:peppol:bis:billing')
    .set('cbc:ID', 'INV-2026-0042')
    .set('cbc:IssueDate', '2026-07-31')
    .set('cbc:DueDate', '2026-08-31')
    .set('cbc:InvoiceTypeCode', '380')
    .set('cbc:Note', 'いつもありがとうございます。')
    .set('cbc:DocumentCurrencyCode', 'JPY')
    .set('cac:InvoicePeriod/cbc:StartDate', '2026-07-01')
    .set('cac:InvoicePeriod/cbc:EndDate', '2026-07-31');
  party(root.at('cac:AccountingSupplierParty/cac:Party'), SELLER_NUMBER, '株式会社みどり商会', '神田錦町3-11-2');
  party(root.at('cac:AccountingCustomerParty/cac:Party'), BUYER_NUMBER, '北浜物産株式会社', '北浜2-5-9');
  const means = root.at('cac:PaymentMeans');
  means
    .set('cbc:PaymentMeansCode', '30', { name: 'Credit transfer' })
    .set('cac:PayeeFinancialAccount/cbc:ID', '0001:123:1:4567890');
  root.set('cac:PaymentTerms/cbc:Note', '月末締め翌月末払い');

  const sums = { S: 0, AA: 0 };
  for (let i = 1; i <= lines; i++) {
    const reduced = i % 10 === 2;
    const quantity = (i % 7) + 1;
    sums[reduced ? 'AA' : 'S'] += quantity * unitPrice;
    root.put(line(i, quantity, unitPrice, reduced));
  }
  const rows = [
    ['S', 10, sums.S],
    ['AA', 8, sums.AA],
  ] as const;
  let tax = 0;
  for (const [category, rate, base] of rows) {
    if (base === 0) continue;
    const amount = Math.floor((base * rate) / 100);
    tax += amount;
    const row = root.another('cac:TaxTotal/cac:TaxSubtotal');
    row.set('cbc:TaxableAmount', ...yen(base)).set('cbc:TaxAmount', ...yen(amount));
    taxCategory(row.at('cac:TaxCategory'), category, rate);
  }
  root.at('cac:TaxTotal').set('cbc:TaxAmount', ...yen(tax));
  const net = sums.S + sums.AA;
  root
    .at('cac:LegalMonetaryTotal')
    .set('cbc:LineExtensionAmount', ...yen(net))
    .set('cbc:TaxExclusiveAmount', ...yen(net))
    .set('cbc:TaxInclusiveAmount', ...yen(net + tax))
    .set('cbc:PayableAmount', ...yen(net + tax));
  return root;
}

export function taxCategory(tree: Tree, category: string, rate: number | null): Tree {
  tree.set('cbc:ID', category);
  if (rate !== null) tree.set('cbc:Percent', String(rate));
  return tree.set('cac:TaxScheme/cbc:ID', 'VAT');
}

function party(tree: Tree, number: string, name: string, street: string): void {
  tree
    .set('cbc:EndpointID', number, { schemeID: '0188' })
    .set('cac:PostalAddress/cbc:StreetName', street)
    .set('cac:PostalAddress/cbc:CityName', '千代田区')
    .set('cac:PostalAddress/cbc:PostalZone', '1010054')
    .set('cac:PostalAddress/cbc:CountrySubentity', '東京都')
    .set('cac:PostalAddress/cac:Country/cbc:IdentificationCode', 'JP')
    .set('cac:PartyTaxScheme/cbc:CompanyID', `T${number}`)
    .set('cac:PartyTaxScheme/cac:TaxScheme/cbc:ID', 'VAT')
    .set('cac:PartyLegalEntity/cbc:RegistrationName', name)
    .set('cac:PartyLegalEntity/cbc:CompanyID', number, { schemeID: '0188' });
}

function line(index: number, quantity: number, unitPrice: number, reduced: boolean): Tree {
  const tree = new Tree('cac:InvoiceLine');
  tree
    .set('cbc:ID', String(index))
    .set('cbc:InvoicedQuantity', String(quantity), { unitCode: 'H87' })
    .set('cbc:LineExtensionAmount', ...yen(quantity * unitPrice))
    .set('cac:InvoicePeriod/cbc:StartDate', '2026-07-10')
    .set('cac:InvoicePeriod/cbc:EndDate', '2026-07-10')
    .set('cac:Item/cbc:Name', reduced ? '緑茶 ペットボトル' : `事務用品セット ${index}`)
    .set('cac:Price/cbc:PriceAmount', ...yen(unitPrice))
    .set('cac:Price/cbc:BaseQuantity', '1', { unitCode: 'H87' });
  taxCategory(tree.at('cac:Item/cac:ClassifiedTaxCategory'), reduced ? 'AA' : 'S', reduced ? 8 : 10);
  return tree;
}
