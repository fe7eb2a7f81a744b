import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { CODES } from '../../codes/index.ts';
import { ceiling, compare, floor, format, hundredth, isZero, multiply, round } from '../../decimal.ts';
import { normalizeSpace, parseDouble } from '../../lexical.ts';
import { type Facts, isVat, vatOnly } from '../facts.ts';
import { codeListed, required } from '../kinds.ts';
import { LINE_NAMES, path, under } from '../path.ts';
import { type Context, type Rule, type Words, words } from '../rule.ts';
import { decimal, normalized, someBoolean } from '../values.ts';

const CATEGORY = known('cac:TaxCategory');
const LINE_CATEGORY = known('cac:ClassifiedTaxCategory');
const ALLOWANCE_CHARGE = known('cac:AllowanceCharge');
const category = path('cac:TaxCategory');
const categoryId = path('cbc:ID');
const percent = path('cbc:Percent');
const categoryPercent = path('cac:TaxCategory/cbc:Percent');
const taxAmount = path('cbc:TaxAmount');
const taxableAmount = path('cbc:TaxableAmount');
const indicator = path('cbc:ChargeIndicator');

/** A document allowance or charge: fails only when a VAT rate stands without a VAT code (see the advisories). */
const documentLevel = (id: string, charge: boolean, what: Words, bt: string[]): Context => ({
  names: [ALLOWANCE_CHARGE],
  when: (node) =>
    node.parent?.name === known('ubl:Invoice') && node.parent.parent === null && someBoolean(node, indicator, charge),
  rules: [
    {
      id,
      terms: bt,
      message: words(
        `${what.en} has a tax rate without a tax category code.`,
        `${what.ja}に税率がありますが、課税分類コードがありません。`,
      ),
      hint: words(
        'Add cac:TaxCategory/cbc:ID (S, AA, E, G or O).',
        'cac:TaxCategory/cbc:ID（S、AA、E、G、O）を追加してください。',
      ),
      test: (node) => {
        const categories = category.all(node);
        return vatOnly(categories, percent).length === 0 || vatOnly(categories, categoryId).length > 0;
      },
      detail: (node) => ({ at: category.first(node), expected: 'cbc:ID' }),
    },
  ],
});

export const DOCUMENT_ALLOWANCE = documentLevel(
  'aligned-ibrp-032-jp',
  false,
  words('The document-level allowance', '文書レベルの値引'),
  ['ibt-095', 'ibt-096'],
);
export const DOCUMENT_CHARGE = documentLevel(
  'aligned-ibrp-037-jp',
  true,
  words('The document-level charge', '文書レベルの追加請求'),
  ['ibt-102', 'ibt-103'],
);

/**
 * Intended for every line, but its official context is a line as root element, which no valid document has: it never
 * fires there, nor here. Kept so that the rule set is complete; an advisory says what it meant.
 */
export const LINE_AS_ROOT: Context = {
  names: [],
  rules: [
    {
      id: 'aligned-ibrp-050-jp',
      terms: ['ibt-151', 'ibt-152'],
      message: words('A line has no tax category and rate.', '明細行に課税分類と税率がありません。'),
      hint: words(
        'Add cac:Item/cac:ClassifiedTaxCategory with cbc:ID and cbc:Percent.',
        'cac:Item/cac:ClassifiedTaxCategory に cbc:ID と cbc:Percent を入れてください。',
      ),
      test: (node) => {
        const categories = path('cac:Item/cac:ClassifiedTaxCategory').all(node);
        return vatOnly(categories, categoryId).length > 0 && vatOnly(categories, percent).length > 0;
      },
    },
  ],
};

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

type ExemptCode = 'E' | 'G' | 'O';
const isCode = (node: XmlElement, code: ExemptCode) => normalized(node, categoryId) === code && isVat(node);
const isCharge = (node: XmlElement) => someBoolean(node, indicator, true);
const isAllowance = (node: XmlElement) => someBoolean(node, indicator, false);
const underLineItem = under('cac:Item', LINE_NAMES);
const underAllowanceCharge = under('cac:AllowanceCharge');
const underSubtotal = under('cac:TaxSubtotal', 'cac:TaxTotal');

const zeroRate = (id: string, code: ExemptCode, where: Words, bt: string[]): Rule =>
  code === 'O'
    ? {
        id,
        terms: bt,
        message: words(
          `${where.en} is out of scope (O) but has a rate.`,
          `${where.ja}は不課税（O）ですが税率があります。`,
        ),
        hint: words('Remove cbc:Percent.', 'cbc:Percent を削除してください。'),
        test: (node) => !percent.exists(node),
        detail: (node) => ({ at: percent.first(node), actual: percent.first(node)?.text }),
      }
    : {
        id,
        terms: bt,
        message: words(
          `${where.en} is in category ${code} but its rate is not 0.`,
          `${where.ja}は分類 ${code} ですが税率が0ではありません。`,
        ),
        hint: words('Set cbc:Percent to 0.', 'cbc:Percent を0にしてください。'),
        test: (node) => {
          const rate = decimal(percent.first(node));
          return rate !== undefined && isZero(rate);
        },
        detail: (node) => ({ at: percent.first(node), actual: percent.first(node)?.text, expected: '0' }),
      };

const noTax = (id: string, code: ExemptCode): Rule => ({
  id,
  terms: ['ibt-117'],
  message: words(`The tax breakdown of category ${code} states tax.`, `分類 ${code} の税内訳に税額があります。`),
  hint: words('Set cbc:TaxAmount of this subtotal to 0.', 'この内訳の cbc:TaxAmount を0にしてください。'),
  test: (node) => {
    const tax = decimal(node.parent ? taxAmount.first(node.parent) : undefined);
    return tax !== undefined && isZero(tax);
  },
  detail: (node) => ({
    at: node.parent ? taxAmount.first(node.parent) : undefined,
    actual: node.parent ? taxAmount.first(node.parent)?.text : undefined,
    expected: '0',
  }),
});

/** Line, allowance and charge contexts of one category: rate zero, or none for O. */
export const categoryUse = (code: ExemptCode): readonly Context[] => {
  const id = `aligned-ibrp-${code.toLowerCase()}`;
  const on = (charge: (node: XmlElement) => boolean) => (node: XmlElement, facts: Facts) =>
    underAllowanceCharge(node) && facts.once(charge, node.parent!) && isCode(node, code);
  return [
    {
      names: [LINE_CATEGORY],
      when: (node) => underLineItem(node) && isCode(node, code),
      rules: [zeroRate(`${id}-05`, code, words('The line', '明細行'), ['ibt-151', 'ibt-152'])],
    },
    {
      names: [CATEGORY],
      when: on(isAllowance),
      rules: [zeroRate(`${id}-06`, code, words('The allowance', '値引'), ['ibt-095', 'ibt-096'])],
    },
    {
      names: [CATEGORY],
      when: on(isCharge),
      rules: [zeroRate(`${id}-07`, code, words('The charge', '追加請求'), ['ibt-102', 'ibt-103'])],
    },
  ];
};

/** The breakdown row of one category carries no tax. For E the official context matches any tax total, else the document's. */
export const categoryRow = (code: ExemptCode): Context => ({
  names: [CATEGORY],
  when: (node) =>
    underSubtotal(node) && (code === 'E' || node.parent?.parent?.parent?.parent === null) && isCode(node, code),
  rules: [noTax(`aligned-ibrp-${code.toLowerCase()}-09`, code)],
});

export const TAX_SCHEME: Context = {
  names: [known('cbc:ID')],
  when: under('cac:TaxScheme', ['cac:TaxCategory', 'cac:ClassifiedTaxCategory']),
  rules: [
    {
      id: 'aligned-ibr-jp-03',
      terms: ['ibt-118', 'ibt-151', 'ibt-167'],
      message: words('The tax scheme of a tax category is not VAT.', '課税分類の税スキームが VAT ではありません。'),
      hint: words('Write VAT in cac:TaxScheme/cbc:ID.', 'cac:TaxScheme/cbc:ID に VAT と書いてください。'),
      test: (node) => node.text.includes('VAT'),
      detail: (node) => ({ actual: node.text, expected: 'VAT' }),
    },
  ],
};

export const CATEGORY_CODE: Context = {
  names: [known('cbc:ID')],
  when: under(['cac:TaxCategory', 'cac:ClassifiedTaxCategory']),
  rules: [
    codeListed({
      id: 'aligned-ibrp-cl-01-jp',
      codes: CODES.taxCategories,
      what: words('The tax category', '課税分類コード'),
      list: 'the Japanese tax categories (S standard, AA reduced, E exempt, G export, O out of scope)',
      example: 'S',
      terms: 'ibt-095 ibt-102 ibt-118 ibt-151',
    }),
  ],
};
