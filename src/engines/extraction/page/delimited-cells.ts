/** The cells of one line of CSV, TSV or `|`-parted text; quotes may hold separators, and `""` is a quote. */
export function cellsOfLine(line: string, separator: string): readonly string[] | null {
  const cells: string[] = [];
  let cell = '';
  let quoted: 'no' | 'open' | 'closed' = 'no';
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    if (quoted === 'open') {
      if (sign !== '"') cell += sign;
      else if (line[at + 1] === '"') cell += line[++at];
      else quoted = 'closed';
    } else if (sign === separator) {
      cells.push(cell.trim());
      [cell, quoted] = ['', 'no'];
    } else if (sign === '"' && cell.trim() === '') [cell, quoted] = ['', 'open'];
    else if (quoted === 'no' || sign.trim() !== '') cell += sign;
  }
  // A quote that nothing closes is a sign of inches, or the cell goes on in the next line.
  if (quoted === 'open') return null;
  cells.push(cell.trim());
  // | 品名 | 金額 |: the rules at both ends part nothing.
  const isFramed = separator === '|' && cells.length > 2 && cells[0] === '' && cells.at(-1) === '';
  return isFramed ? cells.slice(1, -1) : cells;
}

const OPENS_FIGURE = /^[-△▲]?[¥\\]?[1-9]\d{0,2}$/;
const GOES_ON = /^\d{3}(?:\.\d{1,2})?円?$/;
const FIGURE = /^[-△▲]?[¥\\]?\d[\d,]*(?:\.\d+)?円?$/;
/** Ways to put figures together that are looked at, and cells of a row that has them. */
const MOST_WAYS = 64;
const MOST_CELLS = 24;

/** `タイヤ,6,48,500,291,000` under four headings: commas of thousands that no quotes protect, as the product says. */
export function withThousands(cells: readonly string[], count: number): readonly string[] | null {
  if (cells.length > MOST_CELLS) return null;
  const ways: string[][] = [];
  // From here, with so many cells to fill, nothing came out: looked at once.
  const dead = new Set<number>();
  const walk = (at: number, sofar: readonly string[]): void => {
    const left = cells.length - at;
    const open = count - sofar.length;
    const place = at * (MOST_CELLS + 1) + open;
    if (ways.length >= MOST_WAYS || left < open || left > open * 3 || dead.has(place)) return;
    if (left === 0) {
      ways.push([...sofar]);
      return;
    }
    const before = ways.length;
    let cell = cells[at]!;
    const mayGoOn = OPENS_FIGURE.test(cell);
    for (let end = at + 1; end - at <= 3; end++) {
      walk(end, [...sofar, cell]);
      if (!mayGoOn || !GOES_ON.test(cells[end] ?? '')) break;
      cell += `,${cells[end]}`;
    }
    if (ways.length === before) dead.add(place);
  };
  walk(0, []);
  return ways.find(hasProduct) ?? (ways.length === 1 ? ways[0]! : null);
}

const worth = (cell: string): number =>
  FIGURE.test(cell) ? Number(cell.replace(/[△▲]/, '-').replace(/[^\d.-]/g, '')) : Number.NaN;
const hasProduct = (cells: readonly string[]): boolean =>
  cells.some((cell, at) => {
    const [count, price] = [worth(cell), worth(cells[at + 1] ?? '')];
    return cells.slice(at + 2).some((amount) => Math.abs(Math.round(count * price) - worth(amount)) <= 1);
  });
