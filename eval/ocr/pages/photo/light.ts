import type { Random } from '../random.ts';

/** The light of a room on the table: a factor for each pixel and the colour of the lamp. */
export interface Light {
  readonly at: (x: number, y: number) => number;
  readonly tint: readonly [red: number, green: number, blue: number];
}

const TINTS = [
  [1, 1, 1],
  [1.03, 0.98, 0.88],
  [1.04, 0.97, 0.82],
  [0.95, 0.99, 1.04],
  [0.98, 1.01, 0.96],
] as const;

export function lightOf(width: number, height: number, random: Random): Light {
  const exposure = random.between(0.72, 1.02);
  const angle = random.between(0, Math.PI * 2);
  const slope = random.between(0.05, 0.4);
  const [gx, gy] = [(Math.cos(angle) * slope) / width, (Math.sin(angle) * slope) / height];
  const corner = random.between(0.05, 0.22);
  const shadow = random.chance(0.55) ? castShadow(width, height, random) : () => 0;
  return {
    tint: random.pick(TINTS),
    at: (x, y) => {
      const [cx, cy] = [x - width / 2, y - height / 2];
      const away = ((2 * cx) / width) ** 2 + ((2 * cy) / height) ** 2;
      return exposure * (1 + cx * gx + cy * gy) * (1 - (corner * away) / 2) * (1 - shadow(x, y));
    },
  };
}

/** The phone, a hand or the head of the one who takes the picture: a soft edge across the page. */
function castShadow(width: number, height: number, random: Random): (x: number, y: number) => number {
  const angle = random.between(0, Math.PI * 2);
  const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
  const size = Math.max(width, height);
  const edge = random.between(-0.1, 0.35) * size;
  const soft = random.between(0.012, 0.06) * size;
  const depth = random.between(0.18, 0.5);
  const bow = random.between(-0.6, 0.6) / size;
  return (x, y) => {
    const [cx, cy] = [x - width / 2, y - height / 2];
    const across = cx * nx + cy * ny + bow * (cx * ny - cy * nx) ** 2;
    return depth / (1 + Math.exp(-(across - edge) / soft));
  };
}
