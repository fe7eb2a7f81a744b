import type { ParsedRow } from './facts.ts';

/** `合計(4)  ¥4,680`, `合計  171  128,460`: how many there are, between the word for a sum and the sum, is no money. */
export function withoutCounts(parsed: readonly ParsedRow[]): ParsedRow[] {
  return parsed.map((entry, index) => {
    const [label] = entry.labels;
    const [count, sum, ...more] = entry.amounts;
    if (!label || !count || !sum || more.length > 0 || !SUMS.has(label.kind) || label.until > count.start) return entry;
    const isPlain = !count.currency && !count.grouped && Number.isInteger(count.value) && count.value > 0;
    if (!isPlain || !(sum.grouped || sum.currency) || sum.value <= count.value) return entry;
    const isCount = isInBrackets(entry, label.until) || isSumOfColumn(parsed, index);
    return isCount ? { ...entry, amounts: [sum] } : entry;
  });
}

const SUMS: ReadonlySet<string> = new Set(['total', 'subtotal', 'payable']);

/** Directly behind the word: 合計(4). */
const isInBrackets = ({ row, amounts }: ParsedRow, until: number): boolean => {
  const [count, sum] = amounts;
  return /^ ?[(]\d{1,3}[)] *[¥\\]?$/.test(row.text.slice(until, sum!.start)) && count!.value < 1000;
};

/** Rows of a table that are looked through for the counts of a column. */
const MOST_ROWS = 40;
/** Half-width columns by which the ends of numbers of one column may differ. */
const SLACK = 1;

/** The counts above it, each in its column and in front of an amount, add up to it. */
function isSumOfColumn(parsed: readonly ParsedRow[], index: number): boolean {
  const { row, amounts } = parsed[index]!;
  const right = row.column(amounts[0]!.end);
  let counted = 0;
  let sum = 0;
  for (const above of parsed.slice(Math.max(0, index - MOST_ROWS), index).reverse()) {
    const inColumn = above.amounts.findIndex((hit) => Math.abs(above.row.column(hit.end) - right) <= SLACK);
    const hit = above.amounts[inColumn];
    if (!hit || hit.currency || hit.grouped || above.amounts[inColumn + 1] === undefined) break;
    counted++;
    sum += hit.value;
  }
  return counted >= 2 && sum === amounts[0]!.value;
}
