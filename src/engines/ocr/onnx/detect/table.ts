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
  const grow = (cell: number) => {
    if (map[cell] === -1) growArea(cells, map, cell, 0);
  };
  for (let x = 0; x < width; x++) grow(x);
  for (let y = 1; y < height - 1; y++) {
    grow(y * width);
    grow(y * width + width - 1);
  }
  for (let x = 0; x < width; x++) grow((height - 1) * width + x);
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
  const visit = (to: number) => {
    if (thing[to] || map[to] !== -1) return;
    thing[to] = 1;
    stack.push(to);
  };
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    // Nothing that stands out touches the picture's edge, so that every cell has four neighbours.
    visit(at - 1);
    visit(at + 1);
    visit(at - width);
    visit(at + width);
  }
  return thing;
}
