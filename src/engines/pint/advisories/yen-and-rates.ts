import { ratesOn } from '../../../japan/consumption-tax.ts';
import type { XmlElement } from '../../../xml/node.ts';
import { equals, format, isZero, parseDecimal, round } from '../decimal.ts';
import { normalizeSpace, parseDate } from '../lexical.ts';
import { readDates } from '../reading.ts';
import { path } from '../rules/path.ts';
import type { AdvisoryContext, Remark } from './advisor.ts';

const taxTotal = path('cac:TaxTotal');
const taxAmount = path('cbc:TaxAmount');
const subtotal = path('cac:TaxSubtotal');
const monetaryTotal = path('cac:LegalMonetaryTotal');
const category = path('cac:TaxCategory');
const code = path('cbc:ID');
const percent = path('cbc:Percent');

/** Yen have no decimals, and Japan has known rates; the official rules enforce neither on document-currency amounts. */
export function* yenAndRates({ root }: AdvisoryContext): Iterable<Remark> {
  for (const node of yenAmounts(root)) {
    const value = parseDecimal(node.text);
    if (value && !equals(value, round(value)))
      yield {
        code: 'yen_with_decimals',
        at: node,
        actual: node.text,
        en: 'A yen amount has a fraction. Yen amounts are whole numbers.',
        ja: '円の金額に端数（小数）があります。円は整数です。',
      };
  }
  const { taxPointDate, periodEnd, issueDate } = readDates(root);
  const date = [taxPointDate, periodEnd, issueDate].find((text) => text !== null && parseDate(text)) ?? null;
  const rates = ratesOn(date?.slice(0, 10) ?? null);
  for (const total of taxTotal.all(root)) for (const row of subtotal.all(total)) yield* rateRemarks(row, rates);
}

function* yenAmounts(root: XmlElement): Iterable<XmlElement> {
  const isYen = (node: XmlElement) => node.attribute('currencyID') === 'JPY';
  for (const total of taxTotal.all(root)) {
    yield* taxAmount.all(total).filter(isYen);
    for (const row of subtotal.all(total)) yield* taxAmount.all(row).filter(isYen);
  }
  for (const total of monetaryTotal.all(root))
    for (let child = total.firstChild; child !== null; child = child.nextSibling) if (isYen(child)) yield child;
}

function* rateRemarks(row: XmlElement, rates: ReturnType<typeof ratesOn>): Iterable<Remark> {
  const of = category.first(row);
  const rateNode = of && percent.first(of);
  const rate = rateNode && parseDecimal(rateNode.text);
  if (!of || !rateNode || !rate) return;
  if (!isZero(rate) && isZero(round(rate)))
    yield {
      code: 'tax_rate_rounds_to_zero',
      at: rateNode,
      actual: rateNode.text,
      en: 'A rate under 0.5 % counts as zero in the official arithmetic, so no tax may be stated for it.',
      ja: '0.5%未満の税率は公式の計算では0とみなされ、税額を記載できません。',
    };
  const kind = normalizeSpace(code.first(of)?.text ?? '');
  const lawful = kind === 'S' ? rates?.standard : kind === 'AA' ? rates?.reduced : undefined;
  if (lawful !== undefined && lawful !== null && format(rate) !== String(lawful))
    yield {
      code: 'tax_rate_unusual',
      at: rateNode,
      actual: rateNode.text,
      expected: String(lawful),
      en: `The rate of category ${kind} on this date is ${lawful} %; older rates are lawful only under transitional measures.`,
      ja: `この日付の分類 ${kind} の税率は ${lawful}% です。旧税率は経過措置の対象に限られます。`,
    };
}
