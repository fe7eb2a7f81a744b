import { type Cells, growArea } from './sheet-cells.ts';

/** The tone of a table reaches under nothing: so little of a sheet may look like it, by glare or a worn edge. */
const LIKE_TABLE = 0.05;

/**
 * What stands out from the table as one thing with these cells: a card that is half black, a slip with a coloured band.
 * The table is what can be reached from the picture's edge. Undefined when the sheet cannot be told from it.
 */
export function standingOut(cells: Cells, isSheet: (cell: number) => boolean): Uint8Array | undefined {
  const { width, height } = cells;
  const map = new Int32Array(width * height).fill(-1);
  for (let cell = 0; cell < map.length; cell++) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const atEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (atEdge && map[cell] === -1) growArea(cells, map, cell, 0);
  }
  const thing = new Uint8Array(map.length);
  const stack: number[] = [];
  let lost = 0;
  for (let cell = 0; cell < map.length; cell++) {
    if (!isSheet(cell)) continue;
    if (map[cell] !== -1) lost++;
    else {
      thing[cell] = 1;
      stack.push(cell);
    }
  }
  if (lost >= LIKE_TABLE * (stack.length + lost)) return undefined;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    // Nothing that stands out touches the picture's edge, so that every cell has four neighbours.
    for (const to of [at - 1, at + 1, at - width, at + width]) {
      if (thing[to] || map[to] !== -1) continue;
      thing[to] = 1;
      stack.push(to);
    }
  }
  return thing;
}
