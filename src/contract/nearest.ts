import { editDistance } from './edit-distance.ts';

/** The name that was probably meant: the nearest one, when it is near enough not to mislead. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  if (written.length > LONGEST) return undefined;
  const folded = fold(written);
  let best: string | undefined;
  let least = Math.max(1, Math.floor(folded.length / 3)) + 1;
  for (const name of names) {
    const distance = distanceOf(folded, fold(name), least);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** Nobody misspells a longer name; a hostile one must not be compared. */
const LONGEST = 60;

/** `corporateNumber`, `corporate-number` and `Corporate_Number` are meant alike. */
const fold = (name: string): string => name.replaceAll(/[-_\s]/g, '').toLowerCase();

/** Edits from one to the other; `limit` when there are as many or more. */
function distanceOf(a: string, b: string, limit: number): number {
  // Half a name is a good hint, too: `number` for `corporate_number`.
  if (a.length >= 4 && b.length - a.length >= limit && (b.startsWith(a) || b.endsWith(a))) return limit - 1;
  return editDistance(a, b, limit - 1);
}
