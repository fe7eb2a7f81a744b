import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { ceiling, compare, floor, format, hundredth, isZero, multiply, round } from '../../decimal.ts';
import { normalizeSpace, parseDouble } from '../../lexical.ts';
import { type Facts, isVat, vatOnly } from '../facts.ts';
import { required } from '../kinds.ts';
import { type Context, type Rule, words } from '../rule.ts';
import { decimal, normalized } from '../values.ts';
import { category, categoryId, categoryPercent, percent, taxAmount, taxableAmount } from './tax-paths.ts';

const inDocumentCurrency = (node: XmlElement, facts: Facts): boolean =>
  taxAmount.all(node).some((amount) => facts.documentCurrencyTexts.has(amount.attribute('currencyID') ?? '\0'));

const upperCode = (node: XmlElement): string => normalizeSpace((categoryId.first(node)?.text ?? '').toUpperCase());

/** Floor and ceiling of taxable amount × rate. */
function taxRange(node: XmlElement) {
  const base = decimal(taxableAmount.first(node));
  const rate = decimal(categoryPercent.first(node));
  if (!base || !rate) return undefined;
  const exact = multiply(base, hundredth(rate));
  return { low: floor(exact), high: ceiling(exact) };
}

/** A rate that rounds to zero must carry no tax; category O has no rate and no tax. */
function taxAgrees(node: XmlElement): boolean {
  const tax = decimal(taxAmount.first(node));
  const rate = decimal(categoryPercent.first(node));
  if (!tax || !category.exists(node)) return false;
  const outOfScope = category.all(node).some((found) => upperCode(found) === 'O');
  if (outOfScope) return !categoryPercent.exists(node) && isZero(tax);
  if (!rate) return false;
  if (isZero(round(rate))) return isZero(tax);
  const range = taxRange(node);
  return range !== undefined && compare(tax, range.low) >= 0 && compare(tax, range.high) <= 0;
}

const taxArithmetic: Rule = {
  id: 'aligned-ibrp-051-jp',
  terms: ['ibt-116', 'ibt-117', 'ibt-119'],
  message: words(
    'The tax amount is not taxable amount × rate rounded up or down to a whole unit (or category and rate do not fit).',
    '税額が「課税対象額×税率」の端数を切り上げまたは切り捨てた額ではありません（または分類と税率が合いません）。',
  ),
  hint: words(
    'Recompute cbc:TaxAmount once per rate and round it once; category O has no cbc:Percent and tax 0.',
    '税率ごとに1回だけ端数処理して cbc:TaxAmount を計算し直してください。分類 O は cbc:Percent なし・税額0です。',
  ),
  test: taxAgrees,
  detail: (node) => {
    const range = taxRange(node);
    const expected =
      range &&
      (compare(range.low, range.high) === 0 ? format(range.low) : `${format(range.low)} or ${format(range.high)}`);
    return { at: taxAmount.first(node), actual: taxAmount.first(node)?.text, expected };
  },
};

/** Subtotals in document currency; non-tax-registered invoices are exempt from the arithmetic. */
export const documentSubtotal = (arithmetic: boolean): Context => ({
  names: [known('cac:TaxSubtotal')],
  when: inDocumentCurrency,
  rules: [
    required('aligned-ibrp-045', taxableAmount, words('The taxable amount', '課税対象額'), 'ibt-116'),
    ...(arithmetic ? [taxArithmetic] : []),
  ],
});

export const OTHER_SUBTOTAL: Context = {
  names: [known('cac:TaxSubtotal')],
  rules: [
    required(
      'aligned-ibrp-046',
      taxAmount,
      words('The tax amount in accounting currency', '税通貨での税額'),
      'ibt-190',
    ),
    {
      id: 'aligned-ibrp-047',
      terms: ['ibt-192'],
      message: words(
        'The tax breakdown in accounting currency has no tax category code.',
        '税通貨での税内訳に課税分類コードがありません。',
      ),
      hint: words(
        'Add cac:TaxCategory/cbc:ID with scheme VAT.',
        'cac:TaxCategory/cbc:ID をスキーム VAT で追加してください。',
      ),
      test: (node) => vatOnly(category.all(node), categoryId).length > 0,
    },
    {
      id: 'aligned-ibrp-048',
      terms: ['ibt-193'],
      message: words('The tax breakdown in accounting currency has no rate.', '税通貨での税内訳に税率がありません。'),
      hint: words(
        'Add cac:TaxCategory/cbc:Percent (only category O has none).',
        'cac:TaxCategory/cbc:Percent を追加してください（分類 O のみ不要です）。',
      ),
      test: (node) => {
        const categories = category.all(node);
        return (
          vatOnly(categories, percent).length > 0 ||
          categories.filter(isVat).some((found) => normalized(found, categoryId) === 'O')
        );
      },
    },
    {
      id: 'aligned-ibr-jp-06',
      terms: ['ibt-190'],
      message: words('A yen tax amount has a decimal point.', '円の税額に小数点があります。'),
      hint: words('Write yen amounts as whole numbers.', '円の金額は整数で書いてください。'),
      test: (node) =>
        !taxAmount.all(node).some((amount) => amount.attribute('currencyID') === 'JPY' && amount.text.includes('.')),
      detail: (node) => ({ at: taxAmount.first(node), actual: taxAmount.first(node)?.text }),
    },
  ],
};

/** Non-tax-registered: every tax amount is zero. */
export const NO_TAX: Context = {
  names: [known('cbc:TaxAmount')],
  rules: [
    {
      id: 'aligned-ibr-jp-07-ntr',
      terms: ['ibt-110', 'ibt-117'],
      message: words(
        'The invoice of a business that is not tax-registered states tax.',
        '免税事業者の請求書に税額があります。',
      ),
      hint: words('Set every cbc:TaxAmount to 0.', 'すべての cbc:TaxAmount を0にしてください。'),
      test: (node) => parseDouble(node.text) === 0,
      detail: (node) => ({ actual: node.text, expected: '0' }),
    },
  ],
};
