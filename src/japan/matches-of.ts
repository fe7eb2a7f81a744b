/**
 * Every match of a global pattern, as `matchAll` gives them. That one builds a new RegExp each time it is called,
 * which costs more than looking through a row of a paper where nothing matches; this one builds nothing.
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  if (!pattern.global) throw new TypeError('matchesOf needs a global pattern');
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return NONE;
  const matches: RegExpExecArray[] = [];
  while (match !== null) {
    matches.push(match);
    // An empty match would be found at its place for ever.
    if (match[0] === '') pattern.lastIndex += pattern.unicode && isPair(text, match.index) ? 2 : 1;
    match = pattern.exec(text);
  }
  return matches;
}

const NONE: readonly RegExpExecArray[] = [];
const isPair = (text: string, at: number): boolean => (text.codePointAt(at) ?? 0) > 0xffff;
