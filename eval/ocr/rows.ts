import type { Line } from '../../src/engines/ocr/index.ts';

/** Lines that stand side by side, joined from left to right: what a reader calls a row. Columns stay alone. */
export function rowsOf(lines: readonly Line[]): string[] {
  const rows: string[] = lines.filter((line) => line.vertical).map((line) => line.text);
  const flat = lines.filter((line) => !line.vertical).map((line) => ({ line, ...place(line) }));
  const slope =
    flat.reduce((sum, item) => sum + item.rise, 0) /
    Math.max(
      1,
      flat.reduce((sum, item) => sum + item.run, 0),
    );
  const placed = flat.map((item) => ({ ...item, y: item.y - slope * item.x })).sort((a, b) => a.y - b.y);
  let row: typeof placed = [];
  const close = () => {
    if (row.length > 0)
      rows.push(
        row
          .sort((a, b) => a.x - b.x)
          .map((item) => item.line.text)
          .join(' '),
      );
    row = [];
  };
  for (const item of placed) {
    const head = row[0];
    if (head && Math.abs(item.y - head.y) > 0.5 * Math.min(item.height, head.height)) close();
    row.push(item);
  }
  close();
  return rows;
}

function place({ polygon: [a, b, c, d] }: Line) {
  return {
    x: (a[0] + b[0] + c[0] + d[0]) / 4,
    y: (a[1] + b[1] + c[1] + d[1]) / 4,
    height: Math.hypot(d[0] - a[0], d[1] - a[1]),
    run: b[0] - a[0],
    rise: b[1] - a[1],
  };
}
