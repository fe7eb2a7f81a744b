import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { isZero } from '../../decimal.ts';
import { type Facts, isVat } from '../facts.ts';
import { LINE_NAMES, under } from '../path.ts';
import { type Context, type Rule, type Words, words } from '../rule.ts';
import { decimal, normalized, someBoolean } from '../values.ts';
import { categoryId, indicator, percent, taxAmount } from './tax-paths.ts';

const CATEGORY = known('cac:TaxCategory');
const LINE_CATEGORY = known('cac:ClassifiedTaxCategory');
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
