import type { TaxEvidence } from './evidence.ts';
import type { MoneyFact } from './facts.ts';

export function zeroRows(facts: readonly MoneyFact[]): TaxEvidence['zero'] {
  const summaries = facts.filter((fact) => fact.kind === 'zero' && fact.value !== 0);
  // 預り金 over お釣り is money handed over.
  const isTendered = facts.some((fact) => fact.kind === 'change');
  const items = facts.filter(
    (fact, index) =>
      fact.kind === 'zero_item' &&
      fact.value !== 0 &&
      !(isTendered && /^預/.test(fact.word)) &&
      // 内 軽油引取税 1,284 … 軽油税 1,284: one tax said twice.
      !(/^軽油/.test(fact.word) && facts.findIndex((other) => isSameDuty(other, fact)) < index),
  );
  // 協力金(不課税) 50 beside ゴルフ場利用税 800: less than the single charges is no sum of them.
  const sum = (list: readonly MoneyFact[]) => list.reduce((value, fact) => value + fact.value, 0);
  const charges = withoutSums(items);
  // 入湯税 3,600 / 取消料(対象外) 11,550 / 対象外 15,150: the last one is the sum of all.
  const whole = soleSum([...summaries, ...charges]);
  const isPart = summaries.length > 0 && Math.abs(sum(summaries)) < Math.abs(sum(charges));
  const all = [...summaries, ...charges];
  const likely = whole ?? withoutSums(isPart ? all : summaries.length > 0 ? summaries : charges);
  // ゴルフ場利用税(不課税) 1,000 / ゴルフ振興基金 50: the paper's own sum says whether both count.
  // 登録免許税(立替) 30,000 / 立替金計 31,262: or whether a sum of them counts alone, beside what the rates sum up.
  const once = [...new Map(summaries.map((fact) => [fact.value, fact])).values()];
  const sums = items.filter(({ word }) => /計$/.test(word)).map((fact) => [fact, ...once]);
  // OCEAN FREIGHT 免税 84,000 … 免税計 122,500 不課税計 67,400: rows that say it each, and their sums.
  const called = summaries.filter(({ word }) => /計$/.test(word));
  // 緑化協力金 50 / ゴルフ場利用税 750 … 不課税 750: or whether only what it calls untaxed is, whatever a charge mostly is.
  const readings = [all, called, ...sums, [...once, ...charges], once].filter((list) => list.length > 0);
  const rows = closes(facts, sum(likely)) ? likely : (readings.find((list) => closes(facts, sum(list))) ?? likely);
  const seen = new Set<string>();
  return rows.flatMap((fact) => {
    const basis = fact.hint === 'exempt' ? ('exempt' as const) : ('out_of_scope' as const);
    // 御守(非課税) 3,000 … 不課税 3,000: one row of goods and its sum, whatever each calls it.
    const isSaidAgain = rows.some(
      (other) =>
        other.kind === 'zero' && other !== fact && other.value === fact.value && other.row.index > fact.row.index,
    );
    if (fact.kind === 'zero' && isSaidAgain) return [];
    const key = `${basis}/${fact.value}/${fact.kind === 'zero_item' ? fact.word : ''}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ amount: fact.value, basis, fact }];
  });
}

const isSameDuty = (a: MoneyFact, b: MoneyFact): boolean => /^軽油/.test(a.word) && a.value === b.value;

/** Whether what bears no tax makes a printed total together with a sum that bears it. */
function closes(facts: readonly MoneyFact[], untaxed: number): boolean {
  const values = (...kinds: MoneyFact['kind'][]) =>
    facts.filter(({ kind, via }) => kinds.includes(kind) && via === 'row').map(({ value }) => value);
  const taxes = new Set([0, ...values('tax')]);
  const bases = new Set(values('base', 'subtotal'));
  return values('total', 'payable').some((total) =>
    [...taxes].some((tax) => bases.has(total - untaxed - tax) && total !== untaxed),
  );
}

/** The summary that is all the other rows together, each counted once. */
function soleSum(rows: readonly MoneyFact[]): readonly MoneyFact[] | null {
  const once = [...new Map(rows.map((fact) => [`${fact.word}/${fact.value}`, fact])).values()];
  const [sum] = withoutSums(once);
  return once.length > 2 && sum?.kind === 'zero' && withoutSums(once).length === 1 ? [sum] : null;
}

/** `立替金計 51,500` under its parts says nothing new. */
function withoutSums(rows: readonly MoneyFact[]): readonly MoneyFact[] {
  const [first, second] = rows;
  const isSaidAgain = rows.length === 2 && first!.value === second!.value;
  if (isSaidAgain && /計$/.test(second!.word)) return [second!];
  // 登録免許税(立替) 10,000 / 立替金 10,000
  if (isSaidAgain && /^立替(?:金|費)$/.test(second!.word) && /.立替/.test(first!.word)) return [first!];
  const sum = rows.reduce((total, fact) => total + fact.value, 0);
  const isSum = rows.length >= 2 ? rows.find((fact) => fact.value * 2 === sum && rows.length > 2) : undefined;
  return isSum ? [isSum] : rows;
}
