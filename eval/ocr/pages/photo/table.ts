import sharp from 'sharp';
import type { Random } from '../random.ts';
import { draw, type Picture } from '../render.ts';

/** What lies around the paper: wood, desk or cloth, with other papers and cards at the edges. */
export async function drawTable(width: number, height: number, random: Random): Promise<Picture> {
  // The table is behind the paper and softer: half the resolution, a quarter of the work.
  const half = await drawHalf(Math.ceil(width / 2), Math.ceil(height / 2), random);
  const raw = { raw: { width: half.width, height: half.height, channels: 3 as const } };
  return { width, height, rgb: await sharp(half.rgb, raw).resize(width, height, { fit: 'fill' }).raw().toBuffer() };
}

function drawHalf(width: number, height: number, random: Random): Promise<Picture> {
  const kind = random.pick(['wood', 'wood', 'desk', 'cloth'] as const);
  const things = Array.from({ length: random.int(0, 3) }, () => thing(width, height, random));
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${TEXTURES[kind](random)}${things.join('')}</svg>`,
  );
}

const rgb = (r: number, g: number, b: number) => `rgb(${Math.round(r)},${Math.round(g)},${Math.round(b)})`;

/** Noise stretched into a texture: two colours, by the strength of the noise. */
function noise(random: Random, frequency: string, from: readonly number[], to: readonly number[]): string {
  const id = `n${random.int(1, 1e6)}`;
  const rows = [0, 1, 2].map((c) => {
    const span = ((to[c]! - from[c]!) / 255).toFixed(4);
    return `${span} 0 0 0 ${(from[c]! / 255).toFixed(4)}`;
  });
  return [
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">`,
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${random.int(1, 999)}"/>`,
    `<feColorMatrix type="matrix" values="${rows.join(' ')} 0 0 0 0 1"/></filter>`,
    `<rect width="100%" height="100%" filter="url(#${id})"/>`,
  ].join('');
}

const TEXTURES: Readonly<Record<'wood' | 'desk' | 'cloth', (random: Random) => string>> = {
  wood: (random) => {
    const [r, g, b] = random.pick([
      [168, 120, 76],
      [110, 72, 44],
      [196, 160, 118],
      [84, 62, 48],
    ] as const);
    const light = [r * 1.35, g * 1.35, b * 1.35];
    const dark = [r * 0.55, g * 0.5, b * 0.45];
    const upright = random.chance(0.4);
    const fine = random.between(0.1, 0.24).toFixed(3);
    return noise(random, upright ? `${fine} 0.006` : `0.006 ${fine}`, dark, light);
  },
  desk: (random) => {
    const [r, g, b] = random.pick([
      [205, 203, 198],
      [92, 96, 102],
      [48, 50, 54],
      [170, 178, 184],
    ] as const);
    return noise(random, '0.6', [r * 0.88, g * 0.88, b * 0.88], [r * 1.1, g * 1.1, b * 1.1]);
  },
  cloth: (random) => {
    const [r, g, b] = random.pick([
      [70, 84, 120],
      [122, 60, 58],
      [150, 144, 128],
      [60, 92, 76],
    ] as const);
    const step = random.int(3, 5);
    const weave = `<pattern id="weave" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.int(0, 60)})"><rect width="${step / 2}" height="${step}" fill="#000" fill-opacity=".22"/><rect width="${step}" height="${step / 2}" fill="#fff" fill-opacity=".13"/></pattern>`;
    const base = noise(random, '0.35 0.25', [r * 0.8, g * 0.8, b * 0.8], [r * 1.2, g * 1.2, b * 1.2]);
    return `<defs>${weave}</defs>${base}<rect width="100%" height="100%" fill="url(#weave)"/>`;
  },
};

/** Another paper, a card or a pen that sticks out beside the page. */
function thing(width: number, height: number, random: Random): string {
  const side = random.int(0, 3);
  const along = random.between(0.05, 0.95);
  const [x, y] = [
    [along * width, 0],
    [width, along * height],
    [along * width, height],
    [0, along * height],
  ][side]!;
  const size = Math.max(width, height) * random.between(0.2, 0.5);
  const [w, h] = [size, size * random.between(0.6, 1.4)];
  const fill = random.pick([rgb(238, 236, 230), rgb(250, 250, 250), rgb(228, 214, 180), rgb(90, 120, 170)]);
  const lines = Array.from({ length: 12 }, (_, i) => {
    const length = random.between(0.3, 0.85);
    // Print too far off to be read.
    return `<rect x="${-w / 2 + w * 0.07}" y="${-h / 2 + h * (0.08 + i * 0.075)}" width="${w * length}" height="${h * 0.012}" fill="#000" fill-opacity=".35"/>`;
  });
  const shade = `<rect x="${-w / 2 + 6}" y="${-h / 2 + 8}" width="${w}" height="${h}" fill="#000" fill-opacity=".3"/>`;
  const paper = `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${fill}"/>`;
  const pen = `<rect x="${-size / 2}" y="-6" width="${size}" height="12" rx="6" fill="${random.pick(['#1c1c22', '#22386a', '#8a1d22'])}"/><rect x="${-size / 2}" y="-4" width="${size}" height="2" fill="#fff" fill-opacity=".35"/>`;
  const body = random.chance(0.25) ? pen : `${shade}${paper}${random.chance(0.6) ? lines.join('') : ''}`;
  return `<g transform="translate(${x!.toFixed(1)} ${y!.toFixed(1)}) rotate(${random.between(-40, 40).toFixed(1)})">${body}</g>`;
}
