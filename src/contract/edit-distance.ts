/** A glyph without a substitute stands as `＿` in the registry; after NFKC it is this one-character wildcard. */
export const WILDCARD = '_';

const WILD = WILDCARD.charCodeAt(0);
const same = (a: number, b: number): boolean => a === b || a === WILD || b === WILD;

/**
 * Damerau–Levenshtein distance (neighbouring swap = 1) up to `limit`; `limit + 1` when it is more.
 * The registry's `＿` agrees with any one character.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (a === b) return 0;
  let start = 0;
  while (start < a.length && start < b.length && same(a.charCodeAt(start), b.charCodeAt(start))) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && same(a.charCodeAt(endA - 1), b.charCodeAt(endB - 1))) {
    endA--;
    endB--;
  }
  const n = endA - start;
  const m = endB - start;
  if (n === 0 || m === 0) return Math.min(Math.max(n, m), limit + 1);
  return banded(a, b, start, n, m, limit);
}

/** Rows of the table, used again by every comparison: a search compares hundreds of short names. */
const LONGEST_KEPT = 63;
const KEPT = [0, 1, 2].map(() => new Int32Array(LONGEST_KEPT + 1));

/** The table of all beginnings of both texts, as far as they differ by `limit` characters in length: no other counts. */
function banded(a: string, b: string, start: number, n: number, m: number, limit: number): number {
  const far = limit + 1;
  let [before, previous, current] = (m <= LONGEST_KEPT ? KEPT : [0, 1, 2].map(() => new Int32Array(m + 1))) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (let j = 0; j <= m && j <= far; j++) previous[j] = j;
  for (let i = 1; i <= n; i++) {
    const from = Math.max(1, i - limit);
    const to = Math.min(m, i + limit);
    let best = from === 1 ? i : far;
    current[from - 1] = best;
    const ca = a.charCodeAt(start + i - 1);
    for (let j = from; j <= to; j++) {
      const cb = b.charCodeAt(start + j - 1);
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same(ca, cb) ? 0 : 1));
      if (i > 1 && j > 1 && ca === b.charCodeAt(start + j - 2) && a.charCodeAt(start + i - 2) === cb)
        cost = Math.min(cost, before[j - 2]! + 1);
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return far;
    if (to < m) current[to + 1] = far;
    const done = before;
    before = previous;
    previous = current;
    current = done;
  }
  return Math.min(previous[m]!, far);
}

/** True when one insertion, deletion, substitution or swap of neighbours turns one text into the other. */
export const withinOneEdit = (a: string, b: string): boolean => editDistance(a, b, 1) <= 1;

/** Same length, one character another: what a glyph that the registry had to replace looks like. */
export function differByOneCharacter(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let differences = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) differences++;
  return differences === 1;
}
