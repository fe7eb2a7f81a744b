import { boundsOf, inkBounds, type Line, type Page, type Point, type Polygon, partOfLine } from '../../ocr/index.ts';
import { displayWidth } from './display-width.ts';
import { piecesOf } from './long-lines.ts';
import { buildRows, type Rect, type Row, type SourceLine } from './rows.ts';

interface Placed {
  readonly line: number;
  readonly source: SourceLine;
  /** Position as if the page were straight. */
  readonly rect: Rect;
  readonly vertical: boolean;
}

/** Rows of pages that were read with boxes: lines that overlap in height by more than half stand in one row. */
export function rowsOfPages(pages: readonly Page[]): { rows: Row[]; lines: SourceLine[] } {
  const placed: Placed[] = [];
  const lines: SourceLine[] = [];
  pages.forEach((page, pageIndex) => {
    const straighten = straightener(page);
    for (const line of page.lines) {
      const source: SourceLine = {
        page: pageIndex,
        text: firstRead(line),
        rect: rectAround(line.polygon),
        confidence: line.confidence,
        rectOf: (start, end) => rectOfPart(line, start, end),
        ...(line.source === 'ocr' ? { picture: true } : {}),
        settled: line.settled ?? (line.chars.some((char) => char.readAs !== undefined) ? line.text : undefined),
        secondLook: line.secondLook,
      };
      const rect = straighten(line);
      for (const piece of piecesOf(source))
        placed.push({ line: lines.length, source: piece, rect, vertical: line.vertical });
      lines.push(source);
    }
  });
  const heights = placed.map((entry) => letterHeight(entry)).sort((a, b) => a - b);
  const median = heights[heights.length >> 1] || 1;
  const groups = groupByHeight(placed);
  const unit = characterUnit(placed);
  const rows = buildRows(
    groups.map((group) =>
      group.map(({ source, line, rect }) => ({ source, line, left: rect[0] / unit, width: rect[2] / unit })),
    ),
    groups.map((group) => Math.max(...group.map((entry) => letterHeight(entry))) / median),
  );
  return { rows, lines };
}

/** The line before a check digit chose among its readings: a document says what was read, not what would fit. */
const firstRead = ({ chars, text }: Line): string =>
  chars.some((char) => char.readAs !== undefined) ? chars.map((char) => char.readAs ?? char.text).join('') : text;

/** Steeper than any page is read leaning (36°). */
const STEEPEST = 0.75;
const slopeOf = ([start, end]: Polygon): number => (end[1] - start[1]) / (end[0] - start[0]);

/**
 * A photo leans, and more at one end than at the other: the slope is fitted over the height of the page (by the
 * medians of its upper and lower half), and every line is moved to where it would stand at the left edge.
 */
function straightener(page: Page): (line: Line) => Rect {
  const long = page.lines.filter((line) => {
    const { width, height } = boundsOf(line.polygon);
    return !line.vertical && width > height * 3 && line.source === 'ocr';
  });
  const slopes = long
    .map((line) => ({ y: line.polygon[0][1], slope: slopeOf(line.polygon) }))
    .filter(({ slope }) => Number.isFinite(slope) && Math.abs(slope) < STEEPEST)
    .sort((a, b) => a.y - b.y);
  if (slopes.length < 3) return (line) => rectAround(line.polygon);
  const half = Math.max(1, slopes.length >> 1);
  const upper = medianOf(slopes.slice(0, half));
  const lower = medianOf(slopes.slice(-half));
  const spread = lower.y - upper.y || 1;
  const slopeAt = (y: number) => {
    const share = Math.min(1.3, Math.max(-0.3, (y - upper.y) / spread));
    return upper.slope + (lower.slope - upper.slope) * share;
  };
  return ({ polygon, vertical }) => {
    if (vertical) return rectAround(polygon);
    const [startTop, endTop, endBottom, startBottom] = polygon;
    const middle: Point = [(startTop[0] + startBottom[0]) / 2, (startTop[1] + startBottom[1]) / 2];
    const height = Math.hypot(startBottom[0] - startTop[0], startBottom[1] - startTop[1]);
    const width = Math.max(endTop[0], endBottom[0]) - middle[0];
    return [middle[0], middle[1] - slopeAt(middle[1]) * middle[0] - height / 2, width, height];
  };
}

function medianOf(entries: readonly { y: number; slope: number }[]): { y: number; slope: number } {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  return { y: middle(entries.map((entry) => entry.y)), slope: middle(entries.map((entry) => entry.slope)) };
}

// A detector's box is taller than the print. Shares of its height that ink takes, for letters and figures and for kanji,
// where the picture did not tell.
const LATIN_INK = 0.6;
const KANJI_INK = 0.8;

/** The rectangle of some characters of a line, drawn in to their ink. */
function rectOfPart(line: Line, start: number, end: number): Rect {
  // `chars` are code points while positions are UTF-16 units.
  const from = [...line.text.slice(0, start)].length;
  const to = [...line.text.slice(0, end)].length;
  const ink = inkBounds(line, from, Math.max(to, from + 1));
  if (ink) return [ink.x, ink.y, ink.width, ink.height];
  const part = partOfLine(line, from, Math.max(to, from + 1));
  if (line.vertical || line.source !== 'ocr') return rectAround(part);
  return rectAround(drawnIn(part, /[^\x20-\x7e¥￥]/.test(line.text.slice(start, end)) ? KANJI_INK : LATIN_INK));
}

function drawnIn([startTop, endTop, endBottom, startBottom]: Polygon, share: number): Polygon {
  const cut = (1 - share) / 2;
  const between = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * cut, a[1] + (b[1] - a[1]) * cut];
  return [
    between(startTop, startBottom),
    between(endTop, endBottom),
    between(endBottom, endTop),
    between(startBottom, startTop),
  ];
}

function rectAround(polygon: Polygon): Rect {
  const { x, y, width, height } = boundsOf(polygon);
  return [x, y, width, height];
}

const letterHeight = (entry: Placed): number => (entry.vertical ? entry.rect[2] : entry.rect[3]);

/** Width of one half-width character: the median over all lines. */
function characterUnit(placed: readonly Placed[]): number {
  const widths = placed
    .filter((entry) => !entry.vertical && entry.source.text.length > 1)
    .map((entry) => entry.rect[2] / Math.max(1, displayWidth(entry.source.text)))
    .sort((a, b) => a - b);
  return widths[widths.length >> 1] || 1;
}

function groupByHeight(placed: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  const ordered = [...placed].sort(
    (a, b) => a.source.page - b.source.page || a.rect[1] + a.rect[3] / 2 - (b.rect[1] + b.rect[3] / 2),
  );
  for (const entry of ordered) {
    // Vertical lines run through many heights: each is a row of its own.
    const group = entry.vertical ? undefined : groups.slice(-4).findLast((candidate) => fits(candidate, entry));
    if (group) group.push(entry);
    else groups.push([entry]);
  }
  for (const group of groups) group.sort((a, b) => a.rect[0] - b.rect[0]);
  return groups.sort((a, b) => a[0]!.source.page - b[0]!.source.page || top(a) - top(b));
}

const top = (group: readonly Placed[]): number => Math.min(...group.map(({ rect }) => rect[1] + rect[3] / 2));

/** More boxes than stand side by side on any paper: each one is held against all others of its row. */
const MAX_BOXES = 120;

function fits(group: readonly Placed[], entry: Placed): boolean {
  if (group.length >= MAX_BOXES) return false;
  return group.every((other) => {
    if (other.vertical || other.source.page !== entry.source.page) return false;
    const [a, b] = [other.rect, entry.rect];
    const overlap = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
    const across = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
    return overlap > 0.5 * Math.min(a[3], b[3]) && across < 0.3 * Math.min(a[2], b[2]);
  });
}
