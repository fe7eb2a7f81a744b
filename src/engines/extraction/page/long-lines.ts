import type { SourceLine } from './rows.ts';

/** Longer lines are cut at a space: what stands further apart than this has nothing to do with each other. */
export const MAX_LINE = 300;

/** The pieces of an overlong line; usually the line itself. */
export function piecesOf(source: SourceLine): SourceLine[] {
  if (source.text.length <= MAX_LINE) return [source];
  const pieces: SourceLine[] = [];
  for (let start = 0; start < source.text.length; ) {
    const space = source.text.lastIndexOf(' ', start + MAX_LINE);
    let end = source.text.length - start <= MAX_LINE ? source.text.length : space > start ? space : start + MAX_LINE;
    // Never between the halves of one character.
    if (/[\ud800-\udbff]/.test(source.text[end - 1] ?? '')) end++;
    const offset = start;
    pieces.push({
      ...source,
      text: source.text.slice(start, end),
      rectOf: (from, to) => source.rectOf(from + offset, to + offset),
    });
    start = end;
  }
  return pieces;
}
