import { known } from '../../../../xml/names.ts';
import { atMostOne, filled, required } from '../kinds.ts';
import { path, under } from '../path.ts';
import { type Context, words } from '../rule.ts';

const code = path('cbc:PaymentMeansCode');
const invoiceReference = path('cac:InvoiceDocumentReference');
const invoiceReferenceId = path('cac:InvoiceDocumentReference/cbc:ID');
const prepayment = path('cac:PrepaidPayment');
const prepaidAmount = path('cac:LegalMonetaryTotal/cbc:PrepaidAmount');
const extraLine = path('cac:AddressLine/cbc:Line');

export const ADDITIONAL_REFERENCE: Context = {
  names: [known('cac:AdditionalDocumentReference')],
  rules: [
    filled(
      'ibr-052',
      path('cbc:ID'),
      words('The identifier of a supporting document', '添付書類の参照番号'),
      'ibt-122',
    ),
    atMostOne(
      'ibr-sr-33',
      path('cbc:DocumentDescription'),
      words('The description of a supporting document', '添付書類の説明'),
      'ibt-123',
    ),
  ],
};

export const DELIVERY_ADDRESS: Context = {
  names: [known('cac:Address')],
  when: under('cac:DeliveryLocation', 'cac:Delivery'),
  rules: [
    required(
      'ibr-057',
      path('cac:Country/cbc:IdentificationCode'),
      words('The country code of the delivery address', '納入先住所の国コード'),
      'ibt-080',
    ),
    atMostOne('ibr-sr-56', extraLine, words('The extra address line of delivery', '納入先の追加の住所行'), 'ibt-165'),
  ],
};

export const BANK_ADDRESS: Context = {
  names: [known('cac:Address')],
  when: under('cac:FinancialInstitutionBranch', 'cac:PayeeFinancialAccount', 'cac:PaymentMeans'),
  rules: [
    atMostOne(
      'ibr-sr-59',
      extraLine,
      words("The extra address line of the payee's bank", '支払先銀行の追加の住所行'),
      'ibt-175',
    ),
  ],
};

export const PAYMENT_MEANS: Context = {
  names: [known('cac:PaymentMeans')],
  rules: [
    required('ibr-049', code, words('The payment means code', '支払手段コード'), 'ibt-081'),
    atMostOne('ibr-sr-27', code, words('The payment means code', '支払手段コード'), 'ibt-081'),
    atMostOne(
      'ibr-sr-28',
      path('cac:PaymentMandate/cbc:ID'),
      words('The mandate reference', '口座振替の委任参照'),
      'ibt-089',
    ),
    {
      id: 'ibr-sr-46',
      terms: ['ibt-082'],
      message: words('The payment means text is given more than once.', '支払手段の名称が2つ以上あります。'),
      hint: words(
        'Keep one cbc:PaymentMeansCode with its name attribute.',
        'name 属性の付いた cbc:PaymentMeansCode を1つだけにしてください。',
      ),
      test: (node) => code.all(node).filter((found) => found.attribute('name') !== undefined).length <= 1,
      detail: (node) => ({ at: code.all(node)[1], expected: '1' }),
    },
  ],
};

export const PAYMENT_TERMS: Context = {
  names: [known('cac:PaymentTerms')],
  rules: [
    atMostOne('ibr-sr-05', path('cbc:Note'), words('The note of the payment terms', '支払条件の備考'), 'ibt-020'),
    atMostOne(
      'ibr-sr-60',
      path('cbc:PaymentMeansID'),
      words('The payment instruction of the terms', '支払条件の支払指示ID'),
      'ibt-187',
    ),
  ],
};

export const BILLING_REFERENCE: Context = {
  names: [known('cac:BillingReference')],
  rules: [
    required(
      'ibr-055',
      invoiceReferenceId,
      words('The number of the preceding invoice', '先行請求書の番号'),
      'ibt-025',
    ),
    required(
      'ibr-sr-07',
      invoiceReferenceId,
      words('The preceding invoice reference', '先行請求書への参照'),
      'ibt-025',
    ),
    atMostOne(
      'ibr-sr-06',
      invoiceReference,
      words('The preceding invoice of one reference', '1つの参照内の先行請求書'),
      'ibg-03',
    ),
  ],
};

const firstPrepayment = prepayment.first;

export const PREPAID_PAYMENT: Context = {
  names: [known('cac:PrepaidPayment')],
  when: (node, facts) => node.parent === null || facts.once(firstPrepayment, node.parent) === node,
  rules: [
    {
      id: 'ibr-093',
      terms: ['ibt-113', 'ibt-180'],
      message: words(
        'Payments are listed, but the paid amount is missing.',
        '支払済の明細がありますが、支払済金額がありません。',
      ),
      hint: words(
        'Add cac:LegalMonetaryTotal/cbc:PrepaidAmount.',
        'cac:LegalMonetaryTotal/cbc:PrepaidAmount を追加してください。',
      ),
      test: (node) => node.parent !== null && prepaidAmount.exists(node.parent),
      detail: () => ({ expected: 'cac:LegalMonetaryTotal/cbc:PrepaidAmount' }),
    },
  ],
};

export const DELIVERY: Context = {
  names: [known('cac:Delivery')],
  rules: [
    atMostOne(
      'ibr-108',
      path('cac:DeliveryParty/cac:PartyName/cbc:Name'),
      words('The deliver-to party name', '納入先の名称'),
      'ibt-070',
    ),
  ],
};
