import { known } from '../../../../xml/names.ts';
import type { XmlElement } from '../../../../xml/node.ts';
import { add, type Decimal, equals, format, isZero, roundToCents, subtract, sum, ZERO } from '../../decimal.ts';
import type { Facts } from '../facts.ts';
import { atMostOne, required, twoDecimals } from '../kinds.ts';
import { type Path, path, under } from '../path.ts';
import { type Context, type Rule, type Words, words } from '../rule.ts';
import { decimal, someBoolean } from '../values.ts';

const lineTotal = path('cbc:LineExtensionAmount');
const withoutTax = path('cbc:TaxExclusiveAmount');
const withTax = path('cbc:TaxInclusiveAmount');
const allowanceTotal = path('cbc:AllowanceTotalAmount');
const chargeTotal = path('cbc:ChargeTotalAmount');
const prepaid = path('cbc:PrepaidAmount');
const rounding = path('cbc:PayableRoundingAmount');
const payable = path('cbc:PayableAmount');
const allowanceCharge = path('cac:AllowanceCharge');
const indicator = path('cbc:ChargeIndicator');
const amount = path('cbc:Amount');
const taxAmount = path('cbc:TaxAmount');
const subtotal = path('cac:TaxSubtotal');
const taxIncluded = path('cac:TaxTotal/cbc:TaxIncludedIndicator');

const lineSumWords = words('The sum of line net amounts', '明細行の正味金額の合計');
const withoutTaxWords = words('The invoice total without tax', '税抜合計金額');
const withTaxWords = words('The invoice total with tax', '税込合計金額');
const payableWords = words('The amount due for payment', '差引請求金額');
const allowanceWords = words('The sum of document-level allowances', '文書レベルの値引合計');
const chargeWords = words('The sum of document-level charges', '文書レベルの追加請求合計');

/** A total the official rule states as an equation; `expected` recomputes it, null when a part is missing. */
const equation = (
  id: string,
  bt: string[],
  at: Path,
  what: Words,
  formula: Words,
  test: Rule['test'],
  expected: (node: XmlElement, facts: Facts) => Decimal | null,
): Rule => ({
  id,
  terms: bt,
  message: words(`${what.en} does not equal ${formula.en}.`, `${what.ja}が${formula.ja}と一致しません。`),
  hint: words(
    `Correct ${at.text}, or the amounts it is computed from.`,
    `${at.text}、または計算元の金額を直してください。`,
  ),
  test,
  detail: (node, facts) => {
    const value = expected(node, facts);
    return { at: at.first(node), actual: at.first(node)?.text, expected: value ? format(value) : undefined };
  },
});

const get = (node: XmlElement, where: Path): Decimal | undefined => decimal(where.first(node));
const same = (a: Decimal | undefined, b: Decimal | null): boolean => a !== undefined && b !== null && equals(a, b);

interface KindTotals {
  readonly count: number;
  readonly total: Decimal;
}

const totalsOf = (parent: XmlElement, charge: boolean): KindTotals => {
  const nodes = allowanceCharge.all(parent).filter((node) => someBoolean(node, indicator, charge));
  return { count: nodes.length, total: roundToCents(sum(nodes.map((node) => get(node, amount) ?? ZERO))) };
};
const allowancesOf = (parent: XmlElement): KindTotals => totalsOf(parent, false);
const chargesOf = (parent: XmlElement): KindTotals => totalsOf(parent, true);
const includesTax = (parent: XmlElement): boolean => someBoolean(parent, taxIncluded, true);

const kindEquation = (id: string, where: Path, charge: boolean, what: Words, bt: string[]): Rule => {
  const kind = charge ? chargesOf : allowancesOf;
  return equation(
    id,
    bt,
    where,
    what,
    charge
      ? words('the sum of the document-level charges', '文書レベルの追加請求の合計')
      : words('the sum of the document-level allowances', '文書レベルの値引の合計'),
    (node, facts) => {
      const { count, total } = facts.once(kind, node.parent ?? node);
      return where.exists(node) ? same(get(node, where), total) : count === 0;
    },
    (node, facts) => facts.once(kind, node.parent ?? node).total,
  );
};

/** Line total + charges − allowances; without either, the line total as it is written. */
function totalWithoutTax(node: XmlElement): Decimal | null {
  const lines = get(node, lineTotal);
  if (!lines) return null;
  const charges = get(node, chargeTotal);
  const allowances = get(node, allowanceTotal);
  if (!charges && !allowances) return lines;
  return roundToCents(subtract(add(lines, charges ?? ZERO), allowances ?? ZERO));
}

/** A zero prepayment or rounding counts as absent, which decides what is rounded before the comparison. */
function amountDueAgrees(node: XmlElement): boolean {
  const due = get(node, payable);
  const total = get(node, withTax);
  if (!due || !total) return false;
  const paid = get(node, prepaid);
  const rounded = get(node, rounding);
  const left = rounded && !isZero(rounded) ? roundToCents(subtract(due, rounded)) : due;
  const right = paid && !isZero(paid) ? roundToCents(subtract(total, paid)) : total;
  return equals(left, right);
}

export const MONETARY_TOTAL: Context = {
  names: [known('cac:LegalMonetaryTotal')],
  rules: [
    required('ibr-012', lineTotal, lineSumWords, 'ibt-106'),
    required('ibr-013', withoutTax, withoutTaxWords, 'ibt-109'),
    required('ibr-014', withTax, withTaxWords, 'ibt-112'),
    required('ibr-015', payable, payableWords, 'ibt-115'),
    twoDecimals('ibr-091', payable, payableWords, 'ibt-115'),
    twoDecimals('ibr-121', allowanceTotal, allowanceWords, 'ibt-107'),
    twoDecimals('ibr-122', chargeTotal, chargeWords, 'ibt-108'),
    twoDecimals('ibr-123', withoutTax, withoutTaxWords, 'ibt-109'),
    twoDecimals('ibr-125', withTax, withTaxWords, 'ibt-112'),
    equation(
      'ibr-co-10',
      ['ibt-106', 'ibt-131'],
      lineTotal,
      words('The line total stated in the document (ibt-106)', '文書に記載された明細合計（ibt-106）'),
      words('the sum of all line net amounts', '全明細行の正味金額の合計'),
      (node, facts) => same(get(node, lineTotal), roundToCents(facts.lineSum)),
      (_, facts) => roundToCents(facts.lineSum),
    ),
    kindEquation('ibr-co-11', allowanceTotal, false, allowanceWords, ['ibt-092', 'ibt-107']),
    kindEquation('ibr-co-12', chargeTotal, true, chargeWords, ['ibt-099', 'ibt-108']),
    equation(
      'ibr-co-13',
      ['ibt-106', 'ibt-107', 'ibt-108', 'ibt-109'],
      withoutTax,
      withoutTaxWords,
      words('line total + charges − allowances', '明細合計＋追加請求－値引'),
      (node, facts) =>
        (node.parent !== null && facts.once(includesTax, node.parent)) ||
        same(get(node, withoutTax), totalWithoutTax(node)),
      totalWithoutTax,
    ),
    equation(
      'ibr-co-16',
      ['ibt-112', 'ibt-113', 'ibt-114', 'ibt-115'],
      payable,
      payableWords,
      words('total with tax − paid amount + rounding', '税込合計－支払済金額＋端数調整'),
      amountDueAgrees,
      (node) => {
        const total = get(node, withTax);
        return total ? add(subtract(total, get(node, prepaid) ?? ZERO), get(node, rounding) ?? ZERO) : null;
      },
    ),
  ],
};

const underInvoice = under('ubl:Invoice');
const subtotalSum = (node: XmlElement): Decimal =>
  roundToCents(sum(subtotal.all(node).map((part) => get(part, taxAmount) ?? ZERO)));

export const TAX_TOTAL: Context = {
  names: [known('cac:TaxTotal')],
  when: (node) => node.parent?.parent === null && underInvoice(node),
  rules: [
    twoDecimals('ibr-124', taxAmount, words('The invoice tax total', '税額合計'), 'ibt-110 ibt-111'),
    equation(
      'ibr-co-14',
      ['ibt-110', 'ibt-117'],
      taxAmount,
      words('The tax total', '税額合計'),
      words('the sum of the tax amounts of its subtotals', '内訳の税額の合計'),
      (node) => !subtotal.exists(node) || same(get(node, taxAmount), subtotalSum(node)),
      subtotalSum,
    ),
  ],
};

export const TAX_SUBTOTAL: Context = {
  names: [known('cac:TaxSubtotal')],
  rules: [
    atMostOne(
      'ibr-sr-32',
      path('cac:TaxCategory/cbc:TaxExemptionReason'),
      words('The exemption reason of a tax subtotal', '税内訳の免税理由'),
      'ibt-120',
    ),
  ],
};
