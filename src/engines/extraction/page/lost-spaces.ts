import { likelyPatterns } from '../../../japan/likely-patterns.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import { GROWN_TOGETHER } from '../vocabulary/grown-together.ts';
import { grownAddress } from './grown-address.ts';
import type { Normalised } from './normalise.ts';

const likelyGrown = likelyPatterns(GROWN_TOGETHER, ({ pattern }) => pattern);

/** Where two words of a text grew together; only where it is sure that the one ends there. */
function seams(text: string): Set<number> {
  const found = new Set<number>();
  const address = grownAddress(text);
  if (address !== null) found.add(address);
  for (const { pattern } of likelyGrown(text)) {
    let last = -1;
    for (const { index } of matchesOf(text, pattern)) {
      // 人材開発室 is a department, and so is 開発室: the longer one begins where the name ends.
      if (last < 0 || text.slice(last, index).includes(' ')) found.add(index);
      last = index;
    }
  }
  return found;
}

/** A text with the spaces that a reader of pictures lost, or a PDF set word by word never had. */
export function withLostSpaces({ text, origin }: Normalised): Normalised {
  const found = seams(text);
  if (found.size === 0) return { text, origin };
  let spaced = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    // The space has no width in print: it stands where the second word begins.
    if (found.has(at) && text[at] !== ' ' && text[at - 1] !== ' ') {
      spaced += ' ';
      places.push(origin[at]!);
    }
    spaced += text[at];
    places.push(origin[at]!);
  }
  places.push(origin[text.length]!);
  return { text: spaced, origin: places };
}
