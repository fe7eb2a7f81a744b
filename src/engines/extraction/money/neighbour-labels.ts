import { readHeading } from '../items/columns.ts';
import type { Row } from '../page/rows.ts';
import { closesBracket, opensBracket } from './closing-bracket.ts';
import type { MoneyFact, ParsedRow } from './facts.ts';
import { meaningOf, RELEVANT_RATES } from './row-facts.ts';

/** A row of bare amounts under (or over) a row of labels without amounts: by column, or one by one. */
export function labelFromNeighbours(
  parsed: readonly ParsedRow[],
  index: number,
  own: readonly MoneyFact[],
): MoneyFact[] | null {
  const entry = parsed[index]!;
  const letters = lettersOf(entry.row);
  // 整備計 37,950: a sum that bears a name of its own takes none from its neighbours.
  if (NAMED_SUM.test(entry.row.tight) || NUMBERED.test(entry.row.text) || PRODUCT.test(entry.row.tight)) return null;
  const opened = closesBracket(entry.row) ? openedAbove(parsed, index) : null;
  const order =
    opened ?? (COUNTED.test(entry.row.tight) ? ABOVE : valuesFirst(parsed, index) ? VALUE_FIRST : LABEL_FIRST);
  for (const [offset, via] of order) {
    const other = parsed[index + offset];
    if (!other || other.amounts.length > 0 || other.row.page !== entry.row.page) continue;
    if (offset === 1 && order !== VALUE_FIRST && standsUnderName(parsed, index)) continue;
    // The heading of a table of goods labels goods, not sums.
    if (letters.length > 0 && readHeading(other.row) !== null) continue;
    const labels = other.labels.filter((label) => label.kind !== 'ignore' || offset === -1);
    const useful = labels.filter((label) => label.kind !== 'ignore');
    if (useful.length === 0) continue;
    // 軽油税 over 42.00L @15.0  630: what bears no tax is sold by the litre as well.
    if (useful.every(({ kind }) => kind === 'zero_item') && COUNTED.test(entry.row.tight))
      return own.map((fact, at) =>
        at === own.length - 1 ? { ...fact, ...meaningOf(useful.slice(0, 1), fact.rate), via } : fact,
      );
    const isTable = useful.length >= 2 || own.length >= 2;
    // An item row under a table heading keeps its bare amounts; a lone amount takes the lone label.
    if (letters.length > (isTable ? 2 : 0)) continue;
    const matched = own.map((fact, position) => {
      const label = labels.length === own.length ? labels[position] : nearestLabel(other, labels, entry.row, fact);
      if (!label || label.kind === 'ignore') return fact;
      const rate =
        other.rates.findLast(
          (mark) => mark.at <= label.until + 6 && mark.at >= label.at - 8 && RELEVANT_RATES.has(mark.rate),
        )?.rate ?? fact.rate;
      return { ...fact, ...meaningOf([label], rate), via };
    });
    if (matched.some((fact) => fact.kind !== 'bare')) return matched;
  }
  return null;
}

/** `あんバター` / `*260` / `合計` / `¥1,058`: the price of what is named above it; the label has a value of its own below. */
function standsUnderName(parsed: readonly ParsedRow[], index: number): boolean {
  const [name, below] = [parsed[index - 1], parsed[index + 2]];
  const isName = name !== undefined && name.amounts.length === 0 && name.labels.length === 0;
  return isName && lettersOf(name.row).length >= 2 && hasOnlyAmounts(below);
}

/** `(内税額` / `¥1,650` / `¥150)`: the label whose bracket an amount closes, with other values between them. */
function openedAbove(parsed: readonly ParsedRow[], index: number) {
  for (let offset = -1; offset >= -REACH; offset--) {
    const other = parsed[index + offset];
    if (!other || closesBracket(other.row)) return null;
    if (opensBracket(other.row)) return [[offset, 'heading']] as const;
  }
  return null;
}
const REACH = 4;

/** `1 賃料   220,000`: nor does a thing with its number in the list. */
const NUMBERED = /^\s*\d{1,2}[.)]?\s+\p{L}{2}[^\d]*\d{1,3}(?:,\d{3})+円?\s*$/u;
/** `@400 x 1  400` over `計 4点`: price and count of the goods above. */
const PRODUCT = /^@?[¥\\]?[\d,]+円?[x×]\d{1,4}[点個]?[¥\\]?[\d,]+円?[*※軽]?$/;
const NAMED_SUM = /^\p{L}{2,8}計[¥\\]?[\d,]+円?$/u;

/** What a row holds besides its amounts. */
const lettersOf = (row: Row): string => row.tight.replace(/[\d¥\\,.\-円()△▲%計也金:*※]/g, '');

const LABEL_FIRST = [
  [-1, 'heading'],
  [-2, 'heading'],
  [1, 'neighbour'],
] as const;
const VALUE_FIRST = [[1, 'neighbour']] as const;
/** `42.00L @121.9  5,119円`: count and price stand under the name of what is sold, and over the next one. */
const ABOVE = [[-1, 'heading']] as const;
const COUNTED = /^\d[\d,.]*\p{L}{0,2}[@×xX][¥\\]?\d[\d,.]*円?[¥\\]?[\d,]+円?$/u;

const hasLabels = (entry: ParsedRow | undefined): boolean =>
  entry !== undefined && entry.amounts.length === 0 && entry.labels.some((label) => label.kind !== 'ignore');
const hasOnlyAmounts = (entry: ParsedRow | undefined): boolean =>
  entry !== undefined && entry.amounts.length > 0 && entry.labels.length === 0 && lettersOf(entry.row) === '';

/** Labels and values in alternating rows: a chain that opens with a value and closes with a label runs value first. */
function valuesFirst(parsed: readonly ParsedRow[], index: number): boolean {
  let [first, last] = [index, index];
  for (let i = index - 1; (index - i) % 2 === 0 ? hasOnlyAmounts(parsed[i]) : hasLabels(parsed[i]); i--) first = i;
  for (
    let i = index + 1;
    i < parsed.length && ((i - index) % 2 === 0 ? hasOnlyAmounts(parsed[i]) : hasLabels(parsed[i]));
    i++
  )
    last = i;
  return (index - first) % 2 === 0 && (last - index) % 2 === 1;
}

function nearestLabel(other: ParsedRow, labels: ParsedRow['labels'], row: Row, fact: MoneyFact) {
  const right = row.column(fact.end);
  const centre = (row.column(fact.start) + right) / 2;
  let best: ParsedRow['labels'][number] | undefined;
  let bestDistance = 12;
  for (const label of labels) {
    const [labelLeft, labelRight] = [other.row.column(label.at), other.row.column(label.until)];
    const distance = Math.min(Math.abs((labelLeft + labelRight) / 2 - centre), Math.abs(labelRight - right));
    if (distance < bestDistance) {
      best = label;
      bestDistance = distance;
    }
  }
  return best;
}
