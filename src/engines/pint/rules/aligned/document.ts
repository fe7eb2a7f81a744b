import { hasTNumberForm } from '../../../../japan/corporate-number.ts';
import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { normalizeSpace } from '../../lexical.ts';
import { isVat } from '../facts.ts';
import { atMostOne } from '../kinds.ts';
import { path, under } from '../path.ts';
import { type Context, type Rule, words } from '../rule.ts';
import { normalized, soleText } from '../values.ts';

const customization = path('cbc:CustomizationID');
const profile = path('cbc:ProfileID');
const sellerTaxScheme = path('cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme');
const sellerTaxId = path('cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID');
const companyId = path('cbc:CompanyID');
const schemeId = path('cac:TaxScheme/cbc:ID');
const breakdown = path('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory');
const categoryId = path('cbc:ID');
const taxCurrency = path('cbc:TaxCurrencyCode');
const taxTotalAmount = path('cac:TaxTotal/cbc:TaxAmount');

/** CustomizationID starts with one of the given identifiers. */
export const specification = (id: string, prefixes: readonly string[]): Rule => ({
  id,
  terms: ['ibt-024'],
  message: words(
    'The specification identifier is not that of this JP PINT document type.',
    '仕様識別子がこの JP PINT 文書タイプのものではありません。',
  ),
  hint: words(`Set cbc:CustomizationID to ${prefixes[0]}.`, `cbc:CustomizationID を ${prefixes[0]} にしてください。`),
  test: (node) => {
    const value = normalizeSpace(soleText(customization.all(node)));
    return prefixes.some((prefix) => value.startsWith(prefix));
  },
  detail: (node) => ({
    at: customization.first(node),
    actual: customization.first(node)?.text,
    expected: prefixes[0],
  }),
});

/** ProfileID contains one of the patterns: the official expression is not anchored, and its dots match anything. */
export const processRule = (id: string, expected: string, patterns: readonly RegExp[]): Rule => ({
  id,
  terms: ['ibt-023'],
  message: words(
    'The business process identifier is missing or not the one of this document type.',
    'ビジネスプロセス識別子がないか、この文書タイプのものではありません。',
  ),
  hint: words(`Set cbc:ProfileID to ${expected}.`, `cbc:ProfileID を ${expected} にしてください。`),
  test: (node) => profile.exists(node) && patterns.some((pattern) => pattern.test(normalized(node, profile))),
  detail: (node) => ({ at: profile.first(node), actual: profile.first(node)?.text, expected }),
});

/** Identifiers of the seller's tax schemes that are (or are not) VAT; the scheme is compared without trimming. */
const sellerTaxIds = (root: XmlElement, vat: boolean): XmlElement[] =>
  sellerTaxScheme
    .all(root)
    .filter((scheme) => schemeId.all(scheme).some((id) => (id.text.toUpperCase() === 'VAT') === vat))
    .flatMap((scheme) => companyId.all(scheme));

const oneSellerTaxId = (id: string, vat: boolean, bt: string): Rule => ({
  id,
  terms: [bt],
  message: words(
    `The seller has more than one ${vat ? 'VAT' : 'other'} tax identifier.`,
    `売り手の${vat ? '登録番号（VAT）' : 'VAT 以外の税識別子'}が2つ以上あります。`,
  ),
  hint: words(
    `Keep one cac:PartyTaxScheme/cbc:CompanyID ${vat ? 'with scheme VAT' : 'of another scheme'}.`,
    `${vat ? 'スキーム VAT' : 'VAT 以外のスキーム'}の cac:PartyTaxScheme/cbc:CompanyID を1つだけにしてください。`,
  ),
  test: (node) => sellerTaxIds(node, vat).length <= 1,
  detail: (node) => ({ at: sellerTaxIds(node, vat)[1], expected: '1' }),
});

const exemptKinds = {
  E: words('exempt (E)', '非課税（E）'),
  G: words('export (G)', '免税・輸出（G）'),
  O: words('out of scope (O)', '不課税（O）'),
} as const;

/** Category E, G or O, once used anywhere, has exactly one row in the tax breakdown. */
const oneBreakdown = (code: keyof typeof exemptKinds): Rule => {
  const kind = exemptKinds[code];
  const rows = (root: XmlElement) =>
    breakdown
      .all(root)
      .filter(isVat)
      .flatMap((category) => categoryId.all(category).filter((id) => normalizeSpace(id.text) === code));
  return {
    id: `aligned-ibrp-${code.toLowerCase()}-01`,
    terms: ['ibt-118', 'ibt-151'],
    message: words(
      `Tax category ${kind.en} is used, but the tax breakdown does not hold exactly one row for it.`,
      `課税分類「${kind.ja}」が使われていますが、税内訳にその行がちょうど1つありません。`,
    ),
    hint: words(
      `Add one cac:TaxSubtotal with category ${code} (or merge several; rows in accounting currency count as well), or change the category of the lines.`,
      `分類 ${code} の cac:TaxSubtotal を1つだけ置くか（税通貨の内訳も数に入ります）、明細行の分類を直してください。`,
    ),
    test: (node, facts) => !facts.usedCategories.has(code) || rows(node).length === 1,
    detail: (node) => ({ at: rows(node)[1], actual: String(rows(node).length), expected: '1' }),
  };
};

export const sellerTaxIdRequired: Rule = {
  id: 'aligned-ibr-jp-04',
  terms: ['ibt-031', 'ibt-032'],
  message: words('The seller has no tax identifier.', '売り手の税識別子がありません。'),
  hint: words(
    "Add the seller's registration number (T and 13 digits) in cac:PartyTaxScheme/cbc:CompanyID.",
    '売り手の登録番号（T+13桁）を cac:PartyTaxScheme/cbc:CompanyID に入れてください。',
  ),
  test: (node) => sellerTaxId.exists(node),
};

export const sellerTaxIdForbidden: Rule = {
  id: 'aligned-ibr-jp-04-ntr',
  terms: ['ibt-031', 'ibt-032'],
  message: words(
    'The invoice of a business that is not tax-registered carries a seller tax identifier.',
    '免税事業者の請求書に売り手の税識別子があります。',
  ),
  hint: words(
    "Remove the seller's cac:PartyTaxScheme/cbc:CompanyID, or issue a JP PINT billing invoice.",
    '売り手の cac:PartyTaxScheme/cbc:CompanyID を削除するか、通常の JP PINT 請求書として発行してください。',
  ),
  test: (node) => !sellerTaxId.exists(node),
  detail: (node) => ({ at: sellerTaxId.first(node), actual: sellerTaxId.first(node)?.text }),
};

/** The rules of the document element; identifiers and the seller tax identifier differ by document type. */
export const alignedDocument = (own: { specification: Rule; process: Rule; sellerTaxId: Rule }): Context => ({
  names: [known('ubl:Invoice'), known('cn:CreditNote')],
  when: (node) => node.parent === null,
  rules: [
    own.specification,
    own.process,
    oneSellerTaxId('aligned-ibrp-009', true, 'ibt-031'),
    {
      id: 'aligned-ibrp-014',
      terms: ['ibt-083'],
      message: words('There are different remittance informations.', '異なる送金情報が2つ以上あります。'),
      hint: words('Use the same cbc:PaymentID everywhere.', 'cbc:PaymentID をすべて同じ値にしてください。'),
      test: (_, facts) => new Set(facts.all('cbc:PaymentID').map((node) => node.text)).size <= 1,
      detail: (_, facts) => ({ at: facts.all('cbc:PaymentID').find((node, _i, all) => node.text !== all[0]!.text) }),
    },
    {
      id: 'aligned-ibrp-052',
      terms: ['ibg-14', 'ibg-26'],
      message: words(
        'There is no period, neither on the invoice nor on a line.',
        '請求期間も明細行の期間もありません。',
      ),
      hint: words(
        'Add cac:InvoicePeriod with the date or period of the supply.',
        '取引の日付または期間を cac:InvoicePeriod に入れてください。',
      ),
      test: (_, facts) => facts.all('cac:InvoicePeriod').length > 0,
    },
    oneBreakdown('E'),
    oneBreakdown('G'),
    oneBreakdown('O'),
    oneSellerTaxId('aligned-ibrp-sr-12', true, 'ibt-031'),
    oneSellerTaxId('aligned-ibrp-sr-13', false, 'ibt-032'),
    own.sellerTaxId,
    {
      id: 'aligned-ibr-jp-05',
      terms: ['ibt-006'],
      message: words('The tax currency is not JPY.', '税通貨コードが JPY ではありません。'),
      hint: words(
        'Set cbc:TaxCurrencyCode to JPY or remove it.',
        'cbc:TaxCurrencyCode を JPY にするか削除してください。',
      ),
      test: (node) => {
        const codes = taxCurrency.all(node);
        return codes.length === 0 || codes.some((code) => code.text === 'JPY');
      },
      detail: (node) => ({ at: taxCurrency.first(node), actual: taxCurrency.first(node)?.text, expected: 'JPY' }),
    },
    {
      id: 'aligned-ibrp-053-jp',
      terms: ['ibt-110'],
      message: words(
        'There is more than one tax total in invoice currency.',
        '請求書通貨の税額合計が2つ以上あります。',
      ),
      hint: words(
        'Merge the cac:TaxTotal groups of the invoice currency into one.',
        '請求書通貨の cac:TaxTotal を1つにまとめてください。',
      ),
      test: (node, facts) =>
        taxTotalAmount.all(node).filter((amount) => facts.documentCurrency.has(amount.attribute('currencyID') ?? '\0'))
          .length <= 1,
      detail: (node) => ({ at: taxTotalAmount.all(node)[1], expected: '1' }),
    },
  ],
});

export const REPRESENTATIVE_TAX_ID: Context = {
  names: [known('cac:TaxRepresentativeParty')],
  rules: [
    atMostOne(
      'aligned-ibrp-010',
      path('cac:PartyTaxScheme/cbc:CompanyID'),
      words("The tax representative's tax identifier", '税務代理人の税識別子'),
      'ibt-063',
    ),
  ],
};

const underSeller = under('cac:Party', 'cac:AccountingSupplierParty', 'ubl:Invoice');

/** T and 13 digits as soon as any period date reaches the invoice system; no check digit is tested. */
export const REGISTRATION_NUMBER: Context = {
  names: [known('cac:PartyTaxScheme')],
  when: (node) => underSeller(node) && node.parent?.parent?.parent?.parent === null && isVat(node),
  rules: [
    {
      id: 'aligned-ibr-jp-01',
      terms: ['ibt-031'],
      message: words(
        "The seller's registration number is not T followed by 13 digits.",
        '売り手の登録番号が「T+数字13桁」ではありません。',
      ),
      hint: words(
        'Write the qualified-invoice registration number, for example T followed by the 13-digit corporate number, in half-width characters.',
        '適格請求書発行事業者の登録番号を半角で「T+13桁」と書いてください。',
      ),
      test: (node, facts) => !facts.underInvoiceSystem || hasTNumberForm(normalized(node, companyId)),
      detail: (node) => ({
        at: companyId.first(node),
        actual: companyId.first(node)?.text,
        expected: words('T + 13 digits', 'T＋数字13桁'),
      }),
    },
  ],
};
