import type { XmlElement } from '../../../xml/node.ts';
import { add, type Decimal, equals, format, parseDecimal, subtract, ZERO } from '../decimal.ts';
import { normalizeSpace, parseBoolean } from '../lexical.ts';
import { path } from '../rules/path.ts';
import type { AdvisoryContext, Remark } from './advisor.ts';

const line = path('cac:InvoiceLine');
const lineAmount = path('cbc:LineExtensionAmount');
const lineCategory = path('cac:Item/cac:ClassifiedTaxCategory');
const allowanceCharge = path('cac:AllowanceCharge');
const indicator = path('cbc:ChargeIndicator');
const amount = path('cbc:Amount');
const category = path('cac:TaxCategory');
const code = path('cbc:ID');
const percent = path('cbc:Percent');
const taxTotal = path('cac:TaxTotal');
const taxIncluded = path('cac:TaxTotal/cbc:TaxIncludedIndicator');
const subtotal = path('cac:TaxSubtotal');
const taxable = path('cbc:TaxableAmount');
const taxAmount = path('cbc:TaxAmount');

interface Base {
  readonly at: XmlElement;
  total: Decimal;
}

const key = (node: XmlElement): string | undefined => {
  const id = code.first(node);
  if (!id) return undefined;
  const rate = parseDecimal(percent.first(node)?.text ?? '0');
  return `${normalizeSpace(id.text)} ${rate ? format(rate) : '?'}`;
};

/**
 * No official rule ties the taxable amount of a breakdown row to the lines. Here the base is recomputed per category
 * and rate: lines + document charges − document allowances.
 */
export function* taxBases({ root, facts }: AdvisoryContext): Iterable<Remark> {
  if (taxIncluded.all(root).some((node) => parseBoolean(node.text) === true)) return;
  const bases = basesOf(root);
  if (bases === undefined) return;
  const seen = new Set<string>();
  for (const total of taxTotal.all(root))
    for (const row of subtotal.all(total)) {
      const currency = taxAmount.first(row)?.attribute('currencyID') ?? '';
      if (!facts.documentCurrency.has(currency)) continue;
      const of = category.first(row);
      const rowKey = of && key(of);
      const stated = taxable.first(row);
      const value = stated && parseDecimal(stated.text);
      if (rowKey === undefined || !stated || !value || seen.has(rowKey)) continue;
      seen.add(rowKey);
      const expected = bases.get(rowKey)?.total ?? ZERO;
      if (!equals(value, expected))
        yield {
          code: 'tax_base_mismatch',
          at: stated,
          actual: stated.text,
          expected: format(expected),
          en: `The taxable amount of category ${rowKey} % is not the sum of its lines and document-level charges less allowances. The official rules do not compare them.`,
          ja: `分類 ${rowKey}% の課税対象額が、明細行と文書レベルの追加請求・値引から計算した額と一致しません（公式ルールは照合しません）。`,
        };
    }
  for (const [baseKey, base] of bases)
    if (!seen.has(baseKey))
      yield {
        code: 'tax_category_without_breakdown',
        at: base.at,
        actual: baseKey,
        en: `Category ${baseKey} % is used on lines but has no row in the tax breakdown.`,
        ja: `分類 ${baseKey}% が明細で使われていますが、税内訳に行がありません。`,
      };
}

function basesOf(root: XmlElement): Map<string, Base> | undefined {
  const bases = new Map<string, Base>();
  const put = (of: XmlElement | undefined, value: Decimal | undefined, sign: 1 | -1): boolean => {
    const baseKey = of && key(of);
    if (baseKey === undefined || value === undefined) return false;
    const base = bases.get(baseKey) ?? { at: of!, total: ZERO };
    base.total = sign === 1 ? add(base.total, value) : subtract(base.total, value);
    bases.set(baseKey, base);
    return true;
  };
  const read = (node: XmlElement | undefined) => (node ? parseDecimal(node.text) : undefined);
  // A line without a category makes the bases unknowable; the missing category has its own advisory.
  for (const entry of line.all(root))
    if (!put(lineCategory.first(entry), read(lineAmount.first(entry)), 1)) return undefined;
  for (const entry of allowanceCharge.all(root)) {
    const charge = parseBoolean(indicator.first(entry)?.text ?? '');
    if (!put(category.first(entry), read(amount.first(entry)), charge ? 1 : -1)) return undefined;
  }
  return bases;
}
