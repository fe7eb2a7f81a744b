import { lawfulRounding } from '../../../japan/consumption-tax.ts';
import type { RateEvidence } from './breakdown.ts';
import type { MoneyFact } from './facts.ts';

export interface TaxEvidence {
  readonly rates: readonly RateEvidence[];
  readonly zero: readonly {
    readonly amount: number;
    readonly basis: 'exempt' | 'out_of_scope';
    readonly fact: MoneyFact;
  }[];
  /** Tax amounts without a rate of their own. */
  readonly unrated: readonly MoneyFact[];
}

/** Sorts the facts by tax rate. `tried` are the rates that may stand behind a tax printed without one. */
export function collectTaxEvidence(facts: readonly MoneyFact[], tried: readonly number[]): TaxEvidence {
  const bases = new Map<number, MoneyFact[]>();
  const taxes = new Map<number, MoneyFact[]>();
  const add = (map: Map<number, MoneyFact[]>, rate: number, fact: MoneyFact) =>
    map.set(rate, [...(map.get(rate) ?? []), fact]);
  const unrated: MoneyFact[] = [];
  const unratedBases: MoneyFact[] = [];
  for (const fact of facts) {
    if (fact.kind === 'base' && fact.rate !== null && fact.rate > 0) add(bases, fact.rate, fact);
    else if (fact.kind === 'base' && fact.rate === null) unratedBases.push(fact);
    else if (fact.kind === 'tax' && fact.rate !== null && fact.rate > 0) add(taxes, fact.rate, fact);
    else if (fact.kind === 'tax') unrated.push(fact);
  }
  addRateTables(facts, bases, taxes);
  addFollowers(facts, bases, taxes);
  addBasesInFront(facts, bases, tried);
  addTotalsRow(facts, bases, taxes, tried);
  const inherited = addTaxesBelow(facts, taxes);
  const onlyRate = taxes.size === 1 ? [...taxes.keys()][0] : undefined;
  inherited.push(...addLinesWithTaxInside(facts, bases, taxes, onlyRate));
  if (bases.size === 0 && taxes.size === 0 && unrated.length === 0) addBareTriple(facts, bases, taxes, tried);
  for (const fact of inherited) unrated.splice(unrated.indexOf(fact), 1);
  const printed = [...new Set([...bases.keys(), ...taxes.keys()])].sort((a, b) => b - a);
  const subtotals = facts.filter((fact) => fact.kind === 'subtotal');
  const totals = facts.filter((fact) => fact.kind === 'total');
  if (printed.length === 0) {
    if (unrated.length === 0) return { rates: [], zero: zeroRows(facts), unrated };
    const rates = tried.map((rate) => ({
      rate,
      bases: [...unratedBases, ...subtotals, ...totals],
      taxes: unrated,
      printed: false,
    }));
    return { rates, zero: zeroRows(facts), unrated };
  }
  const single = printed.length === 1;
  const rates = printed.map((rate) => {
    const own = bases.get(rate) ?? [];
    const ownTaxes = taxes.get(rate) ?? [];
    return {
      rate,
      bases: single ? [...own, ...unratedBases, ...subtotals, ...(own.length === 0 ? totals : [])] : own,
      taxes: single ? [...ownTaxes, ...unrated] : ownTaxes,
      printed: true,
    };
  });
  const sums = new Set(
    facts.filter((fact) => fact.kind === 'total' || fact.kind === 'payable').map((fact) => fact.value),
  );
  return { rates: rates.flatMap((entry) => splitByBasis(entry, sums, single)), zero: zeroRows(facts), unrated };
}

/** `外税対象額 44,400 外税10% 4,440 内税対象額 550 内税10% 50`: one rate, outside and inside, that make the total together. */
function splitByBasis(evidence: RateEvidence, sums: ReadonlySet<number>, isOnly: boolean): RateEvidence[] {
  const inside = pairOf(evidence, 'incl');
  const outside = pairOf(evidence, 'excl');
  if (!inside || !outside || inside.bases[0]!.value === outside.bases[0]!.value) return [evidence];
  const whole = outside.bases[0]!.value + outside.taxes[0]!.value + inside.bases[0]!.value;
  // Beside another rate the two make a part of the total only.
  return (isOnly ? sums.has(whole) : Math.max(...sums) > whole) ? [outside, inside] : [evidence];
}

/** The one base of a rate that says it lies outside, or inside, with its lawful tax. */
function pairOf(evidence: RateEvidence, basis: 'excl' | 'incl'): RateEvidence | null {
  const bases = evidence.bases.filter(
    ({ kind, hint }) => hint === basis && (kind === 'base' || (kind === 'subtotal' && basis === 'excl')),
  );
  const taxes = evidence.taxes.filter(({ hint }) => hint === basis || (hint === null && basis === 'excl'));
  const [base, tax] = [bases[0], taxes[0]];
  if (!base || !tax || bases.length > 1 || taxes.length > 1) return null;
  return lawfulRounding(base.value, tax.value, evidence.rate, basis) ? { ...evidence, bases, taxes } : null;
}

/** Rows such as `10%  300,000  30,000  330,000` without words: the pair that is lawful. */
function addRateTables(
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
function addFollowers(
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
function addTotalsRow(
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
function addBasesInFront(facts: readonly MoneyFact[], bases: Map<number, MoneyFact[]>, tried: readonly number[]): void {
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
function addLinesWithTaxInside(
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

/**
 * `¥4,884 / ¥444 / 10.0% / ¥4,440 / ¥4,884`: labels that were not read, and three amounts of which two are a base and its
 * lawful tax and the third, printed twice, their sum.
 */
function addBareTriple(
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
function addTaxesBelow(facts: readonly MoneyFact[], taxes: Map<number, MoneyFact[]>): MoneyFact[] {
  const found: MoneyFact[] = [];
  for (const [index, fact] of facts.entries()) {
    const previous = facts[index - 1];
    // `消費税(10%) 課税対象 16,571` / `1,657`: the tax alone in the row below.
    const isAlone = fact.kind === 'bare' && /^[¥\\]?[\d,]+円?$/.test(fact.row.tight) && /税/.test(previous?.word ?? '');
    if ((fact.kind !== 'tax' && !isAlone) || fact.rate !== null || previous?.kind !== 'base') continue;
    const { rate, value } = previous;
    if (rate === null || rate <= 0 || fact.row.index - previous.row.index > 1) continue;
    const lawful = (['excl', 'incl'] as const).some((basis) => lawfulRounding(value, fact.value, rate, basis));
    if (!lawful) continue;
    taxes.set(rate, [...(taxes.get(rate) ?? []), { ...fact, kind: 'tax' }]);
    if (!isAlone) found.push(fact);
  }
  return found;
}

function zeroRows(facts: readonly MoneyFact[]): TaxEvidence['zero'] {
  const summaries = facts.filter((fact) => fact.kind === 'zero' && fact.value !== 0);
  // 預り金 over お釣り is money handed over.
  const isTendered = facts.some((fact) => fact.kind === 'change');
  const items = facts.filter(
    (fact) => fact.kind === 'zero_item' && fact.value !== 0 && !(isTendered && /^預/.test(fact.word)),
  );
  // 協力金(不課税) 50 beside ゴルフ場利用税 800: less than the single charges is no sum of them.
  const sum = (list: readonly MoneyFact[]) => list.reduce((value, fact) => value + fact.value, 0);
  const charges = withoutSums(items);
  // 入湯税 3,600 / 取消料(対象外) 11,550 / 対象外 15,150: the last one is the sum of all.
  const whole = soleSum([...summaries, ...charges]);
  const isPart = summaries.length > 0 && Math.abs(sum(summaries)) < Math.abs(sum(charges));
  const rows = whole ?? withoutSums(isPart ? [...summaries, ...charges] : summaries.length > 0 ? summaries : charges);
  const seen = new Set<string>();
  return rows.flatMap((fact) => {
    const basis = fact.hint === 'exempt' ? ('exempt' as const) : ('out_of_scope' as const);
    const key = `${basis}/${fact.value}/${fact.kind === 'zero_item' ? fact.word : ''}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ amount: fact.value, basis, fact }];
  });
}

/** The summary that is all the other rows together, each counted once. */
function soleSum(rows: readonly MoneyFact[]): readonly MoneyFact[] | null {
  const once = [...new Map(rows.map((fact) => [`${fact.word}/${fact.value}`, fact])).values()];
  const [sum] = withoutSums(once);
  return once.length > 2 && sum?.kind === 'zero' && withoutSums(once).length === 1 ? [sum] : null;
}

/** `立替金計 51,500` under its parts says nothing new. */
function withoutSums(rows: readonly MoneyFact[]): readonly MoneyFact[] {
  const sum = rows.reduce((total, fact) => total + fact.value, 0);
  const isSum = rows.length >= 2 ? rows.find((fact) => fact.value * 2 === sum && rows.length > 2) : undefined;
  return isSum ? [isSum] : rows;
}
