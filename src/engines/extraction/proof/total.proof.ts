import type { Amounts } from '../document/amounts.ts';
import type { RateGroup } from '../money/breakdown.ts';
import type { MoneyFact } from '../money/facts.ts';
import { conclude, type Proof } from './proof.ts';
import { contradictions } from './total-contradictions.ts';
import type { TotalInput } from './total-input.ts';

/**
 * The total is proven when it is printed twice, or when printed numbers alone close a lawful equation on it, and no
 * printed total, bill, subtotal, base or tax is left that fits nothing. Values the solver derived prove nothing.
 */
export function proveTotal(input: TotalInput): Proof {
  const { amounts } = input;
  if (amounts.total === null) return conclude([], []);
  const against = contradictions(input);
  if (amounts.disproved !== null) against.push('disproved_by_arithmetic');
  return conclude(supports(input), against);
}

/** Nothing but an amount of money, its ornaments and that the tax is in it. */
const HEADLINE = /^[★☆◆■●※*]?(?:金|金額)?[¥\\][\d,]+[-ー―−円也.*※★]*(?:\(?税込み?\)?)?$/;

/** `Y 2 3.6 5 0`: one figure of a sum that came apart is no sum. */
const isLoose = ({ value, row, start, end }: MoneyFact): boolean =>
  value < 10 && (/\d[.,]? $/.test(row.text.slice(0, start)) || /^ ?[.,]?\d/.test(row.text.slice(end)));
const clean = (fact: MoneyFact): boolean => !fact.repairs.includes('letter_as_digit') && !isLoose(fact);
const at = (fact: MoneyFact): string => `${fact.row.index}/${fact.start}`;

/** 総計 in a line of its own: its value stands somewhere, and was not read. */
const TOTAL_ALONE =
  /^(?:総?合計|総計|お会計|現計|お?買上計|(?:(?:ご|御)?請求|領収)(?=金|額))(?:金額|額)?(?:[(（]税込み?[)）])?[:：]?$|^(?:grand)?total[:：]?$/i;

function supports({ amounts, solution, facts, items, rows = [] }: TotalInput): string[] {
  const total = amounts.total!;
  const itemRows = new Set(items.flatMap((item) => item.rows.map((row) => row.index)));
  const by: string[] = [];
  const all = facts.filter(
    (fact) =>
      fact.value === total &&
      fact.kind !== 'change' &&
      // A total may be the only row of goods (駐車料金); other amounts of goods are no second print.
      (fact.kind === 'total' || fact.kind === 'payable' || !itemRows.has(fact.row.index)),
  );
  const prints = all.filter(clean);
  if (all.length > 0 && all.every(isLoose)) return [];
  // A total in which letters were read as digits proves nothing itself; clean numbers may prove it.
  const named = all.filter((fact) => fact.kind === 'total' || fact.kind === 'payable');
  const isTwice = new Set(prints.map(at)).size >= 2 || (prints.length === 1 && named.some((fact) => !clean(fact)));
  if (named.length > 0 && isTwice) by.push('printed_twice');
  const { groups } = solution;
  const own = amounts.totalFact === null ? '' : at(amounts.totalFact);
  const printedGroups = groups.every(
    (group) =>
      group.baseFact !== null &&
      at(group.baseFact) !== own &&
      clean(group.baseFact) &&
      group.taxFact !== null &&
      clean(group.taxFact) &&
      group.rounding !== null,
  );
  const [only] = groups;
  const sum = items.reduce((value, item) => value + item.amount, 0);
  const off = facts.filter((fact) => fact.kind === 'discount').reduce((value, fact) => value + Math.abs(fact.value), 0);
  // A net sum printed beside it, or goods that add up to something else, speak against a tax inside.
  const net = facts.some(
    (fact) => (fact.kind === 'subtotal' || fact.kind === 'base') && fact.value !== total && fact.value * 2 > total,
  );
  const inside =
    groups.length === 1 &&
    taxInside(only!, total) &&
    !net &&
    (items.length === 0 || [total, total + off].includes(Math.floor(sum + 1e-6)));
  // Nothing on the paper is called a total, and its one sum bears the printed tax.
  const unnamed =
    inside &&
    !facts.some((fact) => fact.kind === 'total' || fact.kind === 'payable') &&
    !rows.some(({ tight, index }) => TOTAL_ALONE.test(tight) && !prints.some(({ row }) => row.index === index + 1));
  // 使用料 700円 (消費税10% 63円含), 料金 ¥2,310 over 内消費税 ¥210 (10%): the one charge of the paper is its sum.
  const isOneCharge =
    items.length === 1 &&
    /含|内|うち/.test(only?.taxFact?.row.tight ?? '') &&
    facts.some((fact) => fact.value === total && clean(fact));
  if (unnamed && (prints.length > 0 || isOneCharge)) return [...by, 'tax_inside_closes'];
  const isNetWithTax =
    amounts.subtotalFact &&
    amounts.taxFact &&
    clean(amounts.subtotalFact) &&
    clean(amounts.taxFact) &&
    amounts.subtotalFact.value + amounts.taxFact.value === total;
  // ★ ¥46,200 ― over 税抜金額 42,000 消費税額(10%) 4,200: the sum at the head needs no word where both make it.
  const isHeadline = (fact: MoneyFact) => fact.value === total && clean(fact) && HEADLINE.test(fact.row.tight);
  if (named.length === 0 && isNetWithTax && facts.some(isHeadline)) return [...by, 'subtotal_and_tax_close'];
  if (named.length === 0 && !(amounts.payableFact && amounts.payable !== total)) return by;
  if (groups.length > 0 && solution.closes && printedGroups && !isMixedUnsaid(groups)) by.push('rates_close');
  if (isNetWithTax) by.push('subtotal_and_tax_close');
  if (inside) by.push('tax_inside_closes');
  const cleanItems = facts.every((fact) => clean(fact) || !itemRows.has(fact.row.index));
  // 駐車料金 1,000円: the one row of goods that is the sum itself says nothing of it.
  const isItself = items.length === 1 && amounts.totalFact !== null && items[0]!.rows.includes(amounts.totalFact.row);
  if (items.length > 0 && sum === total && cleanItems && !isItself) by.push('items_close');
  const lawful = groups.length > 0 && groups.every((group) => group.rounding !== null && group.basis === 'excl');
  const isMixed = groups.some(({ basis }) => basis === 'excl') && groups.some(({ basis }) => basis === 'incl');
  const isAdded = lawful && amounts.taxFact && clean(amounts.taxFact) && sum + amounts.taxFact.value === total;
  if (items.length >= 2 && cleanItems && (isAdded || (isMixed && sum + taxOutside(groups) === total)))
    by.push('items_and_tax_close');
  if (by.length === 0 && lettersClose(amounts, groups, sum, items.length)) by.push('letters_close');
  // 現金 2,000 / お釣 680: what was paid with is handed over where something came back.
  if (
    isGivenBack(
      facts.filter((fact) => fact.kind !== 'paid_by' || clean(fact)),
      total,
    )
  )
    by.push('change_closes');
  return by;
}

/** The taxes of the prices without tax, where every tax of the paper is printed clean and lawful; else none that fits. */
const taxOutside = (groups: readonly RateGroup[]): number =>
  groups.every(({ rounding, taxFact }) => rounding !== null && taxFact !== null && clean(taxFact))
    ? groups.reduce((sum, { basis, tax }) => sum + (basis === 'excl' ? tax! : 0), 0)
    : Number.NaN;

/**
 * `24O,9OO`: letters for the digits they stand for are reading. They prove a total where every number of the paper says
 * so: the goods add up to the bases of the rates, each tax is lawful, and with the taxes that lie outside they make the total.
 */
function lettersClose(
  { total, subtotalFact, taxFact }: Amounts,
  groups: readonly RateGroup[],
  goods: number,
  count: number,
): boolean {
  const isLawful = groups.every((group) => group.rounding !== null && group.taxFact !== null);
  const [first] = groups;
  if (!first || !isLawful || groups.some(({ basis }) => basis !== first.basis)) return false;
  const bases = groups.reduce((sum, { base }) => sum + base, 0);
  const taxes = groups.reduce((sum, { tax }) => sum + (tax ?? 0), 0);
  // One row may be misread together with its sum; of two and their sum one would not fit.
  if (count >= 2 && goods === bases && goods + (first.basis === 'excl' ? taxes : 0) === total) return true;
  return first.basis === 'excl' && goods === subtotalFact?.value && goods + (taxFact?.value ?? 0) === total;
}

const isGivenBack = (facts: readonly MoneyFact[], total: number): boolean =>
  facts.some(
    (paid) =>
      (paid.kind === 'tender' || paid.kind === 'paid_by') &&
      facts.some((back) => back.kind === 'change' && back.value !== 0 && paid.value - Math.abs(back.value) === total),
  );

/** `通行料金 2,740円 (税率10% 内消費税 249円)`: the printed tax is the lawful part of the printed total, at a printed rate. */
const taxInside = (group: RateGroup, total: number): boolean =>
  group.basis === 'incl' &&
  group.base === total &&
  group.rounding !== null &&
  group.taxFact !== null &&
  clean(group.taxFact) &&
  (group.taxFact.rate === group.rate || (group.taxFact.rate === null && !UNREAD_RATE.test(group.taxFact.row.tight)));
/** `内消費税一〇%`: a rate is printed and was not read, so nothing says that it is the one the tax fits. */
const UNREAD_RATE = /(?<!\d)%/;

/** `8%対象 4,760 外税 380 / 10%対象 100 外税 10`: one rate with its tax inside and one without, where the words do not say so. */
function isMixedUnsaid(groups: readonly RateGroup[]): boolean {
  if (new Set(groups.map(({ basis }) => basis)).size < 2) return false;
  return groups.some(({ basis, baseFact, taxFact }) => {
    const said = taxFact?.hint ?? baseFact?.hint ?? null;
    return said !== null && said !== basis;
  });
}
