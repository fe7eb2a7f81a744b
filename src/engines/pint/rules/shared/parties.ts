import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import type { Facts } from '../facts.ts';
import { atMostOne, attributed, filled, required } from '../kinds.ts';
import { type Path, path, under } from '../path.ts';
import { type Context, type Rule, type Words, words } from '../rule.ts';

const PARTY = known('cac:Party');
const ENDPOINT = known('cbc:EndpointID');
const ADDRESS = known('cac:PostalAddress');
const endpoint = path('cbc:EndpointID');
const country = path('cac:Country/cbc:IdentificationCode');
const extraLine = path('cac:AddressLine/cbc:Line');
const name = path('cac:PartyName/cbc:Name');
const identification = path('cac:PartyIdentification/cbc:ID');
const taxId = path('cac:PartyTaxScheme/cbc:CompanyID');
const taxScheme = path('cac:PartyTaxScheme');
const legalId = path('cac:PartyLegalEntity/cbc:CompanyID');
const sellerName = path('cac:AccountingSupplierParty/cac:Party/cac:PartyName/cbc:Name');
const sellerId = path('cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID');
const sellerLegalName = path('cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName');

const seller = (thing: Words) => words(`The seller's ${thing.en}`, `売り手の${thing.ja}`);
const buyer = (thing: Words) => words(`The buyer's ${thing.en}`, `買い手の${thing.ja}`);
const representative = (thing: Words) => words(`The tax representative's ${thing.en}`, `税務代理人の${thing.ja}`);
const electronicAddress = words('electronic address', '電子アドレス');
const countryCode = words('country code', '国コード');
const thirdLine = words('extra address line', '追加の住所行');

export const BUYER: Context = {
  names: [PARTY],
  when: under('cac:AccountingCustomerParty'),
  rules: [required('ibr-080', endpoint, buyer(electronicAddress), 'ibt-049')],
};

export const BUYER_ENDPOINT: Context = {
  names: [ENDPOINT],
  when: under('cac:Party', 'cac:AccountingCustomerParty'),
  rules: [attributed('ibr-063', 'schemeID', buyer(electronicAddress), '0188', 'ibt-049-1')],
};

export const BUYER_ADDRESS: Context = {
  names: [ADDRESS],
  when: under('cac:Party', 'cac:AccountingCustomerParty'),
  rules: [
    filled('ibr-011', country, buyer(countryCode), 'ibt-055'),
    atMostOne('ibr-sr-54', extraLine, buyer(thirdLine), 'ibt-163'),
  ],
};

export const SELLER: Context = {
  names: [PARTY],
  when: under('cac:AccountingSupplierParty'),
  rules: [
    {
      id: 'ibr-co-26',
      terms: ['ibt-029', 'ibt-030', 'ibt-031'],
      message: words('The seller has no identifier of any kind.', '売り手を識別する番号がありません。'),
      hint: words(
        'Add the T-number in cac:PartyTaxScheme/cbc:CompanyID, or a cac:PartyIdentification or cac:PartyLegalEntity identifier.',
        'cac:PartyTaxScheme/cbc:CompanyID に登録番号（T+13桁）を入れるか、cac:PartyIdentification または cac:PartyLegalEntity の識別子を追加してください。',
      ),
      test: (node) => taxId.exists(node) || identification.exists(node) || legalId.exists(node),
    },
    required('ibr-081', endpoint, seller(electronicAddress), 'ibt-034'),
    {
      id: 'ibr-sr-42',
      terms: ['ibt-031', 'ibt-032'],
      message: words('The seller has more than two tax schemes.', '売り手の税スキームが3つ以上あります。'),
      hint: words(
        'Keep at most two cac:PartyTaxScheme: one VAT identifier and one other tax registration.',
        'cac:PartyTaxScheme は、VAT の番号1つとその他の税の登録1つまでにしてください。',
      ),
      test: (node) => taxScheme.count(node) <= 2,
      detail: (node) => ({ at: taxScheme.all(node)[2], actual: String(taxScheme.count(node)), expected: '2' }),
    },
  ],
};

export const SELLER_ENDPOINT: Context = {
  names: [ENDPOINT],
  when: under('cac:Party', 'cac:AccountingSupplierParty'),
  rules: [attributed('ibr-062', 'schemeID', seller(electronicAddress), '0188', 'ibt-034-1')],
};

export const SELLER_ADDRESS: Context = {
  names: [ADDRESS],
  when: under('cac:Party', 'cac:AccountingSupplierParty'),
  rules: [
    filled('ibr-009', country, seller(countryCode), 'ibt-040'),
    atMostOne('ibr-sr-53', extraLine, seller(thirdLine), 'ibt-162'),
  ],
};

const valuesOf = (where: Path) => (parent: XmlElement) => new Set(where.all(parent).map((node) => node.text));
const sellerNames = valuesOf(sellerName);
const sellerIds = valuesOf(sellerId);
const sellerLegalNames = valuesOf(sellerLegalName);

/** XPath `=`: some value found below the payee is among those of the seller beside it. */
const shares = (
  node: XmlElement,
  where: Path,
  ofSeller: (parent: XmlElement) => ReadonlySet<string>,
  facts: Facts,
): boolean => {
  if (node.parent === null) return false;
  const values = facts.once(ofSeller, node.parent);
  return where.all(node).some((found) => values.has(found.text));
};

/** Limits on the payee's fields are lifted by the official rules when the payee bears the seller's legal name. */
const unlessSeller = (rule: Rule, test: Rule['test'] = rule.test): Rule => ({
  ...rule,
  test: (node, facts) => test(node, facts) || shares(node, name, sellerLegalNames, facts),
});

export const PAYEE: Context = {
  names: [known('cac:PayeeParty')],
  rules: [
    {
      id: 'ibr-017',
      terms: ['ibt-059', 'ibt-060'],
      message: words('The payee has no name, or is the seller itself.', '支払先の名称がないか、売り手と同じです。'),
      hint: words(
        'Give the payee its own cac:PartyName/cbc:Name and identifier, or remove cac:PayeeParty when the seller is paid.',
        '支払先固有の cac:PartyName/cbc:Name と識別子を入れるか、売り手が受取人なら cac:PayeeParty を削除してください。',
      ),
      test: (node, facts) =>
        name.exists(node) && !shares(node, name, sellerNames, facts) && !shares(node, identification, sellerIds, facts),
      detail: (node) => ({ at: name.first(node), actual: name.first(node)?.text }),
    },
    unlessSeller(
      atMostOne('ibr-105', identification, words("The payee's identifier", '支払先の識別子'), 'ibt-060'),
      (node) =>
        identification.all(node).filter((id) => (id.attribute('schemeID') ?? '').toUpperCase() !== 'SEPA').length <= 1,
    ),
    unlessSeller(atMostOne('ibr-106', legalId, words("The payee's legal identifier", '支払先の法人識別子'), 'ibt-061')),
    unlessSeller(atMostOne('ibr-sr-19', name, words("The payee's name", '支払先の名称'), 'ibt-059')),
  ],
};

export const TAX_REPRESENTATIVE: Context = {
  names: [known('cac:TaxRepresentativeParty')],
  rules: [
    filled('ibr-018', name, representative(words('name', '名称')), 'ibt-062'),
    required('ibr-019', path('cac:PostalAddress'), representative(words('address', '住所')), 'ibg-12'),
    required('ibr-056', taxId, representative(words('tax identifier', '税識別子')), 'ibt-063'),
    atMostOne('ibr-sr-22', name, representative(words('name', '名称')), 'ibt-062'),
    atMostOne(
      'ibr-sr-23',
      path('cac:Party/cac:PartyTaxScheme/cbc:CompanyID'),
      representative(words('tax identifier', '税識別子')),
      'ibt-063',
    ),
  ],
};

export const TAX_REPRESENTATIVE_ADDRESS: Context = {
  names: [ADDRESS],
  when: under('cac:TaxRepresentativeParty'),
  rules: [
    filled('ibr-020', country, representative(countryCode), 'ibt-069'),
    atMostOne('ibr-sr-55', extraLine, representative(thirdLine), 'ibt-164'),
  ],
};

export const PARTY_TAX_SCHEME: Context = {
  names: [known('cac:PartyTaxScheme')],
  rules: [
    required(
      'ibr-sr-57',
      path('cbc:CompanyID'),
      words('The identifier of a party tax scheme', '取引先の税スキームの識別子'),
      'ibt-031 ibt-048',
    ),
  ],
};
