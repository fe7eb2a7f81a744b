/**
 * Order-free scoring: both sides NFKC without spaces; each true segment is aligned to the best substring of an
 * output row; CER = edits / characters, exact = segments without an edit. Extra text is not charged.
 */
export interface Score {
  edits: number;
  characters: number;
  exact: number;
  segments: number;
  /** Per kind: exact, all. */
  readonly byKind: Map<string, [exact: number, all: number]>;
  /** Numbers whose digits were all read, whatever stands around them; and all numbers. */
  readonly digits: [right: number, all: number];
  readonly misses: Miss[];
}

export interface Miss {
  readonly kind: string;
  readonly truth: string;
  readonly row: string;
  readonly edits: number;
}

export const newScore = (): Score => ({
  edits: 0,
  characters: 0,
  exact: 0,
  segments: 0,
  byKind: new Map(),
  digits: [0, 0],
  misses: [],
});

const FOLD: Readonly<Record<string, string>> = {
  '￥': '¥',
  '〜': '~',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '“': '"',
  '”': '"',
  '’': "'",
  '‘': "'",
  '\u3099': '゛',
};

/** The fold of the metric: what a reader of the page would not call a difference. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/./gu, (char) => FOLD[char] ?? char);

/** Edits needed to turn `text` into some substring of `row`. */
export function editsWithin(text: readonly string[], row: readonly string[]): number {
  let previous = new Int32Array(row.length + 1);
  let current = new Int32Array(row.length + 1);
  for (let i = 1; i <= text.length; i++) {
    current[0] = i;
    for (let j = 1; j <= row.length; j++) {
      const same = previous[j - 1]! + (text[i - 1] === row[j - 1] ? 0 : 1);
      current[j] = Math.min(same, previous[j]! + 1, current[j - 1]! + 1);
    }
    [previous, current] = [current, previous];
  }
  return previous.reduce((least, value) => Math.min(least, value), text.length);
}

/** Kinds whose digits have to be right: T-number, postal code, phone, amount. */
const NUMBERS: readonly string[] = ['tno', 'zip', 'tel', 'amount'];

function addDigits({ digits }: Score, truth: string, row: string): void {
  const wanted = truth.replace(/[^0-9]/g, '');
  // A number in kanji counts as text.
  if (wanted === '') return;
  digits[1]++;
  if (row.replace(/[^0-9]/g, '').includes(wanted)) digits[0]++;
}

/** Adds one score to another: a page to its groups. */
export function addScore(into: Score, page: Score): void {
  into.edits += page.edits;
  into.characters += page.characters;
  into.exact += page.exact;
  into.segments += page.segments;
  into.digits[0] += page.digits[0];
  into.digits[1] += page.digits[1];
  into.misses.push(...page.misses);
  for (const [kind, [exact, all]] of page.byKind) {
    const counts = into.byKind.get(kind) ?? into.byKind.set(kind, [0, 0]).get(kind)!;
    counts[0] += exact;
    counts[1] += all;
  }
}

/** Adds one page to a score. */
export function addPage(
  score: Score,
  segments: readonly { kind: string; text: string }[],
  rows: readonly string[],
  foldOf: (text: string) => string = fold,
): void {
  const folded = rows.map(foldOf);
  const split = folded.map((row) => [...row]);
  for (const { kind, text } of segments) {
    const truth = foldOf(text);
    const chars = [...truth];
    let best = { edits: chars.length, row: '' };
    const whole = folded.find((row) => row.includes(truth));
    if (whole !== undefined) best = { edits: 0, row: whole };
    else {
      split.forEach((row, i) => {
        const edits = editsWithin(chars, row);
        if (edits < best.edits) best = { edits, row: folded[i]! };
      });
    }
    score.edits += best.edits;
    score.characters += chars.length;
    score.segments++;
    const counts = score.byKind.get(kind) ?? score.byKind.set(kind, [0, 0]).get(kind)!;
    counts[1]++;
    if (NUMBERS.includes(kind)) addDigits(score, truth, best.row);
    if (best.edits === 0) {
      score.exact++;
      counts[0]++;
    } else score.misses.push({ kind, truth, row: best.row, edits: best.edits });
  }
}
