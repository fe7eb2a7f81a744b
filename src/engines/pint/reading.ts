import { hasTNumberForm, parseTNumber } from '../../japan/corporate-number.ts';
import type { XmlElement } from '../../xml/node.ts';
import { normalizeSpace } from './lexical.ts';
import type { Dates, Issuer, SchemedId, Totals } from './report.ts';
import { isVat } from './rules/facts.ts';
import { path } from './rules/path.ts';

/** What the document says about its seller, its money and its dates; works on any root, valid or not. */

const PARTY = 'cac:AccountingSupplierParty/cac:Party';
const at = (steps: string) => path(steps);
const P = {
  taxScheme: at(`${PARTY}/cac:PartyTaxScheme`),
  companyId: at('cbc:CompanyID'),
  legalName: at(`${PARTY}/cac:PartyLegalEntity/cbc:RegistrationName`),
  legalId: at(`${PARTY}/cac:PartyLegalEntity/cbc:CompanyID`),
  tradeName: at(`${PARTY}/cac:PartyName/cbc:Name`),
  endpoint: at(`${PARTY}/cbc:EndpointID`),
  address: at(`${PARTY}/cac:PostalAddress`),
  currency: at('cbc:DocumentCurrencyCode'),
  total: at('cac:LegalMonetaryTotal'),
  taxAmount: at('cac:TaxTotal/cbc:TaxAmount'),
  issueDate: at('cbc:IssueDate'),
  taxPoint: at('cbc:TaxPointDate'),
  periodStart: at('cac:InvoicePeriod/cbc:StartDate'),
  periodEnd: at('cac:InvoicePeriod/cbc:EndDate'),
};
const ADDRESS_PARTS = [
  'cbc:CountrySubentity',
  'cbc:CityName',
  'cbc:StreetName',
  'cbc:AdditionalStreetName',
  'cac:AddressLine/cbc:Line',
].map(at);
const postalZone = at('cbc:PostalZone');
const countryCode = at('cac:Country/cbc:IdentificationCode');

/** Values of a document end up in answers: nobody needs a name of a megabyte. */
const MAX_VALUE = 500;
export const valueIn = (node: XmlElement | undefined): string | null => {
  const text = node ? normalizeSpace(node.text.slice(0, 4 * MAX_VALUE)) : '';
  return text === '' ? null : text.slice(0, MAX_VALUE);
};

/** The seller's VAT-scheme identifier. */
export const registrationNode = (root: XmlElement): XmlElement | undefined =>
  P.taxScheme
    .all(root)
    .filter(isVat)
    .flatMap((scheme) => P.companyId.all(scheme))[0];

const schemed = (node: XmlElement | undefined): SchemedId | null => {
  const value = valueIn(node);
  return value === null ? null : { scheme: node!.attribute('schemeID')?.slice(0, 50) ?? null, value };
};

export function readIssuer(root: XmlElement): Issuer {
  const number = valueIn(registrationNode(root));
  const parsed = number === null ? null : parseTNumber(number);
  // The document must write the number as the rules want it; what only a lenient reading accepts is not well-formed.
  const formatValid = number === null ? null : hasTNumberForm(number);
  const legalId = schemed(P.legalId.first(root));
  const address = P.address.first(root);
  return {
    registrationNumber: number,
    formatValid,
    checksumValid: parsed === null ? null : (parsed.checksumValid ?? false),
    corporateNumber: corporateNumber(number, legalId),
    name: valueIn(P.legalName.first(root)),
    tradeName: valueIn(P.tradeName.first(root)),
    address: address
      ? ADDRESS_PARTS.map((part) => valueIn(part.first(address)))
          .filter((text) => text !== null)
          .join(' ') || null
      : null,
    postalCode: address ? valueIn(postalZone.first(address)) : null,
    country: address ? valueIn(countryCode.first(address)) : null,
    endpoint: schemed(P.endpoint.first(root)),
    legalId,
  };
}

function corporateNumber(number: string | null, legalId: SchemedId | null): string | null {
  if (legalId?.scheme === '0188' && /^[0-9]{13}$/.test(legalId.value)) return legalId.value;
  return number !== null && hasTNumberForm(number) ? number.slice(1) : null;
}

export function readTotals(root: XmlElement): Totals {
  const total = P.total.first(root);
  const amount = (name: string) => (total ? valueIn(at(`cbc:${name}`).first(total)) : null);
  const currency = valueIn(P.currency.first(root));
  const tax = P.taxAmount.all(root).find((node) => node.attribute('currencyID') === currency);
  return {
    currency,
    lineTotal: amount('LineExtensionAmount'),
    taxExclusive: amount('TaxExclusiveAmount'),
    tax: valueIn(tax),
    taxInclusive: amount('TaxInclusiveAmount'),
    prepaid: amount('PrepaidAmount'),
    payable: amount('PayableAmount'),
  };
}

export const readDates = (root: XmlElement): Dates => ({
  issueDate: valueIn(P.issueDate.first(root)),
  taxPointDate: valueIn(P.taxPoint.first(root)),
  periodStart: valueIn(P.periodStart.first(root)),
  periodEnd: valueIn(P.periodEnd.first(root)),
});
