import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { add, equals, format, roundToCents } from '../../decimal.ts';
import type { Facts } from '../facts.ts';
import { atMostOne, filled, required } from '../kinds.ts';
import { path } from '../path.ts';
import { type Context, type Rule, words } from '../rule.ts';
import { decimal, double, normalized, someBoolean } from '../values.ts';

const SELLER = 'cac:AccountingSupplierParty/cac:Party';
const BUYER = 'cac:AccountingCustomerParty/cac:Party';
const customization = path('cbc:CustomizationID');
const invoiceType = path('cbc:InvoiceTypeCode');
const creditNoteType = path('cbc:CreditNoteTypeCode');
const currency = path('cbc:DocumentCurrencyCode');
const taxCurrency = path('cbc:TaxCurrencyCode');
const invoiceLine = path('cac:InvoiceLine');
const creditNoteLine = path('cac:CreditNoteLine');
const taxTotal = path('cac:TaxTotal');
const taxTotalAmount = path('cac:TaxTotal/cbc:TaxAmount');
const taxAmount = path('cbc:TaxAmount');
const taxIncluded = path('cac:TaxTotal/cbc:TaxIncludedIndicator');
const withTax = path('cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount');
const withoutTax = path('cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount');
const reference = path('cac:AdditionalDocumentReference');
const referenceType = path('cbc:DocumentTypeCode');
const project = path('cac:ProjectReference');
const attachment = path('cac:Attachment');
const description = path('cbc:DocumentDescription');

const ofType = (nodes: readonly XmlElement[], type: string): XmlElement[] =>
  nodes.filter((node) => referenceType.all(node).some((code) => code.text === type));

/** A reference of type 130 is the invoiced object: an identifier only. */
const objectWithout = (id: string, part: typeof attachment, what: { en: string; ja: string }): Rule => ({
  id,
  terms: ['ibt-018'],
  message: words(
    `A reference of type 130 (invoiced object) has ${what.en}.`,
    `種別130（請求対象）の参照に${what.ja}があります。`,
  ),
  hint: words(
    `Remove ${part.text} there, or drop DocumentTypeCode 130 when it is a supporting document.`,
    `${part.text} を削除するか、添付書類であれば DocumentTypeCode 130 を外してください。`,
  ),
  test: (_, facts) => !ofType(facts.all('cac:AdditionalDocumentReference'), '130').some(part.exists),
  detail: (_, facts) => ({ at: ofType(facts.all('cac:AdditionalDocumentReference'), '130').find(part.exists) }),
});

const amountsIn = (root: XmlElement, currencies: string): number[] =>
  taxTotalAmount
    .all(root)
    .filter((node) => node.attribute('currencyID') === currencies)
    .map(double);

/** Both sets hold an amount of the sign in question (zero fits both). */
function signsAgree(root: XmlElement): boolean {
  if (!taxCurrency.exists(root)) return true;
  const accounting = amountsIn(root, normalized(root, taxCurrency));
  const document = amountsIn(root, normalized(root, currency));
  const both = (fits: (value: number) => boolean) => accounting.some(fits) && document.some(fits);
  return both((value) => value <= 0) || both((value) => value >= 0);
}

/** Total without tax plus the document-currency amount of the first tax total; undefined when a part is missing. */
function expectedWithTax(root: XmlElement, facts: Facts) {
  const first = taxTotal.first(root);
  const tax =
    first && taxAmount.all(first).find((node) => facts.documentCurrency.has(node.attribute('currencyID') ?? ''));
  const net = decimal(withoutTax.first(root));
  const amount = decimal(tax);
  return net && amount ? roundToCents(add(net, amount)) : undefined;
}

const registrationName = (party: string) => path(`${party}/cac:PartyLegalEntity/cbc:RegistrationName`);
const one = (id: string, where: string, en: string, ja: string, bt: string): Rule =>
  atMostOne(id, path(where), words(en, ja), bt);

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
    {
      id: 'ibr-053',
      terms: ['ibt-006', 'ibt-111'],
      message: words(
        'A tax accounting currency is given, but no tax total is in that currency.',
        '税通貨コードがありますが、その通貨の税額合計がありません。',
      ),
      hint: words(
        'Add a second cac:TaxTotal whose cbc:TaxAmount has currencyID equal to cbc:TaxCurrencyCode, or remove cbc:TaxCurrencyCode.',
        'cbc:TaxCurrencyCode と同じ currencyID の cbc:TaxAmount を持つ2つ目の cac:TaxTotal を追加するか、cbc:TaxCurrencyCode を削除してください。',
      ),
      test: (node, facts) => {
        const wanted = taxCurrency.all(node);
        if (wanted.length === 0) return true;
        const present = new Set(
          facts
            .all('cac:TaxTotal')
            .flatMap((total) => taxAmount.all(total).map((amount) => amount.attribute('currencyID'))),
        );
        return wanted.every((code) => present.has(code.text));
      },
      detail: (node) => ({ at: taxCurrency.first(node), expected: `TaxAmount in ${taxCurrency.first(node)?.text}` }),
    },
    one('ibr-066', 'cac:PaymentMeans/cac:CardAccount', 'The payment card', '支払カード情報', 'ibg-18'),
    one('ibr-067', 'cac:PaymentMeans/cac:PaymentMandate', 'The direct debit mandate', '口座振替の委任', 'ibg-19'),
    objectWithout('ibr-071', attachment, { en: 'an attachment', ja: '添付' }),
    objectWithout('ibr-072', description, { en: 'a description', ja: '説明' }),
    required(
      'ibr-076',
      path('cbc:ProfileID'),
      words('The business process identifier', 'ビジネスプロセス識別子'),
      'ibt-023',
    ),
    {
      id: 'ibr-078',
      terms: ['ibt-018'],
      message: words('There is more than one reference of type 130.', '種別130の参照が2つ以上あります。'),
      hint: words(
        'Keep one cac:AdditionalDocumentReference with DocumentTypeCode 130.',
        'DocumentTypeCode 130 の cac:AdditionalDocumentReference を1つだけにしてください。',
      ),
      test: (node) => ofType(reference.all(node), '130').length <= 1,
      detail: (node) => ({ at: ofType(reference.all(node), '130')[1], expected: '1' }),
    },
    {
      id: 'ibr-084',
      terms: ['ibt-110', 'ibt-111'],
      message: words(
        'The tax totals in invoice currency and in accounting currency have different signs, or one is missing.',
        '請求通貨と税通貨の税額合計の符号が異なるか、片方がありません。',
      ),
      hint: words('Give both tax totals, with the same sign.', '両方の通貨の税額合計を、同じ符号で記載してください。'),
      test: signsAgree,
      detail: (node) => ({ at: taxTotalAmount.all(node)[1] ?? taxTotal.first(node) }),
    },
    {
      id: 'ibr-090',
      terms: ['ibt-011'],
      message: words('There is more than one project reference.', 'プロジェクト参照が2つ以上あります。'),
      hint: words(
        'Keep one cac:ProjectReference, and at most one cac:AdditionalDocumentReference of type 50.',
        'cac:ProjectReference は1つ、種別50の cac:AdditionalDocumentReference も1つまでにしてください。',
      ),
      test: (node) => project.count(node) <= 1 && ofType(reference.all(node), '50').length <= 1,
      detail: (node) => ({ at: project.all(node)[1] ?? ofType(reference.all(node), '50')[1], expected: '1' }),
    },
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
    {
      id: 'ibr-co-15',
      terms: ['ibt-109', 'ibt-110', 'ibt-112'],
      message: words(
        'The total with tax is not the total without tax plus the tax total in invoice currency.',
        '税込合計金額が、税抜合計金額と請求通貨の税額合計の和と一致しません。',
      ),
      hint: words(
        'Correct cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount, and put the tax total in invoice currency first.',
        'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount を直し、請求通貨の cac:TaxTotal を最初に置いてください。',
      ),
      test: (node, facts) => {
        if (someBoolean(node, taxIncluded, true)) return true;
        const total = decimal(withTax.first(node));
        const expected = expectedWithTax(node, facts);
        return total !== undefined && expected !== undefined && equals(total, expected);
      },
      detail: (node, facts) => {
        const expected = expectedWithTax(node, facts);
        return { at: withTax.first(node), actual: withTax.first(node)?.text, expected: expected && format(expected) };
      },
    },
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
