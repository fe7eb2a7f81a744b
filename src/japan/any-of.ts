/**
 * Whether one of many patterns is in a text, asked in one pass for all that have the same flags. Most rows of a paper
 * have none of what a table looks for, and trying its patterns one after the other costs a multiple.
 */
export function anyOf(patterns: readonly RegExp[]): (text: string) => boolean {
  const groups = new Map<string, string[]>();
  for (const { source, flags } of patterns) {
    const kept = flags.replace(/[gy]/g, '');
    // A number that points back to a bracket would point to another one among others.
    const key = POINTS_BACK.test(source) ? `${kept} ${source}` : kept;
    groups.set(key, [...(groups.get(key) ?? []), source]);
  }
  const joined = [...groups].map(
    ([key, sources]) => new RegExp(sources.map((source) => `(?:${source})`).join('|'), key.split(' ')[0]!),
  );
  return (text) => joined.some((pattern) => pattern.test(text));
}

const POINTS_BACK = /\\(?:[1-9]|k<)/;
