/** A stretch along a column: `from` inclusive, `to` exclusive. */
export interface Cell {
  readonly from: number;
  readonly to: number;
}

/** A character is at most this many times its width tall. */
const MAX_TALL = 1.15;
/** Distances between the middles of characters, as multiples of their width. */
const PITCHES = [0.98, 1.02, 1.06, 1.1, 1.15, 1.2, 1.3, 1.4, 1.55];

/**
 * Which pieces of ink belong to one character. 二, 言 and 号 have gaps inside, 一 is only a stroke: what decides is
 * that characters of a column stand at even distances (dynamic programming over the middles of neighbours).
 */
export function groupByPitch(pieces: readonly Cell[], em: number): Cell[] {
  let best: { cost: number; cells: Cell[] } = { cost: Number.POSITIVE_INFINITY, cells: [] };
  for (const pitch of PITCHES) {
    const found = grouped(pieces, em, pitch * em);
    if (found.cost < best.cost) best = found;
  }
  return best.cells;
}

interface Step {
  readonly cell: Cell;
  readonly cost: number;
  readonly previous: Step | undefined;
}

function grouped(pieces: readonly Cell[], em: number, pitch: number): { cost: number; cells: Cell[] } {
  /** Best ways to end with a cell whose last piece is `end`, one per first piece. */
  const ending: Step[][] = pieces.map(() => []);
  for (let end = 0; end < pieces.length; end++) {
    for (let start = end; start >= 0; start--) {
      const cell = { from: pieces[start]!.from, to: pieces[end]!.to };
      if (start < end && cell.to - cell.from > em * MAX_TALL) break;
      const own = sizeCost(cell, em);
      if (start === 0) {
        ending[end]!.push({ cell, cost: own, previous: undefined });
        continue;
      }
      let step: Step | undefined;
      for (const previous of ending[start - 1]!) {
        const cost = previous.cost + own + distanceCost(previous.cell, cell, pitch);
        if (!step || cost < step.cost) step = { cell, cost, previous };
      }
      if (step) ending[end]!.push(step);
    }
  }
  const last = ending.at(-1)?.reduce((a, b) => (b.cost < a.cost ? b : a));
  const cells: Cell[] = [];
  for (let step = last; step; step = step.previous) cells.unshift(step.cell);
  return { cost: last?.cost ?? 0, cells };
}

/** A little against crumbs, so that the dots of 心 do not become characters. */
const sizeCost = ({ from, to }: Cell, em: number): number => 0.03 + 0.04 * Math.max(0, 1 - (to - from) / (0.6 * em));

function distanceCost(a: Cell, b: Cell, pitch: number): number {
  const distance = (b.from + b.to - a.from - a.to) / 2 / pitch;
  // A wider gap is a space of any size.
  if (distance > 1.5) return 0.08;
  return (distance - 1) ** 2 * 2;
}
