import type { Reading } from '../../types.ts';
import type { Rect } from '../detect/rects.ts';
import type { Quarter } from './crop.ts';

export type ReadBox = (rect: Rect, quarter: Quarter) => Promise<Reading>;

/** Boxes looked at for some that tell, and how many of those are asked. */
const CANDIDATES = 10;
const WITNESSES = 3;
/** A seal over a column spoils its single characters first: a box has to be read this surely to be asked. */
const WELL_READ = 0.92;
/** Read as surely as this, one box settles that the page has lines. */
const BEYOND_DOUBT = 0.95;
/** Print read the right way is never read as poorly as this. */
export const DOUBTFUL = 0.8;
/** Digits look alike lying and standing; kana and kanji do not. */
const JAPANESE = /[\u3041-\u3096\u30a1-\u30fa\u3005\u4e00-\u9fff]/u;
const LETTERS = 3;
/** Share of the characters that both readings of a column have in common; those of a line have next to none. */
const AGREED = 0.5;
const NOTHING_IN_COMMON = 0.1;

/**
 * Whether boxes that read well the given way are columns of vertical writing. The recogniser reads a line, and a column
 * turned to a line, equally well; `readCells` sets the characters of a column upright one by one. Of a column it reads
 * the same, of a line nonsense. `rects` come with the best to ask first.
 */
export async function areColumns(
  rects: readonly Rect[],
  way: Quarter,
  read: ReadBox,
  readCells: ReadBox,
): Promise<boolean> {
  let [common, chars] = [0, 0];
  for await (const { rect, line } of witnesses(rects, way, read)) {
    const cells = await readCells(rect, way);
    const [a, b] = [lettersOf(line), lettersOf(cells)];
    const longer = Math.max(a.length, b.length);
    // What single characters are read as counts as far as they were read at all.
    const agreement = commonCharacters(a, b) * Math.min(1, cells.confidence / line.confidence);
    common += agreement;
    chars += longer;
    // The first box says no to most pages.
    if (line.confidence >= BEYOND_DOUBT && longer > LETTERS && agreement < longer * NOTHING_IN_COMMON) return false;
  }
  return chars > 0 && common >= chars * AGREED;
}

interface Witness {
  readonly rect: Rect;
  readonly line: Reading;
}

/** Boxes with Japanese read surely; where there are none, whatever was read. One by one: the first often settles it. */
async function* witnesses(rects: readonly Rect[], way: Quarter, read: ReadBox): AsyncGenerator<Witness> {
  const others: Witness[] = [];
  let sure = 0;
  for (const rect of rects.slice(0, CANDIDATES)) {
    const line = await read(rect, way);
    const tells =
      line.confidence >= WELL_READ && lettersOf(line).filter((char) => JAPANESE.test(char)).length >= LETTERS;
    if (tells) yield { rect, line };
    else if (line.confidence >= DOUBTFUL) others.push({ rect, line });
    if (tells && ++sure === WITNESSES) return;
  }
  if (sure === 0) yield* others.slice(0, WITNESSES);
}

/** The Japanese characters of a reading, or all where it has too few. */
function lettersOf({ text }: Reading): string[] {
  const all = [...text.replaceAll(' ', '')];
  const letters = all.filter((char) => JAPANESE.test(char));
  return letters.length >= LETTERS ? letters : all;
}

/** Length of the longest common subsequence. */
export function commonCharacters(a: readonly string[], b: readonly string[]): number {
  const row = new Array<number>(b.length + 1).fill(0);
  for (const char of a) {
    let diagonal = 0;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j]!;
      row[j] = char === b[j - 1] ? diagonal + 1 : Math.max(above, row[j - 1]!);
      diagonal = above;
    }
  }
  return row[b.length]!;
}
