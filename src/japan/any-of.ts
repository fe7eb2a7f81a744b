import { likelyPatterns } from './likely-patterns.ts';

/** Whether one of many patterns is in a text: those whose letters it has are tried. */
export function anyOf(patterns: readonly RegExp[]): (text: string) => boolean {
  // A pattern that goes on where it stopped would answer the same question differently.
  const asked = patterns.map((pattern) =>
    pattern.global || pattern.sticky ? new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')) : pattern,
  );
  const likely = likelyPatterns(asked, (pattern) => pattern);
  return (text) => {
    const tried = likely(text);
    for (let at = 0; at < tried.length; at++) if (tried[at]!.test(text)) return true;
    return false;
  };
}

/** The same for one pattern of many words: each of its alternatives is a pattern of its own, made when first asked. */
export function anyAlternativeOf(pattern: RegExp): (text: string) => boolean {
  let isIn: ((text: string) => boolean) | undefined;
  return (text) => {
    isIn ??= anyOf(alternativesOf(pattern.source).map((source) => new RegExp(source, pattern.flags)));
    return isIn(text);
  };
}

/** What stands between the strokes of a pattern, those within brackets left alone. */
function alternativesOf(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/g)) {
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (sign === '|' && depth === 0) {
      parts.push(source.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, source.slice(from)];
}
