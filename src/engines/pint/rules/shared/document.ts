import { known } from '../../../../xml/names.ts';
import { atMostOne, filled, required } from '../kinds.ts';
import { path } from '../path.ts';
import { type Context, type Rule, words } from '../rule.ts';
import { normalized } from '../values.ts';
import {
  OBJECT_WITHOUT_ATTACHMENT,
  OBJECT_WITHOUT_DESCRIPTION,
  ONE_OBJECT_REFERENCE,
  ONE_PROJECT,
} from './document-references.ts';
import { ACCOUNTING_TAX_TOTAL, SIGNS_OF_TAX_TOTALS, TOTAL_WITH_TAX } from './document-tax-totals.ts';

const SELLER = 'cac:AccountingSupplierParty/cac:Party';
const BUYER = 'cac:AccountingCustomerParty/cac:Party';
const customization = path('cbc:CustomizationID');
const invoiceType = path('cbc:InvoiceTypeCode');
const creditNoteType = path('cbc:CreditNoteTypeCode');
const currency = path('cbc:DocumentCurrencyCode');
const invoiceLine = path('cac:InvoiceLine');
const creditNoteLine = path('cac:CreditNoteLine');

const registrationName = (party: string) => path(`${party}/cac:PartyLegalEntity/cbc:RegistrationName`);
const one = (id: string, where: string, en: string, ja: string, bt: string): Rule =>
  atMostOne(id, path(where), words(en, ja), bt);

/** The rules of the document element in their official order. */
export const DOCUMENT: Context = {
  names: [known('ubl:Invoice'), known('cn:CreditNote')],
  when: (node) => node.parent === null,
  rules: [
    filled('ibr-001', customization, words('The specification identifier', '仕様識別子'), 'ibt-024'),
    {
      id: 'ibr-sr-63',
      terms: ['ibt-024'],
      message: words('The specification identifier holds an asterisk.', '仕様識別子に「*」が含まれています。'),
      hint: words(
        'Write the full identifier urn:peppol:pint:billing-1@jp-1; a wildcard belongs to the network look-up only.',
        '完全な識別子 urn:peppol:pint:billing-1@jp-1 を書いてください（ワイルドカードはネットワーク検索用です）。',
      ),
      test: (node) => !normalized(node, customization).includes('*'),
      detail: (node) => ({ at: customization.first(node), actual: customization.first(node)?.text }),
    },
    filled('ibr-002', path('cbc:ID'), words('The invoice number', '請求書番号'), 'ibt-001'),
    filled('ibr-003', path('cbc:IssueDate'), words('The issue date', '請求書発行日'), 'ibt-002'),
    {
      id: 'ibr-004',
      terms: ['ibt-003'],
      message: words('The invoice type code is missing or empty.', '請求書タイプコードがないか空です。'),
      hint: words('Write cbc:InvoiceTypeCode, for example 380.', 'cbc:InvoiceTypeCode（例：380）を入れてください。'),
      test: (node) => normalized(node, invoiceType) !== '' || normalized(node, creditNoteType) !== '',
      detail: (node) => ({ at: invoiceType.first(node), expected: '380' }),
    },
    filled('ibr-005', currency, words('The invoice currency code', '請求書通貨コード'), 'ibt-005'),
    filled('ibr-006', registrationName(SELLER), words("The seller's registered name", '売り手の名称'), 'ibt-027'),
    filled('ibr-007', registrationName(BUYER), words("The buyer's registered name", '買い手の名称'), 'ibt-044'),
    required('ibr-008', path(`${SELLER}/cac:PostalAddress`), words("The seller's address", '売り手の住所'), 'ibg-05'),
    required('ibr-010', path(`${BUYER}/cac:PostalAddress`), words("The buyer's address", '買い手の住所'), 'ibg-08'),
    {
      id: 'ibr-016',
      terms: ['ibg-25'],
      message: words('The invoice has no line.', '明細行がありません。'),
      hint: words('Add at least one cac:InvoiceLine.', 'cac:InvoiceLine を1つ以上追加してください。'),
      test: (node) => invoiceLine.exists(node) || creditNoteLine.exists(node),
    },
    ACCOUNTING_TAX_TOTAL,
    one('ibr-066', 'cac:PaymentMeans/cac:CardAccount', 'The payment card', '支払カード情報', 'ibg-18'),
    one('ibr-067', 'cac:PaymentMeans/cac:PaymentMandate', 'The direct debit mandate', '口座振替の委任', 'ibg-19'),
    OBJECT_WITHOUT_ATTACHMENT,
    OBJECT_WITHOUT_DESCRIPTION,
    required(
      'ibr-076',
      path('cbc:ProfileID'),
      words('The business process identifier', 'ビジネスプロセス識別子'),
      'ibt-023',
    ),
    ONE_OBJECT_REFERENCE,
    SIGNS_OF_TAX_TOTALS,
    ONE_PROJECT,
    one('ibr-094', 'cac:ContractDocumentReference/cbc:ID', 'The contract reference', '契約書参照', 'ibt-012'),
    one(
      'ibr-095',
      'cac:ReceiptDocumentReference/cbc:ID',
      'The receiving advice reference',
      '受取通知書参照',
      'ibt-015',
    ),
    one(
      'ibr-096',
      'cac:DespatchDocumentReference/cbc:ID',
      'The despatch advice reference',
      '出荷案内書参照',
      'ibt-016',
    ),
    one('ibr-097', 'cac:InvoicePeriod', 'The invoice period', '請求期間', 'ibg-14'),
    atMostOne('ibr-098', registrationName(SELLER), words("The seller's registered name", '売り手の名称'), 'ibt-027'),
    one('ibr-099', `${SELLER}/cac:PartyName/cbc:Name`, "The seller's trading name", '売り手の商号', 'ibt-028'),
    one(
      'ibr-100',
      `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`,
      "The seller's legal identifier",
      '売り手の法人識別子',
      'ibt-030',
    ),
    one(
      'ibr-101',
      `${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`,
      "The seller's legal information",
      '売り手の追加法的情報',
      'ibt-033',
    ),
    atMostOne('ibr-102', registrationName(BUYER), words("The buyer's registered name", '買い手の名称'), 'ibt-044'),
    one(
      'ibr-103',
      `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`,
      "The buyer's legal identifier",
      '買い手の法人識別子',
      'ibt-047',
    ),
    one(
      'ibr-104',
      `${BUYER}/cac:PartyTaxScheme/cbc:CompanyID`,
      "The buyer's tax identifier",
      '買い手の税識別子',
      'ibt-048',
    ),
    one('ibr-107', 'cac:Delivery', 'The delivery group', '納入情報', 'ibg-13'),
    one('ibr-112', `${BUYER}/cac:PartyName/cbc:Name`, "The buyer's trading name", '買い手の商号', 'ibt-045'),
    TOTAL_WITH_TAX,
    one('ibr-sr-16', `${BUYER}/cac:PartyIdentification/cbc:ID`, "The buyer's identifier", '買い手の識別子', 'ibt-046'),
    one('ibr-sr-39', 'cac:ProjectReference/cbc:ID', 'The project reference', 'プロジェクト参照', 'ibt-011'),
    one('ibr-sr-49', 'cac:InvoicePeriod/cbc:DescriptionCode', 'The tax point date code', '課税基準日コード', 'ibt-008'),
    one('ibr-sr-51', 'cbc:Note', 'The invoice note', '請求書の備考', 'ibt-022'),
    one(
      'ibr-sr-52',
      'cac:OriginatorDocumentReference/cbc:ID',
      'The tender or lot reference',
      '入札・ロット参照',
      'ibt-017',
    ),
  ],
};
