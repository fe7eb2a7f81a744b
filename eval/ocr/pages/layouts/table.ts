import type { Box, TextItem } from '../sheet.ts';

/** A column of a ruled table: where it begins and ends, and to which side its text keeps. */
export interface TableColumn {
  readonly head: string;
  readonly kind: string;
  readonly width: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export interface TableStyle {
  readonly x: number;
  readonly y: number;
  readonly rowHeight: number;
  readonly size: number;
  /** Every cell framed, only lines between the rows, or every second row shaded. */
  readonly rules: 'grid' | 'rows' | 'stripes';
  readonly line?: string;
  readonly shade?: string;
}

/** Sets a table and returns where it ends. Empty cells stay empty. */
export function setTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  { x, y, rowHeight, size, rules, line = '#666666', shade = '#e8edf3' }: TableStyle,
  texts: TextItem[],
  boxes: Box[],
): number {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const lines = [columns.map((column) => column.head), ...rows];
  lines.forEach((cells, row) => {
    const top = y + row * rowHeight;
    if (row === 0 || (rules === 'stripes' && row % 2 === 0))
      boxes.push({ x, y: top, width, height: rowHeight, fill: shade });
    if (rules === 'rows') boxes.push({ x, y: top, width, height: 0.5, stroke: line });
    let left = x;
    columns.forEach((column, i) => {
      if (rules === 'grid') boxes.push({ x: left, y: top, width: column.width, height: rowHeight, stroke: line });
      const text = cells[i] ?? '';
      const anchor = row === 0 ? 'middle' : (column.anchor ?? 'start');
      const place = {
        start: left + size * 0.4,
        middle: left + column.width / 2,
        end: left + column.width - size * 0.4,
      };
      if (text !== '')
        texts.push({
          kind: row === 0 ? 'label' : column.kind,
          text,
          x: place[anchor],
          y: Math.round(top + rowHeight / 2 + size * 0.36),
          size,
          anchor,
        });
      left += column.width;
    });
  });
  if (rules === 'rows') boxes.push({ x, y: y + lines.length * rowHeight, width, height: 0.5, stroke: line });
  return y + lines.length * rowHeight;
}
