import type { IssuerSubject } from './issuer-candidates.ts';

/** Shorter words are too often those of something else. */
const SHORTEST = 3;

/**
 * `くぜファーム 軽トラ市` at the head and `くぜファーム  tel 090-…` under it: a name that also stands alone ends where it does
 * there. The two are one party and do not compete.
 */
export function withoutLongerPrints<T extends IssuerSubject & { readonly score: number }>(entries: readonly T[]): T[] {
  const alone = new Map(entries.map((entry) => [entry.value.trim(), entry]));
  const best = new Map<T, number>();
  const kept = entries.filter((entry) => {
    const short = beginning(entry.value.trim(), alone);
    if (!short || short.score <= 0) return true;
    best.set(short, Math.max(best.get(short) ?? short.score, entry.score));
    return false;
  });
  return kept.map((entry) => (best.has(entry) ? { ...entry, score: best.get(entry)! } : entry));
}

/** The shortest beginning of a name, up to a space, that is a candidate of its own. */
function beginning<T>(name: string, alone: ReadonlyMap<string, T>): T | undefined {
  for (let end = name.indexOf(' '); end > 0; end = name.indexOf(' ', end + 1)) {
    const found = end >= SHORTEST ? alone.get(name.slice(0, end)) : undefined;
    if (found) return found;
  }
  return undefined;
}
