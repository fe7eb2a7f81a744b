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

/** The class of a subject, with everything that led to it. */
export function classify<S>(rules: readonly Rule<S>[], weights: Weights, subject: S): Verdict {
  const scores = [...weights.bias];
  const fired: Fired[] = [];
  for (const rule of rules) {
    const value = Number(rule.when(subject));
    const known = value === 0 ? undefined : weights.rules[rule.id];
    if (!known) continue;
    for (let k = 0; k < scores.length; k++) scores[k]! += known.weights[k]! * value;
    fired.push({ id: rule.id, value, weights: known.weights });
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
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  let sum = 0;
  for (const power of powers) sum += power;
  for (let k = 0; k < powers.length; k++) powers[k]! /= sum;
  return powers;
}
