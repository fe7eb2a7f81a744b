import { BUYER, type Edit, type RuleCase, SELLER } from './case.ts';

/** An identifier of a scheme with a prescribed form: a right and a wrong one. */
const identifier = (scheme: string, right: string, wrong: string): RuleCase => {
  const with_ =
    (value: string): Edit =>
    (root) =>
      root.set(`${SELLER}/cac:PartyIdentification/cbc:ID`, value, { schemeID: scheme });
  return { holds: with_(right), breaks: with_(wrong) };
};

const extraLine = (path: string): RuleCase => ({
  breaks: (root) => root.another(`${path}/cac:AddressLine`).set('cbc:Line', '4階'),
});

export const PARTY_CASES: Record<string, RuleCase> = {
  'ibr-068': identifier('0088', '4912345678904', '4912345678905'),
  'ibr-127': identifier('0007', '5560360793', '55603607'),
  'ibr-069': identifier('0192', '923609016', '923609017'),
  'ibr-070': identifier('0184', 'DK12345678', 'DK1234567X'),
  'ibr-113': identifier('0208', '0403019261', '0403019262'),
  'ibr-114': identifier('0201', 'UFAB12', 'UFAB1'),
  'ibr-115': identifier('9907', 'RSSMRA85M01H501Z', 'RSSMRA85M01H5012'),
  'ibr-116': identifier('9906', 'IT00159560366', 'IT00159560367'),
  'ibr-120': identifier('0151', '51824753556', '51824753557'),

  'ibr-080': { breaks: (root) => root.drop(`${BUYER}/cbc:EndpointID`) },
  'ibr-063': { breaks: (root) => root.dropAttribute(`${BUYER}/cbc:EndpointID`, 'schemeID') },
  'ibr-011': { breaks: (root) => root.drop(`${BUYER}/cac:PostalAddress/cac:Country`) },
  'ibr-sr-54': extraLine(`${BUYER}/cac:PostalAddress`),

  'ibr-co-26': {
    breaks: (root) =>
      root
        .drop(`${SELLER}/cac:PartyTaxScheme`)
        .drop(`${SELLER}/cac:PartyIdentification`)
        .drop(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`),
  },
  'ibr-081': { breaks: (root) => root.drop(`${SELLER}/cbc:EndpointID`) },
  'ibr-sr-42': {
    breaks: (root) => {
      for (const scheme of ['GST', 'XYZ'])
        root.another(`${SELLER}/cac:PartyTaxScheme`).set('cbc:CompanyID', scheme).set('cac:TaxScheme/cbc:ID', scheme);
    },
  },
  'ibr-062': { breaks: (root) => root.dropAttribute(`${SELLER}/cbc:EndpointID`, 'schemeID') },
  'ibr-009': { breaks: (root) => root.set(`${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, ' ') },
  'ibr-sr-53': extraLine(`${SELLER}/cac:PostalAddress`),

  'ibr-017': { breaks: (root) => root.set('cac:PayeeParty/cac:PartyName/cbc:Name', 'みどり商会') },
  'ibr-105': {
    // A second identifier is allowed when it is the SEPA one.
    holds: (root) => root.another('cac:PayeeParty/cac:PartyIdentification').set('cbc:ID', 'X', { schemeID: 'SEPA' }),
    breaks: (root) => root.another('cac:PayeeParty/cac:PartyIdentification').set('cbc:ID', 'X', { schemeID: '0147' }),
  },
  'ibr-106': { breaks: (root) => root.another('cac:PayeeParty/cac:PartyLegalEntity').set('cbc:CompanyID', 'X') },
  'ibr-sr-19': { breaks: (root) => root.another('cac:PayeeParty/cac:PartyName').set('cbc:Name', '二つ目') },

  'ibr-018': { breaks: (root) => root.drop('cac:TaxRepresentativeParty/cac:PartyName') },
  'ibr-019': { breaks: (root) => root.drop('cac:TaxRepresentativeParty/cac:PostalAddress') },
  'ibr-056': { breaks: (root) => root.drop('cac:TaxRepresentativeParty/cac:PartyTaxScheme') },
  'ibr-sr-22': { breaks: (root) => root.another('cac:TaxRepresentativeParty/cac:PartyName').set('cbc:Name', '二人目') },
  'ibr-sr-23': {
    breaks: (root) => {
      for (const id of ['A', 'B'])
        root.another('cac:TaxRepresentativeParty/cac:Party/cac:PartyTaxScheme').set('cbc:CompanyID', id);
    },
    schemaRefuses: true,
  },
  'ibr-020': { breaks: (root) => root.drop('cac:TaxRepresentativeParty/cac:PostalAddress/cac:Country') },
  'ibr-sr-55': extraLine('cac:TaxRepresentativeParty/cac:PostalAddress'),
  'ibr-sr-57': { breaks: (root) => root.drop('cac:TaxRepresentativeParty/cac:PartyTaxScheme/cbc:CompanyID') },
};
