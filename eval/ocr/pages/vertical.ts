import type { TextItem } from './sheet.ts';

/** One step down a column. */
export interface Cell {
  readonly text: string;
  /** Set as in a line: digits and letters that stand upright. Other characters take their form for columns. */
  readonly upright: boolean;
}

/** Distance from one character of a column to the next, as a share of the size. */
const PITCH = 1.08;

/**
 * The cells of a column. Up to two digits stand side by side in one cell (縦中横), longer numbers and letters stand one
 * below the other; brackets, the long mark, commas and small kana take the font's vertical forms.
 */
export function cellsOf(text: string): Cell[] {
  const parts = text.match(/[0-9]+|[^0-9]/gu) ?? [];
  return parts.flatMap((part): Cell[] => {
    if (/^[0-9]{1,2}$/.test(part)) return [{ text: part, upright: true }];
    return [...part].map((char) => ({ text: char, upright: /[0-9A-Za-z]/.test(char) }));
  });
}

/** The column as SVG text elements. `x` is its left edge, `y` its head; `style` are the attributes of the type. */
export function columnSvg(item: TextItem, style: string, escaped: (text: string) => string): string {
  const middle = item.x + item.size / 2;
  if (item.vertical === 'sideways')
    return `<text x="${middle}" y="${item.y}" style="writing-mode:vertical-rl" ${style}>${escaped(item.text)}</text>`;
  const step = item.size * (PITCH + (item.spacing ?? 0));
  return cellsOf(item.text)
    .map(({ text, upright }, i) => {
      const top = item.y + i * step;
      if (!upright)
        return `<text x="${middle}" y="${top}" style="writing-mode:vertical-rl" ${style}>${escaped(text)}</text>`;
      return `<text x="${middle}" y="${top + item.size * 0.86}" text-anchor="middle" ${style}>${escaped(text)}</text>`;
    })
    .join('');
}

/** How long the column is. */
export const columnLength = (text: string, size: number, spacing = 0): number =>
  cellsOf(text).length * size * (PITCH + spacing);

/** Characters that may not begin a column. */
const NEVER_FIRST = /^[、。」）ーっゃゅょッャュョ〕』]/u;

/** Text cut into columns of a number of cells; what must not stand first is drawn back to the column before. */
export function brokenInto(text: string, limit: number): string[] {
  const cells = cellsOf(text);
  const columns: string[] = [];
  let from = 0;
  while (from < cells.length) {
    let to = Math.min(cells.length, from + limit);
    while (to < cells.length && NEVER_FIRST.test(cells[to]!.text)) to++;
    columns.push(
      cells
        .slice(from, to)
        .map((cell) => cell.text)
        .join(''),
    );
    from = to;
  }
  return columns;
}
