import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { CODES } from '../../codes/index.ts';
import type { Facts } from '../facts.ts';
import { codeListed } from '../kinds.ts';
import { hasAncestor, path, under } from '../path.ts';
import { type Context, words } from '../rule.ts';
import { isMember, someBoolean } from '../values.ts';
import { PLAIN_AMOUNTS } from './formats.ts';
import { country, currency, scheme } from './listed-codes.ts';

const SUPPLIER = known('cac:AccountingSupplierParty');
const PAYEE = known('cac:PayeeParty');
const documentType = path('cbc:DocumentTypeCode');
const indicator = path('cbc:ChargeIndicator');

const has = (node: XmlElement, attribute: string) => node.attribute(attribute) !== undefined;
const underPartyIdentification = under('cac:PartyIdentification');
const underLegalEntity = under('cac:PartyLegalEntity');
const underClassification = under('cac:CommodityClassification');
const underStandardItem = under('cac:StandardItemIdentification');
const underDeliveryLocation = under('cac:DeliveryLocation');
const SEPA = new Set(['SEPA']);
const isObjectReference = (reference: XmlElement) => documentType.all(reference).some((code) => code.text === '130');
const isCharge = (node: XmlElement) => someBoolean(node, indicator, true);
const isAllowance = (node: XmlElement) => someBoolean(node, indicator, false);
const under130 = under(['cac:AdditionalDocumentReference', 'cac:DocumentReference']);
const underAllowanceCharge = under('cac:AllowanceCharge');
const parentIs = (node: XmlElement, facts: Facts, question: (parent: XmlElement) => boolean) =>
  node.parent !== null && facts.once(question, node.parent);

const partyScheme = scheme(
  'ibr-cl-10',
  words('The scheme of a party identifier', '取引先識別子のスキーム'),
  'ibt-029-1 ibt-046-1 ibt-060-1',
);

export const TYPE_CODE: Context = {
  names: [known('cbc:InvoiceTypeCode'), known('cbc:CreditNoteTypeCode')],
  rules: [
    {
      ...codeListed({
        id: 'ibr-cl-01',
        codes: CODES.invoiceTypes,
        what: words('The document type code', '文書タイプコード'),
        list: 'UNCL 1001 (PINT)',
        example: '380',
        terms: 'ibt-003',
      }),
      test: (node) =>
        isMember(node.text, node.name.local === 'InvoiceTypeCode' ? CODES.invoiceTypes : CODES.creditNoteTypes),
    },
  ],
};

/** The contexts after the type code, which the variants replace. */
export const CODE_CONTEXTS: readonly Context[] = [
  {
    names: [...PLAIN_AMOUNTS, known('cbc:TaxAmount'), known('cbc:TaxableAmount')],
    rules: [currency('ibr-cl-03', words('The currency of the amount', '金額の通貨'), 'ibt-005', 'currencyID')],
  },
  {
    names: [known('cbc:DocumentCurrencyCode')],
    rules: [currency('ibr-cl-04', words('The invoice currency', '請求書通貨コード'), 'ibt-005')],
  },
  {
    names: [known('cbc:TaxCurrencyCode')],
    rules: [currency('ibr-cl-05', words('The tax currency', '税通貨コード'), 'ibt-006')],
  },
  {
    names: [known('cbc:ID')],
    when: (node) => under130(node) && has(node, 'schemeID') && node.parent !== null && isObjectReference(node.parent),
    rules: [
      codeListed({
        id: 'ibr-cl-07',
        attribute: 'schemeID',
        codes: CODES.referenceQualifiers,
        what: words('The scheme of the invoiced object', '請求対象識別子のスキーム'),
        list: 'UNCL 1153',
        example: 'ABT',
        terms: 'ibt-018-1 ibt-128-1',
      }),
    ],
  },
  {
    names: [known('cbc:ID')],
    when: (node) => has(node, 'schemeID') && underPartyIdentification(node),
    rules: [
      {
        ...partyScheme,
        test: (node, facts) =>
          partyScheme.test(node, facts) ||
          (isMember(node.attribute('schemeID'), SEPA) && hasAncestor(node, SUPPLIER, PAYEE)),
      },
    ],
  },
  {
    names: [known('cbc:CompanyID')],
    when: (node) => has(node, 'schemeID') && underLegalEntity(node),
    rules: [
      scheme(
        'ibr-cl-11',
        words('The scheme of a legal identifier', '法人識別子のスキーム'),
        'ibt-030-1 ibt-047-1 ibt-061-1',
      ),
    ],
  },
  {
    names: [known('cbc:ItemClassificationCode')],
    when: (node) => has(node, 'listID') && underClassification(node),
    rules: [
      codeListed({
        id: 'ibr-cl-13',
        attribute: 'listID',
        codes: CODES.itemClassifications,
        what: words('The list of an item classification', '品目分類のリスト識別子'),
        list: 'UNCL 7143',
        example: 'TST',
        terms: 'ibt-158-1',
      }),
    ],
  },
  {
    names: [known('cbc:IdentificationCode')],
    when: under('cac:Country'),
    rules: [country('ibr-cl-14', words('The country code', '国コード'), 'ibt-040 ibt-055 ibt-069 ibt-080')],
  },
  {
    names: [known('cbc:IdentificationCode')],
    when: under('cac:OriginCountry'),
    rules: [country('ibr-cl-15', words('The country of origin', '原産国コード'), 'ibt-159')],
  },
  {
    names: [known('cbc:PaymentMeansCode')],
    when: under('cac:PaymentMeans'),
    rules: [
      codeListed({
        id: 'ibr-cl-16',
        codes: CODES.paymentMeans,
        what: words('The payment means code', '支払手段コード'),
        list: 'UNCL 4461',
        example: '30',
        terms: 'ibt-081',
      }),
    ],
  },
  {
    names: [known('cbc:AllowanceChargeReasonCode')],
    when: (node, facts) => underAllowanceCharge(node) && parentIs(node, facts, isAllowance),
    rules: [
      codeListed({
        id: 'ibr-cl-19',
        codes: CODES.allowanceReasons,
        what: words('The allowance reason code', '値引の理由コード'),
        list: 'UNCL 5189',
        example: '95',
        terms: 'ibt-098 ibt-140',
      }),
    ],
  },
  {
    names: [known('cbc:AllowanceChargeReasonCode')],
    when: (node, facts) => underAllowanceCharge(node) && parentIs(node, facts, isCharge),
    rules: [
      codeListed({
        id: 'ibr-cl-20',
        codes: CODES.chargeReasons,
        what: words('The charge reason code', '追加請求の理由コード'),
        list: 'UNCL 7161',
        example: 'FC',
        terms: 'ibt-105 ibt-145',
      }),
    ],
  },
  {
    names: [known('cbc:ID')],
    when: (node) => has(node, 'schemeID') && underStandardItem(node),
    rules: [
      scheme('ibr-cl-21', words('The scheme of a standard item identifier', '品目標準識別子のスキーム'), 'ibt-157-1'),
    ],
  },
  {
    names: [known('cbc:InvoicedQuantity'), known('cbc:BaseQuantity'), known('cbc:CreditedQuantity')],
    when: (node) => has(node, 'unitCode'),
    rules: [
      codeListed({
        id: 'ibr-cl-23',
        attribute: 'unitCode',
        codes: CODES.units,
        what: words('The unit code', '単位コード'),
        list: 'UN/ECE Rec. 20/21',
        example: 'H87',
        terms: 'ibt-130 ibt-150',
      }),
    ],
  },
  {
    names: [known('cbc:EmbeddedDocumentBinaryObject')],
    when: (node) => has(node, 'mimeCode'),
    rules: [
      {
        ...codeListed({
          id: 'ibr-cl-24',
          attribute: 'mimeCode',
          codes: CODES.attachmentTypes,
          what: words('The media type of the attachment', '添付文書の MIME コード'),
          list: 'the media types JP PINT allows (pdf, png, jpeg, csv, xlsx, xml, ods)',
          example: 'application/pdf',
          terms: 'ibt-125-1',
        }),
        test: (node) => CODES.attachmentTypes.has(node.attribute('mimeCode') ?? ''),
      },
    ],
  },
  {
    names: [known('cbc:EndpointID')],
    when: (node) => has(node, 'schemeID'),
    rules: [
      codeListed({
        id: 'ibr-cl-25',
        attribute: 'schemeID',
        codes: CODES.electronicAddressSchemes,
        what: words('The scheme of an electronic address', '電子アドレスのスキーム'),
        list: 'EAS',
        example: '0188',
        terms: 'ibt-034-1 ibt-049-1',
      }),
    ],
  },
  {
    names: [known('cbc:ID')],
    when: (node) => has(node, 'schemeID') && underDeliveryLocation(node),
    rules: [scheme('ibr-cl-26', words('The scheme of a delivery location', '納入先場所識別子のスキーム'), 'ibt-071-1')],
  },
];
