import { displayWidth } from './display-width.ts';
import { MAX_LINE, piecesOf } from './long-lines.ts';
import { FIELD_END } from './record-lines.ts';
import { GAP, type SourceLine } from './rows.ts';

/** A source line, or a piece of one, and where it stands in its row. */
export interface Placed {
  readonly source: SourceLine;
  readonly line: number;
  readonly left: number;
  readonly width: number;
}

const cut = (source: SourceLine): SourceLine => ({ ...source, text: source.text.slice(0, MAX_LINE) });

/** A line alone: the fields of a record and the pieces of an overlong line are rows of their own. */
export function placedApart(lines: readonly SourceLine[], line: number, ordered: boolean): Placed[][] {
  const source = lines[line]!;
  const fields = source.text.includes(FIELD_END)
    ? source.text.split(FIELD_END).map((text) => ({ ...source, text }))
    : [source];
  return fields
    .flatMap((field) => (ordered ? [cut(field)] : piecesOf(field)))
    .map((piece) => [{ source: piece, line, left: 0, width: 0 }]);
}

/** Lines that are one row of the paper, from left to right. */
export function placedBeside(lines: readonly SourceLine[], group: readonly number[]): Placed[] {
  let left = 0;
  return group.map((line) => {
    const placed = { source: cut(lines[line]!), line, left, width: 0 };
    left += displayWidth(placed.source.text) + GAP.length;
    return placed;
  });
}
