/** Reproducible random numbers (mulberry32). */
export interface Random {
  next(): number;
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
}

export function random(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: (items) => items[below(items.length)]! };
}

/** ASCII digits, letters, spaces and hyphens as the files print them: full-width. */
export const fullWidth = (text: string): string =>
  text
    .replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
    .replaceAll(' ', '\u3000');
