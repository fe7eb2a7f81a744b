import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { MoneyFact, ParsedRow } from './facts.ts';

/** Rows between the words over the columns and their sums. */
const MOST_ROWS = 12;
/** Half-width columns from the middle of a word to that of the number under it. */
const REACH = 12;

/**
 * `税込金額  (うち消費税10%)` over `合計  32,890円  2,990円`: the second amount of a row of sums is the tax where it stands
 * under that word and is the lawful tax inside the first.
 */
export function withColumnTaxes(parsed: readonly ParsedRow[], facts: readonly MoneyFact[]): MoneyFact[] {
  return facts.map((fact, index) => {
    const whole = facts[index - 1];
    if (fact.kind !== 'bare' || fact.via !== 'follow' || whole?.row !== fact.row) return fact;
    if (whole.kind !== 'total' && whole.kind !== 'subtotal') return fact;
    const rate = rateOver(parsed, fact);
    if (rate === null || lawfulRounding(whole.value, fact.value, rate, 'incl') === null) return fact;
    return { ...fact, kind: 'tax', rate, hint: 'incl', via: 'heading', word: '内消費税' };
  });
}

/** The rate that the word over the amount says of the tax inside; null without such a word. */
function rateOver(parsed: readonly ParsedRow[], { row, start, end }: MoneyFact): number | null {
  const centre = (row.column(start) + row.column(end)) / 2;
  const above = parsed.slice(Math.max(0, row.index - MOST_ROWS), row.index).reverse();
  for (const { row: head, labels, rates, amounts } of above) {
    if (amounts.length > 0) continue;
    const tax = labels.find(({ kind, hint }) => kind === 'tax' && hint === 'incl');
    const gross = labels.find(({ hint, at }) => hint === 'incl' && tax !== undefined && at < tax.at);
    if (!tax || !gross || labels.length !== 2) continue;
    const over = (head.column(tax.at) + head.column(tax.until)) / 2;
    return Math.abs(over - centre) <= REACH && rates.length === 1 ? rates[0]!.rate : null;
  }
  return null;
}
