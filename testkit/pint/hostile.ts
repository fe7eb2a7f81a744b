import { invoice } from './invoice.ts';
import { toXml } from './tree.ts';

const MAX = 5 * 1024 * 1024;
const base = () => toXml(invoice({ lines: 1 }));
const into = (content: string, at = '<cac:PaymentTerms>') => base().replace(at, () => `${content}${at}`);
const filling = (piece: string, room = MAX - 20_000) => piece.repeat(Math.floor(room / Buffer.byteLength(piece)));

/** Inputs made to hurt: every one must be answered cleanly and soon. Sizes go up to the limit of 5 MB. */
export const HOSTILE: Readonly<Record<string, () => string | Uint8Array>> = {
  'an external file entity': () => base().replace('?>', '?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
  'an external HTTP entity': () => base().replace('?>', '?><!DOCTYPE x [<!ENTITY e SYSTEM "http://127.0.0.1:9/">]>'),
  'an external DTD': () => base().replace('?>', '?><!DOCTYPE Invoice SYSTEM "http://127.0.0.1:9/x.dtd">'),
  'a parameter entity': () => base().replace('?>', '?><!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1:9/">%p;]>'),
  'a billion laughs': () => base().replace('?>', '?><!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>'),
  'a quadratic entity': () => base().replace('?>', () => `?><!DOCTYPE x [<!ENTITY a "${'a'.repeat(50_000)}">]>`),
  'a depth of 300': () => into(`${'<a>'.repeat(300)}${'</a>'.repeat(300)}`),
  'a depth of 300,000': () => into(`${'<a>'.repeat(300_000)}${'</a>'.repeat(300_000)}`),
  'an XInclude': () => into('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>'),
  'a schema location to fetch': () =>
    base().replace(
      '<Invoice ',
      '<Invoice xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:schemaLocation="u http://127.0.0.1:9/" ',
    ),
  'hundreds of thousands of CDATA sections': () => into(`<cbc:Note>${filling('<![CDATA[x]]>')}</cbc:Note>`),
  'hundreds of thousands of attributes': () =>
    into(`<cbc:Note ${Array.from({ length: 350_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
  'hundreds of thousands of empty amounts': () => into(filling('<cbc:Amount/>')),
  'hundreds of thousands of empty elements': () => into(filling('<a/>')),
  'hundreds of thousands of comments in one value': () =>
    into(`<cbc:Note>${filling('x<!---->')}</cbc:Note>`, '<cbc:DocumentCurrencyCode>'),
  'thousands of namespaces redeclared by children': () =>
    into(
      `<a ${Array.from({ length: 60 }, (_, i) => `xmlns:n${i}="u${i}"`).join(' ')}>${filling('<n1:b xmlns:n1="v"/>')}</a>`,
    ),
  'three thousand namespace declarations on one element': () =>
    into(`<a ${Array.from({ length: 3_000 }, (_, i) => `xmlns:n${i}="u${i}"`).join(' ')}/>`),
  'a number of millions of digits': () =>
    base().replace(/(<cbc:PayableAmount[^>]*>)\d+/, (_, tag) => `${tag}${'9'.repeat(MAX - 20_000)}`),
  'an identifier of millions of digits': () =>
    base().replace(/schemeID="0188">\d+/, () => `schemeID="0088">${'7'.repeat(MAX - 20_000)}`),
  'a text node of five megabytes': () => base().replace('いつも', () => 'あ'.repeat((MAX - 20_000) / 3)),
  'an attachment of five megabytes': () =>
    into(
      `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/csv" filename="a">${filling('QUJD')}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`,
      '<cac:AccountingSupplierParty>',
    ),
  'periods by the ten thousand beside lines with periods': () => {
    const xml = toXml(invoice({ lines: 3_000 }));
    const period = '<cac:InvoicePeriod><cbc:StartDate>2026-07-01</cbc:StartDate></cac:InvoicePeriod>';
    return xml.replace('<cac:AccountingSupplierParty>', () => `${period.repeat(25_000)}<cac:AccountingSupplierParty>`);
  },
  'tax subtotals by the ten thousand': () => {
    const row = /<cac:TaxSubtotal>[\s\S]*?<\/cac:TaxSubtotal>/.exec(base())![0];
    return base().replace(row, () => filling(row));
  },
  'tax categories by the ten thousand on one allowance': () => {
    const category =
      '<cac:TaxCategory><cbc:ID>E</cbc:ID><cbc:Percent>0</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>';
    const allowance = `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="JPY">1</cbc:Amount>${filling(category)}</cac:AllowanceCharge>`;
    return into(allowance, '<cac:TaxTotal>');
  },
  'totals by the ten thousand in an extension': () => {
    const total =
      '<cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="JPY">1</cbc:PayableAmount></cac:LegalMonetaryTotal>';
    const allowance =
      '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="JPY">1</cbc:Amount></cac:AllowanceCharge>';
    const content = `<q xmlns="urn:q">${filling(allowance, MAX / 2)}${filling(total, MAX / 2 - 20_000)}</q>`;
    return into(
      `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>${content}</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`,
      '<cbc:CustomizationID>',
    );
  },
  'prepaid payments by the ten thousand': () =>
    into(filling('<cac:PrepaidPayment><cbc:ID>1</cbc:ID></cac:PrepaidPayment>'), '<cac:TaxTotal>'),
  'notes by the ten thousand': () => into(filling('<cbc:Note>x</cbc:Note>'), '<cbc:DocumentCurrencyCode>'),
  'white space alone': () => ' '.repeat(MAX),
  'angle brackets alone': () => '<'.repeat(MAX),
  'one endless tag': () => `<a ${'x'.repeat(MAX - 10)}`,
  'ampersands alone': () => `<a>${'&'.repeat(MAX - 10)}</a>`,
  'references by the hundred thousand': () =>
    into(`<cbc:Note>${filling('&#12354;')}</cbc:Note>`, '<cbc:DocumentCurrencyCode>'),
};
