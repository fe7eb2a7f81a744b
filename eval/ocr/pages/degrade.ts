import sharp, { type Sharp } from 'sharp';
import type { Random } from './random.ts';
import type { Picture } from './render.ts';
import { fromCorners, type Homography, rotation, warp } from './warp.ts';

/** What happens to paper between the printer and the upload. */
export const DEGRADATIONS = [
  'clean',
  'jpeg',
  'blur',
  'lowres',
  'noise',
  'shadow',
  'faded',
  'tilt',
  'perspective',
  'thermal',
  'fax',
  'photo',
  'turn90',
  'turn180',
  'turn270',
] as const;
export type Degradation = (typeof DEGRADATIONS)[number];

export interface Degraded {
  readonly picture: Picture;
  readonly quality: number;
  /** New picture → old picture. */
  readonly map: Homography;
}

const IDENTITY: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const TABLE = [112, 98, 84] as const;

export async function degrade(picture: Picture, kind: Degradation, random: Random): Promise<Degraded> {
  const keep = (changed: Picture, quality = 90): Degraded => ({ picture: changed, quality, map: IDENTITY });
  switch (kind) {
    case 'clean':
      return keep(picture, 95);
    case 'jpeg':
      return keep(picture, random.int(22, 40));
    case 'blur':
      return keep(await blurred(picture, random.between(0.8, 1.5)));
    case 'lowres':
      return shrunk(picture, random.between(0.5, 0.66));
    case 'noise':
      return keep(noisy(picture, random.between(10, 22), random), 85);
    case 'shadow':
      return keep(shaded(picture, random));
    case 'faded':
      return keep(noisy(faded(picture, random.between(0.25, 0.5)), 4, random));
    case 'tilt':
      return tilted(picture, random.between(1.5, 5) * (random.chance(0.5) ? 1 : -1));
    case 'perspective':
      return seenFromTheSide(picture, random);
    case 'thermal':
      return keep(noisy(await dotted(picture, random), 5, random), 75);
    case 'fax':
      return keep(await bilevel(picture), 95);
    case 'photo':
      return photographed(picture, random);
    case 'turn90':
      return turned(picture, -90);
    case 'turn180':
      return turned(picture, 180);
    case 'turn270':
      return turned(picture, 90);
  }
}

const raw = ({ width, height, rgb }: Picture) => sharp(rgb, { raw: { width, height, channels: 3 } });

async function finish(image: Sharp): Promise<Picture> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

const blurred = (picture: Picture, sigma: number) => finish(raw(picture).blur(sigma));

async function shrunk(picture: Picture, scale: number): Promise<Degraded> {
  const small = await finish(raw(picture).resize(Math.round(picture.width * scale)));
  const [sx, sy] = [picture.width / small.width, picture.height / small.height];
  return { picture: small, quality: 80, map: [sx, 0, 0, 0, sy, 0, 0, 0, 1] };
}

function mapPixels(picture: Picture, change: (value: number, index: number) => number): Picture {
  const rgb = new Uint8Array(picture.rgb.length);
  for (let i = 0; i < rgb.length; i++) rgb[i] = Math.max(0, Math.min(255, change(picture.rgb[i]!, i)));
  return { ...picture, rgb };
}

function noisy(picture: Picture, strength: number, random: Random): Picture {
  let grain = 0;
  return mapPixels(picture, (value, i) => {
    // Mostly grey grain: the three channels share it.
    if (i % 3 === 0) grain = random.normal() * strength;
    return value + grain;
  });
}

const faded = (picture: Picture, contrast: number): Picture => mapPixels(picture, (v) => 235 + (v - 255) * contrast);

function shaded(picture: Picture, random: Random): Picture {
  const angle = random.between(0, Math.PI * 2);
  const [dx, dy] = [Math.cos(angle) / picture.width, Math.sin(angle) / picture.height];
  const edge = random.between(-0.3, 0.6);
  const depth = random.between(0.35, 0.6);
  return mapPixels(picture, (value, i) => {
    const p = Math.floor(i / 3);
    const place = (p % picture.width) * dx + Math.floor(p / picture.width) * dy;
    const shadow = 1 / (1 + Math.exp(-(place - edge) * 12));
    return value * (1 - depth * shadow);
  });
}

function tilted(picture: Picture, degrees: number): Degraded {
  const { map, width, height } = rotation(picture.width, picture.height, degrees);
  return { picture: warp(picture, map, width, height, TABLE), quality: 88, map };
}

function turned(picture: Picture, degrees: number): Degraded {
  const { map, width, height } = rotation(picture.width, picture.height, degrees);
  return { picture: warp(picture, map, width, height, [255, 255, 255]), quality: 90, map };
}

function seenFromTheSide(picture: Picture, random: Random): Degraded {
  const { width, height } = picture;
  const jitter = () => random.between(0.02, 0.09);
  const map = fromCorners(width, height, [
    [-width * jitter(), -height * jitter()],
    [width * (1 + jitter()), -height * jitter()],
    [width * (1 + jitter()), height * (1 + jitter())],
    [-width * jitter(), height * (1 + jitter())],
  ]);
  return { picture: warp(picture, map, width, height, TABLE), quality: 85, map };
}

/** A slip printer: a coarse dot grid, dark and light rows, a column of dead dots. */
async function dotted(picture: Picture, random: Random): Promise<Picture> {
  const scale = random.between(0.8, 0.95);
  const coarse = await finish(
    raw(picture)
      .resize(Math.round(picture.width * scale))
      .threshold(random.int(130, 165)),
  );
  const size = { width: picture.width, height: picture.height, kernel: 'nearest' as const, fit: 'fill' as const };
  const grid = await finish(raw(coarse).resize(size).blur(0.6));
  const period = random.int(14, 40);
  const depth = random.between(0.1, 0.35);
  const dead = random.int(20, picture.width - 20);
  return mapPixels(grid, (value, i) => {
    const p = Math.floor(i / 3);
    const row = Math.floor(p / picture.width);
    const light = p % picture.width === dead ? 0.7 : depth * (0.5 + 0.5 * Math.sin((row / period) * Math.PI * 2));
    return value + (245 - value) * light;
  });
}

/** Fine fax mode, 204 × 196 dpi, black and white. */
const bilevel = (picture: Picture): Promise<Picture> => finish(raw(picture).threshold(150));

async function photographed(picture: Picture, random: Random): Promise<Degraded> {
  const seen = seenFromTheSide(picture, random);
  const soft = await blurred(shaded(seen.picture, random), random.between(0.5, 0.9));
  return { picture: noisy(soft, random.between(3, 8), random), quality: random.int(60, 80), map: seen.map };
}
