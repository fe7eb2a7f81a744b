import { known } from '../../../xml/names.ts';
import type { XmlElement } from '../../../xml/node.ts';
import { normalizeSpace, parseBoolean } from '../lexical.ts';
import { isVat } from '../rules/facts.ts';
import { path } from '../rules/path.ts';
import type { AdvisoryContext, Remark } from './advisor.ts';

const customization = path('cbc:CustomizationID');
const profile = path('cbc:ProfileID');
const allowanceCharge = path('cac:AllowanceCharge');
const indicator = path('cbc:ChargeIndicator');
const category = path('cac:TaxCategory');
const lineCategory = path('cac:Item/cac:ClassifiedTaxCategory');
const code = path('cbc:ID');
const percent = path('cbc:Percent');
const schemeId = path('cac:TaxScheme/cbc:ID');
const line = path('cac:InvoiceLine');
const paymentMeans = path('cac:PaymentMeans');
const paymentCode = path('cbc:PaymentMeansCode');
const mandate = path('cac:PaymentMandate/cbc:ID');

const names = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((key) => known(key).key));

/** Elements JP PINT uses on document and line level; UBL has more, and no official rule refuses them. */
const DOCUMENT_ELEMENTS = names(
  'ext:UBLExtensions cbc:UBLVersionID cbc:CustomizationID cbc:ProfileID cbc:ID cbc:IssueDate cbc:IssueTime cbc:DueDate cbc:InvoiceTypeCode ' +
    'cbc:Note cbc:TaxPointDate cbc:DocumentCurrencyCode cbc:TaxCurrencyCode cbc:AccountingCost cbc:BuyerReference ' +
    'cac:InvoicePeriod cac:OrderReference cac:BillingReference cac:DespatchDocumentReference cac:ReceiptDocumentReference ' +
    'cac:OriginatorDocumentReference cac:ContractDocumentReference cac:AdditionalDocumentReference cac:ProjectReference ' +
    'cac:AccountingSupplierParty cac:AccountingCustomerParty cac:PayeeParty cac:TaxRepresentativeParty cac:Delivery ' +
    'cac:PaymentMeans cac:PaymentTerms cac:PrepaidPayment cac:AllowanceCharge cac:TaxTotal cac:LegalMonetaryTotal cac:InvoiceLine',
);
const LINE_ELEMENTS = names(
  'cbc:ID cbc:Note cbc:InvoicedQuantity cbc:LineExtensionAmount cbc:AccountingCost cac:InvoicePeriod ' +
    'cac:OrderLineReference cac:DespatchLineReference cac:DocumentReference cac:AllowanceCharge cac:TaxTotal cac:Item ' +
    'cac:Price cac:ItemPriceExtension',
);

/** What an official rule means but does not enforce, because its context never matches or its test is always true. */
export function* unenforced(context: AdvisoryContext): Iterable<Remark> {
  yield* identifiers(context);
  yield* categories(context);
  yield* directDebits(context.root);
  yield* outsidePint(context.root);
}

function* identifiers({ root, set }: AdvisoryContext): Iterable<Remark> {
  for (const [node, exact] of [
    [customization.first(root), set.customizationId],
    [profile.first(root), set.profileId],
  ] as const) {
    const text = node && normalizeSpace(node.text);
    if (!node || text === undefined || text === exact) continue;
    if (text.startsWith('urn:fdc:peppol'))
      yield {
        code: 'identifier_outdated',
        at: node,
        actual: text,
        expected: exact,
        en: 'This identifier belongs to an older version. It still passes; new documents use the current one.',
        ja: '旧版の識別子です。検証は通りますが、新しい文書では現行の識別子を使ってください。',
      };
    else if (text.includes(exact))
      yield {
        code: 'identifier_not_exact',
        at: node,
        actual: text,
        expected: exact,
        en: 'The identifier has more than the official pattern tests for. Receivers that compare it exactly will refuse it.',
        ja: '識別子に余分な文字があります。公式の検査は通りますが、完全一致で確認する受信側では拒否されます。',
      };
  }
}

function* categories({ root, set, facts }: AdvisoryContext): Iterable<Remark> {
  for (const entry of allowanceCharge.all(root)) {
    const charge = parseBoolean(indicator.first(entry)?.text ?? '') === true;
    if (isComplete(category.all(entry))) continue;
    yield {
      code: 'allowance_tax_category_missing',
      at: entry,
      en: `This document-level ${charge ? 'charge' : 'allowance'} lacks a tax category or rate. The official rule means to require them, but its test is always true.`,
      ja: `この文書レベルの${charge ? '追加請求' : '値引'}に課税分類または税率がありません。公式ルールは要求する意図ですが、検査式が常に真になります。`,
    };
  }
  if (set.variant !== 'non_tax_registered')
    for (const entry of line.all(root))
      if (!isComplete(lineCategory.all(entry)))
        yield {
          code: 'line_tax_category_missing',
          at: entry,
          en: 'The line lacks a tax category or rate. The official rule means to require them, but never matches a line.',
          ja: '明細行に課税分類または税率がありません。公式ルールは要求する意図ですが、明細行に適用されません。',
        };
  for (const entry of [...facts.all('cac:TaxCategory'), ...facts.all('cac:ClassifiedTaxCategory')]) {
    const scheme = schemeId.first(entry);
    if (scheme?.text.includes('VAT') && normalizeSpace(scheme.text) !== 'VAT')
      yield {
        code: 'tax_scheme_not_exact',
        at: scheme,
        actual: scheme.text,
        expected: 'VAT',
        en: 'The tax scheme holds more than VAT. The official pattern accepts it, exact receivers will not.',
        ja: '税スキームに VAT 以外の文字があります。公式の検査は通りますが、完全一致で確認する受信側では拒否されます。',
      };
  }
}

/** A VAT category with a code and a rate; out of scope (O) has no rate. */
const isComplete = (entries: readonly XmlElement[]): boolean =>
  entries.some(
    (entry) =>
      isVat(entry) && code.exists(entry) && (percent.exists(entry) || normalizeSpace(code.first(entry)!.text) === 'O'),
  );

function* directDebits(root: XmlElement): Iterable<Remark> {
  for (const means of paymentMeans.all(root)) {
    const kind = paymentCode.first(means);
    if (kind && ['49', '59'].includes(kind.text) && !mandate.exists(means))
      yield {
        code: 'direct_debit_mandate_missing',
        at: means,
        expected: 'cac:PaymentMandate/cbc:ID',
        en: 'A direct debit has no mandate reference. The official rule means to require it, but another rule hides it.',
        ja: '口座振替に委任参照がありません。公式ルールは要求する意図ですが、別のルールに隠れて適用されません。',
      };
  }
}

function* outsidePint(root: XmlElement): Iterable<Remark> {
  for (let child = root.firstChild; child !== null; child = child.nextSibling) {
    if (!DOCUMENT_ELEMENTS.has(child.name.key)) yield outside(child);
    if (child.name.key !== 'cac:InvoiceLine') continue;
    for (let part = child.firstChild; part !== null; part = part.nextSibling)
      if (!LINE_ELEMENTS.has(part.name.key)) yield outside(part);
  }
}

const outside = (at: XmlElement): Remark => ({
  code: 'element_outside_pint',
  at,
  actual: at.name.key,
  en: `${at.name.key} is UBL but not part of JP PINT. Validators accept it; receivers may ignore it.`,
  ja: `${at.name.key} は UBL の要素ですが JP PINT の対象外です。検証は通りますが、受信側で無視されることがあります。`,
});
