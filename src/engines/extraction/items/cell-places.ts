import type { ColumnMeaning } from '../vocabulary/columns.ts';
import type { TableHeading } from './columns.ts';
import type { Piece } from './pieces.ts';

/** Pieces that stand together; marks alone make no block. */
export function blocksOf(pieces: readonly Piece[]): Piece[][] {
  const blocks: Piece[][] = [];
  for (const piece of pieces) {
    const last = blocks.at(-1);
    const number = piece.shape === 'number' && last?.some((entry) => entry.shape === 'number' && entry.currency);
    if (last && (!piece.apart || piece.shape === 'mark' || piece.shape === 'sign') && !number) last.push(piece);
    else blocks.push([piece]);
  }
  return blocks;
}

const REACH = 7;

export function under(piece: Piece, heading: TableHeading | null): ColumnMeaning | null {
  let best: ColumnMeaning | null = null;
  let least = REACH + 1;
  const centre = (piece.left + piece.right) / 2;
  for (const column of heading?.columns ?? []) {
    const gap = Math.min(
      Math.abs(piece.right - column.right),
      Math.abs(centre - (column.left + column.right) / 2),
      Math.abs(piece.left - column.left),
    );
    if (gap < least) [best, least] = [column.meaning, gap];
  }
  return best;
}

/** `10` or `8` under 税率: spreadsheets leave the sign away. */
export const isBareRate = ({ piece, under, nth }: { readonly piece: Piece } & Places): boolean =>
  under === 'rate' && nth !== 'quantity' && /^(?:8|10)$/.test(piece.text);

interface Places {
  readonly under: ColumnMeaning | null;
  readonly nth: ColumnMeaning | null;
}
