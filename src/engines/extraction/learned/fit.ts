import { observe, type Rule, softmax, type Weights } from './rule.ts';

export interface Labelled<S> {
  readonly subject: S;
  readonly label: string;
  /** How much the example counts; 1 unless said. */
  readonly share?: number;
}

/** Candidates of one document of which one is right, or none (null). */
export interface Ranked<S> {
  readonly candidates: readonly S[];
  readonly right: number | null;
}

interface Row {
  readonly values: readonly (readonly [number, number])[];
  readonly label: number;
  readonly share: number;
}

export interface FitOptions {
  /** The day written into the file. */
  readonly day: string;
  readonly rounds?: number;
  /** Keeps weights small, so that one document decides nothing. */
  readonly decay?: number;
}

/** Multinomial logistic regression by full-batch descent with momentum: no chance in it, so the same data give the same file. */
export function fitClasses<S>(
  rules: readonly Rule<S>[],
  classes: readonly string[],
  examples: readonly Labelled<S>[],
  { day, rounds = 400, decay = 0.0008 }: FitOptions,
): Weights {
  const rows = merged(
    examples.map(
      ({ subject, label, share = 1 }): Row => ({
        values: observe(rules, subject),
        label: classes.indexOf(label),
        share,
      }),
    ),
  );
  const total = rows.reduce((sum, row) => sum + row.share, 0);
  const width = classes.length;
  const weights = new Float64Array((rules.length + 1) * width);
  const at = (rule: number, k: number) => rule * width + k;
  const scoresOf = (row: Row, without = -1) => {
    const scores = Array.from({ length: width }, (_, k) => weights[at(rules.length, k)]!);
    for (const [rule, value] of row.values)
      if (rule !== without) for (let k = 0; k < width; k++) scores[k]! += weights[at(rule, k)]! * value;
    return scores;
  };
  descend(weights, rounds, decay, rules.length * width, (gradient) => {
    for (const row of rows) {
      const probabilities = softmax(scoresOf(row));
      for (let k = 0; k < width; k++) {
        const error = ((probabilities[k]! - (k === row.label ? 1 : 0)) * row.share) / total;
        gradient[at(rules.length, k)]! += error;
        for (const [rule, value] of row.values) gradient[at(rule, k)]! += error * value;
      }
    }
  });
  const lossWithout = (without: number) =>
    rows.reduce((sum, row) => {
      const probabilities = softmax(scoresOf(row, without));
      return sum - Math.log(Math.max(1e-12, probabilities[row.label]!)) * row.share;
    }, 0) / total;
  return describe(rules, classes, weights, examples.length, day, lossWithout);
}

/** Examples that look the same and are the same count as one of greater weight: the same fit in a fraction of the time. */
function merged(rows: readonly Row[]): Row[] {
  const known = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.label}|${row.values.map(([rule, value]) => `${rule}:${value}`).join()}`;
    const same = known.get(key);
    known.set(key, same ? { ...same, share: same.share + row.share } : row);
  }
  return [...known.values()];
}

/** The same for ranking: one weight per rule, softmax over the candidates of a document and over choosing none. */
export function fitRanking<S>(
  rules: readonly Rule<S>[],
  groups: readonly Ranked<S>[],
  { day, rounds = 400, decay = 0.0008 }: FitOptions,
): Weights {
  const rows = groups.map((group) => ({
    candidates: group.candidates.map((candidate) => observe(rules, candidate)),
    right: group.right,
  }));
  const weights = new Float64Array(rules.length + 1);
  const bias = rules.length;
  const scoresOf = (row: (typeof rows)[number], without = -1) => [
    ...row.candidates.map((values) =>
      values.reduce((sum, [rule, value]) => (rule === without ? sum : sum + weights[rule]! * value), weights[bias]!),
    ),
    0,
  ];
  descend(weights, rounds, decay, rules.length, (gradient) => {
    for (const row of rows) {
      const probabilities = softmax(scoresOf(row));
      for (const [index, values] of row.candidates.entries()) {
        const error = (probabilities[index]! - (index === row.right ? 1 : 0)) / rows.length;
        gradient[bias]! += error;
        for (const [rule, value] of values) gradient[rule]! += error * value;
      }
    }
  });
  const lossWithout = (without: number) =>
    rows.reduce((sum, row) => {
      const probabilities = softmax(scoresOf(row, without));
      return sum - Math.log(Math.max(1e-12, probabilities[row.right ?? row.candidates.length]!));
    }, 0) / Math.max(1, rows.length);
  return describe(rules, ['score'], weights, rows.length, day, lossWithout);
}

const STEP = 0.9;
const MOMENTUM = 0.9;

/** Descent with a step per weight (as in RMSprop), which copes with rules that speak rarely. */
function descend(
  weights: Float64Array,
  rounds: number,
  decay: number,
  decayed: number,
  addGradient: (gradient: Float64Array) => void,
): void {
  const speed = new Float64Array(weights.length);
  const scale = new Float64Array(weights.length);
  for (let round = 1; round <= rounds; round++) {
    const gradient = new Float64Array(weights.length);
    addGradient(gradient);
    const step = (STEP / 8) * (1 - (0.9 * round) / rounds);
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i]! + (i < decayed ? decay * weights[i]! : 0);
      speed[i] = MOMENTUM * speed[i]! + (1 - MOMENTUM) * slope;
      scale[i] = 0.99 * scale[i]! + 0.01 * slope * slope;
      const unbiased = scale[i]! / (1 - 0.99 ** round);
      weights[i]! -= (step * speed[i]!) / (Math.sqrt(unbiased) + 1e-4);
    }
  }
}

function describe<S>(
  rules: readonly Rule<S>[],
  classes: readonly string[],
  weights: Float64Array,
  examples: number,
  day: string,
  lossWithout: (rule: number) => number,
): Weights {
  const width = classes.length;
  const loss = lossWithout(-1);
  const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places + 0;
  return {
    fitted: day,
    examples,
    loss: round(loss, 5),
    classes,
    bias: classes.map((_, k) => round(weights[rules.length * width + k]!, 3)),
    rules: Object.fromEntries(
      rules.map((rule, index) => [
        rule.id,
        {
          weights: classes.map((_, k) => round(weights[index * width + k]!, 3)),
          loss: round(lossWithout(index) - loss, 5),
        },
      ]),
    ),
  };
}
