import type { Random } from '../random.ts';

/** Paper in space: where each point of the flat sheet lies. Lengths are pixels of the sheet, the middle is the origin. */
export interface Surface {
  readonly at: (u: number, v: number) => Point3;
}
export type Point3 = readonly [x: number, y: number, z: number];

export const SHAPES = ['flat', 'bent', 'folded', 'crumpled'] as const;
export type Shape = (typeof SHAPES)[number];

/** Samples of the curve the paper follows along its bent axis. */
const SAMPLES = 400;

export function surfaceOf(shape: Shape, width: number, height: number, random: Random): Surface {
  switch (shape) {
    case 'flat':
      return { at: (u, v) => [u, v, 0] };
    case 'bent':
      return bent(width, height, random);
    case 'folded':
      return folded(width, height, random);
    case 'crumpled':
      return crumpled(width, height, random);
  }
}

/** A sheet that curls: paper keeps its length, so what rises also draws in. */
function bent(width: number, height: number, random: Random): Surface {
  // Slips curl along the roll; sheets sag either way.
  const along = height > 2 * width || random.chance(0.5) ? 'v' : 'u';
  const length = along === 'v' ? height : width;
  const waves = random.between(0.35, 0.8);
  const start = random.between(0, Math.PI * 2);
  const steepest = random.between(0.16, 0.34);
  const frequency = (waves * 2 * Math.PI) / length;
  const curve = curveOf(length, (s) => steepest * Math.sin(frequency * s + start));
  return alongAxis(along, curve);
}

/** A letter folded in two, three or four, opened again: flat panels at slight angles, rounded at the folds. */
function folded(width: number, height: number, random: Random): Surface {
  const along = random.chance(0.75) ? 'v' : 'u';
  const length = along === 'v' ? height : width;
  const panels = random.int(2, 4);
  let sign = random.chance(0.5) ? 1 : -1;
  const slopes = Array.from({ length: panels }, () => (sign = -sign) * random.between(0.06, 0.16));
  const curve = curveOf(length, (s) => {
    const place = Math.max(0, Math.min(panels - 1e-6, (s / length + 0.5) * panels));
    const panel = Math.floor(place);
    const within = place - panel;
    // Half of each fold lies on either side of it.
    const soft = 0.02;
    const here = slopes[panel]!;
    if (within < soft && panel > 0) return mix((slopes[panel - 1]! + here) / 2, here, within / soft);
    if (within > 1 - soft && panel < panels - 1)
      return mix(here, (here + slopes[panel + 1]!) / 2, (within - 1 + soft) / soft);
    return here;
  });
  return alongAxis(along, curve);
}

/** A sheet that was in a pocket: short creases in every direction over a slight sag. */
function crumpled(width: number, height: number, random: Random): Surface {
  const sag = bentGently(width, height, random);
  const size = Math.min(width, height);
  const creases = Array.from({ length: 16 }, () => {
    const angle = random.between(0, Math.PI);
    return {
      x: random.between(-width / 2, width / 2),
      y: random.between(-height / 2, height / 2),
      nx: Math.cos(angle),
      ny: Math.sin(angle),
      reach: size * random.between(0.15, 0.45),
      wide: size * random.between(0.06, 0.16),
      rise: random.between(0.05, 0.13) * (random.chance(0.5) ? 1 : -1),
    };
  });
  const bump = (u: number, v: number) => {
    let z = 0;
    for (const { x, y, nx, ny, reach, wide, rise } of creases) {
      const [dx, dy] = [u - x, v - y];
      const across = dx * nx + dy * ny;
      const along = dx * ny - dy * nx;
      const fade = Math.exp(-((along / reach) ** 2) - (across / (2 * wide)) ** 2);
      z += rise * fade * (wide - Math.sqrt(across * across + 9));
    }
    return z;
  };
  return {
    at: (u, v) => {
      const [x, y, z] = sag.at(u, v);
      return [x, y, z + bump(u, v)];
    },
  };
}

function bentGently(width: number, height: number, random: Random): Surface {
  const start = random.between(0, Math.PI * 2);
  const frequency = (0.5 * 2 * Math.PI) / height;
  return alongAxis(
    'v',
    curveOf(height, (s) => 0.08 * Math.sin(frequency * s + start + width)),
  );
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

interface Curve {
  readonly at: (s: number) => readonly [along: number, height: number];
}

/** The curve of a given length whose slope angle (radians) at each point is known. */
function curveOf(length: number, angle: (s: number) => number): Curve {
  const step = length / SAMPLES;
  const along = new Float64Array(SAMPLES + 1);
  const rise = new Float64Array(SAMPLES + 1);
  for (let i = 1; i <= SAMPLES; i++) {
    const a = angle(-length / 2 + (i - 0.5) * step);
    along[i] = along[i - 1]! + Math.cos(a) * step;
    rise[i] = rise[i - 1]! + Math.sin(a) * step;
  }
  const [middle, level] = [along[SAMPLES / 2]!, rise[SAMPLES / 2]!];
  return {
    at: (s) => {
      const place = Math.max(0, Math.min(SAMPLES - 1e-9, (s + length / 2) / step));
      const i = Math.floor(place);
      const t = place - i;
      return [mix(along[i]!, along[i + 1]!, t) - middle, mix(rise[i]!, rise[i + 1]!, t) - level];
    },
  };
}

const alongAxis = (axis: 'u' | 'v', curve: Curve): Surface => ({
  at: (u, v) => {
    const [place, z] = curve.at(axis === 'u' ? u : v);
    return axis === 'u' ? [place, v, z] : [u, place, z];
  },
});
