import { matchesOf } from '../../../japan/matches-of.ts';
import { browserMargins } from './browser-margins.ts';
import { withGaps } from './closed-gaps.ts';
import { columnWordReading } from './column-words.ts';
import { layOut } from './delimited.ts';
import { placesOfInk, widthsOf } from './display-width.ts';
import { isFaxHeader } from './fax-header.ts';
import { withoutFormulas } from './formulas.ts';
import { withGrownAmounts } from './grown-amounts.ts';
import { withGrownCounts } from './grown-counts.ts';
import { withLabelsBehind } from './labels-behind.ts';
import { withLostSpaces } from './lost-spaces.ts';
import { type Normalised, normalise, printed } from './normalise.ts';
import { withoutPageMarks } from './page-marks.ts';
import { withPartedColumns } from './parted-columns.ts';
import { type Placed, placedApart, placedBeside } from './placed.ts';
import { withoutQuoteMarks } from './quoted-mail.ts';
import { readingOrder } from './reading-order.ts';
import { layOutRecords } from './record-lines.ts';
import { slashReading } from './slashed-labels.ts';
import { layOutTaxTables } from './tax-tables.ts';
import { hasSpacedThousands, readThousands } from './thousands.ts';
import { withUprightLines } from './upright-lines.ts';

/** A rectangle on a page: [x, y, width, height] in the page's own unit. */
export type Rect = readonly [x: number, y: number, width: number, height: number];

/** One line of the input: a line of text, or what the OCR read in one box. */
export interface SourceLine {
  readonly page: number;
  readonly text: string;
  /** Null for plain text. */
  readonly rect: Rect | null;
  readonly confidence: number;
  /** The rectangle of `text[start..end)`; null for plain text. */
  readonly rectOf: (start: number, end: number) => Rect | null;
  /** Only in pictures digits are misread; text says what it says. */
  readonly picture?: true;
  /** Another reading of the same ink, with a number whose check digit holds. */
  readonly settled?: string | undefined;
  /** The first look found no number in this line. */
  readonly secondLook?: true | undefined;
}

/** A piece of a row that stands apart from its neighbours: a column of a table, one half of a letterhead. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Left and right edge in half-width characters. */
  readonly left: number;
  readonly right: number;
}

interface Part {
  readonly line: number;
  readonly source: SourceLine;
  readonly normalised: Normalised;
  /** Where this source line begins in the row's text. */
  readonly offset: number;
  readonly left: number;
  readonly width: number;
}

/** What stands on one height of the page, from left to right. All positions are indexes into `text` (NFKC). */
export class Row {
  readonly index: number;
  readonly page: number;
  readonly text: string;
  /** Height of the letters against the median of the document; 1 for plain text. */
  readonly relativeHeight: number;
  readonly #parts: readonly Part[];
  #widths: Map<Part, readonly number[]> | undefined;
  #segments: readonly Segment[] | undefined;
  #tight: string | undefined;
  #tightIndex: readonly number[] | undefined;

  constructor(index: number, parts: readonly Omit<Part, 'offset'>[], relativeHeight = 1) {
    let text = '';
    const placed: Part[] = [];
    for (const part of parts) {
      if (text !== '') text += GAP;
      placed.push({ ...part, offset: text.length });
      text += part.normalised.text;
    }
    this.index = index;
    this.page = parts[0]?.source.page ?? 0;
    this.text = text;
    this.relativeHeight = relativeHeight;
    this.#parts = placed;
  }

  // What follows is worked out when it is asked for: of a text of thousands of lines most are never looked at.
  get segments(): readonly Segment[] {
    return (this.#segments ??= segmentsOf(this));
  }

  /** The text without spaces, for labels printed with wide letter spacing. */
  get tight(): string {
    return (this.#tight ??= this.text.replaceAll(' ', ''));
  }

  /** The index in `text` of each character of `tight`, and of its end. */
  get tightIndex(): readonly number[] {
    return (this.#tightIndex ??= placesOfInk(this.text));
  }

  /** Position of a character in half-width units from the left edge. */
  column(position: number): number {
    const part = this.#partAt(position);
    if (!part) return 0;
    const local = Math.max(0, position - part.offset);
    const length = part.normalised.text.length;
    if (part.source.rect === null) return part.left + this.#widthsOf(part)[Math.min(local, length)]!;
    return part.left + (length === 0 ? 0 : (part.width * local) / length);
  }

  /** The characters as printed, before any normalisation. */
  printed(start: number, end: number): string {
    const [only] = this.#parts;
    if (only && this.#parts.length === 1)
      return start < end ? printed(only.source.text, only.normalised, Math.max(0, start), end) : '';
    const pieces = this.#parts.flatMap((part) => {
      const from = Math.max(start, part.offset) - part.offset;
      const to = Math.min(end, part.offset + part.normalised.text.length) - part.offset;
      return to > from ? [printed(part.source.text, part.normalised, from, to)] : [];
    });
    return pieces.join(' ');
  }

  /** Source lines that `text[start..end)` touches. */
  lines(start: number, end: number): number[] {
    return this.#touched(start, end).map((part) => part.line);
  }

  /** The smallest rectangle around `text[start..end)`; null for plain text. */
  region(start: number, end: number): Rect | null {
    const rects = this.#touched(start, end).flatMap((part) => {
      const from = Math.max(0, start - part.offset);
      const to = Math.min(part.normalised.text.length, end - part.offset);
      const rect = part.source.rectOf(part.normalised.origin[from] ?? 0, part.normalised.origin[to] ?? 0);
      return rect ? [rect] : [];
    });
    return rects.length === 0 ? null : union(rects);
  }

  /** Mean OCR confidence of the lines behind `text[start..end)`; 1 for plain text. */
  confidence(start: number, end: number): number {
    const parts = this.#touched(start, end);
    if (parts.length === 0) return 1;
    return parts.reduce((sum, part) => sum + part.source.confidence, 0) / parts.length;
  }

  /** The source lines themselves. */
  sources(start: number, end: number): SourceLine[] {
    return this.#touched(start, end).map((part) => part.source);
  }

  #touched(start: number, end: number): Part[] {
    return this.#parts.filter((part) => start < part.offset + part.normalised.text.length && end > part.offset);
  }

  /** Worked out once: a long line is asked for many places. */
  #widthsOf(part: Part): readonly number[] {
    this.#widths ??= new Map();
    let known = this.#widths.get(part);
    if (known === undefined) {
      known = widthsOf(part.normalised.text);
      this.#widths.set(part, known);
    }
    return known;
  }

  #partAt(position: number): Part | undefined {
    for (let at = this.#parts.length - 1; at > 0; at--) if (this.#parts[at]!.offset <= position) return this.#parts[at];
    return this.#parts[0];
  }
}

export const GAP = '    ';
const SEGMENT_PATTERN = /\S+(?: \S+)*/g;

/** Two spaces or more (or another OCR box) end a segment. */
function segmentsOf(row: Row): Segment[] {
  return matchesOf(row.text, SEGMENT_PATTERN).map((match) => {
    const start = match.index;
    const end = start + match[0].length;
    return { start, end, text: match[0], left: row.column(start), right: row.column(end) };
  });
}

export function union(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map(([x]) => x));
  const top = Math.min(...rects.map(([, y]) => y));
  const right = Math.max(...rects.map(([x, , width]) => x + width));
  const bottom = Math.max(...rects.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

const nowhere = (): null => null;

/** Rows of a plain text; a full-width space counts as two columns, as it is printed. */
export function rowsOfText(text: string): { rows: Row[]; lines: SourceLine[] } {
  const printed = withLabelsBehind(withoutPageMarks(withoutQuoteMarks(text.split(/\r\n|[\n\r\u2028\u2029\f\v]/))));
  const lines = withGrownAmounts(
    withGaps(withGrownCounts(layOut(layOutTaxTables(layOutRecords(withPartedColumns(withUprightLines(printed))))))),
  ).map(
    (line): SourceLine => ({
      page: 0,
      text: line.replaceAll('\u3000', '  '),
      rect: null,
      confidence: 1,
      rectOf: nowhere,
    }),
  );
  const order = readingOrder(lines.map((line) => line.text));
  const groups = (order ?? lines.map((_, line) => [line])).flatMap((group) =>
    group.length === 1 ? placedApart(lines, group[0]!, order !== null) : [placedBeside(lines, group)],
  );
  return { rows: buildRows(groups), lines };
}

/** Rows in order; empty ones are left out. */
export function buildRows(groups: readonly (readonly Placed[])[], heights?: readonly number[]): Row[] {
  const rows: Row[] = [];
  const read = groups.map((group) => group.map((placed) => ({ ...placed, normalised: normalise(placed.source.text) })));
  const texts = read.flatMap((parts) => parts.map((part) => part.normalised.text));
  const readings = [
    ...(hasSpacedThousands(texts) ? [readThousands] : []),
    withoutFormulas,
    ...slashReading(texts),
    ...columnWordReading(texts),
  ];
  const asRead = (text: string) => readings.reduce((sofar, reading) => reading(sofar), text);
  const margins = browserMargins(read.map((parts) => parts.map((part) => part.normalised.text).join('  ')));
  read.forEach((plain, position) => {
    if (margins.has(position)) return;
    const parts = plain.map((part) => ({
      ...part,
      normalised: withLostSpaces({ ...part.normalised, text: asRead(part.normalised.text) }),
    }));
    if (parts.every((part) => part.normalised.text.trim() === '' || isFaxHeader(part.normalised.text))) return;
    rows.push(new Row(rows.length, parts, heights?.[position] ?? 1));
  });
  return rows;
}
