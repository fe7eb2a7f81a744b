/**
 * Glossary
 * - rule: a named observation about a subject (a candidate, a row, a document): a fact that can be seen, not a verdict.
 * - weight: how much a rule speaks for a class; fitted by `npm run fit`, never typed by hand.
 * - scorer: rules and their weights; a linear sum, so that every verdict can be explained rule by rule.
 */
export interface Rule<S> {
  readonly id: string;
  /** True, or a strength; 0 and false are silence. */
  readonly when: (subject: S) => boolean | number;
  /** Where it speaks, and where it must not. Both are tests; `⟦…⟧` marks the subject, or its row begins with `▶`. */
  readonly example: string;
  readonly counterExample: string;
}

/** What `npm run fit` writes: one file per scorer. */
export interface Weights {
  /** The day of the fit. */
  readonly fitted: string;
  /** How many labelled subjects (or groups of candidates) it was fitted on. */
  readonly examples: number;
  /** Mean log loss over them. */
  readonly loss: number;
  readonly classes: readonly string[];
  readonly bias: readonly number[];
  /** Per rule: one weight per class, and how much the loss grows without the rule. */
  readonly rules: Readonly<Record<string, { readonly weights: readonly number[]; readonly loss: number }>>;
}

export interface Fired {
  readonly id: string;
  readonly value: number;
  readonly weights: readonly number[];
}

export interface Verdict {
  readonly best: string;
  /** Probability per class, in the order of the weights' classes. */
  readonly probabilities: readonly number[];
  readonly scores: readonly number[];
  readonly fired: readonly Fired[];
}

/** Rules that speak about a subject, with their strength. */
export function observe<S>(rules: readonly Rule<S>[], subject: S): [index: number, value: number][] {
  const found: [number, number][] = [];
  for (let index = 0; index < rules.length; index++) {
    const value = Number(rules[index]!.when(subject));
    if (value !== 0) found.push([index, value]);
  }
  return found;
}

interface Weighted<S> extends Pick<Rule<S>, 'when'> {
  /** What is told where the rule speaks in full, as most do: one for all papers. */
  readonly spoken: Fired;
}
/** Of tables, not of papers: which rules have a weight, so that the others are not asked. */
const WEIGHTED = new WeakMap<readonly unknown[], { weights: Weights; known: readonly Weighted<never>[] }>();

function weighted<S>(rules: readonly Rule<S>[], weights: Weights): readonly Weighted<never>[] {
  let found = WEIGHTED.get(rules);
  if (found?.weights !== weights) {
    const known = rules.flatMap(({ id, when }) => {
      const own = weights.rules[id]?.weights;
      return own ? [{ when, spoken: { id, value: 1, weights: own } }] : [];
    });
    WEIGHTED.set(rules, (found = { weights, known }));
  }
  return found.known;
}

/** The class of a subject, with everything that led to it. */
export function classify<S>(rules: readonly Rule<S>[], weights: Weights, subject: S): Verdict {
  const scores = [...weights.bias];
  const fired: Fired[] = [];
  const known = weighted(rules, weights);
  for (let at = 0; at < known.length; at++) {
    const { when, spoken } = known[at]! as Weighted<S>;
    const value = Number(when(subject));
    if (value === 0) continue;
    const { weights: own } = spoken;
    for (let k = 0; k < scores.length; k++) scores[k]! += own[k]! * value;
    fired.push(value === 1 ? spoken : { ...spoken, value });
  }
  const probabilities = softmax(scores);
  let best = 0;
  for (let k = 1; k < probabilities.length; k++) if (probabilities[k]! > probabilities[best]!) best = k;
  return { best: weights.classes[best]!, probabilities, scores, fired };
}

/** One number for a candidate that is ranked against others; `none` of them scores 0. */
export function rank<S>(
  rules: readonly Rule<S>[],
  weights: Weights,
  subject: S,
): { score: number; fired: readonly Fired[] } {
  const { scores, fired } = classify(rules, weights, subject);
  return { score: scores[0]!, fired };
}

export function softmax(scores: readonly number[]): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < scores.length; k++) most = Math.max(most, scores[k]!);
  const powers: number[] = [];
  let sum = 0;
  for (let k = 0; k < scores.length; k++) {
    powers.push(Math.exp(scores[k]! - most));
    sum += powers[k]!;
  }
  for (let k = 0; k < powers.length; k++) powers[k]! /= sum;
  return powers;
}
