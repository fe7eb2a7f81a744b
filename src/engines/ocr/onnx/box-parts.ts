import type { Grey } from '../../document/index.ts';
import type { Line } from '../types.ts';
import type { Rect } from './detect/rects.ts';
import { partTouching } from './detect/touching-lines.ts';
import type { ReadRect } from './left-overs.ts';
import { halvesOf } from './recognise/rest-of-box.ts';

/** Lines that are parted in the wrong place are never read this surely, one with the other. */
const WELL_READ = 0.8;
/** Of lines that touch one may be read less well than the other. */
const HALF_READ = 0.7;
/** Two lines in one box are never read this surely … */
const POORLY_READ = 0.6;
/** … but for print so large that most of it is one of them: in a box as thick as two, one guess is enough to ask. */
const THICK = 1.75;
const GUESSED = 0.6;
/** So many signs, and all of them nonsense: two lines of small print, as high together as one of the page. */
const NONSENSE = 0.5;
const MANY = 4;
const isNonsense = ({ confidence, text }: Line): boolean =>
  confidence < NONSENSE && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= MANY;

/** What stands in a box that is more than one line, one above or beside the other; undefined where it is one. */
export type ReadParts = (rect: Rect, line: Line, usual: number) => Promise<ReadRect[] | undefined>;

export function partsReader(page: Grey, readBox: (rect: Rect, columns: boolean) => Promise<Line>): ReadParts {
  /** A thick box that reads poorly may be lines that touch: they are believed where they read well. */
  const readTouching: ReadParts = async (rect, line, usual) => {
    const isGuessed = rect.h >= usual * THICK && line.chars.some(({ confidence }) => confidence < GUESSED);
    if (line.confidence >= POORLY_READ && !isGuessed) return undefined;
    const parts = partTouching(page, rect, isNonsense(line) && rect.h < usual * THICK ? rect.h / 2 : usual);
    if (parts.length === 1) return undefined;
    const read: ReadRect[] = [];
    let sum = 0;
    for (const part of parts) {
      const own = await readBox(part, false);
      // One that is not read at all spares the others.
      if (own.confidence < HALF_READ) return undefined;
      sum += own.confidence;
      read.push({ rect: part, line: own });
    }
    return sum >= Math.max(WELL_READ, line.confidence) * read.length ? read : undefined;
  };
  /** Print beside print of another kind, which was passed over. */
  const readRest = async (rect: Rect, line: Line): Promise<ReadRect[] | undefined> => {
    const halves = halvesOf(page, rect, line);
    const rest = halves && (await readBox(halves.rest, false));
    return rest && rest.chars.length > 1 && rest.confidence >= POORLY_READ
      ? [halves.read, { rect: halves.rest, line: rest }]
      : undefined;
  };
  return async (rect, line, usual) => (await readTouching(rect, line, usual)) ?? readRest(rect, line);
}
