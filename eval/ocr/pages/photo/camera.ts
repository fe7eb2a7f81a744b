import type { Random } from '../random.ts';
import type { Point3, Surface } from './surface.ts';

/** A phone held over a table: takes a point in space to a pixel of the picture. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly project: (point: Point3) => readonly [number, number];
}

/** The camera that sees the whole sheet with some table around it, at about the sheet's own resolution. */
export function cameraFor(surface: Surface, width: number, height: number, random: Random): Camera {
  const [pitch, yaw, roll] = [random.between(-0.05, 0.42), random.between(-0.22, 0.22), random.between(-0.09, 0.09)];
  const distance = Math.max(width, height) * random.between(1.5, 2.2);
  const turn = rotationOf(pitch, yaw, roll);
  const seen = (point: Point3): [number, number] => {
    const [x, y, z] = turn(point);
    const w = distance / (distance - z);
    return [x * w, y * w];
  };
  const border = borderOf(surface, width, height).map(seen);
  const [xs, ys] = [border.map(([x]) => x), border.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = () => random.between(0.03, 0.13);
  const [l, r, t, b] = [margin(), margin(), margin(), margin()];
  const scale = random.between(0.95, 1.2);
  const [spanX, spanY] = [(right - left) * scale, (bottom - top) * scale];
  // Phone pictures are 3:4; a slip in one has table on both sides, which people crop away.
  const size = { width: Math.round(spanX * (1 + l + r)), height: Math.round(spanY * (1 + t + b)) };
  return {
    ...size,
    project: (point) => {
      const [x, y] = seen(point);
      return [(x - left) * scale + spanX * l, (y - top) * scale + spanY * t];
    },
  };
}

function borderOf(surface: Surface, width: number, height: number): Point3[] {
  const points: Point3[] = [];
  for (let i = 0; i <= 40; i++) {
    const t = i / 40 - 0.5;
    points.push(surface.at(t * width, -height / 2), surface.at(t * width, height / 2));
    points.push(surface.at(-width / 2, t * height), surface.at(width / 2, t * height));
  }
  return points;
}

/** Pitch tips the far end away, yaw one side, roll turns the picture. */
function rotationOf(pitch: number, yaw: number, roll: number): (point: Point3) => Point3 {
  const [cp, sp, cy, sy, cr, sr] = [pitch, yaw, roll].flatMap((a) => [Math.cos(a), Math.sin(a)]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return ([x, y, z]) => {
    const [y1, z1] = [y * cp - z * sp, y * sp + z * cp];
    const [x2, z2] = [x * cy + z1 * sy, z1 * cy - x * sy];
    return [x2 * cr - y1 * sr, x2 * sr + y1 * cr, z2];
  };
}
