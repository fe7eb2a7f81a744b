import type { fitting } from '../../../src/engines/extraction/index.ts';
import type { Case } from '../case.ts';
import { fold } from '../score.ts';

type Cell = fitting.Subjects['cells'][number][number];
interface Item {
  readonly description: string;
  readonly amount: number;
  readonly quantity?: number | null;
  readonly unit_price?: number | null;
  readonly discount?: number | null;
}

/** What each piece of a row of goods means, told by the labelled items; rows whose item cannot be found teach nothing. */
export function labelCells(item: Case, rows: readonly (readonly Cell[])[]): fitting.Labelled<Cell>[] {
  const items = item.expected.items as readonly Item[] | undefined;
  if (!items || item.expected_extra?.ambiguous?.includes('items')) return [];
  const found: fitting.Labelled<Cell>[] = [];
  const used = new Set<number>();
  for (const entry of items)
    for (const [at, row] of rows.entries()) {
      if (used.has(at)) continue;
      const span = nameIn(row, entry.description);
      if (!span) continue;
      const below = rows[at + 1] ?? [];
      const gross = entry.amount - (entry.discount ?? 0);
      const holds = (cells: readonly Cell[]) =>
        cells.some(({ piece }) => piece.value === gross || piece.value === entry.amount);
      if (holds(row)) found.push(...labelRow(row, span, entry, gross));
      else if (holds(below) && !below.some(({ piece }) => piece.shape === 'word')) {
        found.push(...labelRow(row, span, { ...entry, amount: Number.NaN }, Number.NaN));
        found.push(...labelRow(below, null, entry, gross));
        used.add(at + 1);
      } else continue;
      used.add(at);
      break;
    }
  return found;
}

/** The run of pieces that is the description, without spaces. */
function nameIn(row: readonly Cell[], description: string): readonly [number, number] | null {
  const want = fold(description) ?? '';
  for (let from = 0; from < row.length; from++) {
    let text = '';
    for (let to = from; to < row.length && text.length <= want.length; to++) {
      text += fold(row[to]!.piece.text) ?? '';
      if (text === want) return [from, to];
    }
  }
  return null;
}

function labelRow(
  row: readonly Cell[],
  span: readonly [number, number] | null,
  entry: Item,
  gross: number,
): fitting.Labelled<Cell>[] {
  const labels = new Map<number, string>();
  if (span) for (let at = span[0]; at <= span[1]; at++) labels.set(at, 'name');
  const take = (meaning: string, value: number | null | undefined, last: boolean) => {
    if (value === null || value === undefined || Number.isNaN(value)) return;
    const list = row.map((_, at) => at).filter((at) => !labels.has(at) && row[at]!.piece.value === value);
    const at = last ? list.at(-1) : list[0];
    if (at !== undefined) labels.set(at, meaning);
  };
  take('amount', gross, true);
  if (![...labels.values()].includes('amount')) take('amount', entry.amount, true);
  take('price', entry.unit_price, true);
  take('quantity', entry.quantity, false);
  const amount = entry.amount;
  return row.flatMap((subject, at) => {
    const { piece } = subject;
    if (piece.shape === 'mark' || piece.shape === 'sign') return [];
    const known = labels.get(at);
    return [{ subject, label: known ?? left(subject, at, span, amount) }];
  });
}

/** Pieces the label says nothing about: by what they look like. */
function left({ piece, under }: Cell, at: number, span: readonly [number, number] | null, amount: number): string {
  if (piece.shape === 'rate') return 'rate';
  if (piece.shape === 'date') return 'date';
  if (piece.shape === 'unit') return 'unit';
  const front = span !== null && at < span[0];
  if (piece.shape === 'number') {
    const value = Math.abs(piece.value ?? 0);
    if (front) return (piece.text.length <= 2 || under === 'number') && under !== 'code' ? 'number' : 'code';
    if (piece.text.startsWith('@')) return 'price';
    if (piece.unit !== null) return piece.apart ? 'quantity' : 'pack';
    if ([8, 10].some((rate) => Math.abs((Math.abs(amount) * rate) / 100 - value) < 1)) return 'tax';
    return value > Math.abs(amount) && value <= Math.abs(amount) * 1.11 ? 'gross' : 'note';
  }
  if (under === 'unit' || piece.text.length === 1) return 'unit';
  if (front) return under === 'category' ? 'category' : 'code';
  return under === 'pack' || under === 'category' ? under : 'note';
}
