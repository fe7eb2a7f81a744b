import { closesBracket } from './closing-bracket.ts';
import type { MoneyFact } from './facts.ts';

/** A value that may be the document's total, and how much speaks for it before any arithmetic. */
export interface TotalCandidate {
  readonly value: number;
  readonly score: number;
  /** Where it is printed; null when it follows from other amounts. */
  readonly fact: MoneyFact | null;
  readonly labelled: boolean;
}

const SCORES: Partial<Record<MoneyFact['kind'], number>> = {
  total: 5,
  payable: 4,
  paid_by: 2,
  base: 0.6,
  subtotal: 0.8,
  bare: 0,
};
const MAX_CANDIDATES = 12;

export interface TotalOptions {
  /** Amounts have cents, so they need not be whole. */
  readonly cents?: boolean;
  /** The total is printed but cannot be read: nothing else may stand in for it. */
  readonly lost?: boolean;
}

/** Best candidates first. Keyword, frequency, size and print height each vote; arithmetic decides later. */
export function totalCandidates(
  facts: readonly MoneyFact[],
  isReceipt: boolean,
  options: TotalOptions = {},
): TotalCandidate[] {
  const { cents = false, lost = false } = options;
  const votes = new Map<
    number,
    { score: number; best: MoneyFact; bestScore: number; count: number; labelled: boolean }
  >();
  for (const fact of facts) {
    const base = SCORES[fact.kind];
    if (base === undefined || (!Number.isInteger(fact.value) && !cents) || fact.value === 0) continue;
    if (fact.kind === 'bare' && ((!fact.currency && !fact.grouped) || closesBracket(fact.row))) continue;
    let score = base;
    if (fact.kind === 'total') score += strength(fact.word);
    if (fact.kind === 'bare' && fact.currency) score += isReceipt ? 1 : 0.6;
    if (fact.via === 'neighbour') score -= 1;
    if (isUnlikely(fact, facts)) score -= 4;
    if (fact.row.relativeHeight > 1.25) score += Math.min(2, fact.row.relativeHeight - 1) * 1.5;
    const known = votes.get(fact.value);
    const labelled = fact.kind === 'total' || fact.kind === 'payable';
    if (lost && !labelled) continue;
    if (!known) votes.set(fact.value, { score, best: fact, bestScore: score, count: 1, labelled });
    else {
      known.count++;
      known.labelled ||= labelled;
      if (score > known.bestScore) {
        known.best = fact;
        known.bestScore = score;
      }
    }
  }
  const largest = Math.max(...[...votes.keys()]);
  return [...votes.entries()]
    .map(([value, vote]) => ({
      value,
      fact: vote.best,
      labelled: vote.labelled,
      score: vote.bestScore + Math.min(3, vote.count - 1) * 0.7 + (value === largest ? 1 : 0),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_CANDIDATES);
}

/** `合計 2511961` among amounts written with commas: digits with something read into them. */
export const isUnlikely = (fact: MoneyFact, facts: readonly MoneyFact[]): boolean =>
  !fact.grouped &&
  !fact.currency &&
  Math.abs(fact.value) >= UNGROUPED &&
  facts.filter((other) => other.grouped).length >= MANY;
const UNGROUPED = 100_000;
const MANY = 3;

/** 総合計 is a stronger word than 計. */
function strength(word: string): number {
  if (/総合計|総額|総計|合計金額|領収|税込|grandtotal|お会計|現計/i.test(word)) return 1;
  return /^計$|利用|料金|取引|決済|売上/.test(word) ? -1.5 : 0;
}

/** What one base or subtotal and the only tax make; nothing where a paper prints several, or none. */
function madeOf(facts: readonly MoneyFact[]): Set<number> | null {
  const taxes = facts.filter(({ kind }) => kind === 'tax');
  const nets = facts.filter(({ kind }) => kind === 'base' || kind === 'subtotal').map(({ value }) => value);
  if (taxes.length !== 1 || new Set(nets).size !== 1) return null;
  return new Set([nets[0]!, nets[0]! + taxes[0]!.value]);
}

const isTax = ({ kind }: MoneyFact): boolean => kind === 'tax';

/** 前受金(8/20) -50,000: taken off the bill because it was paid before; where no earlier bill is settled by it. */
const advancePaid = (facts: readonly MoneyFact[]): number | undefined => {
  const paid = facts.filter(({ kind, value, via }) => kind === 'received' && value < 0 && via === 'row');
  return paid.length === 1 ? -paid[0]!.value : undefined;
};

/** Totals that are not printed as such: this month's share of a statement that carries a balance over. */
export function withDerivedTotals(facts: readonly MoneyFact[], printed: TotalCandidate[]): TotalCandidate[] {
  const value = (kind: MoneyFact['kind']) => facts.find((fact) => fact.kind === kind)?.value;
  const previous = value('previous');
  const carried =
    value('carried') ?? (previous !== undefined ? previous - Math.abs(value('received') ?? 0) : undefined);
  const withheld = value('withholding');
  const advance = previous === undefined ? advancePaid(facts) : undefined;
  const made = madeOf(facts);
  const derived: TotalCandidate[] = [];
  const first: TotalCandidate[] = [];
  const isPrinted = (sum: number) => printed.some((entry) => entry.value === sum);
  for (const candidate of printed.filter((entry) => entry.labelled)) {
    // What is left without the balance has to be what the paper says it is made of.
    const isMade = made === null || made.has(candidate.value - (carried ?? 0));
    if (carried !== undefined && carried !== 0 && previous !== undefined && isMade)
      derived.push({ value: candidate.value - carried, score: candidate.score + 1, fact: null, labelled: true });
    if (advance !== undefined && candidate.fact?.kind === 'payable' && !isPrinted(candidate.value + advance))
      derived.push({ value: candidate.value + advance, score: candidate.score - 0.5, fact: null, labelled: true });
    // 小計 111,600 / 源泉徴収税 11,394 / ご請求額 100,206: what both make is printed, as a subtotal or as a mere 計.
    const whole = printed.find((entry) => entry.value === candidate.value + Math.abs(withheld ?? 0));
    const isWeak = whole && (!whole.labelled || whole.fact?.word === '計');
    if (withheld && whole && isWeak && candidate.fact?.kind === 'payable' && !facts.some(isTax))
      first.push({ ...whole, score: candidate.score + 0.5, labelled: true });
    if (withheld !== undefined && !isPrinted(candidate.value + Math.abs(withheld)))
      derived.push({
        value: candidate.value + Math.abs(withheld),
        score: candidate.score - 0.5,
        fact: null,
        labelled: true,
      });
  }
  // 合討 ¥3,900 / 現金 ¥4,000 / お釣り ¥100: the word was misread, and what was kept of the money tells.
  const back = Math.abs(value('change') ?? 0);
  const handed = value('tender') ?? value('paid_by');
  if (back > 0 && handed !== undefined && !printed.some((entry) => entry.labelled)) {
    const fact = facts.find((entry) => entry.value === handed - back && entry.kind === 'bare') ?? null;
    if (fact) derived.push({ value: handed - back, score: 4, fact, labelled: true });
  }
  return [...first, ...printed, ...derived];
}
