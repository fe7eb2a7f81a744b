import sharp from 'sharp';
import { DEGRADATIONS, type Degradation, degrade } from './degrade.ts';
import type { Place } from './outline.ts';
import { photograph } from './photo/index.ts';
import type { Shape } from './photo/surface.ts';
import type { Random } from './random.ts';
import type { Picture } from './render.ts';
import { apply, inverse } from './warp.ts';

/** Everything that can happen to paper before it is uploaded. New looks go to the end: seeds count places. */
export const LOOKS = [
  ...DEGRADATIONS,
  'photo_flat',
  'photo_bent',
  'photo_folded',
  'photo_crumpled',
  'photo_turn90',
  'photo_turn180',
] as const;
export type Look = (typeof LOOKS)[number];

export const isTurned = (kind: Look): boolean => /(^|_)turn/.test(kind);
export const isPhotograph = (kind: Look): boolean => kind.startsWith('photo');

const isTaken = (kind: Look): kind is Exclude<Look, Degradation> => kind.startsWith('photo_');

/** Groups of looks by name. */
export const LOOK_SETS: Readonly<Record<string, readonly Look[]>> = {
  usual: DEGRADATIONS,
  all: LOOKS,
  photographs: LOOKS.filter(isPhotograph),
  turned: LOOKS.filter(isTurned),
};

export interface Seen {
  readonly picture: Picture;
  /** Of the JPEG. */
  readonly quality: number;
  readonly place: Place;
}

export async function look(picture: Picture, kind: Look, random: Random): Promise<Seen> {
  if (kind === 'photo_turn90') return turned(await photograph(picture, 'bent', random), 90);
  if (kind === 'photo_turn180') return turned(await photograph(picture, 'flat', random), 180);
  if (isTaken(kind)) return photograph(picture, kind.slice('photo_'.length) as Shape, random);
  const { map, ...seen } = await degrade(picture, kind, random);
  const forward = inverse(map);
  return { ...seen, place: { at: (x, y) => apply(forward, x, y), curved: false } };
}

/** A phone held sideways or upside down that did not note it: the picture turned clockwise. */
async function turned({ picture, quality, place }: Seen, degrees: 90 | 180): Promise<Seen> {
  const { width, height, rgb } = picture;
  const image = sharp(rgb, { raw: { width, height, channels: 3 } }).rotate(degrees);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): [number, number] => {
    const [px, py] = place.at(x, y);
    return degrees === 90 ? [height - py, px] : [width - px, height - py];
  };
  return { picture: { width: info.width, height: info.height, rgb: data }, quality, place: { ...place, at } };
}

/** The picture at half its resolution. */
export async function halved({ picture, quality, place }: Seen): Promise<Seen> {
  const { width, height, rgb } = picture;
  const [w, h] = [Math.round(width / 2), Math.round(height / 2)];
  const small = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(w, h, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const at = (x: number, y: number): [number, number] => {
    const [px, py] = place.at(x, y);
    return [(px * w) / width, (py * h) / height];
  };
  return { picture: { width: w, height: h, rgb: small }, quality, place: { at, curved: place.curved } };
}
