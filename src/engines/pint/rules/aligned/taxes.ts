import { known } from '../../../../xml/names.ts';
import { CODES } from '../../codes/index.ts';
import { vatOnly } from '../facts.ts';
import { codeListed } from '../kinds.ts';
import { path, under } from '../path.ts';
import { type Context, type Words, words } from '../rule.ts';
import { someBoolean } from '../values.ts';
import { category, categoryId, indicator, percent } from './tax-paths.ts';

const ALLOWANCE_CHARGE = known('cac:AllowanceCharge');
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
