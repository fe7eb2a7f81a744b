import { NAMESPACES } from '../../xml/names.ts';
import { RULE_SETS } from './rules/sets.ts';
import { validate } from './validate.ts';

/** Runs the engine on a small invoice until the code is compiled, so that a first large one is not slow. */
export function warmUp(runs = 40): void {
  const line = `<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="H87">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="JPY">100</cbc:LineExtensionAmount><cac:InvoicePeriod><cbc:StartDate>2026-01-01</cbc:StartDate></cac:InvoicePeriod><cac:Item><cbc:Name>品</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>10</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="JPY">100</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`;
  const party = `<cac:Party><cbc:EndpointID schemeID="0188">1</cbc:EndpointID></cac:Party>`;
  const xml = `<Invoice xmlns="${NAMESPACES.ubl}" xmlns:cac="${NAMESPACES.cac}" xmlns:cbc="${NAMESPACES.cbc}"><cbc:CustomizationID>${RULE_SETS.billing.customizationId}</cbc:CustomizationID><cbc:ID>1</cbc:ID><cbc:IssueDate>2026-01-01</cbc:IssueDate><cbc:DocumentCurrencyCode>JPY</cbc:DocumentCurrencyCode><cac:AccountingSupplierParty>${party}</cac:AccountingSupplierParty><cac:AccountingCustomerParty>${party}</cac:AccountingCustomerParty><cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="JPY">100</cbc:PayableAmount></cac:LegalMonetaryTotal>${line.repeat(50)}</Invoice>`;
  for (let i = 0; i < runs; i++) validate(xml);
}
