/** Columns `from` to `to` of a row, both inside. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A stretch of one row of a map. */
export interface RowRun extends Stretch {
  readonly y: number;
}

/** 8-connected areas above the threshold, each as its stretches of rows. */
export function areasAbove(map: Float32Array, width: number, height: number, threshold: number): RowRun[][] {
  return areasOf(height, (y) => {
    const stretches: Stretch[] = [];
    for (let at = y * width, start = at, end = at + width; at < end; at++) {
      if (map[at]! <= threshold) continue;
      const from = at - start;
      while (at < end && map[at]! > threshold) at++;
      stretches.push({ from, to: at - start - 1 });
    }
    return stretches;
  });
}

/** The 8-connected areas that the stretches of all rows make, by a scan with union-find. */
export function areasOf(height: number, stretchesOf: (y: number) => readonly Stretch[]): RowRun[][] {
  const parent: number[] = [];
  const runs: (RowRun & { label: number })[] = [];
  const find = (label: number): number => {
    let root = label;
    while (parent[root] !== root) root = parent[root]!;
    while (parent[label] !== root) [parent[label], label] = [root, parent[label]!];
    return root;
  };
  let above: typeof runs = [];
  for (let y = 0; y < height; y++) {
    const row: typeof runs = [];
    let next = 0;
    for (const { from, to } of stretchesOf(y)) {
      const run = { y, from, to, label: -1 };
      while (next < above.length && above[next]!.to < from - 1) next++;
      for (let k = next; k < above.length && above[k]!.from <= to + 1; k++) {
        const label = find(above[k]!.label);
        if (run.label < 0) run.label = label;
        else parent[label] = find(run.label);
      }
      if (run.label < 0) run.label = parent.push(parent.length) - 1;
      row.push(run);
      runs.push(run);
    }
    above = row;
  }
  const areas = new Map<number, RowRun[]>();
  for (const run of runs) {
    const root = find(run.label);
    const list = areas.get(root);
    if (list) list.push(run);
    else areas.set(root, [run]);
  }
  return [...areas.values()];
}

/**
 * Corners of the pixels, all a convex hull needs: a line one pixel thick has an extent. Of each row of corners the
 * outermost two, for what lies between them is on no hull. Stretches come row by row.
 */
export function cornersOf(runs: readonly RowRun[]): [number, number][] {
  const { y0, y1 } = boundsOf(runs);
  const lefts = new Array<number>(y1 - y0 + 2).fill(Infinity);
  const rights = new Array<number>(y1 - y0 + 2).fill(-Infinity);
  for (const { y, from, to } of runs)
    for (const row of [y - y0, y - y0 + 1]) {
      if (from < lefts[row]!) lefts[row] = from;
      if (to >= rights[row]!) rights[row] = to + 1;
    }
  return lefts.flatMap((left, row): [number, number][] => [
    [left, y0 + row],
    [rights[row]!, y0 + row],
  ]);
}

/** The columns and rows an area lies in, all inside. */
export function boundsOf(runs: readonly RowRun[]): { x0: number; x1: number; y0: number; y1: number } {
  let [x0, x1] = [Infinity, 0];
  for (const { from, to } of runs) {
    x0 = Math.min(x0, from);
    x1 = Math.max(x1, to);
  }
  return { x0, x1, y0: runs[0]!.y, y1: runs[runs.length - 1]!.y };
}
