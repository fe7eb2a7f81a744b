import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { MoneyFact } from './facts.ts';

/** Rows such as `10%  300,000  30,000  330,000` without words: the pair that is lawful. */
export function addRateTables(
  facts: readonly MoneyFact[],
  bases: Map<number, MoneyFact[]>,
  taxes: Map<number, MoneyFact[]>,
): void {
  const byRow = Map.groupBy(
    facts.filter((fact) => fact.kind === 'bare' && fact.via === 'none' && fact.rate !== null && fact.rate > 0),
    (fact) => fact.row.index,
  );
  for (const row of byRow.values()) {
    if (row.length < 2 || row.length > 4) continue;
    const rate = row[0]!.rate!;
    if (!new RegExp(String.raw`^\W*(?:標準|軽減|税率|消費税)*\W*${rate}%`).test(row[0]!.row.tight)) continue;
    for (const base of row)
      for (const tax of row) {
        const basis = (['excl', 'incl'] as const).find((candidate) =>
          lawfulRounding(base.value, tax.value, rate, candidate),
        );
        if (!basis || tax.value >= base.value) continue;
        bases.set(rate, [...(bases.get(rate) ?? []), { ...base, kind: 'base' }]);
        taxes.set(rate, [...(taxes.get(rate) ?? []), { ...tax, kind: 'tax' }]);
      }
  }
}

/** `(内税(10%)対象額¥837 ¥83)`: the second amount belongs to the same rate. */
export function addFollowers(
  facts: readonly MoneyFact[],
  bases: Map<number, MoneyFact[]>,
  taxes: Map<number, MoneyFact[]>,
): void {
  for (const [index, fact] of facts.entries()) {
    if (fact.via !== 'follow' || fact.rate === null || fact.rate <= 0) continue;
    const previous = facts[index - 1];
    if (!previous || previous.row !== fact.row || previous.rate !== fact.rate) continue;
    if (previous.kind === 'base' && Math.abs(fact.value) < Math.abs(previous.value))
      taxes.set(fact.rate, [...(taxes.get(fact.rate) ?? []), { ...fact, kind: 'tax' }]);
    else if (previous.kind === 'tax' && lawfulRounding(previous.value, fact.value, fact.rate, 'excl')) {
      // `消費税(10%対象) 10,000 1,000`: the first amount was the base.
      bases.set(fact.rate, [...(bases.get(fact.rate) ?? []), { ...previous, kind: 'base' }]);
      taxes.set(fact.rate, [...(taxes.get(fact.rate) ?? []), { ...fact, kind: 'tax' }]);
    }
  }
}

/** `合計  51,300  5,130` over `ご請求額 56,430`: net and tax side by side under their columns, and their sum printed. */
export function addTotalsRow(
  facts: readonly MoneyFact[],
  bases: Map<number, MoneyFact[]>,
  taxes: Map<number, MoneyFact[]>,
  tried: readonly number[],
): void {
  const printed = new Set(
    facts.filter((fact) => fact.kind === 'total' || fact.kind === 'payable').map((fact) => fact.value),
  );
  for (const [index, net] of facts.entries()) {
    const tax = facts[index + 1];
    if ((net.kind !== 'total' && net.kind !== 'subtotal') || net.rate !== null) continue;
    if (tax?.row !== net.row || tax.via !== 'follow' || !printed.has(net.value + tax.value)) continue;
    const near = (rate: number) => Math.abs((net.value * rate) / 100 - tax.value) <= 5;
    const rate = tried.concat(8).find(near);
    if (rate === undefined) continue;
    bases.set(rate, [...(bases.get(rate) ?? []), { ...net, kind: 'base', rate, hint: 'excl' }]);
    taxes.set(rate, [...(taxes.get(rate) ?? []), { ...tax, kind: 'tax', rate, hint: null }]);
  }
}

/** `通関手数料 20,000  消費税(10%) 2,000`: an amount in front of the tax it is the lawful base of. */
export function addBasesInFront(
  facts: readonly MoneyFact[],
  bases: Map<number, MoneyFact[]>,
  tried: readonly number[],
): void {
  const sums = new Set(facts.filter(({ kind }) => kind === 'total' || kind === 'payable').map(({ value }) => value));
  for (const [index, fact] of facts.entries()) {
    const next = facts[index + 1];
    if (fact.kind !== 'bare' || next?.kind !== 'tax') continue;
    if (next.row !== fact.row && !(isAloneAbove(fact, next) && sums.has(fact.value + next.value))) continue;
    const rate = next.rate ?? fact.rate;
    if (rate === null || rate <= 0 || !tried.concat(8).includes(rate)) continue;
    if (next.hint !== 'incl' && lawfulRounding(fact.value, next.value, rate, 'excl'))
      bases.set(rate, [...(bases.get(rate) ?? []), { ...fact, kind: 'base', rate, hint: 'excl' }]);
  }
}

/** `1,400,000` in a row of its own over `消費税(10%) 140,000`, where both together are the printed sum. */
const isAloneAbove = (net: MoneyFact, tax: MoneyFact): boolean =>
  tax.row.index - net.row.index === 1 && /^[¥\\]?[\d,]+円?$/.test(net.row.tight);

/** `配達料(税込) 1,100 (内消費税 100)`: one line that says its own tax inside. */
export function addLinesWithTaxInside(
  facts: readonly MoneyFact[],
  bases: Map<number, MoneyFact[]>,
  taxes: Map<number, MoneyFact[]>,
  rate: number | undefined,
): MoneyFact[] {
  if (rate === undefined) return [];
  return facts.filter((tax, index) => {
    const base = facts[index - 1];
    if (tax.kind !== 'tax' || tax.hint !== 'incl' || tax.rate !== null || base?.row !== tax.row) return false;
    if (base.kind !== 'bare' || !/税込/.test(base.row.tight.slice(0, 24))) return false;
    if (!lawfulRounding(base.value, tax.value, rate, 'incl')) return false;
    bases.set(rate, [...(bases.get(rate) ?? []), { ...base, kind: 'base', rate, hint: 'incl' }]);
    taxes.set(rate, [...(taxes.get(rate) ?? []), { ...tax, rate }]);
    return true;
  });
}

/** `購読料(8%) 税込 43,200円` / `(内消費税 3,200円)`, one charge for each rate, all of them together the printed sum. */
export function addChargesByRate(
  facts: readonly MoneyFact[],
  bases: Map<number, MoneyFact[]>,
  taxes: Map<number, MoneyFact[]>,
): MoneyFact[] {
  if (bases.size > 0 || taxes.size > 0) return [];
  const pairs = facts.flatMap((tax, index) => {
    const base = facts[index - 1];
    if (tax.kind !== 'tax' || tax.hint !== 'incl' || tax.rate !== null || base?.kind !== 'bare') return [];
    const { rate, row, value } = base;
    if (rate === null || rate <= 0 || tax.row.index - row.index > 1 || !/税込/.test(row.tight)) return [];
    return lawfulRounding(value, tax.value, rate, 'incl') ? [{ base, tax, rate }] : [];
  });
  const sum = pairs.reduce((total, { base }) => total + base.value, 0);
  const isWhole = facts.some(({ kind, value }) => (kind === 'total' || kind === 'payable') && value === sum);
  if (!isWhole || new Set(pairs.map(({ rate }) => rate)).size !== pairs.length) return [];
  for (const { base, tax, rate } of pairs) {
    bases.set(rate, [{ ...base, kind: 'base', hint: 'incl' }]);
    taxes.set(rate, [{ ...tax, rate }]);
  }
  return pairs.map(({ tax }) => tax);
}

/**
 * `¥4,884 / ¥444 / 10.0% / ¥4,440 / ¥4,884`: labels that were not read, and three amounts of which two are a base and its
 * lawful tax and the third, printed twice, their sum.
 */
export function addBareTriple(
  facts: readonly MoneyFact[],
  bases: Map<number, MoneyFact[]>,
  taxes: Map<number, MoneyFact[]>,
  tried: readonly number[],
): void {
  const bare = facts.filter((fact) => fact.kind === 'bare' && fact.currency).slice(0, MAX_BARE);
  for (const net of bare)
    for (const tax of bare) {
      const sum = net.value + tax.value;
      if (tax.value <= 0 || tax.value >= net.value || bare.filter((fact) => fact.value === sum).length < 2) continue;
      const rate = tried.find((entry) => lawfulRounding(net.value, tax.value, entry, 'excl'));
      if (rate === undefined || !facts.some((fact) => fact.rate === rate)) continue;
      bases.set(rate, [{ ...net, kind: 'base', rate, hint: 'excl' }]);
      taxes.set(rate, [{ ...tax, kind: 'tax', rate, hint: null }]);
      return;
    }
}
const MAX_BARE = 40;

/** `外税 8%対象額 ¥1,474` / `外税額 ¥117`: a tax without a rate under the base it is the lawful tax of. */
export function addTaxesBelow(facts: readonly MoneyFact[], taxes: Map<number, MoneyFact[]>): MoneyFact[] {
  const found: MoneyFact[] = [];
  for (const [index, fact] of facts.entries()) {
    const previous = facts[index - 1];
    // `消費税(10%) 課税対象 16,571` / `1,657`: the tax alone in the row below.
    const isAlone = fact.kind === 'bare' && /^[¥\\]?[\d,]+円?$/.test(fact.row.tight) && /税/.test(previous?.word ?? '');
    if ((fact.kind !== 'tax' && !isAlone) || fact.rate !== null || previous?.kind !== 'base') continue;
    const { rate, value } = previous;
    if (rate === null || rate <= 0 || fact.row.index - previous.row.index > (fact.via === 'heading' ? 2 : 1)) continue;
    const lawful = (['excl', 'incl'] as const).some((basis) => lawfulRounding(value, fact.value, rate, basis));
    if (!lawful) continue;
    taxes.set(rate, [...(taxes.get(rate) ?? []), { ...fact, kind: 'tax' }]);
    if (!isAlone) found.push(fact);
  }
  return found;
}
