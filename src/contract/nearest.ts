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

/** Edits (a letter more, less, other, or two swapped) from one to the other; `limit` when there are more. */
function distanceOf(a: string, b: string, limit: number): number {
  // Half a name is a good hint, too: `number` for `corporate_number`.
  if (a.length >= 4 && b.length - a.length >= limit && (b.startsWith(a) || b.endsWith(a))) return limit - 1;
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let edits = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        edits = Math.min(edits, before[column - 2]! + 1);
      line.push(edits);
    }
    [before, last] = [last, line];
  }
  return Math.min(last[b.length]!, limit);
}
