import type { XmlElement } from '../../../../xml/node.ts';
import { add, equals, format, roundToCents } from '../../decimal.ts';
import type { Facts } from '../facts.ts';
import { path } from '../path.ts';
import { type Rule, words } from '../rule.ts';
import { decimal, double, normalized, someBoolean } from '../values.ts';

const currency = path('cbc:DocumentCurrencyCode');
const taxCurrency = path('cbc:TaxCurrencyCode');
const taxTotal = path('cac:TaxTotal');
const taxTotalAmount = path('cac:TaxTotal/cbc:TaxAmount');
const taxAmount = path('cbc:TaxAmount');
const taxIncluded = path('cac:TaxTotal/cbc:TaxIncludedIndicator');
const withTax = path('cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount');
const withoutTax = path('cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount');

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

export const ACCOUNTING_TAX_TOTAL: Rule = {
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
  detail: (node) => ({ at: taxCurrency.first(node), expected: inCurrency(taxCurrency.first(node)?.text ?? '') }),
};

const inCurrency = (code: string) => words(`TaxAmount in ${code}`, `${code} 建ての TaxAmount`);

export const SIGNS_OF_TAX_TOTALS: Rule = {
  id: 'ibr-084',
  terms: ['ibt-110', 'ibt-111'],
  message: words(
    'The tax totals in invoice currency and in accounting currency have different signs, or one is missing.',
    '請求通貨と税通貨の税額合計の符号が異なるか、片方がありません。',
  ),
  hint: words('Give both tax totals, with the same sign.', '両方の通貨の税額合計を、同じ符号で記載してください。'),
  test: signsAgree,
  detail: (node) => ({ at: taxTotalAmount.all(node)[1] ?? taxTotal.first(node) }),
};

export const TOTAL_WITH_TAX: Rule = {
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
};
