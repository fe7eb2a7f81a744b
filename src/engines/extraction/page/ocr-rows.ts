import { boundsOf, type Line, type Page, type Polygon, partOfLine } from '../../ocr/index.ts';
import { buildRows, displayWidth, type Rect, type Row, type SourceLine } from './rows.ts';

interface Placed {
  readonly line: number;
  readonly source: SourceLine;
  readonly rect: Rect;
  readonly vertical: boolean;
}

/** Rows of pages that were read with boxes: lines that overlap in height by more than half stand in one row. */
export function rowsOfPages(pages: readonly Page[]): { rows: Row[]; lines: SourceLine[] } {
  const placed: Placed[] = [];
  pages.forEach((page, pageIndex) => {
    for (const line of page.lines) {
      const rect = rectAround(line.polygon);
      const source: SourceLine = {
        page: pageIndex,
        text: line.text,
        rect,
        confidence: line.confidence,
        rectOf: (start, end) => rectOfPart(line, start, end),
      };
      placed.push({ line: placed.length, source, rect, vertical: line.vertical });
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
  return { rows, lines: placed.map((entry) => entry.source) };
}

function rectOfPart(line: Line, start: number, end: number): Rect {
  // `chars` are code points while positions are UTF-16 units.
  const from = [...line.text.slice(0, start)].length;
  const to = [...line.text.slice(0, end)].length;
  return rectAround(partOfLine(line, from, Math.max(to, from + 1)));
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
    const group = entry.vertical ? undefined : groups.findLast((candidate) => fits(candidate, entry));
    if (group) group.push(entry);
    else groups.push([entry]);
  }
  for (const group of groups) group.sort((a, b) => a.rect[0] - b.rect[0]);
  return groups;
}

function fits(group: readonly Placed[], entry: Placed): boolean {
  return group.every((other) => {
    if (other.vertical || other.source.page !== entry.source.page) return false;
    const overlap =
      Math.min(other.rect[1] + other.rect[3], entry.rect[1] + entry.rect[3]) - Math.max(other.rect[1], entry.rect[1]);
    const across =
      Math.min(other.rect[0] + other.rect[2], entry.rect[0] + entry.rect[2]) - Math.max(other.rect[0], entry.rect[0]);
    return (
      overlap > 0.5 * Math.min(other.rect[3], entry.rect[3]) && across < 0.3 * Math.min(other.rect[2], entry.rect[2])
    );
  });
}
