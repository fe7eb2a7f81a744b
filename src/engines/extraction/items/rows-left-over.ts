import type { Amounts } from '../document/amounts.ts';
import { isNoGoods } from '../vocabulary/no-goods.ts';
import { asItem } from './charges-beside.ts';
import { chargeOf, goalsOf, sumOf } from './charges-in-a-row.ts';
import { type Item, itemOf, type Line } from './find-items.ts';
import { withoutSlips } from './name-slips.ts';

const SUMS: ReadonlySet<string> = new Set(['total', 'payable']);
/** Sums, taxes and payments are no rows of their own. */
const GOODS: ReadonlySet<string> = new Set(['bare', 'zero_item', 'discount']);
/** 046-881-3300 基本料 2,500. */
const CHARGED_LINE = /^(\s*)(0\d{1,4}-\d{1,4}-\d{3,4}\s+\p{L}[^\s\d]*)/u;
const WITH_IGNORED: ReadonlySet<string> = new Set([...GOODS, 'ignore']);
/** (迎車料金   300円): a charge of its own, in brackets. */
const IN_BRACKETS = /^\s*[(（]\s*(\p{L}{2,12}(?:料金?|代|割増))[:：]?\s*[¥\\]?\d[\d,]*円?\s*[)）]\s*$/u;
const NEAR = 12;
const AMOUNT_BEHIND = /[\d,¥\\円\s]+$/;
/** 端末分割支払金(非課税) names a charge, 非課税 alone a sum. */
const CHARGE_SAID_ZERO = /^\p{L}{3,20}[(（][非不]課税[)）]/u;
/** Signs and words that stand behind the amount of a row. */
const BEHIND = /^\s*(?:円|也|-|合算|[-−ー]|[※*軽内外込]|[(（][^()（）\d]{1,6}[)）])*\s*$/;

/**
 * `伝票番号 4471-0082-3316 60サイズ  940円`, `海霧の果て 13:40 一般 F-11  2,000`: rows that look like numbers of slips or times of
 * day. Where they, all of them, and the goods that were found make what the paper comes to, they are goods as well.
 */
export function withRowsLeftOver(lines: readonly Line[], items: readonly Item[], amounts: Amounts): Item[] | null {
  const goals = goalsOf(amounts);
  if (amounts.totalFact === null || goals.includes(sumOf(items))) return null;
  // ご請求金額 at the head, and again under the goods.
  const last = lines.findLast(({ facts }) => facts.some((fact) => SUMS.has(fact.kind) && fact.value === amounts.total));
  if (last === undefined) return null;
  return (
    completed(lines, items, goals, last) ??
    belowTheTotal(lines, items, amounts, last) ??
    // ポイント原資負担 12,846: a word of what is never charged, in the name of a charge.
    completed(lines, items, goals, last, WITH_IGNORED)
  );
}

/** The total stands at the head only: the goods below it reach down to the tax, and with it they make that total. */
function belowTheTotal(lines: readonly Line[], items: readonly Item[], { total, tax }: Amounts, head: Line) {
  const taxRow = lines.find(({ row, facts }) => row.index > head.row.index && facts.some(({ kind }) => kind === 'tax'));
  if (taxRow === undefined || total === null || tax === null || tax <= 0) return null;
  const below = lines.filter(({ row }) => row.index > head.row.index);
  const found = completed(below, items, [total - tax], taxRow);
  return found === null || found.length < 2 ? null : found;
}

/** The goods that were found and all the rows left over above `end`, where they make one of the sums. */
function completed(
  lines: readonly Line[],
  items: readonly Item[],
  goals: readonly (number | null)[],
  end: Line,
  kinds: ReadonlySet<string> = GOODS,
): Item[] | null {
  const used = new Set(items.flatMap((item) => item.rows.map((row) => row.index)));
  const first = Math.min(...used);
  // 046-881-3300 基本料 2,500: directly over the goods a telephone number is the line that is charged.
  const isContact = (line: Line) =>
    line.contact && !(CHARGED_LINE.test(line.row.text) && (items.length === 0 || first - line.row.index <= NEAR));
  const free = lines.filter((line) => line.row.index < end.row.index && !used.has(line.row.index) && !isContact(line));
  const left = free.filter(
    (line) => endsWithAmount(line, kinds) && !isNoGoods(line.row.text.replace(AMOUNT_BEHIND, '').trim()),
  );
  if (left.length === 0 || !left.some(({ facts }) => facts.at(-1)!.grouped || facts.at(-1)!.currency)) return null;
  const added = left.flatMap((line) => itemAt(line, free) ?? []);
  if (added.length < left.length || added.some(isCell) || !goals.includes(sumOf([...items, ...added]))) return null;
  return [...withoutSlips([...items, ...added].sort((a, b) => a.rows[0]!.index - b.rows[0]!.index))];
}

/** `金額 6,600 / 税・その他 0` on the slip of a card: cells of a form. */
const isCell = ({ description, amount }: Item): boolean => amount === 0 || /^(?:金額|税)/.test(description);

function endsWithAmount({ row, facts }: Line, kinds: ReadonlySet<string> = GOODS): boolean {
  const fact = facts.at(-1);
  const others = facts.slice(0, -1).every(({ kind }) => kind === 'bare' || kind === 'ignore');
  return (
    fact !== undefined &&
    others &&
    (kinds.has(fact.kind) || (fact.kind === 'zero' && CHARGE_SAID_ZERO.test(row.tight))) &&
    (BEHIND.test(row.text.slice(fact.end)) || IN_BRACKETS.test(row.text))
  );
}

/** The row itself, or the amount alone with the words of the row above it. */
function itemAt(line: Line, free: readonly Line[]): Item | null {
  const [, lead = '', name] = CHARGED_LINE.exec(line.row.text) ?? [];
  if (name !== undefined) return chargeOf(line.row, name, lead.length, line.facts.at(-1)!.value);
  const inside = IN_BRACKETS.exec(line.row.text)?.[1];
  if (inside !== undefined) return chargeOf(line.row, inside, line.row.text.indexOf(inside), line.facts.at(-1)!.value);
  if (line.words.length >= 2) return asItem({ ...line, facts: line.facts.slice(-1) });
  const above = nameOver(line, free);
  return above === null ? null : itemOf({ ...line, role: 'detail' }, above);
}

/** 従量料金 / 0.1 ~ 8.0m3 @520.0 4,160 / 8.1 ~ 14.3m3 @490.0 3,087: the steps of a tariff stand under its name. */
function nameOver(line: Line, free: readonly Line[]): Line | null {
  for (let index = line.row.index - 1; index >= line.row.index - MOST_STEPS; index--) {
    const above = free.find(({ row }) => row.index === index);
    if (above === undefined) return null;
    if (above.words.length >= 2) return endsWithAmount(above) ? null : above;
    if (!endsWithAmount(above)) return null;
  }
  return null;
}
const MOST_STEPS = 5;
