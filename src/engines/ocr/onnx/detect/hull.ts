type P = [number, number];

/** Convex hull by Andrew's monotone chain. */
export function hullOf(points: P[]): P[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(points: P[]): P[] {
  const out: P[] = [];
  for (const p of points) {
    while (out.length >= 2 && cross(out[out.length - 2]!, out[out.length - 1]!, p) <= 0) out.pop();
    out.push(p);
  }
  return out;
}

const cross = (o: P, a: P, b: P): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** The turned rectangle of least area; its axis (ux, uy) points right, within 45° of the horizontal. */
export function smallestRect(hull: P[]) {
  let best = { area: Number.POSITIVE_INFINITY, cx: 0, cy: 0, w: 0, h: 0, ux: 1, uy: 0 };
  for (let i = 0; i < hull.length; i++) {
    const [a, b] = [hull[i]!, hull[(i + 1) % hull.length]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length === 0) continue;
    const [ux, uy] = nearHorizontal((b[0] - a[0]) / length, (b[1] - a[1]) / length);
    let [minU, maxU, minV, maxV] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [x, y] of hull) {
      const u = x * ux + y * uy;
      const v = -x * uy + y * ux;
      if (u < minU) minU = u;
      if (u > maxU) maxU = u;
      if (v < minV) minV = v;
      if (v > maxV) maxV = v;
    }
    const area = (maxU - minU) * (maxV - minV);
    if (area >= best.area) continue;
    const [u, v] = [(minU + maxU) / 2, (minV + maxV) / 2];
    best = { area, cx: u * ux - v * uy, cy: u * uy + v * ux, w: maxU - minU, h: maxV - minV, ux, uy };
  }
  const { area: _, ...rect } = best;
  return { ...rect, score: 0 };
}

/** The same pair of axes, named so that u runs to the right. */
function nearHorizontal(ux: number, uy: number): P {
  const [x, y] = Math.abs(ux) >= Math.abs(uy) ? [ux, uy] : [uy, -ux];
  return x < 0 ? [-x, -y] : [x, y];
}

/** How far a point lies outside a convex outline; 0 within it. */
export function distanceTo(outline: readonly P[], [x, y]: readonly [number, number]): number {
  let [inside, side, least] = [true, 0, Infinity];
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const [dx, dy] = [bx - ax, by - ay];
    const cross = dx * (y - ay) - dy * (x - ax);
    if (cross * side < 0) inside = false;
    if (cross !== 0) side ||= Math.sign(cross);
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - dx * along, y - ay - dy * along));
  }
  return inside ? 0 : least;
}
